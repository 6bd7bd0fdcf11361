"""What CONTRIBUTING and ARCHITECTURE name is there; what README counts is as many."""

import re
from functools import cache
from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.puzzles.book import puzzles_of
from tests.each import each

ROOT = Path(__file__).parents[1]
ROOMS = ("galaxy_desktop/", "tests/", "assets/", "saves/", "training/", "packaging/", "ui/", "play/", "ai/")
GAMES = ROOT / "galaxy_desktop" / "games"
FOLDERS = ("galaxy_desktop", "tests", "training", "tools", "assets", "packaging", "saves", ".ci")
SOURCES = {".py", ".toml"}
WORD = re.compile(r"[A-Za-z_]\w*")
FENCED, CODE = re.compile(r"```.*?```", re.DOTALL), re.compile(r"`([^`]+)`")


def paths(page: str) -> list[str]:
    text = FENCED.sub("", (ROOT / page).read_text(encoding="utf-8"))
    return [name for name in CODE.findall(text) if name.startswith(ROOMS) and " " not in name]


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_every_path_that_a_page_names_is_there(page: str) -> None:
    named = paths(page)
    assert len(named) > 5
    games = find_games()
    for path in named:
        ways = [path.replace("<g>", game) for game in games] if "<g>" in path else [path]
        found = [way for way in ways if (ROOT / way).exists() or (ROOT / "galaxy_desktop" / way).exists()]
        assert found or "<name>" in path, path


PAGE = re.compile(r"\b([A-Z][A-Z_-]+)\.md\b|\b([A-Z]{4,}) (?:sections? )?[1-9]\d?\b(?=[,.)])")
"""A document that a text names, by its file or with a section."""


def documents(text: str) -> set[str]:
    return {f"{name}.md" for found in PAGE.findall(text) for name in found if name}


def test_every_document_that_a_source_names_is_there() -> None:
    sources = [
        *(ROOT / "galaxy_desktop").rglob("*.py"),
        *(ROOT / "assets").rglob("*.toml"),
        *ROOT.glob("*.md"),
    ]
    named = set().union(*(documents(path.read_text(encoding="utf-8")) for path in sources))
    assert named > {"CONTRIBUTING.md", "WRITE_A_BOT.md"}
    assert named - {page.name for page in ROOT.rglob("*.md")} == set()


@each(["as LOOKS.md says", "the table (LOOKS section 2), shared", "nothing (LOOKS 12)."])
def test_a_document_that_is_named_is_found(text: str) -> None:
    assert documents(text) == {"LOOKS.md"}


@cache
def names_in_code() -> set[str]:
    """Every word of the sources and of the file names of this repository."""
    files = [
        file for folder in FOLDERS for file in (ROOT / folder).rglob("*.*") if "__pycache__" not in file.parts
    ]
    texts = [
        file.read_text(encoding="utf-8")
        for file in (*files, ROOT / "pyproject.toml")
        if file.suffix in SOURCES
    ]
    paths = [str(file.relative_to(ROOT)) for file in (*files, *ROOT.glob("*"))]
    return {word for text in (*texts, *paths) for word in WORD.findall(text)}


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_every_name_that_a_page_quotes_is_one_of_the_code(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    quoted = [code for code in CODE.findall(FENCED.sub("", text)) if "..." not in code]
    assert len(quoted) > 50
    unknown = {code for code in quoted if set(WORD.findall(code)) - names_in_code()}
    tree = {name for block in FENCED.findall(text) for name in re.findall(r"\w+\.py\b", block)}
    known = {file.name for file in ROOT.rglob("*.py")}
    assert (unknown, tree - known) == (set(), set())


@each(
    [
        ("a new power in Race", "race", "sale_bonus"),
        ("a new action of Master", "master", "cancel_conflict"),
    ]
)
def test_what_is_like_a_new_one_stands_in_the_files_that_its_row_names(
    change: str, game: str, like: str
) -> None:
    """One that needs no place of its own in questions or outlooks."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (row,) = (line for line in page.splitlines() if line.startswith(f"| {change} |"))
    named = tuple(CODE.findall(row))
    files = (GAMES / game).rglob("*.*")
    texts = {file: file.read_text(encoding="utf-8") for file in files if file.suffix in {*SOURCES, ".md"}}
    holders = {file: text for file, text in texts.items() if re.search(rf"\b{like}\b", text)}
    assert len(holders) > 3
    for file, text in holders.items():
        is_rule = f'@action("{like}"' in text
        assert is_rule or str(file.relative_to(ROOT)).startswith(named), file


def test_the_readme_counts_puzzles_and_challenges() -> None:
    games = find_games().values()
    puzzles = sum(len(puzzles_of(game)) for game in games)
    challenges = sum(len(game.challenges()) for game in games)
    counted = f"{puzzles} puzzles, {challenges} challenges"
    assert counted in (ROOT / "README.md").read_text(encoding="utf-8")


def rooms() -> list[str]:
    """The files and folders that ARCHITECTURE says all games have."""
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    listed = page.partition("have the same rooms:")[2].partition("; all but")[0]
    return [name for name in CODE.findall(listed) if name.endswith((".py", "/"))]


@each(rooms())
def test_every_game_has_the_rooms_that_the_page_lists(room: str) -> None:
    for game in find_games():
        assert (GAMES / game / room).exists(), f"{game}: {room}"


def test_the_page_lists_the_rooms_of_a_game() -> None:
    assert {"title.py", "schema.py", "state.py", "words/", "table/"} < set(rooms())
