"""What is in the box of New Frontiers: its data files, and what has to hold of them."""

from collections.abc import Iterator

from galaxy_desktop.engine.content import GameData, Tables
from galaxy_desktop.engine.shape import quoted
from galaxy_desktop.games.frontiers.tile_checks import tile_fault
from galaxy_desktop.language import gettext as _

TILES = ("development", "world", "home")
"""The tables whose entries are tiles; a pack may change these."""


def faults(tables: Tables) -> Iterator[str]:
    """What the rules need of the tiles, a line for each that does not hold."""
    for table in TILES:
        for row in tables[table]:
            if fault := tile_fault(row):
                yield f"{quoted(row['id'])}: {fault}"
    yield from _unpaired_faces(tables)
    yield from _short_supply(tables)


def _unpaired_faces(tables: Tables) -> Iterator[str]:
    """A line for each stack or mat that does not have the faces it needs."""
    faces: dict[str, list[str]] = {}
    for row in tables["development"]:
        faces.setdefault(row["stack"], []).append(row["face"])
    for row in tables["home"]:
        faces.setdefault(str(row["mat"]), []).append(row["side"])
    for name, found in faces.items():
        if found not in (["fixed"], ["white", "black"]):
            line = _("stack or mat {name} has the faces {faces}.")
            yield line.format(name=quoted(name), faces=", ".join(found))


def _short_supply(tables: Tables) -> Iterator[str]:
    """A line for each kind of which there can be more colonies than goods (page 7)."""
    for kind, cubes in tables["goods"]["cubes"].items():
        worlds = sum(row["kind"] in (kind, "any") for row in tables["world"])
        mats = {row["mat"] for row in tables["home"] if row["kind"] == kind}
        if worlds + len(mats) > cubes:
            line = _("there can be {number} {kind} colonies, but there are {cubes} goods.")
            yield line.format(number=worlds + len(mats), kind=kind, cubes=cubes)


DATA = GameData(__package__, {table: table for table in TILES}, faults=faults)
