"""Packages for Linux: a .tar.gz of the program; a Debian package with menu entry, icons and manual page."""

import gzip
import os
import platform
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

from about import HERE, ID, PROGRAM, ROOT, SUMMARY, VERSION, source_time
from icons import pngs
from programs import BUILT, DIST, files

MAINTAINER = "The Galaxy Desktop team <team@galaxy-desktop.invalid>"
VOICES = "speech-dispatcher | espeak-ng"
"""Programs of which any reads the screen aloud, if the player wants that."""
WINDOW_LIBRARIES = ("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxkbcommon0", "libgl1")
"""Debian packages of the libraries that SDL looks for when it opens a window."""
WORK = HERE / "build"
DESCRIPTION = """\
 Race for the Galaxy, Roll for the Galaxy, New Frontiers, Jump Drive and
 Master of the Galaxy with complete rules: against computer players, or with
 friends on one screen. With undo, saves, replays, hints, guided first games,
 puzzles, challenges and a coach, in English, German and French.
"""


def package() -> list[Path]:
    """Return the packages, written into `packaging/dist`."""
    made = [_archive()]
    if shutil.which("dpkg-deb"):
        made.append(_debian())
    return made


def _archive() -> Path:
    """Write the .tar.gz; it is the same for the same program."""
    name = f"{PROGRAM}-{VERSION}-linux-{platform.machine()}"
    path = DIST / f"{name}.tar.gz"
    with (
        path.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=source_time()) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for each in sorted(path for path in BUILT.rglob("*") if not path.is_dir() or path.is_symlink()):
            tar.add(each, f"{name}/{each.relative_to(BUILT).as_posix()}", recursive=False, filter=_plain)
    return path


def _plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    info.mtime = source_time()
    info.mode = 0o755 if info.mode & 0o100 else 0o644
    return info


def _debian() -> Path:
    """Write the Debian package."""
    tree = WORK / "debian"
    shutil.rmtree(tree, ignore_errors=True)
    _fill(tree)
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    machine = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    machine_name = machine.stdout.strip()
    control.write_text(_control(tree, machine_name), encoding="utf-8")
    sums = subprocess.run(
        ["md5sum", *[str(path.relative_to(tree)) for path in files(tree) if path.parent != control.parent]],
        cwd=tree,
        capture_output=True,
        text=True,
        check=True,
    )
    (control.parent / "md5sums").write_text(sums.stdout, encoding="utf-8")
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and path.suffix != ".so")
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (source_time(), source_time()), follow_symlinks=False)
    made = DIST / f"{PROGRAM}_{VERSION}_{machine_name}.deb"
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(source_time())}
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(made)]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return made


def _fill(tree: Path) -> None:
    """Lay out the files of the package as they will be installed."""
    library, share = tree / "usr" / "lib" / PROGRAM, tree / "usr" / "share"
    shutil.copytree(BUILT, library, symlinks=True)
    (tree / "usr" / "games").mkdir()
    (tree / "usr" / "games" / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    _copy(HERE / f"{PROGRAM}.desktop", share / "applications")
    _copy(HERE / f"{ID}.metainfo.xml", share / "metainfo")
    _copy(ROOT / "LICENSE", share / "doc" / PROGRAM / "copyright")
    _zip(ROOT / "CHANGELOG.md", share / "doc" / PROGRAM / "changelog.gz")
    _zip(HERE / f"{PROGRAM}.6", share / "man" / "man6" / f"{PROGRAM}.6.gz")
    for size, png in pngs().items():
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{PROGRAM}.png"
        icon.parent.mkdir(parents=True)
        icon.write_bytes(png)


def _copy(path: Path, to: Path) -> None:
    folder = to if to.name != "copyright" else to.parent
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, to)


def _zip(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def _control(tree: Path, machine: str) -> str:
    """Return what dpkg wants to know of the package."""
    size = sum(path.stat().st_size for path in files(tree))
    needs = ", ".join((f"libc6 (>= {needed_glibc(tree)})", *WINDOW_LIBRARIES))
    return (
        f"Package: {PROGRAM}\nVersion: {VERSION}\nArchitecture: {machine}\nMaintainer: {MAINTAINER}\n"
        f"Section: games\nPriority: optional\nInstalled-Size: {-(-size // 1024)}\nDepends: {needs}\n"
        f"Suggests: {VOICES}\n"
        f"Description: {SUMMARY}\n{DESCRIPTION}"
    )


def needed_glibc(folder: Path) -> str:
    """Return the version of the C library that the binaries of a folder need."""
    found = {(2, 17)}
    for path in files(folder):
        with path.open("rb") as file:
            if file.read(4) != b"\x7fELF":
                continue
        told = subprocess.run(["objdump", "-T", str(path)], capture_output=True, text=True, check=False)
        found |= {(int(a), int(b)) for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", told.stdout)}
    return ".".join(map(str, max(found)))
