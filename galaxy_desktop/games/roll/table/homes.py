"""Places of the own player, or counters, to which a die or tile on offer goes once it is chosen."""

from collections.abc import Mapping

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.moves import PutTile, move_of
from galaxy_desktop.games.roll.schema import STACKS
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.tabletop.ids import item_id

HOMES = {
    "start": (*(item_id("stack", side) for side in STACKS), "seat"),
    "recruit": ("own cup",),
    "recall": ("own cup",),
    "return_to_cup": ("own cup",),
    "working": ("citizenry",),
    "abandon": ("abandoned", "bag"),
    "give_up_tile": ("bag",),
    "give_up_die": ("supply",),
}
"""Names of the places, by topic."""


def is_home(shown: Shown, places: Mapping[str, pygame.Rect], option: Option, at: tuple[int, int]) -> bool:
    """Return whether a die or tile on offer goes to this place once chosen."""
    assert shown.decision is not None
    topic = shown.decision.topic
    names = [name for home in HOMES.get(topic, ()) for name in (item_id(home, shown.seat), home)]
    move = move_of(option)
    tile = move.side if isinstance(move, PutTile) else shown.decision.about
    if topic in ("place_tiles", "builder"):
        names = [item_id("stack", sides()[tile].side)]
    return any(places[name].collidepoint(at) for name in names if name in places)
