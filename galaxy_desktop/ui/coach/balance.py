"""Luck and play: what changed the chance to win over a game, and how much of it was whose."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import sign_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import percent, pgettext
from galaxy_desktop.play.coach.report import Balance, Report
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.coach.course import Course
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.chart_lines import ChartLine, drawn
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size
from galaxy_desktop.ui.score.bars import draw_swatch
from galaxy_desktop.ui.theme import RGB, Bar

CHART, BAR, NAME, LINE, END = 60, 13, 0.3, 3.5, 12
LUCK_DASH = (9, 6)
LABELS = 3
"""Values beside the chart, one below the other."""


@dataclass(frozen=True, slots=True)
class Cause:
    """One of the things that changed the chance: its name, its bar, its sum, its value after each choice."""

    name: str
    bar: Bar
    shown: float
    values: tuple[float, ...]
    dash: tuple[int, ...]


def change_words(report: Report, value: float) -> str:
    """Return a change with its sign: "+9%", or whole points in a game of one seat."""
    number = round(value) if report.in_points else round(100 * value)
    return sign_of(number) + (str(abs(number)) if report.in_points else percent(abs(value)))


def evened(start: float, balance: Balance, unit: float) -> Balance:
    """Return a balance whose luck makes up for rounding: in units, start and changes add up to the end."""
    values = ended(start, balance), start, balance.play, balance.others
    whole, first, play, others = (round(value / unit) for value in values)
    return replace(balance, luck=(whole - first - play - others) * unit)


def ended(start: float, balance: Balance) -> float:
    """Return what the start has become with all changes."""
    return start + balance.play + balance.others + balance.luck


def _at_the_end(report: Report, seat: Seat) -> Balance:
    """Return the last balance of a seat as it is shown."""
    return evened(report.start[seat], report.balances(seat)[-1], 1.0 if report.in_points else 0.01)


def fill_balance(column: Column, report: Report, course: Course, names: Sequence[str]) -> None:
    """Lay the sums over the game as lines, then the same for each seat as bars."""
    balances = report.balances()
    last = _at_the_end(report, report.seat)
    causes = _causes(column.kit, report, balances, last)
    _fill_sum(column, report, ended(report.start[report.seat], balances[-1]), causes)
    foot = column.kit.text.block(_foot(report), column.width, "small").height
    rest = column.rest_of_view(0) - foot - _rows_height(column.kit, 0 if report.in_points else len(names))
    least = LABELS * column.kit.fonts.style("small", column.kit.metrics).line
    rect = column.take(max(column.kit.metrics.px(CHART), least, rest), "gap")
    places = [
        course.at(balance.line - 1) if balance.line - 1 in course.places else 1.0 for balance in balances
    ]
    column.paint(rect, partial(_draw_chart, column.kit, report, causes, places))
    if not report.in_points:
        _fill_seats(column, report, names)
    column.soft(_foot(report), after=None)


def _foot(report: Report) -> str:
    if report.in_points:
        return _(
            "Luck: your draws against the average. Play: your choices against a computer player's quick "
            "ones, not against the best."
        )
    if not report.result:
        return _("This game was resigned, so it has no result. The figures end at the last decision.")
    last = report.balances()[-1]
    if max(abs(last.luck), abs(last.play), abs(last.others)) > 1:
        return _("Luck is what play doesn't explain. Swings add up over the game, so a sum can pass 100%.")
    return _(
        "Play: choices against a computer player's quick ones, not against the best. Luck: the rest, from "
        "draws and rolls."
    )


def _causes(kit: Kit, report: Report, balances: Sequence[Balance], last: Balance) -> list[Cause]:
    chart = kit.theme.chart
    name, lucky = pgettext("coach", "Luck"), tuple([b.luck for b in balances])
    luck = Cause(name, chart["luck"], last.luck, lucky, LUCK_DASH)
    play = Cause(_("Your play"), chart["play"], last.play, tuple([b.play for b in balances]), ())
    if report.in_points:
        return [luck, play]
    theirs = tuple([b.others for b in balances])
    others = Cause(_("Opponents' play"), chart["large"], last.others, theirs, (2, 6))
    return [luck, others, play]


def _fill_sum(column: Column, report: Report, end: float, causes: Sequence[Cause]) -> None:
    """Lay the sum in words: the start, what each thing changed, the end."""
    start = report.start[report.seat]
    changes = [(cause, change_words(report, cause.shown)) for cause in reversed(causes)]
    _fill_causes(column, changes)
    column.words += [_("{name}: {what}").format(name=cause.name, what=change) for cause, change in changes]
    if report.in_points:
        line = _("Expected at the start: **{start}** points. At the end: **{end}**.")
        words = line.format(start=round(start), end=round(end))
    else:
        line = _("Chance to win at the start: **{start}%**. At the end: **{end}%**.")
        words = line.format(start=round(100 * start), end=round(100 * end))
    column.text(words, "body", after="gutter")


def _fill_causes(column: Column, changes: Sequence[tuple[Cause, str]]) -> None:
    """Lay what each thing changed side by side, or one below the other where that needs more room."""
    kit = column.kit
    line, gap = kit.fonts.style("body", kit.metrics).line, kit.metrics.space("frame")
    swatch = kit.metrics.letters("body") + kit.metrics.space("gap")
    widths = [
        swatch + kit.text.width(cause.name, "body") + gap // 2 + kit.text.width(f"**{change}**", "body")
        for cause, change in changes
    ]
    beside = sum(widths) + gap * (len(widths) - 1) <= column.width
    if beside:
        row = column.take(line, "seam")
        rects = layout.columns(row, widths, gap)
    else:
        rects = [column.take(line, "hair") for _change in changes]
    for rect, (cause, change) in zip(rects, changes, strict=True):
        column.paint(rect, partial(_draw_cause, kit, cause, change))


def _draw_cause(kit: Kit, cause: Cause, words: str, surface: pygame.Surface, at: pygame.Rect) -> None:
    size = kit.metrics.letters("body")
    swatch, box = layout.cut_left(at, size, kit.metrics.space("gap"))
    draw_swatch(kit, surface, layout.align(swatch, (size, size)), cause.bar)
    kit.text.draw(surface, box, cause.name, "body", middle=True, lines=1)
    kit.text.draw(surface, box, f"**{words}**", "body", align="right", middle=True, lines=1)


def most_change(causes: Sequence[Cause]) -> float:
    """Return the greatest change on the way or in the sum, which the axis reaches."""
    return max([0.05, *(abs(value) for cause in causes for value in (*cause.values, cause.shown))])


def _draw_chart(
    kit: Kit,
    report: Report,
    causes: Sequence[Cause],
    places: Sequence[float],
    surface: pygame.Surface,
    at: pygame.Rect,
) -> None:
    """Draw the sums as lines that begin at 0, each with an end of its own."""
    colour, line = kit.theme.colour, kit.fonts.style("small", kit.metrics).line
    most = most_change(causes)
    side = max(kit.text.width(change_words(report, value), "small") for value in (most, -most))
    plot = layout.trim(
        at, left=side + kit.metrics.space("gap"), right=kit.metrics.px(END), top=line // 2, bottom=line // 2
    )

    def place(across: float, value: float) -> tuple[float, float]:
        return plot.left + across * plot.width, plot.centery - value / most * plot.height / 2

    for value in (most, 0.0, -most):
        y = round(place(0, value)[1])
        ink = colour.edge if value == 0 else colour.hairline
        pygame.draw.line(surface, ink, (plot.left, y), (plot.right, y))
        box = pygame.Rect(at.left, y - line // 2, side, line)
        kit.text.draw(
            surface,
            box,
            change_words(report, value),
            "small",
            colour=colour.text_soft,
            align="right",
            lines=1,
        )
    strokes, ends = [], []
    for cause in causes:
        points = [place(0, 0), *(place(x, value) for x, value in zip(places, cause.values, strict=True))]
        moved = tuple((x - at.left, y - at.top) for x, y in points)
        dash = tuple(kit.metrics.scale * length for length in cause.dash)
        strokes.append(ChartLine(moved, cause.bar.colour, LINE * kit.metrics.scale, dash))
        ends.append((points[-1], cause.bar.colour, bool(cause.dash)))
    surface.blit(drawn(kit, at.size, strokes), at)
    for end, ink, square in ends:
        _draw_end(kit, surface, (round(end[0]), round(end[1])), ink, square=square)


def _draw_end(kit: Kit, surface: pygame.Surface, centre: tuple[int, int], ink: RGB, *, square: bool) -> None:
    """Draw the end of a line: a square for luck and others, a disc for the own play."""
    size = kit.metrics.px(END)
    if square:
        box = pygame.Rect(0, 0, size, size)
        box.center = centre
        surface.fill(ink, box)
    else:
        kit.faces.disc(surface, centre, size + 2, ink, kit.theme.colour.ink)


def _row_height(kit: Kit) -> int:
    line = kit.fonts.style("small", kit.metrics).line
    return max(2 * max(kit.metrics.px(BAR), line), shield_size(kit))


def _rows_height(kit: Kit, seats: int) -> int:
    """Return the height of the bars of all seats, with the gap above them."""
    return seats * (_row_height(kit) + kit.metrics.space("seam")) + kit.metrics.space("gap")


def _fill_seats(column: Column, report: Report, names: Sequence[str]) -> None:
    """Lay luck and play of each seat as bars from a line in the middle."""
    ends = [_at_the_end(report, seat) for seat in range(len(names))]
    most = max([0.05, *(abs(value) for balance in ends for value in (balance.luck, balance.play))])
    for seat in sorted(range(len(names)), key=lambda one: one != report.seat):
        rect = column.take(_row_height(column.kit), "seam")
        column.paint(rect, partial(_draw_seat, column.kit, report, seat, names[seat], ends[seat], most))
        luck, play = (change_words(report, value) for value in (ends[seat].luck, ends[seat].play))
        column.words.append(
            _("{name}: luck {luck}, play {play}").format(name=names[seat], luck=luck, play=play)
        )


def _draw_seat(
    kit: Kit,
    report: Report,
    seat: Seat,
    name: str,
    balance: Balance,
    most: float,
    surface: pygame.Surface,
    at: pygame.Rect,
) -> None:
    size = shield_size(kit)
    draw_shield(kit, surface, (at.left + size // 2, at.centery), seat, size)
    label = layout.trim(at, left=size + kit.metrics.space("gap"))
    label, track = layout.cut_left(label, round(at.width * NAME), kit.metrics.space("gap"))
    kit.text.draw(surface, label, name, "body", middle=True, lines=1)
    width = kit.text.width(f"+{percent(1)}", "small") + kit.metrics.space("gap")
    reach = track.width // 2 - width
    chart = kit.theme.chart
    middle = track.centerx
    rows = layout.rows(track, [layout.Share(), layout.Share()])
    for row, bar, value in zip(
        rows, (chart["luck"], chart["play"]), (balance.luck, balance.play), strict=True
    ):
        length = round(reach * abs(value) / most)
        box = layout.align(row, (row.width, kit.metrics.px(BAR)))
        box.width = max(3, length)
        words = pygame.Rect(0, row.top, width, row.height)
        if value < 0:
            box.right, words.right = middle, middle - max(3, length)
        else:
            box.left, words.left = middle, middle + max(3, length) + kit.metrics.space("seam")
        draw_swatch(kit, surface, box, bar)
        text = change_words(report, value)
        words.width -= kit.metrics.space("seam")
        kit.text.draw(
            surface, words, text, "small", align="right" if value < 0 else "left", middle=True, lines=1
        )
    pygame.draw.line(surface, kit.theme.colour.edge, (middle, at.top), (middle, at.bottom - 1), 2)
