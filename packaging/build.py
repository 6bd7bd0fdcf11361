"""Build the program into packaging/dist and try it out: `python packaging/build.py`.

Needs the "build" extra (`pip install -e ".[build]"`), and on Linux binutils. Ends with exit code 1 where the
built program does not pass its smoke run: `selftest` from another folder, then a window.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROGRAM = HERE / "dist" / "galaxy-desktop"


def main() -> int:
    """Build, measure and try the program."""
    begun = time.perf_counter()
    recipe = HERE / "galaxy-desktop.spec"
    folders = ["--distpath", str(HERE / "dist"), "--workpath", str(HERE / "build")]
    command = [
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "WARN",
        *folders,
        str(recipe),
    ]
    subprocess.run(command, check=True)
    size = sum(path.stat().st_size for path in PROGRAM.rglob("*") if path.is_file())
    print(f"built in {time.perf_counter() - begun:.1f} s: {PROGRAM}, {size / 1e6:.0f} MB")
    return smoke()


def smoke() -> int:
    """Run the built program from a copy in another folder, with next to nothing in its environment."""
    with tempfile.TemporaryDirectory() as elsewhere:
        copy = Path(elsewhere) / "galaxy-desktop"
        shutil.copytree(PROGRAM, copy)
        program = str(copy / ("galaxy-desktop.exe" if os.name == "nt" else "galaxy-desktop"))
        bare = {
            "HOME": elsewhere,
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "PATH": "/usr/bin:/bin",
        }
        if os.name == "nt":
            bare |= {"SYSTEMROOT": os.environ["SYSTEMROOT"], "TEMP": elsewhere}
        tried = subprocess.run([program, "selftest"], env=bare, cwd=elsewhere, check=False)
        if tried.returncode:
            print("the built program fails its selftest", file=sys.stderr)
            return 1
        command = [program, "--portable", elsewhere, "--frames", "30"]
        begun = time.perf_counter()
        opened = subprocess.run(command, env=bare, cwd=elsewhere, check=False, timeout=60)
        print(f"a window of 30 frames: {time.perf_counter() - begun:.2f} s, exit code {opened.returncode}")
        return 1 if opened.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
