"""The slides of a round: disks along the priority track, action tiles in their wells."""

from typing import Any

from galaxy_desktop.games.frontiers.box import tiles_in_play
from galaxy_desktop.games.frontiers.table.actions import tile_picture
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.track import disk_ids, disk_picture
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Stage

FrontiersStage = Stage[Board]
STEP = 25
"""Milliseconds by which the next disk sets off later."""


def slide_all(stage: FrontiersStage, event: Any) -> None:
    """Whatever lies elsewhere afterwards slides there, once for all events of an answer."""
    del event
    moved = slide_tiles(stage) + slide_disks(stage)
    if moved:
        stage.beat(160)


def slide_tiles(stage: FrontiersStage) -> int:
    """Action tiles slide down or up; how many do."""
    moved = 0
    for action in tiles_in_play(stage.after.view.with_goals):
        start = stage.before.sheet.places.get(item_id("action", action))
        goal = stage.after.sheet.places.get(item_id("action", action))
        if start is None or goal is None or start == goal or action in stage.arriving:
            continue
        picture = tile_picture(stage.after, action, goal.size)
        stage.fly(
            stage.tween("action_tile", "pop"),
            picture,
            start.center,
            goal.center,
            waits=True,
            sound="tile_slide",
        )
        stage.arriving.add(action)
        moved += 1
    return moved


def slide_disks(stage: FrontiersStage) -> int:
    """Disks slide along the track; how many do."""
    moved, disks = 0, stage.after.view.disks
    for seat, disk in zip(disks, disk_ids(disks), strict=True):
        start, goal = stage.before.sheet.places.get(disk), stage.after.sheet.places.get(disk)
        if start is None or goal is None or start == goal or disk in stage.arriving:
            continue
        tween = stage.tween("disk_slide", "move", moved * STEP)
        picture = disk_picture(stage.after, seat, goal.width)
        stage.fly(tween, picture, start.center, goal.center, waits=True, sound="disk_slide")
        stage.arriving.add(disk)
        moved += 1
    return moved
