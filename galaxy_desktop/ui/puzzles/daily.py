"""Deal of the day: the player's result beside the pars, the line to share, and the last days."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Any

import pygame

from galaxy_desktop.ai.programs import program_of
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import day_and_month
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.play.commands import Load
from galaxy_desktop.play.daily import (
    Outcome,
    ParBook,
    Pars,
    best_of_day,
    days,
    is_of_day,
    met_pars,
    outcome_of,
    seed_of,
    streak,
    table_of_day,
)
from galaxy_desktop.play.savelist import SaveInfo
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.presenter.pars import ParGame
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.puzzles.daily_rows import NO_RESULT, DayRows, ResultRow, lay_results
from galaxy_desktop.ui.puzzles.daily_words import (
    head_words,
    line_words,
    outcome_words,
    share_line,
    streak_words,
)
from galaxy_desktop.ui.puzzles.finished import Finished
from galaxy_desktop.ui.puzzles.rows import GameRows
from galaxy_desktop.ui.puzzles.under_way import UnderWay
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.row_list import lay_rows
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.seeds import seed_name
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.clipboard import copy_text

POLL = 0.05


class DailyScene(Screen[None]):
    """Deals of the last days; `game` is the id of the one it begins with."""

    page = 1

    def __init__(self, client: Client, game: str = "", today: Callable[[], date] = date.today) -> None:
        self.client = client
        self.levels = [level for level in client.levels if not program_of(level)]
        """Levels that have a par, the same for everyone: no programs of the player's own."""
        self.games = list(client.games.values())
        self.game: Game[Any] = client.games.get(game, self.games[0])
        self._today = today
        self.days = days(today())
        self.day = self.days[0]
        self.best: dict[tuple[str, date], Entry] = {}
        """Best finished game of each game and day."""
        self.par: ParGame | None = None
        """Game in which a par is worked out now."""

    def enter(self) -> None:
        """Begin to look at the games under way and those finished meanwhile."""
        self.book = ParBook(self.stage.folders)
        self.under_way = UnderWay(self.stage.folders, self.client.games)
        self.under_way.begin()
        self.finished = Finished(self.stage.folders, self.client.games, self._judge)
        self.finished.begin()

    def resume(self) -> None:
        """Look at the games finished meanwhile; a new day may have begun."""
        self.days = days(self._today())
        if self.day not in self.days:
            self.day = self.days[0]
        self.under_way.begin()
        self.finished.begin()
        self.layout()

    def leave(self) -> None:
        """Stop working out a par."""
        self._stop()

    @property
    def entry(self) -> Entry | None:
        """Best finished game of the chosen day; None if there is none."""
        return self.best.get((self.game.id, self.day))

    @property
    def begun(self) -> SaveInfo | None:
        """Newest save of the deal of the chosen day that is under way; None if there is none."""
        return self._begun_of(self.game, self.day)

    def _begun_of(self, game: Game[Any], day: date) -> SaveInfo | None:
        return self.under_way.newest(game.id, partial(is_of_day, game, day))

    @property
    def pars(self) -> Pars:
        """Pars known of the chosen day, by level from weak to strong."""
        return self._pars_of(self.game, self.day)

    def _pars_of(self, game: Game[Any], day: date) -> Pars:
        """Return the pars known of a day; those of programs, as former versions noted them, are left out."""
        known = self.book.pars(game, day)
        return {level: known[level] for level in self.levels if level in known}

    @property
    def share(self) -> str:
        """Line to share; empty if the day has not been played."""
        return "" if self.entry is None else share_line(self.game, self.day, self.entry, self.pars)

    def title(self) -> tuple[str, str]:
        """Return the title and the chosen day."""
        return _("Daily deal"), _("{game} · {day}").format(game=self.game.name, day=self._day_words(self.day))

    def panels(self) -> Sequence[Panel]:
        """Return the games, the result, the line to share, and the days."""
        seed = _("Seed {seed}").format(seed=seed_name(seed_of(self.game, self.day)))
        share = _("Plain text, no cards")
        return [
            Panel(_("Games"), (0, 0, 0.235, 1), self._fill_games, icon="deck"),
            Panel(_("Result"), (0.245, 0, 0.455, 0.65), self._fill_result, "trophy", seed),
            Panel(_("Line to share"), (0.245, 0.665, 0.455, 0.335), self._fill_share, "save", share),
            Panel(_("Days"), (0.71, 0, 0.29, 1), self._fill_days, "clock", self._streak()),
        ]

    def _streak(self) -> str:
        """Return the days in a row with a finished deal of any game, in words; nothing for a single one."""
        return streak_words(streak(self.days, {day for _game, day in self.best}), len(self.days))

    def rules(self, *, here: bool) -> HelpScene:
        return HelpScene(self.client, self.game)

    def buttons(self) -> Sequence[Button]:
        """Return Back, the pars, and the button that begins the deal."""
        nowhere, key = layout.nowhere(), pygame.K_p
        label = _("Stop") if self.par else _("Work out pars")
        done = len(self.pars) == len(self.levels)
        why_not = _("All pars of this day are known.") if done else ""
        play = _("Play this deal") if self.entry is None else _("Play again")
        play = play if self.begun is None else _("Continue")
        tip = _("Each computer level plays this deal in your seat.")
        pars = Button(
            self.kit, nowhere, label, self._pars, icon="computer", key=key, cue="P", tip=tip, why_not=why_not
        )
        return [
            Button(self.kit, nowhere, _("Back"), self.back, cue=_("Esc")),
            pars,
            Button(self.kit, nowhere, play, self.play, kind="primary", icon="play", cue=_("Enter")),
        ]

    def prompt(self) -> Footer:
        """Return what the deal is, or why finished games cannot be read."""
        if self.finished.trouble is not None:
            line = escape(str(self.finished.trouble))
            return Footer(_("Finished games can't be read now"), line, "warning", bad=True)
        head = _("{game}: 2 players, 1 Hard opponent").format(game=self.game.name)
        return Footer(head, _("Everyone who plays this day gets the same deal. Nothing is sent."), "clock")

    def update(self, dt: float) -> None:
        """Judge the games finished meanwhile, and go on with the par."""
        super().update(dt)
        if self.under_way.due:
            self.under_way.read_some()
            self.layout()
        if self.finished.due and self.finished.read_some():
            self.layout()
        if self.par is not None:
            number = self.par.round
            self.par.step()
            if self.par.outcome is not None:
                self.book.note(self.par.game, self.par.day, self.par.level, self.par.outcome)
                self._next_par()
                self.layout()
            elif self.par.round != number:
                self.layout()

    @property
    def rest(self) -> float:
        """Seconds until there is something to read or to ask."""
        if self.finished.due or self.under_way.due:
            return 0.0
        return min(super().rest, POLL) if self.par is not None else super().rest

    def play(self) -> None:
        """Continue the deal of the chosen day if it is under way, else begin it."""
        begun = self.under_way.find(self.game.id, partial(is_of_day, self.game, self.day))
        new = table_of_day(self.game, self.day, self.kit.settings.name_at_table)
        self._stop()
        self.open_table(self.client, new if begun is None else Load(begun.path))

    def _judge(self, archive: Archive) -> None:
        self.best = {
            (game.id, day): best
            for game in self.games
            for day in self.days
            if (best := best_of_day(game, day, archive)) is not None
        }

    def _pars(self) -> None:
        """Begin to work out the pars that are missing, or stop."""
        if self.par is not None:
            self._stop()
        else:
            self._next_par()
        self.layout()

    def _next_par(self) -> None:
        """Begin with the weakest level whose par is missing; end if none is."""
        missing = [level for level in self.levels if level not in self.pars]
        self.par = ParGame(self.game, self.day, missing[0], self.client.thinker) if missing else None

    def _stop(self) -> None:
        if self.par is not None:
            self.par.stop()
            self.par = None

    def _day_words(self, day: date) -> str:
        today = self.days[0]
        return _("Today") if day == today else day_and_month(day, year=day.year != today.year)

    def _fill_games(self, column: Column) -> None:
        tallies = [self._tally(game) for game in self.games]
        rows = GameRows(self.kit, self.games, tallies)
        rows.lay(column, self.games.index(self.game), self._show_game)

    def _tally(self, game: Game[Any]) -> tuple[str, float]:
        """Return the result of the chosen day in a game, and the share of the pars it has met."""
        entry = self.best.get((game.id, self.day))
        if entry is None:
            begun = self._begun_of(game, self.day) is not None
            return _("Under way") if begun else _("Not played yet"), 0.0
        met = met_pars(game, entry, self._pars_of(game, self.day))
        return outcome_words(game, outcome_of(entry)), len(met) / len(self.levels)

    def _show_game(self, number: int) -> None:
        self._show(self.games[number], self.day)

    def _show(self, game: Game[Any], day: date) -> None:
        self._stop()
        self.game, self.day = game, day
        self.layout_from_top()

    def result_words(self) -> str:
        """Return the result of the chosen day in one line, or how far its game is."""
        begun = self.begun
        if self.entry is None and begun is not None and begun.meta is not None:
            moment = moment_words(self.game, begun.meta.summary.moment)
            return _("Under way: {moment}").format(moment=moment)
        return head_words(self.game, self.entry, self.pars)

    def _fill_result(self, column: Column) -> None:
        entry, pars = self.entry, self.pars
        column.text(self.result_words(), "title", after="hair")
        column.soft(line_words(self.game, entry, pars), "body", after="pad")
        met = [] if entry is None else met_pars(self.game, entry, pars)
        own = None if entry is None else outcome_of(entry)
        most = max([1, *(par.points for par in pars.values()), own.points if own else 0])
        rows = (
            [] if own is None else [ResultRow(_("You"), self._told(own), self._share_of(own, most), own=True)]
        )
        for level in self.levels:
            name, par = _("{level} par").format(level=level_name(level)), pars.get(level)
            words = self._waiting(level) if par is None else self._told(par)
            rows.append(ResultRow(name, words, self._share_of(par, most), met=level in met))
        lay_results(column, rows, self._share_of(own, most))

    def _told(self, outcome: Outcome) -> str:
        return outcome_words(self.game, outcome)

    def _share_of(self, outcome: Outcome | None, most: int) -> float | None:
        """Return the points as a share of the most; None where points decide nothing."""
        if not self.game.has_points:
            return None
        return 0.0 if outcome is None else max(0.0, outcome.points / most)

    def _waiting(self, level: str) -> str:
        """Return what is said in place of a par that is not known."""
        if self.par is not None and self.par.level == level:
            line = _("Playing, round {n}") if self.par.round else _("Playing, setup")
            return line.format(n=self.par.round)
        return _("Not known yet")

    def _fill_share(self, column: Column) -> None:
        if not self.share:
            column.soft(_("Play the deal to get a line to share."), "body")
            return
        column.box(self._fill_line, after="margin")
        copy = Button(self.kit, layout.nowhere(), _("Copy"), self._copy, key=pygame.K_c, cue="C")
        column.row([copy], [copy.natural_width])

    def _fill_line(self, column: Column) -> None:
        column.text(escape(self.share), "body", after=None)

    def _copy(self) -> None:
        copied = copy_text(self.share)
        words = _("Copied.") if copied else _("The clipboard isn't available. Copy the line by hand.")
        self.tell(words, "check" if copied else "warning")

    def _fill_days(self, column: Column) -> None:
        lay_rows(
            column,
            DayRows(self.kit, [self._day_line(day) for day in self.days]),
            len(self.days),
            _("Days"),
            lambda number: self._show(self.game, self.days[number]),
            chosen=self.days.index(self.day),
            gap="tight",
        )

    def _day_line(self, day: date) -> tuple[str, str, int]:
        """Return a day, its result, and the number of pars met."""
        entry = self.best.get((self.game.id, day))
        if entry is None:
            begun = self._begun_of(self.game, day) is not None
            return self._day_words(day), _("Under way") if begun else NO_RESULT, 0
        met = len(met_pars(self.game, entry, self._pars_of(self.game, day)))
        return self._day_words(day), outcome_words(self.game, outcome_of(entry)), met
