"""Texts of the ways to settle a world, with their numbers."""

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.moves import CONQUER, PAY, PAY_FOR_MILITARY
from galaxy_desktop.games.frontiers.schema import ANY
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.ways import SettleWay, ways_to_settle
from galaxy_desktop.games.frontiers.words.question import me
from galaxy_desktop.games.frontiers.words.terms import colonists, item, kind, money
from galaxy_desktop.language import gettext as _


def way_name(view: FrontiersState, world: str, option: Option) -> str:
    """Return one way in a few words."""
    way = next(way for way in ways_to_settle(view, view.viewer or 0, world) if way.option == option)
    return _way_text(view, world, way)


def _way_text(view: FrontiersState, world: str, way: SettleWay) -> str:
    facts = {"money": money(way.price), "n": way.strength, "by": item(way.by) if way.by else ""}
    text = {
        PAY: _("Pay {money}"),
        CONQUER: _("Conquer with Military **{n}**"),
        PAY_FOR_MILITARY: _("Pay {money} through {by}"),
    }.get(way.how, _("In place of {by}, for no credits")).format(**facts)
    if way.spends:
        goods = me(view).goods
        removed = listed([f"{kind(goods[colony])} ({item(colony)})" for _tile, colony in way.spends])
        text = _("{text}, removing {goods}").format(text=text, goods=removed)
    if tiles()[world].kind == ANY:
        text = _("{text}, as {kind}").format(text=text, kind=kind(way.kind))
    return text


def way_line(view: FrontiersState, world: str) -> str:
    """Return the sentence on the cost of settling a world, and on the viewer's remaining resources."""
    ways = ways_to_settle(view, view.viewer or 0, world)
    way, player = ways[0], me(view)
    if len(ways) > 1:
        return _("There is more than one way; you choose next.")
    form = _("{way}, and place {colonists} there. You keep {money} and {free} free.")
    if way.colonists <= 0:
        form = _("{way}; the colonist there stays. You keep {money} and {free} free.")
    return form.format(
        way=_way_text(view, world, way),
        colonists=colonists(way.colonists),
        money=money(player.credits - way.price),
        free=colonists(player.colonists - way.colonists),
    )
