"""Chart of a game and its branch: progress of all seats after each round, told apart where they differ."""

from collections.abc import Mapping, Sequence

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.play.comparison import Comparison
from galaxy_desktop.play.progress import Totals
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.replay.figures import figure
from galaxy_desktop.ui.scenes.chart_lines import DASHES, ChartLine, draw_ends, drawn, room_of_ends

THICK, THIN = 4.5, 3.0
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""Distances, in points or rounds, between two figures of an axis."""
MOST_LINES = 5
"""Number of lines across the chart, at most."""


class Courses:
    """Lines of all seats: dashed as played, solid in the branch; before it both are one."""

    def __init__(self, kit: Kit, comparison: Comparison, at: pygame.Rect) -> None:
        """Begin with a chart in this place."""
        self.kit = kit
        self.comparison = comparison
        self.at = at
        rows = [*comparison.played.values(), *comparison.tried.values()]
        values = [value for row in rows for value in row]
        most, least = max(values, default=1), min([0, *values])
        self.step = _step(max(1, most - least), MOST_LINES)
        self.low = least // self.step * self.step
        self.high = -(-max(1, most) // self.step) * self.step
        line, gap = kit.fonts.style("small", kit.metrics).line, kit.metrics.space("gap")
        self.game = comparison.branch.game()
        ends = (figure(self.game, value) for value in (self.low, self.high))
        figures = max(kit.text.width(words, "small") for words in ends) + gap
        self.plot = layout.trim(
            at, left=figures, right=room_of_ends(kit), top=line // 2 + 1, bottom=line + gap
        )

    def place(self, number: int, value: float) -> Point:
        """Return the place of a value after a round."""
        first, last = self.comparison.rounds[0], self.comparison.rounds[-1]
        across = (number - first) / max(1, last - first)
        up = (value - self.low) / (self.high - self.low)
        return self.plot.left + across * self.plot.width, self.plot.bottom - up * self.plot.height

    def draw(self, surface: pygame.Surface, shown: int) -> None:
        """Draw the axes, the lines, and an upright line at the round that is shown."""
        self._draw_values(surface)
        self._draw_rounds(surface, shown)
        x = round(self.place(shown, 0)[0])
        primary = self.kit.theme.colour.primary
        pygame.draw.line(surface, primary, (x, self.plot.top), (x, self.plot.bottom), 2)
        surface.blit(drawn(self.kit, self.at.size, self._strokes()), self.at)
        self._draw_ends(surface)

    def _draw_values(self, surface: pygame.Surface) -> None:
        kit, colour = self.kit, self.kit.theme.colour
        line, gap = kit.fonts.style("small", kit.metrics).line, kit.metrics.space("gap")
        for value in range(self.low, self.high + 1, self.step):
            y = round(self.place(0, value)[1])
            pygame.draw.line(surface, colour.hairline, (self.plot.left, y), (self.plot.right, y))
            box = pygame.Rect(self.at.left, y - line // 2, self.plot.left - gap - self.at.left, line)
            words = figure(self.game, value)
            kit.text.draw(surface, box, words, "small", colour=colour.text_soft, align="right", lines=1)

    def _draw_rounds(self, surface: pygame.Surface, shown: int) -> None:
        kit, rounds = self.kit, self.comparison.rounds
        widest = kit.text.width("000", "small")
        step = _step(len(rounds), max(1, self.plot.width // widest))
        for number in rounds:
            beside = abs(self.place(number, 0)[0] - self.place(shown, 0)[0]) < widest
            if number == shown or (number % step == 0 and not beside):
                box = pygame.Rect(0, 0, widest, kit.fonts.style("small", kit.metrics).line)
                box.midbottom = (round(self.place(number, 0)[0]), self.at.bottom)
                soft = kit.theme.colour.text_soft
                words = f"**{number}**" if number == shown else str(number)
                kit.text.draw(surface, box, words, "small", colour=soft, align="centre", lines=1)

    def _strokes(self) -> list[ChartLine]:
        """Return the lines of the common rounds and of the original, then those of the branch above."""
        both, start = self.comparison, self.comparison.origin.round
        common = {number: row for number, row in both.played.items() if number < start}
        fork = max(common, default=start)
        strokes = []
        for totals, width, dash in (
            (both.played, THIN, DASHES[-1]),
            (common, THIN, ()),
            (both.tried, THICK, ()),
        ):
            rows = totals if totals is common else {n: row for n, row in totals.items() if n >= fork}
            strokes += [self._stroke(rows, seat, width, dash) for seat in self._seats() if len(rows) > 1]
        return strokes

    def _seats(self) -> list[Seat]:
        """Return the seats, that of the viewer last, so that its line is on top."""
        seats = range(len(self.comparison.branch.table().seats))
        return sorted(seats, key=lambda seat: seat == self.comparison.branch.first_viewer)

    def _stroke(self, rows: Mapping[int, Totals], seat: Seat, width: float, dash: Sequence[int]) -> ChartLine:
        left, top = self.at.topleft
        places = (self.place(number, row[seat]) for number, row in sorted(rows.items()))
        scale = self.kit.metrics.scale
        return ChartLine(
            tuple((x - left, y - top) for x, y in places),
            self.kit.theme.seat(seat + 1).colour,
            width * scale,
            tuple(scale * part for part in dash),
        )

    def _draw_ends(self, surface: pygame.Surface) -> None:
        """Draw the shields of all seats where their lines of the branch end, moved apart if need be."""
        if not self.comparison.tried:
            return
        last = max(self.comparison.tried)
        row = self.comparison.tried[last]
        places = {seat: self.place(last, row[seat]) for seat in self._seats()}
        draw_ends(self.kit, surface, places, self.at.bottom)


def course_words(comparison: Comparison) -> list[str]:
    """Return the progress of all seats after each round, in both games."""
    game, names = comparison.branch.game(), comparison.branch.table().names()
    told = []
    for number in comparison.rounds:
        for words, totals in (
            (_("Round {n}, as played: {points}"), comparison.played),
            (_("Round {n}, what if: {points}"), comparison.tried),
        ):
            if number in totals:
                row = zip(names, totals[number], strict=True)
                points = series(f"{name} {figure(game, one)}" for name, one in row)
                told.append(words.format(n=number, points=points))
    return told


def _step(length: int, most: int) -> int:
    """Return the distance of figures on an axis of this length, so that there are at most so many."""
    return next((step for step in STEPS if length / step <= most), STEPS[-1])
