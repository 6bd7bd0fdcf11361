"""Every scene in the made-up language: every word goes through the catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games import find_games
from galaxy_desktop.pseudo import PLAIN
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.scene import TableScene
from galaxy_desktop.ui.theme import RGB
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import PlainDoors
from tests.ui.test_scenes_fit import SCREENS

GAMES = find_games()
ENGLISH = re.compile(rf"[{PLAIN}]{{3}}")
"""Three letters in a row that the made-up language would have changed."""
PROPER = {
    "Ada",
    "Boris",
    "Rigel",
    "Mira",
    "Vega",
    *(word for game in GAMES.values() for word in game.name.split()),
}
"""Words of names that no language changes."""


@pytest.fixture(autouse=True)
def _pseudo() -> Iterator[None]:
    language.use("pseudo")
    yield
    language.use()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """All lines of text that are drawn from now on."""
    found: set[str] = set()
    line = Fonts.line

    def heard(fonts: Fonts, font: pygame.font.Font, text: str, colour: RGB) -> pygame.Surface:
        found.add(text)
        return line(fonts, font, text, colour)

    monkeypatch.setattr(Fonts, "line", heard)
    return found


NO_WORDS = re.compile(r"^[IVX]+$|^/|[A-Z0-9]+-[A-Z]+-[0-9]+")
"""Roman numerals, paths, and names of seeds."""


def english(drawn: set[str]) -> list[str]:
    """What is drawn in English, but for proper names."""
    said = [text for text in drawn if ENGLISH.search(text) and not NO_WORDS.search(text)]
    return sorted(text for text in said if not set(re.findall(r"\w+", text)) <= PROPER)


@pytest.mark.parametrize("name", SCREENS)
def test_every_word_of_a_scene_is_translated(folder: Path, drawn: set[str], name: str) -> None:
    settings = Settings(mute=True, player_name="Ada", reduced_motion=True)
    SCREENS[name](SceneRig(folder, (1280, 720), settings, games=GAMES))
    assert len(drawn) > 5
    assert english(drawn) == []


TABLES = [(game, answers) for game in GAMES for answers in (0, 25, 90)]


@pytest.mark.parametrize(("game", "answers"), TABLES)
def test_every_word_of_a_table_is_translated(folder: Path, drawn: set[str], game: str, answers: int) -> None:
    rig = SceneRig(folder, (1280, 720), games=GAMES)
    rig.open(TableScene(rig.session(answers=answers, game=game), PlainDoors()))
    rig.step(times=40)
    assert len(drawn) > 5
    assert english(drawn) == []
