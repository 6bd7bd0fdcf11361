"""What the sentences of every game are held to."""

import inspect
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import Any

from galaxy_desktop.engine.decisions import Compose, Decision, Option, Pay, Pick
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import InlineSign, parse, plain
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.words import Ask, Words
from galaxy_desktop.ui.art.icons import names

SIGNS = frozenset(names()) | {"phase", "number", "key"}
"""Icons, and signs with a figure or word in them."""
LONG = 10_000


@cache
def check_text(text: str, most: int = LONG) -> None:
    """Not empty, not too long, all marks closed, all signs known, nothing left out of its form."""
    assert text
    assert len(plain(re.sub(r"\{[a-z_]+(:[^}]*)?\}", "x", text))) <= most, text
    assert text.count("**") % 2 == 0, text
    for part in parse(text):
        if isinstance(part, InlineSign):
            assert part.name in SIGNS, text
    assert "None" not in text
    assert "_" not in re.sub(r"\{[^}]*\}|\[[^]]*\]", "", text), text


def check_ask(words: Words, view: Any, decision: Decision, chosen: Sequence[Option]) -> Ask:
    """A question as the prompt bar shows it with so much chosen, which is returned, and each thing chosen."""
    ask = words.ask(view, decision, chosen)
    check_text(ask.head, 60)
    check_text(ask.line, 130)
    check_text(ask.primary, 45)
    for option in chosen:
        check_text(words.option(view, decision, option))
    return ask


def choices(decision: Decision) -> Iterator[tuple[Option, ...]]:
    """What may have been chosen when a question is put into words: nothing, one thing, all that is needed."""
    yield ()
    if isinstance(decision, Compose):
        made = decision.sample(Dice(1))
        yield from (made[:length] for length in range(1, len(made) + 1))
    elif isinstance(decision, Pay):
        for way in decision.ways:
            yield from ((way.id,), (way.id, *way.pool[: way.cost]))
    else:
        yield from ((option,) for option in decision.options())
    if isinstance(decision, Pick):
        yield decision.offered[: decision.most]


def check_question(words: Words, view: Any, decision: Decision, most: int = LONG) -> None:
    """A question at its start, half way and when everything is chosen, and all that it offers."""
    for chosen in choices(decision):
        check_ask(words, view, decision, chosen)
        options = decision.composer.moves(chosen) if isinstance(decision, Compose) else decision.options()
        for option in options:
            check_text(words.option(view, decision, option), most)


def check_explained(words: Words, view: Any, items: Iterable[str], most: int = LONG) -> None:
    """Everything can be inspected, line by line."""
    for item in items:
        lines = words.explain(view, item)
        assert lines, item
        for line in lines:
            check_text(line.text, most)
            assert line.sign.partition(":")[0] in SIGNS, line
    assert words.explain(view, "?") == ()


def check_rules(words: Words, least: int) -> None:
    """The rules have so many pages at least, with titles."""
    pages = words.rules()
    assert len(pages) >= least
    for page in pages:
        check_text(page.title.read(), 40)
        check_text(page.text)


def events_in(*modules: ModuleType) -> set[type[Event]]:
    """The events that a game defines there, without those that others are made from."""
    homes = {module.__name__ for module in modules}
    sorts = {sort for module in modules for sort in vars(module).values() if isinstance(sort, type)}
    own = {sort for sort in sorts if issubclass(sort, Event) and sort.__module__ in homes}
    return {sort for sort in own if not any(sort in other.__mro__[1:] for other in own)}


def reasons_in(*modules: ModuleType) -> set[str]:
    """The codes of the reasons that some modules give."""
    return {code for one in modules for code in re.findall(r'because\(\s*"(\w+)"', inspect.getsource(one))}


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
