"""Texts of questions about goods: produced, sold, consumed, stockpiled."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.decisions import Decision, Number, Pick
from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.frontiers.box import PRODUCE
from galaxy_desktop.games.frontiers.consume import usable
from galaxy_desktop.games.frontiers.powers import powers, sale_price
from galaxy_desktop.games.frontiers.scoring import score
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.trade import sale
from galaxy_desktop.games.frontiers.words.powers import what_it_does
from galaxy_desktop.games.frontiers.words.question import Chosen, me, missing_text
from galaxy_desktop.games.frontiers.words.terms import goods_text, item, kind, money, paid_text, plain
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def _kind(_view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    head = _("Of which kind is {world} in this action?").format(world=item(d.about))
    line = _("It counts for powers, and is the kind of a good produced now. A good there stays as it is.")
    return Ask(head, line, _("Set it") if chosen else _("Choose a kind"))


def _scoring_kind(view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    head = _("Of which kind is {world} for scoring?").format(world=item(d.about))
    if not chosen:
        line = _("It counts so for every bonus and goal. A goal face down is turned up only after this.")
        return Ask(head, line, _("Choose a kind"))
    points = score(view, me(view), chosen[0]).total
    line = _("As {kind} your empire is worth {vp}, without the goal that lies face down.").format(
        kind=kind(chosen[0]), vp=vp(points)
    )
    return Ask(head, line, _("Set it"))


def _produce_short(_view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    missing = d.least - len(chosen)
    line = _("The supply has only {goods} of this kind left.").format(goods=goods_text(d.least))
    head = _("Produce: which colonies make a good?")
    return Ask(head, line, missing_text(missing) if missing > 0 else _("Produce there"))


def _windfall(_view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    head = _("Produce: a good on which windfall colony?")
    if d.about == PRODUCE:
        line = _("The bonus of whoever selected Produce.")
    else:
        line = _("The power of {tile}.").format(tile=item(d.about))
    return Ask(head, line, _("Produce there") if chosen else _("Choose a colony"))


def _pay_production(view: FrontiersState, d: Decision, _chosen: Chosen) -> Ask:
    player = me(view)
    due = next(p.cost for t, p in powers(player, PRODUCE, "paid_production") if t == d.about)
    head = _("{colony}: pay for its good?").format(colony=item(d.about))
    line = _("It produces only for {money}; you have {has}.").format(
        money=money(due), has=money(player.credits)
    )
    return Ask(head, line, _("Pay {money}").format(money=plain(money(due))), _("No good there"))


def _stock_goods(view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    has = len(me(view).stocked_goods)
    line = _("Stockpiled so far: {goods}; up to {more} more. Stockpiled goods never come back.").format(
        goods=goods_text(has), more=goods_text(d.most)
    )
    number = ngettext("Stockpile {n} good", "Stockpile {n} goods", len(chosen)).format(n=len(chosen))
    return Ask(_("Stockpile goods?"), line, number if chosen else _("Choose goods"), _("Stockpile none"))


def _sell(view: FrontiersState, _d: Decision, chosen: Chosen) -> Ask:
    head = _("Trade: sell a good?")
    line = _("One good at most. What is left feeds your Consume powers.")
    if not chosen:
        return Ask(head, line, _("Choose a good"), _("Sell nothing"))
    player = me(view)
    paid, good = sale(player, chosen[0]), player.goods[chosen[0]]
    form = _("{kind} of {colony}: {price}.")
    if paid > sale_price(good):
        form = _("{kind} of {colony}: {price}, with your Trade powers {paid}.")
    line = form.format(
        kind=kind(good), colony=item(chosen[0]), price=money(sale_price(good)), paid=money(paid)
    )
    return Ask(head, line, _("Sell for {money}").format(money=plain(money(paid))), _("Sell nothing"))


def _stock_credits(view: FrontiersState, d: Decision, _chosen: Chosen) -> Ask:
    assert isinstance(d, Number)
    line = _(
        "Stockpiled so far: {has}; up to {more} of this sale. Stockpiled credits never come back."
    ).format(has=money(me(view).stocked_credits), more=money(d.highest))
    return Ask(_("Stockpile credits of your sale?"), line, _("Stockpile"))


def _consume(view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    head = _("Consume: which power is next?")
    second = "" if d.least else _("Use no more")
    if not chosen:
        line = _("You have {goods}. Every power that can be fed has to be used, in any order.")
        free = [item(tile) for tile, power in usable(me(view)).items() if power.optional]
        if not d.least:
            line = _("You have {goods}. You may leave the rest of your powers unused.")
        elif free:
            line = _("You have {goods}. Except for {tiles}, you must use each power that can be fed.")
        goods = goods_text(len(me(view).goods))
        return Ask(head, line.format(goods=goods, tiles=listed(free)), _("Choose a power"), second)
    text = what_it_does(usable(me(view))[chosen[0]])
    line = _("{tile}: {what}").format(tile=item(chosen[0]), what=text)
    return Ask(head, line, _("Use it"), second)


def _feed(view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    power = usable(me(view))[d.about]
    missing, uses = d.least - len(chosen), d.least // power.goods
    head = _("{tile} takes which goods?").format(tile=item(d.about))
    if power.credits_from_price:
        line = _("It pays what the good sells for, without Trade powers.")
    else:
        line = _("It takes {goods} and pays {gain}.").format(
            goods=goods_text(d.least), gain=paid_text(uses * power.vp, uses * power.credits)
        )
    return Ask(head, line, missing_text(missing) if missing > 0 else _("Consume"))


QUESTIONS: Mapping[str, Callable[[FrontiersState, Decision, Chosen], Ask]] = {
    "kind": _kind,
    "scoring_kind": _scoring_kind,
    "produce_short": _produce_short,
    "windfall": _windfall,
    "pay_production": _pay_production,
    "stock_goods": _stock_goods,
    "sell": _sell,
    "stock_credits": _stock_credits,
    "consume": _consume,
    "feed": _feed,
}
"""The function that words the question, by topic about goods."""
