"""`python -m fatecli`, and the console script."""

from .cli.run import main

if __name__ == "__main__":
    raise SystemExit(main())
