"""Traits of answers in Jump Drive, to which the styles of the bots lean."""

from itertools import takewhile

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.builder import TO_PAY
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.state import JumpState


def traits(g: JumpState, decision: Decision, answer: Answer) -> Features:
    """Return how many cards of each sort a build places."""
    del g
    if decision.topic != "build":
        return {}
    found: dict[str, float] = {}
    for option in takewhile(lambda one: one != TO_PAY, answer):
        design = cards().get(card_of(option))
        if design is None:
            continue
        sorts = {
            "development": not design.is_world,
            "military world": design.is_world and design.is_military,
            "peaceful world": design.is_world and not design.is_military,
            "rebel": design.is_world and "rebel" in design.keywords,
            "military": design.military > 0,
        }
        for sort, holds in sorts.items():
            if holds:
                found[sort] = found.get(sort, 0.0) + 1.0
    return found
