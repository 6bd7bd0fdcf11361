"""Entry point of `python -m galaxy_desktop` and of the installed programs."""

import sys

from galaxy_desktop.cli import run


def main() -> int:
    """Do what the command line says; return the exit code."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
