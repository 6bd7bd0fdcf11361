"""What things are worth to a bot, in points; found by trying them in games of bots against bots."""

from collections.abc import Mapping
from types import MappingProxyType

CREDIT = 0.7
"""A credit, as long as it can still be spent."""
ENOUGH = 10
"""Credits beyond these are worth less."""
SPARE = 0.4
"""What is left of the worth of credits beyond that."""
AIM = 0.3
"""The best of the large developments, before it is bought."""
COLONIST = (1.2, 0.7, 0.25, 0.1, 0.05)
"""Each further colonist on the mat."""
PROMISE = (0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03)
"""How much of what an explored world would add counts before it is settled: the best one first."""
UNSEEN = (1.7, 1.3, 0.9, 0.6, 0.35, 0.2, 0.1)
"""Exploring a world, by how many there are to be settled already."""
CHOICE = 0.35
"""Picking first of those in the center."""
LACK = 0.35
"""How much less likely a world is settled for each Military that lacks."""
GOOD = 0.6
"""How much of what a good could be sold or consumed for counts as long as it lies there."""
CYCLE = 0.45
"""How often in a round goods are produced and used."""
CYCLE_CREDIT = 0.6
"""A credit that goods bring, when planning ahead."""
LEFT_OVER = 0.3
"""A good that nothing takes, for each credit of its price."""
REACH = 0.45
"""How often in a round one of the worlds that an empire can reach is settled."""
WORLD = 1.5
"""What a world is worth, whatever its cost or defense."""
WORLD_SIZE = 0.8
"""What it is worth for each credit of its cost, or each point of its defense."""
LASTING = 0.7
"""How much of what an empire would bring in the rounds left does come."""
GROWTH = 0.45
"""Tiles of a sort that are placed in a round."""
FITTING = 1.8
"""How much more often than by chance those are placed that a "?" counts."""
MORE_KINDS = 0.25
"""Further kinds of goods in a round."""
GOAL = 0.8
"""Points of a goal that is not reached yet."""

POWER: Mapping[tuple[str, str], float] = MappingProxyType(
    {
        ("explore", "draw"): 0.3,
        ("explore", "credits"): 0.35,
        ("explore", "colonists"): 0.35,
        ("develop", "discount"): 0.35,
        ("develop", "credits"): 0.35,
        ("settle", "second_world"): 0.5,
        ("settle", "upgrade"): 0.15,
        ("settle", "replace_self"): 0.3,
        ("settle", "draw"): 0.3,
        ("settle", "credits"): 0.3,
        ("settle", "colonists"): 0.45,
        ("settle", "temporary_military"): 0.12,
    }
)
"""A power for each round, by action and code, for each unit that it gives."""

GOAL_GROWS: Mapping[str, float] = MappingProxyType(
    {
        "consume_powers": 0.15,
        "keywords": 0.1,
        "power_actions": 0.15,
        "colony_kinds": 0.1,
        "goods": 0.25,
        "worlds": 0.1,
        "credits": 0.3,
        "free_colonists": 0.0,
    }
)
"""How much more of what a goal counts a player has, in each round."""

RIVAL = 0.8
"""How much what an action gives to others counts against it."""
FIRST = 0.15
"""Selecting one space earlier."""
CHART_WORTH = 1.0
"""Keeping a goal of choice."""
SPREAD = 4.0
"""By how many points two seats must differ to make a clear favorite."""
SPREAD_GROWS = 0.7
"""How much more that is for each round left."""
