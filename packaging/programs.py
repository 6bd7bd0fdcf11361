"""The built program: PyInstaller makes it, and it is tried out away from the checkout."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from about import HERE, NAME, PROGRAM, source_time

DIST = HERE / "dist"
BUILT = DIST / PROGRAM
MOST_MB = 80


def build() -> None:
    """Build the program into `packaging/dist`; print its size and what it is made of."""
    begun = time.perf_counter()
    folders = ["--distpath", str(DIST), "--workpath", str(HERE / "build")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *folders]
    same_each_time = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(source_time())}
    recipe = str(HERE / f"{PROGRAM}.spec")
    subprocess.run([*command, recipe], env={**os.environ, **same_each_time}, cwd=HERE.parent, check=True)
    size = sum(path.stat().st_size for path in files(BUILT))
    print(f"built in {time.perf_counter() - begun:.1f} s: {BUILT}, {size / 1e6:.1f} MB")
    print("  " + ", ".join(f"{part} {bytes_ / 1e6:.1f}" for part, bytes_ in parts().most_common(12)))
    if size > MOST_MB * 1e6:
        sys.exit(f"that is more than {MOST_MB} MB")


def files(folder: Path) -> list[Path]:
    """Return all files in a folder, sorted; a link counts as what it is."""
    return sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def parts() -> Counter[str]:
    """Return the bytes of each part of the program: its largest files, and its folders."""
    found: Counter[str] = Counter()
    for path in files(BUILT):
        inside = path.relative_to(BUILT).parts
        where = inside[1:] if inside[0] == "_internal" else inside
        name = "/".join(where[:3] if where[0] == "galaxy_desktop" else where[:1])
        found[name if len(where) > 1 or path.stat().st_size > 1e6 else "small files"] += path.stat().st_size
    return found


def executable(folder: Path) -> Path:
    """Return the program in a folder that can print: on Windows that is another one than for the menu."""
    return folder / (f"{PROGRAM}-console.exe" if os.name == "nt" else PROGRAM)


def bare_environment(home: str) -> dict[str, str]:
    """Return an environment with next to nothing in it, and no screen."""
    bare = {"HOME": home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PATH": "/usr/bin:/bin"}
    if os.name == "nt":
        bare |= {"SYSTEMROOT": os.environ["SYSTEMROOT"], "TEMP": home, "USERPROFILE": home, "APPDATA": home}
    return bare


def children_seconds() -> float:
    """Return the seconds of a core that all processes we have waited for have used."""
    times = os.times()
    return times.children_user + times.children_system


def try_out() -> None:
    """Run the built program from a copy elsewhere; end with exit code 1 if it fails."""
    with tempfile.TemporaryDirectory() as elsewhere:
        copy = Path(elsewhere) / "some folder" / PROGRAM
        shutil.copytree(BUILT, copy, symlinks=True)
        try_program([str(executable(copy))], elsewhere)


def try_program(program: list[str], elsewhere: str) -> None:
    """Run a program: its selftest, then the menu alone and 30 frames; end with exit code 1 if it fails."""
    bare = bare_environment(elsewhere)
    if subprocess.run([*program, "selftest"], env=bare, cwd=elsewhere, check=False).returncode:
        sys.exit(f"{NAME} fails its selftest")
    for frames in ("0", "30", "0", "30"):
        command = [*program, "--portable", elsewhere, "--frames", frames]
        begun, used = time.perf_counter(), children_seconds()
        opened = subprocess.run(command, env=bare, cwd=elsewhere, check=False, timeout=120)
        wall, used = time.perf_counter() - begun, children_seconds() - used
        what = "start to the menu" if frames == "0" else f"with {frames} frames more"
        print(f"{what}: {wall:.2f} s, {used:.2f} s of a core, exit {opened.returncode}")
        if opened.returncode:
            sys.exit(f"{NAME} opens no window")
