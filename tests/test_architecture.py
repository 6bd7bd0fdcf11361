"""Imports point one way: ui -> play -> games -> ai -> engine; a game never imports another game."""

import ast
from pathlib import Path

import pytest

import galaxy_desktop

HOUSE = Path(galaxy_desktop.__file__).parent
FILES = sorted(HOUSE.rglob("*.py"))
ABOVE = {
    "engine": {"ai", "games", "play", "ui"},
    "ai": {"games", "play", "ui"},
    "games": {"play", "ui"},
    "play": {"ui"},
}
GAMES = sorted(room.name for room in (HOUSE / "games").iterdir() if (room / "__init__.py").exists())


def imported(file: Path) -> set[str]:
    """Full names of every module a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def is_table(file: Path) -> bool:
    """Whether this is how a game is drawn: the only part of it that may look up."""
    parts = file.relative_to(HOUSE).parts
    return parts[0] == "games" and len(parts) > 2 and Path(parts[2]).stem == "table"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOUSE)))
def test_imports_point_one_way(file: Path) -> None:
    room = file.relative_to(HOUSE).parts[0]
    forbidden = {f"galaxy_desktop.{above}" for above in ABOVE.get(room, ())}
    if is_table(file):
        forbidden = {"galaxy_desktop.play"}
    if (room in ABOVE or room == "places.py") and not is_table(file):
        forbidden |= {"pygame", "pymunk", "PIL"}
    for name in imported(file):
        assert not any(name == f or name.startswith(f"{f}.") for f in forbidden), f"imports {name}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOUSE)))
def test_no_game_knows_another_and_nothing_else_names_one(file: Path) -> None:
    parts = file.relative_to(HOUSE).parts
    own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
    others = {f"galaxy_desktop.games.{game}" for game in GAMES if game != own}
    for name in imported(file):
        assert not any(name == o or name.startswith(f"{o}.") for o in others), f"imports {name}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOUSE)))
def test_files_stay_small(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 400


def test_the_engine_needs_the_standard_library_only() -> None:
    import sys

    for file in (HOUSE / "engine").glob("*.py"):
        for name in imported(file):
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names or top == "galaxy_desktop", f"{file.name} imports {name}"


def test_every_visible_word_goes_through_one_place() -> None:
    for file in FILES:
        if file.name != "language.py":
            assert not any(name.split(".")[0] == "gettext" for name in imported(file)), file


def test_data_is_read_and_never_run() -> None:
    for file in FILES:
        names = imported(file)
        assert not any(name.split(".")[0] in {"pickle", "shelve", "marshal"} for name in names), file
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"eval", "exec"}, file
