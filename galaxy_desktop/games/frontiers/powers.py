"""Totals of the powers of an empire, and the tiles to which they apply (page 5)."""

from collections.abc import Mapping
from functools import cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.box import DEVELOP, actions, figures, tiles
from galaxy_desktop.games.frontiers.schema import ANY, Power, Tile, Where
from galaxy_desktop.games.frontiers.state import FrontiersState, Player

AFTER = {"develop": "developed", "settle": "settled"}
"""Moments of an action at which powers pay for the tile that was placed."""


@cache
def _having(action: str, code: str) -> Mapping[str, tuple[tuple[str, Power], ...]]:
    """Return the powers with this use by tile, each with that tile again."""
    found: dict[str, tuple[tuple[str, Power], ...]] = {}
    for tile in tiles().values():
        for power in tile.powers:
            if (power.action, power.code) == (action, code):
                found[tile.id] = (*found.get(tile.id, ()), (tile.id, power))
    return found


def powers(player: Player, action: str, code: str) -> list[tuple[str, Power]]:
    """Return an empire's powers with this use, each with its tile; not of tiles placed in this action."""
    having = _having(action, code)
    found: list[tuple[str, Power]] = []
    for placed in (player.colonies, player.developments):
        for tile in placed:
            if tile in having and tile not in player.new:
                found += having[tile]
    return found


def fits(where: Where | None, tile: Tile, kind: str) -> bool:
    """Return whether a power or a bonus applies to a tile that is at present of this kind."""
    if where is None:
        return True
    if (where.power_action or where.power_code) and not any(
        where.power_action in ("", power.action) and where.power_code in ("", power.code)
        for power in tile.powers
    ):
        return False
    return (
        where.kind in ("", kind)
        and where.goods in ("", tile.goods)
        and where.settle in ("", tile.settle)
        and where.size in ("", tile.size)
        and where.id in ("", tile.id)
        and where.colonists in (0, tile.colonists)
        and (not where.keyword or where.keyword in tile.keywords)
        and (not where.not_keyword or where.not_keyword not in tile.keywords)
    )


def kind_of(player: Player, tile: str) -> str:
    """Return the kind of a tile; for a colony of any kind the one its owner has set, or ""."""
    kind = tiles()[tile].kind
    return player.kind if kind == ANY else kind


def price(g: FrontiersState, seat: Seat, development: str) -> int:
    """Return the credits that a development costs a seat now, less for the selector of Develop (page 4)."""
    selects = g.action == DEVELOP and g.selector == seat
    return price_for(g.players[seat], development, selects=selects)


def price_for(player: Player, development: str, *, selects: bool) -> int:
    """Return the credits that a development costs a player who selects Develop, or does not."""
    return max(0, tiles()[development].cost - develop_discount(player, selects=selects))


def develop_discount(player: Player, *, selects: bool) -> int:
    """Return the credits by which powers and the selector's bonus lower the cost of developments."""
    bonus = actions()[DEVELOP].gains["discount"] if selects else 0
    return bonus + sum(power.amount for _, power in powers(player, "develop", "discount"))


@cache
def develop_discount_of(tile: str) -> int:
    """Return the credits by which the powers of one tile lower the cost of developments."""
    return sum(power.amount for _, power in _having("develop", "discount").get(tile, ()))


def spaces(player: Player) -> int:
    """Return the number of spaces of the empire mat that developments cover (page 4)."""
    sizes, known = figures().spaces, tiles()
    return sum(sizes[known[tile].size] for tile in player.developments)


def military_for(player: Player, world: str, kind: str) -> int:
    """Return the Military against a world of this kind, with what was bought in this action (page 6)."""
    tile = tiles()[world]
    lasting = sum(p.amount for _, p in powers(player, "settle", "military") if fits(p.where, tile, kind))
    return lasting + player.temporary


def plain_military(player: Player) -> int:
    """Return the Military that works for a player against every world."""
    return sum(power.amount for _, power in powers(player, "settle", "military") if power.where is None)


@cache
def plain_military_of(tile: str) -> int:
    """Return the Military of one tile against every world, as counted by a "?" (page 9)."""
    found = _having("settle", "military").get(tile, ())
    return sum(power.amount for _, power in found if power.where is None)


def settle_discount(player: Player, world: str, kind: str) -> int:
    """Return the credits by which powers lower the cost of a world of this kind."""
    tile = tiles()[world]
    return sum(p.amount for _, p in powers(player, "settle", "discount") if fits(p.where, tile, kind))


def pays_after(player: Player, action: str, tile: str, kind: str) -> list[tuple[str, int]]:
    """Return the credits that powers pay once a tile is bought or settled as this kind, by their tiles."""
    when, known = AFTER[action], tiles()[tile]
    return [
        (source, power.amount)
        for source, power in powers(player, action, "credits")
        if power.when == when and fits(power.where, known, kind)
    ]


def sale_price(kind: str) -> int:
    """Return the credits for a good of this kind before any powers (page 8)."""
    return figures().prices[kind]


def sale_bonus(player: Player, colony: str) -> int:
    """Return the credits that Trade powers add for selling the good of this colony."""
    return sale_bonus_for(player, colony, player.goods[colony])


def sale_bonus_for(player: Player, colony: str, kind: str) -> int:
    """Return the credits that Trade powers would add for a good of this kind on this colony."""
    return sum(
        power.amount
        for tile, power in powers(player, "trade", "bonus")
        if (tile == colony if power.here else power.kind in (kind, ANY))
    )
