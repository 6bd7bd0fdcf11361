"""Phrases that the sentences of several games need, and log lines that are the same in all of them."""

from collections.abc import Callable, Sequence
from typing import Any

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.wording import Cases, Reader, Row, Told, Value, cases, row
from galaxy_desktop.language import N_, NN_, ngettext, series
from galaxy_desktop.language import gettext as _


def listed(names: Sequence[str]) -> str:
    """Return names as a list in words: "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return _("{some} and {last}").format(some=series(names[:-1]), last=names[-1])


def either(names: Sequence[str]) -> str:
    """Return names as a choice in words: "a, b or c"."""
    if len(names) < 2:
        return "".join(names)
    return _("{some} or {last}").format(some=series(names[:-1]), last=names[-1])


def capitalized(words: str) -> str:
    """Return words with a capital at the beginning, as a title or a sentence has; the rest as it is."""
    return words[:1].upper() + words[1:]


def cards_text(number: int) -> str:
    """Return a number of cards in words."""
    return ngettext("**{n}** card", "**{n}** cards", number).format(n=number)


def minus(number: int) -> str:
    """Return a number with a true minus sign if it is negative."""
    return str(number).replace("-", "−")


def sign_of(number: float) -> str:
    """Return the sign of a difference: "+", a true minus sign, or "±" for none."""
    return "+" if number > 0 else "−" if number < 0 else "±"


def vp(number: int) -> str:
    """Return a number of victory points in words."""
    return _("**{n}** VP").format(n=minus(number))


def source_points(source: str, points: str) -> str:
    """Return the name of a source of points with how many it gives."""
    return _("{source} **{points}**").format(source=source, points=points)


def first_text(r: Reader, first: Seat) -> str:
    """Return the line that names the first seat in player order."""
    return r.says(first, _("You are first in player order."), _("{name} is first in player order."))


def last_round(cause: str) -> str:
    """Return the notice that this round is the last; `cause` is what ends the game, in words."""
    return _("This round is the last: {cause}.").format(cause=cause)


def last_round_from(
    sure_end: Callable[[Any], str], ended_by: Callable[[str], str]
) -> Callable[[Any, Sequence[str]], str]:
    """Return the function of `Words` for the notice of the last round, once what ends the game is sure."""

    def notice(view: Any, names: Sequence[str]) -> str:
        del names
        cause = sure_end(view)
        return last_round(ended_by(cause)) if cause else ""

    return notice


ROUND_BEGAN = row(N_("**Round {round}**"), round=lambda t: t.event.round)
"""Log line for the start of a round."""

RESHUFFLED = row(
    NN_(
        "The deck is empty: **{n}** discard is shuffled to form a new deck.",
        "The deck is empty: **{n}** discards are shuffled to form a new deck.",
    ),
    n=lambda t: t.event.cards,
)
"""Log line for the discard pile becoming the deck."""


def game_ended(ended_by: Callable[[str], str]) -> Cases[Row]:
    """Return the log line for the end of the game: what ended it, who has won, with how many VP."""
    values: dict[str, Value] = {
        "cause": lambda t: ended_by(t.event.ended_by),
        "vp": lambda t: vp(t.event.points[t.event.winners[0]]),
        "winner": lambda t: t.reader.names[t.event.winners[0]],
        "winners": lambda t: listed([t.reader.called(seat) for seat in t.event.winners]),
    }
    return cases(
        (
            lambda t: len(t.event.winners) > 1,
            Row(N_("Game end: {cause}. Shared victory with {vp}: {winners}."), None, values),
        ),
        (
            _tied,
            cases(
                (_won, Row(N_("Game end: {cause}. You win the tiebreaker with {vp}."), None, values)),
                otherwise=Row(N_("Game end: {cause}. {winner} wins the tiebreaker with {vp}."), None, values),
            ),
        ),
        (_won, Row(N_("Game end: {cause}. You win with {vp}."), None, values)),
        otherwise=Row(N_("Game end: {cause}. {winner} wins with {vp}."), None, values),
    )


def _won(told: Told) -> bool:
    return told.reader.viewer in told.event.winners


def _tied(told: Told) -> bool:
    """Return whether another seat has as many points as the only winner."""
    points: tuple[int, ...] = told.event.points
    return points.count(points[told.event.winners[0]]) > 1


CARDS_SHORT = row(
    N_("{card} costs {needs}; you have {left}. You need {short} more."),
    needs=lambda r: cards_text(int(r["needs"])),
    left=lambda r: _other_cards(int(r["has"])),
    short=lambda r: f"**{int(r['needs']) - int(r['has'])}**",
)
"""Reason that a card costs more cards than there are others in hand; the table formats `card`."""


def _other_cards(number: int) -> str:
    return ngettext("**{n}** other card in hand", "**{n}** other cards in hand", number).format(n=number)


MILITARY_SHORT = row(
    N_(
        "{card} has defense {military:{needs}}; your Military against it is **{has}**. You need {short} more."
    ),
    needs=lambda r: r["needs"],
    has=lambda r: minus(int(r["has"])),
    short=lambda r: f"**{int(r['needs']) - int(r['has'])}**",
)
"""Reason that a world needs more Military than the player has, and cannot be paid for."""
