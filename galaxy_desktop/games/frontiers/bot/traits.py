"""Traits of answers in New Frontiers, to which the styles of the bots lean."""

from functools import lru_cache

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import DEVELOPMENT, LARGE, PRODUCTION, WINDFALL
from galaxy_desktop.games.frontiers.state import FrontiersState

PLACES = ("develop", "settle", "settle_second", "explore", "upgrade")
"""Questions of which tile to buy, settle or take."""


def traits(g: FrontiersState, decision: Decision, answer: Answer) -> Features:
    """Return the action that an answer selects, or the sorts of tiles that it takes or places."""
    del g
    if decision.topic == "action":
        return {f"select {action}": 1.0 for action in answer}
    if decision.topic not in PLACES:
        return {}
    found: dict[str, float] = {}
    for tile in answer:
        for sort in of_tile(tile):
            found[sort] = found.get(sort, 0.0) + 1.0
    return found


@lru_cache(maxsize=1000)
def of_tile(tile: str) -> frozenset[str]:
    """Return the sorts of tiles that a tile belongs to; none for an option that is no tile."""
    known = tiles().get(tile)
    if known is None:
        return frozenset()
    powers = {(power.action, power.code) for power in known.powers}
    sorts = {
        "military world": known.is_military,
        "military power": bool(powers & {("settle", "military"), ("settle", "temporary_military")}),
        "development": known.sort == DEVELOPMENT,
        "large": known.size == LARGE,
        "goods": known.goods in (PRODUCTION, WINDFALL),
    }
    return frozenset(sort for sort, holds in sorts.items() if holds)
