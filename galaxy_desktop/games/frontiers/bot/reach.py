"""Worlds that an empire can settle: by Military, discounts, and payment for Military."""

from functools import cache, lru_cache
from typing import NamedTuple

from galaxy_desktop.games.frontiers.bot.weights import COLONIST, CREDIT, WORLD, WORLD_SIZE
from galaxy_desktop.games.frontiers.box import tiles, worlds
from galaxy_desktop.games.frontiers.powers import fits, powers
from galaxy_desktop.games.frontiers.schema import DEVELOPMENT, Where
from galaxy_desktop.games.frontiers.state import Player

EmpireKey = tuple[str, ...]
"""Tiles of an empire, sorted."""
SETTLE = "settle"


class Access(NamedTuple):
    """Requirements to settle a world: credits, or Military still missing."""

    price: int
    lacking: int = 0


def bare(empire: EmpireKey) -> Player:
    """Return a player who has these tiles and nothing else."""
    known = tiles()
    return Player(
        colonies=[tile for tile in empire if known[tile].sort != DEVELOPMENT],
        developments=[tile for tile in empire if known[tile].sort == DEVELOPMENT],
    )


@cache
def settlers() -> frozenset[str]:
    """Return the tiles with a power that decides which worlds can be settled."""
    codes = {"military", "discount", "pay_for_military"}
    return frozenset(
        tile.id
        for tile in tiles().values()
        if any(power.action == SETTLE and power.code in codes for power in tile.powers)
    )


def settling(empire: EmpireKey) -> EmpireKey:
    """Return the tiles of an empire that decide which worlds it can settle."""
    known = settlers()
    return tuple([tile for tile in empire if tile in known])


def accesses(empire: EmpireKey) -> dict[str, Access]:
    """Return the access of an empire to each world; cached, not to be changed."""
    return _accesses(settling(empire))


@lru_cache(maxsize=200)
def _accesses(deciding: EmpireKey) -> dict[str, Access]:
    player, known = bare(deciding), tiles()
    strength, discount = _totals(player, "military"), _totals(player, "discount")
    payable = _payable(player)
    found = {}
    for world in worlds():
        tile = known[world]
        if not tile.is_military:
            found[world] = Access(max(0, tile.cost - discount[world]))
        elif strength[world] >= tile.defense:
            found[world] = Access(0)
        elif world in payable:
            found[world] = Access(max(0, tile.defense - payable[world] - discount[world]))
        else:
            found[world] = Access(0, tile.defense - strength[world])
    return found


def _totals(player: Player, code: str) -> dict[str, int]:
    """Return the total of the powers of a code, by world."""
    found = dict.fromkeys(worlds(), 0)
    for _, power in powers(player, SETTLE, code):
        for world in fitting_worlds(power.where):
            found[world] += power.amount
    return found


def _payable(player: Player) -> dict[str, int]:
    """Return the best discount with which each military world can be paid for, by world."""
    found: dict[str, int] = {}
    for _, power in powers(player, SETTLE, "pay_for_military"):
        for world in fitting_worlds(power.where):
            found[world] = max(power.discount, found.get(world, 0))
    return found


@cache
def fitting_worlds(where: Where | None) -> tuple[str, ...]:
    """Return the worlds of the box to which a power applies."""
    known = tiles()
    return tuple(world for world in worlds() if fits(where, known[world], known[world].kind))


@cache
def share(where: Where | None) -> float:
    """Return the fraction of all worlds to which a power applies."""
    return len(fitting_worlds(where)) / len(worlds())


@cache
def share_of_developments(where: Where | None) -> float:
    """Return the fraction of all developments to which a bonus applies."""
    known = [tile for tile in tiles().values() if tile.sort == DEVELOPMENT]
    return sum(fits(where, tile, tile.kind) for tile in known) / len(known)


def reach(empire: EmpireKey) -> float:
    """Return the average VP that the worlds of the box promise an empire."""
    return _reach(settling(empire))


@lru_cache(maxsize=1_000)
def _reach(deciding: EmpireKey) -> float:
    known, total = tiles(), 0.0
    for world, access in _accesses(deciding).items():
        if not access.lacking:
            tile = known[world]
            size = tile.cost + tile.defense
            total += max(
                0.0, WORLD + WORLD_SIZE * size - CREDIT * access.price - COLONIST[0] * tile.colonists
            )
    return total / len(worlds())
