"""Legend of the graph: the line of each seat, and the mark of a costly decision."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.coach.graph import OTHER, OWN, Graph
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.replay.critiques import draw_number, mark_size
from galaxy_desktop.ui.scenes.chart_lines import ChartLine, drawn
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.shields import draw_shield

SAMPLE = 44


def fill_chart_legend(column: Column, graph: Graph) -> None:
    """Lay a sample of each line with shield and name, then the mark, on as many lines as they need."""
    kit = column.kit
    gap, size = kit.metrics.space("tight"), _size(kit)
    sample = kit.metrics.px(SAMPLE)
    height = max(size, kit.fonts.style("body", kit.metrics).line)
    x, rect = column.left, column.take(height, "seam")
    for seat in [*graph.order(), None]:
        words = _("costly decision") if seat is None else graph.names[seat]
        width = (0 if seat is None else sample + gap) + size + gap + kit.text.width(words, "body")
        if x > column.left and x + width > column.left + column.width:
            x, rect = column.left, column.take(height, "seam")
        at = pygame.Rect(x, rect.top, width, height)
        column.paint(at, partial(_draw_key, graph, seat, words))
        x += width + kit.metrics.space("block")


def _size(kit: Kit) -> int:
    return max(kit.metrics.icon("row"), mark_size(kit))


def _draw_key(graph: Graph, seat: Seat | None, words: str, surface: pygame.Surface, at: pygame.Rect) -> None:
    kit = graph.kit
    gap, size = kit.metrics.space("tight"), _size(kit)
    rest = at
    if seat is not None:
        sample, rest = layout.cut_left(at, kit.metrics.px(SAMPLE), gap)
        own = seat == graph.report.seat
        ends = ((2.0, sample.height / 2), (sample.width - 2.0, sample.height / 2))
        colour = kit.theme.seat(seat + 1).colour
        width = (OWN if own else OTHER) * kit.metrics.scale
        surface.blit(drawn(kit, sample.size, [ChartLine(ends, colour, width, graph.dash(seat))]), sample)
    sign, box = layout.cut_left(rest, size, gap)
    if seat is None:
        draw_number(kit, surface, sign.center, 1, size)
    else:
        draw_shield(kit, surface, sign.center, seat, size)
    kit.text.draw(surface, box, words, "body", middle=True, lines=1)
