"""Flights of goods: onto colonies, to the tiles that take them, to stockpiles."""

from collections.abc import Sequence
from dataclasses import replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers import events as happened
from galaxy_desktop.games.frontiers.box import TRADE_CONSUME
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.look import TileLook
from galaxy_desktop.games.frontiers.table.pictures import TablePictures
from galaxy_desktop.games.frontiers.table.staging_gains import cause_place, fly_credits
from galaxy_desktop.games.frontiers.table.tile_face import good_cube
from galaxy_desktop.ui.tabletop.flight import Pixel
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Staging, raise_points

FrontiersStaging = Staging[Board]
GOOD = 30


def placed(staging: FrontiersStaging, seat: Seat, colony: str, kind: str) -> None:
    """Show a good that comes up on its own colony, or send it to the goods of another player."""
    kit, drawn, spot = staging.after.kit, staging.after.drawn, staging.after.sheet.spots.get(colony)
    if not staging.own(seat):
        start, goal = (
            staging.place(item_id("action", staging.after.view.action)),
            staging.place(item_id("goods", seat)),
        )
        good = good_cube(kit, kind, staging.after.px(GOOD))
        staging.fly(staging.tween("good_used", "move"), good, start, goal, "vanishes", sound="good_on")
        staging.beat(40)
        return
    if spot is None or not isinstance(spot.look, TileLook) or not isinstance(drawn, TablePictures):
        return
    if not spot.look.good or colony in staging.arriving:
        return
    centre, size = drawn.good_at(spot)
    empty = staging.card(replace(spot, look=replace(spot.look, good="")))
    under = (empty, empty.get_rect(center=spot.rect.center))
    tween = staging.tween("good_placed", "pop")
    staging.fly(tween, good_cube(kit, kind, size), centre, centre, pops=True, under=under, sound="good_on")
    staging.beat(80)


def gone(staging: FrontiersStaging, seat: Seat, colony: str, kind: str, goal: Pixel) -> None:
    """Send a good from its colony to a place where it vanishes."""
    spot, drawn = staging.before.sheet.spots.get(colony), staging.before.drawn
    start, size = staging.place(item_id("goods", seat)), staging.after.px(GOOD)
    if staging.own(seat) and spot is not None and isinstance(drawn, TablePictures):
        start, size = drawn.good_at(spot)
    good = good_cube(staging.after.kit, kind, size)
    staging.fly(
        staging.tween("good_used", "leave"), good, start, goal, "vanishes", waits=True, sound="good_off"
    )


def sold(staging: FrontiersStaging, event: happened.GoodSold) -> None:
    """Send a good to the tile of Trade, and its price back from there."""
    market = staging.place(item_id("action", TRADE_CONSUME))
    gone(staging, event.seat, event.colony, event.kind, market)
    staging.beat(180)
    fly_credits(staging, market, event.seat, event.price + event.bonus)


def consumed(staging: FrontiersStaging, event: happened.GoodsConsumed) -> None:
    """Send goods to the tile that takes them; raise points and credits from there."""
    taker = cause_place(staging, event.cause, event.seat)
    _all_gone(staging, event.seat, event.colonies, event.kinds, taker)
    staging.beat(200)
    raise_points(staging, taker, staging.place(item_id("chips", event.seat)), event.vp)
    fly_credits(staging, taker, event.seat, event.credits)


def stocked(staging: FrontiersStaging, event: happened.GoodsStocked) -> None:
    """Send goods to the goals, for the stockpile."""
    _all_gone(staging, event.seat, event.colonies, event.kinds, staging.place("goals"))
    staging.beat(120)


def military(staging: FrontiersStaging, event: happened.MilitaryBought) -> None:
    """Send a good to the Military counter, which it raises for this action."""
    gone(staging, event.seat, event.colony, event.kind, staging.place(item_id("military", event.seat)))
    staging.beat(120)


def _all_gone(
    staging: FrontiersStaging, seat: Seat, colonies: Sequence[str], kinds: Sequence[str], goal: Pixel
) -> None:
    for colony, kind in zip(colonies, kinds, strict=True):
        gone(staging, seat, colony, kind, goal)
