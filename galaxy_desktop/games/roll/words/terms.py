"""The terms of the game, in the forms sentences need."""

from collections import Counter
from collections.abc import Iterable, Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import either, listed
from galaxy_desktop.games.roll.box import die_types, factions, sides
from galaxy_desktop.games.roll.dice import is_extra, type_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def money(number: int) -> str:
    """A number of credits."""
    return _("**${n}**").format(n=number)


def dice(number: int) -> str:
    """A number of dice."""
    return ngettext("**{n}** die", "**{n}** dice", number).format(n=number)


def workers(number: int) -> str:
    """A number of workers."""
    return ngettext("**{n}** worker", "**{n}** workers", number).format(n=number)


def tiles(number: int) -> str:
    """A number of tiles."""
    return ngettext("**{n}** tile", "**{n}** tiles", number).format(n=number)


def some(least: int, most: int) -> str:
    """A number that may be chosen: "1", "1 or 2", "1 to 3"."""
    if most - least > 1:
        return _("**{least}** to **{most}**").format(least=least, most=most)
    return either([f"**{number}**" for number in range(least, most + 1)])


def developments(number: int) -> str:
    """A number of developments."""
    return ngettext("**{n}** development", "**{n}** developments", number).format(n=number)


def worlds(number: int) -> str:
    """A number of worlds."""
    return ngettext("**{n}** world", "**{n}** worlds", number).format(n=number)


def die_type(name: str) -> str:
    """A type of dice."""
    return _(die_types()[name].name)


def die(name: str) -> str:
    """A die, or a worker that a power lends."""
    kind = die_type(type_of(name))
    return _("{kind} (lent)").format(kind=kind) if is_extra(name) else kind


def color(name: str) -> str:
    """A kind of world, with its sign; gray ones hold no goods."""
    return {
        "novelty": _("Novelty {novelty}"),
        "rare": _("Rare Elements {rare}"),
        "genes": _("Genes {genes}"),
        "alien": _("Alien Technology {alien}"),
        "none": _("gray"),
    }[name]


def phase(name: str) -> str:
    """The name of a phase, or of what else a die can show or be used for."""
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
    """The number of a phase, as its sign has it."""
    return {"explore": "I", "develop": "II", "settle": "III", "produce": "IV", "ship": "V"}[name]


def item(name: str) -> str:
    """The name of a side of a tile, of a faction, of a die, of something hidden."""
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
    """Names of tiles one after the other; hidden ones as a number."""
    if HIDDEN in names:
        return tiles(len(names))
    return listed([item(name) for name in names])


def dice_list(names: Iterable[str]) -> str:
    """Dice by type, each type with its number."""
    counts = Counter(die(name) for name in names)
    kinds = listed([f"{number} {kind}" for kind, number in counts.items()])
    return ngettext("{kinds} die", "{kinds} dice", counts.total()).format(kinds=kinds) if counts else ""


def lent_list(names: Iterable[str]) -> str:
    """Workers that a power lends, by type."""
    counts = Counter(die_type(type_of(name)) for name in names)
    kinds = listed([f"{number} {kind}" for kind, number in counts.items()])
    return ngettext("{kinds} worker", "{kinds} workers", counts.total()).format(kinds=kinds)


def types_list(types: Iterable[str]) -> str:
    """Types of dice to choose from."""
    return either([die_type(kind) for kind in types])
