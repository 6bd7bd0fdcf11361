"""Short texts of single options."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.games.frontiers.box import figures, tiles
from galaxy_desktop.games.frontiers.powers import price
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.trade import sale
from galaxy_desktop.games.frontiers.words.question import me
from galaxy_desktop.games.frontiers.words.terms import colonists, item, kind, money
from galaxy_desktop.games.frontiers.words.ways import way_name
from galaxy_desktop.language import gettext as _


def option_text(view: FrontiersState, decision: Decision, option: Option) -> str:
    """Return the text of an option in a list or on a chip."""
    return FORMS.get(decision.topic, _thing)(view, decision, option)


def _thing(_view: FrontiersState, _d: Decision, option: Option) -> str:
    if option in ("yes", "no"):
        return _("Yes") if option == "yes" else _("No")
    return item(option)


def _development(view: FrontiersState, _d: Decision, option: Option) -> str:
    due = price(view, view.viewer or 0, option)
    return _("{tile} for {money}").format(tile=item(option), money=money(due))


def _world(_view: FrontiersState, _d: Decision, option: Option) -> str:
    tile = tiles()[option]
    form = (
        _("{world} ({kind}, defense {n}, {vp})")
        if tile.is_military
        else _("{world} ({kind}, cost {n}, {vp})")
    )
    points = _("**?** VP") if tile.bonus else vp(tile.vp)
    return form.format(world=item(option), kind=kind(tile.kind), n=tile.defense or tile.cost, vp=points)


def _settle(view: FrontiersState, d: Decision, option: Option) -> str:
    if option != COLONISTS:
        return _world(view, d, option)
    number = min(figures().colonists_instead, view.colonists)
    return _("Gain {colonists}").format(colonists=colonists(number))


def _way(view: FrontiersState, d: Decision, option: Option) -> str:
    return way_name(view, d.about, option)


def _sale(view: FrontiersState, _d: Decision, option: Option) -> str:
    player = me(view)
    return _("{kind} of {colony} for {money}").format(
        kind=kind(player.goods[option]), colony=item(option), money=money(sale(player, option))
    )


def _good(view: FrontiersState, _d: Decision, option: Option) -> str:
    return _("{kind} of {colony}").format(kind=kind(me(view).goods[option]), colony=item(option))


def _amount(_view: FrontiersState, _d: Decision, option: Option) -> str:
    return money(int(option))


FORMS: Mapping[str, Callable[[FrontiersState, Decision, Option], str]] = {
    "develop": _development,
    "explore": _world,
    "discard": _world,
    "stock_world": _world,
    "settle": _settle,
    "settle_second": _settle,
    "way": _way,
    "upgrade": _world,
    "sell": _sale,
    "stock_goods": _good,
    "feed": _good,
    "stock_credits": _amount,
}
"""The function that words the options, by topic, if they are more than a name."""
