"""Everything that is public can be seen or pointed at, at every question, by who is asked and by others.

What is public stands in `tests/games/<game>/public.py`, from the rulebook; how it is looked for in `seen.py`.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import pytest

from galaxy_desktop.engine.game import Game
from galaxy_desktop.ui.painters import painter_for
from tests.contract.hands import LARGE_TEXT, SMALL, Window, kit_of
from tests.contract.seen import Public, look
from tests.contract.walk import GAMES, Table, walked
from tests.sweep import paired
from tests.ui.painter_rig import moment_of

WIDE_WINDOW: Window = ((1920, 1080), 1.0)
COUNTS: dict[Window, Callable[[Game[Any]], Sequence[int]]] = {
    SMALL: lambda game: game.seats[-1:],
    WIDE_WINDOW: lambda game: game.seats[:1],
    LARGE_TEXT: lambda game: game.seats[1:2],
}
"""At how many players each window is looked at."""
EVERY, FIRST = 300, 1
"""The questions looked at; see `Some` in `walk.py`."""


LOOKED_AT = paired([*GAMES], [SMALL, LARGE_TEXT, WIDE_WINDOW])


def rows(id: str) -> tuple[Public, ...]:
    found: tuple[Public, ...] = import_module(f"tests.games.{id}.public").PUBLIC
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("id", "window"), LOOKED_AT, ids=str)
def test_everything_public_is_on_the_table(id: str, window: Window) -> None:
    game, missing = GAMES[id], Counter[str]()
    painter, looked = painter_for(kit_of(window), game), 0
    for seats in COUNTS[window](game):
        for at in walked(Table(game, seats, {}, seats), seats, FIRST, EVERY).moments:
            viewer = at.seat if looked % 2 else at.number % seats
            shown = moment_of(game, at.now, viewer, clicks=0)
            seen = look(painter, shown, teller(game, shown.view))
            looked += 1
            for row in rows(id):
                for what in row.missing(seen):
                    missing[f"{row.name} ({at.decision.topic}): {what}"] += 1
    assert looked > 3
    assert not missing, missing.most_common(12)


def teller(game: Game[Any], view: Any) -> Callable[[str], str]:
    """All that the inspector says of a thing."""

    def told(subject: str) -> str:
        return " ".join(line.text for line in game.words.explain(view, subject))

    return told
