"""Sentences for power codes, with their numbers and kinds filled in."""

from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.engine.wording import Cases, Row, Wording, cases, row, sentence
from galaxy_desktop.games.frontiers.schema import ANY, Power
from galaxy_desktop.games.frontiers.words.sorts import sort_of
from galaxy_desktop.games.frontiers.words.terms import (
    colonists,
    goods_text,
    item,
    kind,
    money,
    paid_text,
    power_action,
    worlds_text,
)
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _


def power_text(power: Power) -> str:
    """Return the sentence on a power, with the action it modifies."""
    return _("{action}: {what}").format(action=power_action(power.action), what=what_it_does(power))


def what_it_does(power: Power) -> str:
    """Return the sentence on a power, worded to follow a colon."""
    return sentence(SENTENCES, (power.action, power.code), power)


def gain_text(power: Power) -> str:
    """Return the payment for one use of a Consume power, in words."""
    if power.credits_from_price:
        return _("its price in a sale, without Trade powers")
    return paid_text(power.vp, power.credits)


def _money(p: Power) -> str:
    return money(p.amount)


def _any_kind(p: Power) -> bool:
    return p.kind == ANY


def _world(p: Power) -> str:
    return sort_of("world", p.where)


def _goods(p: Power) -> str:
    return goods_text(p.goods, p.kind)


def _goods_of_all_uses(p: Power) -> str:
    return goods_text(p.goods * p.times, p.kind)


AT_START = row(N_("gain {money} at the start of your turn."), money=_money)

GAIN_COLONISTS = row(
    N_("gain {colonists} at the start of your turn."), colonists=lambda p: colonists(p.amount)
)

PRODUCE_CREDITS = cases(
    (
        lambda p: p.most,
        row(
            N_("gain {money} if you produced more {kind} goods than every other player."),
            money=_money,
            kind=lambda p: kind(p.most),
        ),
    ),
    (lambda p: p.when == "start", AT_START),
    (
        lambda p: p.when == "good_here",
        row(N_("gain {money} when this colony produces a good."), money=_money),
    ),
    (
        lambda p: p.per == "colony",
        row(
            N_("gain {money} for {colony} you have."),
            money=_money,
            colony=lambda p: sort_of("colony", p.where),
        ),
    ),
    (
        lambda p: p.per == "good_produced",
        row(N_("gain {money} for each {kind} good you produced."), money=_money),
    ),
    otherwise=row(N_("gain {money} for each kind of good you produced."), money=_money),
)

MUST_CONSUME = cases(
    (
        lambda p: p.different and p.times > 1,
        row(N_("consume up to {goods} of different kinds for {gain} each."), goods=_goods_of_all_uses),
    ),
    (lambda p: p.different, row(N_("consume {goods} of different kinds for {gain}."), goods=_goods)),
    (
        lambda p: p.times > 1 and p.goods > 1,
        row(N_("consume {goods} for {gain}, up to **{times}** times."), goods=_goods),
    ),
    (
        lambda p: p.times > 1,
        row(N_("consume up to {goods} for {gain} each."), goods=_goods_of_all_uses),
    ),
    otherwise=row(N_("consume {goods} for {gain}."), goods=_goods),
)

MAY_CONSUME = cases(
    (
        lambda p: p.different and p.times > 1,
        row(
            N_("you may consume up to {goods} of different kinds for {gain} each."), goods=_goods_of_all_uses
        ),
    ),
    (lambda p: p.different, row(N_("you may consume {goods} of different kinds for {gain}."), goods=_goods)),
    (
        lambda p: p.times > 1 and p.goods > 1,
        row(N_("you may consume {goods} for {gain}, up to **{times}** times."), goods=_goods),
    ),
    (
        lambda p: p.times > 1,
        row(N_("you may consume up to {goods} for {gain} each."), goods=_goods_of_all_uses),
    ),
    otherwise=row(N_("you may consume {goods} for {gain}."), goods=_goods),
)

CONSUME: Cases[Row] = cases((lambda p: p.optional, MAY_CONSUME), otherwise=MUST_CONSUME)

SENTENCES: Wording[Row] = Wording(
    rows={
        ("explore", "draw"): row(N_("draw {worlds} from the bag after your last pick.")),
        ("explore", "credits"): AT_START,
        ("explore", "colonists"): GAIN_COLONISTS,
        ("develop", "discount"): row(N_("each development costs {money} less."), money=_money),
        ("develop", "credits"): cases(
            (lambda p: p.when == "start", AT_START),
            otherwise=row(N_("gain {money} after you buy a development."), money=_money),
        ),
        ("settle", "military"): cases(
            (lambda p: p.where is None, row(N_("Military **+{amount}** {military} against every world."))),
            otherwise=row(N_("Military **+{amount}** {military} against {world}."), world=_world),
        ),
        ("settle", "temporary_military"): row(
            N_("you may remove **1** {kind} good for Military **+{amount}** {military} in this action.")
        ),
        ("settle", "discount"): row(N_("{world} costs {money} less."), world=_world, money=_money),
        ("settle", "pay_for_military"): row(
            N_("you may pay for {world}; its cost is its defense minus {money} and your discounts."),
            world=lambda p: sort_of("military world", p.where),
            money=lambda p: money(p.discount),
        ),
        ("settle", "second_world"): row(N_("after you settle a world, you may settle a second one.")),
        ("settle", "upgrade"): row(
            N_(
                "you may also replace a non-military colony with an explored non-military world of the "
                "same kind (gray counts as a kind) whose printed cost is {least} to {most} higher. You pay "
                "no credits."
            ),
            least=lambda p: money(0),
            most=lambda p: money(p.max_increase),
        ),
        ("settle", "replace_self"): row(
            N_("you may settle a non-military world by replacing this colony. You pay no credits.")
        ),
        ("settle", "draw"): row(N_("draw {worlds} from the bag for each world you settle.")),
        ("settle", "credits"): row(N_("gain {money} for {world} you settle."), world=_world, money=_money),
        ("settle", "colonists"): GAIN_COLONISTS,
        ("produce", "windfall"): cases(
            (_any_kind, row(N_("produce a good on one of your windfall colonies without a good."))),
            otherwise=row(N_("produce a good on one of your {kind} windfall colonies without a good.")),
        ),
        ("produce", "paid_production"): row(
            N_("this colony produces only if you pay {money}."), money=lambda p: money(p.cost)
        ),
        ("produce", "credits"): PRODUCE_CREDITS,
        ("trade", "bonus"): cases(
            (lambda p: p.here, row(N_("the good on this colony sells for {money} more."), money=_money)),
            (_any_kind, row(N_("goods of any kind sell for {money} more."), money=_money)),
            otherwise=row(N_("{kind} goods sell for {money} more."), money=_money),
        ),
        ("consume", "consume"): CONSUME,
        ("consume", "vp"): row(N_("gain {points} without consuming a good."), points=lambda p: vp(p.amount)),
        ("consume", "credits"): row(N_("gain {money} without consuming a good."), money=_money),
        ("consume", "vp_per_good"): row(
            N_("gain {points} for each good you consume, plus {more} if you own {companion}."),
            points=lambda p: vp(p.amount),
            more=lambda p: vp(p.companion_vp),
        ),
    },
    values={"gain": gain_text, "worlds": lambda p: worlds_text(p.amount)},
    formats={"amount": str, "companion": item, "kind": kind, "times": str},
)
"""The row of each power, by action and code."""
