"""Log lines about goods: produced, sold, consumed, stockpiled."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.wording import Cases, Row, Told, cases, row
from galaxy_desktop.games.frontiers import events as e
from galaxy_desktop.games.frontiers.box import PRODUCE
from galaxy_desktop.games.frontiers.words.terms import goods_list, goods_text, money, one_good, paid_text
from galaxy_desktop.language import N_


def _good(t: Told) -> str:
    return one_good(t.event.kind)


def _goods(t: Told) -> str:
    return goods_list(t.event.kinds)


PRODUCED = cases(
    (
        lambda t: t.event.cause == PRODUCE,
        row(N_("You produce {good} on {colony}."), N_("{name} produces {good} on {colony}."), good=_good),
    ),
    otherwise=row(
        N_("You produce {good} on {colony} ({cause})."),
        N_("{name} produces {good} on {colony} ({cause})."),
        good=_good,
    ),
)

ROWS: Mapping[type[Event], Row | Cases[Row]] = {
    e.GoodProduced: PRODUCED,
    e.GoodsShort: row(
        N_("You don't receive {goods}: the supply is empty."),
        N_("{name} doesn't receive {goods}: the supply is empty."),
        goods=lambda t: goods_text(t.event.short, t.event.kind),
    ),
    e.ProductionPaid: row(
        N_("You pay {price} to produce on {colony}."), N_("{name} pays {price} to produce on {colony}.")
    ),
    e.GoodSold: row(
        N_("You sell the {kind} good on {colony} for {paid}."),
        N_("{name} sells the {kind} good on {colony} for {paid}."),
        paid=lambda t: money(t.event.price + t.event.bonus),
    ),
    e.NothingSold: row(N_("You don't sell a good."), N_("{name} doesn't sell a good.")),
    e.GoodsConsumed: row(
        N_("You consume {goods} for {gain} ({cause})."),
        N_("{name} consumes {goods} for {gain} ({cause})."),
        goods=_goods,
        gain=lambda t: paid_text(t.event.vp, t.event.credits),
    ),
    e.GoodsStocked: row(
        N_("You stockpile {goods} (total **{total}**)."),
        N_("{name} stockpiles {goods} (total **{total}**)."),
        goods=_goods,
    ),
    e.CreditsStocked: row(
        N_("You stockpile {credits} from the sale (total {all})."),
        N_("{name} stockpiles {credits} from the sale (total {all})."),
        credits=lambda t: money(t.event.amount),
        all=lambda t: money(t.event.total),
    ),
}
"""The row of each event about goods."""
