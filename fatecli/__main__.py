"""`python -m fatecli`: the command, as the console script is."""

from .cli.run import script

if __name__ == "__main__":
    script()
