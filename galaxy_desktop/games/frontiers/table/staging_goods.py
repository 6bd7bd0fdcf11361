"""The flights of goods: onto colonies, to whoever takes them, to stockpiles."""

from collections.abc import Sequence
from dataclasses import replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers import events as happened
from galaxy_desktop.games.frontiers.box import TRADE_CONSUME
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.drawn import Drawn
from galaxy_desktop.games.frontiers.table.look import TileLook
from galaxy_desktop.games.frontiers.table.staging_gains import cause_place, fly_credits
from galaxy_desktop.games.frontiers.table.tile_face import good_token
from galaxy_desktop.ui.tabletop.flight import Place
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Stage, raise_points

FrontiersStage = Stage[Board]
GOOD = 30


def placed(stage: FrontiersStage, seat: Seat, colony: str, kind: str) -> None:
    """A good comes up on its colony, or goes to the goods of another player."""
    kit, drawn, spot = stage.after.kit, stage.after.drawn, stage.after.sheet.spots.get(colony)
    if not stage.own(seat):
        start, goal = (
            stage.place(item_id("action", stage.after.view.action)),
            stage.place(item_id("goods", seat)),
        )
        good = good_token(kit, kind, stage.after.px(GOOD))
        stage.fly(stage.tween("good_used", "move"), good, start, goal, "vanishes", sound="good_on")
        stage.beat(40)
        return
    if spot is None or not isinstance(spot.look, TileLook) or not isinstance(drawn, Drawn):
        return
    if not spot.look.good or colony in stage.arriving:
        return
    centre, size = drawn.good_at(spot)
    empty = stage.card(replace(spot, look=replace(spot.look, good="")))
    under = (empty, empty.get_rect(center=spot.rect.center))
    tween = stage.tween("good_placed", "pop")
    stage.fly(tween, good_token(kit, kind, size), centre, centre, pops=True, under=under, sound="good_on")
    stage.beat(80)


def gone(stage: FrontiersStage, seat: Seat, colony: str, kind: str, goal: Place) -> None:
    """A good goes from its colony and is gone."""
    spot, drawn = stage.before.sheet.spots.get(colony), stage.before.drawn
    start, size = stage.place(item_id("goods", seat)), stage.after.px(GOOD)
    if stage.own(seat) and spot is not None and isinstance(drawn, Drawn):
        start, size = drawn.good_at(spot)
    good = good_token(stage.after.kit, kind, size)
    stage.fly(stage.tween("good_used", "leave"), good, start, goal, "vanishes", waits=True, sound="good_off")


def sold(stage: FrontiersStage, event: happened.GoodSold) -> None:
    """A good goes to the tile of Trade, from which its price comes."""
    market = stage.place(item_id("action", TRADE_CONSUME))
    gone(stage, event.seat, event.colony, event.kind, market)
    stage.beat(180)
    fly_credits(stage, market, event.seat, event.price + event.bonus)


def consumed(stage: FrontiersStage, event: happened.GoodsConsumed) -> None:
    """Goods go to the tile that takes them; from there points and credits rise."""
    taker = cause_place(stage, event.cause, event.seat)
    _all_gone(stage, event.seat, event.colonies, event.kinds, taker)
    stage.beat(200)
    raise_points(stage, taker, stage.place(item_id("chips", event.seat)), event.vp)
    fly_credits(stage, taker, event.seat, event.credits)


def stocked(stage: FrontiersStage, event: happened.GoodsStocked) -> None:
    """Goods go to the stockpile of their goal."""
    _all_gone(stage, event.seat, event.colonies, event.kinds, stage.place("goals"))
    stage.beat(120)


def military(stage: FrontiersStage, event: happened.MilitaryBought) -> None:
    """A good goes for Military that lasts for the action."""
    gone(stage, event.seat, event.colony, event.kind, stage.place(item_id("military", event.seat)))
    stage.beat(120)


def _all_gone(
    stage: FrontiersStage, seat: Seat, colonies: Sequence[str], kinds: Sequence[str], goal: Place
) -> None:
    for colony, kind in zip(colonies, kinds, strict=True):
        gone(stage, seat, colony, kind, goal)
