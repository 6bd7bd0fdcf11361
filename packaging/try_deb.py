"""Install the Debian package with apt, try it, remove it again: `python packaging/try_deb.py`, as root."""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from about import ID, PROGRAM
from icons import pngs
from programs import DIST, try_program

SHARE = Path("/usr/share")
STARTED = f"/usr/games/{PROGRAM}"


def run(*words: str) -> str:
    """Run a command, print it and what it prints; return that. End with exit code 1 if it fails."""
    print(f"$ {' '.join(words)}", flush=True)
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print(done.stdout, end="", flush=True)
    if done.returncode:
        sys.exit(f"exit code {done.returncode}")
    return done.stdout


def expect(holds: bool, what: str) -> None:  # noqa: FBT001 - an assertion
    """Print what was looked at; end with exit code 1 unless it holds."""
    print(f"{'yes' if holds else 'NO'}: {what}")
    if not holds:
        sys.exit(1)


def main() -> int:
    """Install, look, try, remove, look."""
    packages = list(DIST.glob(f"{PROGRAM}_*.deb"))
    if len(packages) != 1:
        sys.exit(f"one Debian package is needed in {DIST}, not {len(packages)}: run packaging/build.py")
    (package,) = packages
    quietly = ("-y", "-q", "-o", "Dpkg::Use-Pty=0")
    run("dpkg-deb", "--info", str(package))
    run("apt-get", "install", *quietly, str(package))
    installed = [
        Path(line) for line in subprocess.check_output(["dpkg", "-L", PROGRAM], text=True).splitlines()
    ]
    expect(all(path.exists() for path in installed), f"{len(installed)} files and folders are there")
    run("desktop-file-validate", str(SHARE / "applications" / f"{PROGRAM}.desktop"))
    run("appstreamcli", "validate", "--no-net", str(SHARE / "metainfo" / f"{ID}.metainfo.xml"))
    for size in pngs():
        icon = SHARE / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{PROGRAM}.png"
        expect(icon in installed, f"icon of {size} pixels")
    page = subprocess.check_output(["man", "-l", str(SHARE / f"man/man6/{PROGRAM}.6.gz")], text=True)
    expect("galaxy-desktop - five space board games" in page, "manual page")
    with tempfile.TemporaryDirectory() as elsewhere:
        expect(shutil.which(PROGRAM, path="/usr/bin:/bin:/usr/games") == STARTED, f"{STARTED} is on the path")
        try_program([STARTED], elsewhere)
    run("apt-get", "remove", "--purge", *quietly, PROGRAM)
    left = [path for path in installed if path.is_file() and PROGRAM in str(path)]
    expect(not left, "nothing is left")
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
