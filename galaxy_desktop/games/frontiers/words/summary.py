"""Short forecasts of an action for a seat, in a sentence or a few."""

from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.engine.wording import NOTHING, Row, Wording, cases, row, sentence
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
    tiles,
)
from galaxy_desktop.games.frontiers.consume import free_income
from galaxy_desktop.games.frontiers.ending import sure_end
from galaxy_desktop.games.frontiers.outlook import Outlook, outlook
from galaxy_desktop.games.frontiers.powers import powers
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.track import space_to_select
from galaxy_desktop.games.frontiers.words.terms import (
    colonists,
    goods_list,
    item,
    money,
    span,
    unused,
    worlds_text,
)
from galaxy_desktop.language import N_, NN_, ngettext
from galaxy_desktop.language import gettext as _

ALONE = (RETREAT, CHART, ENVOYS)
"""Actions of their selector alone."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """Gains of a seat from an action, if it selects it or if another does."""

    view: FrontiersState
    seat: Seat
    action: str
    selects: bool
    seen: Outlook


def summary(view: FrontiersState, seat: Seat, action: str, *, selects: bool) -> str:
    """Return the forecast of an action for a seat, if it selects it or if another does."""
    return forecast_text(Forecast(view, seat, action, selects, outlook(view, seat, action, selects=selects)))


def forecast_text(forecast: Forecast) -> str:
    """Return the sentences of a forecast."""
    if forecast.action in ALONE and not forecast.selects:
        return _("Only the player who selects it gains anything.")
    text = sentence(FIRST, forecast.action, forecast)
    more = sentence(SECOND, forecast.action, forecast) if forecast.action in SECOND.rows else ""
    priced = _priced(forecast) if forecast.action == PRODUCE else ""
    return " ".join(filter(None, (text, more, priced)))


def _tiles(f: Forecast) -> int:
    return len(f.seen.tiles)


def _no_tiles(f: Forecast) -> bool:
    return not f.seen.tiles


def _money(f: Forecast) -> str:
    return money(f.seen.credits)


def _moves_up(f: Forecast) -> bool:
    """Return whether the disk with which the seat selects next has another one in front of it."""
    return space_to_select(f.view, f.seat) > 0


def _instead(f: Forecast) -> int:
    """Return the most colonists that the seat would gain instead of a world."""
    return min(figures().colonists_instead, f.view.colonists - f.seen.colonists)


def _may_run_out(f: Forecast) -> bool:
    """Return whether the others, if they act before, may leave fewer colonists than that."""
    needed = _instead(f) + f.seen.colonists
    left = f.view.colonists - _most_taken(f.view) + figures().colonists_instead
    return not f.selects and bool(_instead(f)) and left < needed


def _most_taken(view: FrontiersState) -> int:
    """Return the most colonists that a Settle can take from the supply."""
    taken = actions()[SETTLE].gains["gain_colonists"] + figures().colonists_instead * len(view.players)
    return taken + sum(power.amount for p in view.players for _tile, power in powers(p, SETTLE, "colonists"))


def end_text(view: FrontiersState, action: str) -> str:
    """Return that an action makes this round the last one, or may do so for want of colonists; or ""."""
    least = figures().colonists_left
    if not sure_end(view) and 0 < view.pool <= actions()[action].gains.get("gain_vp", 0):
        return _("This round will be the last: the bonus takes the last VP chip.")
    if action != SETTLE or sure_end(view) or view.colonists - _most_taken(view) > least:
        return ""
    if view.colonists <= least:
        return _("This round will be the last: **{least}** or fewer colonists are left.").format(least=least)
    text = _("Last round if **{least}** or fewer of **{n}** colonists are left.")
    return text.format(least=least, n=view.colonists)


def _explored(f: Forecast) -> str:
    gains = [worlds_text(f.seen.worlds)]
    gains += [money(f.seen.credits)] * bool(f.seen.credits)
    gains += [colonists(f.seen.colonists)] * bool(f.seen.colonists)
    return listed(gains)


def _produced(f: Forecast) -> str:
    if f.seen.goods and len(f.seen.goods) == f.seen.most_goods:
        return goods_list(f.seen.goods)
    number = span(f.seen.least_goods, f.seen.most_goods)
    return ngettext("**{n}** good", "**{n}** goods", f.seen.most_goods).format(n=number)


def _priced(f: Forecast) -> str:
    """Return the sentences on the goods that are paid for; what is gained doesn't count the price."""
    told = []
    for colony in f.seen.tiles:
        prices = [power.cost for power in tiles()[colony].powers if power.code == "paid_production"]
        text = _("Producing on {colony} costs {money}.")
        told.append(text.format(colony=item(colony), money=money(max(prices, default=0))))
    return " ".join(told)


def _produced_credits(f: Forecast) -> str:
    if f.seen.most_credits == f.seen.credits:
        return _money(f)
    return _("{least} to {most}").format(least=_money(f), most=money(f.seen.most_credits))


def _free_credits(f: Forecast) -> int:
    """Return the credits of Consume powers that take no goods."""
    player = f.view.players[f.seat].clone()
    player.forget_action()
    return free_income(player)[0]


def _goals(f: Forecast) -> int:
    return min(actions()[CHART].gains["draw_goals"], len(f.view.goal_stack))


FIRST: Wording[Row] = Wording(
    rows={
        RETREAT: row(N_("You gain {money}.")),
        CHART: cases(
            (_moves_up, row(N_("You gain {money}, and your disk moves **1** space forward."))),
            otherwise=row(N_("You gain {money}; your disk is already in the first space.")),
        ),
        ENVOYS: cases(
            (_moves_up, row(N_("You gain {vp}, and your disk moves to the first space."))),
            otherwise=row(N_("You gain {vp}; your disk is already in the first space.")),
        ),
        DEVELOP: cases(
            (_no_tiles, row(N_("With {purse} you can't buy a development."))),
            otherwise=row(
                NN_(
                    "With {purse} you can buy **{n}** development.",
                    "With {purse} you can buy **1** of **{n}** developments.",
                )
            ),
        ),
        EXPLORE: row(N_("You gain {gains}."), gains=_explored),
        SETTLE: cases(
            (
                lambda f: _no_tiles(f) and _may_run_out(f),
                row(N_("You can't settle a world; you gain up to {colonists}.")),
            ),
            (_no_tiles, row(N_("You can't settle a world; you gain {colonists}."))),
            otherwise=row(
                NN_(
                    "With {unused} you can settle **{n}** of your worlds.",
                    "With {unused} you can settle **1** of **{n}** worlds.",
                )
            ),
        ),
        PRODUCE: cases(
            (lambda f: f.seen.most_credits, row(N_("You produce {goods} and gain {paid}."))),
            otherwise=row(N_("You produce {goods}.")),
        ),
        TRADE_CONSUME: cases(
            (lambda f: not f.seen.credits, row(N_("You have no goods to sell."))),
            (lambda f: not _free_credits(f), row(N_("You can sell a good for up to {money}."))),
            (
                lambda f: f.seen.credits == _free_credits(f),
                row(N_("You gain {money} from powers that consume no goods.")),
            ),
            otherwise=row(N_("You can gain up to {money} from a sale and powers that consume no goods.")),
        ),
    },
    values={
        "n": _tiles,
        "money": _money,
        "purse": lambda f: money(f.view.players[f.seat].credits + f.seen.credits),
        "vp": lambda f: vp(f.seen.vp),
        "colonists": lambda f: colonists(f.seen.colonists + _instead(f)),
        "unused": lambda f: unused(f.view.players[f.seat].colonists + f.seen.colonists),
        "goods": _produced,
        "paid": _produced_credits,
    },
)
"""The row of each action."""

SECOND: Wording[Row] = Wording(
    rows={
        CHART: cases(
            (lambda f: not _goals(f), row(N_("No goal is left in the stack."))),
            (lambda f: _goals(f) == 1, row(N_("You keep the last goal."))),
            otherwise=row(N_("You keep one of the top **{n}** goals."), n=_goals),
        ),
        TRADE_CONSUME: cases(
            (lambda f: f.seen.vp and _no_tiles(f), row(N_("You gain {vp}."))),
            (_no_tiles, row(NOTHING)),
            (
                lambda f: f.seen.vp,
                row(
                    NN_(
                        "You gain {vp}. **{n}** of your Consume powers has goods to consume.",
                        "You gain {vp}. **{n}** of your Consume powers have goods to consume.",
                    )
                ),
            ),
            otherwise=row(
                NN_(
                    "**{n}** of your Consume powers has goods to consume.",
                    "**{n}** of your Consume powers have goods to consume.",
                )
            ),
        ),
    },
    values={"n": _tiles, "vp": lambda f: vp(f.seen.vp)},
)
"""The row of what else there is to say of some actions."""
