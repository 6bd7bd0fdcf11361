"""Animations of the events of Race: the flights each event starts."""

from dataclasses import replace

import pygame

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.race import events as happened
from galaxy_desktop.games.race.box import actions, plain_phase
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.look import RaceLook
from galaxy_desktop.games.race.table.opponents import action_label
from galaxy_desktop.games.race.table.top import RUNNING
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.surfaces import ring
from galaxy_desktop.ui.tabletop.card_back import card_back
from galaxy_desktop.ui.tabletop.flashes import flash
from galaxy_desktop.ui.tabletop.flight import Pixel, Slide
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.reveal import named_plate, turn_together
from galaxy_desktop.ui.tabletop.staging import (
    Shows,
    Staging,
    carry,
    draw_from_deck,
    drop_card,
    drop_to_discards,
    place_card,
    raise_points,
)

CARD, GOOD = 202, 30
ACTION, ICON = (118, 154), 0.42
RaceStaging = Staging[Board]


def _kept(staging: RaceStaging, event: happened.CardsKept) -> None:
    """Carry own cards that were kept to the hand."""
    if staging.own(event.seat):
        for card in event.cards:
            carry(staging, card)
        staging.beat(60)


def _paid(staging: RaceStaging, event: happened.PlacementPaid) -> None:
    """Drop the payment to the discards, with the cards of the tableau that helped; a conquest flashes."""
    if event.way == "conquer":
        flash(staging, event.seat, event.card)
    drop_to_discards(staging, event)
    for card in event.used:
        drop_card(staging, card)


def _points(staging: RaceStaging, seat: Seat, start: Pixel, points: int) -> None:
    raise_points(staging, start, staging.place(item_id("chips", seat)), points)


def _good_placed(staging: RaceStaging, event: happened.GoodPlaced) -> None:
    """Let a good pop up on its world."""
    spot = staging.after.sheet.spots.get(event.world)
    if spot is None or not isinstance(spot.look, RaceLook) or event.world in staging.arriving:
        return
    if spot.look.good != "token":
        return
    centre, size = staging.after.drawn.good_at(spot)
    empty = staging.card(replace(spot, look=replace(spot.look, good="socket")))
    staging.fly(
        staging.tween("good_placed", "pop"),
        staging.after.drawn.good(event.world, size),
        centre,
        centre,
        pops=True,
        under=(empty, empty.get_rect(center=spot.rect.center)),
    )
    staging.beat(90)


def _good_gone(staging: RaceStaging, world: str, goal: Pixel) -> None:
    spot = staging.before.sheet.spots.get(world)
    if spot is not None:
        centre, size = staging.before.drawn.good_at(spot)
        good = staging.before.drawn.good(world, size)
        staging.fly(staging.tween("good_used", "leave"), good, centre, goal, "vanishes", waits=True)


def _sold(staging: RaceStaging, event: happened.GoodSold) -> None:
    """Send a good to the deck, from which its price comes."""
    _good_gone(staging, event.world, staging.pile("deck"))
    staging.beat(180)


def _consumed(staging: RaceStaging, event: happened.GoodsConsumed) -> None:
    """Send goods to the card that takes them, and from there the points to the counter."""
    at = staging.place_of(event.power, staging.panel(event.seat))
    for world in event.worlds:
        _good_gone(staging, world, at)
    staging.beat(200)
    _points(staging, event.seat, at, event.vp)


def _cards_consumed(staging: RaceStaging, event: happened.CardsConsumed) -> None:
    """Drop cards to the discards, and send the points to the counter."""
    drop_to_discards(staging, event)
    _points(staging, event.seat, staging.place_of(event.power, staging.place("hand")), event.vp)


def _phase(staging: RaceStaging, event: happened.PhaseBegan) -> None:
    """Slide the outline of the running phase along the strip; it lies on the former one until then."""
    name = plain_phase(event.phase)
    goal = staging.after.sheet.places.get(item_id("phase", name))
    if goal is None:
        return
    former = staging.before.sheet.places.get(item_id("phase", plain_phase(staging.before.view.phase)))
    last = next((flight for flight in reversed(staging.flights) if isinstance(flight, Slide)), None)
    start = last.goal if last else former or goal
    kit = staging.after.kit
    frame = ring(
        goal.size, kit.faces.radius("control"), max(2.0, 2.5 * kit.metrics.scale), kit.theme.colour.primary
    )
    slide = Slide(staging.tween("phase_change", "enter"), start, goal, frame, waits=not last and bool(former))
    if last:
        last.after = slide
    staging.flights.append(slide)
    staging.arriving.add(RUNNING)
    staging.beat(140)


def _revealed(staging: RaceStaging, event: happened.ActionsRevealed) -> None:
    """Turn up the action cards of all seats together, then send their shields to the phases."""
    if staging.breathes:
        size = staging.after.px(ACTION[0]), staging.after.px(ACTION[1])
        pictures = {
            seat: [_action_card(staging.after, action, size) for action in chosen]
            for seat, chosen in enumerate(event.actions)
        }
        turn_together(staging, pictures)
        staging.beat(staging.hush)
    for seat, chosen in enumerate(event.actions):
        for action in chosen:
            goal = staging.after.sheet.places.get(item_id("phase", actions()[action].phase))
            if goal is not None:
                picture = staging.after.kit.shield(seat, staging.after.px(GOOD))
                start = staging.panel(seat)
                tween = staging.tween("card_slide", "move", 40 * seat)
                staging.fly(tween, picture, start, goal.center, "vanishes")
    staging.beat(260)


def _action_card(board: Board, action: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the small face of an action card: the numeral of its phase, and its name."""
    icon = board.kit.sign("phase", round(size[0] * ICON), label=action_label(action))
    return named_plate(board, icon, board.game.words.item(action), size)


def _guessed(staging: RaceStaging, event: happened.Guessed) -> None:
    """Show the card that was turned up on its way from the deck to the panel of the seat."""
    if event.card in ("", HIDDEN):
        return
    height = staging.after.px(CARD)
    face = staging.after.drawn.face(
        RaceLook(event.card, (round(height / CARD_SHAPE), height), "medium", "socket")
    )
    middle = staging.panel(event.seat)
    tween = staging.tween("points_gained", "enter")
    staging.fly(
        tween,
        face,
        staging.pile("deck"),
        middle,
        "vanishes",
        back=card_back(staging.after.kit, face.get_size()),
    )
    staging.beat(300)


SHOWN: Shows = {
    happened.CardsDrawn: draw_from_deck,
    happened.CardsDiscarded: drop_to_discards,
    happened.CardsKept: _kept,
    happened.DevelopmentPlaced: place_card,
    happened.WorldPlaced: place_card,
    happened.PlacementPaid: _paid,
    happened.GoodPlaced: _good_placed,
    happened.GoodSold: _sold,
    happened.GoodsConsumed: _consumed,
    happened.CardsConsumed: _cards_consumed,
    happened.PhaseBegan: _phase,
    happened.ActionsRevealed: _revealed,
    happened.Guessed: _guessed,
}
"""Animation of each event; the events not listed appear in the log only."""

CHOSEN = frozenset(
    {
        happened.CardsDiscarded,
        happened.CardsKept,
        happened.DevelopmentPlaced,
        happened.WorldPlaced,
        happened.PlacementPaid,
    }
)
"""Events that carry out what all have chosen at once."""
