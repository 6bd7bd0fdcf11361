"""Words about each Consume power in its row."""

from collections.abc import Iterator, Sequence

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.powers import (
    card_powers,
    multiplied,
    points_for_all,
    power_of,
    usable,
    vp_factor,
    worlds_with_goods,
)
from galaxy_desktop.games.race.schema import Power
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.consume_after import After, after_using
from galaxy_desktop.games.race.words.terms import item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def why_idle(g: RaceState, seat: Seat, ref: str, now: str = "") -> str:
    """Return why a power is not offered: another one, `now`, is being used, or goods or cards are lacking."""
    power = power_of(g, ref)
    if usable(g, seat, power):
        after = after_using(g, seat, now, (ref,)) if now else None
        return _("can't be used after this") if after and after.least else _("after this power")
    if power.code == "discard_cards":
        return _("no cards in hand")
    if not worlds_with_goods(g, seat, power.good):
        return _("no matching good")
    return _("too few kinds of goods") if power.different else _("too few matching goods")


def missing(board: Board) -> str:
    """Return a few words on what is still to be chosen for the power that is being used."""
    least = getattr(board.decision, "least", 0)
    number = least - len(board.shown.chosen)
    if board.topic == "cards_for_points":
        return _("Choose cards from your hand")
    if number > 0:
        return ngettext("Choose {n} good", "Choose {n} goods", number).format(n=number)
    return _("All goods chosen")


def bring(board: Board, power: Power) -> Sequence[str]:
    """Return a few words on the goods that a power can take now; none for powers that take none.

    There may be several ways to say it, the shorter the later.
    """
    if power.code == "consume_goods":
        fitting = len(worlds_with_goods(board.view, board.seat, power.good))
        return [ngettext("{n} matching good", "{n} matching goods", fitting).format(n=fitting)]
    if power.code == "consume_all_goods":
        return _all_goods(board, power)
    if power.code == "sell_good":
        bonus = sum(p.cards for _card, p in card_powers(board.view, board.seat, "trade"))
        return [_("Your Trade powers apply") if power.trade_powers and bonus else _("At base price")]
    return []


def _all_goods(board: Board, power: Power) -> list[str]:
    """Return the number of goods that a power takes at once, with and without the points for them."""
    number = len(worlds_with_goods(board.view, board.seat))
    vp = points_for_all(multiplied(power, vp_factor(board.view, board.seat)), number)
    forms = (
        ngettext("Your {n} good for {vp} VP", "All your {n} goods for {vp} VP", number),
        ngettext("Consumes your {n} good", "Consumes all your {n} goods", number),
    )
    return [form.format(n=number, vp=vp) for form in forms]


def follows(board: Board, ref: str) -> tuple[Sequence[str], bool]:
    """Return a few words on the position after a power is used, and whether another power is lost.

    There may be several ways to say it, the shorter the later, and there is none for a power without goods.
    """
    options = board.decision.options() if board.decision else ()
    after = after_using(board.view, board.seat, ref, options)
    if after is None:
        return (), False
    if after.least:
        return [*_lost(board, after), *_number_lost(after.least)], True
    if not after.stay:
        return [_("No goods left afterward")], False
    stay = ngettext("{n} good left afterward", "{n} goods left afterward", after.stay)
    return [stay.format(n=after.stay)], False


def _lost(board: Board, after: After) -> Iterator[str]:
    """Yield that the only power that is lost cannot be used, by the name of its card."""
    if after.least == len(after.lost) == 1:
        card = after.lost[0]
        several = len(board.view.cards[card].in_phase["consume"]) > 1
        form = _("Then a power of {card} can't be used") if several else _("Then {card} can't be used")
        yield form.format(card=item(card))


def _number_lost(number: int) -> Iterator[str]:
    yield ngettext("Then {n} power can't be used", "Then {n} powers can't be used", number).format(n=number)
    yield ngettext("Blocks {n} power", "Blocks {n} powers", number).format(n=number)
