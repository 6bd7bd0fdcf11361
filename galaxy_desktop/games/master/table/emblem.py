"""Emblem of Master in the menu: a part of the star map, some turns into a game."""

from dataclasses import replace

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.games.master.schema import Corner
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState, Route
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.chart import EXTENT
from galaxy_desktop.games.master.table.starmap import lay_map
from galaxy_desktop.ui.hex_camera import Camera
from galaxy_desktop.ui.hexes import middle
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.tabletop.sheet import Sheet

STEP, LARGE, LARGE_STEP = 5, 500, 3
"""Zoom steps in a small box and in a large one; `LARGE` is the width of a large one in design units."""
BEYOND, FADE = 0.12, 7
SEATS, SEED = 4, 1


def emblem_state(game: Game[MasterState]) -> MasterState:
    """Return a state in which each seat has come from its corner to the systems next to it."""
    g = game.new(SEATS, {}, SEED)
    for seat, corner in enumerate(star_map().corners.values()):
        _spread(g, seat, corner)
    return g


def _spread(g: MasterState, seat: int, corner: Corner) -> None:
    """Give a seat two bases at home, a route and a base on each side, and a route farther on."""
    home = corner.start
    g.owners[home], g.bases[home] = seat, 2
    for track in star_map().tracks_of[home]:
        near = track.other(home)
        colour = star_map().systems[near].colour
        g.owners[near], g.bases[near] = seat, 1
        g.routes[track.id] = Route(seat, home, colour, track.length)
        for farther in star_map().tracks_of[near]:
            if farther.id not in g.routes:
                g.routes[farther.id] = Route(seat, near, colour, 1)


def draw_emblem(table: Board, surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw the map around the first corner, fading out towards the edges."""
    area = box.inflate(round(box.width * BEYOND), 0)
    window = pygame.Rect((0, 0), area.size)
    step = LARGE_STEP if box.width > table.px(LARGE) else STEP
    frame = replace(table.frame, map=window)
    camera = replace(Camera(window, EXTENT), step=step).to(_near_the_first_corner())
    laid = replace(table, frame=frame, camera=camera, lens=camera.lens, sheet=Sheet())
    lay_map(laid)
    picture = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    laid.sheet.draw(picture)
    picture.blit(_fading(area.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(picture, area)


def _near_the_first_corner() -> Point:
    """Return the place of the map between the first starting system and the middle."""
    corner = next(iter(star_map().corners.values()))
    x, y = middle(star_map().systems[corner.start].at)
    return x * 0.62, y * 0.55


def _fading(size: tuple[int, int]) -> pygame.Surface:
    """Return a white picture that is transparent towards the edges."""
    small = pygame.Surface((FADE, FADE), pygame.SRCALPHA, 32)
    small.fill((255, 255, 255, 0))
    small.fill((255, 255, 255, 255), small.get_rect().inflate(-2, -2))
    return pygame.transform.smoothscale(small, size)
