"""Deal of the day: one for each game and date, the same everywhere, with the results and the pars."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Annotated, Any

from galaxy_desktop.ai.programs import LONGEST_LEVEL
from galaxy_desktop.engine.bounds import AtMost, Between
from galaxy_desktop.engine.game import Game
from galaxy_desktop.folders import Folders
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.document import Meta
from galaxy_desktop.play.notebook import Notebook
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

FILE = "daily.json"
SEEDS = 1_000_000
"""Number of different seeds; all of them have a short name."""
PLAYERS, OPPONENT = 2, "hard"
"""Number of players of every deal of the day, and the level of the opponent."""
DAYS = 14
"""Number of days that are listed, today first; older pars are dropped."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of one player in a deal of the day."""

    won: bool
    points: Annotated[int, Between(-999, 9999)]
    rounds: Annotated[int, Between(0, 100_000)]

    def rank(self, game: Game[Any]) -> tuple[int, int]:
        """Return what outcomes are compared by, the better one greater.

        It is the points; where points do not decide, to win, and in fewer rounds.
        """
        if game.has_points:
            return self.points, 0
        return int(self.won), -self.rounds if self.won else self.rounds


Pars = dict[Annotated[str, AtMost(LONGEST_LEVEL)], Outcome]
"""Outcomes of computer players in the player's seat, by level."""
ByDay = dict[Annotated[str, AtMost(10)], Pars]


def seed_of(game: Game[Any], day: date) -> int:
    """Return the seed of a day, the same everywhere; it tells nothing of other days."""
    digest = hashlib.blake2b(f"{game.id} {day.isoformat()}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS


def table_of_day(game: Game[Any], day: date, name: str) -> NewGame:
    """Return the command that begins the deal of a day."""
    return NewGame(game.id, (Person(name), Bot(OPPONENT, COMPUTERS[0])), {}, seed_of(game, day))


def is_of_day(game: Game[Any], day: date, meta: Meta) -> bool:
    """Return whether a save is of the deal of a day, played alone against its opponent."""
    table, deal = meta.table, table_of_day(game, day, "-")
    sitters = [seat.level if isinstance(seat, Bot) else "" for seat in table.seats]
    alone = sitters == ["", OPPONENT] and meta.origin is None
    return alone and table.seed == deal.seed and dict(table.options) == game.check(PLAYERS, {})


def days(today: date) -> list[date]:
    """Return the days that are listed, today first."""
    return [today - timedelta(days=back) for back in range(DAYS)]


def streak(listed: Sequence[date], played: Collection[date]) -> int:
    """Return the number of days played in a row: up to today, or to yesterday until today is played.

    `listed` are the days that count, today first.
    """
    known = listed if listed[0] in played else listed[1:]
    return next((number for number, day in enumerate(known) if day not in played), len(known))


def best_of_day(game: Game[Any], day: date, archive: Archive) -> Entry | None:
    """Return the player's best finished game of a day's deal; None if there is none.

    Raise `SaveError` if the archive cannot be read.
    """
    wanted = Wanted(game=game.id, text=str(seed_of(game, day)), players=PLAYERS, level=OPPONENT)
    entries = [one for one in archive.entries(archive.find(wanted)) if _is_of_day(game, day, one)]
    return max(entries, key=lambda one: outcome_of(one).rank(game), default=None)


def _is_of_day(game: Game[Any], day: date, entry: Entry) -> bool:
    usual = game.check(PLAYERS, {})
    alone = entry.persons == (0,) and entry.resigned is None and not entry.branch
    return alone and entry.seed == seed_of(game, day) and dict(entry.options) == usual


def outcome_of(entry: Entry) -> Outcome:
    """Return how the person of a finished game fared."""
    sat = entry.seats[entry.persons[0]]
    return Outcome(sat.won, sat.points, entry.rounds)


def met_pars(game: Game[Any], entry: Entry, pars: Mapping[str, Outcome]) -> list[str]:
    """Return the levels whose par a game has met; none if something was undone after a reveal."""
    if entry.took_back:
        return []
    own = outcome_of(entry).rank(game)
    return [level for level, par in pars.items() if own >= par.rank(game)]


class ParBook:
    """Pars worked out already, by game and day, in one small file."""

    def __init__(self, folders: Folders) -> None:
        self._notebook = Notebook(folders, FILE, ByDay)

    def pars(self, game: Game[Any], day: date) -> Pars:
        """Return the pars known of a day, by level; none if the file cannot be read."""
        return self._days(game).get(day.isoformat(), {})

    def note(self, game: Game[Any], day: date, level: str, par: Outcome) -> None:
        """Note a par; drop those of the oldest days."""
        known = self._days(game)
        known[day.isoformat()] = {**known.get(day.isoformat(), {}), level: par}
        kept = sorted(known)[-DAYS:]
        self._notebook.write({game.id: {one: known[one] for one in kept}})

    def _days(self, game: Game[Any]) -> ByDay:
        found: ByDay | None = self._notebook.page(game.id)
        return found or {}
