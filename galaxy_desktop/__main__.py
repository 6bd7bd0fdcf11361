"""Entry point of `python -m galaxy_desktop` and of the installed programs."""

import sys

from galaxy_desktop.engine.garbage import all_is_kept, never_look_again


def main() -> int:
    """Do what the command line says; return the exit code."""
    with all_is_kept():
        from galaxy_desktop.cli import run
    try:
        return run(sys.argv[1:])
    finally:
        never_look_again()


if __name__ == "__main__":
    sys.exit(main())
