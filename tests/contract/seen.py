"""What a player can find on the table: things to point at, with all that is said of them.

What lies below a tab, on another page, under an open choice or in an empire that a click opens is found, too.
The rows of each game stand in `tests/games/<game>/public.py` as `PUBLIC`: a name from the rulebook, and a
function that looks for the thing in a `Seen` and gives back a line for everything it cannot find.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.painter import Item, Painter
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.roles.keys import Keys
from galaxy_desktop.ui.roles.peeking import Peeking
from galaxy_desktop.ui.roles.turning import Turning

MOST_PAGES = 24


@dataclass(frozen=True, slots=True)
class Public:
    """One public thing of a game."""

    name: str
    missing: Callable[["Seen"], Iterator[str]]


@dataclass(slots=True)
class Seen:
    """All that can be found while one question is open."""

    view: Any
    viewer: Seat
    names: tuple[str, ...]
    items: dict[str, list[Item]] = field(default_factory=dict)
    """By id and by subject."""
    spots: dict[str, Any] = field(default_factory=dict)
    places: set[str] = field(default_factory=set)
    explain: Callable[[str], str] = str

    def told(self, id: str) -> str:
        """All that pointing at a thing tells; empty where there is no such thing."""
        found = self.items.get(id, [])
        return " ".join(f"{item.tip} {self.explain(item.subject) if item.subject else ''}" for item in found)

    def has(self, id: str) -> bool:
        """Whether a thing can be pointed at."""
        return id in self.items

    def tells(self, id: str, *numbers: object) -> bool:
        """Whether a thing can be pointed at, and these numbers or words are told of it."""
        words = re.findall(r"[\w/$−+-]+", plain(re.sub(r"\{(\w+):([^}]*)\}", r" \1 \2 ", self.told(id))))
        return self.has(id) and all(
            str(number) in {*words, *(w.lstrip("$+") for w in words)} for number in numbers
        )


def look(painter: Painter, shown: Shown, explain: Callable[[str], str]) -> Seen:
    """Show a moment and note all that can be found; what can be opened is opened and closed again."""
    names = tuple(sitter.name for sitter in shown.sitters)
    seen = Seen(shown.view, shown.seat, names, explain=explain)
    painter.show(shown)
    _note(painter, seen)
    opened: set[str] = set()
    for _page in range(MOST_PAGES):
        openers = _openers(painter).difference(shown.open, shown.chosen, opened)
        closed = [item for item in painter.items() if not item.subject.startswith("die")]
        wanted = next((item.id for item in closed if item.id in openers), None)
        if wanted is None:
            break
        opened.add(wanted)
        _open(painter, wanted)
        _note(painter, seen)
    if isinstance(painter, Keys):
        painter.key(pygame.K_ESCAPE)
    if isinstance(painter, Peeking) and painter.peek():
        _note(painter, seen)
        painter.peek()
    return seen


def _openers(painter: Painter) -> frozenset[str]:
    """The things that may bring others to light by a click."""
    turned = painter.turnable() if isinstance(painter, Turning) else frozenset()
    return turned | (painter.holdable() if isinstance(painter, Holding) else frozenset())


def _open(painter: Painter, item: str) -> None:
    if isinstance(painter, Turning) and item in painter.turnable():
        painter.turn(item)
    elif isinstance(painter, Holding):
        painter.hold(item)


def _note(painter: Painter, seen: Seen) -> None:
    for item in painter.items():
        for name in {item.id, item.subject} - {""}:
            seen.items.setdefault(name, []).append(item)
    sheet = getattr(painter, "sheet", None)
    if sheet is not None:
        seen.spots.update(sheet.spots)
        seen.places |= {*sheet.places}
