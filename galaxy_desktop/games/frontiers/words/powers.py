"""Sentences for power codes, with their numbers and kinds filled in."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.games.frontiers.schema import ANY, Power
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
from galaxy_desktop.games.frontiers.words.wheres import described
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def power_text(power: Power) -> str:
    """Return the sentence on a power, with the action it modifies."""
    return _("{action}: {what}").format(action=power_action(power.action), what=what_it_does(power))


def what_it_does(power: Power) -> str:
    """Return the sentence on a power, worded to follow a colon."""
    return SENTENCES[power.action, power.code](power)


def _draw(p: Power) -> str:
    return _("draw {worlds} from the bag after your last pick.").format(worlds=worlds_text(p.amount))


def _explore_credits(p: Power) -> str:
    return _("gain {money} as your turn begins.").format(money=money(p.amount))


def _gain_colonists(p: Power) -> str:
    return _("gain {colonists} as your turn begins.").format(colonists=colonists(p.amount))


def _develop_discount(p: Power) -> str:
    return _("developments cost you {money} less.").format(money=money(p.amount))


def _develop_credits(p: Power) -> str:
    if p.when == "start":
        return _explore_credits(p)
    return _("gain {money} after you buy a development.").format(money=money(p.amount))


def _military(p: Power) -> str:
    if p.where is None:
        return _("Military **+{n}** {{military}} against every world.").format(n=p.amount)
    return _("Military **+{n}** {{military}} against each {what}.").format(
        n=p.amount, what=described(p.where, _("world"))
    )


def _temporary_military(p: Power) -> str:
    return _("you may remove one {kind} good for Military **+{n}** {{military}} in this action.").format(
        kind=kind(p.kind), n=p.amount
    )


def _settle_discount(p: Power) -> str:
    return _("each {what} costs you {money} less.").format(
        what=described(p.where, _("world")), money=money(p.amount)
    )


def _pay_for_military(p: Power) -> str:
    return _("you may pay for a military {what}: its defense is its cost, {money} less.").format(
        what=described(p.where, _("world")), money=money(p.discount)
    )


def _second_world(_p: Power) -> str:
    return _("after you settle a world you may settle a second one.")


def _upgrade(p: Power) -> str:
    return _(
        "besides, you may replace a non-military colony by an explored non-military world of its kind "
        "that costs {least} to {most} more; no credits are paid."
    ).format(least=money(0), most=money(p.max_increase))


def _replace_self(_p: Power) -> str:
    return _("you may settle a non-military world in place of this colony and pay no credits.")


def _settle_draw(p: Power) -> str:
    return _("draw {worlds} from the bag for each world you settle.").format(worlds=worlds_text(p.amount))


def _settle_credits(p: Power) -> str:
    return _("gain {money} for each {what} you settle.").format(
        money=money(p.amount), what=described(p.where, _("world"))
    )


def _windfall(p: Power) -> str:
    if p.kind == ANY:
        return _("a good on one of your windfall colonies without one.")
    return _("a good on one of your {kind} windfall colonies without one.").format(kind=kind(p.kind))


def _paid_production(p: Power) -> str:
    return _("this colony produces only if you pay {money}.").format(money=money(p.cost))


def _produce_credits(p: Power) -> str:
    paid = money(p.amount)
    if p.most:
        form = _("gain {money} if you produced more {kind} goods than every other player.")
        return form.format(money=paid, kind=kind(p.most))
    if p.per == "colony":
        what = described(p.where, _("colony"))
        return _("gain {money} for each {what} of yours.").format(money=paid, what=what)
    return {
        "start": _explore_credits(p),
        "good_here": _("gain {money} when this colony produces.").format(money=paid),
        "good_produced": _("gain {money} for each {kind} good you produced.").format(
            money=paid, kind=kind(p.kind) if p.kind else ""
        ),
        "kind_produced": _("gain {money} for each kind of good you produced.").format(money=paid),
    }[p.per or p.when]


def _trade_bonus(p: Power) -> str:
    if p.here:
        return _("a good of this colony sells for {money} more.").format(money=money(p.amount))
    if p.kind == ANY:
        return _("a good sells for {money} more.").format(money=money(p.amount))
    return _("{kind} goods sell for {money} more.").format(kind=kind(p.kind), money=money(p.amount))


def _consume(p: Power) -> str:
    text = _("{goods} for {gain}").format(goods=_consumed(p), gain=gain_text(p))
    if p.times > 1:
        text = ngettext("{text}, up to **{n}** time", "{text}, up to **{n}** times", p.times).format(
            text=text, n=p.times
        )
    if p.different:
        text = _("{text}, all of different kinds").format(text=text)
    return _("you may use {text}.").format(text=text) if p.optional else f"{text}."


def _consumed(p: Power) -> str:
    if p.kind == ANY:
        return goods_text(p.goods)
    return ngettext("**{n}** {kind} good", "**{n}** {kind} goods", p.goods).format(
        n=p.goods, kind=kind(p.kind)
    )


def gain_text(p: Power) -> str:
    """Return the payment for one use of a Consume power, in words."""
    if p.credits_from_price:
        return _("what it sells for, without Trade powers")
    return paid_text(p.vp, p.credits)


def _free_vp(p: Power) -> str:
    return _("gain {vp}; it takes no good.").format(vp=vp(p.amount))


def _free_credits(p: Power) -> str:
    return _("gain {money}; it takes no good.").format(money=money(p.amount))


def _vp_per_good(p: Power) -> str:
    return _("{vp} for each good you consume, and {more} if you own {tile}; it takes no good.").format(
        vp=vp(p.amount), more=vp(p.companion_vp), tile=item(p.companion)
    )


SENTENCES: Mapping[tuple[str, str], Callable[[Power], str]] = {
    ("explore", "draw"): _draw,
    ("explore", "credits"): _explore_credits,
    ("explore", "colonists"): _gain_colonists,
    ("develop", "discount"): _develop_discount,
    ("develop", "credits"): _develop_credits,
    ("settle", "military"): _military,
    ("settle", "temporary_military"): _temporary_military,
    ("settle", "discount"): _settle_discount,
    ("settle", "pay_for_military"): _pay_for_military,
    ("settle", "second_world"): _second_world,
    ("settle", "upgrade"): _upgrade,
    ("settle", "replace_self"): _replace_self,
    ("settle", "draw"): _settle_draw,
    ("settle", "credits"): _settle_credits,
    ("settle", "colonists"): _gain_colonists,
    ("produce", "windfall"): _windfall,
    ("produce", "paid_production"): _paid_production,
    ("produce", "credits"): _produce_credits,
    ("trade", "bonus"): _trade_bonus,
    ("consume", "consume"): _consume,
    ("consume", "vp"): _free_vp,
    ("consume", "credits"): _free_credits,
    ("consume", "vp_per_good"): _vp_per_good,
}
"""The function that words a power, by action and code."""
