"""Sentences for the reasons that something cannot be chosen now."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.games.roll.words.terms import die, item, phase, workers
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def reason_text(reason: Reason) -> str:
    """Return the sentence for a reason, with the numbers it needs."""
    return SENTENCES[reason.code](reason)


def _die(r: Reason) -> str:
    return die(str(r["die"]))


def _power(r: Reason) -> str:
    return item(str(r["power"]))


def _phase(r: Reason) -> str:
    return phase(str(r["phase"]))


def _placed_already(r: Reason) -> str:
    return _("This {die} die is placed already; take the move back to change it.").format(die=_die(r))


def _place_wild_first(r: Reason) -> str:
    number = int(r["number"])
    return ngettext("First place your wild die.", "First place your **{n}** wild dice.", number).format(
        n=number
    )


def _select_first(_r: Reason) -> str:
    return _("First select a phase; powers move workers after that.")


def _selector_fixed(r: Reason) -> str:
    return _("This {die} die selects {phase} and stays on the strip.").format(die=_die(r), phase=_phase(r))


def _laid_aside(r: Reason) -> str:
    return _("This {die} die is laid aside to Dictate and cannot move.").format(die=_die(r))


def _power_used(r: Reason) -> str:
    return _("{power} is used up for this round.").format(power=_power(r))


def _no_power_for(r: Reason) -> str:
    return _("Your powers don't move {die} dice out of {phase}, and you can't Dictate now.").format(
        die=_die(r), phase=_phase(r)
    )


def _power_finds_nobody(r: Reason) -> str:
    number = int(r["needs"])
    return ngettext(
        "{power} needs {n} it can move, and there is none.",
        "{power} needs {n} it can move, and there are not that many.",
        number,
    ).format(power=_power(r), n=workers(number))


def _finish_power(r: Reason) -> str:
    number = int(r["number"])
    return _("First move {n} with {power}.").format(
        power=_power(r),
        n=ngettext("**{n}** more worker", "**{n}** more workers", number).format(n=number),
    )


def _power_leads_here(r: Reason) -> str:
    return _("{power} moves workers only to {phase}, where this {die} die is already.").format(
        power=_power(r), phase=_phase(r), die=_die(r)
    )


def _dictated_already(_r: Reason) -> str:
    return _("You have dictated this round already.")


def _dictate_needs_two(r: Reason) -> str:
    return _("To Dictate takes two workers below the strip, and you have **{n}**.").format(n=r["has"])


def _dictate_first(_r: Reason) -> str:
    return _("First lay another worker aside to Dictate.")


def _same_column(r: Reason) -> str:
    return _("This {die} die is in {phase} already.").format(die=_die(r), phase=_phase(r))


def _power_takes_others(r: Reason) -> str:
    return _("{power} does not move {die} dice out of {phase}.").format(
        power=_power(r), die=_die(r), phase=_phase(r)
    )


def _power_leads_elsewhere(r: Reason) -> str:
    return _("{power} does not move workers to {phase}.").format(power=_power(r), phase=_phase(r))


def _moved_already(r: Reason) -> str:
    return _("{power} has moved this {die} die already.").format(power=_power(r), die=_die(r))


def _no_tile_to_draw(_r: Reason) -> str:
    return _("The bag is empty, and nobody has a tile to give up for it.")


def _gray_world(r: Reason) -> str:
    return _("{side} is gray and never holds goods.").format(side=item(str(r["side"])))


def _world_full(r: Reason) -> str:
    return ngettext(
        "{side} has its good already.", "{side} has its **{n}** goods already.", int(r["has"])
    ).format(side=item(str(r["side"])), n=r["has"])


def _no_good_there(r: Reason) -> str:
    return _("There is no good on {side}.").format(side=item(str(r["side"])))


SENTENCES: Mapping[str, Callable[[Reason], str]] = {
    "placed_already": _placed_already,
    "place_wild_first": _place_wild_first,
    "select_first": _select_first,
    "selector_fixed": _selector_fixed,
    "laid_aside": _laid_aside,
    "power_used": _power_used,
    "no_power_for": _no_power_for,
    "power_finds_nobody": _power_finds_nobody,
    "finish_power": _finish_power,
    "power_leads_here": _power_leads_here,
    "dictated_already": _dictated_already,
    "dictate_needs_two": _dictate_needs_two,
    "dictate_first": _dictate_first,
    "same_column": _same_column,
    "power_takes_others": _power_takes_others,
    "power_leads_elsewhere": _power_leads_elsewhere,
    "moved_already": _moved_already,
    "no_tile_to_draw": _no_tile_to_draw,
    "gray_world": _gray_world,
    "world_full": _world_full,
    "no_good_there": _no_good_there,
}
"""The function that words a reason, by code."""
