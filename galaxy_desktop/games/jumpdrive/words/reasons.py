"""One sentence for every reason why something cannot be chosen now."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.sentences import cards_short_text, military_short_text
from galaxy_desktop.games.jumpdrive.words.terms import item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def reason_text(reason: Reason) -> str:
    """Why, with what is needed and what there is."""
    return SENTENCES[reason.code](reason)


def _name(r: Reason) -> str:
    return item(str(r["card"]))


def _helped(r: Reason) -> str:
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


SENTENCES: Mapping[str, Callable[[Reason], str]] = {
    "helped": _helped,
    "at_limit": _at_limit,
    "too_military": _too_military,
    "cards_short": _cards_short,
    "military_short": _military_short,
}
"""The sentence for each code of a reason."""
