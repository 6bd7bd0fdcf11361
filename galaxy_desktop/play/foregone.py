"""Questions that nobody need be asked: with one legal answer, or with answers that all lead to the same."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State, give, open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice

MOST_ANSWERS = 120
"""Most legal answers that are compared; a question with more is always asked."""
_WORLDS = 4


class DeadEndError(RuntimeError):
    """Error for a question without a legal answer: a fault in the rules or in a changed save."""


def forced(g: State) -> tuple[Seat, Answer] | None:
    """Return the first open question with one legal answer that need not be put, and that answer.

    Raise `DeadEndError` if a question has no legal answer at all.
    """
    counts = {seat: decision.count() for seat, decision in open_asks(g).items()}
    if 0 in counts.values():
        raise DeadEndError(f"seats {[seat for seat in counts if not counts[seat]]} have no legal answer")
    for seat, count in counts.items():
        decision = open_asks(g)[seat]
        if count == 1 and not decision.always:
            return seat, decision.only()
    return None


def makes_no_difference(game: Game[Any], g: State, seat: Seat, decision: Decision) -> bool:
    """Return whether all answers of a seat lead to equal states, as far as the seat can know.

    They are compared in states guessed from the seat's own view, so that not being asked tells it nothing
    new. False if others are asked at the same time. Events may differ: they are not state.
    """
    if decision.always or len(g.asking or {}) > 1:
        return False
    view, answers = game.view(g, seat), decision.answers()
    some = list(islice(answers, 2))
    if not _lead_to_the_same(game.guess(view, Dice(0)), seat, some):
        return False  # as nearly always; to work out all answers takes longer
    some += islice(answers, MOST_ANSWERS - 1)
    dice = Dice(0)
    return len(some) <= MOST_ANSWERS and all(
        _lead_to_the_same(game.guess(view, dice), seat, some) for _ in range(_WORLDS)
    )


def _lead_to_the_same(world: State, seat: Seat, answers: Sequence[Answer]) -> bool:
    open_asks(world)  # worked out once for all clones
    first = _after(world, seat, answers[0])
    return all(_after(world, seat, answer) == first for answer in answers[1:])


def _after(world: State, seat: Seat, answer: Answer) -> State:
    after = world.clone()
    give(after, seat, answer)
    after.events = []
    return after
