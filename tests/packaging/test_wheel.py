"""The wheel, installed away from the checkout, finds its fonts, data and art from any folder."""

import os
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from shutil import copystat
from zipfile import ZipFile

import pytest

from galaxy_desktop.translation import languages

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow
PACKAGE = "galaxy_desktop"
APART = ("scripts", "readme", "__pycache__")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the wheel's content."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder / "dist")]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
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


def run(installed: Path, tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONPYCACHEPREFIX"},
        "PYTHONPATH": str(installed),
        "HOME": str(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONDONTWRITEBYTECODE": "1",  # nobody runs it again from this folder
    }
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)


WHERE = """
from galaxy_desktop import translation
print(translation.__file__)
print(*translation.languages())
"""


def test_the_installed_package_is_the_one_that_runs_and_has_every_language(
    installed: Path, tmp_path: Path
) -> None:
    place, known = run(installed, tmp_path, "-c", WHERE).stdout.splitlines()
    assert Path(place).is_relative_to(installed)
    assert known.split() == list(languages())


def test_it_passes_its_selftest_from_any_folder(installed: Path, tmp_path: Path) -> None:
    tried = run(installed, tmp_path, "-m", "galaxy_desktop", "selftest")
    assert tried.returncode == 0, tried.stderr
    assert "passed" in tried.stdout


def test_every_asset_is_there_but_not_the_scripts_that_made_them(installed: Path) -> None:
    def files(folder: Path) -> set[str]:
        found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
        return {path.as_posix() for path in found if path.parts[0] not in APART}

    assert files(installed / PACKAGE / "assets") == files(ROOT / "assets")
