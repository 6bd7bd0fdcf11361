"""One sentence for every power code, with its numbers and kinds filled in."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.engine.sentences import cards_text, vp
from galaxy_desktop.engine.wording import Cases, Row, Wording, cases, row, sentence
from galaxy_desktop.games.race.schema import Card, Power
from galaxy_desktop.games.race.words.terms import goods, kind, more_cards, one_good, phase, reward, tag
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _


@dataclass(frozen=True, slots=True)
class Printed:
    """A power, and the card it is on."""

    power: Power
    card: Card | None


def power_text(power: Power, card: Card | None = None) -> str:
    """Return a power's text after the name of its phase, unless it says the phase itself.

    `card` is the card it is on.
    """
    what = what_it_does(power, card)
    if (power.phase, power.code) in SAY_THEIR_PHASE and not power.price:
        return what
    return _("{phase}: {what}").format(phase=phase(power.phase), what=what)


def what_it_does(power: Power, card: Card | None = None) -> str:
    """Return a power's text as a whole sentence."""
    return sentence(SENTENCES, (power.phase, power.code), Printed(power, card))


def power_page(power: Power) -> str:
    """Return the name of the page of the rules that explains a power."""
    return SENTENCES.row((power.phase, power.code), Printed(power, None)).page


def _of_a_kind(p: Printed) -> bool:
    return bool(p.power.good)


def _several_times(p: Printed) -> bool:
    return p.power.times > 1


def _amount(p: Printed) -> str:
    return f"{p.power.amount:+d}".replace("-", "−")


_SALE_BONUS = cases(
    (lambda p: p.power.this_world, row(N_("Draw {more} when you sell this world's good."), page="trade")),
    (_of_a_kind, row(N_("Draw {more} when you sell {one_good}."), page="trade")),
    otherwise=row(N_("Draw {more} when you sell a good."), page="trade"),
)

_CONSUME_GOODS = cases(
    (
        lambda p: p.power.different and p.power.goods > 1,
        row(N_("Consume **{number}** goods {any_good} of different kinds for {gain}."), page="consume"),
    ),
    (
        lambda p: p.power.goods > 1 and p.power.times > 1,
        row(N_("Consume {goods} for {gain}, up to {times} times."), page="consume"),
    ),
    (_several_times, row(N_("Consume up to {most} for {gain} each."), page="consume")),
    otherwise=row(N_("Consume {goods} for {gain}."), page="consume"),
)

_SELL_GOOD = cases(
    (
        lambda p: p.power.trade_powers,
        row(N_("Sell **1** good {any_good}. Your Trade powers apply."), page="trade"),
    ),
    otherwise=row(
        N_("Sell **1** good {any_good} for the base price of its kind. Trade powers don't apply."),
        page="trade",
    ),
)

_MILITARY = cases(
    (_of_a_kind, row(N_("{amount} Military against {kind} worlds."), page="military")),
    (lambda p: p.power.tag, row(N_("{amount} Military against {tag} worlds."), page="military")),
    otherwise=row(N_("{amount} Military."), page="military"),
)

_PAY_FOR_MILITARY = cases(
    (
        lambda p: p.power.discount,
        row(
            N_(
                "You may pay for a non-{not_kind} military world instead of conquering it. "
                "Its cost is its defense minus {discount}, less your discounts. You can't combine this with "
                "another power to pay for a military world."
            ),
            page="military",
        ),
    ),
    otherwise=row(
        N_(
            "You may pay for a non-{not_kind} military world instead of conquering it. "
            "Its cost is its defense, less your discounts. You can't combine this with another power to "
            "pay for a military world."
        ),
        page="military",
    ),
)

_PRODUCE = cases(
    (
        lambda p: p.power.cards,
        row(
            N_("Produce {own_good} here if this world has none. If you do, draw {cards}."),
            page="produce",
        ),
    ),
    otherwise=row(N_("Produce {own_good} here if this world has none."), page="produce"),
)

_PRODUCE_WINDFALL = cases(
    (
        lambda p: p.power.price,
        row(
            N_(
                "You may discard a card from your hand to produce a good on one of your empty windfall "
                "worlds."
            ),
            page="produce",
        ),
    ),
    (
        _of_a_kind,
        row(N_("Produce a good on one of your empty {kind} windfall worlds."), page="produce"),
    ),
    otherwise=row(N_("Produce a good on one of your empty windfall worlds."), page="produce"),
)

ROWS: Mapping[tuple[str, str], Row | Cases[Row]] = {
    ("explore", "draw_extra"): row(N_("Look at {more}."), page="explore"),
    ("explore", "keep_extra"): row(N_("Keep {more}."), page="explore"),
    ("develop", "draw"): row(N_("Draw {cards} at the start of the phase."), page="develop"),
    ("develop", "discount"): row(N_("Developments cost {amount_less} less."), page="develop"),
    ("develop", "draw_after_placing"): row(N_("Draw {cards} after you place a development."), page="develop"),
    ("settle", "discount"): cases(
        (_of_a_kind, row(N_("{kind} worlds cost {amount_less} less."), page="settle")),
        otherwise=row(N_("Worlds cost {amount_less} less."), page="settle"),
    ),
    ("settle", "military"): _MILITARY,
    ("settle", "temporary_military"): row(
        N_("When you place a world, you may discard this card for {amount} Military this phase."),
        page="military",
    ),
    ("settle", "settle_free"): row(
        N_(
            "You may discard this card to place a non-{not_kind} world at no cost, "
            "if it is non-military or you may pay for it."
        ),
        page="military",
    ),
    ("settle", "pay_for_military"): _PAY_FOR_MILITARY,
    ("settle", "draw_after_placing"): row(N_("Draw {cards} after you place a world."), page="settle"),
    ("trade", "sale_bonus"): _SALE_BONUS,
    ("consume", "consume_goods"): _CONSUME_GOODS,
    ("consume", "consume_all_goods"): row(
        N_("Consume all your goods {any_good} for {each} each, minus **{fewer}** VP in total."),
        page="consume",
    ),
    ("consume", "sell_good"): _SELL_GOOD,
    ("consume", "discard_cards"): row(
        N_("You may discard up to {most_cards} from your hand for {vp} each, never doubled."),
        page="consume",
    ),
    ("consume", "draw"): row(N_("Draw {cards}."), page="consume"),
    ("consume", "guess_top_card"): row(
        N_(
            "Name a number from {lowest} to {highest} and reveal the top card of the deck. "
            "If its cost or defense matches, keep it; otherwise discard it."
        ),
        page="consume",
    ),
    ("consume", "multiply_vp"): row(
        N_("Consume powers give you **×{factor}** VP for goods."), page="consume"
    ),
    ("produce", "produce"): _PRODUCE,
    ("produce", "draw_if_produced"): row(N_("Draw {cards} when you produce a good here."), page="produce"),
    ("produce", "produce_windfall"): _PRODUCE_WINDFALL,
    ("produce", "draw"): row(N_("Draw {cards}."), page="produce"),
    ("produce", "draw_per_good_produced"): row(
        N_("Draw {cards} for each {kind} good you produced this phase."), page="produce"
    ),
    ("produce", "draw_per_kind_produced"): row(
        N_("Draw {cards} for each different kind of good you produced this phase."), page="produce"
    ),
    ("produce", "draw_if_most_produced"): row(
        N_("Draw {cards} if you produced more {kind} goods this phase than every other player."),
        page="produce",
    ),
    ("produce", "draw_per_world"): row(N_("Draw {cards} for each of your {kind} worlds."), page="produce"),
}

SAY_THEIR_PHASE = {
    ("consume", "consume_goods"),
    ("consume", "consume_all_goods"),
    ("consume", "multiply_vp"),
    ("produce", "produce"),
    ("produce", "produce_windfall"),
}
"""Powers whose sentence has the word of their phase in it, unless they are paid for."""


def _own_good(p: Printed) -> str:
    return one_good(p.card.good) if p.card else _("a good")


def _bold(number: Any) -> str:
    return f"**{number}**"


SENTENCES: Wording[Row] = Wording(
    rows=ROWS,
    values={
        "amount": lambda p: _bold(_amount(p)),
        "amount_less": lambda p: _bold(p.power.amount),
        "cards": lambda p: cards_text(p.power.cards),
        "discount": lambda p: _bold(p.power.discount),
        "each": lambda p: vp(p.power.vp_per_good),
        "factor": lambda p: p.power.factor,
        "fewer": lambda p: -p.power.vp_modifier,
        "gain": lambda p: reward(p.power.vp, p.power.cards),
        "goods": lambda p: goods(p.power.goods, p.power.good),
        "highest": lambda p: _bold(p.power.highest),
        "kind": lambda p: kind(p.power.good),
        "lowest": lambda p: _bold(p.power.lowest),
        "more": lambda p: more_cards(p.power.cards),
        "most": lambda p: goods(p.power.times, p.power.good),
        "most_cards": lambda p: cards_text(p.power.times),
        "not_kind": lambda p: kind(p.power.not_good),
        "number": lambda p: p.power.goods,
        "one_good": lambda p: one_good(p.power.good),
        "own_good": _own_good,
        "tag": lambda p: tag(p.power.tag),
        "times": lambda p: _bold(p.power.times),
        "vp": lambda p: vp(p.power.vp),
    },
)
"""The row of each power, by phase and code."""
