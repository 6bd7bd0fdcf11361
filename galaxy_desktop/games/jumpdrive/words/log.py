"""Log lines of the events, worded for the reader."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Event, GameEnded, Reshuffled, RoundBegan, Seat
from galaxy_desktop.engine.sentences import (
    Sentences,
    cards_text,
    ends_text,
    reshuffled_line,
    round_line,
    vp,
    won_text,
)
from galaxy_desktop.engine.wording import Reader
from galaxy_desktop.games.jumpdrive import events as e
from galaxy_desktop.games.jumpdrive.plans import CONQUER, PAY_MILITARY
from galaxy_desktop.games.jumpdrive.state import RIVAL
from galaxy_desktop.games.jumpdrive.words.terms import income, item, items
from galaxy_desktop.games.jumpdrive.words.titles import ended_by_text
from galaxy_desktop.language import gettext as _


class JumpReader(Reader):
    """A reader that has a name for the imagined empire of a solitaire game."""

    __slots__ = ()

    def called(self, seat: Seat) -> str:
        return _("the imagined empire") if seat == RIVAL else super().called(seat)


def event_text(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """Return the line of an event, addressing the viewer as "you"; `names` are indexed by seat."""
    return LINES[type(event)](event, JumpReader(names, viewer))


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


def _game_ended(event: GameEnded, r: Reader) -> str:
    ended, points = ends_text(ended_by_text(event.ended_by)), event.points[event.winners[0]]
    if len(event.points) > 1:
        return f"{ended} {won_text(r, event.winners, points)}"
    alone = r.says(0, _("You have {points}."), _("{name} has {points}."), points=vp(points))
    return f"{ended} {alone}"


LINES: Sentences = {
    RoundBegan: round_line,
    e.BuildsRevealed: _builds_revealed,
    e.CardPlaced: _card_placed,
    e.BuildPaid: _build_paid,
    e.ConvoyDiscarded: _convoy_discarded,
    e.Explored: _explored,
    e.CardsDrawn: _cards_drawn,
    e.CardsDiscarded: _cards_discarded,
    e.CardPassed: _card_passed,
    e.Scored: _scored,
    Reshuffled: reshuffled_line,
    GameEnded: _game_ended,
}
"""Function for the line of each type of event."""
