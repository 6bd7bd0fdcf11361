"""Charts of the statistics: a number stands in or beside each bar, whiskers show the margin of error."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from galaxy_desktop.ai.statistics import hundredths
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import headed, percent, series, to_tenths
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import draw_framed
from galaxy_desktop.ui.score.bars import draw_bar, draw_swatch, segment, source_bars
from galaxy_desktop.ui.theme import Bar, Space, mix

BAR, NAME, LONG_NAME, FIGURE, WHISKER = 26, 0.36, 0.55, 64, 7
CELL, ACROSS = 44, 10
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Shares at which the scale of a chart has a figure."""
THUMBNAIL = 1.4
"""Width of a picture beside a name, for its height."""
Illustration = tuple[str, str]
"""Game and card, tile or world whose picture stands beside the name of a row."""
NO_ILLUSTRATION: Illustration = ("", "")


@dataclass(frozen=True, slots=True)
class ShareRow:
    """Share of wins with its interval, an even share, and words for what it is about."""

    name: str
    note: str
    share: float
    low: float
    high: float
    even: float
    picture: Illustration = NO_ILLUSTRATION


@dataclass(frozen=True, slots=True)
class Month:
    """Games of one month."""

    name: str
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class PointRow:
    """Mean and best points with something that was dealt; the note has games and wins."""

    name: str
    note: str
    mean: float
    best: int
    picture: Illustration = NO_ILLUSTRATION


def _bar_height(kit: Kit) -> int:
    """Return the height of a bar: enough for the number in it."""
    return max(kit.metrics.px(BAR), kit.fonts.style("number", kit.metrics).line + kit.metrics.space("seam"))


def shares_height(kit: Kit, rows: int, *, slim: bool = False) -> int:
    """Return the height of the bars of so many rows."""
    return rows * (_share_height(kit, slim=slim) + kit.metrics.space(_gap(slim=slim)))


def fill_shares(column: Column, rows: Sequence[ShareRow], *, slim: bool = False) -> None:
    """Lay a bar from 0 to 100 % for each row, with whiskers and a mark at an even share.

    `slim` rows have their note behind the name instead of below it, where there is room for both.
    """
    kit = column.kit
    height = _share_height(kit, slim=slim)
    pictured = not slim and _pictured(kit, rows, round(column.width * NAME), height)
    name = _draw_name_and_note if slim else partial(_draw_name, pictured=pictured)
    small = kit.fonts.style("small", kit.metrics).line
    told = _("{name}, {games}: {share} won, margin {low} to {high}, even share {even}")
    for row in rows:
        rect = column.take(height, _gap(slim=slim))
        column.paint(rect, partial(_draw_share, kit, row, name))
        share, low, high, even = map(percent, (row.share, row.low, row.high, row.even))
        words = told.format(name=row.name, games=row.note, share=share, low=low, high=high, even=even)
        column.words.append(words)
    if column.rest_of_view(0) >= small:
        column.paint(column.take(small, None), partial(_draw_scale, kit))


def _parts(kit: Kit, at: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the places of the name, the track of the bar and the figure in a row of shares."""
    name, rest = layout.cut_left(at, round(at.width * NAME), kit.metrics.space("gap"))
    figure, track = layout.cut_right(rest, kit.metrics.text(FIGURE), kit.metrics.space("gap"))
    return name, layout.align(track, (track.width, min(at.height, _bar_height(kit)))), figure


def _draw_scale(kit: Kit, surface: pygame.Surface, at: pygame.Rect) -> None:
    """Draw the figures of the scale below the tracks."""
    track, soft = _parts(kit, at)[1], kit.theme.colour.text_soft
    for share in QUARTERS:
        box = pygame.Rect(0, at.top, round(track.width * 0.25), at.height)
        box.centerx = track.left + round(track.width * share)
        kit.text.draw(surface, box, percent(share), "small", colour=soft, align="centre", lines=1)


def _draw_share(
    kit: Kit, row: ShareRow, draw_name: Callable[..., None], surface: pygame.Surface, at: pygame.Rect
) -> None:
    name, track, figure = _parts(kit, at)
    draw_name(kit, row, surface, name)
    kit.faces.well(surface, track)
    for share in QUARTERS[1:-1]:
        x = track.left + round(track.width * share)
        pygame.draw.line(surface, kit.theme.colour.edge, (x, track.top + 1), (x, track.bottom - 2))
    chips = kit.theme.chart["chips"]
    draw_bar(kit, surface, track, [(chips, 1)], 1, row.share, numbered=False)
    colour = kit.theme.colour
    even = track.left + round(track.width * row.even)
    pygame.draw.line(surface, colour.text_muted, (even, track.top - 2), (even, track.bottom + 1), 2)
    low, high = (track.left + round(track.width * end) for end in (row.low, row.high))
    half = kit.metrics.px(WHISKER)
    pygame.draw.line(surface, colour.text, (low, track.centery), (high, track.centery), 2)
    for x in (low, high):
        pygame.draw.line(surface, colour.text, (x, track.centery - half), (x, track.centery + half), 2)
    kit.text.draw(surface, figure, f"**{percent(row.share)}**", "body", align="right", middle=True, lines=1)


def _row_height(kit: Kit) -> int:
    """Return the height of a row with a name and a note."""
    line, small = (kit.fonts.style(style, kit.metrics).line for style in ("body", "small"))
    return max(line + small, _bar_height(kit))


def _share_height(kit: Kit, *, slim: bool) -> int:
    """Return the height of a row of shares."""
    return kit.fonts.style("body", kit.metrics).line if slim else _row_height(kit)


def _gap(*, slim: bool) -> Space:
    """Return the gap below a row of shares."""
    return "seam" if slim else "gutter"


def _pictured(kit: Kit, rows: Sequence[ShareRow] | Sequence[PointRow], width: int, height: int) -> bool:
    """Return whether all rows have a picture, and room for it beside their words."""
    words = max((kit.text.width(text, "small") for row in rows for text in (row.name, row.note)), default=0)
    words = max([words, *(kit.text.width(row.name, "body") for row in rows)])
    picture = round(height * THUMBNAIL) + kit.metrics.space("gap")
    return picture + words <= width and all(kit.pictures.has_card(*row.picture) for row in rows)


def _draw_name(
    kit: Kit, row: ShareRow | PointRow, surface: pygame.Surface, box: pygame.Rect, *, pictured: bool
) -> None:
    """Draw a name and its note below, with the picture at the left if the rows are `pictured`."""
    if pictured:
        at, box = layout.cut_left(box, round(box.height * THUMBNAIL), kit.metrics.space("gap"))
        at = at.inflate(0, -2 * kit.faces.hair)
        draw_framed(kit, surface, kit.pictures.card(*row.picture, at.size), at)
    head = kit.text.fitted(row.name, box.width, "body", lines=1)
    foot = kit.text.fitted(row.note, box.width, "small", colour=kit.theme.colour.text_soft, lines=1)
    y = box.centery - (head.height + foot.height) // 2
    head.draw(surface, (box.left, y))
    foot.draw(surface, (box.left, y + head.height))


def _draw_name_and_note(kit: Kit, row: ShareRow, surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw a name with its note behind it, or the name alone if there is no room for both."""
    kit.text.draw(surface, box, row.name, "body", middle=True, lines=1)
    rest = layout.trim(box, left=kit.text.width(row.name, "body") + kit.metrics.space("gap"))
    if kit.text.width(row.note, "small") <= rest.width:
        soft = kit.theme.colour.text_soft
        kit.text.draw(surface, rest, row.note, "small", colour=soft, middle=True, lines=1)


def fill_months(column: Column, months: Sequence[Month]) -> None:
    """Lay a column of games for each month: won at the foot, the others above."""
    kit = column.kit
    label = kit.fonts.style("small", kit.metrics).line
    rect = column.take(column.rest_of_view(4 * label + kit.metrics.px(60)), None)
    each = max(kit.text.width(month.name, "small") for month in months) + kit.metrics.space("gap")
    shown = months[-max(1, rect.width // each) :]
    most = max(month.won + month.lost for month in shown)
    key, rest = layout.cut_top(rect, label, kit.metrics.space("gap"))
    column.paint(key, partial(_draw_key, kit))
    for month, at in zip(shown, layout.columns(rest, [layout.Share()] * len(shown)), strict=True):
        column.paint(at, partial(_draw_month, kit, month, most))
        told = _("{month}: {won} won, {lost} not won")
        column.words.append(told.format(month=month.name, won=month.won, lost=month.lost))


def _bars(kit: Kit) -> tuple[Bar, Bar]:
    """Return the looks of games won and of the others."""
    lost = mix(kit.theme.chart["chips"].colour, kit.theme.colour.panel, 0.62)
    return kit.theme.chart["chips"], Bar(lost, "stripes")


def _draw_key(kit: Kit, surface: pygame.Surface, at: pygame.Rect) -> None:
    x, size = at.left, at.height - 4
    for bar, words in zip(_bars(kit), (_("Won"), _("Not won")), strict=True):
        draw_swatch(kit, surface, pygame.Rect(x, at.top + 2, size, size), bar)
        x += size + kit.metrics.space("gap")
        box = pygame.Rect(x, at.top, kit.text.width(words, "small") + 1, at.height)
        kit.text.draw(surface, box, words, "small", colour=kit.theme.colour.text_soft, lines=1)
        x = box.right + kit.metrics.space("block")


def _draw_month(kit: Kit, month: Month, most: int, surface: pygame.Surface, at: pygame.Rect) -> None:
    label = kit.fonts.style("small", kit.metrics).line
    foot, room = layout.cut_bottom(at, label, kit.metrics.space("tight"))
    soft = kit.theme.colour.text_soft
    kit.text.draw(surface, foot, month.name, "small", colour=soft, align="centre", lines=1)
    width = min(kit.metrics.px(44), round(at.width * 0.7))
    bottom = room.bottom
    for bar, number in zip(_bars(kit), (month.won, month.lost), strict=True):
        height = round(room.height * number / most)
        if not number:
            continue
        rect = pygame.Rect(room.centerx - width // 2, bottom - height, width, max(2, height - 2))
        surface.blit(segment(kit, rect.size, bar), rect)
        if rect.height >= label:
            ink = kit.theme.colour.ink if bar.pattern == "plain" else kit.theme.colour.text
            kit.text.draw(
                surface, rect, str(number), "small", colour=ink, align="centre", middle=True, lines=1
            )
        bottom -= height


def fill_places(column: Column, places: Sequence[int], streak: range) -> None:
    """Lay a cell for each game with the place in it; wins are filled, the longest row of them is framed."""
    kit = column.kit
    side = min(kit.metrics.text(CELL), (column.width - 9 * kit.metrics.space("gutter")) // ACROSS)
    lines = -(-len(places) // ACROSS)
    gap = kit.metrics.space("gutter")
    rect = column.take(lines * (side + gap), "seam")
    for number, (place, at) in enumerate(
        zip(places, layout.cells(rect, (side, side), len(places), ACROSS, gap), strict=True)
    ):
        column.paint(at, partial(_draw_place, kit, place, framed=number in streak))
    column.words.append(series(map(str, places)))


def _draw_place(kit: Kit, place: int, surface: pygame.Surface, at: pygame.Rect, *, framed: bool) -> None:
    colour, faces = kit.theme.colour, kit.faces
    won = place == 1
    fill = kit.theme.chart["chips"].colour if won else colour.well
    edge = colour.text if framed else colour.edge
    look = FaceStyle(fill, fill, edge, faces.radius("mini"), faces.hair * (2 if framed else 1))
    faces.face(surface, at, look)
    ink = colour.ink if won else colour.text_soft
    kit.text.draw(
        surface, at, f"**{place}**" if won else str(place), "body", colour=ink, align="centre", middle=True
    )


def fill_points(column: Column, rows: Sequence[PointRow], most: int) -> None:
    """Lay the mean points of each row as a bar, with a white mark for the best; `most` points fill it."""
    kit = column.kit
    pictured = _pictured(kit, rows, round(column.width * LONG_NAME), _row_height(kit))
    for row in rows:
        rect = column.take(_row_height(kit), "seam")
        column.paint(rect, partial(_draw_points, kit, row, most, pictured=pictured))
        told = _("{name}: average {mean} VP, best {best} VP ({note})")
        words = told.format(name=row.name, mean=to_tenths(row.mean), best=row.best, note=row.note)
        column.words.append(words)


def _draw_points(
    kit: Kit, row: PointRow, most: int, surface: pygame.Surface, at: pygame.Rect, *, pictured: bool
) -> None:
    name, rest = layout.cut_left(at, round(at.width * LONG_NAME), kit.metrics.space("gap"))
    _draw_name(kit, row, surface, name, pictured=pictured)
    best, track = layout.cut_right(rest, kit.metrics.text(FIGURE) // 2, kit.metrics.space("gap"))
    track = layout.align(track, (track.width, _bar_height(kit)))
    kit.faces.well(surface, track)
    draw_bar(kit, surface, track, [(kit.theme.chart["chips"], row.mean)], most, 1)
    x = track.left + round(track.width * row.best / most)
    mark = pygame.Rect(min(x, track.right) - 3, track.top - 1, 3, track.height + 2)
    surface.fill(kit.theme.colour.text, mark)
    kit.text.draw(surface, best, f"**{row.best}**", "body", align="right", middle=True, lines=1)


def fill_sources(column: Column, sources: Mapping[str, int], name_of: Callable[[str], str]) -> None:
    """Lay one bar of all points by source, and a line for each source with its share."""
    kit, parts = column.kit, hundredths([*sources.values()])
    shares = list(zip(source_bars(kit, [*sources]), parts, strict=True))
    rect = column.take(2 * _bar_height(kit), "margin")
    column.paint(rect, lambda surface, at: draw_bar(kit, surface, at, shares, 100, len(shares)))
    for (bar, share), (source, points) in zip(shares, sources.items(), strict=True):
        line = column.take(kit.fonts.style("body", kit.metrics).line, "seam")
        words = _("{share}% · {n} VP").format(share=share, n=points)
        column.paint(line, partial(_draw_source, kit, bar, name_of(source), words))
        column.words.append(_("{name}: {what}").format(name=name_of(source), what=words))


def _draw_source(kit: Kit, bar: Bar, name: str, words: str, surface: pygame.Surface, at: pygame.Rect) -> None:
    size = at.height - 4
    draw_swatch(kit, surface, pygame.Rect(at.left, at.top + 2, size, size), bar)
    figure, rest = layout.cut_right(at, kit.metrics.text(150), kit.metrics.space("gap"))
    box = layout.trim(rest, left=size + kit.metrics.space("gap"))
    kit.text.draw(surface, box, name, "body", middle=True, lines=1)
    soft = kit.theme.colour.text_soft
    kit.text.draw(surface, figure, words, "body", colour=soft, align="right", middle=True, lines=1)


def fill_means(column: Column, means: Sequence[tuple[str, str]]) -> None:
    """Lay a line for each name with a figure at the right."""
    kit = column.kit
    for name, figure in means:
        line = column.take(kit.fonts.style("body", kit.metrics).line, "seam")
        column.paint(line, partial(_draw_mean, kit, name, figure))
        column.words.append(headed(name, figure))


def _draw_mean(kit: Kit, name: str, figure: str, surface: pygame.Surface, at: pygame.Rect) -> None:
    right, box = layout.cut_right(at, kit.metrics.text(FIGURE), kit.metrics.space("gap"))
    kit.text.draw(surface, box, name, "body", middle=True, lines=1)
    kit.text.draw(surface, right, f"**{figure}**", "body", align="right", middle=True, lines=1)
