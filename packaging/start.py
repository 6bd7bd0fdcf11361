"""Start of the built program; outside the package, as PyInstaller wants it."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from galaxy_desktop.__main__ import main

    sys.exit(main())
