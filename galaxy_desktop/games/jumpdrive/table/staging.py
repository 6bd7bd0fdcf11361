"""Animations of the events of Jump Drive: the flights each event starts."""

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive import events as happened
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.look import SHAPE, JumpLook
from galaxy_desktop.games.jumpdrive.table.marker import draw_marker
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop.flashes import flash
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.look import detail_of
from galaxy_desktop.ui.tabletop.reveal import room_before_figures, turn_together
from galaxy_desktop.ui.tabletop.staging import (
    Shows,
    Staging,
    carry,
    draw_from_deck,
    drop_card,
    drop_to_discards,
    fly_backs,
    place_card,
    raise_points,
)

JumpStaging = Staging[Board]
MARKER, BUILT, SCORE_STAGGER = 96, 118, 30
SMALLER = 0.7
"""Share of their usual width that cards have at least when they are turned up beside figures."""


def _revealed(staging: JumpStaging, event: happened.BuildsRevealed) -> None:
    """Turn up what all build together; at the fast speeds only send the backs of others forward."""
    if staging.breathes and len(event.builds) > 1:
        board = staging.after
        turn_together(
            staging,
            {
                seat: [_built(board, card, _size(staging, seat, len(built))) for card in built]
                or [_marker(board)]
                for seat, built in enumerate(event.builds)
            },
            dict(enumerate(event.builds)),
        )
        return
    for seat, built in enumerate(event.builds):
        if built and not staging.own(seat):
            fly_backs(staging, staging.place(item_id("hand", seat)), staging.panel(seat), len(built))
    staging.beat(120)


def _size(staging: JumpStaging, seat: Seat, number: int) -> tuple[int, int]:
    """Return the size of cards that are built together: smaller if they would lie over the figures."""
    board = staging.after
    usual, gap = board.px(BUILT), board.space("gap")
    if staging.own(seat) or number < 2:
        return usual, round(usual * SHAPE)
    fits = (room_before_figures(staging, seat) - gap * (number - 1)) // number
    width = max(round(usual * SMALLER), min(usual, fits))
    return width, round(width * SHAPE)


def _built(board: Board, card: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the small face of a card that is built."""
    return board.drawn.face(JumpLook(card, size, detail_of(size[0], board.kit.metrics.scale)))


def _marker(board: Board) -> pygame.Surface:
    """Return the Explore marker on the side with the eye."""
    size = (board.px(MARKER), round(board.px(MARKER) * SHAPE))
    picture = clear_surface(size)
    draw_marker(board, picture, pygame.Rect((0, 0), size), "explore")
    return picture


def _placed(staging: JumpStaging, event: happened.CardPlaced) -> None:
    if event.way == "conquer":
        flash(staging, event.seat, event.card)
    place_card(staging, event)


def _convoy(staging: JumpStaging, event: happened.ConvoyDiscarded) -> None:
    drop_card(staging, event.card)
    staging.beat(80)


def _explored(staging: JumpStaging, event: happened.Explored) -> None:
    """Send the marker to the middle of the panel, or of the own round."""
    board, picture = staging.after, _marker(staging.after)
    start, goal = staging.place(item_id("hand", event.seat)), staging.panel(event.seat)
    if staging.own(event.seat):
        start, goal = staging.place("hand"), staging.place(item_id("round", board.view.round))
    staging.fly(staging.tween("card_slide", "move"), picture, start, goal, "vanishes")
    staging.beat(200)


def _passed(staging: JumpStaging, event: happened.CardPassed) -> None:
    """Carry the card from one empire to the other."""
    if event.card in staging.after.sheet.spots:
        carry(staging, event.card)
    else:
        drop_card(staging, event.card)
    staging.beat(200)


def _scored(staging: JumpStaging, event: happened.Scored) -> None:
    """Send points from the cards that bring them, and move the shield along the rail."""
    goal = staging.place(item_id("vp", event.seat))
    if staging.own(event.seat):
        late = staging.at
        for card, vp, _income in event.cards:
            spot = staging.after.sheet.spots.get(card)
            if vp and spot:
                raise_points(staging, spot.rect.center, goal, vp)
                late += SCORE_STAGGER
                staging.at = late
    elif event.vp:
        raise_points(staging, staging.panel(event.seat), goal, event.vp)
        staging.at -= 60
    _advance(staging, event.seat)


def _advance(staging: JumpStaging, seat: Seat) -> None:
    """Slide the shield of a seat along the rail."""
    old = staging.before.sheet.places.get(item_id("track", seat))
    new = staging.after.sheet.places.get(item_id("track", seat))
    if old and new and old != new:
        picture = staging.after.kit.shield(seat, new.width)
        staging.fly(staging.tween("card_slide", "move"), picture, old.center, new.center, waits=True)
        staging.arriving.add(item_id("track", seat))


SHOWN: Shows = {
    happened.BuildsRevealed: _revealed,
    happened.CardPlaced: _placed,
    happened.BuildPaid: drop_to_discards,
    happened.ConvoyDiscarded: _convoy,
    happened.Explored: _explored,
    happened.CardsDrawn: draw_from_deck,
    happened.CardsDiscarded: drop_to_discards,
    happened.CardPassed: _passed,
    happened.Scored: _scored,
}
"""Animation of each event; the events not listed appear in the log only."""

CHOSEN = frozenset(
    {happened.CardPlaced, happened.BuildPaid, happened.ConvoyDiscarded, happened.CardsDiscarded}
)
"""Events that carry out what all have chosen at once."""
