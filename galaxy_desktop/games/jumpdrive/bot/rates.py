"""VP and income of an empire in a round, with those that depend on other empires."""

from functools import cache, lru_cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.propaganda import general_military, passing
from galaxy_desktop.games.jumpdrive.scoring import terms_value
from galaxy_desktop.games.jumpdrive.state import JumpState

Rates = tuple[int, int]
"""VP and income of one round."""


def rates(g: JumpState, seat: Seat, placed: tuple[str, ...]) -> Rates:
    """Return VP and income of a round for a seat with this empire."""
    vp, income = _own_rates(placed)
    if len(g.players) > 1 and not _lookers().isdisjoint(placed):
        others = [empire_of(tuple(p.empire)) for number, p in enumerate(g.players) if number != seat]
        mine = empire_of(placed)
        for card in _lookers().intersection(placed):
            design = cards()[card]
            vp += terms_value(design.vp_terms, mine, others) - terms_value(design.vp_terms, mine, ())
            income += terms_value(design.income_terms, mine, others)
            income -= terms_value(design.income_terms, mine, ())
    return vp, income


@lru_cache(maxsize=3_000)
def _own_rates(placed: tuple[str, ...]) -> Rates:
    """Return VP and income of an empire's cards without any other empires."""
    mine, known = empire_of(placed), cards()
    vp = income = 0
    for card in placed:
        design = known[card]
        vp += design.vp
        income += design.income
        if design.vp_terms or design.income_terms:
            vp += terms_value(design.vp_terms, mine, ())
            income += terms_value(design.income_terms, mine, ())
    return vp, income


@cache
def _lookers() -> frozenset[str]:
    """Return the physical cards with terms that count in other empires."""
    return frozenset(
        card
        for card, design in cards().items()
        if any(term.where != "own" for term in (*design.vp_terms, *design.income_terms))
    )


def after_passing(g: JumpState, seat: Seat, placed: tuple[str, ...]) -> tuple[str, ...]:
    """Return an empire after cards have passed to the one with most military (page 2)."""
    known = passing()
    on_table = [
        card for holder in (g.rival, *(p.empire for p in g.players)) for card in holder if card in known
    ]
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
