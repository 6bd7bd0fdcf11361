"""Words and signs on the face of an action tile: its name, what everyone does, what its selector gets."""

from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.games.frontiers.box import (
    CHART,
    DEVELOP,
    ENVOYS,
    EXPLORE,
    PRODUCE,
    RETREAT,
    SETTLE,
    TRADE_CONSUME,
    actions,
    figures,
)
from galaxy_desktop.games.frontiers.consume import free_income
from galaxy_desktop.games.frontiers.outlook import Outlook, outlook
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.words.terms import money, span
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.ui.tabletop.parts import Part, PartText, Sign


def short_name(action: str) -> str:
    """Return the name of an action in a word or two."""
    return {
        RETREAT: _("Retreat"),
        CHART: _("Chart goals"),
        DEVELOP: _("Develop"),
        EXPLORE: _("Explore"),
        SETTLE: _("Settle"),
        PRODUCE: _("Produce"),
        TRADE_CONSUME: _("Trade, Consume"),
        ENVOYS: _("Envoys"),
    }[action]


def shortest_name(action: str) -> str:
    """Return the name of an action in one word."""
    return {TRADE_CONSUME: _("Trade"), CHART: _("Goals")}.get(action, short_name(action))


def everyone(action: str) -> str:
    """Return what all players do in an action, or that it is a bonus of its selector alone."""
    match action:
        case "develop":
            return _("buy a development")
        case "explore":
            return _("pick 1 of {n} worlds").format(n=figures().offer)
        case "settle":
            return _("world or {n} colonists").format(n=figures().colonists_instead)
        case "produce":
            return _("produce goods")
        case "trade_consume":
            return _("sell, consume")
    return _("bonus only")


def bonus(board: Board, action: str) -> tuple[Part, ...]:
    """Return what the selector of an action gets, in signs."""
    gains = actions()[action].gains
    parts: dict[str, tuple[Part, ...]] = {
        "gain_credits": (Sign("credits"), PartText(f"+{gains.get('gain_credits', 0)}")),
        "gain_vp": (Sign("points", f"+{gains.get('gain_vp', 0)}"),),
        "gain_colonists": (Sign("colonist"), PartText(f"+{gains.get('gain_colonists', 0)}")),
        "discount": (Sign("credits"), PartText(_("{n} less").format(n=gains.get("discount", 0)))),
        "pick_world": (Sign("explore"), PartText(_("1 more"))),
        "collect_tile_credits": _waiting(board.view.produce_credits),
        "produce_one": (Sign("windfall", "any_good"), PartText("+1")),
        "first_priority": (Sign("arrow_left"), PartText(_("go first"))),
        "advance_priority": (Sign("arrow_left"), PartText(f"+{gains.get('advance_priority', 0)}")),
        "draw_goals": (Sign("statistics"), PartText(_("a goal"))),
    }
    return tuple(part for gain in gains for part in parts[gain])


def _waiting(credits: int) -> tuple[Part, ...]:
    """Return the sign and number of the credits that lie on Produce; empty if none do."""
    return (Sign("credits"), PartText(f"+{credits}")) if credits else ()


def for_you(board: Board, action: str) -> str:
    """Return what an action would give the viewer who selects it now, in a few words."""
    found = outlook(board.view, board.seat, action, selects=True)
    match action:
        case "develop":
            return _("{n} affordable").format(n=len(found.tiles))
        case "settle":
            return ngettext("{n} world ready", "{n} worlds ready", len(found.tiles)).format(
                n=len(found.tiles)
            )
        case "explore":
            return explored_in_short(found)
        case "produce":
            number = span(found.least_goods, found.most_goods)
            if not found.most_credits:
                return ngettext("{n} good", "{n} goods", found.most_goods).format(n=number)
            paid = span(found.credits, found.most_credits)
            return ngettext("{n} good and ${paid}", "{n} goods and ${paid}", found.most_goods).format(
                n=number, paid=paid
            )
        case "trade_consume":
            return _consuming(found, free=free_income(board.me)[0] > 0)
        case "send_diplomatic_envoys":
            return vp(found.vp).replace("**", "")
    return _("${n} for you").format(n=found.credits)


def explored_in_short(found: Outlook) -> str:
    """Return what Explore would give, in a few words."""
    if not (found.credits or found.colonists):
        return ngettext("{n} world for you", "{n} worlds for you", found.worlds).format(n=found.worlds)
    gains = [ngettext("{n} world", "{n} worlds", found.worlds).format(n=found.worlds)]
    gains += [money(found.credits).replace("**", "")] * bool(found.credits)
    people = ngettext("{n} colonist", "{n} colonists", found.colonists)
    gains += [people.format(n=found.colonists)] * bool(found.colonists)
    return series(gains)


def _consuming(found: Outlook, *, free: bool) -> str:
    """Return what Trade, Consume would give, in a few words; `free` tells of credits beside the sale."""
    powers = len(found.tiles)
    points = vp(found.vp).replace("**", "")
    if powers and not found.credits:
        words = ngettext("{n} power", "{n} powers", powers).format(n=powers)
        return series([points, words] if found.vp else [words])
    if powers:
        return ngettext("up to ${credits}, {n} power", "up to ${credits}, {n} powers", powers).format(
            credits=found.credits, n=powers
        )
    if found.credits:
        words = _("up to ${n}") if free else _("sell for ${n}")
        return words.format(n=found.credits)
    return points
