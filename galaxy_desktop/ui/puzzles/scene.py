"""Puzzles: those of one game as cells, with difficulty and marks, and the position of the chosen one."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.puzzles.bench import set_up
from galaxy_desktop.play.puzzles.book import Puzzles, puzzles_of
from galaxy_desktop.play.puzzles.puzzle import NoPuzzleError, Puzzle
from galaxy_desktop.play.puzzles.solved import PuzzleMarks, marks_of
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.debounce import Debounce
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.metrics import TABLE_SHAPE
from galaxy_desktop.ui.puzzles.cells import PuzzleCell, mark_words
from galaxy_desktop.ui.puzzles.rows import GameRows, solved_words
from galaxy_desktop.ui.puzzles.stars import draw_stars, stars_words
from galaxy_desktop.ui.puzzles.table import PuzzleTable
from galaxy_desktop.ui.saves.detail import fact
from galaxy_desktop.ui.saves.thumbnail import Thumbnails
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer, draw_framed
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.widget import Widget

CELL = (94, 106)


class PuzzlesScene(Screen[None]):
    """List of the puzzles; `game` is the id of the one it begins with."""

    page = 1

    def __init__(self, client: Client, game: str = "") -> None:
        self.client = client
        self.games = [one for one in client.games.values() if puzzles_of(one)]
        self.game: Game[Any] | None = next(
            (one for one in self.games if one.id == game), self.games[0] if self.games else None
        )
        self.chosen = 0
        """Number of the chosen puzzle of the game, from 0 on."""
        self._positions: dict[str, RunningGame | None] = {}
        self._thumbnails = Thumbnails()
        self._pictures: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}
        self._wanted: tuple[int, int] | None = None
        """Size of the picture; None until its place is laid."""
        self._debounce = Debounce()

    def enter(self) -> None:
        """Begin with the first puzzle that is not solved."""
        self._read_marks()
        self._to_open(0)

    def resume(self) -> None:
        """Show the marks of what was tried meanwhile."""
        self._read_marks()
        self.layout()

    @property
    def puzzles(self) -> Puzzles:
        """Puzzles of the game that is shown."""
        return puzzles_of(self.game) if self.game else ()

    @property
    def puzzle(self) -> Puzzle | None:
        """Chosen puzzle; None if there is none."""
        return self.puzzles[self.chosen] if self.chosen < len(self.puzzles) else None

    @property
    def marks(self) -> PuzzleMarks:
        """Marks of the puzzles of the game that is shown."""
        return self._marks[self.game.id] if self.game else {}

    def title(self) -> tuple[str, str]:
        """Return the title, and how many of all puzzles are solved."""
        number = sum(len(puzzles_of(game)) for game in self.games)
        solved = sum(self._solved(game) for game in self.games)
        line = ngettext("{solved} of {n} puzzle solved", "{solved} of {n} puzzles solved", number)
        return _("Puzzles"), line.format(solved=solved, n=number)

    def panels(self) -> Sequence[Panel]:
        """Return the games, the puzzles of one, and the chosen one."""
        if self.game is None:
            return [Panel(_("Puzzles"), (0, 0, 1, 1), self._fill_nothing)]
        note = _("Stars: difficulty")
        return [
            Panel(_("Games"), (0, 0, 0.235, 1), self._fill_games, icon="deck"),
            Panel(self.game.name, (0.245, 0, 0.455, 1), self._fill_cells, "hint", note),
            Panel(_("Position"), (0.71, 0, 0.29, 1), self._fill_detail, icon="explore", headed=False),
        ]

    def rules(self, *, here: bool) -> HelpScene:
        return HelpScene(self.client, self.game)

    def buttons(self) -> Sequence[Button]:
        """Return Back, the next open puzzle, and Solve."""
        nowhere, puzzle = layout.nowhere(), self.puzzle
        following = _("Next unsolved")
        label = _("Solve puzzle {n}").format(n=self.chosen + 1)
        return [
            Button(self.kit, nowhere, _("Back"), self.back, cue=_("Esc")),
            Button(self.kit, nowhere, following, self._next, icon="arrow_right", key=pygame.K_n, cue="N"),
            Button(
                self.kit,
                nowhere,
                label,
                self.solve,
                kind="primary",
                icon="play",
                cue=_("Enter"),
                why_not="" if puzzle else _("No puzzles in this list."),
            ),
        ]

    def prompt(self) -> Footer:
        """Return what the chosen puzzle is."""
        if self.game is None or self.puzzle is None:
            return Footer(_("No puzzles"), "", "hint")
        head = _("{game}, puzzle {n}").format(game=self.game.name, n=self.chosen + 1)
        line = _("A position from a game of computer players. One choice is clearly the best.")
        return Footer(head, line, "hint")

    def update(self, dt: float) -> None:
        """Make the picture of the chosen position once the choice has rested."""
        super().update(dt)
        if self._picture_due and self._debounce.over(dt):
            self._make_picture()
            self.dirty = True

    @property
    def rest(self) -> float:
        """Seconds until there is something to draw."""
        return self._debounce.rest(super().rest, due=self._picture_due)

    def solve(self) -> None:
        """Open the table of the chosen puzzle."""
        if self.game is None or self.puzzle is None:
            return
        name = self.kit.settings.name_at_table
        try:
            table = PuzzleTable(self.client, self.game.id, self.puzzle, self.chosen + 1, name)
        except NoPuzzleError:
            self.tell(_("This puzzle doesn't fit the rules of this version."), "warning")
            return
        self.stage.open(table, lambda _result: self._back_from(table))

    def choose(self, number: int) -> None:
        """Choose a puzzle, or open the one that is chosen already."""
        if number == self.chosen:
            self.solve()
            return
        self.chosen = number
        self._debounce.begin()
        self.layout()

    def _read_marks(self) -> None:
        """Read the marks of all games, once before they are drawn."""
        self._marks = {game.id: marks_of(self.stage.folders, game.id) for game in self.games}

    def _back_from(self, table: PuzzleTable) -> None:
        self._read_marks()
        if table.next_wanted:
            self._to_open(self.chosen + 1)
            self.layout()
            self.solve()

    def _next(self) -> None:
        self._to_open(self.chosen + 1)
        self.layout()

    def _to_open(self, start: int) -> None:
        """Choose the next puzzle from a number on that is not solved; if all are, the next one."""
        number, marks = len(self.puzzles), self.marks
        order = [(start + step) % number for step in range(number)]
        solved = {key for key, mark in marks.items() if mark.solved}
        still_open = (one for one in order if self.puzzles[one].id not in solved)
        self.chosen = next(still_open, order[0] if order else 0)
        self._debounce.begin()

    def _solved(self, game: Game[Any]) -> int:
        marks = self._marks[game.id]
        return sum(puzzle.id in marks and marks[puzzle.id].solved for puzzle in puzzles_of(game))

    def _fill_nothing(self, column: Column) -> None:
        line = _(
            "Puzzles use the original values. To solve them, remove your data packs and restart the program."
        )
        column.soft(line, "body")

    def _fill_games(self, column: Column) -> None:
        tallies = [solved_words(self._solved(game), len(puzzles_of(game))) for game in self.games]
        rows = GameRows(self.kit, self.games, tallies)
        assert self.game is not None
        rows.lay(column, self.games.index(self.game), self._show_game)

    def _show_game(self, number: int) -> None:
        self.game = self.games[number]
        self._to_open(0)
        self.layout_from_top()

    def _fill_cells(self, column: Column) -> None:
        step, gap = self.kit.metrics.text_step, self.kit.metrics.space("gap")
        least = round(self.kit.metrics.px(CELL[0]) * step)
        across = max(1, (column.width + gap) // (least + gap))
        width = (column.width - (across - 1) * gap) // across
        height = round(self.kit.metrics.px(CELL[1]) * step)
        marks = self.marks
        for start in range(0, len(self.puzzles), across):
            row = column.take(height, None)
            for place, puzzle in enumerate(self.puzzles[start : start + across]):
                number = start + place
                cell = PuzzleCell(
                    self.kit,
                    number + 1,
                    puzzle,
                    marks.get(puzzle.id),
                    partial(self.choose, number),
                    chosen=number == self.chosen,
                )
                cell.rect = pygame.Rect(row.left + place * (width + gap), row.top, width, height)
                column.widgets.append(cell)
            column.y += gap

    def first(self) -> Widget | None:
        """Return None: the focus begins on the primary button."""
        return None

    def _fill_detail(self, column: Column) -> None:
        puzzle, running = self.puzzle, self._position()
        if puzzle is None or self.game is None:
            return
        if self.kit.theme.pictures and self.kit.metrics.mode != "large_text":
            rect = column.take(round(column.width * TABLE_SHAPE), "pad")
            self._wanted = rect.size
            column.paint(rect, self._draw_picture)
        head = _("Puzzle {n}").format(n=self.chosen + 1)
        column.text(head, "title", after="hair")
        stars = column.take(self.kit.metrics.icon("head"), "gap")
        column.paint(stars, lambda surface, at: draw_stars(self.kit, surface, at, puzzle.stars, left=True))
        if running is None:
            column.soft(_("This puzzle doesn't fit the rules of this version."), "body")
            return
        view = running.view(running.history.now, puzzle.seat)
        moment, words = self.game.moment(view), self.game.words
        ask = words.ask(view, open_asks(view)[puzzle.seat], ())
        column.text(ask.head, "section", after="gap")
        players = ngettext("{n} player", "{n} players", puzzle.players)
        fact(column, _("Round"), str(moment.round or _("Setup")))
        fact(column, _("Phase"), words.phase(moment.phase))
        fact(column, _("Table"), players.format(n=puzzle.players))
        fact(column, _("Difficulty"), stars_words(puzzle.stars))
        fact(column, _("You"), mark_words(self.marks.get(puzzle.id)))

    def _position(self) -> RunningGame | None:
        """Return the game at the chosen puzzle; None if the rules do not lead there."""
        puzzle, game = self.puzzle, self.game
        if puzzle is None or game is None:
            return None
        key = f"{game.id} {puzzle.id}"
        if key not in self._positions:
            try:
                name = self.kit.settings.name_at_table
                self._positions[key] = set_up(self.client.games, game.id, puzzle, name)
            except NoPuzzleError:
                self._positions[key] = None
        return self._positions[key]

    @property
    def _key(self) -> tuple[str, tuple[int, int]] | None:
        """Name of the picture that is wanted; None if none is."""
        if self.puzzle is None or self.game is None or self._wanted is None:
            return None
        return f"{self.game.id} {self.puzzle.id}", self._wanted

    @property
    def _picture_due(self) -> bool:
        return self._key is not None and self._key not in self._pictures and self._position() is not None

    def _make_picture(self) -> None:
        running, key = self._position(), self._key
        if running is not None and key is not None:
            self._pictures[key] = self._thumbnails.picture(self.kit, running, key[1])

    def _draw_picture(self, surface: pygame.Surface, at: pygame.Rect) -> None:
        assert self.game is not None
        made = self._pictures.get(self._key) if self._key is not None else None
        draw_framed(self.kit, surface, made or self.kit.pictures.backdrop(self.game.id, at.size), at)
