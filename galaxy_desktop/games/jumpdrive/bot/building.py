"""Ratings of builds: the best plans, each paid for with the cards of least promise."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Compose, Decision, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.outlook import card_worth, rounds_left
from galaxy_desktop.games.jumpdrive.bot.rates import after_passing
from galaxy_desktop.games.jumpdrive.bot.standing import (
    Aim,
    FutureEmpire,
    empire_worth,
    no_aim,
    promises,
    promises_worth,
)
from galaxy_desktop.games.jumpdrive.bot.weights import CHOICE
from galaxy_desktop.games.jumpdrive.box import cards, figures
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.moves import Placing, card_of
from galaxy_desktop.games.jumpdrive.plans import CONQUER, Plan, split
from galaxy_desktop.games.jumpdrive.propaganda import on_the_move
from galaxy_desktop.games.jumpdrive.state import JumpState

Moves = tuple[Option, ...]
LOOKED_AT = 8
"""Number of plans that are rated exactly, with the hand that they leave."""
HURRIED = 2
"""Number of plans that the playbooks' shortcuts rate exactly."""


class Candidate(NamedTuple):
    """A plan with its rating in points and the moves that choose its cards."""

    points: float
    moves: Moves
    plan: Plan


def rate_builds(
    g: JumpState, seat: Seat, decision: Decision, looked_at: int = LOOKED_AT, aim: Aim = no_aim
) -> list[Rated]:
    """Rate the best `looked_at` plans by a rough rating, and Explore, best first."""
    assert isinstance(decision, Compose)
    builder = decision.composer
    assert isinstance(builder, Builder)
    now = FutureEmpire(g, seat, builder.empire, rounds_left(g))
    moving = on_the_move(g)
    candidates = [_rough(now, builder, moves, plan, aim, moving) for moves, plan in choices(builder)]
    rough = sorted(candidates, reverse=True)
    rated = [_paid(now, builder, candidate) for candidate in rough[:looked_at]]
    return best_first([*rated, (_explore_points(now, builder) + aim(now.empire), ())])


def choices(builder: Builder) -> Iterator[tuple[Moves, Plan]]:
    """Yield every choice of cards to place that is possible, with its plan.

    A choice is a development, a world, or both; two worlds if a power allows it.
    """
    developments, worlds = split(tuple([card for card in (*builder.hand, builder.team) if card]))
    for head in ((), *((card,) for card in developments)):
        plan = builder.plan(head)
        if plan is None:
            continue
        if head:
            yield head, plan
        convoy = bool(empire_of((*builder.empire, *head)).convoys)
        for made, first in _with_world(builder, head, worlds, both_ways=convoy):
            yield made, first
            if convoy:
                rest = [card for card in worlds if card != card_of(made[-1])]
                yield from _with_world(builder, made, rest, both_ways=False)


def _with_world(
    builder: Builder, made: Moves, worlds: Sequence[str], *, both_ways: bool
) -> Iterator[tuple[Moves, Plan]]:
    """Yield the moves and plan of one more world; if `both_ways`, also for paying instead of conquering."""
    for card in worlds:
        plan = builder.plan((*made, card))
        if plan is None:
            continue
        yield (*made, card), plan
        if both_ways and plan.placements[-1].way == CONQUER:
            paid = Placing(card, for_cards=True).option
            bought = builder.plan((*made, paid))
            if bought is not None:
                yield (*made, paid), bought


def _rough(
    now: FutureEmpire, builder: Builder, moves: Moves, plan: Plan, aim: Aim, moving: Sequence[str]
) -> Candidate:
    """Return a plan as a candidate, rated apart from the promises of the hand it leaves."""
    after = FutureEmpire(now.g, now.seat, plan.leads_to(now.empire), now.rounds)
    cards_left = _left(builder, plan) - plan.cost + _drawn(plan)
    scored = after_passing(now.g, now.seat, after.empire, moving)
    points = empire_worth(after, scored) + aim(after.empire)
    return Candidate(points + card_worth(now.rounds - 1) * cards_left, moves, plan)


def _left(builder: Builder, plan: Plan) -> int:
    return len(builder.hand) - sum(card in builder.hand for card in plan.cards)


def _drawn(plan: Plan) -> int:
    alone = all(cards()[card].is_world for card in plan.cards)
    return figures().world_only_draw if alone else 0


def _paid(now: FutureEmpire, builder: Builder, candidate: Candidate) -> Rated:
    """Return a plan's rating and moves, paid for with the cards of least promise in its empire."""
    points, moves, plan = candidate
    after = now._replace(empire=plan.leads_to(now.empire))
    placed = plan.cards
    hand = [card for card in builder.hand if card not in placed]
    left = sorted(zip(promises(after, hand), hand, strict=True))
    points += promises_worth([one for one, _ in left[plan.cost :]])
    paid = tuple(card for _, card in left[: plan.cost])
    return points, (*moves, TO_PAY, *paid) if plan.cost else moves


def _explore_points(now: FutureEmpire, builder: Builder) -> float:
    """Return the points of Explore: the empire as it is, the cards drawn and their choice."""
    rules = figures()
    icons = empire_of(now.empire).explore + rules.explore_marker_icons
    cards_after = len(builder.hand) + rules.explore_base_draw + CHOICE * icons
    points = empire_worth(now, after_passing(now.g, now.seat, now.empire))
    points += card_worth(now.rounds - 1) * cards_after
    return points + promises_worth(promises(now, builder.hand))
