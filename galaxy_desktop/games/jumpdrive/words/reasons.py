"""One sentence for every reason why something cannot be chosen now."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.sentences import cards_short_text, cards_text, military_short_text
from galaxy_desktop.games.jumpdrive.words.terms import item, items
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def reason_text(reason: Reason) -> str:
    """Return the sentence for a reason, with what is needed and what there is."""
    return SENTENCES[reason.code](reason)


def _name(r: Reason) -> str:
    return item(str(r["card"]))


def _helped(r: Reason) -> str:
    if r["also"]:
        return _("Choose {helper} and {also} first: beside them you can place {card}.").format(
            helper=item(str(r["helper"])), also=item(str(r["also"])), card=_name(r)
        )
    return _("Choose {helper} first: beside it you can place {card}.").format(
        helper=item(str(r["helper"])), card=_name(r)
    )


def _at_limit(r: Reason) -> str:
    return ngettext(
        "You have {card} already, and **{n}** is the most.",
        "You have {card} already, and **{n}** are the most.",
        int(r["most"]),
    ).format(card=_name(r), n=r["most"])


def _too_military(r: Reason) -> str:
    return _(
        "{card} needs an empire without Military, or with {other} in it. You have {{military:{has}}}."
    ).format(card=_name(r), other=item(str(r["other"])), has=r["has"])


def _cards_short(r: Reason) -> str:
    return cards_short_text(_name(r), int(r["needs"]), int(r["has"]))


def _military_short(r: Reason) -> str:
    return military_short_text(_name(r), int(r["needs"]), int(r["has"]))


def _together_short(r: Reason) -> str:
    return _("{cards} cost {needs} together, and {has} would stay in your hand. **{short} short.**").format(
        cards=items(r.several("cards")),
        needs=cards_text(int(r["needs"])),
        has=cards_text(int(r["has"])),
        short=r["short"],
    )


def _take_back(r: Reason) -> str:
    return _("Deselect {chosen} first, then choose {card}.").format(
        chosen=item(str(r["chosen"])), card=_name(r)
    )


def _needed(r: Reason) -> str:
    return _("With {card} instead, you couldn't place {worlds}.").format(
        card=_name(r), worlds=items(r.several("worlds"))
    )


def _two_worlds(_r: Reason) -> str:
    return _("You may place **2** worlds in a round at most.")


def _military_left(r: Reason) -> str:
    return _("The Military not used on {first} isn't enough to conquer {card}.").format(
        first=item(str(r["first"])), card=_name(r)
    )


def _both_pay(r: Reason) -> str:
    return _("With {convoy} you must pay for both worlds.").format(convoy=item(str(r["convoy"])))


def _both_conquer(r: Reason) -> str:
    return _("With {convoy} you must conquer both worlds.").format(convoy=item(str(r["convoy"])))


def _both_alike(_r: Reason) -> str:
    return _("You must conquer both worlds or pay for both.")


def _paid(r: Reason) -> str:
    return ngettext(
        "**{n}** card is the whole cost. Deselect it to pay with another.",
        "**{n}** cards are the whole cost. Deselect one to pay with another.",
        int(r["number"]),
    ).format(n=r["number"])


def _no_payment(r: Reason) -> str:
    return _("{card} isn't in your hand, so you can't pay with it.").format(card=_name(r))


SENTENCES: Mapping[str, Callable[[Reason], str]] = {
    "helped": _helped,
    "at_limit": _at_limit,
    "too_military": _too_military,
    "cards_short": _cards_short,
    "military_short": _military_short,
    "together_short": _together_short,
    "take_back": _take_back,
    "needed": _needed,
    "two_worlds": _two_worlds,
    "military_left": _military_left,
    "both_pay": _both_pay,
    "both_conquer": _both_conquer,
    "both_alike": _both_alike,
    "paid": _paid,
    "no_payment": _no_payment,
}
"""Function for the sentence of each reason code."""
