"""Graph of the chance to win over a game: a line for each seat, and the costliest decisions as marks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot, inf

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import N_, percent, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.coach.report import Report
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.coach.course import Course
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.pointer import LEFT, SIDEWAYS
from galaxy_desktop.ui.replay.critiques import draw_number, mark_size
from galaxy_desktop.ui.scenes.chart_lines import DASHES, ChartLine, draw_ends, drawn, room_of_ends
from galaxy_desktop.ui.widgets.widget import Widget

OWN, OTHER, STEM = 4.5, 3.0, 14
STEPS, FIVE = 4, 5.0
FILL, BAND = 34, 110
NEAR = 1.4
"""Reach of a mark for the pointer, in diameters."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One point of the lines: the place on the axis, the values of all seats, and words for the moment."""

    line: int
    at: float
    values: tuple[float, ...]
    words: str


class Graph(Widget):
    """Lines of all seats; the marks can be clicked, arrow keys and the pointer read single points."""

    kind_word = N_("graph")

    def __init__(
        self,
        kit: Kit,
        report: Report,
        course: Course,
        names: Sequence[str],
        words: Callable[[int], str],
        choose: Callable[[int], None],
    ) -> None:
        """Begin with no marks; `words` says the moment of a line, `choose` is called with a mark's number."""
        super().__init__(kit, layout.nowhere(), _("Chance to win"))
        self.report = report
        self.course = course
        self.names = names
        self.choose = choose
        self.marks: Sequence[int] = ()
        """Lines of the marked choices, the costliest first."""
        self.chosen = -1
        self.grown = 1.0
        """Share of the lines that is drawn."""
        self.reading = -1
        """Number of the point that is read; -1 for none."""
        self.readings = self._read(words)
        self.low, self.high = self._range()
        self._lines: pygame.Surface | None = None

    def place_in(self, rect: pygame.Rect) -> None:
        """Take a place."""
        self.rect.update(rect)

    @property
    def plot(self) -> pygame.Rect:
        """Part of the graph between the axes and the shields."""
        kit = self.kit
        line = kit.fonts.style("small", kit.metrics).line
        side = kit.text.width(percent(1), "small") + kit.metrics.space("gap")
        foot = line + kit.metrics.space("gap")
        return layout.trim(self.rect, left=side, right=room_of_ends(kit), top=line // 2 + 1, bottom=foot)

    def _read(self, words: Callable[[int], str]) -> list[Reading]:
        if not self.report.judged:
            return []
        first = Reading(-1, 0.0, self.report.start, _("At the start"))
        found = [
            Reading(one.line, self.course.at(one.line), one.verdict.seats, words(one.line))
            for one in self.report.judged
        ]
        if self.report.whole and self.report.result:
            found.append(Reading(self.report.end, 1.0, self.report.result, _("At the end")))
        return [first, *found]

    def _range(self) -> tuple[float, float]:
        """Return the least and the most on the vertical axis: 0 and 1, or points in whole fives."""
        if not self.report.in_points:
            return 0.0, 1.0
        values = [value for one in self.readings for value in one.values] or [0.0]
        low = min(values) // FIVE * FIVE
        return low, low + STEPS * FIVE * max(1.0, -(-(max(values) - low) // (STEPS * FIVE)))

    def place(self, at: float, value: float) -> Point:
        """Return the place of a value in the window."""
        share = (value - self.low) / (self.high - self.low)
        return self.plot.left + at * self.plot.width, self.plot.bottom - share * self.plot.height

    def mark_place(self, number: int) -> tuple[int, int]:
        """Return the middle of a mark: above its point, or below it near the upper edge, clear of others."""
        return self._mark_places()[number]

    def _mark_places(self) -> list[tuple[int, int]]:
        """Return the middles of all marks; a costlier one stays nearer to its point."""
        apart = mark_size(self.kit) + self.kit.metrics.space("seam")
        found: list[tuple[int, int]] = []
        for line in self.marks:
            x, y = self._point_of(line)
            up = mark_size(self.kit) // 2 + self.kit.metrics.px(STEM)
            middle = round(y - up if y - 2 * up > self.plot.top else y + up)
            heights = sorted(range(self.plot.top, self.plot.bottom), key=lambda one: abs(one - middle))
            clear = (
                (round(x), height)
                for height in heights
                if all(hypot(x - other[0], height - other[1]) >= apart for other in found)
            )
            found.append(next(clear, (round(x), middle)))
        return found

    def _point_of(self, line: int) -> Point:
        one = next(one for one in self.readings if one.line == line)
        return self.place(one.at, one.values[self.report.seat])

    def mark_at(self, pos: tuple[int, int]) -> int | None:
        """Return the number of the mark nearest to a place; None if none is near."""
        away = [pygame.Vector2(place).distance_to(pos) for place in self._mark_places()]
        nearest = min(away, default=inf)
        return away.index(nearest) if nearest <= mark_size(self.kit) * NEAR / 2 else None

    def point(self, pos: tuple[int, int]) -> bool:
        """Read the point nearest to a place; return whether anything looks different now."""
        before = self.reading
        self.reading = -1
        if self.rect.collidepoint(pos) and self.readings:
            places = [abs(self.place(one.at, 0)[0] - pos[0]) for one in self.readings]
            self.reading = places.index(min(places))
        return self.reading != before

    def handle(self, event: pygame.event.Event) -> bool:
        """Choose the mark that is clicked; read points with the arrow keys."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and self.covers(event.pos):
            number = self.mark_at(event.pos)
            if number is not None:
                self.choose(number)
            return True
        return event.type == pygame.KEYDOWN and self.key(event)

    def key(self, event: pygame.event.Event) -> bool:
        """Read the point before or after; let all other keys pass."""
        if event.key not in SIDEWAYS or not self.readings:
            return False
        self.reading = min(len(self.readings) - 1, max(0, self.reading + SIDEWAYS[event.key]))
        return True

    def leave(self) -> None:
        """Read nothing."""
        self.reading = -1

    @property
    def state(self) -> str:
        """Point that is read, in words."""
        return self._reading_words(self.readings[self.reading]) if self.reading >= 0 else ""

    def in_words(self) -> list[str]:
        """Return the values at the start, at the first choice of each later round, and at the end."""
        firsts: dict[int, Reading] = {}
        for one in self.readings:
            firsts.setdefault(int(one.at * self.course.length), one)
        return [self._reading_words(one) for one in firsts.values()]

    def _reading_words(self, one: Reading) -> str:
        return series([one.words, *(self._value_words(seat, one.values) for seat in self.order())])

    def _value_words(self, seat: Seat, values: Sequence[float]) -> str:
        return f"{self.names[seat]} {self.figure(values[seat])}"

    def figure(self, value: float) -> str:
        """Return a value as it is written."""
        return str(round(value)) if self.report.in_points else percent(value)

    def order(self) -> list[Seat]:
        """Return the seats, its own first."""
        return sorted(range(len(self.names)), key=lambda seat: seat != self.report.seat)

    def dash(self, seat: Seat) -> tuple[float, ...]:
        """Return the dashes of the line of a seat, in pixels; none for its own."""
        others = [one for one in self.order() if one != self.report.seat]
        if seat not in others:
            return ()
        return tuple(self.kit.metrics.scale * part for part in DASHES[others.index(seat) % len(DASHES)])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the axes, the round of the chosen mark, the lines, the marks and the point that is read."""
        self._draw_chosen_round(surface)
        self._draw_axes(surface)
        if not self.readings:
            return
        if self._lines is None:
            self._lines = self._drawn()
        shown = self.rect.copy()
        shown.width = round(self.rect.width * self.grown)
        surface.blit(self._lines, self.rect, ((0, 0), shown.size))
        if self.grown >= 1.0:
            last = self.readings[-1]
            ends = {seat: self.place(last.at, last.values[seat]) for seat in self.order()}
            draw_ends(self.kit, surface, ends, self.rect.bottom)
            for number in reversed(range(len(self.marks))):
                self._draw_mark(surface, number)
            if self.reading >= 0:
                self._draw_reading(surface)

    def _draw_chosen_round(self, surface: pygame.Surface) -> None:
        if 0 <= self.chosen < len(self.marks):
            number = int(self.course.places[self.marks[self.chosen]])
            left, right = (self.place(one / self.course.length, 0)[0] for one in (number, number + 1))
            band = pygame.Rect(round(left), self.plot.top, round(right - left), self.plot.height)
            high = self.kit.theme.colour.high
            self.kit.faces.face(surface, band, FaceStyle(high, high, high, 1, alpha=BAND))

    def _draw_axes(self, surface: pygame.Surface) -> None:
        kit, colour = self.kit, self.kit.theme.colour
        line = kit.fonts.style("small", kit.metrics).line
        for step in range(STEPS + 1):
            value = self.low + (self.high - self.low) * step / STEPS
            y = round(self.place(0, value)[1])
            pygame.draw.line(surface, colour.hairline, (self.plot.left, y), (self.plot.right, y))
            box = pygame.Rect(self.rect.left, y - line // 2, self.plot.left - self.rect.left, line)
            box = layout.trim(box, right=kit.metrics.space("gap"))
            kit.text.draw(
                surface, box, self.figure(value), "small", colour=colour.text_soft, align="right", lines=1
            )
        self._draw_rounds(surface, line)

    def _draw_rounds(self, surface: pygame.Surface, line: int) -> None:
        """Draw the word before the axis, and the numbers of the rounds, as many as there is room for."""
        kit, each = self.kit, self.plot.width / self.course.length
        soft = kit.theme.colour.text_soft
        foot = layout.bottom(self.rect, line)
        word = layout.left_of(foot, self.plot.left)
        if kit.text.width(_("Round"), "small") <= word.width:
            kit.text.draw(surface, word, _("Round"), "small", colour=soft, lines=1)
        step = next(n for n in (1, 2, 5, 10, 20, 50, 1000) if n * each >= kit.text.width("000", "small"))
        for number in range(self.course.first, self.course.last + 1):
            if number > 0 and (number % step == 0 or (number == 1 and step > 2)):  # round 0 is the setup
                middle = self.plot.left + (number - self.course.first + 0.5) * each
                box = pygame.Rect(0, 0, round(each * step), line)
                box.midbottom = (round(middle), self.rect.bottom)
                kit.text.draw(surface, box, str(number), "small", colour=soft, align="centre", lines=1)

    def _drawn(self) -> pygame.Surface:
        """Return the lines of all seats, the own one above, with a fill below it."""
        left, top = self.rect.topleft
        strokes = []
        scale = self.kit.metrics.scale
        for seat in reversed(self.order()):
            points = tuple(self.place(one.at, one.values[seat]) for one in self.readings)
            moved = tuple((x - left, y - top) for x, y in points)
            own = seat == self.report.seat
            colour = self.kit.theme.seat(seat + 1).colour
            strokes.append(ChartLine(moved, colour, (OWN if own else OTHER) * scale, self.dash(seat)))
        made = pygame.Surface(self.rect.size, pygame.SRCALPHA, 32)
        foot = self.plot.bottom - top
        own_line = strokes[-1].points
        area = [*own_line, (own_line[-1][0], foot), (own_line[0][0], foot)]
        pygame.draw.polygon(made, (*strokes[-1].colour, FILL), area)
        made.blit(drawn(self.kit, self.rect.size, strokes), (0, 0))
        return made

    def _draw_mark(self, surface: pygame.Surface, number: int) -> None:
        """Draw a mark: its disc with the number, and a stem to its point."""
        kit, colour, size = self.kit, self.kit.theme.colour, mark_size(self.kit)
        x, y = self.mark_place(number)
        point = self._point_of(self.marks[number])
        pygame.draw.line(surface, colour.refuse, (x, y), point, max(2, kit.metrics.px(2)))
        kit.faces.disc(
            surface, (round(point[0]), round(point[1])), kit.metrics.px(9), colour.refuse, colour.ink
        )
        if number == self.chosen:
            kit.faces.disc(surface, (x, y), size + kit.metrics.px(10), colour.primary)
        draw_number(kit, surface, (x, y), number + 1, size)

    def _draw_reading(self, surface: pygame.Surface) -> None:
        """Draw a line at the point that is read, and a plate with the values of all seats."""
        kit, one = self.kit, self.readings[self.reading]
        x = round(self.place(one.at, 0)[0])
        pygame.draw.line(surface, kit.theme.colour.text_soft, (x, self.plot.top), (x, self.plot.bottom))
        rows = [f"**{one.words}**", *(self._value_words(seat, one.values) for seat in self.order())]
        line = kit.fonts.style("small", kit.metrics).line
        pad = kit.metrics.space("gap")
        plate = pygame.Rect(0, 0, max(kit.text.width(row, "small") for row in rows), line * len(rows))
        plate.inflate_ip(2 * pad, pad)
        plate.topleft = (x + pad, self.plot.top + pad)
        if plate.right > self.rect.right:
            plate.right = x - pad
        kit.faces.raised(surface, plate, kit.theme.colour.edge)
        inner = layout.inset(plate, pad, pad // 2)
        for number, row in enumerate(rows):
            box = pygame.Rect(inner.left, inner.top + number * line, inner.width, line)
            kit.text.draw(surface, box, row, "small", lines=1)
