"""VP and income of an empire in a round, with those that depend on other empires."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.joining import Joined, joined
from galaxy_desktop.games.jumpdrive.empire import Empire, empire_of
from galaxy_desktop.games.jumpdrive.propaganda import general_military, on_the_move, passing
from galaxy_desktop.games.jumpdrive.scoring import bonuses_value
from galaxy_desktop.games.jumpdrive.state import JumpState

Rates = tuple[int, int]
"""VP and income of one round."""


def rates(g: JumpState, seat: Seat, placed: tuple[str, ...]) -> Rates:
    """Return VP and income of a round for a seat with this empire."""
    return with_others(g, seat, joined(placed))


def with_others(g: JumpState, seat: Seat, mine: Joined) -> Rates:
    """Return VP and income of a round for a seat, given what its empire brings by itself."""
    if mine.abroad is None:
        return mine.vp, mine.income
    vp, income = mine.abroad
    none, others = Empire(), [empire_of(tuple(p.empire)) for i, p in enumerate(g.players) if i != seat]
    return mine.vp + bonuses_value(vp, none, others), mine.income + bonuses_value(income, none, others)


def after_passing(
    g: JumpState, seat: Seat, placed: tuple[str, ...], on_table: Sequence[str] | None = None
) -> tuple[str, ...]:
    """Return an empire after cards have passed; `on_table` is what `on_the_move` returns, if it is known."""
    known = passing()
    if on_table is None:
        on_table = on_the_move(g)
    if not on_table and known.isdisjoint(placed):
        return placed
    military = general_military(g) | {seat: empire_of(placed).military}
    most = max(military.values())
    strongest = [one for one, strength in military.items() if strength == most]
    if len(strongest) > 1:
        return placed
    if strongest == [seat]:
        return (*placed, *(card for card in on_table if card not in placed))
    return tuple(card for card in placed if card not in known)
