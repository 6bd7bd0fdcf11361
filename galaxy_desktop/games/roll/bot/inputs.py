"""Inputs of Roll's network: the tableau of a seat, and its dice, zone and progress beside the others'."""

from functools import cache

from galaxy_desktop.ai.features import Features
from galaxy_desktop.games.roll.bot.standing import features, standing
from galaxy_desktop.games.roll.bot.worth import needed, rounds_left, tile_worth
from galaxy_desktop.games.roll.box import die_types, figures, sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.schema import STACKS
from galaxy_desktop.games.roll.state import Player, RollState

SCALE: Features = {
    "points": 40,
    "dice_by_rounds": 40,
    "dice": 15,
    "ready": 10,
    "credits": 10,
    "builders": 10,
    "zone": 20,
    "tiles": 5,
    "goods": 5,
    "squares": 12,
    "powers": 20,
    "bonuses": 10,
}
"""Size of each feature of a standing late in a game."""
DEPTH = 2
"""Number of tiles of a stack, from its top, that are inputs of their own."""


@cache
def _none(where: str) -> Features:
    """Return the inputs of a place without tiles, for each side."""
    return {f"{where} {side}": 0.0 for side in sides()}


def tableau_inputs(tableau: tuple[str, ...]) -> Features:
    """Return the inputs of a tableau: each side that is built."""
    return {**_none("has"), **{f"has {side}": 1.0 for side in tableau}}


def seat_inputs(g: RollState) -> list[Features]:
    """Return the inputs of each seat, about 0 to 1, by seat."""
    rounds = rounds_left(g) + 1
    known = [features(player, rounds) for player in g.players]
    stands = [standing(one) for one in known]
    table = _table_inputs(g, rounds)
    found: list[Features] = []
    for seat, player in enumerate(g.players):
        rivals = [one for other, one in enumerate(stands) if other != seat]
        found.append(
            {
                **table,
                **{name: value / SCALE[name] for name, value in known[seat].items()},
                "ahead": (stands[seat] - max(rivals, default=0.0)) / 20,
                "squares to go": (figures().squares - len(player.tableau)) / 12,
                **_dice_inputs(player),
                **_zone_inputs(player, rounds),
            }
        )
    return found


def _table_inputs(g: RollState, rounds: float) -> Features:
    """Return the inputs that are the same for all seats."""
    seats = len(g.players)
    return {
        "rounds": rounds / 10,
        "last rounds": min(rounds, 3) / 3,
        "pool": g.pool / (figures().chips_per_player * seats),
        "largest tableau": max(len(player.tableau) for player in g.players) / figures().squares,
        "three players": float(seats == 3),
        "four players": float(seats == 4),
        "five players": float(seats == 5),
    }


def _dice_inputs(player: Player) -> Features:
    """Return the number of dice and goods of each type, and of dice in each place."""
    types = [type_of(die) for die in player.dice()]
    goods = [type_of(die) for die in player.goods]
    return {
        **{f"dice: {kind}": types.count(kind) / 5 for kind in die_types()},
        **{f"goods: {kind}": goods.count(kind) / 3 for kind in die_types()},
        "cup": len(player.cup) / 10,
        "rolled": len(player.rolled) / 10,
        "citizenry": len(player.citizenry) / 10,
        "credits held": player.credits / 10,
        "chips": player.chips / 20,
    }


def _zone_inputs(player: Player, rounds: float) -> Features:
    """Return the tiles of the construction zone, and the work that is left on the first of each stack."""
    tableau = tuple(player.tableau)
    found = dict(_none("zone"))
    for side in player.zone():
        found[f"zone {side}"] = 1.0
    for stack in STACKS:
        tiles, done = player.stack(stack)[::-1], len(player.builders(stack))
        found[f"{stack} builders"] = done / 5
        for place in range(DEPTH):
            tile = tiles[place] if place < len(tiles) else ""
            left = needed(tableau, tile) - done * (place == 0) if tile else 0
            found[f"{stack} {place}: work"] = left / 5
            found[f"{stack} {place}: worth"] = tile_worth(player, tableau, tile, rounds) / 10 if tile else 0.0
    return found
