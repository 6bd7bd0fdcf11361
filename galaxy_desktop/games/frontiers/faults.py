"""Conditions for the tiles of New Frontiers beside their form and distribution."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from galaxy_desktop.engine.bounds import quoted
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, GRAY, LARGE, Box, Power, Tile
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series

WHENS: Mapping[tuple[str, str], tuple[str, ...]] = MappingProxyType(
    {
        ("explore", "draw"): ("picked",),
        ("explore", "credits"): ("start",),
        ("explore", "colonists"): ("start",),
        ("develop", "credits"): ("start", "developed"),
        ("settle", "colonists"): ("start",),
        ("settle", "credits"): ("settled",),
        ("settle", "draw"): ("settled",),
        ("produce", "credits"): ("start", "good_here", "end"),
    }
)
"""Times at which a power can give something, by its action and code."""
KINDS_AND_NONE = 5
"""Length of a table of points for zero to four kinds."""


def faults(box: Box) -> Iterator[str]:
    """Yield a line for each condition that does not hold."""
    for tile in (*box.development, *box.world, *box.home):
        if fault := next((line for find in TILE_FAULTS for line in find(tile)), ""):
            yield f"{quoted(tile.id)}: {fault}"
    yield from _unpaired_faces(box)
    yield from _short_supply(box)


def _unpaired_faces(box: Box) -> Iterator[str]:
    """Yield a line for each stack or mat that does not have the faces it needs."""
    faces: dict[str, list[str]] = {}
    for tile in box.development:
        faces.setdefault(tile.stack, []).append(tile.face)
    for tile in box.home:
        faces.setdefault(str(tile.mat), []).append(tile.side)
    for name, found in faces.items():
        if found not in (["fixed"], ["white", "black"]):
            line = _(
                "stack or mat {name} has the sides {faces}; it needs white and black, or one fixed side."
            )
            yield line.format(name=quoted(name), faces=series(found))


def _short_supply(box: Box) -> Iterator[str]:
    """Yield a line for each kind of which there can be more colonies than goods (page 7)."""
    for kind, cubes in box.figures.cubes.items():
        worlds = sum(world.kind in (kind, ANY) for world in box.world)
        mats = {home.mat for home in box.home if home.kind == kind}
        if worlds + len(mats) > cubes:
            line = _("there can be {number} {kind} colonies, but only {cubes} goods of that kind.")
            yield line.format(number=worlds + len(mats), kind=kind, cubes=cubes)


def _bonus_faults(tile: Tile) -> Iterator[str]:
    if tile.bonus and tile.vp:
        yield _("a tile with a bonus must have 0 printed VP.")
    for line in tile.bonus:
        if line.each == "kinds" and len(line.table) != KINDS_AND_NONE:
            yield _("a bonus for kinds must list VP for 0 to 4 kinds.")


def _place_faults(tile: Tile) -> Iterator[str]:
    """Yield contradictions with the place of the tile: in the market, in the bag or on a mat."""
    if tile.sort == DEVELOPMENT:
        if (tile.size == LARGE) != bool(tile.bonus):
            yield _("each large development must have a bonus, and no small one may have any.")
        return
    has_cost, has_defense = tile.printed_cost is not None, tile.printed_defense is not None
    if has_defense != tile.is_military or has_cost == has_defense:
        yield _("a military world must have a defense; any other world must have a cost.")
    if (tile.kind == GRAY) != (tile.goods == "none"):
        yield _("a gray world can't have goods; any other world must have them.")
    if tile.mat and tile.kind == ANY:
        yield _("a home colony must have a fixed kind.")


def _power_faults(tile: Tile) -> Iterator[str]:
    if sum(power.code == "consume" for power in tile.powers) > 1:
        yield _("it has two powers that consume goods; the limit is one.")
    for power in tile.powers:
        yield from _power_fault(tile, power)


def _power_fault(tile: Tile, power: Power) -> Iterator[str]:
    code, when = power.code, power.when
    if when not in WHENS.get((power.action, code), ("",)):
        line = _("the power {code} in {action} can't have the time “{when}”.")
        yield line.format(code=code, action=power.action, when=when)
    if bool(power.per) + bool(power.most) != (when == "end"):
        yield _("credits at the end of Produce must count colonies or goods, or be for the most goods.")
    if power.per == "good_produced" and not power.kind:
        yield _("credits for goods produced need a kind of good.")
    if code == "consume" and min(power.goods, power.times) < 1:
        yield _("a power that consumes goods must consume at least 1.")
    if code == "bonus" and bool(power.kind) == power.here:
        yield _("a Trade power must be for one kind, for any kind, or for the good on its own tile.")
    if code == "paid_production" and tile.goods != "production":
        yield _("only a production colony can produce for a cost.")
    on_colony = code == "replace_self" or when == "good_here" or power.here
    if on_colony and tile.sort == DEVELOPMENT:
        yield _("a development can't have a power that refers to its own good or colony.")


TILE_FAULTS = (_bonus_faults, _place_faults, _power_faults)
