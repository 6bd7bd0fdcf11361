"""What hex maps are drawn with: hexagons full or hollow, lines as wide as asked, dashes with gaps."""

import pygame
import pytest

from galaxy_desktop.ui import hex_art

RED = (255, 0, 0)


def lit(surface: pygame.Surface) -> int:
    """How many pixels are clearly drawn."""
    return pygame.mask.from_threshold(surface, RED, (90, 90, 90)).count()


@pytest.mark.parametrize("width", [1.0, 2.0, 4.0, 9.0, 20.0])
def test_a_line_is_as_wide_as_asked(width: float) -> None:
    surface = pygame.Surface((200, 120), 0, 32)
    hex_art.line(surface, RED, (20, 60), (180, 60), width)
    assert lit(surface) == pytest.approx(160 * width, rel=0.35, abs=200)
    assert surface.get_at((100, 60))[0] > 200
    assert surface.get_at((100, 110))[0] == 0


def test_a_line_without_length_draws_nothing() -> None:
    surface = pygame.Surface((40, 40), 0, 32)
    hex_art.line(surface, RED, (20, 20), (20, 20), 5)
    assert lit(surface) == 0


def test_dashes_leave_gaps() -> None:
    whole, broken = pygame.Surface((220, 40), 0, 32), pygame.Surface((220, 40), 0, 32)
    hex_art.line(whole, RED, (10, 20), (210, 20), 3)
    hex_art.dashes(broken, RED, (10, 20), (210, 20), 3, (12, 10))
    assert 0.4 < lit(broken) / lit(whole) < 0.75
    assert broken.get_at((27, 20))[0] == 0


def test_a_hexagon_is_full_or_hollow() -> None:
    full, hollow = hex_art.draw_hexagon(20, (0, 0, 255), RED, 3), hex_art.draw_hexagon(20, None, RED, 3)
    middle = full.get_rect().center
    assert tuple(full.get_at(middle)) == (0, 0, 255, 255)
    assert hollow.get_at(middle).a == 0
    for face in (full, hollow):
        assert face.get_at((middle[0], middle[1] - 19)).a > 100, "a point upwards"
        assert face.get_at((2, 2)).a == 0


def test_a_ball_has_no_corners() -> None:
    square = pygame.Surface((60, 60), 0, 32)
    square.fill(RED)
    ball = hex_art.ball(square)
    assert tuple(ball.get_at((30, 30))) == (*RED, 255)
    assert ball.get_at((1, 1)).a == 0
