"""Every word that a table draws or shows as a tooltip is grammatical: forecasts, headers, notes, refusals."""

from functools import cache
from typing import Any

import pytest

from galaxy_desktop.engine.game import Game
from galaxy_desktop.ui.faces import Faces
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.richtext import RichText
from tests.contract.grammar import check
from tests.contract.walk import Some, Table, outer_tables, steps
from tests.ui.kits import roomy, wordy_kit
from tests.ui.painter_rig import heard, moment_of

FIRST, EVERY = 1, 97
"""The questions whose tables are drawn; see `Some`."""
WINDOW = (1920, 1080)


@cache
def kit() -> Kit:
    """The kit of all tables here, in which nothing is drawn that is not listened to."""
    return roomy(wordy_kit(WINDOW))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is drawn as text from here on, before it is cut to its place."""
    said: list[str] = []
    draw, fitted = RichText.draw, Fonts.fitted

    def drawing(self: Any, surface: Any, rect: Any, markup: str, *rest: Any, **more: Any) -> int:
        said.append(markup)
        return draw(self, surface, rect, markup, *rest, **more)

    def fitting(self: Any, font: Any, text: str, *rest: Any) -> str:
        said.append(text)
        return fitted(self, font, text, *rest)

    monkeypatch.setattr(Faces, "face", lambda *_: None)  # plates bear no words, and take long
    monkeypatch.setattr(RichText, "draw", drawing)
    monkeypatch.setattr(Fonts, "fitted", fitting)
    return said


def reason_of(game: Game[Any], item: Item) -> str:
    return game.words.reason(item.why) if item.why is not None else ""


@pytest.mark.slow
@pytest.mark.usefixtures("screen", "no_cards")  # cards are held to the same in each game
@pytest.mark.parametrize("table", outer_tables()[1::2], ids=str)
def test_every_word_on_a_table_is_grammatical(drawn: list[str], table: Table) -> None:
    game, g = table.game, table.deal()
    wanted = Some(FIRST, EVERY)
    painter: Any = painter_for(kit(), game)
    for number, (seat, decision, _) in enumerate(steps(g, 7)):
        if not wanted(decision):
            continue
        painter.show(moment_of(game, g, seat, number % 3))
        heard(painter)
        drawn += [text for item in painter.items() for text in (item.tip, reason_of(game, item))]
    assert len(set(drawn)) > 20
    check(drawn)
