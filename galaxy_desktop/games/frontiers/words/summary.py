"""Short forecasts of an action for a seat, in a sentence or two."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.games.frontiers.box import SETTLE, actions, figures
from galaxy_desktop.games.frontiers.outlook import Outlook, outlook
from galaxy_desktop.games.frontiers.powers import powers
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words.terms import (
    colonists,
    kind_list,
    money,
    worlds_text,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def summary(view: FrontiersState, seat: Seat, action: str, selects: bool) -> str:
    """Return the forecast of an action for a seat, if it selects it or if another does."""
    seen = outlook(view, seat, action, selects)
    if action == SETTLE:
        return _settle(view, seat, seen, selects)
    if action in SUMMARIES:
        return SUMMARIES[action](view, seat, seen)
    return _bonus_only(view, seen, action, selects)


def _bonus_only(view: FrontiersState, seen: Outlook, action: str, selects: bool) -> str:
    """Return the forecast of a tile that rewards its selector alone."""
    if not selects:
        return _("Only whoever selects it gains something.")
    gains = actions()[action].gains
    if "first_priority" in gains:
        form = _("You gain {vp}, and your disk goes to the first space.")
        if not view.turn:
            form = _("You gain {vp}; your disk is in the first space already.")
        return form.format(vp=vp(seen.vp))
    if "draw_goals" in gains:
        parts = [_("one space forward")] * bool(view.turn) + [money(seen.credits)]
        number = min(gains["draw_goals"], len(view.goal_stack))
        goal = ngettext("the last goal", "one of {n} goals to keep", number).format(n=number)
        return _("You gain: {parts}.").format(parts=listed([*parts, *[goal] * bool(number)]))
    return _("You gain {money}.").format(money=money(seen.credits))


def _develop(view: FrontiersState, seat: Seat, seen: Outlook) -> str:
    number, has = len(seen.tiles), view.players[seat].credits + seen.credits
    if not number:
        return _("With {money} you can buy no development.").format(money=money(has))
    text = ngettext(
        "With {money} you can buy **{n}** development.",
        "With {money} you can buy one of **{n}** developments.",
        number,
    )
    return text.format(money=money(has), n=number)


def _explore(_view: FrontiersState, _seat: Seat, seen: Outlook) -> str:
    parts = [_("{worlds} for you").format(worlds=worlds_text(seen.worlds))]
    parts += [money(seen.credits)] * bool(seen.credits)
    parts += [colonists(seen.colonists)] * bool(seen.colonists)
    return ", ".join(parts) + "."


def _settle(view: FrontiersState, seat: Seat, seen: Outlook, selects: bool) -> str:
    free = view.players[seat].colonists + seen.colonists
    number = len(seen.tiles)
    if not number:
        most = min(figures().colonists_instead, view.colonists - seen.colonists)
        form = _("You can settle none of your worlds; you gain {colonists} instead.")
        if not selects and most and _may_run_out(view, most + seen.colonists):
            form = _("You can settle none of your worlds; you gain up to {colonists} instead.")
        return form.format(colonists=colonists(most))
    text = ngettext(
        "With {colonists} free you can settle **{n}** of your worlds.",
        "With {colonists} free you can settle one of **{n}** worlds.",
        number,
    )
    return text.format(colonists=colonists(free), n=number)


def _may_run_out(view: FrontiersState, needed: int) -> bool:
    """Return whether fewer colonists than `needed` may be left once all others have gained theirs."""
    taken = actions()[SETTLE].gains["gain_colonists"] + figures().colonists_instead * (len(view.players) - 1)
    taken += sum(power.amount for player in view.players for _, power in powers(player, SETTLE, "colonists"))
    return view.colonists - taken < needed


def _produce(_view: FrontiersState, _seat: Seat, seen: Outlook) -> str:
    number = span(seen.least_goods, seen.most_goods)
    made = ngettext("You produce **{n}** good", "You produce **{n}** goods", seen.most_goods).format(n=number)
    if seen.goods and len(seen.goods) == seen.most_goods:
        made += f" ({kind_list(seen.goods)})"
    if not seen.most_credits:
        return f"{made}."
    gain = money(seen.credits)
    if seen.most_credits > seen.credits:
        gain = _("{least} to {most}").format(least=gain, most=money(seen.most_credits))
    return _("{made} and gain {money}.").format(made=made, money=gain)


def _trade_consume(_view: FrontiersState, _seat: Seat, seen: Outlook) -> str:
    number = len(seen.tiles)
    sale = _("Up to {money} from a sale and powers that take no goods").format(money=money(seen.credits))
    if not seen.credits:
        sale = _("No good to sell")
    powers = ngettext("**{n}** Consume power to feed", "**{n}** Consume powers to feed", number)
    return ", ".join([sale, powers.format(n=number), *[vp(seen.vp)] * bool(seen.vp)]) + "."


def span(least: int, most: int) -> str:
    """Return a number, or the range from the least to the most it can be."""
    return str(most) if least == most else _("{least}–{most}").format(least=least, most=most)


SUMMARIES: Mapping[str, Callable[[FrontiersState, Seat, Outlook], str]] = {
    "develop": _develop,
    "explore": _explore,
    "produce": _produce,
    "trade_consume": _trade_consume,
}
"""The function that words the forecast, by action that all do; Settle is apart."""
