"""Package for Windows: an installer made by Inno Setup, where that is there, and always a ZIP file."""

import os
import shutil
import subprocess
from pathlib import Path

from about import HERE, PROGRAM, VERSION
from programs import BUILT, DIST

INNO = Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)"), "Inno Setup 6", "ISCC.exe")


def package() -> list[Path]:
    """Return the packages, written into `packaging/dist`."""
    name = f"{PROGRAM}-{VERSION}-windows"
    made = [Path(shutil.make_archive(str(DIST / name), "zip", DIST, BUILT.name))]
    inno = shutil.which("iscc") or (str(INNO) if INNO.is_file() else "")
    if inno:
        subprocess.run([inno, f"/DVersion={VERSION}", str(HERE / f"{PROGRAM}.iss")], check=True)
        made.append(DIST / f"{name}-setup.exe")
    else:
        print("Inno Setup isn't here: no installer was made")
    return made
