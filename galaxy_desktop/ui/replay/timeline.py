"""Timeline of a replay: a block for each phase, the progress of all seats, marks, and the shown moment."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import groupby

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import N_, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.replay import Replay, Span, Swing
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.pointer import LEFT
from galaxy_desktop.ui.replay.critiques import draw_number
from galaxy_desktop.ui.replay.figures import change, figure, meaning, measure
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.scenes.shields import draw_shield
from galaxy_desktop.ui.score.bars import chart_bars
from galaxy_desktop.ui.theme import RGB, mix
from galaxy_desktop.ui.widgets.widget import Widget

BLOCK, LINE, MARK, SHIELD, LEGEND, POINTER = 28, 3, 22, 20, 92, 14
LEAST_CURVES = 46
TO_COME = 0.62
"""Share of the background in the colours of what is still to come."""
RADIUS = 4


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Return the fewest letters of each name that no other one begins with, or all of it."""
    short = {}
    for name in names:
        begins = (name[:length] for length in range(1, len(name)))
        alone = (part for part in begins if not any(one.startswith(part) for one in names if one != name))
        short[name] = next(alone, name)
    return short


class Timeline(Widget):
    """Timeline; a click or drag shows the nearest moment."""

    kind_word = N_("slider")

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        replay: Replay,
        go: Callable[[int], None],
        *,
        marks: Sequence[int],
    ) -> None:
        """Begin with numbered `marks` at these moments, beside those of large gains."""
        super().__init__(kit, rect, _("Timeline"))
        self.marks = marks
        self.replay = replay
        self.go = go
        line = kit.fonts.style("small", kit.metrics).line
        block = kit.metrics.text(BLOCK)
        rest = rect.height - line - block
        self._curved = rest >= max(LEAST_CURVES, kit.metrics.px(LEAST_CURVES))
        legend = kit.metrics.text(LEGEND) if self._curved else 0
        self.track = layout.trim(rect, right=legend + kit.metrics.space("gap"), left=kit.metrics.space("gap"))
        self.labels, below = layout.cut_top(self.track, line if self._curved else 0)
        self.blocks, self.curves = layout.cut_top(below, block if self._curved else below.height)
        if not self._curved:
            self.curves = layout.nowhere()
        self.legend = layout.right(rect, legend)
        self._layers: dict[bool, pygame.Surface] = {}
        self.pointed: Span | None = None
        """Block under the pointer, which is named."""
        self._told: tuple[str, pygame.Rect] | None = None
        """Words about the mark, curve or figures under the pointer, and the place of these."""

    @property
    def state(self) -> str:
        """Moment that is shown."""
        return moment_words(self.replay.game(), self.replay.moment())

    def in_words(self) -> list[str]:
        """Return the progress of all seats after each round, then the marked gains."""
        replay, game = self.replay, self.replay.game()
        names = [escape(name) for name in replay.table().names()]
        told = [] if game.has_points else [meaning(game)]
        for (number, _line), row in zip(replay.rounds, replay.progress[1:], strict=True):
            points = series(f"{name} {figure(game, one)}" for name, one in zip(names, row, strict=True))
            told.append(_("Round {n}: {points}").format(n=number, points=points))
        return told + [self._gain_words(one) for one in replay.swings]

    def _gain_words(self, swing: Swing) -> str:
        """Return a sentence about a large gain."""
        game = self.replay.game()
        words = _("Large gain in round {n}: {name} +{gain}")
        if game.has_points:
            words = _("Large gain in round {n}: {name} +{gain} VP")
        name = escape(self.replay.table().names()[swing.seat])
        return words.format(n=swing.round, name=name, gain=figure(game, swing.gain))

    def x_of(self, line: int) -> int:
        """Return the place of a moment: every stop is as far from the next one."""
        stops = self.replay.stops
        place = min(len(stops) - 1, bisect_left(stops, line))
        return self.track.left + round(self.track.width * place / max(1, len(stops) - 1))

    def line_at(self, x: int) -> int:
        """Return the stop that is nearest to a place."""
        stops = self.replay.stops
        share = (x - self.track.left) / max(1, self.track.width)
        return stops[min(len(stops) - 1, max(0, round(share * (len(stops) - 1))))]

    def handle(self, event: pygame.event.Event) -> bool:
        """Show the moment at the pointer while the button is held."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and self.covers(event.pos):
            self.pressed = True
            self.go(self.line_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEMOTION and self.pressed:
            self.go(self.line_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self.pressed:
            self.pressed = False
            return True
        return False

    def gains(self) -> list[tuple[Swing, pygame.Rect]]:
        """Return the large gains with their places, the largest first; none that would cover another."""
        size = self._mark_size()
        y = self.blocks.bottom + (size // 2 if self._curved else -size // 2)
        found: list[tuple[Swing, pygame.Rect]] = []
        for swing in sorted(self.replay.swings, key=lambda one: one.gain, reverse=True):
            width = self.kit.text.width(self._gain_on_mark(swing), "small") + size
            plate = pygame.Rect(0, 0, width, size)
            plate.center = self.x_of(swing.line), y
            plate.clamp_ip(self.track)
            if plate.collidelist([placed for _swing, placed in found]) < 0:
                found.append((swing, plate))
        return found

    def _gain_on_mark(self, swing: Swing) -> str:
        return f"**{change(self.replay.game(), swing.gain)}**"

    def update(self, dt: float) -> bool:
        """Follow the pointer from block to block, and to marks and curves."""
        before = self.pointed, self._told
        self._told = self._told_at(self.kit.pointer.pos) if self.hovered else None
        spans = self.hovered and self._told is None
        self.pointed = self._span_at(self.kit.pointer.pos) if spans else None
        return (self.pointed, self._told) != before

    def _told_at(self, pos: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """Return words about the mark, curve or column of figures at a place, with that of the thing."""
        for swing, plate in self.gains():
            if plate.collidepoint(pos):
                return self._gain_words(swing), plate
        about = next((box for box in (self.curves, self.legend) if box.collidepoint(pos)), None)
        return None if about is None else (meaning(self.replay.game()), about)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is still to come dimmed, what has happened in full, then marks and pointer."""
        now = self.x_of(self.replay.at)
        surface.blit(self._layer(to_come=True), self.rect)
        before = surface.get_clip()
        surface.set_clip(layout.left_of(self.rect, now).clip(before))
        surface.blit(self._layer(to_come=False), self.rect)
        surface.set_clip(before)
        self._draw_split(surface, now)
        self._draw_marks(surface)
        self._draw_pointer(surface, now)
        if self._curved:
            self._draw_legend(surface)

    def draw_above(self, surface: pygame.Surface) -> None:
        """Outline the block under the pointer and name it above; or say what is under the pointer."""
        if self._told is not None:
            self._draw_plate(surface, *self._told)
        if self.pointed is None:
            return
        at = self._span_rect(self.pointed.first, self.pointed.last, self.blocks)
        edge, radius = max(2, self.kit.metrics.px(2)), self.kit.metrics.px(RADIUS)
        pygame.draw.rect(surface, self.kit.theme.colour.text, at, edge, radius)
        self._draw_plate(surface, moment_words(self.replay.game(), self.pointed.moment), at)

    def _draw_plate(self, surface: pygame.Surface, words: str, at: pygame.Rect) -> None:
        """Draw a plate with words above a place."""
        line, pad = self.kit.fonts.style("small", self.kit.metrics).line, self.kit.metrics.space("gap")
        plate = pygame.Rect(0, 0, self.kit.text.width(words, "small") + 2 * pad, line + pad)
        plate.midbottom = at.centerx, at.top - self.kit.metrics.space("hair")
        plate.clamp_ip(pygame.Rect(self.rect.left, 0, self.rect.width, at.top))
        self.kit.faces.raised(surface, plate, self.kit.theme.colour.text_soft)
        self.kit.text.draw(surface, plate, words, "small", align="centre", middle=True, lines=1)

    def _span_at(self, pos: tuple[int, int]) -> Span | None:
        """Return the block at a place; None beside all of them."""
        if not self.blocks.collidepoint(pos):
            return None
        at = (
            span
            for span in self.replay.spans
            if self._span_rect(span.first, span.last, self.blocks).collidepoint(pos)
        )
        return next(at, None)

    def _layer(self, *, to_come: bool) -> pygame.Surface:
        """Return labels, blocks and curves, all in full or all dimmed; drawn once."""
        if to_come not in self._layers:
            made = pygame.Surface(self.rect.size, pygame.SRCALPHA, 32)
            self._draw_blocks(made, to_come=to_come)
            if self._curved:
                self._draw_labels(made, to_come=to_come)
                self._draw_curves(made, to_come=to_come)
            self._layers[to_come] = made
        return self._layers[to_come]

    def _shade(self, colour: RGB, *, to_come: bool) -> RGB:
        return mix(colour, self.kit.theme.colour.panel, TO_COME if to_come else 0.0)

    def _on_layer(self, rect: pygame.Rect) -> pygame.Rect:
        return rect.move(-self.rect.left, -self.rect.top)

    def _span_rect(self, first: int, last: int, row: pygame.Rect) -> pygame.Rect:
        left, right = self.x_of(first), self.x_of(last + 1)
        return pygame.Rect(left, row.top, max(2, right - left), row.height)

    @cached_property
    def _colours(self) -> dict[str, RGB]:
        """Colour of each phase, in the order in which they first happened."""
        phases = dict.fromkeys(span.moment.phase for span in self.replay.spans if span.moment.round)
        bars = chart_bars(self.kit)
        return {phase: bars[number % len(bars)].colour for number, phase in enumerate(phases)}

    def _draw_blocks(self, surface: pygame.Surface, *, to_come: bool) -> None:
        for span in self.replay.spans:
            at = self._on_layer(self._span_rect(span.first, span.last, self.blocks))
            self._draw_block(surface, span, at, to_come=to_come)
            if name := self._name_on(span):
                colour = self.kit.theme.colour
                ink = colour.text if to_come else colour.ink
                plate = self._plate(at)
                self.kit.text.draw(
                    surface, plate, name, "small", colour=ink, align="centre", middle=True, lines=1
                )

    def _plate(self, at: pygame.Rect) -> pygame.Rect:
        return layout.trim(at, right=self.kit.metrics.space("hair"))

    def _draw_block(self, surface: pygame.Surface, span: Span, at: pygame.Rect, *, to_come: bool) -> None:
        """Draw a block without its name."""
        muted = self.kit.theme.colour.text_muted
        colour = self._shade(self._colours.get(span.moment.phase, muted), to_come=to_come)
        pygame.draw.rect(surface, colour, self._plate(at), border_radius=self.kit.metrics.px(RADIUS))

    def _draw_split(self, surface: pygame.Surface, now: int) -> None:
        """Draw the block whose name the pointer of the moment would cut without that name."""
        split = next((span for span in self.replay.spans if self._cuts(now, span)), None)
        if split is None:
            return
        at, before = self._span_rect(split.first, split.last, self.blocks), surface.get_clip()
        for to_come, part in ((True, layout.right_of(at, now)), (False, layout.left_of(at, now))):
            surface.set_clip(part.clip(before))
            self._draw_block(surface, split, at, to_come=to_come)
        surface.set_clip(before)

    def _cuts(self, now: int, span: Span) -> bool:
        """Return whether the pointer of the moment is on the name of a block."""
        plate = self._plate(self._span_rect(span.first, span.last, self.blocks))
        if not plate.left <= now <= plate.right or not (name := self._name_on(span)):
            return False
        reach = (self.kit.text.width(name, "small") + self.kit.metrics.px(POINTER)) // 2
        return abs(now - plate.centerx) <= reach

    def _name_on(self, span: Span) -> str:
        """Return the name of the phase on its block, or its short one; empty if neither fits."""
        whole = self.replay.game().words.phase(span.moment.phase)
        plate = self._plate(self._span_rect(span.first, span.last, self.blocks))
        gap = self.kit.metrics.space("hair")
        fitting = (name for name in (whole, self._short.get(whole, "")) if self._fits(name, plate, gap))
        return next(fitting, "")

    def _fits(self, name: str, plate: pygame.Rect, gap: int) -> bool:
        return self.kit.text.width(name, "small") + gap <= plate.width

    @cached_property
    def _short(self) -> dict[str, str]:
        """Short name of each phase that is named in the timeline, by its name."""
        words = self.replay.game().words
        return short_names([words.phase(phase) for phase in self._colours])

    def _draw_labels(self, surface: pygame.Surface, *, to_come: bool) -> None:
        colour = self.kit.theme.colour
        for number, spans in groupby(self.replay.spans, lambda span: span.moment.round):
            same = list(spans)
            at = self._on_layer(self._span_rect(same[0].first, same[-1].last, self.labels))
            words = _("Round {n}").format(n=number) if number else _("Setup")
            if self.kit.text.width(words, "small") > at.width:
                words = str(number)
            if self.kit.text.width(words, "small") <= at.width:
                ink = colour.text_muted if to_come else colour.text
                self.kit.text.draw(surface, at, words, "small", colour=ink, align="centre", lines=1)

    def _draw_curves(self, surface: pygame.Surface, *, to_come: bool) -> None:
        """Draw the progress of each seat after each round."""
        replay, room = self.replay, layout.inset(self.curves, 0, self.kit.metrics.space("gap"))
        lines = [0, *(line for _number, line in replay.rounds)]
        totals = replay.progress
        low, high = min(map(min, totals)), max(map(max, totals))
        width = max(2, self.kit.metrics.px(LINE))
        for seat in range(len(totals[0])):
            points = []
            for line, row in zip(lines, totals, strict=True):
                share = (row[seat] - low) / max(1, high - low)
                at = (
                    self.x_of(line) - self.rect.left,
                    room.bottom - round(share * room.height) - self.rect.top,
                )
                points.append(at)
            colour = self._shade(self.kit.theme.seat(seat + 1).colour, to_come=to_come)
            if len(points) > 1:
                pygame.draw.lines(surface, colour, False, points, width)
            for at in points[1:]:
                pygame.draw.circle(surface, colour, at, width)

    def _draw_marks(self, surface: pygame.Surface) -> None:
        """Draw the large gains in one round over the blocks, each with its figure."""
        size = self._mark_size()
        for swing, plate in self.gains():
            self.kit.faces.raised(surface, plate, self.kit.theme.seat(swing.seat + 1).colour)
            words = self._gain_on_mark(swing)
            self.kit.text.draw(surface, plate, words, "small", align="centre", middle=True, lines=1)
        for number, line in reversed(list(enumerate(self.marks, 1))):
            y = self.blocks.bottom + size // 2 if self._curved else self.blocks.centery
            draw_number(self.kit, surface, (self.x_of(line), y), number, size)

    def _mark_size(self) -> int:
        return max(self.kit.metrics.px(MARK), self.kit.fonts.style("small", self.kit.metrics).line)

    def _draw_pointer(self, surface: pygame.Surface, x: int) -> None:
        colour, half = self.kit.theme.colour.primary, max(4, self.kit.metrics.px(POINTER) // 2)
        pygame.draw.line(surface, colour, (x, self.blocks.top), (x, self.rect.bottom - 1), max(2, half // 3))
        top = self.blocks.top
        pygame.draw.polygon(
            surface, colour, [(x - half, top - half), (x + half, top - half), (x, top + half)]
        )

    def _draw_legend(self, surface: pygame.Surface) -> None:
        """Draw the progress of each seat at the moment that is shown, the most first, below what it is."""
        game, progress = self.replay.game(), self.replay.progress_after(self.replay.at)
        order = sorted(range(len(progress)), key=lambda seat: (-progress[seat], seat))
        box, head = self.legend, measure(game)
        body, small = (self.kit.fonts.style(style, self.kit.metrics).line for style in ("body", "small"))
        if box.height >= small + len(order) * body and self.kit.text.width(head, "small") <= box.width:
            top, box = layout.cut_top(box, small)
            self.kit.text.draw(surface, top, head, "small", colour=self.kit.theme.colour.text_soft, lines=1)
        rows = layout.rows(box, [layout.Share()] * len(order))
        size = min(self.kit.metrics.px(SHIELD), rows[0].height)
        for seat, row in zip(order, rows, strict=True):
            draw_shield(self.kit, surface, (row.left + size // 2, row.centery), seat, size)
            beside = layout.trim(row, left=size + self.kit.metrics.space("gap"))
            words = f"**{figure(game, progress[seat])}**"
            self.kit.text.draw(surface, beside, words, "body", middle=True, lines=1)
