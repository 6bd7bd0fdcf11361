"""Terms of the game, in the forms that sentences need."""

from collections import Counter
from collections.abc import Iterable, Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import either, listed
from galaxy_desktop.games.roll.box import die_types, factions, sides
from galaxy_desktop.games.roll.dice import is_extra, type_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def money(number: int) -> str:
    """Return a number of credits in words."""
    return _("**${n}**").format(n=number)


def dice(number: int) -> str:
    """Return a number of dice in words."""
    return ngettext("**{n}** die", "**{n}** dice", number).format(n=number)


def workers(number: int) -> str:
    """Return a number of workers in words."""
    return ngettext("**{n}** worker", "**{n}** workers", number).format(n=number)


def tiles(number: int) -> str:
    """Return a number of tiles in words."""
    return ngettext("**{n}** tile", "**{n}** tiles", number).format(n=number)


def some(least: int, most: int) -> str:
    """Return a range of numbers in words: "1", "1 or 2", "1 to 3"."""
    if most - least > 1:
        return _("**{least}** to **{most}**").format(least=least, most=most)
    return either([f"**{number}**" for number in range(least, most + 1)])


def developments(number: int) -> str:
    """Return a number of developments in words."""
    return ngettext("**{n}** development", "**{n}** developments", number).format(n=number)


def worlds(number: int) -> str:
    """Return a number of worlds in words."""
    return ngettext("**{n}** world", "**{n}** worlds", number).format(n=number)


def die_type(name: str) -> str:
    """Return the name of a type of dice."""
    return _(die_types()[name].name)


def die(name: str) -> str:
    """Return the name of a die, or of a worker that a power lends."""
    kind = die_type(type_of(name))
    return _("{kind} (lent)").format(kind=kind) if is_extra(name) else kind


def color(name: str) -> str:
    """Return the name of a kind of world, with its symbol; gray worlds have none."""
    return {
        "novelty": _("Novelty {novelty}"),
        "rare": _("Rare Elements {rare}"),
        "genes": _("Genes {genes}"),
        "alien": _("Alien Technology {alien}"),
        "none": _("gray"),
    }[name]


def phase(name: str) -> str:
    """Return the name of a phase, or of another face or use of a die."""
    return {
        "setup": _("Set-up"),
        "assign": _("Assign"),
        "explore": _("Explore"),
        "develop": _("Develop"),
        "settle": _("Settle"),
        "produce": _("Produce"),
        "ship": _("Ship"),
        "manage": _("Manage Empire"),
        "over": _("End"),
        "wild": _("Wild"),
        "dictate": _("Dictate"),
    }[name]


def numeral(name: str) -> str:
    """Return the roman numeral of a phase."""
    return {"explore": "I", "develop": "II", "settle": "III", "produce": "IV", "ship": "V"}[name]


def item(name: str) -> str:
    """Return the name of a side of a tile, a faction, a die, a phase, or a hidden tile."""
    if name == HIDDEN:
        return _("a hidden tile")
    if name in sides():
        return _(sides()[name].name)
    if name in factions():
        return _(factions()[name].name)
    if type_of(name) in die_types():
        return die(name)
    return phase(name)


def tile_list(names: Sequence[str]) -> str:
    """Return the names of tiles as a list; a number if any is hidden."""
    if HIDDEN in names:
        return tiles(len(names))
    return listed([item(name) for name in names])


def dice_list(names: Iterable[str]) -> str:
    """Return dice by type, each type with its number."""
    counts = Counter(die(name) for name in names)
    kinds = listed([f"{number} {kind}" for kind, number in counts.items()])
    return ngettext("{kinds} die", "{kinds} dice", counts.total()).format(kinds=kinds) if counts else ""


def lent_list(names: Iterable[str]) -> str:
    """Return workers that powers lend by type, each type with its number."""
    counts = Counter(die_type(type_of(name)) for name in names)
    kinds = listed([f"{number} {kind}" for kind, number in counts.items()])
    return ngettext("{kinds} worker", "{kinds} workers", counts.total()).format(kinds=kinds)


def types_list(types: Iterable[str]) -> str:
    """Return the names of types of dice, joined as alternatives."""
    return either([die_type(kind) for kind in types])
