"""Turns events into flights of dice, tiles and points over the table (VISUAL section 9)."""

from collections.abc import Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.roll import events as happened
from galaxy_desktop.games.roll.dice import is_extra
from galaxy_desktop.games.roll.table.drawn import kind_of
from galaxy_desktop.games.roll.table.look import TileLook, level_of
from galaxy_desktop.ui.dice_face import BACK, die_face
from galaxy_desktop.ui.motion import Tween
from galaxy_desktop.ui.tabletop.flight import Place
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.tabletop.staging import Shows, Stage, raise_points

DIE, BIG_DIE, TILE, SIGN = 40, 56, 90, 34
STAGGER = 24


def _fly_die(stage: Stage[Any], tween: Tween, die: str, start: Place, goal: Place, *, stays: bool) -> None:
    """A die on its way; where it stays it is hidden on the table until then."""
    kit = stage.after.kit
    spot = stage.after.sheet.spots.get(die)
    if stays and spot is not None and die not in stage.arriving:
        stage.arriving.add(die)
        stage.fly(tween, stage.after.drawn.face(spot.look), start, spot.rect.center, waits=True)
    else:
        face = die_face(kit, kind_of(kit, die).look, BACK, max(20, stage.after.px(DIE)))
        stage.fly(tween, face, start, goal, "vanishes", waits=True)


def _move_dice(stage: Stage[Any], seat: Seat, dice: Sequence[str], goal: str, start: str = "") -> None:
    """Dice from where they lay to a place of their owner."""
    for number, die in enumerate(dice):
        if is_extra(die):
            continue
        at = stage.former_place(die, stage.place(start or item_id("seat", seat)))
        tween = stage.tween("cube_to_slot", "move", number * STAGGER)
        _fly_die(stage, tween, die, at, stage.place(item_id(goal, seat)), stays=True)
    if dice:
        stage.beat(90)


def _revealed(stage: Stage[Any], event: happened.WorkersRevealed) -> None:
    """Dice come from behind the screen to their columns."""
    _move_dice(stage, event.seat, event.dice, "seat")


def _extra_die(stage: Stage[Any], event: happened.ExtraDieRolled) -> None:
    """The spare die comes from the supply to the column it fell on."""
    kit = stage.after.kit
    face = die_face(kit, kind_of(kit, event.die).look, event.phase, max(28, stage.after.px(BIG_DIE)))
    tween = stage.tween("points_gained", "move")
    stage.fly(tween, face, stage.pile("supply"), stage.place(item_id("column", event.phase)), "vanishes")
    stage.beat(200)


def _to_cup(stage: Stage[Any], event: happened.DiceToCup) -> None:
    _move_dice(stage, event.seat, event.dice, "own cup")


def _gained(stage: Stage[Any], event: happened.DiceGained) -> None:
    """New dice from the supply."""
    goal = {"cup": "own cup", "citizenry": "citizenry", "good": "seat"}[event.to]
    for number, die in enumerate(event.dice):
        tween = stage.tween("cube_to_slot", "move", number * STAGGER)
        _fly_die(stage, tween, die, stage.pile("supply"), stage.place(item_id(goal, event.seat)), stays=True)
    stage.beat(90)


def _given_up(stage: Stage[Any], event: happened.DieGivenUp) -> None:
    start = stage.former_place(event.die, stage.panel(event.seat))
    _fly_die(stage, stage.tween("cube_to_slot", "leave"), event.die, start, stage.pile("supply"), stays=False)


def _placed(stage: Stage[Any], event: happened.WorkerPlaced) -> None:
    _move_dice(stage, event.seat, (event.die,), "stores")


def _produced(stage: Stage[Any], event: happened.GoodProduced) -> None:
    _move_dice(stage, event.seat, (event.die,), "seat")


def _recruited(stage: Stage[Any], event: Any) -> None:
    _move_dice(stage, event.seat, event.dice, "own cup", item_id("citizenry", event.seat))


def _completed(stage: Stage[Any], event: happened.TileCompleted) -> None:
    """A tile goes from its stack to the tableau; the dice that worked go to the Citizenry."""
    old, new = stage.before.sheet.spots.get(event.tile), stage.after.sheet.spots.get(event.tile)
    panel = stage.panel(event.seat)
    start = stage.former_place(event.tile, panel)
    if new is not None:
        tween = stage.tween("card_slide", "move")
        stage.fly(tween, stage.card(new), start, new.rect.center, waits=old is not None)
        stage.arriving.add(event.tile)
    elif old is not None:
        stage.fly(stage.tween("card_slide", "move"), stage.card(old), start, panel, "vanishes")
    stage.beat(140)
    _move_dice(stage, event.seat, event.dice, "citizenry")


def _drawn(stage: Stage[Any], event: happened.TilesDrawn) -> None:
    """Tiles come out of the bag."""
    size = stage.after.px(TILE)
    for number, tile in enumerate(event.tiles):
        tween = stage.tween("card_deal", "enter", number * stage.after.kit.ms("card_deal_stagger"))
        goal = stage.place("offer" if stage.own(event.seat) else item_id("seat", event.seat))
        stage.fly(tween, _tile(stage, tile, size), stage.pile("bag"), goal, "vanishes")
    stage.beat(80)


def _tile(stage: Stage[Any], tile: str, size: int) -> pygame.Surface:
    """A tile on its way; the bag's sign where it is hidden."""
    if tile == HIDDEN:
        sign: pygame.Surface = stage.after.kit.sign("bag", max(20, size // 3))
        return sign
    face: pygame.Surface = stage.after.drawn.face(
        TileLook(tile, (size, size), level_of(size, stage.after.text(14)))
    )
    return face


def _tiles_placed(stage: Stage[Any], event: happened.TilesPlaced) -> None:
    """Own tiles go to their stacks."""
    if not stage.own(event.seat):
        return
    for tile in event.tiles:
        old = stage.before.sheet.spots.get(tile)
        if isinstance(old, Spot):
            tween = stage.tween("card_slide", "move")
            stage.fly(tween, stage.card(old), old.rect.center, stage.place("stores"), "vanishes", waits=True)
    stage.beat(100)


def _shipped(stage: Stage[Any], event: Any) -> None:
    """Shipper and good go to the Citizenry; credits or points rise from the world."""
    start = stage.place_of(event.world, stage.panel(event.seat))
    _move_dice(stage, event.seat, (event.shipper, event.good), "citizenry")
    raise_points(stage, start, stage.place(item_id("chips", event.seat)), getattr(event, "vp", 0))
    _credits(stage, start, event.seat, event.credits - event.lost)


def _credits(stage: Stage[Any], start: Place, seat: Seat, amount: int) -> None:
    if amount > 0:
        sign = stage.after.kit.sign("credits", stage.after.px(SIGN))
        stage.fly(
            stage.tween("good_used", "move"), sign, start, stage.place(item_id("credits", seat)), "vanishes"
        )
        stage.beat(60)


def _stocked(stage: Stage[Any], event: happened.Stocked) -> None:
    """An explorer goes home with credits."""
    _move_dice(stage, event.seat, (event.worker,), "citizenry")
    _credits(stage, stage.place("column:explore"), event.seat, event.credits - event.lost)


def _scouted(stage: Stage[Any], event: happened.Scouted) -> None:
    _move_dice(stage, event.seat, (event.worker,), "citizenry")


def _credited(stage: Stage[Any], event: happened.CreditsGained) -> None:
    start = stage.place_of(event.cause, stage.panel(event.seat))
    _credits(stage, start, event.seat, event.amount - event.lost)


def _chips(stage: Stage[Any], event: Any) -> None:
    start = stage.place_of(event.cause, stage.panel(event.seat))
    raise_points(stage, start, stage.place(item_id("chips", event.seat)), event.vp)


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
"""What is shown of each event; the roll is thrown in the tray."""
