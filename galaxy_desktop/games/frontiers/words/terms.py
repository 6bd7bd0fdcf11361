"""The terms of the game, in the forms sentences need."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.games.frontiers.box import actions, goals, tiles
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def money(number: int) -> str:
    """A number of credits."""
    return _("**${n}**").format(n=number)


def colonists(number: int) -> str:
    """A number of colonists."""
    return ngettext("**{n}** colonist", "**{n}** colonists", number).format(n=number)


def goods_text(number: int) -> str:
    """A number of goods."""
    return ngettext("**{n}** good", "**{n}** goods", number).format(n=number)


def worlds_text(number: int) -> str:
    """A number of worlds."""
    return ngettext("**{n}** world", "**{n}** worlds", number).format(n=number)


def paid_text(points: int, credits_: int) -> str:
    """What a power pays: VP chips, credits or both."""
    return listed([vp(points)] * bool(points) + [money(credits_)] * bool(credits_))


def plain(text: str) -> str:
    """A figure for a button, without bold type."""
    return text.replace("**", "")


def kinds() -> Mapping[str, str]:
    """Every kind of world or good, with its sign."""
    return {
        "novelty": _("Novelty {novelty}"),
        "rare": _("Rare Elements {rare}"),
        "genes": _("Genes {genes}"),
        "alien": _("Alien Technology {alien}"),
        "any": _("any kind"),
        "gray": _("gray"),
        "": _("no kind yet"),
    }


def kind(name: str) -> str:
    """A kind of world or good, with its sign."""
    return kinds()[name]


def kind_list(names: Sequence[str]) -> str:
    """Kinds of goods one after the other, each with its number where there are more."""
    counted = {name: names.count(name) for name in names}
    return listed(
        [f"{number} × {kind(name)}" if number > 1 else kind(name) for name, number in counted.items()]
    )


def keyword(name: str) -> str:
    """A keyword as it stands on a tile."""
    return {
        "alien": _("Alien"),
        "imperium": _("Imperium"),
        "rebel": _("Rebel"),
        "terraforming": _("Terraforming"),
        "uplift": _("Uplift"),
    }[name]


def power_action(name: str) -> str:
    """The action that a power modifies, as tiles name it."""
    return {
        "explore": _("Explore"),
        "develop": _("Develop"),
        "settle": _("Settle"),
        "produce": _("Produce"),
        "trade": _("Trade"),
        "consume": _("Consume"),
    }[name]


def phase(name: str) -> str:
    """The name of an action, or of what else the game may be at."""
    names = {"setup": _("Set-up"), "select": _("Select an action"), "over": _("End")}
    return names[name] if name in names else _(actions()[name].name)


def item(name: str) -> str:
    """The name of a tile, an action, a goal, a kind of good; what has no name stays as it is."""
    if name == HIDDEN:
        return _("a hidden goal")
    for known in (tiles(), actions(), goals()):
        if name in known:
            return _(known[name].name)
    return {**kinds(), "colonists": _("Colonists"), "military": _("Military")}.get(name, name)


def items(names: Sequence[str]) -> str:
    """Names one after the other; hidden ones as a number."""
    if HIDDEN in names:
        return ngettext("**{n}** goal", "**{n}** goals", len(names)).format(n=len(names))
    return listed([item(name) for name in names])
