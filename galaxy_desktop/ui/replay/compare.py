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
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import TABLE_SHAPE
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import message
from galaxy_desktop.ui.scenes.frame import Footer, draw_framed
from galaxy_desktop.ui.scenes.help import HelpScene
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.shields import draw_shield
from galaxy_desktop.ui.scenes.thumbnail import Thumbnails
from galaxy_desktop.ui.stage import Stage
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.slider import Slider
from galaxy_desktop.ui.widgets.widget import Widget

ROW, LEAST_CELL = 34, 46
ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class CompareScene(Screen[None]):
    """Two tables side by side, and the points of both games after each round."""

    def __init__(self, client: Client, comparison: Comparison) -> None:
        self.client = client
        self.comparison = comparison
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
        left, right = self.comparison.original, self.comparison.branch
        luck = _("Same luck") if self.comparison.origin.luck == "same" else _("New luck")
        return [
            Panel(_("As played"), (0, 0, 0.495, 0.6), partial(self._fill_table, left), "clock"),
            Panel(_("What if"), (0.505, 0, 0.495, 0.6), partial(self._fill_table, right), "redo", luck),
            Panel(_("Points after each round"), (0, 0.62, 1, 0.38), self._fill_points, "statistics"),
        ]

    def rules(self, *, here: bool) -> HelpScene:
        return HelpScene(self.client, self.comparison.original.game())

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        original, branch = self.comparison.original, self.comparison.branch
        return [
            Button(self.kit, nowhere, _("Back"), self.back, cue=_("Esc")),
            Button(self.kit, nowhere, _("Replay as played"), partial(self._replay, original), icon="play"),
            Button(
                self.kit,
                nowhere,
                _("Replay what if"),
                partial(self._replay, branch),
                kind="primary",
                icon="play",
                cue=_("Enter"),
            ),
        ]

    def prompt(self) -> Footer:
        """Return what the branch has changed for the viewer."""
        gained = self.comparison.gained()[self.seat]
        name = escape(self.comparison.branch.table().names()[self.seat])
        branch = self.comparison.branch
        over = branch.is_over() and self.comparison.original.is_over()
        if branch.game().has_points:
            head = _("{name}: {n} VP against the original")
            so_far = _("{name}: {n} VP so far, against the original")
        else:
            head = _("{name}: {n} against the original")
            so_far = _("{name}: {n} so far, against the original")
        line = _("One game can be luck: play the branch again with new luck to learn more.")
        return Footer((head if over else so_far).format(name=name, n=_gained_words(gained)), line, "redo")

    def handle(self, event: pygame.event.Event) -> None:
        """Show the round before or after with the arrows, unless the slider has the focus."""
        in_slider = self.form is not None and isinstance(self.form.focus.current, Slider)
        if event.type == pygame.KEYDOWN and event.key in ARROWS and not in_slider:
            number = self.number + ARROWS[event.key]
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
        return self._debounce.rest(self._due(), super().rest)

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

    def _fill_table(self, replay: Replay, column: Column) -> None:
        """Lay the picture of one table and the points of its seats after the round."""
        side = 0 if replay is self.comparison.original else 1
        rows = len(replay.table().seats) * self._row
        height = column.rest_of_view(2 * self._row) - rows - self.kit.metrics.space("pad")
        if self.kit.theme.pictures and not self.paged and height > 2 * self._row:
            width = min(column.width, round(height / TABLE_SHAPE))
            self._size = width, round(width * TABLE_SHAPE)
            rect = column.take(self._size[1], "gutter")
            column.paint(rect, partial(self._paint_picture, side, replay.table().game))
        totals = (self.comparison.played, self.comparison.tried)[side]
        row = totals.get(self.number)
        for seat in range(len(replay.table().seats)):
            at = column.take(self._row, None)
            points = "–" if row is None else str(row[seat])
            column.paint(at, partial(self._paint_seat, seat, points))

    @property
    def _row(self) -> int:
        return max(self.kit.metrics.px(ROW), self.kit.fonts.style("body", self.kit.metrics).line)

    def _paint_picture(self, side: int, game: str, surface: pygame.Surface, at: pygame.Rect) -> None:
        assert self._size is not None
        place = layout.align(at, self._size)
        made = self._pictures.get((side, self.number, self._size))
        draw_framed(self.kit, surface, made or self.kit.pictures.backdrop(game, place.size), place)

    def _paint_seat(self, seat: Seat, points: str, surface: pygame.Surface, at: pygame.Rect) -> None:
        kit, size = self.kit, self.kit.metrics.bounded("sign")
        draw_shield(kit, surface, (at.left + size // 2, at.centery), seat, size)
        box = layout.trim(at, left=size + kit.metrics.space("gap"))
        name = escape(self.comparison.branch.table().names()[seat])
        kit.text.draw(surface, box, name, "body", middle=True, lines=1)
        kit.text.draw(surface, box, f"**{points}**", "body", align="right", middle=True, lines=1)

    def _fill_points(self, column: Column) -> None:
        """Lay the slider of the rounds, and two lines of points for each seat."""
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
        cell = max(self.kit.metrics.px(LEAST_CELL), self.kit.text.width("−000", "body"))
        games = (_("As played"), self.comparison.played), (_("What if"), self.comparison.tried)
        names, gained = self.comparison.branch.table().names(), self.comparison.gained()
        labels = [f"{escape(player)} · {words}" for player in names for words, _totals in games]
        name = max(self.kit.text.width(label, "body") for label in labels) + self.kit.metrics.space("pad")
        shown = rounds[-max(1, (column.width - name - 2 * cell) // cell) :]
        cell = min(2 * cell, (column.width - name) // (len(shown) + 2))
        head = ["", *(str(number) for number in shown), _("Change")]
        self._fill_row(column, head, name, cell, soft=True)
        for seat, player in enumerate(names):
            for words, totals in games:
                figures = [str(totals[number][seat]) if number in totals else "" for number in shown]
                changed = totals is self.comparison.tried
                last = f"**{_gained_words(gained[seat])}**" if changed else ""
                line = [f"{escape(player)} · {words}", *figures, last]
                self._fill_row(column, line, name, cell, soft=not changed)
            column.space("seam")

    def _fill_row(self, column: Column, texts: Sequence[str], name: int, cell: int, *, soft: bool) -> None:
        rect = column.take(self.kit.fonts.style("body", self.kit.metrics).line, "hair")
        colour = self.kit.theme.colour.text_soft if soft else None

        def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
            box = layout.left(at, name)
            self.kit.text.draw(surface, box, texts[0], "body", colour=colour, middle=True, lines=1)
            x = box.right
            for number, text in enumerate(texts[1:], 1):
                width = cell if number < len(texts) - 1 else 2 * cell
                place = pygame.Rect(x, at.top, width, at.height)
                self.kit.text.draw(surface, place, text, "body", colour=colour, align="right", lines=1)
                x += width

        column.paint(rect, paint)


def open_comparison(stage: Stage, client: Client, branch: RunningGame) -> None:
    """Open a branch beside its original, or a message if the original is not there anymore."""
    try:
        archive = Archive(stage.folders.archive, client.games)
        comparison = compared(branch, archive, stage.folders.saves)
    except (SaveError, FolderError) as trouble:
        stage.open(message(_("Couldn't compare the games"), escape(str(trouble)), icon="warning"))
        return
    if comparison is None:
        text = _("The game this branch started from is neither in the archive nor among your saves.")
        stage.open(message(_("Nothing to compare with"), text))
    else:
        stage.open(CompareScene(client, comparison))


def _gained_words(gained: int) -> str:
    sign = "+" if gained > 0 else "−" if gained < 0 else "±"
    return f"{sign}{abs(gained)}"
