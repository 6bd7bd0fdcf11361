"""What things are worth to a bot, in points; found by trying them in games of bots against bots."""

from collections.abc import Mapping
from types import MappingProxyType

from galaxy_desktop.ai.features import Features

CREDIT = 0.8
"""A credit that recruits a die."""
SPARE = 0.6
"""The first credit beyond the dice to be recruited."""
FURTHER = 0.88
"""Each further one is worth that much of the one before."""
IN_CUP = 0.8
"""A die in the cup rather than in the Citizenry."""
DIE = 0.33
"""A die for each round that it takes part in."""
WORK = 1.36
"""What a worker could do elsewhere: the price of building."""
STARTED = 0.8
"""A share of a tile's worth that workers on it have earned, as long as there is time."""
HALFWAY = 0.6
"""How much of that share holds for the first workers, when the tile is far from complete."""
GOOD = 0.56
"""A good rather than what shipping it will bring."""
CROWD = 0.56
"""What is left of the worth of goods that are too many for the dice that could ship them."""
OPEN_STACK = 0.9
"""Having anything to build on a stack."""
DEPTH = (1.0, 0.5, 0.25, 0.12)
"""How much of a tile's worth counts by its place in the stack."""
SCOUT = (1.9, 1.5, 1.0, 0.6, 0.35, 0.2, 0.1)
"""Drawing a tile, by the tiles in the construction zone."""

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
"""How much better a die is than a Home die in a round."""

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
"""A power for each round, by code, for each unit that it gives."""

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
"""How fast there is more of what a bonus counts, in each round."""

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
"""What each part of a position adds to the final points: fitted to games of bots against bots."""
