"""Entry point of `python -m galaxy_desktop` and of the installed programs."""

import sys

from galaxy_desktop.cli import run
from galaxy_desktop.engine.garbage import never_look_again


def main() -> int:
    """Do what the command line says; return the exit code."""
    try:
        return run(sys.argv[1:])
    finally:
        never_look_again()


if __name__ == "__main__":
    sys.exit(main())
