"""Faces are smooth, made once, and no more are kept than there is room for."""

from collections.abc import Callable

import pygame
import pytest

from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import Surfaces, gradient, halo, mask, masked, ring, rounded
from galaxy_desktop.ui.tabletop.card_face import fade


def plain(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA, 32)


def test_a_surface_is_made_once() -> None:
    made: list[int] = []

    def make() -> pygame.Surface:
        made.append(1)
        return plain(10)

    surfaces = Surfaces()
    assert surfaces.get("a", make) is surfaces.get("a", make)
    assert made == [1]


def test_the_least_recently_used_goes_first() -> None:
    surfaces = Surfaces(room=3 * 400)
    for name in ("a", "b", "c", "a", "d"):
        surfaces.get(name, lambda: plain(10))
    kept = surfaces.get("a", lambda: plain(11))
    assert kept.get_width() == 10
    assert len(surfaces) == 3
    assert surfaces.used <= surfaces.room
    assert surfaces.get("b", lambda: plain(9)).get_width() == 9


@pytest.mark.parametrize("size", [(8, 8), (20, 20), (44, 30), (300, 50), (1500, 400), (3, 200)])
def test_a_rounded_shape_is_full_inside_and_soft_at_its_corners(size: tuple[int, int]) -> None:
    shape = mask(size, 10)
    assert shape.get_size() == size
    assert shape.get_at((size[0] // 2, size[1] // 2))[3] == 255
    if min(size) >= 20:
        assert shape.get_at((0, 0))[3] == 0
        assert any(0 < shape.get_at((x, 0))[3] < 255 for x in range(10))


@pytest.mark.parametrize("size", [(60, 60), (300, 50)])
def test_a_shape_is_the_same_on_both_sides(size: tuple[int, int]) -> None:
    for shape in (mask(size, 12), ring(size, 12, 1.5)):
        mirrored = pygame.transform.flip(shape, True, True)
        pairs = zip(pygame.image.tobytes(shape, "RGBA"), pygame.image.tobytes(mirrored, "RGBA"), strict=True)
        assert max(abs(left - right) for left, right in pairs) <= 12


def test_a_ring_is_hollow_and_as_wide_as_asked() -> None:
    outline = ring((100, 60), 10, 2)
    column = [outline.get_at((50, y))[3] for y in range(6)]
    assert column == [255, 255, 0, 0, 0, 0]


def test_a_glow_is_hollow_and_fades_outwards() -> None:
    light = halo((100, 60), 10, 7, [(7, 25), (4, 46), (2, 76)])
    assert light.get_size() == (114, 74)
    row = [light.get_at((57, y))[3] for y in range(8)]
    assert row == [*sorted(row[:7]), 0]
    assert light.get_at((57, 37))[3] == 0


@pytest.mark.parametrize("reach", [4, 7, 12])
def test_a_glow_leaves_the_shape_it_surrounds_free_up_to_its_round_corners(reach: int) -> None:
    shape, light = mask((100, 60), 10), halo((100, 60), 10, reach, [(reach, 255)])
    inside = [(x, y) for x in range(100) for y in range(60) if shape.get_at((x, y))[3] == 255]
    assert all(light.get_at((x + reach, y + reach))[3] == 0 for x, y in inside)
    outside = [(x, y) for x in range(100) for y in range(60) if shape.get_at((x, y))[3] == 0]
    assert outside
    assert all(light.get_at((x + reach, y + reach))[3] > 200 for x, y in outside)


def test_a_gradient_goes_from_top_to_bottom() -> None:
    made = gradient((5, 50), (0, 0, 0), (100, 200, 50))
    assert tuple(made.get_at((2, 0)))[:3] == (0, 0, 0)
    assert tuple(made.get_at((2, 49)))[:3] == (100, 200, 50)


def test_a_face_is_drawn_from_the_cache_the_second_time(kit: Kit, screen: pygame.Surface) -> None:
    look = FaceStyle((10, 20, 30), (30, 20, 10), (200, 200, 200), 10)
    kit.faces.face(screen, pygame.Rect(10, 10, 200, 50), look)
    count = len(kit.surfaces)
    kit.faces.face(screen, pygame.Rect(90, 400, 200, 50), look)
    assert len(kit.surfaces) == count


def test_every_face_leaves_a_mark(kit: Kit) -> None:
    rect = pygame.Rect(100, 100, 200, 60)
    faces = kit.faces
    acts: list[Callable[[pygame.Surface], None]] = [
        lambda s: faces.panel(s, rect),
        lambda s: faces.well(s, rect),
        lambda s: faces.raised(s, rect),
        lambda s: faces.bar(s, rect, (255, 0, 0)),
        lambda s: faces.glow(s, rect, kit.theme.colour.legal),
        lambda s: faces.focus_ring(s, rect),
        lambda s: faces.shadow(s, rect),
        lambda s: faces.veil(s, rect),
        lambda s: faces.disc(s, rect.center, 20, (255, 255, 255), (0, 0, 0)),
        lambda s: faces.chevron(s, rect.center, 20, (255, 255, 255)),
        lambda s: faces.check(s, rect.center, 20, (255, 255, 255)),
        lambda s: faces.dashed(s, rect, kit.theme.colour.primary),
    ]
    for act in acts:
        surface = pygame.Surface((400, 300), pygame.SRCALPHA, 32)
        act(surface)
        seen = surface.get_bounding_rect()
        assert seen.width >= 10
        assert rect.inflate(60, 60).contains(seen)


@pytest.mark.parametrize(("size", "radius"), [((300, 210), 12), ((61, 33), 7), ((20, 90), 10), ((9, 9), 4)])
def test_rounding_the_corners_alone_is_cutting_the_whole(size: tuple[int, int], radius: int) -> None:
    ground = gradient(size, (200, 120, 10), (10, 30, 255), 230)
    cut, all_cut = rounded(ground.copy(), radius), masked(ground.copy(), mask(size, radius))
    assert pygame.image.tobytes(cut, "RGBA") == pygame.image.tobytes(all_cut, "RGBA")
    assert cut.get_at((0, 0)).a < 60
    assert cut.get_at((size[0] // 2, size[1] // 2)).a == 230


def test_a_shape_that_is_drawn_on_is_as_it_was_the_next_time() -> None:
    small = mask((12, 12), 4, (255, 0, 0))
    small.fill((0, 0, 0))
    assert tuple(mask((12, 12), 4, (255, 0, 0)).get_at((6, 6))) == (255, 0, 0, 255)


def test_a_face_is_darkened_below_a_part_of_its_height(kit: Kit) -> None:
    face = gradient((40, 100), (250, 250, 250), (250, 250, 250))
    fade(kit, face, 0.4, 225, 0.8)
    column = [face.get_at((20, y)).r for y in range(100)]
    assert set(column[:41]) == {250}
    assert column[40:] == sorted(column[40:], reverse=True)
    assert column[-1] < 60
