"""Traits of answers in Roll, to which the styles of the bots lean."""

from collections import Counter

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.moves import PutTile, SelectPhase, move_of
from galaxy_desktop.games.roll.state import RollState


def traits(g: RollState, decision: Decision, answer: Answer) -> Features:
    """Return the phase that an assignment selects, and how many tiles show which side."""
    del g
    if decision.topic not in ("assign", "place_tiles"):
        return {}
    found: Counter[str] = Counter()
    for option in answer:
        match move_of(option):
            case SelectPhase(_, phase):
                found[f"select {phase}"] += 1
            case PutTile(side):
                found["world" if sides()[side].is_world else "development"] += 1
    return found
