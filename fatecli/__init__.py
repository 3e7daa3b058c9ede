"""fatecli: dice and resolution for four games, over plain TOML sheets."""

__version__ = "0.1.0"
