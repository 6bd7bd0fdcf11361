"""Log line of each event, worded for the reader."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import GameEnded, Reshuffled, RoundBegan, Seat
from galaxy_desktop.engine.sentences import RESHUFFLED, ROUND_BEGAN, cards_text, game_ended, vp
from galaxy_desktop.engine.wording import Row, Told, Wording, cases, row
from galaxy_desktop.games.jumpdrive import events as e
from galaxy_desktop.games.jumpdrive.plans import CONQUER, PAY_MILITARY
from galaxy_desktop.games.jumpdrive.state import RIVAL
from galaxy_desktop.games.jumpdrive.words.terms import income, item, items
from galaxy_desktop.games.jumpdrive.words.titles import ended_by_text
from galaxy_desktop.language import N_, NN_, Message, groups
from galaxy_desktop.language import gettext as _

CAUSES: Mapping[str, Message] = {
    "explore": N_("Explore"),
    "world": N_("world without a development"),
    "income": N_("income"),
    "opening": N_("opening hand"),
    "limit": N_("hand limit"),
}
"""Causes for which cards are drawn or discarded."""


def _number(t: Told) -> str:
    return cards_text(len(t.event.cards))


def _free(t: Told) -> bool:
    return not t.event.cost


def _strength(t: Told) -> int:
    return int(t.event.military)


def _empire(t: Told, seat: Seat) -> str:
    return _("the imaginary empire") if seat == RIVAL else t.reader.called(seat)


def _builds(t: Told) -> str:
    builds = [
        _("{cards} ({who})").format(who=t.reader.called(seat), cards=items(build) or CAUSES["explore"].read())
        for seat, build in enumerate(t.event.builds)
    ]
    return groups(builds)


def _build(t: Told) -> str:
    return items(t.event.builds[0])


def _player(t: Told) -> str:
    return t.reader.names[0]


def _score(t: Told) -> str:
    return vp(t.event.points[0])


def _yours(t: Told) -> bool:
    return t.reader.viewer == 0


BUILDS_REVEALED = cases(
    (lambda t: len(t.event.builds) > 1, row(N_("Players reveal {builds}."), builds=_builds)),
    (lambda t: _yours(t) and t.event.builds[0], row(N_("You choose to place {build}."), build=_build)),
    (_yours, row(N_("You choose to explore."))),
    (
        lambda t: t.event.builds[0],
        row(N_("{player} chooses to place {build}."), player=_player, build=_build),
    ),
    otherwise=row(N_("{player} chooses to explore."), player=_player),
)

GAME_ENDED = cases(
    (lambda t: len(t.event.points) > 1, game_ended(ended_by_text)),
    (_yours, row(N_("Game end: {ended_by}. Your final score is {score}."), score=_score)),
    otherwise=row(
        N_("Game end: {ended_by}. {player}'s final score is {score}."), player=_player, score=_score
    ),
)

CARD_PLACED = cases(
    (
        lambda t: t.event.way == CONQUER,
        row(
            N_("You conquer {card} with Military {military:{m}}."),
            N_("{name} conquers {card} with Military {military:{m}}."),
            m=_strength,
        ),
    ),
    (
        lambda t: t.event.way == PAY_MILITARY and _free(t),
        row(
            N_("You place the military world {card} for free instead of conquering it."),
            N_("{name} places the military world {card} for free instead of conquering it."),
        ),
    ),
    (
        lambda t: t.event.way == PAY_MILITARY,
        row(
            N_("You place the military world {card} for {cost} instead of conquering it."),
            N_("{name} places the military world {card} for {cost} instead of conquering it."),
        ),
    ),
    (_free, row(N_("You place {card} for free."), N_("{name} places {card} for free."))),
    otherwise=row(N_("You place {card} for {cost}."), N_("{name} places {card} for {cost}.")),
)

LINES: Wording[Row] = Wording(
    rows={
        RoundBegan: ROUND_BEGAN,
        e.BuildsRevealed: BUILDS_REVEALED,
        e.CardPlaced: CARD_PLACED,
        e.BuildPaid: row(N_("You pay with {cards}."), N_("{name} pays with {n}."), n=_number),
        e.ConvoyDiscarded: row(
            N_("You use up {card} and discard it."), N_("{name} uses up {card} and discards it.")
        ),
        e.Explored: row(
            NN_(
                "You explore with **{icons}** explore icon {explore} to draw {draw}.",
                "You explore with **{icons}** explore icons {explore} to draw {draw}.",
                "icons",
            ),
            NN_(
                "{name} explores with **{icons}** explore icon {explore} to draw {draw}.",
                "{name} explores with **{icons}** explore icons {explore} to draw {draw}.",
                "icons",
            ),
        ),
        e.CardsDrawn: cases(
            (
                lambda t: t.event.cause == "deal",
                row(N_("You are dealt {cards}."), N_("{name} is dealt {n}."), n=_number),
            ),
            otherwise=row(N_("You draw {cards} ({cause})."), N_("{name} draws {n} ({cause})."), n=_number),
        ),
        e.CardsDiscarded: row(
            N_("You discard {cards} ({cause})."), N_("{name} discards {n} ({cause})."), n=_number
        ),
        e.CardPassed: row(
            N_("{card} moves from {giver} to {taker} (most Military: {military:{m}})."),
            giver=lambda t: _empire(t, t.event.giver),
            taker=lambda t: _empire(t, t.event.taker),
            m=_strength,
        ),
        e.Scored: row(
            N_("You score {vp} (total {total}) and have {income}."),
            N_("{name} scores {vp} (total {total}) and has {income}."),
        ),
        Reshuffled: RESHUFFLED,
        GameEnded: GAME_ENDED,
    },
    formats={
        "name": str,
        "card": item,
        "cards": items,
        "cause": lambda cause: CAUSES[cause].read(),
        "cost": cards_text,
        "draw": cards_text,
        "icons": str,
        "vp": vp,
        "total": vp,
        "income": income,
        "ended_by": ended_by_text,
    },
)
"""The row of each event."""
