"""One sentence for every power code, with its numbers and kinds filled in."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.sentences import cards_text, vp
from galaxy_desktop.games.race.schema import Card, Power
from galaxy_desktop.games.race.words.terms import goods, kind, more_cards, one_of_kind, phase, reward, tag
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def power_text(power: Power, card: Card | None = None) -> str:
    """Return a power's text after the name of its phase; `card` is the card it is on."""
    return _("{phase}: {what}").format(phase=phase(power.phase), what=what_it_does(power, card))


def what_it_does(power: Power, card: Card | None = None) -> str:
    """Return a power's text as a sentence that continues after a colon."""
    return SENTENCES[power.phase, power.code](power, card)


def _draw_extra(p: Power, _card: Card | None) -> str:
    return _("look at {more}.").format(more=more_cards(p.cards))


def _keep_extra(p: Power, _card: Card | None) -> str:
    return _("keep {more}.").format(more=more_cards(p.cards))


def _draw(p: Power, _card: Card | None) -> str:
    return _("draw {cards}.").format(cards=cards_text(p.cards))


def _draw_first(p: Power, _card: Card | None) -> str:
    return _("draw {cards} when the phase begins.").format(cards=cards_text(p.cards))


def _development_discount(p: Power, _card: Card | None) -> str:
    return _("developments cost you **{n}** less.").format(n=p.amount)


def _draw_after_development(p: Power, _card: Card | None) -> str:
    return _("draw {cards} after you place a development.").format(cards=cards_text(p.cards))


def _world_discount(p: Power, _card: Card | None) -> str:
    if p.good:
        return _("{kind} worlds cost you **{n}** less.").format(kind=kind(p.good), n=p.amount)
    return _("worlds cost you **{n}** less.").format(n=p.amount)


def _military(p: Power, _card: Card | None) -> str:
    amount = f"{p.amount:+d}".replace("-", "−")
    if p.good:
        return _("**{n}** Military against {kind} worlds.").format(n=amount, kind=kind(p.good))
    if p.tag:
        return _("**{n}** Military against {word} worlds.").format(n=amount, word=tag(p.tag))
    return _("**{n}** Military.").format(n=amount)


def _temporary_military(p: Power, _card: Card | None) -> str:
    return _("you may discard this card for **+{n}** Military until the phase ends.").format(n=p.amount)


def _settle_free(p: Power, _card: Card | None) -> str:
    return _(
        "you may discard this card to pay nothing for a world that is paid for, not conquered, "
        "unless it is {kind}."
    ).format(kind=kind(p.not_good))


def _pay_for_military(p: Power, _card: Card | None) -> str:
    if not p.discount:
        return _(
            "you may pay the defense of a military world instead of conquering it, unless it is {kind}; "
            "only one power of this sort counts."
        ).format(kind=kind(p.not_good))
    return _(
        "you may pay for a military world, **{n}** less than its defense, unless it is {kind}; "
        "only one power of this sort counts."
    ).format(n=p.discount, kind=kind(p.not_good))


def _draw_after_world(p: Power, _card: Card | None) -> str:
    return _("draw {cards} after you place a world.").format(cards=cards_text(p.cards))


def _sale_bonus(p: Power, _card: Card | None) -> str:
    if p.this_world:
        return _("draw {more} when you sell the good of this world.").format(more=more_cards(p.cards))
    if p.good:
        return _("draw {more} when you sell {one} good.").format(
            more=more_cards(p.cards), one=one_of_kind(p.good)
        )
    return _("draw {more} when you sell a good.").format(more=more_cards(p.cards))


def _consume_goods(p: Power, _card: Card | None) -> str:
    gain = reward(p.vp, p.cards)
    if p.different and p.goods > 1:
        return _("spend **{n}** goods {{any_good}} of different kinds for {gain}.").format(
            n=p.goods, gain=gain
        )
    if p.times > 1:
        return _("spend up to {goods}, each for {gain}.").format(goods=goods(p.times, p.good), gain=gain)
    return _("spend {goods} for {gain}.").format(goods=goods(p.goods, p.good), gain=gain)


def _consume_all_goods(p: Power, _card: Card | None) -> str:
    return _("spend all your goods {{any_good}}, {each} for each; **{less}** VP less in all.").format(
        each=vp(p.vp_per_good), less=-p.vp_modifier
    )


def _sell_good(p: Power, _card: Card | None) -> str:
    if p.trade_powers:
        return _("sell **1** good {any_good}; your Trade powers count.")
    return _("sell **1** good {any_good} for the price of its kind; Trade powers do not count.")


def _discard_cards(p: Power, _card: Card | None) -> str:
    return _("you may discard up to {cards} from your hand for {each} each, never doubled.").format(
        cards=cards_text(p.times), each=vp(p.vp)
    )


def _guess_top_card(p: Power, _card: Card | None) -> str:
    return _(
        "name a number from **{lowest}** to **{highest}** and turn up the top card. "
        "It is yours if that is its cost or defense."
    ).format(lowest=p.lowest, highest=p.highest)


def _multiply_vp(p: Power, _card: Card | None) -> str:
    return ngettext(
        "VP chips for goods count **{n}** time.", "VP chips for goods count **{n}** times.", p.factor
    ).format(n=p.factor)


def _produce(p: Power, card: Card | None) -> str:
    one = _("{kind} good").format(kind=one_of_kind(card.good)) if card else _("a good")
    if p.cards:
        return _("put {good} here if there is none; if you do, draw {cards}.").format(
            good=one, cards=cards_text(p.cards)
        )
    return _("put {good} here if there is none.").format(good=one)


def _draw_if_produced(p: Power, _card: Card | None) -> str:
    return _("draw {cards} when a good is put here in this phase.").format(cards=cards_text(p.cards))


def _produce_windfall(p: Power, _card: Card | None) -> str:
    if p.price:
        return _("you may discard a card from your hand to put a good on an empty windfall world.")
    if p.good:
        return _("put a good on one of your empty {kind} windfall worlds.").format(kind=kind(p.good))
    return _("put a good on one of your empty windfall worlds.")


def _draw_per_good(p: Power, _card: Card | None) -> str:
    return _("draw {cards} for each {kind} good you produced in this phase.").format(
        cards=cards_text(p.cards), kind=kind(p.good)
    )


def _draw_per_kind(p: Power, _card: Card | None) -> str:
    return _("draw {cards} for each different kind of good you produced in this phase.").format(
        cards=cards_text(p.cards)
    )


def _draw_if_most(p: Power, _card: Card | None) -> str:
    return _("draw {cards} if you produced more {kind} goods in this phase than every other player.").format(
        cards=cards_text(p.cards), kind=kind(p.good)
    )


def _draw_per_world(p: Power, _card: Card | None) -> str:
    return ngettext(
        "draw **{n}** card for each of your {kind} worlds.",
        "draw **{n}** cards for each of your {kind} worlds.",
        p.cards,
    ).format(n=p.cards, kind=kind(p.good))


SENTENCES: Mapping[tuple[str, str], Callable[[Power, Card | None], str]] = {
    ("explore", "draw_extra"): _draw_extra,
    ("explore", "keep_extra"): _keep_extra,
    ("develop", "draw"): _draw_first,
    ("develop", "discount"): _development_discount,
    ("develop", "draw_after_placing"): _draw_after_development,
    ("settle", "discount"): _world_discount,
    ("settle", "military"): _military,
    ("settle", "temporary_military"): _temporary_military,
    ("settle", "settle_free"): _settle_free,
    ("settle", "pay_for_military"): _pay_for_military,
    ("settle", "draw_after_placing"): _draw_after_world,
    ("trade", "sale_bonus"): _sale_bonus,
    ("consume", "consume_goods"): _consume_goods,
    ("consume", "consume_all_goods"): _consume_all_goods,
    ("consume", "sell_good"): _sell_good,
    ("consume", "discard_cards"): _discard_cards,
    ("consume", "draw"): _draw,
    ("consume", "guess_top_card"): _guess_top_card,
    ("consume", "multiply_vp"): _multiply_vp,
    ("produce", "produce"): _produce,
    ("produce", "draw_if_produced"): _draw_if_produced,
    ("produce", "produce_windfall"): _produce_windfall,
    ("produce", "draw"): _draw,
    ("produce", "draw_per_good_produced"): _draw_per_good,
    ("produce", "draw_per_kind_produced"): _draw_per_kind,
    ("produce", "draw_if_most_produced"): _draw_if_most,
    ("produce", "draw_per_world"): _draw_per_world,
}
"""Function for the sentence of each power, by phase and code."""
