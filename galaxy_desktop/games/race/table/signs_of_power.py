"""Signs of a power on a card: that of its phase and those of its effects.

Every power code has one composer here; a row reads from left to right like a sentence.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from galaxy_desktop.games.race.schema import Card, Power
from galaxy_desktop.games.race.words.terms import NUMERALS
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.parts import TIMES, Part, PartText, Sign, signed


@dataclass(frozen=True, slots=True)
class PowerRow:
    """One power: the sign at its head, then its parts."""

    head: Sign
    parts: tuple[Part, ...]


ARROW = Sign("arrow_right")
PartsOf = Callable[[Card, Power], tuple[Part, ...]]


def rows_of(card: Card) -> tuple[PowerRow, ...]:
    """Return the rows of a card's powers, in printed order."""
    return tuple(PowerRow(chip(power.phase), parts_of(card, power)) for power in card.powers)


def chip(phase: str) -> Sign:
    """Return the sign of a phase."""
    return Sign("phase", NUMERALS[phase])


def parts_of(card: Card, power: Power) -> tuple[Part, ...]:
    """Return the signs of the effects of a power."""
    return COMPOSERS[power.phase, power.code](card, power)


def parts_of_bonus(power: Power) -> tuple[Part, ...]:
    """Return the signs of the bonus of an action card."""
    return BONUSES[power.code](power)


def _cards(number: int) -> tuple[Part, ...]:
    return (Sign("card", str(number)),) if number else ()


def _kind(power: Power) -> tuple[Part, ...]:
    return (Sign(power.good),) if power.good else ()


def _draw(_card: Card, power: Power) -> tuple[Part, ...]:
    return _cards(power.cards)


def _draw_extra(_card: Card, power: Power) -> tuple[Part, ...]:
    return (PartText(signed(power.cards)), Sign("explore"))


def _keep_extra(_card: Card, power: Power) -> tuple[Part, ...]:
    return (PartText(signed(power.cards)), Sign("hand"))


def _discount(_card: Card, power: Power) -> tuple[Part, ...]:
    return (PartText(signed(-power.amount)), Sign("card"), *_kind(power))


def _draw_after_placing(_card: Card, power: Power) -> tuple[Part, ...]:
    return (Sign("check"), *_cards(power.cards))


def _military(_card: Card, power: Power) -> tuple[Part, ...]:
    against = _kind(power) or ((Sign(f"tag_{power.tag}"),) if power.tag else ())
    return (Sign("military", signed(power.amount)), *against)


def _temporary_military(_card: Card, power: Power) -> tuple[Part, ...]:
    return (Sign("discard_for_effect"), ARROW, Sign("military", signed(power.amount)))


def _settle_free(_card: Card, _power: Power) -> tuple[Part, ...]:
    return (Sign("discard_for_effect"), ARROW, Sign("civil_cost", "0"))


def _pay_for_military(_card: Card, power: Power) -> tuple[Part, ...]:
    return (Sign("defense"), ARROW, Sign("civil_cost", signed(-power.discount) if power.discount else "="))


def _sale_bonus(_card: Card, power: Power) -> tuple[Part, ...]:
    here = (PartText(_("here")),) if power.this_world else _kind(power)
    return (PartText(signed(power.cards)), Sign("card"), *here)


def _consume_goods(_card: Card, power: Power) -> tuple[Part, ...]:
    several = "" if power.goods == 1 else f"{power.goods}≠" if power.different else str(power.goods)
    count = (PartText(several),) if several else ()
    points = (Sign("points", str(power.vp)),) if power.vp else ()
    times = (PartText(f"{TIMES}{power.times}"),) if power.times > 1 else ()
    return (*count, Sign(power.good or "any_good"), ARROW, *points, *_cards(power.cards), *times)


def _consume_all_goods(_card: Card, power: Power) -> tuple[Part, ...]:
    each = Sign("points", str(power.vp_per_good))
    return (PartText(_("all")), Sign("any_good"), ARROW, each, PartText(signed(power.vp_modifier)))


def _sell_good(_card: Card, power: Power) -> tuple[Part, ...]:
    bonuses = (PartText("+"), chip("trade")) if power.trade_powers else ()
    return (Sign("any_good"), ARROW, Sign("trade"), *bonuses)


def _discard_cards(_card: Card, power: Power) -> tuple[Part, ...]:
    times = (PartText(f"{TIMES}{power.times}"),) if power.times > 1 else ()
    return (Sign("discard_for_effect"), ARROW, Sign("points", str(power.vp)), *times)


def _guess_top_card(_card: Card, power: Power) -> tuple[Part, ...]:
    return (PartText(f"{power.lowest}–{power.highest}?"), ARROW, Sign("card", "1"))


def _produce(_card: Card, power: Power) -> tuple[Part, ...]:
    return (Sign("produce"), *_cards(power.cards))


def _draw_if_produced(card: Card, power: Power) -> tuple[Part, ...]:
    return (Sign(card.good), ARROW, *_cards(power.cards))


def _produce_windfall(_card: Card, power: Power) -> tuple[Part, ...]:
    price = (Sign("discard_for_effect"), ARROW) if power.price else ()
    return (*price, Sign("produce"), Sign("windfall", power.good or "any_good"))


def _draw_per_good_produced(_card: Card, power: Power) -> tuple[Part, ...]:
    return (*_cards(power.cards), PartText(_("per")), Sign(power.good))


def _draw_per_kind_produced(_card: Card, power: Power) -> tuple[Part, ...]:
    return (*_cards(power.cards), PartText(_("per kind")))


def _draw_if_most_produced(_card: Card, power: Power) -> tuple[Part, ...]:
    return (*_cards(power.cards), PartText(_("most")), Sign(power.good))


def _draw_per_world(_card: Card, power: Power) -> tuple[Part, ...]:
    return (*_cards(power.cards), PartText(_("per")), Sign("socket", power.good))


COMPOSERS: Mapping[tuple[str, str], PartsOf] = {
    ("explore", "draw_extra"): _draw_extra,
    ("explore", "keep_extra"): _keep_extra,
    ("develop", "draw"): _draw,
    ("develop", "discount"): _discount,
    ("develop", "draw_after_placing"): _draw_after_placing,
    ("settle", "discount"): _discount,
    ("settle", "military"): _military,
    ("settle", "temporary_military"): _temporary_military,
    ("settle", "settle_free"): _settle_free,
    ("settle", "pay_for_military"): _pay_for_military,
    ("settle", "draw_after_placing"): _draw_after_placing,
    ("trade", "sale_bonus"): _sale_bonus,
    ("consume", "consume_goods"): _consume_goods,
    ("consume", "consume_all_goods"): _consume_all_goods,
    ("consume", "sell_good"): _sell_good,
    ("consume", "discard_cards"): _discard_cards,
    ("consume", "draw"): _draw,
    ("consume", "guess_top_card"): _guess_top_card,
    ("produce", "produce"): _produce,
    ("produce", "draw_if_produced"): _draw_if_produced,
    ("produce", "produce_windfall"): _produce_windfall,
    ("produce", "draw"): _draw,
    ("produce", "draw_per_good_produced"): _draw_per_good_produced,
    ("produce", "draw_per_kind_produced"): _draw_per_kind_produced,
    ("produce", "draw_if_most_produced"): _draw_if_most_produced,
    ("produce", "draw_per_world"): _draw_per_world,
}

BONUSES: Mapping[str, Callable[[Power], tuple[Part, ...]]] = {
    "draw_extra": lambda power: (PartText(signed(power.cards)), Sign("explore")),
    "keep_extra": lambda power: (PartText(signed(power.cards)), Sign("hand")),
    "discount": lambda power: (PartText(signed(-power.amount)), Sign("development_cost")),
    "draw_after_placing": lambda power: (Sign("check"), *_cards(power.cards)),
    "sell_good": lambda _power: (Sign("any_good"), ARROW, Sign("trade")),
    "multiply_vp": lambda power: (Sign("points"), PartText(f"{TIMES}{power.factor}")),
    "produce_windfall": lambda _power: (Sign("produce"), Sign("any_good")),
}
"""Signs of bonuses by code; action cards carry no other powers."""
