"""Sentences for powers, with their numbers and kinds filled in."""

from collections.abc import Callable

from galaxy_desktop.engine.sentences import either, listed, vp
from galaxy_desktop.engine.wording import Row, Wording, cases, row, sentence
from galaxy_desktop.games.roll.assignment import ANY, SELECTED
from galaxy_desktop.games.roll.schema import DieId, Phase, Power
from galaxy_desktop.games.roll.words.terms import (
    color,
    colors_list,
    die_type,
    money,
    phase,
    some,
    tiles,
    types_list,
    workers,
)
from galaxy_desktop.language import N_, NN_, ngettext
from galaxy_desktop.language import gettext as _

KINDS = {"reassign": N_("Reassign"), "immediate": N_("immediate-effect"), "other": N_("other")}
"""Name of each kind of development."""

BUT_HOME = ("military", "consumption", "novelty", "rare", "genes", "alien")


def power_text(power: Power) -> str:
    """Return the sentence on a power, with the name of its phase."""
    return _("{phase}: {what}").format(phase=phase(power.phase), what=what_it_does(power))


def what_it_does(power: Power) -> str:
    """Return the sentence on a power."""
    return sentence(SENTENCES, power.code, power)


def kinds_text(kinds: tuple[str, ...]) -> str:
    """Return the names of kinds of developments, joined as alternatives."""
    return either([KINDS[kind].read() for kind in kinds])


def _in(name: Phase) -> Callable[[Power], bool]:
    return lambda power: power.phase == name


def _if(code: str) -> Callable[[Power], bool]:
    return lambda power: power.condition is not None and power.condition.code == code


def _colored(power: Power) -> bool:
    return bool(power.colors)


def _colors(power: Power) -> str:
    return colors_list(power.colors)


def _types(power: Power) -> str:
    return types_list(power.dice)


def _some_workers(power: Power) -> str:
    """Return the workers that a Reassign power moves, with their number."""
    some_workers = _workers(power.most, power.dice)
    if power.least == power.most > 1:
        return _("exactly {workers}").format(workers=some_workers)
    if power.least > 1:
        return _("**{least}** to {workers}").format(least=power.least, workers=some_workers)
    return _("up to {workers}").format(workers=some_workers) if power.most > 1 else some_workers


def _workers(number: int, types: tuple[DieId, ...]) -> str:
    if types == BUT_HOME:
        text = ngettext("**{n}** non-{home} worker", "**{n}** non-{home} workers", number)
        return text.format(n=number, home=die_type("home"))
    if types:
        text = ngettext("**{n}** {types} worker", "**{n}** {types} workers", number)
        return text.format(n=number, types=types_list(types))
    return workers(number)


def _targets(power: Power) -> str:
    """Return the phases to which a Reassign power assigns workers."""
    if power.to == (ANY,):
        return _("any other phase") if power.most == 1 else _("any other phases")
    if power.to == (SELECTED,):
        return _("the phase you select")
    return _phases(power.to)


def _phases(names: tuple[str, ...]) -> str:
    return either([phase(name) for name in names])


def _discounted(power: Power) -> str:
    """Return the tiles that a discount is for."""
    if power.colors:
        return _("{colors} worlds").format(colors=listed([color(name) for name in power.colors]))
    if power.kinds:
        return _("{kinds} developments").format(kinds=kinds_text(power.kinds))
    return _("developments") if power.phase == "develop" else _("worlds")


REASSIGN = cases(
    (
        _if("most_worlds"),
        row(
            N_(
                "You may Reassign {workers} to {phases} if you have the most {kinds} worlds, "
                "or {tied} if you tie for the most."
            ),
            kinds=lambda p: colors_list(p.condition.colors),
            tied=lambda p: workers(p.condition.tied_max),
        ),
    ),
    (
        lambda p: p.leaving,
        row(N_("You may Reassign {workers} from {leaving} to {phases}.")),
    ),
    (lambda p: p.same_column, row(N_("You may Reassign {workers} from the same phase to {phases}."))),
    otherwise=row(N_("You may Reassign {workers} to {phases}.")),
)

CREDITS = cases(
    (
        _if("most_developments"),
        row(N_("Gain {amount} at the end of the phase if you alone have the most developments.")),
    ),
    (
        _if("highest_world"),
        row(
            N_(
                "Gain {amount} at the end of the phase if you own every world of the highest printed cost "
                "in any tableau."
            )
        ),
    ),
    (
        _if("scouted_with"),
        row(
            N_("Gain {amount} at the end of the phase if any of your {types} explorers Scouted."),
            types=lambda p: types_list(p.condition.dice),
        ),
    ),
    (
        _if("most_worlds"),
        row(
            N_("Gain {amount} at the end of the phase if you alone have the most {kinds} worlds."),
            kinds=lambda p: colors_list(p.condition.colors),
        ),
    ),
    otherwise=row(N_("Gain {amount} at the end of the phase.")),
)

EXTRA_WORKERS = cases(
    (
        _in("explore"),
        row(
            NN_(
                "You have **{n}** extra explorer ({extras}).",
                "You have **{n}** extra explorers ({extras}).",
            ),
        ),
    ),
    otherwise=row(
        NN_("You have **{n}** extra shipper ({extras}).", "You have **{n}** extra shippers ({extras})."),
    ),
)

CREDITS_PER_DIE = cases(
    (
        lambda p: p.where == "citizenry",
        row(
            NN_(
                "Gain {amount} for each {types} die in your Citizenry at the end of the phase.",
                "Gain {amount} for every **{each}** {types} dice in your Citizenry at the end of the phase, "
                "rounded up.",
                "each",
            )
        ),
    ),
    otherwise=row(
        NN_(
            "Gain {amount} for each of your {types} dice that is a good at the end of the phase.",
            "Gain {amount} for every **{each}** of your {types} dice that are goods at the end of the phase, "
            "rounded up.",
            "each",
        )
    ),
)

RETURN_TO_CUP = cases(
    (
        lambda p: p.every and not p.dice,
        row(N_("Settlers who complete a world return to your cup, not to your Citizenry.")),
    ),
    (
        lambda p: p.every,
        row(N_("{types} settlers who complete a world return to your cup, not to your Citizenry.")),
    ),
    (
        _in("develop"),
        row(N_("For each development you complete, return {number} of its developers to your cup.")),
    ),
    otherwise=row(N_("For each world you complete, return {number} of its settlers to your cup.")),
)

SENTENCES: Wording[Row] = Wording(
    rows={
        "reassign": REASSIGN,
        "dictate_unlimited": row(
            N_("You may Dictate any number of times, setting aside a worker each time.")
        ),
        "dictate_reassigns": row(
            N_("When you Dictate, you may Reassign {number}."),
            number=lambda p: _("up to {workers}").format(workers=workers(p.most)),
        ),
        "rearrange_zone": row(
            N_(
                "You may rearrange your construction zone and turn its tiles over before, between and after "
                "your explorers' tasks."
            )
        ),
        "place_on_top": row(N_("When you Scout, you may place tiles on top of a stack.")),
        "stock_credits": row(N_("{types} explorers Stock for {amount}.")),
        "extra_workers": EXTRA_WORKERS,
        "draw_tile": row(
            NN_(
                "After all players explore, draw {tiles} and place it in your construction zone.",
                "After all players explore, draw {tiles} and place them in your construction zone.",
                "count",
            )
        ),
        "credits": CREDITS,
        "credits_per_die": CREDITS_PER_DIE,
        "credits_per_good": row(
            N_("Gain {amount} for each good on your {colors} worlds at the end of the phase.")
        ),
        "discount": row(
            N_("Reduce the cost of {discounted} by **{less}**, but never to less than **{floor}**.")
        ),
        "credits_on_complete": cases(
            (_colored, row(N_("Gain {amount} for each {colors} world you complete after this tile."))),
            (_in("develop"), row(N_("Gain {amount} for each development you complete after this tile."))),
            otherwise=row(N_("Gain {amount} for each world you complete after this tile.")),
        ),
        "return_to_cup": RETURN_TO_CUP,
        "good_capacity": row(
            NN_(
                "Each of your non-gray worlds can hold **{extra}** more good.",
                "Each of your non-gray worlds can hold **{extra}** more goods.",
                "extra",
            )
        ),
        "trade_credits": cases(
            (_colored, row(N_("Gain {amount} more for each good you trade from your {colors} worlds."))),
            otherwise=row(N_("Gain {amount} more for each good you trade.")),
        ),
        "consume_credits": cases(
            (_colored, row(N_("Gain {amount} for each good you consume from your {colors} worlds."))),
            otherwise=row(N_("Gain {amount} for each good you consume.")),
        ),
        "consume_vp": cases(
            (_colored, row(N_("Gain {more_vp} more for each good you consume from your {colors} worlds."))),
            otherwise=row(N_("Gain {more_vp} more for each good you consume.")),
        ),
        "trade_buy_vp": row(N_("After each trade, you may pay {credits} for {vp}.")),
        "vp": row(N_("Gain {more_vp} at the end of the phase.")),
    },
    values={
        "workers": _some_workers,
        "phases": _targets,
        "colors": _colors,
        "types": _types,
        "extras": lambda p: listed([die_type(kind) for kind in p.dice]),
        "n": lambda p: len(p.dice),
        "number": lambda p: some(p.least, p.most),
        "tiles": lambda p: tiles(p.count),
        "discounted": _discounted,
        "less": lambda p: p.amount,
        "more_vp": lambda p: vp(p.amount),
    },
    formats={
        "amount": money,
        "leaving": _phases,
        "credits": money,
        "vp": vp,
        "each": str,
        "extra": str,
        "floor": str,
        "count": str,
    },
)
"""The row of each power, by code."""
