"""`python -m galaxy_desktop` and the installed programs start here."""

import sys

from galaxy_desktop.cli import run


def main() -> int:
    """Do what the command line says; the exit code."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
