"""The wheel, installed away from the checkout, finds its fonts, data and art from any folder."""

import os
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from shutil import copystat
from zipfile import ZipFile

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.translation import languages
from tests.sweep import some

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow
PACKAGE = "galaxy_desktop"
APART = ("scripts", "readme", "__pycache__")
BUILD = """
import sys, zlib
zlib.Z_DEFAULT_COMPRESSION = zlib.Z_NO_COMPRESSION
from hatchling.build import build_wheel
build_wheel(sys.argv[1])
"""
"""Makes the same wheel as `python -m build --wheel`, without its preparations and not made smaller."""
TRIED = """
import sys
from galaxy_desktop import translation
from galaxy_desktop.__main__ import main
from galaxy_desktop.commands import selftest
print(translation.__file__)
print(*translation.languages())
_, *names = sys.argv
games = selftest.find_games()
selftest.find_games = lambda: {name: games[name] for name in names}
sys.argv[1:] = ["selftest"]
sys.exit(main())
"""
"""Tells which package runs and in which languages, and tries it with these games."""
TRIED_GAMES = some(list(find_games()), 1)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the wheel's content."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-c", BUILD, str(folder / "dist")]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    with ZipFile(wheel) as content:
        content.extractall(folder / "site")
    for module in (folder / "site" / PACKAGE).rglob("*.py"):
        take_compiled(ROOT / module.relative_to(folder / "site"), module)
    return folder / "site"


def take_compiled(source: Path, module: Path) -> None:
    """Put what Python has compiled of a source beside a module that is the same, which takes long anew."""
    compiled = Path(cache_from_source(str(source)))
    if compiled.exists() and source.read_bytes() == module.read_bytes():
        copystat(source, module)
        target = module.parent / "__pycache__" / compiled.name
        target.parent.mkdir(exist_ok=True)
        target.symlink_to(compiled)


def run(installed: Path, tmp_path: Path, program: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONPYCACHEPREFIX"},
        "PYTHONPATH": str(installed),
        "HOME": str(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONDONTWRITEBYTECODE": "1",  # nobody runs it again from this folder
    }
    command = [sys.executable, "-c", program, *TRIED_GAMES]
    return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)


def test_the_installed_package_runs_from_any_folder_with_every_language_and_passes_its_selftest(
    installed: Path, tmp_path: Path
) -> None:
    tried = run(installed, tmp_path, TRIED)
    assert tried.returncode == 0, tried.stderr
    place, known, _head, *games, last = tried.stdout.splitlines()
    assert Path(place).is_relative_to(installed)
    assert known.split() == list(languages())
    assert games == [f"{game}: game played, table drawn" for game in TRIED_GAMES]
    assert last == "selftest passed"


def test_every_file_is_there_but_not_the_scripts_that_made_the_assets(installed: Path) -> None:
    def files(folder: Path, apart: tuple[str, ...]) -> set[str]:
        found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
        return {path.as_posix() for path in found if not {*apart} & {*path.parts}}

    assert files(installed / PACKAGE / "assets", APART) == files(ROOT / "assets", APART)
    assert files(installed / PACKAGE, ("assets", *APART)) == files(ROOT / PACKAGE, APART)
