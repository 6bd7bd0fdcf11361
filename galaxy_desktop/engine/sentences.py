"""Phrases that the sentences of several games need, and log lines that are the same in all of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.engine.events import Event, GameEnded, Reshuffled, RoundBegan, Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


@dataclass(frozen=True, slots=True)
class Reader:
    """Reader of the log, None for an onlooker, and the names by seat."""

    names: Sequence[str]
    viewer: Seat | None

    def says(self, seat: Seat, you: str, other: str, **facts: object) -> str:
        """Return the sentence that addresses the reader, or the one about another seat, filled in."""
        return (you if seat == self.viewer else other).format(name=self.names[seat], **facts)

    def called(self, seat: Seat) -> str:
        """Return the name of a seat inside a sentence: "you" for the reader."""
        return _("you") if seat == self.viewer else self.names[seat]


Sentence = Callable[[Any, Reader], str]
"""Function that returns the line of an event for a reader."""
Sentences = Mapping[type[Event], Sentence]
"""Line of each class of event."""


def listed(names: Sequence[str]) -> str:
    """Return names as a list in words: "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return _("{some} and {last}").format(some=", ".join(names[:-1]), last=names[-1])


def either(names: Sequence[str]) -> str:
    """Return names as a choice in words: "a, b or c"."""
    if len(names) < 2:
        return "".join(names)
    return _("{some} or {last}").format(some=", ".join(names[:-1]), last=names[-1])


def cards_text(number: int) -> str:
    """Return a number of cards in words."""
    return ngettext("**{n}** card", "**{n}** cards", number).format(n=number)


def vp(number: int) -> str:
    """Return a number of victory points in words."""
    return _("**{n}** VP").format(n=number)


def first_text(r: Reader, first: Seat) -> str:
    """Return the line that names the first seat in player order."""
    return r.says(first, _("You are first in player order."), _("{name} is first in player order."))


def ends_text(cause: str) -> str:
    """Return the sentence that the game ends; `cause` comes from `Words.ended_by`."""
    return _("The game ends with {what}.").format(what=cause)


def won_text(r: Reader, winners: Sequence[Seat], points: int) -> str:
    """Return the sentence that names the winner or the joint winners, with their points."""
    if len(winners) > 1:
        names = listed([r.called(seat) for seat in winners])
        return _("Shared victory with {points}: {names}.").format(points=vp(points), names=names)
    return r.says(winners[0], _("You win with {points}."), _("{name} wins with {points}."), points=vp(points))


def round_line(event: RoundBegan, _r: Reader) -> str:
    """Return the line for the start of a round."""
    return _("**Round {n}**").format(n=event.round)


def reshuffled_line(event: Reshuffled, _r: Reader) -> str:
    """Return the line for the discard pile becoming the deck."""
    return ngettext(
        "The deck is used up: **{n}** discard is shuffled and becomes the deck.",
        "The deck is used up: **{n}** discards are shuffled and become the deck.",
        event.cards,
    ).format(n=event.cards)


def ended_line(ended_by: Callable[[str], str]) -> Sentence:
    """Return a sentence function for the end of the game: what ended it, and who has won."""

    def line(event: GameEnded, r: Reader) -> str:
        won = won_text(r, event.winners, event.points[event.winners[0]])
        return f"{ends_text(ended_by(event.ended_by))} {won}"

    return line


def cards_short_text(card: str, needs: int, has: int) -> str:
    """Return the sentence that a card costs more cards than there are others in hand."""
    left = ngettext("**{n}** other card in hand", "**{n}** other cards in hand", has).format(n=has)
    return _("{card} costs you {needs}, and you have {left}. **{short} short.**").format(
        card=card, needs=cards_text(needs), left=left, short=needs - has
    )


def military_short_text(card: str, needs: int, has: int) -> str:
    """Return the sentence that a world needs more Military than the player has, and cannot be paid for."""
    return _(
        "{card} needs Military {{military:{needs}}}, and you have **{has}** against it. "
        "**{short} short**, and no card of yours lets you pay for it."
    ).format(card=card, needs=needs, has=has, short=needs - has)
