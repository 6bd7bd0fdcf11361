"""The camera over a hex map: places under pixels, zooming at the pointer, panning to the edge, no farther."""

import pygame
import pytest

from galaxy_desktop.ui.hex_camera import ZOOMS, Camera
from galaxy_desktop.ui.hexes import middle

WINDOW = pygame.Rect(300, 60, 1190, 744)
EXTENT = (38.9, 24.3)
PIXEL = 0.05
"""More than the rounding to a pixel may move a place at the smallest zoom."""


def camera(step: int = 0) -> Camera:
    return Camera(WINDOW, EXTENT, step=step)


@pytest.mark.parametrize("step", range(len(ZOOMS)))
def test_what_is_drawn_at_a_pixel_lies_under_it(step: int) -> None:
    looking = camera(step).to((3.0, -2.0))
    for at in ((0, 0), (1, -5), (2, 2), (4, -4)):
        assert looking.place(looking.lens.hex(at)) == pytest.approx(middle(at), abs=PIXEL)


def test_the_whole_map_fits_before_zooming() -> None:
    looking = camera()
    assert looking.sheet == WINDOW.size
    assert looking.offset == (0, 0)
    for x in (-19.4, 19.4):
        assert WINDOW.collidepoint(looking.lens.at((x, 12.0)))


@pytest.mark.parametrize("pixel", [(900, 430), (500, 300), (1300, 700)])
def test_zooming_leaves_what_is_under_the_pointer_there(pixel: tuple[int, int]) -> None:
    looking = camera(2)
    held = looking.place(pixel)
    for steps in (1, 2, 3):
        assert looking.zoomed(steps, pixel).place(pixel) == pytest.approx(held, abs=PIXEL)


def test_zoom_ends_at_its_smallest_and_largest() -> None:
    assert camera().zoomed(-1).zoom == ZOOMS[0]
    assert camera().zoomed(99).zoom == ZOOMS[-1]


def test_zooming_back_shows_the_whole_map_again() -> None:
    near = camera().zoomed(4, (1400, 100)).panned(300, -200)
    assert near.zoomed(-9).centre == (0.0, 0.0)


def test_panning_moves_the_map_with_the_pointer() -> None:
    looking = camera(5)
    x, y = looking.lens.hex((0, 0))
    moved = looking.panned(40, -25).lens.hex((0, 0))
    assert abs(moved[0] - x - 40) <= 1
    assert abs(moved[1] - y + 25) <= 1


def test_panning_stops_at_the_edge_of_the_map() -> None:
    looking = camera(5).panned(-99999, 99999)
    left, top = looking.offset
    assert (left, top) == (looking.sheet[0] - WINDOW.width, 0)
    assert looking.panned(-10, 10) == looking


def test_keys_stride_in_their_direction() -> None:
    looking = camera(4)
    assert looking.strode(1, 0).centre[0] > looking.centre[0]
    assert looking.strode(0, -1).centre[1] < looking.centre[1]


def test_another_window_shows_the_same_place() -> None:
    looking = camera(5).to((5.0, 3.0))
    other = looking.fitted(pygame.Rect(0, 44, 876, 554))
    assert other.centre == (5.0, 3.0)
    assert other.size < looking.size
