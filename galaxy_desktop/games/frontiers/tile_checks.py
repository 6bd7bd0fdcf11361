"""What the rules need of a tile as its entry in the data has it: a line for what could not be played with."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from galaxy_desktop.language import gettext as _

Row = Mapping[str, Any]

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
"""When a power can give something, by its action and code."""
KINDS_AND_NONE = 5
"""How many numbers of kinds there can be among colonies, none among them."""


def tile_fault(row: Row) -> str:
    """What is wrong with a tile, empty for nothing."""
    return next((line for find in (_bonus_fault, _place_fault, _power_faults) for line in find(row)), "")


def _bonus_fault(row: Row) -> Iterator[str]:
    if "bonus" in row and row["vp"]:
        yield _("a tile with a bonus has no printed points.")
    for line in row.get("bonus", ()):
        if line["each"] == "kinds" and len(line.get("table", ())) != KINDS_AND_NONE:
            yield _("a bonus for kinds has points for none to four of them.")


def _place_fault(row: Row) -> Iterator[str]:
    """What does not agree with where the tile lies: in the market, in the bag or on a mat."""
    if "settle" not in row:
        if (row["size"] == "large") != ("bonus" in row):
            yield _("large developments have a bonus, and no others.")
        return
    if ("defense" in row) != (row["settle"] == "military") or ("cost" in row) == ("defense" in row):
        yield _("a military world has a defense, any other a cost.")
    if (row["kind"] == "gray") != (row["goods"] == "none"):
        yield _("gray worlds have no goods, and only they.")
    if "mat" in row and row["kind"] == "any":
        yield _("a home colony is of one kind.")


def _power_faults(row: Row) -> Iterator[str]:
    if sum(power["code"] == "consume" for power in row["powers"]) > 1:
        yield _("it has two powers that take goods.")
    for power in row["powers"]:
        yield from _power_fault(row, power)


def _power_fault(row: Row, power: Row) -> Iterator[str]:
    code, when = power["code"], power.get("when", "")
    if when not in WHENS.get((power["action"], code), ("",)):
        line = _("the power {code} in {action} cannot come at “{when}”.")
        yield line.format(code=code, action=power["action"], when=when)
    if ("per" in power) + ("most" in power) != (when == "end"):
        yield _("credits at the end of Produce are for colonies, for goods, or for the most of a kind.")
    if power.get("per") == "good_produced" and "kind" not in power:
        yield _("credits for goods produced are for those of a kind.")
    if code == "consume" and min(power["goods"], power.get("times", 1)) < 1:
        yield _("a power that takes goods takes at least one.")
    if code == "bonus" and ("kind" in power) == ("here" in power):
        yield _("a Trade power is for the goods of a kind, or for its own good.")
    if code == "paid_production" and row.get("goods") != "production":
        yield _("only production colonies produce for a price.")
    on_colony = code == "replace_self" or when == "good_here" or "here" in power
    if on_colony and "settle" not in row:
        yield _("a development has a power that only a colony can have.")
