"""Package for macOS: a disk image with the application."""

import platform
import shutil
import subprocess
import tempfile
from pathlib import Path

from about import NAME, PROGRAM, VERSION
from programs import DIST


def package() -> list[Path]:
    """Return the disk image, written into `packaging/dist`."""
    application = DIST / f"{NAME}.app"
    made = DIST / f"{PROGRAM}-{VERSION}-macos-{platform.machine()}.dmg"
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(application, Path(folder) / application.name, symlinks=True)
        (Path(folder) / "Applications").symlink_to("/Applications")
        command = [
            "hdiutil",
            "create",
            "-volname",
            NAME,
            "-srcfolder",
            folder,
            "-ov",
            "-format",
            "UDZO",
            str(made),
        ]
        subprocess.run(command, check=True)
    return [made]
