"""Galaxy Desktop: five space board games on one engine, offline."""

__version__ = "0.1.0"
