"""Sentences for immediate effects and bonuses of cost-6 developments."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.sentences import either, vp
from galaxy_desktop.games.roll.schema import Bonus, Gain
from galaxy_desktop.games.roll.words.powers import development_kind
from galaxy_desktop.games.roll.words.terms import color, dice, die_type, money, types_list
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def gain_text(gain: Gain) -> str:
    """Return the sentence for a one-time effect of a side that enters the tableau."""
    return GAINS[gain.code](gain)


def _die(gain: Gain) -> str:
    what = ngettext("one {kind} die", "{n} {kind} dice", gain.count)
    what = what.format(n=gain.count, kind=die_type(gain.die))
    return {
        "cup": _("Once: {what} into your cup."),
        "citizenry": _("Once: {what} into your Citizenry."),
        "good": ngettext(
            "Once: {what} as a good on this world.", "Once: {what} as goods on this world.", gain.count
        ),
    }[gain.to].format(what=what)


def _credits(gain: Gain) -> str:
    return _("Once: gain {money}.").format(money=money(gain.amount))


def _remove_die(gain: Gain) -> str:
    return ngettext(
        "Once: return {dice} to the supply, wherever it is.",
        "Once: return {dice} to the supply, wherever they are.",
        gain.count,
    ).format(dice=dice(gain.count))


def _start_credits(gain: Gain) -> str:
    return _("You start the game with {money}.").format(money=money(gain.amount))


GAINS: Mapping[str, Callable[[Gain], str]] = {
    "die": _die,
    "credits": _credits,
    "remove_die": _remove_die,
    "start_credits": _start_credits,
}
"""The function that words each immediate effect, by code."""


def bonus_text(bonus: Bonus) -> str:
    """Return the sentence on the points of a bonus."""
    if bonus.count == "chip_triangle":
        return _("1, 2, 3, 4 … VP for chips worth 1, 3, 6, 10 … in all.")
    what = COUNTED[bonus.count](bonus)
    if bonus.each == 1:
        return _("{vp} for each {what}.").format(vp=vp(bonus.vp), what=what)
    return _("{vp} for every **{n}** {what}, rounded up.").format(vp=vp(bonus.vp), n=bonus.each, what=what)


def _colors(bonus: Bonus) -> str:
    return either([color(name) for name in bonus.colors])


def _developments(bonus: Bonus) -> str:
    if bonus.kinds:
        return _("of your developments without a Reassign power")
    return _("of your developments")


def _development_cost(bonus: Bonus) -> str:
    if bonus.kinds:
        kinds = either([development_kind(kind) for kind in bonus.kinds])
        return ngettext(
            "point of the total cost of your {kinds} developments",
            "points of the total cost of your {kinds} developments",
            bonus.each,
        ).format(kinds=kinds)
    return ngettext(
        "point of the total cost of your developments",
        "points of the total cost of your developments",
        bonus.each,
    )


def _worlds(bonus: Bonus) -> str:
    return _("of your {colors} worlds").format(colors=_colors(bonus))


def _world_cost(bonus: Bonus) -> str:
    return ngettext(
        "point of the total cost of your {colors} worlds",
        "points of the total cost of your {colors} worlds",
        bonus.each,
    ).format(colors=_colors(bonus))


def _dice(bonus: Bonus) -> str:
    return _("of your {types} dice").format(types=types_list(bonus.dice))


def _die_colors(bonus: Bonus) -> str:
    return ngettext("different type of dice you own", "different types of dice you own", bonus.each)


def _goods(bonus: Bonus) -> str:
    return ngettext("good on your worlds", "goods on your worlds", bonus.each)


COUNTED: Mapping[str, Callable[[Bonus], str]] = {
    "developments": _developments,
    "development_cost": _development_cost,
    "worlds": _worlds,
    "world_cost": _world_cost,
    "dice": _dice,
    "die_colors": _die_colors,
    "goods": _goods,
}
"""The function that words what each bonus counts, except the one for chips."""
