"""Tables in German and French, whose words are longer: none is cut off."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.markup import plain
from tests.sweep import paired
from tests.ui.kits import reworded_kit
from tests.ui.pseudo_tour import Drawn, look_at_table, rig_at

TABLES = (("race", 4, 1.0), ("race", 25, 2.0), ("roll", 0, 2.0))
"""Tables that name actions and phases in narrow places: game, answers and text size."""


@pytest.fixture
def english() -> Iterator[None]:
    yield
    language.use()


@pytest.mark.parametrize(
    ("game", "answers", "step", "code"), [(*table, code) for table, code in paired(TABLES, ["de", "fr"])]
)
@pytest.mark.usefixtures("english")
def test_no_word_of_a_table_is_cut(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, answers: int, step: float, code: str
) -> None:
    language.use(code)
    drawn = Drawn()
    drawn.watch(monkeypatch, reworded_kit)
    table = look_at_table(rig_at(folder, step), game, answers)
    told = {plain(line.text) for line in table.session.bus.log(0)}
    assert drawn.cut - told == set()
