"""Every scene in the made-up language: every word goes through the catalogue, and none is cut off."""

import platform
import re
import sys
from collections.abc import Iterator
from functools import reduce
from pathlib import Path

import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.translation import languages
from galaxy_desktop.ui.scenes.about import FONTS, LIBRARIES
from tests.sweep import WIDE, paired
from tests.ui.kits import reworded_kit
from tests.ui.pseudo_tour import GAMES, Drawn, look_at_rules, look_at_table, look_through, rig_at, scenes
from tests.ui.scene_rig import SceneRig
from tests.ui.scenes.test_fit import check_scene

SCENES = scenes()
del SCENES["score"]  # that of the first game, which is there by its name
LOOKS = [*((name, 1.5) for name in SCENES), *((name, 1.0) for name in SCENES if WIDE)]
"""Scenes and the text sizes they are looked at in: each in the one that leaves less room."""
MOMENTS = [(4, 1.0), (90, 1.5), (25, 1.5)]
TABLES = [(game, *moment) for game, moment in paired([*GAMES], MOMENTS)]
"""Tables early and late, or in the middle of a game, and their text size."""
ENGLISH = re.compile("[A-Za-z]{3}")
"""Three letters in a row without an accent: the made-up language leaves hardly any of them."""
NAMES = (
    *("Ada", "Boris", "Rigel", "Mira", "Vega", "Evening with Boris"),
    *(game.name for game in GAMES.values()),
    *languages().values(),
)
"""Names of players, saves, games and languages."""
MEASURED = {
    "new game": 1,
    "replay": 2,
    "coach": 1,
    "score frontiers": 1,
    "campaign jumpdrive": 1,
    "statistics": 8,  # the choices of its closed lists, which are as wide as the widest of them
}
"""How many texts of a scene are only measured, or find no room where they are of use."""
FIELDS = "card alpha_centauri cost toml"
"""Names that a fault of a data pack takes from the player's file, and the end of its name."""
PARTS = (
    *FONTS,
    *LIBRARIES,
    platform.system(),
    platform.release(),
    sys.platform,
    "Python SDL SIL",
    "LGPL MIT OFL dummy",
)
"""Names of what the program is made of, of licenses and of the screen, on the page about it."""
ICON = re.compile(r"\{[^}]*\}")
"""An icon, or something else in braces."""
NO_WORDS = re.compile(r"^[IVX]+$|[A-Z0-9]+-[A-Z]+-[0-9]+")
"""Roman numerals, and names of seeds."""


@pytest.fixture(autouse=True)
def _pseudo() -> Iterator[None]:
    language.use("pseudo")
    yield
    language.use()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """What is drawn from now on."""
    found = Drawn()
    found.watch(monkeypatch, reworded_kit)
    return found


def english(drawn: Drawn, rig: SceneRig) -> list[str]:
    """What is drawn in English, but for names and the parts of paths."""
    names = {word for name in (*NAMES, *PARTS, FIELDS) for word in re.findall(r"\w+", name)}
    paths = [str(rig.folder / part) for part in ("saves", "packs")]
    said = [text for text in drawn.lines if ENGLISH.search(text) and not NO_WORDS.search(text)]
    said = [text for text in said if not any(text in path for path in paths)]
    return sorted(text for text in said if not set(filter(ENGLISH.search, re.findall(r"\w+", text))) <= names)


@pytest.mark.parametrize(("name", "step"), LOOKS)
def test_a_scene_is_translated_and_whole_and_all_its_words_are_drawn(
    folder: Path, drawn: Drawn, name: str, step: float
) -> None:
    rig = rig_at(folder, step)
    scene = SCENES[name](rig)
    check_scene(rig, scene)
    look_through(rig)
    assert len(drawn.lines) > 3
    assert len(drawn.unseen) <= MEASURED.get(name, 0), drawn.unseen
    assert english(drawn, rig) == []
    assert sorted(drawn.cut) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_translated_and_whole(folder: Path, drawn: Drawn, game: str) -> None:
    rig = rig_at(folder, 1.5)
    look_at_rules(rig, game)
    for page in GAMES[game].words.rules():
        drawn.lines.update(plain(ICON.sub("", f"{page.title.read()}\n{page.text}")).splitlines())
    assert english(drawn, rig) == []
    assert sorted(drawn.cut) == []


def without(text: str, others: list[str]) -> str:
    """What of a text is in none of the others."""
    return reduce(lambda rest, other: rest.replace(other, ""), others, text).strip()


# What others did is told in the bar as far as there is room; the log has it whole.
LISTED = {("roll", 1.0)}
"""Tables whose supply of dice is a list of eight kinds, more than the two rows of the strip hold."""
TOLD = {("master", 1.5)}
"""Tables with two sentences in the bar and three long buttons: hovering over the line shows it whole."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "answers", "step"), TABLES)
def test_a_table_is_translated_and_whole(
    folder: Path, drawn: Drawn, game: str, answers: int, step: float
) -> None:
    rig = rig_at(folder, step)
    table = look_at_table(rig, game, answers)
    bar = table.view.widgets.bar
    elsewhere = [plain(line.text) for line in table.session.bus.log(0)]
    if (game, step) in TOLD and not bar.sentence.hidden:
        elsewhere.append(plain(bar.text.line))
    if (game, step) in LISTED:
        elsewhere += [plain(item.item.tip) for item in table.view.widgets.items if item.item.id == "supply"]
    assert len(drawn.lines) > 5
    assert english(drawn, rig) == []
    assert [text for text in drawn.cut if without(text, elsewhere)] == []
    fixed = [*bar.widgets, *table.view.widgets.top.widgets]
    for number, widget in enumerate(fixed):
        assert widget.rect.collidelist([other.rect for other in fixed[number + 1 :]]) == -1, widget.label
