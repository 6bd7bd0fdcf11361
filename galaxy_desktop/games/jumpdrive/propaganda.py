"""Cards that go to the empire with the most military (War Propaganda)."""

from functools import cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.events import CardPassed
from galaxy_desktop.games.jumpdrive.state import RIVAL, JumpState


def pass_cards(g: JumpState) -> None:
    """Before scoring, each such card goes to the one empire with strictly more military than its holder."""
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
    """The cards that change hands."""
    code = "pass_to_strongest"
    return frozenset(
        card for card, design in cards().items() if any(power.code == code for power in design.powers)
    )


def general_military(g: JumpState) -> dict[Seat, int]:
    """General military by seat; alone also that of the imagined empire, which is the number of the round."""
    military = {seat: empire_of(tuple(player.empire)).military for seat, player in enumerate(g.players)}
    return {**military, RIVAL: g.round} if len(military) == 1 else military


def holding(g: JumpState, seat: Seat) -> list[str]:
    """The cards of an empire, the imagined one too."""
    return g.rival if seat == RIVAL else g.players[seat].empire


def _taker(military: dict[Seat, int], giver: Seat) -> Seat | None:
    """Who gets the card of a holder: nobody where the most military is not one other's alone."""
    most = max(military.values())
    strongest = [seat for seat, strength in military.items() if strength == most]
    return strongest[0] if len(strongest) == 1 and strongest[0] != giver else None
