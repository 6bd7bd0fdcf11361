"""Log lines about goods: produced, sold, consumed, stockpiled."""

from galaxy_desktop.engine.sentences import Sentences
from galaxy_desktop.engine.wording import Reader
from galaxy_desktop.games.frontiers import events as e
from galaxy_desktop.games.frontiers.box import PRODUCE
from galaxy_desktop.games.frontiers.words.terms import goods_text, item, kind, kind_list, money, paid_text
from galaxy_desktop.language import gettext as _


def _windfall_gained(event: e.WindfallGained, r: Reader) -> str:
    return r.says(
        event.seat,
        _("{world} brings you its {kind} good."),
        _("{world} brings {name} its {kind} good."),
        world=item(event.world),
        kind=kind(event.kind),
    )


def _good_produced(event: e.GoodProduced, r: Reader) -> str:
    facts = {"colony": item(event.colony), "kind": kind(event.kind), "cause": item(event.cause)}
    if event.cause == PRODUCE:
        return r.says(
            event.seat,
            _("You produce {kind} on {colony}."),
            _("{name} produces {kind} on {colony}."),
            **facts,
        )
    return r.says(
        event.seat,
        _("You produce {kind} on {colony} ({cause})."),
        _("{name} produces {kind} on {colony} ({cause})."),
        **facts,
    )


def _goods_short(event: e.GoodsShort, r: Reader) -> str:
    return r.says(
        event.seat,
        _("The supply of {kind} is empty: you go without {goods}."),
        _("The supply of {kind} is empty: {name} goes without {goods}."),
        kind=kind(event.kind),
        goods=goods_text(event.short),
    )


def _production_paid(event: e.ProductionPaid, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You pay {money} for the good of {colony}."),
        _("{name} pays {money} for the good of {colony}."),
        money=money(event.price),
        colony=item(event.colony),
    )


def _good_sold(event: e.GoodSold, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You sell {kind} of {colony} for {money}."),
        _("{name} sells {kind} of {colony} for {money}."),
        kind=kind(event.kind),
        colony=item(event.colony),
        money=money(event.price + event.bonus),
    )


def _nothing_sold(event: e.NothingSold, r: Reader) -> str:
    return r.says(event.seat, _("You sell nothing."), _("{name} sells nothing."))


def _goods_consumed(event: e.GoodsConsumed, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You consume {goods} for {gain} ({cause})."),
        _("{name} consumes {goods} for {gain} ({cause})."),
        goods=kind_list(event.kinds),
        gain=paid_text(event.vp, event.credits),
        cause=item(event.cause),
    )


def _goods_stocked(event: e.GoodsStocked, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You stockpile {goods}: **{n}** by now."),
        _("{name} stockpiles {goods}: **{n}** by now."),
        goods=kind_list(event.kinds),
        n=event.total,
    )


def _credits_stocked(event: e.CreditsStocked, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You stockpile {money} of your sale: {total} by now."),
        _("{name} stockpiles {money} of the sale: {total} by now."),
        money=money(event.amount),
        total=money(event.total),
    )


LINES: Sentences = {
    e.WindfallGained: _windfall_gained,
    e.GoodProduced: _good_produced,
    e.GoodsShort: _goods_short,
    e.ProductionPaid: _production_paid,
    e.GoodSold: _good_sold,
    e.NothingSold: _nothing_sold,
    e.GoodsConsumed: _goods_consumed,
    e.GoodsStocked: _goods_stocked,
    e.CreditsStocked: _credits_stocked,
}
"""The function that words the line, by sort of event about goods."""
