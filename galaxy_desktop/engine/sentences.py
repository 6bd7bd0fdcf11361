"""Forms of words that the sentences of several games need, and log lines that are the same in all of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.engine.events import Event, GameEnded, Reshuffled, RoundBegan, Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads the log, and what the seats are called."""

    names: Sequence[str]
    viewer: Seat | None

    def says(self, seat: Seat, you: str, other: str, **facts: object) -> str:
        """The sentence that addresses the reader, or the one about another, filled in."""
        return (you if seat == self.viewer else other).format(name=self.names[seat], **facts)

    def called(self, seat: Seat) -> str:
        """A seat inside a sentence."""
        return _("you") if seat == self.viewer else self.names[seat]


Sentence = Callable[[Any, Reader], str]
"""Words an event for a reader."""
Sentences = Mapping[type[Event], Sentence]
"""The line of each sort of event."""


def listed(names: Sequence[str]) -> str:
    """Things one after the other: "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return _("{some} and {last}").format(some=", ".join(names[:-1]), last=names[-1])


def either(names: Sequence[str]) -> str:
    """Things to choose from: "a, b or c"."""
    if len(names) < 2:
        return "".join(names)
    return _("{some} or {last}").format(some=", ".join(names[:-1]), last=names[-1])


def cards_text(number: int) -> str:
    """A number of cards."""
    return ngettext("**{n}** card", "**{n}** cards", number).format(n=number)


def vp(number: int) -> str:
    """A number of victory points."""
    return _("**{n}** VP").format(n=number)


def first_text(r: Reader, first: Seat) -> str:
    """Who is first in player order."""
    return r.says(first, _("You are first in player order."), _("{name} is first in player order."))


def ends_text(cause: str) -> str:
    """That the game ends; `cause` as `Words.ended_by` has it."""
    return _("The game ends with {what}.").format(what=cause)


def won_text(r: Reader, winners: Sequence[Seat], points: int) -> str:
    """Who has won, alone or together, and with how many points."""
    if len(winners) > 1:
        names = listed([r.called(seat) for seat in winners])
        return _("Shared victory with {points}: {names}.").format(points=vp(points), names=names)
    return r.says(winners[0], _("You win with {points}."), _("{name} wins with {points}."), points=vp(points))


def round_line(event: RoundBegan, _r: Reader) -> str:
    """That a round begins."""
    return _("**Round {n}**").format(n=event.round)


def reshuffled_line(event: Reshuffled, _r: Reader) -> str:
    """That so many discards become the deck."""
    return ngettext(
        "The deck is used up: **{n}** discard is shuffled and becomes the deck.",
        "The deck is used up: **{n}** discards are shuffled and become the deck.",
        event.cards,
    ).format(n=event.cards)


def ended_line(ended_by: Callable[[str], str]) -> Sentence:
    """What ended the game, as `Words.ended_by` has it, and who has won."""

    def line(event: GameEnded, r: Reader) -> str:
        won = won_text(r, event.winners, event.points[event.winners[0]])
        return f"{ends_text(ended_by(event.ended_by))} {won}"

    return line


def cards_short_text(card: str, needs: int, has: int) -> str:
    """That a card costs more cards than there are others in hand."""
    left = ngettext("**{n}** other card in hand", "**{n}** other cards in hand", has).format(n=has)
    return _("{card} costs you {needs}, and you have {left}. **{short} short.**").format(
        card=card, needs=cards_text(needs), left=left, short=needs - has
    )


def military_short_text(card: str, needs: int, has: int) -> str:
    """That a world needs more Military than there is, and cannot be paid for."""
    return _(
        "{card} needs Military {{military:{needs}}}, and you have **{has}** against it. "
        "**{short} short**, and no card of yours lets you pay for it."
    ).format(card=card, needs=needs, has=has, short=needs - has)
