"""Statistics: results of one player over time, against each level, with each start, and a rating."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import groups, ngettext, percent, to_tenths
from galaxy_desktop.play.archive.csv_file import write_csv
from galaxy_desktop.play.archive.rating import LEAST_GAMES, rating_of
from galaxy_desktop.play.archive.tally import Tally, names_of, tally_of
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.unnamed import called
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.archive.files import export_to
from galaxy_desktop.ui.archive.filters import game_box, time_box
from galaxy_desktop.ui.archive.opened import archive_of
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import failure, message
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.statistics.charts import (
    ShareRow,
    fill_means,
    fill_months,
    fill_places,
    fill_points,
    fill_shares,
    fill_sources,
)
from galaxy_desktop.ui.statistics.rows import (
    game_rows,
    lot_rows,
    mean_rows,
    month_rows,
    point_rows,
    share_rows,
)
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.widget import Widget

R = TypeVar("R")
FILE = "galaxy-desktop statistics.csv"
LAST = 40
BOX = 240
GAP = 0.015
"""Space between panels, as a fraction of the screen's room."""
OVERVIEW, MOST_OVERVIEW = 0.29, 0.45
"""Height of the overview where it has a page of its own, and the most it may take from the charts."""


class StatisticsScene(Screen[None]):
    """Statistics of one person, by default the one who plays at this screen."""

    def __init__(self, client: Client, game: str = "") -> None:
        self.client = client
        self.wanted = Wanted(game=game)
        self.trouble: SaveError | None = None
        self.names: list[str] = []
        self.name = ""
        self.tally = Tally()

    def enter(self) -> None:
        self.archive = archive_of(self.stage, self.client.games)
        with suppress(SaveError):  # reading tells why
            self.archive.begin_to_catch_up()
        self._read()

    def update(self, dt: float) -> None:
        """Read files that the index does not know yet, a few in each frame; then count the games again."""
        super().update(dt)
        if self.archive.behind:
            with suppress(SaveError):
                self.archive.catch_up()
            if self.archive.behind:
                self.make_way()
                self.dirty = True
            else:
                self._read()
                self.layout()

    @property
    def rest(self) -> float:
        """Seconds until there is something to read."""
        return 0.0 if self.archive.behind else super().rest

    def _read(self) -> None:
        """Count the games that are wanted."""
        self.trouble = None
        try:
            self.names = names_of(self.archive)
            if self.name not in self.names:
                own = self.kit.settings.name_at_table
                self.name = own if own in self.names else next(iter(self.names), "")
            pointless = frozenset(one.id for one in self.client.games.values() if not one.has_points)
            self.tally = replace(tally_of(self.archive, self.name, self.wanted), pointless=pointless)
        except SaveError as trouble:
            self.trouble, self.tally = trouble, Tally()

    def title(self) -> tuple[str, str]:
        """Return the title, the player and the number of games."""
        words = ngettext("{name} · {n} game", "{name} · {n} games", len(self.tally.games))
        line = words.format(name=escape(called(self.name)), n=len(self.tally.games)) if self.name else ""
        return _("Statistics"), line

    def panels(self) -> Sequence[Panel]:
        even = _("Line: an even share. Whiskers: 95% margin")
        top = self._overview_share()
        each = (1 - top - 2 * GAP) / 2
        sources = _("Points by source") if self._with_points(whole=True) else _("Average at the end")
        below, lowest = (top + GAP, each), (top + each + 2 * GAP, each)

        def beside(left: float, width: float, row: tuple[float, float]) -> tuple[float, float, float, float]:
            return left, row[0], width, row[1]

        return [
            Panel(_("Overview"), (0, 0, 1, top), self._fill_overview, icon="statistics", headed=False),
            Panel(_("Games each month"), beside(0, 0.325, below), self._fill_months, icon="clock"),
            Panel(
                _("Wins by opponents"), beside(0.3333, 0.3333, below), self._fill_opponents, "computer", even
            ),
            Panel(_("Latest games"), beside(0.675, 0.325, below), self._fill_latest, icon="trophy"),
            self._starts(beside(0, 0.6667, lowest), even),
            Panel(sources, beside(0.675, 0.325, lowest), self._fill_sources, icon="points"),
        ]

    def _starts(self, place: tuple[float, float, float, float], even: str) -> Panel:
        """Return the panel that compares the starts of the chosen game, or all games if none is chosen."""
        game = self.client.games.get(self.wanted.game)
        if game is None:
            return Panel(_("Wins by game"), place, self._fill_games, "start", even)
        kinds = self._kinds()
        title = game.words.lot(kinds[0]) if kinds else _("Start")
        note = _("Bar: average VP. White: best") if game.has_points else even
        return Panel(title, place, self._fill_lots, "start", note)

    def _with_points(self, *, whole: bool = False) -> bool:
        """Return whether the chosen game has points; if none is chosen, `whole`."""
        game = self.client.games.get(self.wanted.game)
        return whole if game is None else game.has_points

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        nothing = "" if self.names else _("No finished games yet.")
        return [
            Button(self.kit, nowhere, _("Save as table"), self._export, icon="save", why_not=nothing),
            Button(self.kit, nowhere, _("Back"), self.back, kind="primary", cue=_("Esc")),
        ]

    def prompt(self) -> Footer:
        """Return what is counted."""
        if self.trouble is not None:
            return Footer(_("The archive can't be read now"), escape(str(self.trouble)), "warning", bad=True)
        game = self.client.games.get(self.wanted.game)
        head = _("Statistics: {game}").format(game=game.name) if game else _("Statistics of all games")
        counted = _("Branches aren't counted. A resigned game counts as not won.")
        if behind := self.archive.behind:
            left = ngettext("{n} more is being read", "{n} more are being read", behind).format(n=behind)
            return Footer(head, groups([counted, left]), "statistics")
        return Footer(head, counted, "statistics")

    def _overview_share(self) -> float:
        """Return the part of the height that the overview needs; on a page of its own, any."""
        body, space = self.body, self.kit.metrics.space
        if self.kit.metrics.text_step >= self.pages_from:
            return OVERVIEW
        trial = Column(self.kit, body.left, body.top, body.width - 2 * space("dialog"))
        self._fill_overview(trial)
        return min(MOST_OVERVIEW, (trial.height + 2 * space("broad")) / body.height)

    def _fill_overview(self, column: Column) -> None:
        """Lay the choice of player, game and time, and the figures."""
        nowhere = layout.nowhere()
        boxes: list[Widget] = [
            game_box(self.kit, self.client.games, self.wanted, self._filter),
            time_box(self.kit, self.wanted, self._filter),
        ]
        if len(self.names) > 1:
            names = [(name, escape(called(name))) for name in self.names[:12]]
            boxes.insert(0, DropDown(self.kit, nowhere, names, self.name, self._look_at, label=_("Player")))
        each = round(self.kit.metrics.px(BOX) * self.kit.metrics.text_step)
        column.row(boxes, [max(each, getattr(box, "natural_width", each)) for box in boxes], after="gap")
        figures = self._figures()
        across = len(figures) if self.kit.metrics.text_step < self.pages_from else 2
        for start in range(0, len(figures), across):
            columns = column.beside(across, "margin")
            for one, (figure, words, line) in zip(columns, figures[start : start + across], strict=False):
                one.box(lambda inner, f=figure, w=words, li=line: _fill_figure(inner, f, w, li))  # type: ignore[misc]
            column.join(columns)

    def _figures(self) -> list[tuple[str, str, str]]:
        """Return the figures: number, name, and a line below."""
        tally, share = self.tally, self.tally.share()
        low, high = share.interval
        margin = _("{low} to {high}; even share {even}").format(
            low=percent(low), high=percent(high), even=percent(share.even)
        )
        fewest, mean, most = tally.rounds
        longest, now = tally.streaks()
        rounds = [_("{low} to {high}").format(low=fewest, high=most)] if fewest < most else []
        typical = to_tenths(mean) if tally.scored else "–"
        quickest = tally.quickest
        quick = _("quickest win {n}").format(n=quickest.rounds) if quickest else _("no win yet")
        found = [
            (percent(share.share) if share.games else "–", _("won"), margin if share.games else ""),
            self._score() if self._with_points() else self._wins(),
            (str(longest), _("longest winning streak"), _("now {n}").format(n=now)),
            (typical, _("rounds a game"), groups([*rounds, quick]) if tally.scored else ""),
        ]
        return [self._rating(), *found]

    def _score(self) -> tuple[str, str, str]:
        tally = self.tally
        if tally.best is None:
            return "–", _("best score"), ""
        points = _("average {mean}, median {median}").format(
            mean=to_tenths(tally.mean), median=to_tenths(tally.median)
        )
        return str(tally.best), _("best score"), points

    def _wins(self) -> tuple[str, str, str]:
        """Return the number of wins, where points of several games, or none, can't be compared."""
        share = self.tally.share()
        line = ngettext("of {n} game", "of {n} games", share.games).format(n=share.games)
        return str(share.wins), ngettext("win", "wins", share.wins), line

    def _rating(self) -> tuple[str, str, str]:
        rating = rating_of(self.tally.games)
        if rating is None:
            return "–", _("rating"), _("after {n} games against measured levels").format(n=LEAST_GAMES)
        margin, n = round(rating.margin), rating.games
        line = ngettext("±{margin}, {n} game; Easy is 1000", "±{margin}, {n} games; Easy is 1000", n)
        return str(round(rating.value)), _("rating"), line.format(margin=margin, n=n)

    def _fill_months(self, column: Column) -> None:
        months = month_rows(self.tally)
        if months:
            fill_months(column, months)
        else:
            self._fill_nothing(column)

    def _fill_opponents(self, column: Column) -> None:
        self._fill_wins(column, share_rows(self.tally, self.client.levels))

    def _fill_games(self, column: Column) -> None:
        self._fill_wins(column, game_rows(self.tally, self.client.games))

    def _fill_wins(self, column: Column, rows: Sequence[ShareRow]) -> None:
        if rows:
            fill_shares(column, rows)
        else:
            self._fill_nothing(column)

    def _fill_latest(self, column: Column) -> None:
        contests = self.tally.contests
        if not contests:
            self._fill_nothing(column)
            return
        skipped = max(0, len(contests) - LAST)
        streak = self.tally.longest_streak()
        shown = range(max(0, streak.start - skipped), max(0, streak.stop - skipped))
        fill_places(column, [one.place for one in contests[skipped:]], shown if len(streak) > 1 else range(0))
        column.soft(_("Your place in each game, the newest last. Framed: your longest winning streak."))

    def _kinds(self) -> list[str]:
        """Return the kinds of lots of the chosen game that have a title."""
        game = self.client.games.get(self.wanted.game)
        return [kind for kind in self.tally.kinds_of_lots() if game and game.words.lot(kind)]

    def _fill_lots(self, column: Column) -> None:
        game, kinds = self.client.games.get(self.wanted.game), self._kinds()
        if game is None or not kinds:
            none = _("{game} deals no start worlds or tiles.")
            later = _("Finish a game to compare starts.")
            line = none.format(game=game.name) if game and not game.has_lots else later
            column.soft(line, "body")
            return
        for number, kind in enumerate(kinds):
            if number:
                column.text(game.words.lot(kind), "section", after="seam")
            columns = column.beside(2 if self.kit.metrics.mode == "wide" else 1, "block")
            if game.has_points:
                rows = point_rows(self.tally, kind, game)
                most = max(1, *(row.best for row in rows))
                for one, part in zip(columns, _split(rows, len(columns)), strict=False):
                    fill_points(one, part, most)
            else:
                shares = lot_rows(self.tally, kind, game)
                for one, row in zip(columns, _split(shares, len(columns)), strict=False):
                    fill_shares(one, row)
            column.join(columns)

    def _fill_sources(self, column: Column) -> None:
        game = self.client.games.get(self.wanted.game)
        if game is None:
            column.soft(_("Choose a game to see where your points come from."), "body")
            return
        if not game.has_points and self.tally.scored:
            fill_means(column, mean_rows(self.tally, game))
            return
        sources = self.tally.sources()
        if any(points > 0 for points in sources.values()):
            fill_sources(column, sources, game.words.source)
        else:
            self._fill_nothing(column)

    def _fill_nothing(self, column: Column) -> None:
        words = _("Finished games appear here.")
        if self.tally.games:
            words = _("Games against opponents appear here.")
        column.soft(words, "body")

    def _look_at(self, name: str) -> None:
        self.name = name
        self._anew()

    def _filter(self, wanted: Wanted) -> None:
        self.wanted = replace(wanted, lot="", option="")
        self._anew()

    def _anew(self) -> None:
        self._read()
        self.layout_from_top()

    def _export(self) -> None:
        dialog = export_to(_("Save statistics as a table"), Path.home())
        self.stage.open(dialog, self._exported)

    def _exported(self, folder: Path | None) -> None:
        if folder is None:
            return
        path = folder / FILE
        try:
            number = write_csv(self.archive, self.wanted, path)
        except SaveError as trouble:
            self.stage.open(failure(_("Couldn't save the table"), trouble))
            return
        line = ngettext("{n} game in {file}", "{n} games in {file}", number)
        words = line.format(n=number, file=f"**{escape(str(path))}**")
        self.stage.open(message(_("Table saved"), words, icon="check"))


def _split(rows: Sequence[R], columns: int) -> list[Sequence[R]]:
    """Return the rows for each column, none for an empty one."""
    each = -(-len(rows) // columns)
    return [rows[first : first + each] for first in range(0, len(rows), each or 1)]


def _fill_figure(column: Column, figure: str, words: str, line: str) -> None:
    """Lay one figure: the number large, its name and a line below."""
    column.text(figure, "title", after=None)
    column.soft(words, "body", after=None)
    column.soft(line or " ", "small", after=None)
