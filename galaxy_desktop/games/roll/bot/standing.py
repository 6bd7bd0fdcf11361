"""Estimate of the standing of a player: the VP that it may expect at the end, and what they come from."""

from functools import lru_cache

from galaxy_desktop.ai.features import Features, weighed
from galaxy_desktop.games.roll.bot.dice_use import builder_worth
from galaxy_desktop.games.roll.bot.weights import STANDING
from galaxy_desktop.games.roll.bot.worth import (
    bonus_worth,
    die_worth,
    fade,
    line,
    zone_worth,
)
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.schema import STACKS
from galaxy_desktop.games.roll.scoring import score
from galaxy_desktop.games.roll.state import Player

MANY = 5
"""Number of tiles in the construction zone beyond which more count for nothing."""


def standing(known: Features) -> float:
    """Return the VP that a player may expect at the end, up to a constant that is the same for all."""
    return weighed(known, STANDING)


def features(player: Player, rounds: float) -> Features:
    """Return the features of a position, by name."""
    tableau, soon, dice = tuple(player.tableau), fade(rounds), player.dice()
    return {
        "points": float(score(player).total),
        "dice_by_rounds": sum(die_worth(type_of(die), rounds) for die in dice),
        "dice": soon * len(dice),
        "ready": soon * (len(player.cup) + len(player.rolled)),
        "credits": soon * player.credits,
        "builders": sum(len(player.builders(side)) * builder_worth(player, side, rounds) for side in STACKS),
        "zone": zone_worth(player, (player.developments, player.worlds), rounds),
        "tiles": soon * min(MANY, len(player.zone())),
        "goods": soon * len(player.goods),
        "squares": soon * len(tableau),
        "powers": tableau_rate(tableau) * rounds,
        "bonuses": _bonuses_to_come(player, rounds),
    }


@lru_cache(maxsize=1 << 11)
def tableau_rate(tableau: tuple[str, ...]) -> float:
    """Return the VP that the powers and worlds of a tableau bring per round, its dice left out."""
    total = 0.0
    for place, tile in enumerate(tableau):
        side = sides()[tile]
        dice = sum(die_worth(gain.die, 1.0) * gain.count for gain in side.gains if gain.code == "die")
        total += line(tableau[:place], tile).rate - dice
    return total


def _bonuses_to_come(player: Player, rounds: float) -> float:
    bonuses = [bonus for tile in player.tableau if (bonus := sides()[tile].bonus)]
    return sum(bonus_worth(player, bonus, rounds) - bonus_worth(player, bonus, 0.0) for bonus in bonuses)
