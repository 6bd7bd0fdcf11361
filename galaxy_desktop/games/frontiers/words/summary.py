"""What an action would do for a seat now, in a sentence or two."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.games.frontiers.figures import SETTLE, actions, figures
from galaxy_desktop.games.frontiers.outlook import Outlook, outlook
from galaxy_desktop.games.frontiers.powers import powers
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words.terms import (
    colonists,
    goods_text,
    kind_list,
    money,
    worlds_text,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def summary(view: FrontiersState, seat: Seat, action: str, selects: bool) -> str:
    """What an action would do for a seat, if it selects it or if another does."""
    seen = outlook(view, seat, action, selects)
    if action == SETTLE:
        return _settle(view, seat, seen, selects)
    if action in SUMMARIES:
        return SUMMARIES[action](view, seat, seen)
    return _bonus_only(seen, action, selects)


def _bonus_only(seen: Outlook, action: str, selects: bool) -> str:
    """The tiles that reward their selector alone."""
    if not selects:
        return _("Only whoever selects it gains something.")
    gains = actions()[action].gains
    if "first_priority" in gains:
        return _("You gain {vp}, and your disk goes to the first space.").format(vp=vp(seen.vp))
    if "draw_goals" in gains:
        return _("One space forward, {money}, and a goal of three to keep.").format(money=money(seen.credits))
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
    """Whether so many colonists may not be there any more, once all others have gained theirs in Settle."""
    taken = actions()[SETTLE].gains["gain_colonists"] + figures().colonists_instead * (len(view.players) - 1)
    taken += sum(power.amount for player in view.players for _, power in powers(player, SETTLE, "colonists"))
    return view.colonists - taken < needed


def _produce(_view: FrontiersState, _seat: Seat, seen: Outlook) -> str:
    made = _("You produce {goods}").format(goods=goods_text(len(seen.goods)))
    if seen.goods:
        made += f" ({kind_list(seen.goods)})"
    if not seen.credits:
        return f"{made}."
    return _("{made} and gain {money}.").format(made=made, money=money(seen.credits))


def _trade_consume(_view: FrontiersState, _seat: Seat, seen: Outlook) -> str:
    number = len(seen.tiles)
    sale = _("Sale and powers up to {money}").format(money=money(seen.credits))
    if not seen.credits:
        sale = _("No good to sell")
    powers = ngettext("**{n}** Consume power to feed", "**{n}** Consume powers to feed", number)
    return ", ".join([sale, powers.format(n=number), *[vp(seen.vp)] * bool(seen.vp)]) + "."


SUMMARIES: Mapping[str, Callable[[FrontiersState, Seat, Outlook], str]] = {
    "develop": _develop,
    "explore": _explore,
    "produce": _produce,
    "trade_consume": _trade_consume,
}
"""The short forecast of each action that all do."""
