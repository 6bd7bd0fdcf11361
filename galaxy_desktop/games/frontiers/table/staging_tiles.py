"""Flights of worlds and developments: from the bag, to the mats, and back."""

from collections.abc import Sequence
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers import events as happened
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.look import PlateLook, TileLook, upright
from galaxy_desktop.ui.tabletop.flashes import flash, flash_over
from galaxy_desktop.ui.tabletop.flight import Pixel
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.tabletop.staging import DRAWN, PLACED, Staging, carry

FrontiersStaging = Staging[Board]
TILE, PLATE = 92, (116, 52)


def deal(staging: FrontiersStaging, event: happened.WorldsOffered) -> None:
    """Send worlds from the bag into the center."""
    from_bag(staging, event.worlds, staging.place("offer"))


def drawn(staging: FrontiersStaging, event: happened.WorldsDrawn) -> None:
    """Send worlds from the bag to an empire."""
    from_bag(staging, event.worlds, staging.panel(event.seat))


def from_bag(staging: FrontiersStaging, worlds: Sequence[str], goal: Pixel) -> None:
    """Send worlds from the bag to their spots, or to `goal` if they have none on the table."""
    stagger = staging.after.kit.ms("card_deal_stagger")
    for number, world in enumerate(worlds):
        tween = staging.tween("card_deal", "enter", number * stagger)
        spot = staging.after.sheet.spots.get(world)
        if spot is not None and world not in staging.arriving:
            face = partial(staging.card, spot)
            staging.fly(tween, face, staging.pile("bag"), spot.rect.center, sound=DRAWN)
            staging.arriving.add(world)
        else:
            small = partial(_small, staging, world)
            staging.fly(tween, small, staging.pile("bag"), goal, "vanishes", sound=DRAWN)
    staging.beat(60 + stagger * len(worlds))


def picked(staging: FrontiersStaging, event: happened.WorldPicked) -> None:
    """Send a world from the center to the mat of a player."""
    if staging.own(event.seat) and event.world in staging.after.sheet.spots:
        carry(staging, event.world)
    else:
        _leave(staging, event.world, staging.place("offer"), staging.panel(event.seat))
    staging.beat(140)


def fly_to_bag(staging: FrontiersStaging, worlds: Sequence[str]) -> None:
    """Send worlds from the center back to the bag."""
    for world in worlds:
        _leave(staging, world, staging.place("offer"), staging.pile("bag"))
    staging.beat(80)


def from_seat(staging: FrontiersStaging, seat: Seat, worlds: Sequence[str]) -> None:
    """Send worlds of a player back to the bag."""
    for world in worlds:
        _leave(staging, world, staging.panel(seat), staging.pile("bag"))
    staging.beat(80)


def stocked_world(staging: FrontiersStaging, event: happened.WorldStocked) -> None:
    """Send a world to the goals, for the stockpile."""
    _leave(staging, event.world, staging.panel(event.seat), staging.place("goals"))
    staging.beat(100)


def settled(staging: FrontiersStaging, event: happened.WorldSettled) -> None:
    """Move an own world to its space as a colony, or show that of another beside the player's panel."""
    if staging.own(event.seat):
        carry(staging, event.world)
        if event.how == "conquer":
            flash(staging, event.seat, event.world)
    else:
        tile = _pop(staging, event.seat, _small(staging, event.world))
        if event.how == "conquer":
            flash_over(staging, tile)
    staging.beat(180)


def replaced(staging: FrontiersStaging, event: happened.ColonyReplaced) -> None:
    """Move an own world to the place of a colony, or show that of another beside the player's panel."""
    if staging.own(event.seat):
        carry(staging, event.world)
    else:
        _pop(staging, event.seat, _small(staging, event.world))
    staging.beat(160)


def bought(staging: FrontiersStaging, event: happened.DevelopmentBought) -> None:
    """Send a development from the market to the mat of its buyer."""
    start = staging.place(item_id("market", event.development))
    own = staging.after.own_id(event.development)
    spot = staging.after.sheet.spots.get(own) if staging.own(event.seat) else None
    if spot is not None and own not in staging.arriving:
        lay = staging.before.sheet.places.get(item_id("market", event.development))
        staging.fly(
            staging.tween("card_slide", "move"),
            staging.card(spot),
            start,
            spot.rect.center,
            sound=PLACED,
            width=0.0 if lay is None else float(lay.width),
        )
        staging.arriving.add(own)
    else:
        size = (staging.after.px(PLATE[0]), staging.after.px(PLATE[1]))
        face = staging.after.drawn.face(PlateLook(event.development, size, staging.after.level))
        tween = staging.tween("card_slide", "move")
        staging.fly(tween, face, start, staging.panel(event.seat), "vanishes", sound=PLACED)
    staging.beat(160)


def _small(staging: FrontiersStaging, world: str) -> pygame.Surface:
    """Return the small picture of a world on its way to a place that does not show it."""
    return staging.after.drawn.face(TileLook(world, upright(staging.after.px(TILE)), staging.after.level))


def _leave(staging: FrontiersStaging, world: str, otherwise: Pixel, goal: Pixel) -> None:
    """Send a world from its former spot, or from `otherwise`, to a place where it vanishes."""
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


def _pop(staging: FrontiersStaging, seat: Seat, picture: pygame.Surface) -> pygame.Rect:
    """Show a tile beside the panel of another player; return its place."""
    panel = staging.after.sheet.places.get(item_id("seat", seat), staging.after.areas.content)
    at = (panel.right - picture.get_width() // 2, panel.centery)
    staging.fly(staging.tween("good_placed", "pop"), picture, at, at, pops=True, sound=PLACED)
    return picture.get_rect(center=at)
