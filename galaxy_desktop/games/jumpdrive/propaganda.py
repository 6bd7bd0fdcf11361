"""Cards that pass to the empire with the most military (War Propaganda)."""

from functools import cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.events import CardPassed
from galaxy_desktop.games.jumpdrive.state import RIVAL, JumpState


def pass_cards(g: JumpState) -> None:
    """Pass each such card, before scoring, to the one empire with strictly more military than all others."""
    if not on_the_move(g):
        return
    military = general_military(g)
    for giver in military:
        for card in [card for card in holding(g, giver) if card in passing()]:
            taker = _taker(military, giver)
            if taker is not None:
                holding(g, giver).remove(card)
                holding(g, taker).append(card)
                g.tell(CardPassed(card, giver, taker, military[taker]))


@cache
def passing() -> frozenset[str]:
    """Return the physical cards that pass to the strongest empire."""
    code = "pass_to_strongest"
    return frozenset(
        card for card, design in cards().items() if any(power.code == code for power in design.powers)
    )


def on_the_move(g: JumpState) -> list[str]:
    """Return the cards on the table that pass to the empire with most military (page 2)."""
    known, holders = passing(), [g.rival, *[p.empire for p in g.players]]
    if all(map(known.isdisjoint, holders)):
        return []
    return [card for holder in holders for card in holder if card in known]


def general_military(g: JumpState) -> dict[Seat, int]:
    """Return general military by seat; in a solitaire game also `RIVAL`'s, which is the round's number."""
    military = {seat: empire_of(tuple(player.empire)).military for seat, player in enumerate(g.players)}
    return {**military, RIVAL: g.round} if len(military) == 1 else military


def holding(g: JumpState, seat: Seat) -> list[str]:
    """Return the list of an empire's cards, also of the imaginary empire."""
    return g.rival if seat == RIVAL else g.players[seat].empire


def _taker(military: dict[Seat, int], giver: Seat) -> Seat | None:
    """Return the one seat with the most military, or None if it is tied or the giver's own."""
    most = max(military.values())
    strongest = [seat for seat, strength in military.items() if strength == most]
    return strongest[0] if len(strongest) == 1 and strongest[0] != giver else None
