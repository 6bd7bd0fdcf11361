"""Rating of actions: own gains beside those of others, and what a bot that thinks is likely to choose."""

from collections.abc import Sequence
from math import exp, log

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.forecast import rounds_left
from galaxy_desktop.games.race.bot.gains import Gains, gains_of
from galaxy_desktop.games.race.bot.policy import action_chances
from galaxy_desktop.games.race.box import actions
from galaxy_desktop.games.race.moves import Actions, parse_as
from galaxy_desktop.games.race.state import RaceState

COOLNESS = 1.2
"""Factor of a gain in points in the softmax that models the other seats' choice of action."""
LEARNED = 2.0
"""Points of a factor e in the learned chance of a choice."""
ENVY = 0.6
"""Cost of one point that the other seats gain on average."""


def rate_actions(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate every offered action, or pair of actions, best first."""
    assert isinstance(decision, Pick)
    rounds = rounds_left(g)
    others = [
        gains_of(g, other, known=False, rounds=rounds) for other in range(len(g.players)) if other != seat
    ]
    called = _called(others, decision.offered)
    own = gains_of(g, seat, known=True, rounds=rounds)
    single = {action: _single(action, own, others, called) for action in actions()}
    learned = action_chances(g, seat, decision, known=True)
    return best_first(
        (_together(option, single) + LEARNED * log(chance), (option,))
        for option, chance in zip(decision.offered, learned, strict=True)
    )


def _together(option: str, single: dict[str, float]) -> float:
    return sum(single[action] for action in parse_as(Actions, option).chosen)


def _single(action: str, own: Gains, others: Sequence[Gains], called: dict[str, float]) -> float:
    """Return the points of choosing an action, compared with not choosing it."""
    known = actions()[action]
    phase = known.phase
    expected = called.get(known.happens_in, 0.0)
    for_others = ENVY * sum(gains.plain[phase] for gains in others) / len(others)
    share = 1.0 if known.happens_in == phase else 0.5
    return own.chosen[action] - share * (expected * own.plain[phase] + (1 - expected) * for_others)


def _called(others: Sequence[Gains], options: Sequence[str]) -> dict[str, float]:
    """Return the probability of each phase of the round to be chosen by another seat, by phase."""
    missed: dict[str, float] = {}
    for gains in others:
        for phase, share in _likely(gains, options).items():
            missed[phase] = missed.get(phase, 1.0) * (1 - min(1.0, share))
    return {phase: 1 - share for phase, share in missed.items()}


def _likely(gains: Gains, options: Sequence[str]) -> dict[str, float]:
    """Return the probability of each phase of the round to be chosen by a seat with these gains, by phase."""
    weights = [exp(COOLNESS * _together(option, dict(gains.chosen))) for option in options]
    total = sum(weights)
    shares: dict[str, float] = {}
    for option, weight in zip(options, weights, strict=True):
        for action in parse_as(Actions, option).chosen:
            phase = actions()[action].happens_in
            shares[phase] = shares.get(phase, 0.0) + weight / total
    return shares
