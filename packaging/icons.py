"""The icon in the forms and sizes that systems want, taken from the files that hold it."""

import struct
from pathlib import Path

HERE = Path(__file__).resolve().parent
ICO = HERE.parent / "assets" / "icons" / "galaxy-desktop.ico"
LARGEST = HERE / "galaxy-desktop-512.png"
TYPES = {16: (b"icp4",), 32: (b"icp5", b"ic11"), 64: (b"icp6", b"ic12"), 128: (b"ic07",)}
TYPES |= {256: (b"ic08", b"ic13"), 512: (b"ic09", b"ic14")}
"""Names of the parts of an icon of macOS, by size."""


def pngs() -> dict[int, bytes]:
    """Return the icon as PNG, by its size in pixels, from 16 to 512."""
    data = ICO.read_bytes()
    _reserved, kind, number = struct.unpack_from("<HHH", data)
    assert kind == 1
    found = {}
    for entry in range(number):
        width, *_rest, length, start = struct.unpack_from("<BBBBHHII", data, 6 + 16 * entry)
        found[width or 256] = data[start : start + length]
    return {**found, 512: LARGEST.read_bytes()}


def icns() -> bytes:
    """Return the icon of macOS."""
    pictures = pngs()
    parts = [(name, pictures[size]) for size, names in TYPES.items() for name in names]
    body = b"".join(name + struct.pack(">I", 8 + len(png)) + png for name, png in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_icns(path: Path) -> Path:
    """Write the icon of macOS; return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(icns())
    return path
