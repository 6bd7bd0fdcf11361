"""Imports point one way: ui -> play -> games -> ai -> engine; a game never imports another game."""

import ast
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

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


@cache
def imported(file: Path) -> frozenset[str]:
    """Full names of every module a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(names)


def is_table(file: Path) -> bool:
    """Whether this is how a game is drawn: the only part of it that may look up."""
    parts = file.relative_to(HOUSE).parts
    return parts[0] == "games" and len(parts) > 2 and Path(parts[2]).stem == "table"


def forbidden_in(file: Path) -> set[str]:
    """What a file may not import for the room that it is in."""
    room = file.relative_to(HOUSE).parts[0]
    if is_table(file):
        return {"galaxy_desktop.play"}
    above = {f"galaxy_desktop.{name}" for name in ABOVE.get(room, ())}
    return above | {"pygame", "pymunk", "PIL"} if room in ABOVE or room == "places.py" else above


def other_games(file: Path) -> set[str]:
    parts = file.relative_to(HOUSE).parts
    own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
    return {f"galaxy_desktop.games.{game}" for game in GAMES if game != own}


def offences(forbidden: Callable[[Path], set[str]]) -> list[str]:
    """Every import of a forbidden module or of something in it."""
    return [
        f"{file.relative_to(HOUSE)} imports {name}"
        for file in FILES
        for name in imported(file)
        for wrong in forbidden(file)
        if name == wrong or name.startswith(f"{wrong}.")
    ]


def test_imports_point_one_way() -> None:
    assert not offences(forbidden_in)


def test_no_game_knows_another_and_nothing_else_names_one() -> None:
    assert not offences(other_games)


def test_what_is_forbidden_is_found() -> None:
    assert offences(lambda file: {"galaxy_desktop.engine.flow"})


def test_files_stay_small() -> None:
    assert not [file for file in FILES if len(file.read_text(encoding="utf-8").splitlines()) > 400]


def test_the_engine_needs_the_standard_library_only() -> None:
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
