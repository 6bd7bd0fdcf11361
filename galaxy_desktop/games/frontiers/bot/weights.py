"""Weights of the bots, in VP; tuned in games of bots against bots."""

from collections.abc import Mapping
from types import MappingProxyType

CREDIT = 0.7
"""Worth of a credit, as long as it can still be spent."""
ENOUGH = 10
"""Number of credits beyond which further ones are worth less."""
SPARE = 0.4
"""Factor of the worth of credits beyond that."""
AIM = 0.3
"""Factor of the worth of the best large development, before it is bought."""
COLONIST = (1.2, 0.7, 0.25, 0.1, 0.05)
"""Worth of each further colonist on the mat."""
PROMISE = (0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03)
"""Factor of the worth that an explored world would add, before it is settled: best one first."""
UNSEEN = (1.7, 1.3, 0.9, 0.6, 0.35, 0.2, 0.1)
"""Worth of exploring a world, by the number of explored worlds already owned."""
CHOICE = 0.35
"""Worth of picking first among the worlds in the center."""
LACK = 0.35
"""Weight of each missing Military against an explored world."""
GOOD = 0.6
"""Factor of the worth of selling or consuming a good, while it lies on a colony."""
CYCLE = 0.45
"""Number of times per round that goods are produced and used."""
CYCLE_CREDIT = 0.6
"""Worth of a credit that goods bring, when planning ahead."""
LEFT_OVER = 0.3
"""Worth of a good that no power takes, for each credit of its price."""
REACH = 0.45
"""Number of worlds within reach that an empire settles per round."""
WORLD = 1.5
"""Worth of a world, whatever its cost or defense."""
WORLD_SIZE = 0.8
"""Worth of a world for each credit of its cost, or each point of its defense."""
LASTING = 0.7
"""Factor of what an empire would bring in the rounds left."""
GROWTH = 0.45
"""Number of tiles of a sort that are placed per round."""
FITTING = 1.8
"""Factor of that number for tiles that a "?" counts."""
MORE_KINDS = 0.25
"""Number of further kinds of goods per round."""
GOAL = 0.8
"""Factor of the points of a goal that is not reached yet."""

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
"""Worth of a power per round, by action and code, for each unit that it gives."""

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
"""Growth of the number that a goal counts, per round."""

RIVAL = 0.8
"""Factor of the gains of others that count against an action."""
FIRST = 0.15
"""Worth of selecting one space earlier."""
CHART_WORTH = 1.0
"""Worth of keeping a goal of choice."""
