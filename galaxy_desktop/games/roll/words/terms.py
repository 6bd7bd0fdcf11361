"""Terms of the game, in the forms that sentences need."""

from collections import Counter
from collections.abc import Iterable, Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import either, listed
from galaxy_desktop.games.roll.box import die_types, factions, sides
from galaxy_desktop.games.roll.dice import is_extra, type_of
from galaxy_desktop.language import N_, data_text, ngettext, npgettext
from galaxy_desktop.language import gettext as _

COLORS = {
    "novelty": N_("Novelty {novelty}"),
    "rare": N_("Rare Elements {rare}"),
    "genes": N_("Genes {genes}"),
    "alien": N_("Alien Technology {alien}"),
    "none": N_("gray"),
}
"""Name of each color of worlds, with its symbol; gray worlds have none."""

PHASES = {
    "setup": N_("Setup"),
    "assign": N_("Assign"),
    "explore": N_("Explore"),
    "develop": N_("Develop"),
    "settle": N_("Settle"),
    "produce": N_("Produce"),
    "ship": N_("Ship"),
    "manage": N_("Manage Empire"),
    "over": N_("Game end"),
    "wild": N_("Wild"),
    "dictate": N_("Dictate"),
}
"""Name of each phase, and of other faces and uses of a die."""

NUMERALS = {"explore": "I", "develop": "II", "settle": "III", "produce": "IV", "ship": "V"}
"""Roman numeral of each phase."""


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


def squares(number: int) -> str:
    """Return a number of tile squares in words."""
    return ngettext("**{n}** square", "**{n}** squares", number).format(n=number)


def developments(number: int) -> str:
    """Return a number of developments in words."""
    return ngettext("**{n}** development", "**{n}** developments", number).format(n=number)


def worlds(number: int) -> str:
    """Return a number of worlds in words."""
    return ngettext("**{n}** world", "**{n}** worlds", number).format(n=number)


def some(least: int, most: int) -> str:
    """Return a range of numbers in words: "1", "1 or 2", "1 to 3"."""
    if most - least > 1:
        return _("**{least}** to **{most}**").format(least=least, most=most)
    return either([f"**{number}**" for number in range(least, most + 1)])


def die_type(name: str) -> str:
    """Return the name of a type of dice."""
    return data_text(die_types()[name].name, "die")


def types_list(types: Iterable[str]) -> str:
    """Return the names of types of dice, joined as alternatives."""
    return either([die_type(kind) for kind in types])


def die(name: str) -> str:
    """Return the name of a die, or of an extra worker that a power gives."""
    kind = die_type(type_of(name))
    return _("{kind} (extra)").format(kind=kind) if is_extra(name) else kind


def one_good(name: str) -> str:
    """Return a die that is a good, with its number."""
    return _("1 {kind} good").format(kind=die_type(type_of(name)))


def one_explorer(name: str) -> str:
    """Return a die or an extra worker that explores, with its number."""
    text = _("1 extra {kind} explorer") if is_extra(name) else _("1 {kind} explorer")
    return text.format(kind=die_type(type_of(name)))


def one_shipper(name: str) -> str:
    """Return a die or an extra worker that ships, with its number."""
    text = _("1 extra {kind} shipper") if is_extra(name) else _("1 {kind} shipper")
    return text.format(kind=die_type(type_of(name)))


def workers_list(names: Iterable[str]) -> str:
    """Return extra workers by type, each type with its number: "1 Home and 2 Genes"."""
    counts = Counter(die_type(type_of(name)) for name in names)
    return listed(
        [
            npgettext("extra workers", "{n} {kind}", "{n} {kind}", number).format(n=number, kind=kind)
            for kind, number in counts.items()
        ]
    )


def dice_list(names: Iterable[str]) -> str:
    """Return dice by type, each type with its number: "1 Home and 2 Genes dice"."""
    counts = Counter(die_type(type_of(name)) for name in names)
    if not counts:
        return ""
    kinds = listed(
        [
            npgettext("dice", "{n} {kind}", "{n} {kind}", number).format(n=number, kind=kind)
            for kind, number in counts.items()
        ]
    )
    return ngettext("{kinds} die", "{kinds} dice", counts.total()).format(kinds=kinds)


def color(name: str) -> str:
    """Return the name of a color of worlds, with its symbol; gray worlds have none."""
    return COLORS[name].read()


def colors_list(names: Iterable[str]) -> str:
    """Return the names of colors of worlds, joined as alternatives."""
    return either([color(name) for name in names])


def phase(name: str) -> str:
    """Return the name of a phase, or of another face or use of a die."""
    return PHASES[name].read()


def numeral(name: str) -> str:
    """Return the roman numeral of a phase."""
    return NUMERALS[name]


def item(name: str) -> str:
    """Return the name of a side of a tile, a faction, a die, a phase, or a hidden tile."""
    if name == HIDDEN:
        return _("a hidden tile")
    if name in sides():
        return data_text(sides()[name].name)
    if name in factions():
        return data_text(factions()[name].name)
    if type_of(name) in die_types():
        return die(name)
    return phase(name)


def ruling(side: str) -> str:
    """Return the note on a side of a tile; empty if it has none."""
    return data_text(sides()[side].ruling)


def tile_list(names: Sequence[str]) -> str:
    """Return the names of tiles as a list; a number if any is hidden."""
    if HIDDEN in names:
        return tiles(len(names))
    return listed([item(name) for name in names])


def both_sides(names: Sequence[str]) -> str:
    """Return the names of both sides of each tile; a number if any is hidden."""
    if HIDDEN in names:
        return tiles(len(names))
    pair = _("{side} / {back}")
    return listed([pair.format(side=item(name), back=item(sides()[name].other)) for name in names])
