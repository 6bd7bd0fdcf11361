"""Comparison of a branch with the game it goes on from, round by round."""

from collections.abc import Sequence
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.comparison import Comparison, compared
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.debounce import Debounce
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import TABLE_SHAPE
from galaxy_desktop.ui.pointer import SIDEWAYS
from galaxy_desktop.ui.replay.courses import Courses, course_words
from galaxy_desktop.ui.replay.figures import change, figure
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.saves.thumbnail import Thumbnails
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import failure, message
from galaxy_desktop.ui.scenes.frame import Footer, draw_framed
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size
from galaxy_desktop.ui.score.bars import draw_bar
from galaxy_desktop.ui.stage import Stage
from galaxy_desktop.ui.theme import Bar, mix
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.slider import Slider
from galaxy_desktop.ui.widgets.widget import Widget

ROW, BAR, LISTED, LEAST_CHART = 34, 8, 200, 160
THICK = 14
"""Height of the bars of the ends, which have room for a pattern."""
DIMMED = 0.35
"""Share of the ground in the color of what was played."""


class CompareScene(Screen[None]):
    """Two tables side by side, and the progress of all seats after each round in both games."""

    def __init__(self, client: Client, comparison: Comparison) -> None:
        self.client = client
        self.comparison = comparison
        self.game = comparison.branch.game()
        self.number = comparison.rounds[-1] if comparison.rounds else 1
        self._pictures: dict[tuple[int, int, tuple[int, int]], pygame.Surface] = {}
        self._size: tuple[int, int] | None = None
        """Size of the pictures; None until their places are laid."""
        self._debounce = Debounce()
        self._thumbnails = Thumbnails()
        self._drawn_for: Kit | None = None
        """Kit that drew the pictures."""

    @property
    def seat(self) -> Seat:
        """Seat whose result the headline is about, and whose table is shown."""
        return self.comparison.branch.first_viewer

    def layout(self) -> None:
        if self._drawn_for is not self.kit:
            self._drawn_for, self._pictures = self.kit, {}
        super().layout()

    def title(self) -> tuple[str, str]:
        origin, game = self.comparison.origin, self.comparison.original.game()
        line = _("{game}, from round {round}") if origin.round else _("{game}, from the setup")
        where = line.format(game=game.name, round=origin.round)
        return _("What if: {title}").format(title=escape(origin.title)), where

    def panels(self) -> Sequence[Panel]:
        with_points = self.game.has_points
        course = _("Way to victory after each round")
        if with_points:
            course = _("Points after each round")
        lines = _("Dashed: as played. Solid: the branch")
        luck = _("Same luck") if self.comparison.origin.luck == "same" else _("New luck")
        return [
            Panel(_("As played"), (0, 0, 0.495, 0.52), partial(self._fill_table, 0), "clock"),
            Panel(_("What if"), (0.505, 0, 0.495, 0.52), partial(self._fill_table, 1), "redo", luck),
            Panel(course, (0, 0.54, 0.7, 0.46), self._fill_courses, "statistics", lines),
            Panel(self._ends_title(), (0.71, 0.54, 0.29, 0.46), self._fill_ends, "trophy"),
        ]

    def rules(self, *, here: bool) -> HelpScene:
        return HelpScene(self.client, self.comparison.original.game())

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        original, branch = self.comparison.original, self.comparison.branch
        return [
            Button(self.kit, nowhere, _("Back"), self.back, cue=_("Esc")),
            Button(self.kit, nowhere, _("Replay the original"), partial(self._replay, original), icon="play"),
            Button(
                self.kit,
                nowhere,
                _("Replay the branch"),
                partial(self._replay, branch),
                kind="primary",
                icon="play",
                cue=_("Enter"),
            ),
        ]

    def _ends_title(self) -> str:
        """Return the moment at which the points of both games are compared."""
        if self.comparison.over:
            return _("At the end")
        number = self.comparison.last_of_both
        return _("After round {n}").format(n=number) if number else _("So far")

    def prompt(self) -> Footer:
        """Return what the branch has changed for the viewer."""
        gained, number = self.comparison.gained()[self.seat], self.comparison.last_of_both
        name = escape(self.comparison.branch.table().names()[self.seat])
        if self.game.has_points:
            head = _("{name}: {n} VP against the original")
            after = _("{name}: {n} VP after round {round}, against the original")
            so_far = _("{name}: {n} VP so far, against the original")
        else:
            head = _("{name}: {n} against the original")
            after = _("{name}: {n} after round {round}, against the original")
            so_far = _("{name}: {n} so far, against the original")
        form = head if self.comparison.over else after if number else so_far
        line = _("One game can be luck: play the branch again with new luck to learn more.")
        return Footer(form.format(name=name, n=change(self.game, gained), round=number), line, "redo")

    def handle(self, event: pygame.event.Event) -> None:
        """Show the round before or after with the arrows, unless the slider has the focus."""
        in_slider = self.form is not None and isinstance(self.form.focus.current, Slider)
        if event.type == pygame.KEYDOWN and event.key in SIDEWAYS and not in_slider:
            number = self.number + SIDEWAYS[event.key]
            if number in self.comparison.rounds:
                self._show(number)
        else:
            super().handle(event)

    def update(self, dt: float) -> None:
        """Make the pictures of the round once the choice has rested."""
        super().update(dt)
        if self._due() and self._debounce.over(dt):
            self._draw_pictures()
            self.dirty = True

    @property
    def rest(self) -> float:
        return self._debounce.rest(super().rest, due=self._due())

    def _due(self) -> bool:
        """Return whether a picture is still to be made."""
        size = self._size
        return size is not None and any((side, self.number, size) not in self._pictures for side in (0, 1))

    def _draw_pictures(self) -> None:
        assert self._size is not None
        for side in (0, 1):
            replay, line = self.comparison.shown(side, self.number)
            self._pictures[side, self.number, self._size] = self._thumbnails.picture(
                self.kit, replay.running, self._size, line, self.seat
            )

    def _show(self, number: int) -> None:
        self.number = number
        self._debounce.begin()
        self.layout()

    def _replay(self, replay: Replay) -> None:
        side = 0 if replay is self.comparison.original else 1
        found, line = self.comparison.shown(side, self.number - 1)
        self.stage.open(ReplayScene(self.client, replay, line if found is replay else 0))

    def _fill_table(self, side: int, column: Column) -> None:
        """Lay the picture of one table, and the points of its seats after the round beside it."""
        beside = self.kit.theme.pictures and not self.paged
        listed = column
        if beside:
            place = pygame.Rect(column.left, column.y, column.width, column.rest_of_view(1))
            box, rest = layout.cut_right(place, self.kit.metrics.px(LISTED), self.kit.metrics.space("pad"))
            width = min(rest.width, round(rest.height / TABLE_SHAPE))
            self._size = width, round(width * TABLE_SHAPE)
            picture = layout.align(rest, self._size, "topleft")
            column.paint(picture, partial(self._paint_picture, side))
            box = layout.right_of(place, picture.right + self.kit.metrics.space("pad"))
            listed = Column(self.kit, box.left, box.top, box.width)
        self._fill_list(side, listed)
        if beside:
            column.join([listed])

    def _fill_list(self, side: int, column: Column) -> None:
        """Lay the round, then the points of all seats as figures and bars."""
        replay = (self.comparison.original, self.comparison.branch)[side]
        totals = (self.comparison.played, self.comparison.tried)[side]
        number = min(self.number, max(totals, default=0))
        row = totals.get(number, ())
        column.soft(self._moment_words(replay, number, max(totals, default=0)), "body")
        rows = [*self.comparison.played.values(), *self.comparison.tried.values()]
        most = max(1, *(value for one in rows for value in one))
        names = replay.table().names()
        for seat, points in enumerate(row):
            at = column.take(self._row + self.kit.metrics.px(BAR), "seam")
            column.paint(at, partial(self._paint_seat, seat, points, most))
            column.words.append(
                _("{name}: {what}").format(name=escape(names[seat]), what=figure(self.game, points))
            )

    def _moment_words(self, replay: Replay, number: int, last: int) -> str:
        """Return the round of which the points of one game are shown, the last one that it has reached."""
        if not number:
            return _("No round finished yet")
        if number == last and not replay.is_over():
            return _("Now in round {n}").format(n=number)
        line = _("After round {n}") if number == self.number else _("Ended after round {n}")
        return line.format(n=number)

    @property
    def _row(self) -> int:
        return max(self.kit.metrics.px(ROW), self.kit.fonts.style("body", self.kit.metrics).line)

    def _paint_picture(self, side: int, surface: pygame.Surface, at: pygame.Rect) -> None:
        assert self._size is not None
        made = self._pictures.get((side, self.number, self._size))
        game = self.comparison.branch.table().game
        draw_framed(self.kit, surface, made or self.kit.pictures.backdrop(game, at.size), at)

    def _paint_seat(
        self, seat: Seat, points: int, most: int, surface: pygame.Surface, at: pygame.Rect
    ) -> None:
        head, foot = layout.cut_top(at, self._row)
        self._paint_name(seat, figure(self.game, points), surface, head)
        bar = Bar(self.kit.theme.seat(seat + 1).colour, "plain")
        self.kit.faces.well(surface, foot)
        draw_bar(self.kit, surface, foot, [(bar, max(0, points))], most, 1, numbered=False)

    def _paint_name(self, seat: Seat, words: str, surface: pygame.Surface, at: pygame.Rect) -> None:
        """Draw the shield and the name of a seat, and a figure at the right."""
        kit, size = self.kit, shield_size(self.kit)
        draw_shield(kit, surface, (at.left + size // 2, at.centery), seat, size)
        box = layout.trim(at, left=size + kit.metrics.space("gap"))
        right, box = layout.cut_right(box, kit.text.width(words, "body") + 2, kit.metrics.space("gap"))
        name = escape(self.comparison.branch.table().names()[seat])
        kit.text.draw(surface, box, name, "body", middle=True, lines=1)
        kit.text.draw(surface, right, words, "body", align="right", middle=True, lines=1)

    def _fill_courses(self, column: Column) -> None:
        """Lay the slider of the rounds, and the chart of both games."""
        rounds = self.comparison.rounds
        if len(rounds) > 1:
            low, high = rounds[0], rounds[-1]
            slider: Widget = Slider(
                self.kit,
                layout.nowhere(),
                _("Round"),
                self.number,
                self._show,
                low=low,
                high=high,
                step=1,
            )
            column.tall(slider, self.kit.metrics.target(), "seam")
        if rounds:
            at = column.take(column.rest_of_view(self.kit.metrics.text(LEAST_CHART)), None)
            courses = Courses(self.kit, self.comparison, at)
            column.paint(at, lambda surface, _at: courses.draw(surface, self.number))
            column.words += course_words(self.comparison)

    def _fill_ends(self, column: Column) -> None:
        """Lay what each seat has in both games at the same moment, and the difference."""
        names = self.comparison.branch.table().names()
        ends = self.comparison.ends()
        most, bars = max(1, *map(max, ends)), 2 * self._bar_height
        legend = self.kit.fonts.style("small", self.kit.metrics).line
        needed = len(names) * (self._row + bars + self.kit.metrics.space("gap")) + legend
        with_bars = needed <= column.rest_of_view(0)
        for seat, (before, after) in enumerate(zip(*ends, strict=True)):
            old, new, gained = self._in_words(before, after)
            at = column.take(self._row, None if with_bars else "seam")
            column.paint(at, partial(self._paint_name, seat, f"{old} → {new}  **{gained}**"))
            if with_bars:
                at = column.take(bars, "gap")
                column.paint(at, partial(self._paint_ends, seat, (before, after), most))
            told = _("{name}: {before} as played, {after} in the branch, {change}")
            column.words.append(told.format(name=escape(names[seat]), before=old, after=new, change=gained))
        if with_bars:
            column.soft(_("Striped: as played. Plain: the branch"), after=None)

    def _in_words(self, before: int, after: int) -> tuple[str, str, str]:
        """Return the progress of a seat in the original, in the branch, and the difference."""
        return figure(self.game, before), figure(self.game, after), change(self.game, after - before)

    @property
    def _bar_height(self) -> int:
        return self.kit.metrics.px(THICK) + self.kit.metrics.space("hair")

    def _paint_ends(
        self, seat: Seat, ends: tuple[int, int], most: int, surface: pygame.Surface, at: pygame.Rect
    ) -> None:
        """Draw the bar of the original, dimmed and striped, above that of the branch."""
        colour = self.kit.theme.seat(seat + 1).colour
        dimmed = mix(colour, self.kit.theme.colour.panel, DIMMED)
        looks = (Bar(dimmed, "stripes"), Bar(colour, "plain"))
        rows = layout.rows(at, [self._bar_height] * 2)
        for row, bar, points in zip(rows, looks, ends, strict=True):
            rail = layout.top(row, self.kit.metrics.px(THICK))
            self.kit.faces.well(surface, rail)
            draw_bar(self.kit, surface, rail, [(bar, max(0, points))], most, 1, numbered=False)


def open_comparison(stage: Stage, client: Client, branch: RunningGame) -> None:
    """Open a branch beside its original, or a message if the original is not there anymore."""
    try:
        archive = Archive(stage.folders.archive, client.games)
        comparison = compared(branch, archive, stage.folders.saves)
    except (SaveError, FolderError) as trouble:
        stage.open(failure(_("Couldn't compare the games"), trouble))
        return
    if comparison is None:
        text = _("The game this branch started from is neither in the archive nor among your saves.")
        stage.open(message(_("Nothing to compare with"), text))
    else:
        stage.open(CompareScene(client, comparison))
