"""The signs of the powers of a tile: the action in which each works, with the kind it is about."""

from collections.abc import Iterator

from galaxy_desktop.games.frontiers.tiles import KINDS, Power, Tile
from galaxy_desktop.ui.tabletop.parts import Part, Sign, signed


def parts_of_powers(tile: Tile) -> tuple[Part, ...]:
    """A sign for each power, no two alike."""
    return tuple(dict.fromkeys(part for power in tile.powers for part in _parts(power)))


def parts_of_keywords(tile: Tile) -> tuple[Part, ...]:
    """The signs of the keywords."""
    return tuple(Sign(f"tag_{keyword}") for keyword in tile.keywords)


def _parts(power: Power) -> Iterator[Part]:
    if power.code == "military":
        yield Sign("military", signed(power.amount))
        return
    yield Sign(power.action)
    if power.kind in KINDS:
        yield Sign(power.kind)
