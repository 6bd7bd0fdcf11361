"""A line of the log for every event, worded for whoever reads it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.games.jumpdrive import events as e
from galaxy_desktop.games.jumpdrive.plans import CONQUER, PAY_MILITARY
from galaxy_desktop.games.jumpdrive.state import RIVAL
from galaxy_desktop.games.jumpdrive.words.terms import cards_text, income, item, items, listed, vp
from galaxy_desktop.games.jumpdrive.words.titles import ended_by_text
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
        """A seat inside a sentence; the imagined empire of a solitaire game is one too."""
        if seat == RIVAL:
            return _("the imagined empire")
        return _("you") if seat == self.viewer else self.names[seat]


def event_text(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """The line for an event, addressing the viewer as "you"."""
    return LINES[type(event)](event, Reader(names, viewer))


def _round_began(event: e.RoundBegan, _r: Reader) -> str:
    return _("**Round {n}**").format(n=event.round)


def _builds_revealed(event: e.BuildsRevealed, r: Reader) -> str:
    if len(event.builds) == 1:
        chosen = items(event.builds[0]) if event.builds[0] else _("Explore")
        return r.says(0, _("You choose {cards}."), _("{name} chooses {cards}."), cards=chosen)
    builds = [
        _("{who}: {cards}").format(who=r.called(seat), cards=items(build) if build else _("Explore"))
        for seat, build in enumerate(event.builds)
    ]
    return _("Revealed: {builds}.").format(builds="; ".join(builds))


def _card_placed(event: e.CardPlaced, r: Reader) -> str:
    facts = {"card": item(event.card), "cost": cards_text(event.cost), "m": event.military}
    if event.way == CONQUER:
        return r.says(
            event.seat,
            _("You conquer {card} with Military {{military:{m}}}."),
            _("{name} conquers {card} with Military {{military:{m}}}."),
            **facts,
        )
    if event.way == PAY_MILITARY:
        return r.says(
            event.seat,
            _("You place the military world {card} for {cost} instead of conquering it."),
            _("{name} places the military world {card} for {cost} instead of conquering it."),
            **facts,
        )
    return r.says(
        event.seat, _("You place {card} for {cost}."), _("{name} places {card} for {cost}."), **facts
    )


def _build_paid(event: e.BuildPaid, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You pay with {paid}."),
        _("{name} pays {n}."),
        paid=items(event.cards),
        n=cards_text(len(event.cards)),
    )


def _convoy_discarded(event: e.ConvoyDiscarded, r: Reader) -> str:
    return r.says(
        event.seat,
        _("Your {card} has done its work and is discarded."),
        _("{card} of {name} has done its work and is discarded."),
        card=item(event.card),
    )


def _explored(event: e.Explored, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You explore with {explore} **{icons}** and draw {draw}."),
        _("{name} explores with {explore} **{icons}** and draws {draw}."),
        explore="{explore}",
        icons=event.icons,
        draw=cards_text(event.draw),
    )


def _cards_drawn(event: e.CardsDrawn, r: Reader) -> str:
    facts = {"drawn": items(event.cards), "n": cards_text(len(event.cards))}
    if event.cause == "deal":
        return r.says(event.seat, _("You are dealt {drawn}."), _("{name} is dealt {n}."), **facts)
    why = {"explore": _("Explore"), "world": _("a world placed alone"), "income": _("income")}
    return r.says(
        event.seat,
        _("You draw {drawn} ({why})."),
        _("{name} draws {n} ({why})."),
        why=why[event.cause],
        **facts,
    )


def _cards_discarded(event: e.CardsDiscarded, r: Reader) -> str:
    why = {"opening": _("opening cards"), "explore": _("Explore"), "limit": _("hand limit")}
    return r.says(
        event.seat,
        _("You discard {gone} ({why})."),
        _("{name} discards {n} ({why})."),
        gone=items(event.cards),
        n=cards_text(len(event.cards)),
        why=why[event.cause],
    )


def _card_passed(event: e.CardPassed, r: Reader) -> str:
    return _("{card} goes from {giver} to {taker}, alone with the most Military {{military:{m}}}.").format(
        card=item(event.card), giver=r.called(event.giver), taker=r.called(event.taker), m=event.military
    )


def _scored(event: e.Scored, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You score {vp}, {total} in all, and have {income}."),
        _("{name} scores {vp}, {total} in all, and has {income}."),
        vp=vp(event.vp),
        total=vp(event.total),
        income=income(event.income),
    )


def _reshuffled(event: e.Reshuffled, _r: Reader) -> str:
    return ngettext(
        "The deck is used up: **{n}** discard is shuffled and becomes the deck.",
        "The deck is used up: **{n}** discards are shuffled and become the deck.",
        event.cards,
    ).format(n=event.cards)


def _game_ended(event: e.GameEnded, r: Reader) -> str:
    points = vp(event.scores[event.winners[0]])
    ended = _("The game ends with {what}.").format(what=ended_by_text(event.ended_by))
    if len(event.scores) == 1:
        return ended + " " + r.says(0, _("You have {points}."), _("{name} has {points}."), points=points)
    if len(event.winners) > 1:
        shared = listed([r.called(seat) for seat in event.winners])
        return ended + " " + _("Shared victory with {points}: {names}.").format(points=points, names=shared)
    won = r.says(
        event.winners[0], _("You win with {points}."), _("{name} wins with {points}."), points=points
    )
    return f"{ended} {won}"


LINES: Mapping[type[Event], Callable[[Any, Reader], str]] = {
    e.RoundBegan: _round_began,
    e.BuildsRevealed: _builds_revealed,
    e.CardPlaced: _card_placed,
    e.BuildPaid: _build_paid,
    e.ConvoyDiscarded: _convoy_discarded,
    e.Explored: _explored,
    e.CardsDrawn: _cards_drawn,
    e.CardsDiscarded: _cards_discarded,
    e.CardPassed: _card_passed,
    e.Scored: _scored,
    e.Reshuffled: _reshuffled,
    e.GameEnded: _game_ended,
}
"""The line for each sort of event."""
