"""How the events of Race are shown: what flies from whom to whom (VISUAL section 9)."""

from dataclasses import replace
from typing import Any

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.race import events as happened
from galaxy_desktop.games.race.box import actions, plain_phase
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.look import Look
from galaxy_desktop.ui.surfaces import ring, tinted
from galaxy_desktop.ui.tabletop.card_back import card_back
from galaxy_desktop.ui.tabletop.flight import Place, Slide
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import shield
from galaxy_desktop.ui.tabletop.staging import (
    Shows,
    Stage,
    carry,
    draw_from_deck,
    drop_card,
    drop_to_discards,
    place_card,
    raise_points,
)

CARD, GOOD = 202, 30
RaceStage = Stage[Board]


def _drawn(stage: RaceStage, event: happened.CardsDrawn) -> None:
    draw_from_deck(stage, event.seat, event.cards)


def _discarded(stage: RaceStage, event: Any) -> None:
    drop_to_discards(stage, event.seat, event.cards)


def _kept(stage: RaceStage, event: happened.CardsKept) -> None:
    """Cards that were kept go to the hand."""
    if stage.own(event.seat):
        for card in event.cards:
            carry(stage, card, "card_slide")
        stage.beat(60)


def _placed(stage: RaceStage, event: happened.Placing) -> None:
    place_card(stage, event.seat, event.card)


def _paid(stage: RaceStage, event: happened.PlacementPaid) -> None:
    """What was paid drops to the discards, with the cards of the tableau that helped."""
    _discarded(stage, event)
    for card in event.used:
        drop_card(stage, card)


def _points(stage: RaceStage, seat: Seat, start: Place, points: int) -> None:
    raise_points(stage, start, stage.place(item_id("chips", seat)), points)


def _good_placed(stage: RaceStage, event: happened.GoodPlaced) -> None:
    """A good pops up on its world."""
    spot = stage.after.sheet.spots.get(event.world)
    if spot is None or not isinstance(spot.look, Look) or event.world in stage.arriving:
        return
    if spot.look.good != "token":
        return
    centre, size = stage.after.drawn.good_at(spot)
    empty = stage.card(replace(spot, look=replace(spot.look, good="socket")))
    stage.fly(
        stage.tween("good_placed", "pop"),
        stage.after.drawn.good(event.world, size),
        centre,
        centre,
        pops=True,
        under=(empty, empty.get_rect(center=spot.rect.center)),
    )
    stage.beat(90)


def _good_gone(stage: RaceStage, world: str, goal: Place) -> None:
    spot = stage.before.sheet.spots.get(world)
    if spot is not None:
        centre, size = stage.before.drawn.good_at(spot)
        good = stage.before.drawn.good(world, size)
        stage.fly(stage.tween("good_used", "leave"), good, centre, goal, "vanishes", waits=True)


def _sold(stage: RaceStage, event: happened.GoodSold) -> None:
    """A good goes to the deck, from which its price comes."""
    _good_gone(stage, event.world, stage.pile("deck"))
    stage.beat(180)


def _consumed(stage: RaceStage, event: happened.GoodsConsumed) -> None:
    """Goods go to the card that takes them; from there the points rise to the counter."""
    at = stage.place_of(event.power, stage.panel(event.seat))
    for world in event.worlds:
        _good_gone(stage, world, at)
    stage.beat(200)
    _points(stage, event.seat, at, event.vp)


def _cards_consumed(stage: RaceStage, event: happened.CardsConsumed) -> None:
    """Cards drop to the discards, points rise to the counter."""
    _discarded(stage, event)
    _points(stage, event.seat, stage.place_of(event.power, stage.place("hand")), event.vp)


def _phase(stage: RaceStage, event: happened.PhaseBegan) -> None:
    """The outline of the running phase slides along the strip."""
    name = plain_phase(event.phase)
    goal = stage.after.sheet.places.get(item_id("phase", name))
    if goal is None:
        return
    start = stage.before.sheet.places.get(item_id("phase", plain_phase(stage.before.view.phase)), goal)
    kit = stage.after.kit
    frame = tinted(
        ring(goal.size, kit.faces.radius("control"), max(2.0, 2.5 * kit.metrics.scale)),
        kit.theme.colour.primary,
    )
    stage.flights.append(Slide(stage.tween("phase_change", "enter"), start, goal, frame))
    stage.beat(140)


def _revealed(stage: RaceStage, event: happened.ActionsRevealed) -> None:
    """Every seat's shield goes to the phases it has chosen."""
    for seat, chosen in enumerate(event.actions):
        for action in chosen:
            goal = stage.after.sheet.places.get(item_id("phase", actions()[action].phase))
            if goal is not None:
                picture = shield(stage.after, seat, stage.after.px(GOOD))
                start = stage.panel(seat)
                tween = stage.tween("card_slide", "move", 40 * seat)
                stage.fly(tween, picture, start, goal.center, "vanishes")
    stage.beat(260)


def _guessed(stage: RaceStage, event: happened.Guessed) -> None:
    """The card that was turned up lies open for a moment."""
    if event.card in ("", HIDDEN):
        return
    height = stage.after.px(CARD)
    face = stage.after.drawn.face(Look(event.card, (round(height / 1.4), height), "medium", "socket"))
    middle = stage.panel(event.seat)
    tween = stage.tween("points_gained", "enter")
    stage.fly(
        tween, face, stage.pile("deck"), middle, "vanishes", back=card_back(stage.after.kit, face.get_size())
    )
    stage.beat(300)


SHOWN: Shows = {
    happened.CardsDrawn: _drawn,
    happened.CardsDiscarded: _discarded,
    happened.CardsKept: _kept,
    happened.DevelopmentPlaced: _placed,
    happened.WorldPlaced: _placed,
    happened.PlacementPaid: _paid,
    happened.GoodPlaced: _good_placed,
    happened.GoodSold: _sold,
    happened.GoodsConsumed: _consumed,
    happened.CardsConsumed: _cards_consumed,
    happened.PhaseBegan: _phase,
    happened.ActionsRevealed: _revealed,
    happened.Guessed: _guessed,
}
"""How each event is shown; those that are not here are told by the log alone."""
