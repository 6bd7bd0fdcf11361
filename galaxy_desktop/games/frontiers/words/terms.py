"""Terms of the game, in the forms that sentences need."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.games.frontiers.box import actions, goals, tiles
from galaxy_desktop.language import N_, Message, data_text, ngettext
from galaxy_desktop.language import gettext as _

KINDS: Mapping[str, Message] = {
    "novelty": N_("Novelty {novelty}"),
    "rare": N_("Rare Elements {rare}"),
    "genes": N_("Genes {genes}"),
    "alien": N_("Alien Technology {alien}"),
    "any": N_("any kind"),
    "gray": N_("gray"),
    "": N_("no kind yet"),
}
"""Name of each kind of world or good, with its icon."""

ONE_GOOD: Mapping[str, Message] = {
    "novelty": N_("a Novelty {novelty} good"),
    "rare": N_("a Rare Elements {rare} good"),
    "genes": N_("a Genes {genes} good"),
    "alien": N_("an Alien Technology {alien} good"),
}

KEYWORDS: Mapping[str, Message] = {
    "alien": N_("Alien"),
    "imperium": N_("Imperium"),
    "rebel": N_("Rebel"),
    "terraforming": N_("Terraforming"),
    "uplift": N_("Uplift"),
}

POWER_ACTIONS: Mapping[str, Message] = {
    "explore": N_("Explore"),
    "develop": N_("Develop"),
    "settle": N_("Settle"),
    "produce": N_("Produce"),
    "trade": N_("Trade"),
    "consume": N_("Consume"),
}
"""Name of each action that a power modifies, as printed on tiles."""

STAGES: Mapping[str, Message] = {
    "setup": N_("Setup"),
    "select": N_("Select an action"),
    "over": N_("End"),
}
"""Name of each stage of the game in which no action is done."""

THINGS: Mapping[str, Message] = {**KINDS, "colonists": N_("Colonists"), "military": N_("Military")}
"""Name of what is no tile, action or goal."""


def money(number: int) -> str:
    """Return a number of credits in words."""
    return _("**${n}**").format(n=number)


def colonists(number: int) -> str:
    """Return a number of colonists in words."""
    return ngettext("**{n}** colonist", "**{n}** colonists", number).format(n=number)


def unused(number: int) -> str:
    """Return a number of colonists on the mat in words."""
    return ngettext("**{n}** unused colonist", "**{n}** unused colonists", number).format(n=number)


def goods_text(number: int, kind_of_good: str = "any") -> str:
    """Return a number of goods in words, of one kind or of any."""
    if kind_of_good == "any":
        return ngettext("**{n}** good", "**{n}** goods", number).format(n=number)
    return ngettext("**{n}** {kind} good", "**{n}** {kind} goods", number).format(
        n=number, kind=kind(kind_of_good)
    )


def goods_list(kinds: Sequence[str]) -> str:
    """Return goods of these kinds as a list with their numbers."""
    return listed([goods_text(kinds.count(one), one) for one in dict.fromkeys(kinds)])


def worlds_text(number: int) -> str:
    """Return a number of worlds in words."""
    return ngettext("**{n}** world", "**{n}** worlds", number).format(n=number)


def goals_text(number: int) -> str:
    """Return a number of goals in words."""
    return ngettext("**{n}** goal", "**{n}** goals", number).format(n=number)


def paid_text(points: int, credits_: int) -> str:
    """Return the VP chips, credits or both that a power pays, in words."""
    paid = [money(credits_)] if credits_ else []
    return listed([vp(points), *paid] if points or not paid else paid)


def span(least: int, most: int) -> str:
    """Return a number, or the range from the least to the most it can be."""
    return str(most) if least == most else _("{least}–{most}").format(least=least, most=most)


def kind(name: str) -> str:
    """Return the name of a kind of world or good, with its icon."""
    return KINDS[name].read()


def one_good(name: str) -> str:
    """Return one good of a kind, with its article and icon."""
    return ONE_GOOD[name].read()


def keyword(name: str) -> str:
    """Return the name of a keyword as printed on a tile."""
    return KEYWORDS[name].read()


def power_action(name: str) -> str:
    """Return the action that a power modifies, as tiles name it."""
    return POWER_ACTIONS[name].read()


def phase(name: str) -> str:
    """Return the name of an action, or of another stage of the game."""
    return STAGES[name].read() if name in STAGES else data_text(actions()[name].name)


def item(name: str) -> str:
    """Return the name of a tile, an action, a goal or a kind of good; any other text unchanged."""
    if name == HIDDEN:
        return _("a hidden goal")
    for known in (tiles(), actions(), goals()):
        if name in known:
            return data_text(known[name].name)
    return THINGS[name].read() if name in THINGS else name


def items(names: Sequence[str]) -> str:
    """Return the names as a list; a number of goals if any is hidden."""
    return goals_text(len(names)) if HIDDEN in names else listed([item(name) for name in names])
