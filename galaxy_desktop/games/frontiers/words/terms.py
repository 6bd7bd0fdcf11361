"""Terms of the game, in the forms that sentences need."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.games.frontiers.box import actions, goals, tiles
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def money(number: int) -> str:
    """Return a number of credits in words."""
    return _("**${n}**").format(n=number)


def colonists(number: int) -> str:
    """Return a number of colonists in words."""
    return ngettext("**{n}** colonist", "**{n}** colonists", number).format(n=number)


def goods_text(number: int) -> str:
    """Return a number of goods in words."""
    return ngettext("**{n}** good", "**{n}** goods", number).format(n=number)


def worlds_text(number: int) -> str:
    """Return a number of worlds in words."""
    return ngettext("**{n}** world", "**{n}** worlds", number).format(n=number)


def paid_text(points: int, credits_: int) -> str:
    """Return the VP chips, credits or both that a power pays, in words."""
    return listed([vp(points)] * bool(points) + [money(credits_)] * bool(credits_))


def plain(text: str) -> str:
    """Return a text for a button, without bold type."""
    return text.replace("**", "")


def kinds() -> Mapping[str, str]:
    """Return the name of every kind of world or good, with its symbol."""
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
    """Return the name of a kind of world or good, with its symbol."""
    return kinds()[name]


def kind_list(names: Sequence[str]) -> str:
    """Return the kinds of goods as a list, with the number of each kind above one."""
    counted = {name: names.count(name) for name in names}
    return listed(
        [f"{number} × {kind(name)}" if number > 1 else kind(name) for name, number in counted.items()]
    )


def keyword(name: str) -> str:
    """Return the name of a keyword as printed on a tile."""
    return {
        "alien": _("Alien"),
        "imperium": _("Imperium"),
        "rebel": _("Rebel"),
        "terraforming": _("Terraforming"),
        "uplift": _("Uplift"),
    }[name]


def power_action(name: str) -> str:
    """Return the action that a power modifies, as tiles name it."""
    return {
        "explore": _("Explore"),
        "develop": _("Develop"),
        "settle": _("Settle"),
        "produce": _("Produce"),
        "trade": _("Trade"),
        "consume": _("Consume"),
    }[name]


def phase(name: str) -> str:
    """Return the name of an action, or of another stage of the game."""
    names = {"setup": _("Set-up"), "select": _("Select an action"), "over": _("End")}
    return names[name] if name in names else _(actions()[name].name)


def item(name: str) -> str:
    """Return the name of a tile, an action, a goal or a kind of good; any other text unchanged."""
    if name == HIDDEN:
        return _("a hidden goal")
    for known in (tiles(), actions(), goals()):
        if name in known:
            return _(known[name].name)
    return {**kinds(), "colonists": _("Colonists"), "military": _("Military")}.get(name, name)


def items(names: Sequence[str]) -> str:
    """Return the names as a list; a number of goals if any is hidden."""
    if HIDDEN in names:
        return ngettext("**{n}** goal", "**{n}** goals", len(names)).format(n=len(names))
    return listed([item(name) for name in names])
