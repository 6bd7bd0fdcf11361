"""The flights of worlds and developments: from the bag, to the mats, and back."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers import events as happened
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.look import PlateLook, TileLook, upright
from galaxy_desktop.ui.tabletop.flight import Point
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.tabletop.staging import DRAWN, PLACED, Staging, carry

FrontiersStaging = Staging[Board]
TILE, PLATE = 92, (116, 52)


def deal(staging: FrontiersStaging, event: happened.WorldsOffered) -> None:
    """Worlds come out of the bag into the center."""
    from_bag(staging, event.worlds, staging.place("offer"))


def drawn(staging: FrontiersStaging, event: happened.WorldsDrawn) -> None:
    """Worlds come out of the bag to an empire."""
    from_bag(staging, event.worlds, staging.panel(event.seat))


def from_bag(staging: FrontiersStaging, worlds: Sequence[str], goal: Point) -> None:
    """Worlds come out of the bag to where they lie, or to a place that shows none."""
    stagger = staging.after.kit.ms("card_deal_stagger")
    for number, world in enumerate(worlds):
        tween = staging.tween("card_deal", "enter", number * stagger)
        spot = staging.after.sheet.spots.get(world)
        if spot is not None and world not in staging.arriving:
            staging.fly(tween, staging.card(spot), staging.pile("bag"), spot.rect.center, sound=DRAWN)
            staging.arriving.add(world)
        else:
            staging.fly(tween, _small(staging, world), staging.pile("bag"), goal, "vanishes", sound=DRAWN)
    staging.beat(60 + stagger * len(worlds))


def picked(staging: FrontiersStaging, event: happened.WorldPicked) -> None:
    """A world goes from the center to the mat of a player."""
    if staging.own(event.seat) and event.world in staging.after.sheet.spots:
        carry(staging, event.world, "card_slide")
    else:
        _leave(staging, event.world, staging.place("offer"), staging.panel(event.seat))
    staging.beat(140)


def fly_to_bag(staging: FrontiersStaging, worlds: Sequence[str]) -> None:
    """Worlds go back to the bag."""
    for world in worlds:
        _leave(staging, world, staging.place("offer"), staging.pile("bag"))
    staging.beat(80)


def from_seat(staging: FrontiersStaging, seat: Seat, worlds: Sequence[str]) -> None:
    """Worlds of a player go back to the bag."""
    for world in worlds:
        _leave(staging, world, staging.panel(seat), staging.pile("bag"))
    staging.beat(80)


def stocked_world(staging: FrontiersStaging, event: happened.WorldStocked) -> None:
    """A world goes to the stockpile of its goal."""
    _leave(staging, event.world, staging.panel(event.seat), staging.place("goals"))
    staging.beat(100)


def settled(staging: FrontiersStaging, event: happened.WorldSettled) -> None:
    """A world becomes a colony: own ones go to their space, others come up beside the player."""
    if staging.own(event.seat):
        carry(staging, event.world, "card_slide")
    else:
        _pop(staging, event.seat, _small(staging, event.world))
    staging.beat(180)


def replaced(staging: FrontiersStaging, event: happened.ColonyReplaced) -> None:
    """A world takes the place of a colony."""
    if staging.own(event.seat):
        carry(staging, event.world, "card_slide")
    else:
        _pop(staging, event.seat, _small(staging, event.world))
    staging.beat(160)


def bought(staging: FrontiersStaging, event: happened.DevelopmentBought) -> None:
    """A development goes from the market to the mat of its buyer."""
    start = staging.place(item_id("market", event.development))
    own = staging.after.own_id(event.development)
    spot = staging.after.sheet.spots.get(own) if staging.own(event.seat) else None
    if spot is not None and own not in staging.arriving:
        staging.fly(
            staging.tween("card_slide", "move"), staging.card(spot), start, spot.rect.center, sound=PLACED
        )
        staging.arriving.add(own)
    else:
        size = (staging.after.px(PLATE[0]), staging.after.px(PLATE[1]))
        face = staging.after.drawn.face(PlateLook(event.development, size, staging.after.level))
        tween = staging.tween("card_slide", "move")
        staging.fly(tween, face, start, staging.panel(event.seat), "vanishes", sound=PLACED)
    staging.beat(160)


def _small(staging: FrontiersStaging, world: str) -> pygame.Surface:
    """A world on its way to a place where it is not seen."""
    return staging.after.drawn.face(TileLook(world, upright(staging.after.px(TILE)), staging.after.level))


def _leave(staging: FrontiersStaging, world: str, otherwise: Point, goal: Point) -> None:
    """A world goes from where it lay, or from another place, and is gone."""
    spot = staging.before.sheet.spots.get(world)
    picture = staging.card(spot) if isinstance(spot, Spot) else _small(staging, world)
    start = spot.rect.center if spot is not None else otherwise
    staging.fly(
        staging.tween("card_slide", "move"),
        picture,
        start,
        goal,
        "vanishes",
        waits=spot is not None,
        sound=DRAWN,
    )


def _pop(staging: FrontiersStaging, seat: Seat, picture: pygame.Surface) -> None:
    """A tile comes up beside the panel of another player."""
    panel = staging.after.sheet.places.get(item_id("seat", seat), staging.after.areas.content)
    at = (panel.right - picture.get_width() // 2, panel.centery)
    staging.fly(staging.tween("good_placed", "pop"), picture, at, at, pops=True, sound=PLACED)
