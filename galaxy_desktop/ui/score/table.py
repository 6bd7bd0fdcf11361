"""Points by source and seat as a table; the best of each row is bright."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from galaxy_desktop.engine.game import Score
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size

ROW = 40
LABEL_SHARE = 0.4


@dataclass(frozen=True, slots=True)
class _Line:
    """Row of the table: its label and the figure of each seat."""

    label: str
    values: Sequence[int]
    strong: bool = False


def fill_score_table(
    column: Column,
    sources: Sequence[str],
    names: Sequence[str],
    scores: Sequence[Score],
    *,
    tie_break: str,
    shown: Callable[[], int],
) -> None:
    """Lay the names, a row for each source, and the total and tie-break if `tie_break` names one.

    One seat alone has no tie to break. The figures of a row are drawn once `shown` counts it.
    """
    kit = column.kit
    height = max(kit.metrics.px(ROW), kit.fonts.style("body", kit.metrics).line + kit.metrics.space("gutter"))
    lines = _lines_of(column, names)
    head = column.take(height + (lines - 1) * kit.fonts.style("body", kit.metrics).line, None)
    column.paint(head, partial(_draw_names, column, names, lines))
    rows = [_Line(name, [score.parts[n][1] for score in scores]) for n, name in enumerate(sources)]
    if tie_break:
        rows.append(_Line(_("Total"), [score.total for score in scores], strong=True))
        if len(scores) > 1 and any(score.tie_break for score in scores):
            rows.append(_Line(tie_break, [score.tie_break for score in scores]))
    cell = _cells(pygame.Rect(0, 0, column.width, height), len(scores))[0]
    for n, row in enumerate(rows):
        words = kit.text.block(row.label, _label_room(column, cell), "body", lines=2)
        tall = max(height, words.height + kit.metrics.space("seam"))
        column.paint(column.take(tall, None), partial(_draw_row, column, row, partial(_counts, shown, n)))


def _cells(at: pygame.Rect, seats: int) -> list[pygame.Rect]:
    """Return the cell of the label, then one for each seat."""
    left = round(at.width * LABEL_SHARE)
    each = (at.width - left) / seats
    return [layout.left(at, left)] + [
        pygame.Rect(at.left + left + round(n * each), at.top, round(each), at.height) for n in range(seats)
    ]


def _label_room(column: Column, cell: pygame.Rect) -> int:
    """Return the width for the label of a row."""
    return cell.width - 2 * column.kit.metrics.space("margin")


def _name_room(column: Column, cell: pygame.Rect) -> int:
    """Return the width for a name beside its shield."""
    return cell.width - shield_size(column.kit) - column.kit.metrics.space("pad")


def _lines_of(column: Column, names: Sequence[str]) -> int:
    """Return the number of lines the names need: 1 or 2."""
    cells = _cells(pygame.Rect(0, 0, column.width, 1), len(names))[1:]
    wide = [column.kit.text.width(f"**{name}**") > _name_room(column, cells[0]) for name in names]
    return 2 if any(wide) else 1


def _draw_names(
    column: Column, names: Sequence[str], lines: int, surface: pygame.Surface, at: pygame.Rect
) -> None:
    kit = column.kit
    size = shield_size(kit)
    for seat, (name, cell) in enumerate(zip(names, _cells(at, len(names))[1:], strict=True)):
        words = kit.text.fitted(f"**{name}**", _name_room(column, cell), "body", lines=lines)
        x = cell.centerx - (size + kit.metrics.space("gutter") + words.size[0]) // 2
        draw_shield(kit, surface, (x + size // 2, cell.centery), seat, size)
        words.draw(surface, (x + size + kit.metrics.space("gutter"), cell.centery - words.height // 2))


def _counts(shown: Callable[[], int], number: int) -> bool:
    """Return whether the figures of this row are known by now."""
    return number < shown()


def _draw_row(
    column: Column,
    line: _Line,
    shown: Callable[[], bool],
    surface: pygame.Surface,
    at: pygame.Rect,
) -> None:
    kit, colour = column.kit, column.kit.theme.colour
    label_cell, *cells = _cells(at, len(line.values))
    if line.strong:
        kit.faces.raised(surface, at)
    else:
        surface.fill(colour.hairline, (at.left, at.bottom - 1, at.width, 1))
    box = layout.inset(label_cell, kit.metrics.space("margin"), 0)
    words = f"**{line.label}**" if line.strong else line.label
    kit.text.draw(surface, box, words, "body", colour=colour.text, middle=True, lines=2)
    if not shown():
        return
    best = max(line.values)
    for value, cell in zip(line.values, cells, strict=True):
        bright = line.strong or (value == best and value > min(line.values))
        figure = f"**{value}**" if bright else str(value)
        ink = colour.text if bright else colour.text_soft
        kit.text.draw(surface, cell, figure, "body", colour=ink, align="centre", middle=True, lines=1)
