"""Sentences for the reasons that something cannot be chosen now."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.games.frontiers.schema import ANY
from galaxy_desktop.games.frontiers.words.terms import colonists, goods_text, item, kind, money
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def reason_text(reason: Reason) -> str:
    """Return the sentence for a reason, with the numbers it needs."""
    return SENTENCES[reason.code](reason)


def _tile(r: Reason) -> str:
    return item(str(r["tile"]))


def _tile_taken(r: Reason) -> str:
    return _("{action} has been selected this round.").format(action=item(str(r["action"])))


def _not_fed(r: Reason) -> str:
    return _("Players can't stockpile for {goal} in {action}.").format(
        goal=_tile(r), action=item(str(r["action"]))
    )


def _already_owned(r: Reason) -> str:
    return _("You own {tile} already; nobody can own it twice.").format(tile=_tile(r))


def _none_left(r: Reason) -> str:
    return _("No tile of {tile} is left.").format(tile=_tile(r))


def _credits_short(r: Reason) -> str:
    return _("{tile} costs you {needs}, and you have {has}. **{short} short.**").format(
        tile=_tile(r), needs=money(int(r["needs"])), has=money(int(r["has"])), short=r["short"]
    )


def _military_short(r: Reason) -> str:
    return _(
        "{tile} needs Military {{military:{needs}}}, and you can reach **{has}** against it. "
        "**{short} short.**"
    ).format(tile=_tile(r), needs=r["needs"], has=r["has"], short=r["short"])


def _colonists_short(r: Reason) -> str:
    return _("{tile} takes {needs}, and you have **{has}** on your mat.").format(
        tile=_tile(r), needs=colonists(int(r["needs"])), has=r["has"]
    )


def _placed_now(r: Reason) -> str:
    return _("{tile} was placed in this action.").format(tile=_tile(r))


def _military_world(r: Reason) -> str:
    return _("{tile} is a military world; only a non-military world can replace a colony.").format(
        tile=_tile(r)
    )


def _military_colony(r: Reason) -> str:
    return _("{tile} is a military colony; only a non-military colony can be replaced.").format(tile=_tile(r))


def _none_of_kind(r: Reason) -> str:
    if r["kind"] == ANY:
        return _("{tile} can replace a non-military colony of any kind but gray; you have none.").format(
            tile=_tile(r)
        )
    return _("{tile} can only replace a non-military {kind} colony; you have none.").format(
        tile=_tile(r), kind=kind(str(r["kind"]))
    )


def _more_colonists_short(r: Reason) -> str:
    number = int(r["needs"])
    form = ngettext(
        "{tile} takes **{needs}** colonist more than {colony}, and you have **{has}** on your mat.",
        "{tile} takes **{needs}** colonists more than {colony}, and you have **{has}** on your mat.",
        number,
    )
    return form.format(tile=_tile(r), needs=number, colony=item(str(r["colony"])), has=r["has"])


def _other_kind(r: Reason) -> str:
    return _("{tile} is of another kind than {colony}.").format(tile=_tile(r), colony=item(str(r["colony"])))


def _cost_apart(r: Reason) -> str:
    return _(
        "{tile} has printed cost **{needs}**, {colony} **{has}**: it has to be 0 to {most} higher."
    ).format(tile=_tile(r), needs=r["needs"], colony=item(str(r["colony"])), has=r["has"], most=r["most"])


def _has_good(r: Reason) -> str:
    return _("{tile} has a good already.").format(tile=_tile(r))


def _no_windfall(r: Reason) -> str:
    return _("{tile} is no windfall colony.").format(tile=_tile(r))


def _wrong_kind(r: Reason) -> str:
    return _("{tile} is {kind}; this power is for {needs}.").format(
        tile=_tile(r), kind=kind(str(r["kind"])), needs=kind(str(r["needs"]))
    )


def _supply_empty(r: Reason) -> str:
    return _("The supply has no more {kind} goods.").format(kind=kind(str(r["kind"])))


def _used_already(r: Reason) -> str:
    return _("The power of {tile} has been used.").format(tile=_tile(r))


def _goods_short(r: Reason) -> str:
    return _("{tile} takes {needs} for each use, and it can take **{has}** of yours.").format(
        tile=_tile(r), needs=goods_text(int(r["needs"])), has=r["has"]
    )


def _kinds_short(r: Reason) -> str:
    return _("{tile} takes {needs} of different kinds, and your goods are of **{has}**.").format(
        tile=_tile(r), needs=goods_text(int(r["needs"])), has=r["has"]
    )


def _no_good(r: Reason) -> str:
    return _("There is no good on {tile}.").format(tile=_tile(r))


def _wrong_good(r: Reason) -> str:
    return _("The good on {tile} is {kind}; this power takes {needs}.").format(
        tile=_tile(r), kind=kind(str(r["kind"])), needs=kind(str(r["needs"]))
    )


def _no_sale(r: Reason) -> str:
    return _("The good on {tile} cannot be sold.").format(tile=_tile(r))


SENTENCES: Mapping[str, Callable[[Reason], str]] = {
    "tile_taken": _tile_taken,
    "not_fed": _not_fed,
    "already_owned": _already_owned,
    "none_left": _none_left,
    "credits_short": _credits_short,
    "military_short": _military_short,
    "colonists_short": _colonists_short,
    "placed_now": _placed_now,
    "military_world": _military_world,
    "military_colony": _military_colony,
    "none_of_kind": _none_of_kind,
    "more_colonists_short": _more_colonists_short,
    "other_kind": _other_kind,
    "cost_apart": _cost_apart,
    "has_good": _has_good,
    "no_windfall": _no_windfall,
    "wrong_kind": _wrong_kind,
    "supply_empty": _supply_empty,
    "used_already": _used_already,
    "goods_short": _goods_short,
    "kinds_short": _kinds_short,
    "no_good": _no_good,
    "wrong_good": _wrong_good,
    "no_sale": _no_sale,
}
"""The function that words a reason, by code."""
