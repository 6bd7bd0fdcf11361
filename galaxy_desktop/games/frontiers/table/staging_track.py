"""Slides of a round: disks along the priority track, action tiles in their wells."""

from galaxy_desktop.engine.events import Event
from galaxy_desktop.games.frontiers.box import tiles_in_play
from galaxy_desktop.games.frontiers.table.actions import tile_picture
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.track import disk_ids, disk_picture
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Staging

FrontiersStaging = Staging[Board]
STEP = 25
"""Milliseconds by which the next disk sets off later."""


def slide_all(staging: FrontiersStaging, event: Event) -> None:
    """Slide every tile and disk that lies elsewhere afterwards, once for all events of an answer."""
    del event
    moved = slide_tiles(staging) + slide_disks(staging)
    if moved:
        staging.beat(160)


def slide_tiles(staging: FrontiersStaging) -> int:
    """Slide action tiles down or up; return how many move."""
    moved = 0
    for action in tiles_in_play(goals=staging.after.view.with_goals):
        start = staging.before.sheet.places.get(item_id("action", action))
        goal = staging.after.sheet.places.get(item_id("action", action))
        if start is None or goal is None or start == goal or action in staging.arriving:
            continue
        picture = tile_picture(staging.after, action, goal.size)
        staging.fly(
            staging.tween("action_tile", "pop"),
            picture,
            start.center,
            goal.center,
            "vanishes" if goal.collidelist(staging.after.sheet.covered) >= 0 else "stays",
            waits=True,
            sound="tile_slide",
        )
        staging.arriving.add(action)
        moved += 1
    return moved


def slide_disks(staging: FrontiersStaging) -> int:
    """Slide disks along the track; return how many move."""
    moved, disks = 0, staging.after.view.disks
    for seat, disk in zip(disks, disk_ids(disks), strict=True):
        start, goal = staging.before.sheet.places.get(disk), staging.after.sheet.places.get(disk)
        if start is None or goal is None or start == goal or disk in staging.arriving:
            continue
        tween = staging.tween("disk_slide", "move", moved * STEP)
        picture = disk_picture(staging.after, seat, goal.width)
        staging.fly(tween, picture, start.center, goal.center, waits=True, sound="disk_slide")
        staging.arriving.add(disk)
        moved += 1
    return moved
