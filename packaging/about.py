"""Facts that installers give about the program, and the files in which Windows and macOS want them."""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NAME = "Galaxy Desktop"
PROGRAM = "galaxy-desktop"
ID = "io.github.galaxy_desktop"
SUMMARY = "Five space board games, offline"
COPYRIGHT = next(
    line for line in (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines() if "(c)" in line
)
_SOURCE = (ROOT / "galaxy_desktop" / "__init__.py").read_text(encoding="utf-8")
_FOUND = re.search(r'__version__ = "([^"]+)"', _SOURCE)
assert _FOUND is not None
VERSION = _FOUND[1]
EARLIEST = 315532800
"""1980, the earliest time that a ZIP file can hold."""


def source_time() -> int:
    """Return the time of the source, in seconds: SOURCE_DATE_EPOCH, else that of its last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdigit():
        return max(EARLIEST, int(given))
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        told = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        told = ""
    return int(told) if told.isdigit() else EARLIEST


def version_numbers() -> tuple[int, int, int, int]:
    """Return the version as the four numbers that Windows wants."""
    numbers = [int(part) for part in re.findall(r"\d+", VERSION)[:4]]
    major, minor, patch, build = [*numbers, 0, 0, 0, 0][:4]
    return major, minor, patch, build


def version_resource(name: str) -> str:
    """Return the version resource of a Windows program, in the form that PyInstaller reads."""
    strings = {
        "CompanyName": f"{NAME} contributors",
        "FileDescription": NAME,
        "FileVersion": VERSION,
        "InternalName": name,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{name}.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
    }
    lines = ",\n        ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    numbers = version_numbers()
    return f"""VSVersionInfo(
    ffi=FixedFileInfo(
        filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0,
        date=(0, 0),
    ),
    kids=[
      StringFileInfo([StringTable("040904B0", [
        {lines},
      ])]),
      VarFileInfo([VarStruct("Translation", [1033, 1200])]),
    ],
)
"""


def write_version_resource(path: Path, name: str) -> Path:
    """Write the version resource of a program; return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(version_resource(name), encoding="utf-8")
    return path


def plist() -> dict[str, Any]:
    """Return what the Info.plist of the macOS application says beside its name, version and icon."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": VERSION,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
    }
