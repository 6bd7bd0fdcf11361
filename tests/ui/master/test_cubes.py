"""Every cube on the table of Master is seen where it lies; all cards of a long row by turning its pages."""

from dataclasses import replace

import pygame
import pytest

from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.table import PAINTER
from galaxy_desktop.games.master.table.pages import NEXT_PAGE
from galaxy_desktop.games.master.table.painter import MasterPainter
from tests.games.master.laid import build, fight, fill, hold, implement, own, route, table
from tests.games.master.test_use_cards import MANY
from tests.ui.painter_rig import drawn, kit_of, moment_of, showing

OTHER = {"red": "yellow", "yellow": "blue", "blue": "white", "white": "black", "black": "red", "": ""}
"""Another colour for each cube."""
LONG, BACK = "nw_home-nw_gate", "nw_cross-nw_core"
"""Tracks with cubes from their first end, and from their second."""


def strewn() -> MasterState:
    """A table with cubes on cards of two seats, on a conflict, on planets and on routes from both ends."""
    g = table(3)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    hold(g, 0, "marshal", "empire", "space_exchange")
    hold(g, 1, "citadels")
    implement(g, 0, "forceshields")
    build(g, 0, "humans.base")
    fill(g, "humans.agenda", 2)
    fill(g, "space_exchange.implement", 2)
    fill(g, "citadels.implement", 3)
    route(g, 0, LONG, "nw_home", 2)
    route(g, 0, BACK, "nw_core", 2)
    fight(g, "trade_war", "ne_core-nw_core", "nw_core")
    fill(g, "trade_war.red", 2)
    g.planets["nw_home"] = ("red", "", "")
    return g


def recoloured(g: MasterState) -> MasterState:
    """The same table with cubes of other colours on all spots."""
    g = g.clone()
    for there in (g.cubes, g.planets):
        there.update({name: tuple(OTHER[cube] for cube in cubes) for name, cubes in there.items()})
    g.routes = {name: replace(one, colour=OTHER[one.colour]) for name, one in g.routes.items()}
    return g


def spots_of(g: MasterState) -> set[str]:
    """Every spot with a cube; those of a route lie side by side from the end where it departs."""
    found = {
        spot_id(name, number)
        for there in (g.cubes, g.planets)
        for name, cubes in there.items()
        for number, cube in enumerate(cubes)
        if cube
    }
    for name, one in g.routes.items():
        track = star_map().tracks[name]
        first = 0 if one.departure == track.ends[0] else track.length - one.cubes
        found |= {spot_id(name, number) for number in range(first, first + one.cubes)}
    return found


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_cube_is_seen_where_it_lies(screen: pygame.Surface, size: tuple[int, int]) -> None:
    g = strewn()
    unseen = spots_of(g)
    one, other = (
        showing(PAINTER(kit_of(size), GAME), moment_of(GAME, state, 0, 0)) for state in (g, recoloured(g))
    )
    for tab in ("", "tab:seat1", "tab:fronts"):
        for painter in (one, other):
            painter.turn(tab)
        places = {spot: rect for spot, rect in one.sheet.places.items() if spot in unseen}
        pictures = [drawn(painter) for painter in (one, other)] if places else []
        for spot, rect in places.items():
            first, second = (pygame.image.tobytes(picture.subsurface(rect), "RGBX") for picture in pictures)
            if first != second:
                unseen.remove(spot)
    assert not unseen


def test_the_wheel_over_a_long_row_turns_its_pages_until_all_its_cards_were_shown(
    screen: pygame.Surface,
) -> None:
    g = table(3)
    hold(g, 0, *MANY)
    painter = showing(PAINTER(kit_of((1280, 720)), GAME), moment_of(GAME, g, 0, 0))
    page, places = painter.sheet.item(NEXT_PAGE), painter.sheet.places
    assert page is not None
    at, first = page.rect.move(0, -4 * page.rect.height).center, shown_of(painter, g)
    assert painter.wheel(at, -1)
    seen = first | shown_of(painter, g)
    assert painter.sheet.places.keys() != places.keys()
    for _page in range(len(g.players[0].row)):
        painter.turn(NEXT_PAGE)
        seen |= shown_of(painter, g)
    assert seen == set(g.players[0].row)
    painter.page = 0
    painter.wheel(at, -1)
    painter.wheel(at, 1)
    assert shown_of(painter, g) == first


def shown_of(painter: MasterPainter, g: MasterState) -> set[str]:
    """Cards of the first row that can be pointed at."""
    return {item.id for item in painter.items()} & {*g.players[0].row}
