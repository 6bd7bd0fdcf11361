"""Who reads the log, and what all its lines share."""

from collections.abc import Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.roll.tiles import sides
from galaxy_desktop.games.roll.words.terms import item, listed, money, tiles
from galaxy_desktop.language import gettext as _


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads the log, and what the seats are called."""

    names: Sequence[str]
    viewer: Seat | None

    def says(self, seat: Seat, you: str, other: str, **facts: object) -> str:
        """The sentence that addresses the reader, or the one about another, filled in."""
        return (you if seat == self.viewer else other).format(name=self.names[seat], **facts)

    def called(self, seat: Seat) -> str:
        """A seat inside a list."""
        return _("you") if seat == self.viewer else self.names[seat]


def lost_text(number: int) -> str:
    """What a gain of credits loses to the limit."""
    return _(" {money} over the limit are lost.").format(money=money(number)) if number else ""


def both_sides(names: Sequence[str]) -> str:
    """Tiles by the names of both their sides."""
    if HIDDEN in names:
        return tiles(len(names))
    return listed([f"{item(tile)} / {item(sides()[tile].other)}" for tile in names])
