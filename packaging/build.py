"""Build all that this system can into packaging/dist: `python packaging/build.py`.

Everywhere the program itself, tried out. On Linux also a .tar.gz and, with dpkg-deb, a Debian package; on
Windows a ZIP file, and an installer if Inno Setup is there; on macOS a disk image of the application. Needs
the "build" extra, on Linux binutils. Other commands here: `wheel.py` (wheel, sdist), `try_deb.py` (install
and remove the package), `compare.py` (two builds).
"""

import argparse
import hashlib
import sys

import linux
import macos
import programs
import windows

PACKAGES = {"linux": linux.package, "win32": windows.package, "darwin": macos.package}
"""Makers of the packages of each system, by `sys.platform`."""


def main() -> int:
    """Build, measure, try out and package."""
    programs.build()
    programs.try_out()
    made = PACKAGES[sys.platform]()
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made]
    (programs.DIST / f"SHA256SUMS-{sys.platform}").write_bytes("".join(lines).encode())
    for path in made:
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
