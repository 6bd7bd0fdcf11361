"""Traits of answers in Race, to which the styles of the bots lean."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.games.race.box import deck, plain_phase
from galaxy_desktop.games.race.moves import Actions, parse_as
from galaxy_desktop.games.race.state import RaceState

IN_HAND = 0.5
"""Share that a card kept in hand counts of one that is placed."""
SIX = 6
"""Cost of the developments that score for other cards."""


def traits(g: RaceState, decision: Decision, answer: Answer) -> Features:
    """Return the actions that an answer calls, and the sorts of cards that it places, keeps or discards."""
    match decision.topic, answer:
        case "action", (str(option),):
            called = parse_as(Actions, option).chosen
            return Counter(f"call {plain_phase(action)}" for action in called)
        case (("develop" | "settle"), cards):
            return _of(g, cards, 1.0)
        case "keep", cards:
            return _of(g, cards, IN_HAND)
        case (("opening" | "limit"), cards):
            return _of(g, cards, -IN_HAND)
        case "pay", (_way, cards):
            return _of(g, cards, -IN_HAND)
    return {}


def _of(g: RaceState, cards: Iterable[str], times: float) -> Features:
    found: dict[str, float] = {}
    for card in cards:
        for trait in of_card(g.edition, card):
            found[trait] = found.get(trait, 0.0) + times
    return found


@lru_cache(maxsize=1000)
def of_card(edition: str, card: str) -> frozenset[str]:
    """Return the sorts of cards that a card belongs to."""
    design = deck(edition)[card]
    powers = {(power.phase, power.code) for power in design.powers}
    sorts = {
        "military world": design.is_world and design.is_military,
        "rebel": design.is_world and "rebel" in design.tags,
        "military power": bool(powers & {("settle", "military"), ("settle", "temporary_military")}),
        "goods": bool(design.source),
        "trade power": any(phase == "trade" for phase, _ in powers),
        "development": not design.is_world,
        "six": not design.is_world and design.price == SIX,
    }
    return frozenset(sort for sort, holds in sorts.items() if holds)
