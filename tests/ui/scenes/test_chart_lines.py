"""Lines of a chart: dashes and gaps follow each other along the line, around its corners too."""

from collections.abc import Callable

import pygame
import pytest

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Point, Size
from galaxy_desktop.ui.scenes import chart_lines
from galaxy_desktop.ui.scenes.chart_lines import ChartLine, drawn
from galaxy_desktop.ui.surfaces import smooth
from galaxy_desktop.ui.theme import RGB
from tests.each import each
from tests.ui.painter_rig import kit_of

COLOUR = (255, 0, 0)
CORNER: tuple[Point, ...] = ((100, 10), (150, 10), (150, 60))


def is_drawn(kit: Kit, dash: tuple[float, ...], at: tuple[int, int]) -> bool:
    return drawn(kit, (180, 80), [ChartLine(CORNER, COLOUR, 2.0, dash)]).get_at(at).a > 128


@each(range(5, 100, 10))
def test_a_dashed_line_is_drawn_where_a_dash_is_and_nowhere_else(along: int) -> None:
    kit, at = kit_of((1280, 720)), (100 + along, 10) if along < 50 else (150, along - 40)
    assert is_drawn(kit, (), at)
    assert is_drawn(kit, (20, 10), at) == (along % 30 < 20)


def test_no_more_of_a_chart_is_drawn_than_its_line_needs(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_on = 0

    def noted(size: Size, draw: Callable[[pygame.Surface, int], None], colour: RGB) -> pygame.Surface:
        nonlocal drawn_on
        drawn_on += size[0] * size[1]
        return smooth(size, draw, colour)

    monkeypatch.setattr(chart_lines, "smooth", noted)
    drawn(kit, (600, 400), [ChartLine(((0, 399), (300, 300), (599, 0)), COLOUR, 2.0)])
    assert 0 < drawn_on < 600 * 400 // 2
