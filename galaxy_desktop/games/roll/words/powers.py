"""Sentences for power codes, with their numbers and kinds filled in."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.sentences import either, listed, vp
from galaxy_desktop.games.roll.assignment import ANY, SELECTED
from galaxy_desktop.games.roll.schema import Condition, Power
from galaxy_desktop.games.roll.words.terms import (
    color,
    die_type,
    money,
    phase,
    some,
    tiles,
    types_list,
    workers,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def power_text(power: Power) -> str:
    """Return the sentence on a power, with the name of its phase."""
    return _("{phase}: {what}").format(phase=phase(power.phase), what=what_it_does(power))


def what_it_does(power: Power) -> str:
    """Return the sentence on a power, worded to follow a colon."""
    return SENTENCES[power.code](power)


def _colors(power: Power) -> str:
    return either([color(name) for name in power.colors])


def _reassign(p: Power) -> str:
    number = workers(p.most) if p.least == p.most else _("up to {n}").format(n=workers(p.most))
    whom = _("{some} of type {types}").format(some=number, types=types_list(p.dice)) if p.dice else number
    if p.dice == TYPES_BUT_HOME:
        whom = _("{some} of any type but {home}").format(some=number, home=die_type("home"))
    if p.leaving:
        whom = _("{whom} from {phases}").format(whom=whom, phases=either([phase(f) for f in p.leaving]))
    if p.same_column:
        whom = _("exactly {whom} of one column").format(whom=whom)
    text = _("you may move {whom} to {where}.").format(whom=whom, where=_targets(p))
    return text + " " + _condition(p.condition) if p.condition else text


TYPES_BUT_HOME = ("military", "consumption", "novelty", "rare", "genes", "alien")


def _targets(power: Power) -> str:
    if power.to == (ANY,):
        return _("any other column") if power.most == 1 else _("any other columns")
    if power.to == (SELECTED,):
        return _("the phase you select")
    return either([phase(name) for name in power.to])


def _condition(condition: Condition) -> str:
    """Return the condition of a power as a sentence of its own."""
    kinds = either([color(name) for name in condition.colors])
    types = types_list(condition.dice)
    return {
        "most_worlds": _(
            "You need the most {kinds} worlds; with as many as another you may move only {n}."
        ).format(kinds=kinds, n=workers(condition.tied_max)),
        "most_developments": _("Only if you alone have the most developments."),
        "highest_world": _("Only if every world with the highest printed cost is yours."),
        "scouted_with": _("Only if a worker of type {types} scouted for you.").format(types=types),
    }[condition.code]


def _dictate_unlimited(_p: Power) -> str:
    return _("you may Dictate as often as you like, laying a worker aside each time.")


def _dictate_reassigns(p: Power) -> str:
    return _("when you Dictate you may move up to {n}.").format(n=workers(p.most))


def _rearrange_zone(_p: Power) -> str:
    return _(
        "you may rearrange your construction zone before, between and after your tasks, and turn its "
        "tiles over."
    )


def _place_on_top(_p: Power) -> str:
    return _("you may put tiles you scout on top of a stack.")


def _stock_credits(p: Power) -> str:
    return _("a Stock by an explorer of type {types} brings {money}.").format(
        types=types_list(p.dice), money=money(p.amount)
    )


def _extra_workers(p: Power) -> str:
    extra = ngettext("one more worker", "{n} more workers", len(p.dice)).format(n=len(p.dice))
    return _("you have {extra} for this phase: {types}.").format(
        extra=extra, types=listed([die_type(kind) for kind in p.dice])
    )


def _draw_tile(p: Power) -> str:
    return ngettext(
        "when all have explored, draw {tiles} and place it.",
        "when all have explored, draw {tiles} and place them.",
        p.count,
    ).format(tiles=tiles(p.count))


def _credits(p: Power) -> str:
    text = _("gain {money} at the end of the phase.").format(money=money(p.amount))
    return text + " " + _condition(p.condition) if p.condition else text


def _credits_per_die(p: Power) -> str:
    text = {
        "citizenry": ngettext(
            "gain {money} for each {types} die in your Citizenry when the phase ends.",
            "gain {money} for every **{n}** {types} dice in your Citizenry when the phase ends, rounded up.",
            p.each,
        ),
        "goods": ngettext(
            "gain {money} for each {types} die among your goods when the phase ends.",
            "gain {money} for every **{n}** {types} dice among your goods when the phase ends, rounded up.",
            p.each,
        ),
    }[p.where]
    return text.format(money=money(p.amount), types=types_list(p.dice), n=p.each)


def _credits_per_good(p: Power) -> str:
    return _("gain {money} for each good on your {colors} worlds when the phase ends.").format(
        money=money(p.amount), colors=_colors(p)
    )


def _discount(p: Power) -> str:
    least = _(", but this never lowers the number below **{n}**").format(n=p.floor) if p.floor > 1 else ""
    return ngettext(
        "{what} need **{n}** fewer worker{least}.", "{what} need **{n}** fewer workers{least}.", p.amount
    ).format(what=_discounted(p), n=p.amount, least=least)


def _discounted(p: Power) -> str:
    if p.colors:
        return _("{colors} worlds").format(colors=_colors(p))
    if p.kinds:
        return _("{kinds} developments").format(kinds=either([development_kind(kind) for kind in p.kinds]))
    return _("developments") if p.phase == "develop" else _("worlds")


def development_kind(kind: str) -> str:
    """Return the name of a kind of development."""
    return {
        "reassign": _("Reassign"),
        "immediate": _("immediate"),
        "other": _("other"),
    }[kind]


def _credits_on_complete(p: Power) -> str:
    what = _("development") if p.phase == "develop" else _("world")
    if p.colors:
        what = _("{colors} world").format(colors=_colors(p))
    return _("gain {money} after each {what} you complete later.").format(money=money(p.amount), what=what)


def _return_to_cup(p: Power) -> str:
    if p.every:
        return _("{types} settlers who complete a world go to your cup, not to the Citizenry.").format(
            types=types_list(p.dice)
        )
    return _("you choose {n} of the dice that complete a tile; these move to your cup.").format(
        n=some(p.least, p.most)
    )


def _good_capacity(p: Power) -> str:
    return ngettext(
        "from now on each world that is not gray holds **{n}** more good.",
        "from now on each world that is not gray holds **{n}** more goods.",
        p.extra,
    ).format(n=p.extra)


def _trade_credits(p: Power) -> str:
    if p.colors:
        form = _("gain {money} more for each good you trade from your {colors} worlds.")
    else:
        form = _("gain {money} more for each good you trade.")
    return form.format(money=money(p.amount), colors=_colors(p))


def _consume_credits(p: Power) -> str:
    if p.colors:
        form = _("gain {money} for each good you consume from your {colors} worlds.")
    else:
        form = _("gain {money} for each good you consume.")
    return form.format(money=money(p.amount), colors=_colors(p))


def _consume_vp(p: Power) -> str:
    if p.colors:
        form = _("gain {vp} more for each good you consume from your {colors} worlds.")
    else:
        form = _("gain {vp} more for each good you consume.")
    return form.format(vp=vp(p.amount), colors=_colors(p))


def _trade_buy_vp(p: Power) -> str:
    return _("after each Trade you may pay {money} for {vp}.").format(money=money(p.credits), vp=vp(p.vp))


def _vp(p: Power) -> str:
    return _("gain {vp} at the end of the phase.").format(vp=vp(p.amount))


SENTENCES: Mapping[str, Callable[[Power], str]] = {
    "reassign": _reassign,
    "dictate_unlimited": _dictate_unlimited,
    "dictate_reassigns": _dictate_reassigns,
    "rearrange_zone": _rearrange_zone,
    "place_on_top": _place_on_top,
    "stock_credits": _stock_credits,
    "extra_workers": _extra_workers,
    "draw_tile": _draw_tile,
    "credits": _credits,
    "credits_per_die": _credits_per_die,
    "credits_per_good": _credits_per_good,
    "discount": _discount,
    "credits_on_complete": _credits_on_complete,
    "return_to_cup": _return_to_cup,
    "good_capacity": _good_capacity,
    "trade_credits": _trade_credits,
    "consume_credits": _consume_credits,
    "consume_vp": _consume_vp,
    "trade_buy_vp": _trade_buy_vp,
    "vp": _vp,
}
"""The function that words a power, by power code."""
