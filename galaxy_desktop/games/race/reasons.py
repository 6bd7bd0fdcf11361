"""Reasons why a good, a world or a power cannot be chosen now."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.race.box import plain_phase
from galaxy_desktop.games.race.moves import power_ref, source_of
from galaxy_desktop.games.race.schema import Card


def why_not_alone(action: str) -> Reason | None:
    """Return the reason why an action goes with one other alone, or None."""
    first = plain_phase(action)
    return None if first == action else because("second_alone", action=action, first=first)


def why_not_kept(hand: Sequence[str], option: str) -> Reason | None:
    """Return the reason why a card of the hand cannot be chosen in Explore, or None."""
    return because("held_before", card=option) if option in hand else None


def why_no_power(
    cards: Mapping[str, Card], tableau: Sequence[str], used: Sequence[str], goods: Sequence[str], option: str
) -> Reason | None:
    """Return the reason why a card has no usable Consume power, or None; `goods` lists the kinds of goods."""
    card = source_of(option)
    if card not in tableau:
        return because("not_in_empire", card=card) if card in cards else None
    powers = cards[card].in_phase["consume"]
    if not powers:
        return because("no_consume_power", card=card)
    left = [power for index, power in powers if power_ref(card, index) not in used]
    if not left:
        return because("power_used", card=card)
    power = left[0]
    if power.code == "discard_cards":
        return because("hand_empty", card=card)
    has = sum(power.good in {"", kind} for kind in (set(goods) if power.different else goods))
    needs = max(1, power.goods)
    if has >= needs:
        return None
    code = "kinds_short" if power.different else "goods_short"
    return because(code, card=card, needs=needs, has=has, kind=power.good)


def why_no_good(cards: Mapping[str, Card], tableau: Sequence[str], kind: str, option: str) -> Reason | None:
    """Return the reason why the good of a world cannot be chosen, or None."""
    reason = _why_no_world(cards, tableau, option)
    if reason is not None or option not in cards:
        return reason
    if kind and cards[option].good not in {"", kind}:
        return because("wrong_kind", card=option, kind=kind)
    return because("no_good_there", card=option)


def why_no_windfall(
    cards: Mapping[str, Card], tableau: Sequence[str], kind: str, option: str
) -> Reason | None:
    """Return the reason why a power for windfall worlds (of `kind`, if given) cannot use a world, or None."""
    reason = _why_no_world(cards, tableau, option)
    if reason is not None or option not in cards:
        return reason
    if cards[option].source != "windfall":
        return because("no_windfall_world", card=option)
    if kind and cards[option].good != kind:
        return because("wrong_kind", card=option, kind=kind)
    return because("good_there_already", card=option)


def _why_no_world(cards: Mapping[str, Card], tableau: Sequence[str], option: str) -> Reason | None:
    """Return the reason why a card is not one of the seat's worlds, or None."""
    card = cards.get(option)
    if card is None:
        return None
    if option not in tableau:
        return because("not_in_empire", card=option)
    return None if card.is_world else because("holds_no_good", card=option)
