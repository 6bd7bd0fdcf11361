"""Wins that follow from an allocation by the seat's own choices alone, without luck."""

from collections.abc import Iterator
from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.master.allocate import Allocate
from galaxy_desktop.games.master.draw import Draw
from galaxy_desktop.games.master.foresight import rest_of_turn
from galaxy_desktop.games.master.hopes import Hopes
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.turn_search import TurnSearch

MOST = 60
"""Positions that are looked at."""
AT_ONCE = "at once"


@dataclass(slots=True)
class SureSearch(TurnSearch):
    """Search that relies on no card to be drawn and on no answer of another seat."""

    def _cards(self, g: MasterState, step: Draw) -> Iterator[MasterState]:
        yield from ()

    def _answered(self, g: MasterState) -> Iterator[MasterState]:
        if self.seat in open_asks(g):
            yield from super(SureSearch, self)._answered(g)


def assured(g: MasterState, seat: Seat, made: tuple[Option, ...]) -> str:
    """Return the victory that the moves of the open allocation of a seat lead to, `AT_ONCE`, or "" if none.

    The other cubes of the hand go back to the bag.
    """
    table = rest_of_turn(g)
    step = table.waiting[-1] if table.waiting else None
    if not isinstance(step, Allocate):
        return ""
    table.sealed = {}
    table.waiting.pop().done(table, {seat: made})
    if table.ended_by:
        return AT_ONCE if table.winner == seat else ""
    if not Hopes(table, seat, 0, before=True).any():
        return ""
    search, chance = SureSearch(seat, MOST), table.rng
    found = search.run(table)
    return found if search.last is not None and search.last.rng == chance else ""
