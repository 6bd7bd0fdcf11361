"""What a seat sees of Meteors, and what it may guess."""

from galaxy_desktop.engine import flow
from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.rng import Dice
from tests.toy.meteors.state import METEORS, MeteorState


def view(g: MeteorState, seat: Seat) -> MeteorState:
    flow.open_asks(g)
    return MeteorState(
        **g.basics_for(seat),
        sky=[HIDDEN] * len(g.sky),
        hands=[hand.copy() if other == seat else [HIDDEN] * len(hand) for other, hand in enumerate(g.hands)],
        caught=[meteors.copy() for meteors in g.caught],
        lost=g.lost.copy(),
        round=g.round,
    )


def guess(seen: MeteorState, dice: Dice) -> MeteorState:
    g = seen.to_guess(dice)
    known = {meteor for heap in (g.lost, *g.hands, *g.caught) for meteor in heap}
    rest = [meteor for meteor in METEORS if meteor not in known]
    dice.shuffle(rest)
    g.sky = [rest.pop() for _ in g.sky]
    g.hands = [[rest.pop() if meteor == HIDDEN else meteor for meteor in hand] for hand in g.hands]
    return g


def invariants(g: MeteorState) -> list[str]:
    lying = [meteor for heap in (g.sky, g.lost, *g.hands, *g.caught) for meteor in heap]
    return [] if sorted(lying) == sorted(METEORS) else ["the twelve meteors are not all there once"]
