"""How the events of Jump Drive are shown: what flies from whom to whom (VISUAL section 9)."""

from typing import Any

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive import events as happened
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.look import SHAPE
from galaxy_desktop.games.jumpdrive.table.marker import draw_marker
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop.flight import Place
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import shield
from galaxy_desktop.ui.tabletop.staging import (
    Shows,
    Stage,
    carry,
    draw_from_deck,
    drop_card,
    drop_to_discards,
    fly_backs,
    place_card,
    raise_points,
)

JumpStage = Stage[Board]
MARKER, SCORE_STAGGER = 96, 30


def _drawn(stage: JumpStage, event: happened.CardsDrawn) -> None:
    draw_from_deck(stage, event.seat, event.cards)


def _discarded(stage: JumpStage, event: Any) -> None:
    drop_to_discards(stage, event.seat, event.cards)


def _revealed(stage: JumpStage, event: happened.BuildsRevealed) -> None:
    """Everybody turns up at once: the backs of the cards of others come forward."""
    for seat, built in enumerate(event.builds):
        if built and not stage.own(seat):
            fly_backs(stage, stage.place(item_id("hand", seat)), _middle_of(stage, seat), len(built))
    stage.beat(120)


def _middle_of(stage: JumpStage, seat: Seat) -> Place:
    return stage.panel(seat)


def _placed(stage: JumpStage, event: happened.CardPlaced) -> None:
    place_card(stage, event.seat, event.card)


def _convoy(stage: JumpStage, event: happened.ConvoyDiscarded) -> None:
    drop_card(stage, event.card)
    stage.beat(80)


def _explored(stage: JumpStage, event: happened.Explored) -> None:
    """The marker turns up in the middle of the panel."""
    board = stage.after
    size = (board.px(MARKER), round(board.px(MARKER) * SHAPE))
    picture = clear_surface(size)
    draw_marker(board, picture, pygame.Rect((0, 0), size), "explore")
    start, goal = stage.place(item_id("hand", event.seat)), _middle_of(stage, event.seat)
    if stage.own(event.seat):
        start, goal = stage.place("hand"), stage.place(item_id("round", board.view.round))
    stage.fly(stage.tween("card_slide", "move"), picture, start, goal, "vanishes")
    stage.beat(200)


def _passed(stage: JumpStage, event: happened.CardPassed) -> None:
    """The card goes from one empire to the other."""
    if event.card in stage.after.sheet.spots:
        carry(stage, event.card, "card_slide")
    else:
        drop_card(stage, event.card)
    stage.beat(200)


def _scored(stage: JumpStage, event: happened.Scored) -> None:
    """Points rise from the cards that bring them; the shield moves along the rail."""
    goal = stage.place(item_id("vp", event.seat))
    if stage.own(event.seat):
        late = stage.at
        for card, vp, _income in event.cards:
            spot = stage.after.sheet.spots.get(card)
            if vp and spot:
                raise_points(stage, spot.rect.center, goal, vp)
                late += SCORE_STAGGER
                stage.at = late
    else:
        raise_points(stage, _middle_of(stage, event.seat), goal, event.vp)
        stage.at -= 60
    _advance(stage, event.seat)


def _advance(stage: JumpStage, seat: Seat) -> None:
    """The shield of a seat slides along the rail."""
    old = stage.before.sheet.places.get(item_id("track", seat))
    new = stage.after.sheet.places.get(item_id("track", seat))
    if old and new and old != new:
        picture = shield(stage.after, seat, new.width)
        stage.fly(stage.tween("card_slide", "move"), picture, old.center, new.center, waits=True)
        stage.arriving.add(item_id("track", seat))


SHOWN: Shows = {
    happened.BuildsRevealed: _revealed,
    happened.CardPlaced: _placed,
    happened.BuildPaid: _discarded,
    happened.ConvoyDiscarded: _convoy,
    happened.Explored: _explored,
    happened.CardsDrawn: _drawn,
    happened.CardsDiscarded: _discarded,
    happened.CardPassed: _passed,
    happened.Scored: _scored,
}
"""How each event is shown; those that are not here are told by the log alone."""
