"""What is in the box of Roll for the Galaxy: its data files, and what has to hold of them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from galaxy_desktop.engine.content import GameData, Tables
from galaxy_desktop.engine.shape import quoted
from galaxy_desktop.language import gettext as _

FACES = 6
MOST_PLAYERS = 5
SIDES = {
    "development": "tile.development",
    "world": "tile.world",
    "faction": "faction.squares",
    "home_world": "home_world",
}
"""The tables whose entries are sides of tiles."""


def faults(tables: Tables) -> Iterator[str]:
    """What the rules need of the tiles and dice, a line for each that does not hold."""
    for die in tables["die"]:
        if len(die["faces"]) != FACES:
            yield _("die {id} does not have six faces.").format(id=quoted(die["id"]))
    entries = DATA.entries(tables)
    rows = [row for table in SIDES for row in entries[table]]
    for row in rows:
        if fault := _fault(row):
            yield f"{quoted(row['id'])}: {fault}"
    yield from _short_supply(tables, rows)


def _fault(row: Mapping[str, Any]) -> str:
    """What is wrong with one side, empty for nothing."""
    gains, codes = row.get("gains", []), [power["code"] for power in row.get("powers", [])]
    if any(gain["code"] == "remove_die" for gain in gains[1:]):
        return _("a die is given up before anything else happens.")
    is_world = row.get("side", "world" if "color" in row else "development") == "world"
    if is_world != ("color" in row) or is_world == ("kind" in row):
        return _("a world has a color, a development has a kind.")
    if is_world:
        return "" if gains else _("a world has to bring something.")
    if bool(gains) != (row["kind"] == "immediate"):
        return _("an immediate development brings something at once, and no other.")
    assigns = any(power["phase"] == "assign" for power in row.get("powers", []))
    if assigns != (row["kind"] == "reassign"):
        return _("a reassign development has a power for Assign, and no other.")
    return _("it has two powers that reassign.") if codes.count("reassign") > 1 else ""


def _short_supply(tables: Tables, rows: list[dict[str, Any]]) -> Iterator[str]:
    """A line for each type of dice of which a game could give out more than there are."""
    given = Counter[str]()
    for gain in (gain for row in rows for gain in row.get("gains", []) if gain["code"] == "die"):
        given[gain["die"]] += gain["count"]
    for gain in tables["setup"]["dice"]:
        given[gain["die"]] += MOST_PLAYERS * gain["count"]
    for die in tables["die"]:
        if given[die["id"]] > die["count"]:
            line = _("die {id}: the tiles give out {given}, but there are {count}.")
            yield line.format(id=quoted(die["id"]), given=given[die["id"]], count=die["count"])


DATA = GameData(__package__, {"die": "die", **SIDES}, faults=faults, copies="count", texts=("name", "ruling"))
