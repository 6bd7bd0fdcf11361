"""One sentence for every reason why something cannot be chosen now."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.sentences import cards_short_text, military_short_text
from galaxy_desktop.games.race.words.terms import goods, item, kind
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def reason_text(reason: Reason) -> str:
    """Return the sentence for a reason, with what is needed and what there is."""
    return SENTENCES[reason.code](reason)


def _name(r: Reason) -> str:
    return item(str(r["card"]))


def _is_a_world(r: Reason) -> str:
    return _("{card} is a world: it is placed in Settle, not in Develop.").format(card=_name(r))


def _is_a_development(r: Reason) -> str:
    return _("{card} is a development: it is placed in Develop, not in Settle.").format(card=_name(r))


def _placed_already(r: Reason) -> str:
    return _("You have {card} already, and no development twice.").format(card=_name(r))


def _cards_short(r: Reason) -> str:
    return cards_short_text(_name(r), int(r["needs"]), int(r["has"]))


def _military_short(r: Reason) -> str:
    return military_short_text(_name(r), int(r["needs"]), int(r["has"]))


def _held_before(r: Reason) -> str:
    return _("You held {card} before: only the cards drawn now are chosen from.").format(card=_name(r))


def _no_consume_power(r: Reason) -> str:
    return _("{card} has no Consume power.").format(card=_name(r))


def _power_used(r: Reason) -> str:
    return _("{card} was used in this phase already, and every power works once.").format(card=_name(r))


def _hand_empty(r: Reason) -> str:
    return _("{card} needs cards in your hand, and you have none.").format(card=_name(r))


def _goods_short(r: Reason) -> str:
    return _("{card} needs {goods}, and you have **{has}**.").format(
        card=_name(r), goods=goods(int(r["needs"]), str(r["kind"])), has=r["has"]
    )


def _kinds_short(r: Reason) -> str:
    text = ngettext(
        "{card} needs a good of **{needs}** kind, and you have **{has}**.",
        "{card} needs goods of **{needs}** different kinds, and you have **{has}**.",
        int(r["needs"]),
    )
    return text.format(card=_name(r), needs=r["needs"], has=r["has"])


def _wrong_kind(r: Reason) -> str:
    return _("This power needs {kind}, and {card} is of another kind.").format(
        kind=kind(str(r["kind"])), card=_name(r)
    )


def _no_good_there(r: Reason) -> str:
    return _("There is no good on {card}.").format(card=_name(r))


def _not_in_empire(r: Reason) -> str:
    return _("{card} isn't in your empire. Choose among the cards you have placed.").format(card=_name(r))


def _holds_no_good(r: Reason) -> str:
    return _("{card} is a development; only worlds hold goods.").format(card=_name(r))


def _no_windfall_world(r: Reason) -> str:
    return _("{card} is no windfall world.").format(card=_name(r))


def _good_there_already(r: Reason) -> str:
    return _("{card} has a good already, and holds one at most.").format(card=_name(r))


SENTENCES: Mapping[str, Callable[[Reason], str]] = {
    "is_a_world": _is_a_world,
    "is_a_development": _is_a_development,
    "placed_already": _placed_already,
    "cards_short": _cards_short,
    "military_short": _military_short,
    "held_before": _held_before,
    "no_consume_power": _no_consume_power,
    "power_used": _power_used,
    "hand_empty": _hand_empty,
    "goods_short": _goods_short,
    "kinds_short": _kinds_short,
    "wrong_kind": _wrong_kind,
    "no_good_there": _no_good_there,
    "not_in_empire": _not_in_empire,
    "holds_no_good": _holds_no_good,
    "no_windfall_world": _no_windfall_world,
    "good_there_already": _good_there_already,
}
"""Function for the sentence of each reason code."""
