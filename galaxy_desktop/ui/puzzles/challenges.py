"""Challenges: those of one game with their goals and marks; one click begins a game of the chosen one."""

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Any

from galaxy_desktop.engine.challenge import Challenge
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import data_text, day_and_month, ngettext, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.challenges import Challenger, GoalCondition, challenge_at, table_of
from galaxy_desktop.play.commands import Load
from galaxy_desktop.play.document import Meta
from galaxy_desktop.play.savelist import SaveInfo
from galaxy_desktop.presenter.goal_words import lacks_words
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.puzzles.challenge_rows import ChallengeRows
from galaxy_desktop.ui.puzzles.finished import Finished
from galaxy_desktop.ui.puzzles.rows import GameRows, game_picture
from galaxy_desktop.ui.puzzles.stars import draw_stars, stars_words
from galaxy_desktop.ui.puzzles.under_way import UnderWay
from galaxy_desktop.ui.saves.detail import fact
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.row_list import lay_rows
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.widgets.button import Button


class ChallengesScene(Screen[None]):
    """List of the challenges; `game` is the id of the one it begins with."""

    page = 1

    def __init__(self, client: Client, game: str = "") -> None:
        self.client = client
        self.games = [one for one in client.games.values() if one.challenges()]
        self.game: Game[Any] | None = next(
            (one for one in self.games if one.id == game), self.games[0] if self.games else None
        )
        self.chosen = 0
        self._new: list[Challenge] = []
        """Challenges that the games judged last have met."""
        self._missed: dict[tuple[str, str], Sequence[GoalCondition]] = {}
        """Conditions that they lack of challenges played for in vain, by game and challenge."""
        self._begun: tuple[Game[Any], Challenge] | None = None
        """Challenge begun here last, and its game."""

    def enter(self) -> None:
        """Begin to look at the games under way and those finished meanwhile."""
        self._met = {game.id: self._noted(game) for game in self.games}
        self.under_way = UnderWay(self.stage.folders, self.client.games)
        self.under_way.begin()
        self.finished = Finished(self.stage.folders, self.client.games, self._judge)
        self.finished.begin()

    def resume(self) -> None:
        """Look at the games under way and those finished meanwhile."""
        self.under_way.begin()
        self.finished.begin()
        self.layout()

    @property
    def challenges(self) -> tuple[Challenge, ...]:
        """Challenges of the game that is shown."""
        return self.game.challenges() if self.game else ()

    @property
    def challenge(self) -> Challenge | None:
        """Chosen challenge; None if there is none."""
        return self.challenges[self.chosen] if self.chosen < len(self.challenges) else None

    @property
    def met(self) -> dict[str, str]:
        """Days on which challenges of the game that is shown were met, by id."""
        return self._met[self.game.id] if self.game else {}

    def title(self) -> tuple[str, str]:
        """Return the title, and how many of all challenges are met."""
        number = sum(len(game.challenges()) for game in self.games)
        met = sum(len(days) for days in self._met.values())
        line = ngettext("{met} of {n} challenge completed", "{met} of {n} challenges completed", number)
        return _("Challenges"), line.format(met=met, n=number)

    def panels(self) -> Sequence[Panel]:
        """Return the games, the challenges of one, and the chosen one."""
        if self.game is None:
            return [Panel(_("Challenges"), (0, 0, 1, 1), self._fill_nothing)]
        return [
            Panel(_("Games"), (0, 0, 0.235, 1), self._fill_games, icon="deck"),
            Panel(self.game.name, (0.245, 0, 0.455, 1), self._fill_list, "trophy", _("Stars: difficulty")),
            Panel(_("Challenge"), (0.71, 0, 0.29, 1), self._fill_detail, icon="start", headed=False),
        ]

    def rules(self, *, here: bool) -> HelpScene:
        return HelpScene(self.client, self.game)

    def buttons(self) -> Sequence[Button]:
        """Return Back and the button that begins the chosen challenge, or continues it and begins it anew."""
        nowhere, under_way = layout.nowhere(), self.begun is not None
        label = _("Continue") if under_way else _("Start challenge")
        anew = Button(self.kit, nowhere, _("Start over"), self.begin, icon="undo")
        return [
            Button(self.kit, nowhere, _("Back"), self.back, cue=_("Esc")),
            *([anew] if under_way else []),
            Button(
                self.kit,
                nowhere,
                label,
                self.start,
                kind="primary",
                icon="play",
                cue=_("Enter"),
                why_not="" if self.challenge else _("No challenges in this list."),
            ),
        ]

    def prompt(self) -> Footer:
        """Return the chosen challenge, or why finished games cannot be read."""
        if self.finished.trouble is not None:
            line = escape(str(self.finished.trouble))
            return Footer(_("Finished games can't be read now"), line, "warning", bad=True)
        one = self.challenge
        if one is None:
            return Footer(_("No challenges"), "", "trophy")
        line = _("Any finished game with this table counts, unless you undid a move after a reveal.")
        return Footer(data_text(one.title), line, "trophy")

    def update(self, dt: float) -> None:
        """Read on in the saves, and judge the games finished meanwhile."""
        super().update(dt)
        if self.under_way.due:
            self.under_way.read_some()
            self.layout()
        if self.finished.due and self.finished.read_some():
            self.layout()
            if news := self._news():
                self.tell(" · ".join(news), "check" if self._new else "trophy")

    def _news(self) -> list[str]:
        """Return what came of the games judged last: challenges met, and the one begun here if missed."""
        told = []
        if self._new:
            names = series(map(self._title, self._new))
            told.append(_("Challenge completed: {names}").format(names=names))
        if self._begun is None:
            return told
        game, one = self._begun
        if lacks := self._missed.get((game.id, one.id)):
            line = _("Not completed this time: {name}. {lacks}")
            told.append(line.format(name=self._title(one), lacks=lacks_words(game, lacks)))
        return told

    @property
    def rest(self) -> float:
        """Seconds until there is something to read."""
        return 0.0 if self.finished.due or self.under_way.due else super().rest

    @property
    def begun(self) -> SaveInfo | None:
        """Newest save of the chosen challenge that is under way; None if there is none."""
        one = self.challenge
        return None if one is None else self._begun_of(one)

    def _begun_of(self, one: Challenge) -> SaveInfo | None:
        game = self.game
        return None if game is None else self.under_way.newest(game.id, partial(_is_of, game, one))

    def start(self) -> None:
        """Continue the game of the chosen challenge that is under way, else begin one."""
        one, game = self.challenge, self.game
        if game is None or one is None:
            return
        begun = self.under_way.find(game.id, partial(_is_of, game, one))
        if begun is None:
            self.begin()
            return
        self._begun = game, one
        self.open_table(self.client, Load(begun.path))

    def begin(self) -> None:
        """Begin a game of the chosen challenge."""
        one = self.challenge
        if self.game is None or one is None:
            return
        new = table_of(self.game, one, self.kit.settings.name_at_table, self.client.seed())
        self._begun = self.game, one
        self.open_table(self.client, new)

    @staticmethod
    def _title(one: Challenge) -> str:
        return f"**{data_text(one.title)}**"

    def _noted(self, game: Game[Any]) -> dict[str, str]:
        return Challenger(self.stage.folders).record(game).met

    def _judge(self, archive: Archive) -> None:
        challenger = Challenger(self.stage.folders)
        self._new, self._missed = [], {}
        for game in self.games:
            found = challenger.look(game, archive)
            self._new += found.met
            self._missed |= {(game.id, name): lacks for name, lacks in found.missed.items()}
            self._met[game.id] = self._noted(game)

    def _fill_nothing(self, column: Column) -> None:
        column.soft(_("None of your games has challenges."), "body")

    def _fill_games(self, column: Column) -> None:
        rows = GameRows(self.kit, self.games, [self._tally(game) for game in self.games])
        assert self.game is not None
        rows.lay(column, self.games.index(self.game), self._show_game)

    def _tally(self, game: Game[Any]) -> tuple[str, float]:
        """Return how many challenges of a game are met, as a line and as a share."""
        met, number = len(self._met[game.id]), len(game.challenges())
        return _("{met} of {n} completed").format(met=met, n=number), met / max(1, number)

    def _show_game(self, number: int) -> None:
        self.game, self.chosen = self.games[number], 0
        self.layout_from_top()

    def _fill_list(self, column: Column) -> None:
        begun = {one.id for one in self.challenges if self._begun_of(one) is not None}
        rows = ChallengeRows(self.kit, self.challenges, self.met, begun)
        lay_rows(
            column,
            rows,
            len(self.challenges),
            _("Challenges"),
            self._choose,
            chosen=self.chosen,
            press=lambda _number: self.start(),
        )

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.layout()

    def _mark_words(self, one: Challenge) -> str:
        """Return whether a challenge is met, in words."""
        if one.id in self.met:
            return _("Completed on {day}").format(day=day_in_words(self.met[one.id]))
        return _("Not completed yet")

    def _moment(self) -> str:
        """Return the moment of the chosen challenge under way; empty if none is."""
        begun = self.begun
        if self.game is None or begun is None or begun.meta is None:
            return ""
        return moment_words(self.game, begun.meta.summary.moment)

    def _fill_detail(self, column: Column) -> None:
        one = self.challenge
        if one is None or self.game is None:
            return
        game_picture(column, self.game)
        column.text(data_text(one.title), "title", after="hair")
        stars = column.take(self.kit.metrics.icon("head"), "gap")
        column.paint(stars, lambda surface, at: draw_stars(self.kit, surface, at, one.stars, left=True))
        column.text(data_text(one.words), "section", after="pad")
        opponents = ngettext("{n} opponent, {level}", "{n} opponents, {level}", one.players - 1)
        level = level_name(one.level)
        line = opponents.format(n=one.players - 1, level=level) if one.players > 1 else _("Solitaire")
        fact(column, _("Table"), line)
        for name, choice in one.options.items():
            words = self.game.words
            fact(column, words.table_option(name)[0], words.choice(name, choice))
        if one.seed >= 0:
            fact(column, _("Deal"), _("Always the same"))
        fact(column, _("Difficulty"), stars_words(one.stars))
        fact(column, _("You"), self._mark_words(one))
        if moment := self._moment():
            fact(column, _("Under way"), moment)


def _is_of(game: Game[Any], one: Challenge, meta: Meta) -> bool:
    """Return whether a save is of a game that can still meet a challenge."""
    counts = meta.origin is None and not meta.took_back
    return counts and challenge_at(game, meta.table) is one


def day_in_words(noted: str) -> str:
    """Return a day such as "2026-11-27" in words: "27 Nov 2026"; what is no day as it is."""
    try:
        return day_and_month(date.fromisoformat(noted), year=True)
    except ValueError:
        return noted
