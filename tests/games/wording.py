"""What the sentences of every game are held to."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import InlineSign, parse, plain
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.words import Words
from galaxy_desktop.ui.art.icons import names

SIGNS = frozenset(names()) | {"phase", "number", "key"}
"""Icons, and signs with a figure or word in them."""


@cache
def check_text(text: str, most: int = 10_000) -> None:
    """Not empty, not too long, all marks closed, all signs known, nothing left out of its form."""
    assert text
    assert len(plain(re.sub(r"\{[a-z_]+(:[^}]*)?\}", "x", text))) <= most, text
    assert text.count("**") % 2 == 0, text
    for part in parse(text):
        if isinstance(part, InlineSign):
            assert part.name in SIGNS, text
    assert "None" not in text
    assert "_" not in re.sub(r"\{[^}]*\}|\[[^]]*\]", "", text), text


def check_ask(words: Words, view: Any, decision: Decision, chosen: Sequence[Option]) -> None:
    """A question as the prompt bar shows it with so much chosen, and each thing chosen."""
    ask = words.ask(view, decision, chosen)
    check_text(ask.head, 60)
    check_text(ask.line, 130)
    check_text(ask.primary, 45)
    for option in chosen:
        check_text(words.option(view, decision, option))


def play(
    game: Game[Any], seats: int, options: dict[str, str], seed: int
) -> Iterator[tuple[Any, Seat, Decision]]:
    """A random game: the state before each answer, the seat, its question; at last the end of the game."""
    g, dice = game.new(seats, options, seed), Dice(seed)
    while asks := open_asks(g):
        seat = min(asks)
        yield g, seat, asks[seat]
        g.events = []
        seal(g, seat, asks[seat].sample(dice))
    yield g, 0, Pick("over", ())
