"""Build the sdist and from it the wheel, check both, and try the sdist in a bare environment.

`python packaging/wheel.py`, or with other interpreters `python packaging/wheel.py python3.12 python3.13`. It
needs the "build" extra, and the network for what the program depends on.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from about import PROGRAM, ROOT, VERSION
from programs import DIST, bare_environment


def main(interpreters: list[str]) -> int:
    """Build, check, install and try."""
    made = [DIST / f"galaxy_desktop-{VERSION}{ending}" for ending in (".tar.gz", "-py3-none-any.whl")]
    subprocess.run([sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT)], check=True)
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *map(str, made)], check=True)
    for interpreter in interpreters or [sys.executable]:
        with tempfile.TemporaryDirectory() as elsewhere:
            _try_sdist(interpreter, made[0], Path(elsewhere))
    return 0


def _try_sdist(interpreter: str, sdist: Path, elsewhere: Path) -> None:
    """Install the sdist into an empty environment, away from the checkout, and run its selftest."""
    if interpreter == sys.executable:
        venv.create(elsewhere / "venv", with_pip=True)
    else:
        subprocess.run([interpreter, "-m", "venv", str(elsewhere / "venv")], check=True)
    python = elsewhere / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", str(sdist)], check=True)
    command = [str(python.with_name(PROGRAM)), "selftest"]
    subprocess.run(command, env=bare_environment(str(elsewhere)), cwd=elsewhere, check=True)
    told = subprocess.check_output([str(python), "--version"], text=True).strip()
    print(f"{sdist.name} is installed and passes its selftest under {told}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("interpreter", nargs="*", help="an interpreter to try the sdist with")
    sys.exit(main(parser.parse_args().interpreter))
