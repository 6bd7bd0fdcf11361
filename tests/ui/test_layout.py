"""The layout kit: parts lie in their area, do not overlap, fill it, and keep their smallest sizes."""

from itertools import combinations
from typing import get_args

import pygame
import pytest

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.layout import Length, Share
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.theme import Space, read_theme
from tests.each import each

AREA = pygame.Rect(13, 29, 401, 217)
LENGTHS = (0, 1, 40, 216, 217, 401, 900)
PARTS: tuple[tuple[Length, ...], ...] = (
    (Share(),),
    (Share(), Share(), Share()),
    (40, Share(), 31),
    (Share(1), 50, Share(2), Share(1)),
    (Share(1, least=90), Share(5)),
    (Share(1, least=30), Share(1, least=70), 12),
)


def apart(parts: list[pygame.Rect]) -> bool:
    """Whether no two parts share a pixel."""
    return not any(one.colliderect(other) for one, other in combinations(parts, 2))


@pytest.mark.parametrize("gap", [0, 8])
@pytest.mark.parametrize("length", LENGTHS)
def test_a_strip_and_the_rest_never_overlap_nor_leave_the_area(length: int, gap: int) -> None:
    for cut in (layout.cut_top, layout.cut_bottom, layout.cut_left, layout.cut_right):
        strip, rest = cut(AREA, length, gap)
        assert AREA.contains(strip) or not strip.width * strip.height
        assert AREA.contains(rest) or not rest.width * rest.height
        assert apart([strip, rest])
        assert min(*strip.size, *rest.size) >= 0


def test_strip_gap_and_rest_add_up_to_the_area() -> None:
    strip, rest = layout.cut_top(AREA, 50, 8)
    assert (strip.topleft, strip.size) == (AREA.topleft, (401, 50))
    assert (rest.top, rest.bottom) == (strip.bottom + 8, AREA.bottom)
    strip, rest = layout.cut_right(AREA, 90, 6)
    assert (strip.topright, strip.size) == (AREA.topright, (90, 217))
    assert (rest.left, rest.right) == (AREA.left, strip.left - 6)


def test_the_area_stays_as_it_is() -> None:
    layout.cut_top(AREA, 50)
    layout.rows(AREA, (40, Share()), 8)
    layout.inset(AREA, 9)
    assert pygame.Rect(13, 29, 401, 217) == AREA


@pytest.mark.parametrize("gap", [0, 1, 7])
@pytest.mark.parametrize("parts", PARTS)
def test_rows_and_columns_fill_the_area_to_the_pixel(parts: tuple[Length, ...], gap: int) -> None:
    for made, side in (
        (layout.rows(AREA, parts, gap), AREA.height),
        (layout.columns(AREA, parts, gap), AREA.width),
    ):
        assert apart(made)
        assert made[0].unionall(made) == AREA
        along = [part.width if side == AREA.width else part.height for part in made]
        assert sum(along) + gap * (len(made) - 1) == side


@pytest.mark.parametrize("parts", PARTS)
def test_rows_keep_their_smallest_sizes_wherever_there_is_room(parts: tuple[Length, ...]) -> None:
    least = [part if isinstance(part, int) else part.least for part in parts]
    for height in range(14, 300, 7):
        area = pygame.Rect(0, 0, 10, height)
        made = layout.rows(area, parts, 3)
        kept = all(row.height >= one for row, one in zip(made, least, strict=True))
        assert kept == (height >= sum(least) + 3 * (len(least) - 1))


def test_rows_without_room_become_smaller_in_proportion() -> None:
    made = layout.rows(pygame.Rect(0, 0, 10, 30), (40, 20), 0)
    assert [row.height for row in made] == [20, 10]


def test_rows_of_fixed_heights_leave_the_rest_empty() -> None:
    first, second = layout.rows(AREA, (20, 30), 8)
    assert (first.height, second.top, second.height) == (20, first.bottom + 8, 30)


def test_shares_go_by_weight() -> None:
    one, two = layout.columns(pygame.Rect(0, 0, 300, 10), (Share(1), Share(2)))
    assert (one.width, two.width) == (100, 200)


@pytest.mark.parametrize("number", [1, 4, 9, 40])
def test_cells_of_one_size_lie_side_by_side_and_are_cut_at_the_edge(number: int) -> None:
    made = layout.cells(AREA, (90, 60), number, 4, 6)
    assert len(made) == number
    assert apart([cell for cell in made if cell.width and cell.height])
    assert all(AREA.contains(cell) for cell in made if cell.width and cell.height)
    assert all(cell.size == (90, 60) for cell in made[:12])


@pytest.mark.parametrize("across", range(1, 9))
@pytest.mark.parametrize("number", [1, 5, 8, 23])
def test_a_grid_takes_the_whole_area_with_equal_cells(number: int, across: int) -> None:
    made = layout.grid(AREA, number, across, 6)
    down = -(-number // across)
    assert len({cell.size for cell in made}) == 1
    assert apart(made)
    assert all(AREA.contains(cell) for cell in made)
    assert AREA.width - across * made[0].width - 6 * (across - 1) < across
    assert AREA.height - down * made[0].height - 6 * (down - 1) < down


@pytest.mark.parametrize("anchor", ["center", "topleft", "midright", "bottomright", "midbottom"])
def test_a_box_is_aligned_within_the_area(anchor: layout.Anchor) -> None:
    box = layout.align(AREA, (50, 30), anchor)
    assert box.size == (50, 30)
    assert getattr(box, anchor) == getattr(AREA, anchor)
    assert layout.align(AREA, (500, 30), anchor).width == AREA.width


@pytest.mark.parametrize("shape", [0.5, 1.0, 1.4])
def test_the_largest_box_of_a_shape_touches_two_sides(shape: float) -> None:
    box = layout.fit(AREA, shape)
    assert AREA.contains(box)
    assert box.width == AREA.width or abs(box.height - AREA.height) <= 2
    assert abs(box.height - shape * box.width) <= 1


def test_insets_never_turn_a_box_inside_out() -> None:
    assert layout.inset(AREA, 10, 4) == pygame.Rect(23, 33, 381, 209)
    assert layout.inset(AREA, 10) == pygame.Rect(23, 39, 381, 197)
    assert layout.trim(AREA, left=5, bottom=7) == pygame.Rect(18, 29, 396, 210)
    assert min(layout.inset(AREA, 300).size) == 0


def test_every_gap_has_a_token_and_they_ascend() -> None:
    space = read_theme().space
    assert tuple(space) == get_args(Space)
    assert list(space.values()) == sorted(set(space.values()))


@each(get_args(Space))
def test_gaps_are_tokens_in_pixels_of_the_window(name: Space) -> None:
    design = read_theme().space[name]
    assert Metrics((1920, 1080)).space(name) == design
    assert Metrics((3840, 2160)).space(name) == 2 * design


@pytest.mark.parametrize("hole", [(20, 10, 30, 40), (0, 0, 50, 50), (0, 0, 100, 100), (90, 90, 50, 50)])
def test_the_parts_around_a_hole_fill_the_rest_once(hole: tuple[int, int, int, int]) -> None:
    whole = pygame.Rect(0, 0, 100, 100)
    parts = layout.around(whole, pygame.Rect(hole))
    counts = [sum(p.collidepoint(x, y) for p in parts) for x in range(100) for y in range(100)]
    inside = [pygame.Rect(hole).collidepoint(x, y) for x in range(100) for y in range(100)]
    assert counts == [0 if hidden else 1 for hidden in inside]
