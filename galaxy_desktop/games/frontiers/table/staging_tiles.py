"""The flights of worlds and developments: from the bag, to the mats, and back."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers import events as happened
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.look import PlateLook, TileLook, upright
from galaxy_desktop.ui.tabletop.flight import Place
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.tabletop.staging import DRAWN, PLACED, Stage, carry

FrontiersStage = Stage[Board]
TILE, PLATE = 92, (116, 52)


def deal(stage: FrontiersStage, event: happened.WorldsOffered) -> None:
    """Worlds come out of the bag into the center."""
    from_bag(stage, event.worlds, stage.place("offer"))


def drawn(stage: FrontiersStage, event: happened.WorldsDrawn) -> None:
    """Worlds come out of the bag to an empire."""
    from_bag(stage, event.worlds, stage.panel(event.seat))


def from_bag(stage: FrontiersStage, worlds: Sequence[str], goal: Place) -> None:
    """Worlds come out of the bag to where they lie, or to a place that shows none."""
    stagger = stage.after.kit.ms("card_deal_stagger")
    for number, world in enumerate(worlds):
        tween = stage.tween("card_deal", "enter", number * stagger)
        spot = stage.after.sheet.spots.get(world)
        if spot is not None and world not in stage.arriving:
            stage.fly(tween, stage.card(spot), stage.pile("bag"), spot.rect.center, sound=DRAWN)
            stage.arriving.add(world)
        else:
            stage.fly(tween, _small(stage, world), stage.pile("bag"), goal, "vanishes", sound=DRAWN)
    stage.beat(60 + stagger * len(worlds))


def picked(stage: FrontiersStage, event: happened.WorldPicked) -> None:
    """A world goes from the center to the mat of a player."""
    if stage.own(event.seat) and event.world in stage.after.sheet.spots:
        carry(stage, event.world, "card_slide")
    else:
        _leave(stage, event.world, stage.place("offer"), stage.panel(event.seat))
    stage.beat(140)


def fly_to_bag(stage: FrontiersStage, worlds: Sequence[str]) -> None:
    """Worlds go back to the bag."""
    for world in worlds:
        _leave(stage, world, stage.place("offer"), stage.pile("bag"))
    stage.beat(80)


def from_seat(stage: FrontiersStage, seat: Seat, worlds: Sequence[str]) -> None:
    """Worlds of a player go back to the bag."""
    for world in worlds:
        _leave(stage, world, stage.panel(seat), stage.pile("bag"))
    stage.beat(80)


def stocked_world(stage: FrontiersStage, event: happened.WorldStocked) -> None:
    """A world goes to the stockpile of its goal."""
    _leave(stage, event.world, stage.panel(event.seat), stage.place("goals"))
    stage.beat(100)


def settled(stage: FrontiersStage, event: happened.WorldSettled) -> None:
    """A world becomes a colony: own ones go to their space, others come up beside the player."""
    if stage.own(event.seat):
        carry(stage, event.world, "card_slide")
    else:
        _pop(stage, event.seat, _small(stage, event.world))
    stage.beat(180)


def replaced(stage: FrontiersStage, event: happened.ColonyReplaced) -> None:
    """A world takes the place of a colony."""
    if stage.own(event.seat):
        carry(stage, event.world, "card_slide")
    else:
        _pop(stage, event.seat, _small(stage, event.world))
    stage.beat(160)


def bought(stage: FrontiersStage, event: happened.DevelopmentBought) -> None:
    """A development goes from the market to the mat of its buyer."""
    start = stage.place(item_id("market", event.development))
    own = stage.after.own_id(event.development)
    spot = stage.after.sheet.spots.get(own) if stage.own(event.seat) else None
    if spot is not None and own not in stage.arriving:
        stage.fly(stage.tween("card_slide", "move"), stage.card(spot), start, spot.rect.center, sound=PLACED)
        stage.arriving.add(own)
    else:
        size = (stage.after.px(PLATE[0]), stage.after.px(PLATE[1]))
        face = stage.after.drawn.face(PlateLook(event.development, size, stage.after.level))
        tween = stage.tween("card_slide", "move")
        stage.fly(tween, face, start, stage.panel(event.seat), "vanishes", sound=PLACED)
    stage.beat(160)


def _small(stage: FrontiersStage, world: str) -> pygame.Surface:
    """A world on its way to a place where it is not seen."""
    return stage.after.drawn.face(TileLook(world, upright(stage.after.px(TILE)), stage.after.level))


def _leave(stage: FrontiersStage, world: str, otherwise: Place, goal: Place) -> None:
    """A world goes from where it lay, or from another place, and is gone."""
    spot = stage.before.sheet.spots.get(world)
    picture = stage.card(spot) if isinstance(spot, Spot) else _small(stage, world)
    start = spot.rect.center if spot is not None else otherwise
    stage.fly(
        stage.tween("card_slide", "move"),
        picture,
        start,
        goal,
        "vanishes",
        waits=spot is not None,
        sound=DRAWN,
    )


def _pop(stage: FrontiersStage, seat: Seat, picture: pygame.Surface) -> None:
    """A tile comes up beside the panel of another player."""
    panel = stage.after.sheet.places.get(item_id("seat", seat), stage.after.areas.content)
    at = (panel.right - picture.get_width() // 2, panel.centery)
    stage.fly(stage.tween("good_placed", "pop"), picture, at, at, pops=True, sound=PLACED)
