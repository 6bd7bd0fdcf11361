"""Lines of a chart: dashes and gaps follow each other along the line, around its corners too."""

import pytest

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.scenes.chart_lines import ChartLine, drawn

COLOUR = (255, 0, 0)
CORNER: tuple[Point, ...] = ((10, 10), (60, 10), (60, 60))


def is_drawn(kit: Kit, dash: tuple[float, ...], at: tuple[int, int]) -> bool:
    return drawn(kit, (80, 80), [ChartLine(CORNER, COLOUR, 2.0, dash)]).get_at(at).a > 128


@pytest.mark.parametrize("along", range(5, 100, 10))
def test_a_dashed_line_is_drawn_where_a_dash_is_and_nowhere_else(kit: Kit, along: int) -> None:
    at = (10 + along, 10) if along < 50 else (60, along - 40)
    assert is_drawn(kit, (), at)
    assert is_drawn(kit, (20, 10), at) == (along % 30 < 20)
