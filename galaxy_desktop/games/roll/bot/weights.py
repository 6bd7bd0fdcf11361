"""Weights of the bots, in VP; tuned in games of bots against bots."""

from collections.abc import Mapping
from types import MappingProxyType

from galaxy_desktop.ai.features import Features

CREDIT = 0.8
"""Worth of a credit that recruits a die."""
SPARE = 0.6
"""Worth of the first credit beyond the dice to be recruited."""
FURTHER = 0.88
"""Worth of each further spare credit, as a share of the one before."""
IN_CUP = 0.8
"""Worth of a die in the cup rather than in the Citizenry."""
DIE = 0.33
"""Worth of a die for each round that it takes part in."""
WORK = 1.36
"""Worth of a worker elsewhere: the price of building."""
STARTED = 0.8
"""Share of a tile's worth earned by the workers on it, as long as there is time."""
HALFWAY = 0.6
"""Factor of that share for the first workers, when the tile is far from complete."""
GOOD = 0.56
"""Worth of a good, as a share of what shipping it will bring."""
CROWD = 0.56
"""Factor of the worth of goods beyond what the dice could ship."""
OPEN_STACK = 0.9
"""Worth of having a tile to build on a stack."""
DEPTH = (1.0, 0.5, 0.25, 0.12)
"""Factor of a tile's worth by its place in the stack, top first."""
SCOUT = (1.9, 1.5, 1.0, 0.6, 0.35, 0.2, 0.1)
"""Worth of drawing a tile, by the number of tiles in the construction zone."""

DIE_MERIT: Mapping[str, float] = MappingProxyType(
    {
        "home": 0.0,
        "military": 0.12,
        "consumption": 0.12,
        "novelty": 0.1,
        "rare": 0.15,
        "genes": 0.2,
        "alien": 0.3,
    }
)
"""Worth of a die above that of a Home die, per round."""

POWER: Mapping[str, float] = MappingProxyType(
    {
        "reassign": 0.25,
        "dictate_unlimited": 0.15,
        "dictate_reassigns": 0.1,
        "rearrange_zone": 0.1,
        "place_on_top": 0.15,
        "stock_credits": 0.04,
        "extra_workers": 0.35,
        "draw_tile": 0.3,
        "credits": 0.22,
        "credits_per_die": 0.3,
        "credits_per_good": 0.15,
        "discount": 0.4,
        "credits_on_complete": 0.15,
        "return_to_cup": 0.2,
        "good_capacity": 0.3,
        "trade_credits": 0.1,
        "consume_credits": 0.12,
        "consume_vp": 0.3,
        "trade_buy_vp": 0.2,
        "vp": 0.45,
    }
)
"""Worth of a power per round, by code, for each unit that it gives."""

BONUS_GROWS: Mapping[str, float] = MappingProxyType(
    {
        "developments": 0.35,
        "worlds": 0.12,
        "development_cost": 0.9,
        "world_cost": 0.3,
        "dice": 0.15,
        "die_colors": 0.1,
        "goods": 0.0,
        "chip_triangle": 0.1,
    }
)
"""Growth of the number that a bonus counts, per round."""

STANDING: Features = {
    "points": 1.09,
    "dice_by_rounds": 0.92,
    "dice": -1.2,
    "ready": 0.86,
    "credits": 0.29,
    "builders": 0.67,
    "zone": 0.35,
    "tiles": 0.1,
    "goods": 0.66,
    "squares": 0.19,
    "powers": 0.15,
    "bonuses": 0.06,
}
"""Weight of each feature of a position in the final VP; fitted to games of bots against bots."""
