"""Animations of the events of Roll: flights of dice, tiles and points over the table."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import pygame

from galaxy_desktop.engine.events import HIDDEN, Seat, points_of
from galaxy_desktop.games.roll import events as happened
from galaxy_desktop.games.roll.dice import is_extra
from galaxy_desktop.games.roll.table.look import TileLook, tile_detail_of
from galaxy_desktop.games.roll.table.pictures import kind_of
from galaxy_desktop.ui.dice_face import BACK, die_face
from galaxy_desktop.ui.motion import Tween
from galaxy_desktop.ui.tabletop.flight import Pixel
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.tabletop.staging import Shows, Staging, raise_points

DIE, BIG_DIE, TILE, SIGN = 40, 56, 90, 34
STAGGER = 24


def _fly_die(
    staging: Staging[Any],
    tween: Tween,
    die: str,
    start: Pixel,
    goal: Pixel,
    *,
    stays: bool,
    waits: bool = True,
) -> None:
    """Send a die on its way; if it `stays` on the table, it is hidden there until it arrives."""
    kit = staging.after.kit
    spot, width = staging.after.sheet.spots.get(die), staging.former_width(die) if waits else 0.0
    if stays and spot is not None and die not in staging.arriving:
        staging.arriving.add(die)
        face = staging.after.drawn.face(spot.look)
        staging.fly(tween, face, start, spot.rect.center, waits=waits, width=width)
    else:
        face = die_face(kit, kind_of(kit, die).look, BACK, max(20, staging.after.px(DIE)))
        staging.fly(tween, face, start, goal, "vanishes", waits=waits, width=width)


def _move_dice(
    staging: Staging[Any],
    seat: Seat,
    dice: Sequence[str],
    goal: str,
    start: str = "",
    starts: Mapping[str, Pixel] = MappingProxyType({}),
) -> None:
    """Send dice to a place of their owner, from those of `starts` or else from where they lay.

    They are seen there before they set off, unless the table has been laid in another way since.
    """
    waits = staging.before.revealed == staging.after.revealed
    for number, die in enumerate(dice):
        if is_extra(die):
            continue
        at = staging.former_place(die, staging.place(start or item_id("seat", seat)))
        tween = staging.tween("cube_to_slot", "move", number * STAGGER)
        goes_to = staging.place(item_id(goal, seat))
        _fly_die(staging, tween, die, starts.get(die, at), goes_to, stays=True, waits=waits)
    if dice:
        staging.beat(90)


def _revealed(staging: Staging[Any], event: happened.WorkersRevealed) -> None:
    """Send dice from behind the screen to their columns."""
    _move_dice(staging, event.seat, event.dice, "seat")


def _extra_die(staging: Staging[Any], event: happened.ExtraDieRolled) -> None:
    """Send the spare die from the supply to the column of its face."""
    kit = staging.after.kit
    face = die_face(kit, kind_of(kit, event.die).look, event.phase, max(28, staging.after.px(BIG_DIE)))
    tween = staging.tween("points_gained", "move")
    staging.fly(
        tween, face, staging.pile("supply"), staging.place(item_id("column", event.phase)), "vanishes"
    )
    staging.beat(200)


def _to_cup(staging: Staging[Any], event: happened.DiceToCup) -> None:
    """Send unused dice to the cup, from below the phase where the Reveal has left them."""
    lying = {die: staging.after.sheet.item(f"idle {die}") for die in event.dice}
    left = {die: item.rect.center for die, item in lying.items() if item is not None}
    _move_dice(staging, event.seat, event.dice, "own cup", starts=left)


def _gained(staging: Staging[Any], event: happened.DiceGained) -> None:
    """Send new dice from the supply."""
    goal = {"cup": "own cup", "citizenry": "citizenry", "good": "seat"}[event.to]
    for number, die in enumerate(event.dice):
        tween = staging.tween("cube_to_slot", "move", number * STAGGER)
        _fly_die(
            staging, tween, die, staging.pile("supply"), staging.place(item_id(goal, event.seat)), stays=True
        )
    staging.beat(90)


def _given_up(staging: Staging[Any], event: happened.DieGivenUp) -> None:
    start = staging.former_place(event.die, staging.panel(event.seat))
    _fly_die(
        staging, staging.tween("cube_to_slot", "leave"), event.die, start, staging.pile("supply"), stays=False
    )


def _placed(staging: Staging[Any], event: happened.WorkerPlaced) -> None:
    _move_dice(staging, event.seat, (event.die,), "stores")


def _produced(staging: Staging[Any], event: happened.GoodProduced) -> None:
    _move_dice(staging, event.seat, (event.die,), "seat")


def _recruited(staging: Staging[Any], event: happened.WorkersRecruited | happened.DiceRecalled) -> None:
    _move_dice(staging, event.seat, event.dice, "own cup", item_id("citizenry", event.seat))


def _completed(staging: Staging[Any], event: happened.TileCompleted) -> None:
    """Send a tile from its stack to the tableau, and the dice that worked to the Citizenry."""
    old, new = staging.before.sheet.spots.get(event.tile), staging.after.sheet.spots.get(event.tile)
    panel = staging.panel(event.seat)
    start = staging.former_place(event.tile, panel)
    if new is not None:
        tween = staging.tween("card_slide", "move")
        width = staging.former_width(event.tile)
        staging.fly(tween, staging.card(new), start, new.rect.center, waits=old is not None, width=width)
        staging.arriving.add(event.tile)
    elif old is not None:
        staging.fly(staging.tween("card_slide", "move"), staging.card(old), start, panel, "vanishes")
    staging.beat(140)
    _move_dice(staging, event.seat, event.dice, "citizenry")


def _drawn(staging: Staging[Any], event: happened.TilesDrawn) -> None:
    """Send tiles from the bag."""
    size = staging.after.px(TILE)
    for number, tile in enumerate(event.tiles):
        tween = staging.tween("card_deal", "enter", number * staging.after.kit.ms("card_deal_stagger"))
        goal = staging.place("offer" if staging.own(event.seat) else item_id("seat", event.seat))
        staging.fly(tween, _tile(staging, tile, size), staging.pile("bag"), goal, "vanishes")
    staging.beat(80)


def _tile(staging: Staging[Any], tile: str, size: int) -> pygame.Surface:
    """Return the picture of a tile on its way; the sign of the bag if it is hidden."""
    if tile == HIDDEN:
        sign: pygame.Surface = staging.after.kit.sign("bag", max(20, size // 3))
        return sign
    face: pygame.Surface = staging.after.drawn.face(
        TileLook(tile, (size, size), tile_detail_of(size, staging.after.letters("small")))
    )
    return face


def _tiles_placed(staging: Staging[Any], event: happened.TilesPlaced) -> None:
    """Send own tiles to their stacks."""
    if not staging.own(event.seat):
        return
    for tile in event.tiles:
        old = staging.before.sheet.spots.get(tile)
        if isinstance(old, Spot):
            tween = staging.tween("card_slide", "move")
            staging.fly(
                tween, staging.card(old), old.rect.center, staging.place("stores"), "vanishes", waits=True
            )
    staging.beat(100)


def _shipped(staging: Staging[Any], event: happened.GoodTraded | happened.GoodConsumed) -> None:
    """Send shipper and good to the Citizenry, and credits or points from the world."""
    start = staging.place_of(event.world, staging.panel(event.seat))
    _move_dice(staging, event.seat, (event.shipper, event.good), "citizenry")
    raise_points(staging, start, staging.place(item_id("chips", event.seat)), points_of(event))
    _credits(staging, start, event.seat, event.credits - event.lost)


def _credits(staging: Staging[Any], start: Pixel, seat: Seat, amount: int) -> None:
    if amount > 0:
        sign = staging.after.kit.sign("credits", staging.after.px(SIGN))
        staging.fly(
            staging.tween("good_used", "move"),
            sign,
            start,
            staging.place(item_id("credits", seat)),
            "vanishes",
        )
        staging.beat(60)


def _stocked(staging: Staging[Any], event: happened.Stocked) -> None:
    """Send an explorer to the Citizenry, and its credits to the counter."""
    _move_dice(staging, event.seat, (event.worker,), "citizenry")
    _credits(staging, staging.place(item_id("column", "explore")), event.seat, event.credits - event.lost)


def _scouted(staging: Staging[Any], event: happened.Scouted) -> None:
    _move_dice(staging, event.seat, (event.worker,), "citizenry")


def _credited(staging: Staging[Any], event: happened.CreditsGained) -> None:
    start = staging.place_of(event.cause, staging.panel(event.seat))
    _credits(staging, start, event.seat, event.amount - event.lost)


def _chips(staging: Staging[Any], event: happened.ChipsGained | happened.PointsBought) -> None:
    start = staging.place_of(event.cause, staging.panel(event.seat))
    raise_points(staging, start, staging.place(item_id("chips", event.seat)), event.vp)


SHOWN: Shows = {
    happened.WorkersRevealed: _revealed,
    happened.ExtraDieRolled: _extra_die,
    happened.DiceToCup: _to_cup,
    happened.DiceGained: _gained,
    happened.DieGivenUp: _given_up,
    happened.WorkerPlaced: _placed,
    happened.GoodProduced: _produced,
    happened.WorkersRecruited: _recruited,
    happened.DiceRecalled: _recruited,
    happened.TileCompleted: _completed,
    happened.TilesDrawn: _drawn,
    happened.TilesPlaced: _tiles_placed,
    happened.GoodTraded: _shipped,
    happened.GoodConsumed: _shipped,
    happened.Stocked: _stocked,
    happened.Scouted: _scouted,
    happened.CreditsGained: _credited,
    happened.ChipsGained: _chips,
    happened.PointsBought: _chips,
}
"""Animation of each event; the roll is thrown in the tray."""
