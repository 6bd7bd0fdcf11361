"""What CONTRIBUTING and ARCHITECTURE name is there."""

import re
from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from tests.each import each

ROOT = Path(__file__).parents[1]
ROOMS = ("galaxy_desktop/", "tests/", "assets/", "saves/", "training/", "packaging/", "ui/", "play/", "ai/")
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


@each(["schema", "box", "state", "moves", "view", "invariants", "scoring", "events"])
def test_every_game_has_the_rooms_that_the_page_lists(room: str) -> None:
    for game in find_games():
        assert (ROOT / "galaxy_desktop" / "games" / game / f"{room}.py").is_file(), f"{game}: {room}"
