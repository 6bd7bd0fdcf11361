"""Signs of icons, powers and bonuses on a card; every code has one composer here."""

from collections.abc import Callable, Mapping

from galaxy_desktop.games.jumpdrive.schema import Bonus, Card, Power, Selector
from galaxy_desktop.games.jumpdrive.words.terms import title
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.parts import TIMES, Part, PartText, Sign, signed

Parts = tuple[Part, ...]
MOST_ALONE = 3


def icons_of(card: Card) -> Parts:
    """Return the icons of a card, each repeated, or with its number if that exceeds `MOST_ALONE`."""
    found: list[Part] = []
    for sign, number in (
        ("explore", card.explore),
        ("military", card.military),
        ("chromosome", card.chromosomes),
    ):
        found += [Sign(sign)] * number if number <= MOST_ALONE else [PartText(f"{number}{TIMES}"), Sign(sign)]
    return (*found, *(Sign(f"tag_{word}") for word in card.keywords))


def powers_of(card: Card) -> tuple[Parts, ...]:
    """Return the signs of each power that has any."""
    found = (COMPOSERS[power.code](power) for power in card.powers)
    return tuple(parts for parts in found if parts)


def bonuses_of(card: Card) -> tuple[Parts, ...]:
    """Return a line for each bonus of VP or income: the amount, and the things counted."""
    return tuple(
        (PartText(signed(bonus.amount)), Sign(sign), *_counted(bonus))
        for sign, bonuses in (("points", card.vp_bonuses), ("card", card.income_bonuses))
        for bonus in bonuses
    )


def short_bonuses_of(card: Card) -> tuple[Parts, ...]:
    """Return the bonuses without the sign of VP or income; the plus on the figure stands for it."""
    return tuple((line[0], *line[2:]) for line in bonuses_of(card))


def _counted(bonus: Bonus) -> Parts:
    words = _("per") if bonus.code == "per" else _("with")
    others = () if bonus.where == "own" else (Sign("person"),)
    return (PartText(words, soft=True), *_selected(bonus.of), *others)


def _selected(of: Selector) -> Parts:
    """Return the signs of the things that a selector means."""
    if of.icon:
        return (Sign(of.icon),)
    if of.card:
        return (PartText(title(of.card), soft=True, whole=True),)
    found: list[Part] = [Sign(of.kind)] if of.kind else []
    found += [Sign(f"tag_{of.keyword}")] if of.keyword else []
    if not found:
        found = [Sign("development_cost" if of.type == "development" else "civil_cost")]
    return tuple(found)


def _discount(power: Power) -> Parts:
    return (PartText(signed(-power.amount)), Sign("card"), *_selected(power.on))


def _military_vs(power: Power) -> Parts:
    return (Sign("military", signed(power.amount)), *_selected(power.on))


def _military_per(power: Power) -> Parts:
    return (Sign("military", signed(power.amount)), PartText(_("per"), soft=True), Sign(power.icon))


def _pay_for_conquest(power: Power) -> Parts:
    return (Sign("defense"), Sign("arrow_right"), PartText(signed(-power.discount)), Sign("card"))


def _second_world(power: Power) -> Parts:
    sign = "defense" if power.placement == "conquer" else "civil_cost"
    less: Parts = (PartText(signed(-power.discount)), Sign("card")) if power.discount else ()
    return (PartText("+1"), Sign(sign), *less)


def _place_if(power: Power) -> Parts:
    return (Sign("padlock"), *(Sign("military", str(c.military)) for c in power.any if not c.card))


def _place_limit(_power: Power) -> Parts:
    return ()


def _pass_to_strongest(_power: Power) -> Parts:
    return (Sign("arrow_right"), PartText(_("most"), soft=True), Sign("military"))


COMPOSERS: Mapping[str, Callable[[Power], Parts]] = {
    "discount": _discount,
    "military_vs": _military_vs,
    "military_per": _military_per,
    "pay_for_conquest": _pay_for_conquest,
    "second_world": _second_world,
    "place_if": _place_if,
    "place_limit": _place_limit,
    "pass_to_strongest": _pass_to_strongest,
}
"""Composer of the signs of each power, by code; the inspector has the sentences."""
