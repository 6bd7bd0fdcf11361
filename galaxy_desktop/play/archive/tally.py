"""Results of one player: how often, against whom and with what they won, and with how many points."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from statistics import median
from typing import Any

from galaxy_desktop.ai.statistics import wilson
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import local_time
from galaxy_desktop.play.archive.wanted import PERSONS, Wanted, conditions

IndexRow = tuple[Any, ...]
"""Values of a row of the index."""
MIXED, PEOPLE, ALONE = "mixed", "people", "alone"
"""Kinds of opponents beside a single level of bots: several levels, persons among them, nobody."""


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game of a player."""

    id: str
    game: str
    ended: str
    rounds: int
    players: int
    resigned: bool
    points: int
    place: int
    won: bool
    levels: tuple[str, ...]
    """Levels of the bots at the table; empty for another person among them."""
    parts: tuple[tuple[str, int], ...]
    lots: tuple[tuple[str, str], ...]

    @property
    def against(self) -> str:
        """Level of all opponents, or `MIXED`, `PEOPLE` or `ALONE`."""
        if self.players == 1:
            return ALONE
        if "" in self.levels:
            return PEOPLE
        return self.levels[0] if len(set(self.levels)) == 1 else MIXED


@dataclass(frozen=True, slots=True)
class WinShare:
    """Number of games and wins, and what an even share of wins would be."""

    games: int
    wins: int
    even: float

    @property
    def share(self) -> float:
        """Share of wins."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Interval of 95 % in which the true share lies."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one player, the oldest first. Branches of other games are not among them."""

    games: Sequence[Played] = field(default=())
    pointless: frozenset[str] = frozenset()
    """Kinds of games in which points decide nothing; theirs are not counted."""

    @property
    def contests(self) -> list[Played]:
        """Games with opponents, which can be won."""
        return [one for one in self.games if one.players > 1]

    @property
    def scored(self) -> list[Played]:
        """Games that were played to their end."""
        return [one for one in self.games if not one.resigned]

    @property
    def points(self) -> list[int]:
        """Points of the games that were played to their end and are decided by points."""
        return [one.points for one in self.scored if one.game not in self.pointless]

    def share(self) -> WinShare:
        """Return the share of wins of all games with opponents."""
        return _share(self.contests)

    def by_opponents(self) -> dict[str, WinShare]:
        """Return the share of wins by level of the opponents, or `MIXED` or `PEOPLE`."""
        return _shares(self.contests, lambda one: one.against)

    def by_game(self) -> dict[str, WinShare]:
        """Return the share of wins by game."""
        return _shares(self.contests, lambda one: one.game)

    def by_month(self) -> dict[str, WinShare]:
        """Return the games of each month, as "2026-11", without months in which none was played."""
        return _shares(self.contests, lambda one: f"{local_time(one.ended):%Y-%m}")

    def by_lot(self, kind: str) -> dict[str, "Tally"]:
        """Return the games of each thing that was dealt at the start, for a kind of lots."""
        found: dict[str, list[Played]] = defaultdict(list)
        for one in self.games:
            thing = dict(one.lots).get(kind)
            if thing is not None:
                found[thing].append(one)
        return {thing: Tally(same, self.pointless) for thing, same in found.items()}

    def kinds_of_lots(self) -> list[str]:
        """Return the kinds of lots of these games."""
        return list(dict.fromkeys(kind for one in self.games for kind, _thing in one.lots))

    def sources(self) -> dict[str, int]:
        """Return all points by source, in the order of the game."""
        found: dict[str, int] = {}
        for one in self.scored:
            for source, points in one.parts:
                found[source] = found.get(source, 0) + points
        return found

    @property
    def best(self) -> int | None:
        """Most points; None if no game was decided by points."""
        return max(self.points, default=None)

    @property
    def mean(self) -> float:
        """Mean of the points; 0 without any game."""
        return sum(self.points) / len(self.points) if self.points else 0.0

    @property
    def median(self) -> float:
        """Median of the points, the mean of the two in the middle of an even number; 0 without any game."""
        return median(self.points) if self.points else 0.0

    @property
    def rounds(self) -> tuple[int, float, int]:
        """Fewest, mean and most rounds of a game that was played to its end; 0 without any."""
        numbers = [one.rounds for one in self.scored]
        return (min(numbers), sum(numbers) / len(numbers), max(numbers)) if numbers else (0, 0.0, 0)

    @property
    def quickest(self) -> Played | None:
        """Game won in the fewest rounds; None if none was won."""
        return min((one for one in self.contests if one.won), key=lambda one: one.rounds, default=None)

    def streaks(self) -> tuple[int, int]:
        """Return the longest number of wins in a row, and the number of the last ones."""
        runs = [(won, len(list(same))) for won, same in groupby(self.contests, lambda one: one.won)]
        longest = max((length for won, length in runs if won), default=0)
        return longest, runs[-1][1] if runs and runs[-1][0] else 0

    def longest_streak(self) -> range:
        """Return the places of the longest row of wins among the games with opponents."""
        longest, start = self.streaks()[0], 0
        for won, same in groupby(self.contests, lambda one: one.won):
            length = len(list(same))
            if won and length == longest:
                return range(start, start + length)
            start += length
        return range(0)


def _share(games: Sequence[Played]) -> WinShare:
    even = sum(1 / one.players for one in games) / len(games) if games else 0.0
    return WinShare(len(games), sum(one.won for one in games), even)


def _shares(games: Sequence[Played], key: Callable[[Played], str]) -> dict[str, WinShare]:
    """Return the share of wins of the games that are alike by a key, by that key."""
    found: dict[str, list[Played]] = defaultdict(list)
    for one in games:
        found[key(one)].append(one)
    return {name: _share(same) for name, same in found.items()}


def names_of(archive: Archive) -> list[str]:
    """Return the names of all persons in the archive, the most frequent first."""
    query = f"SELECT name FROM seats s WHERE {PERSONS} GROUP BY name ORDER BY count(*) DESC, name"
    return [name for (name,) in archive.index.rows(query)]


def tally_of(archive: Archive, name: str, wanted: Wanted) -> Tally:
    """Return the results of a person, in the games that are wanted."""
    where, values = conditions(wanted)
    own = f"FROM games g JOIN seats s USING (id) WHERE {where} AND g.branch = '' AND {PERSONS} AND s.name = ?"
    among = f"id IN (SELECT g.id {own})"
    level = f"CASE WHEN {PERSONS} THEN '' ELSE level END"

    def rows(query: str) -> list[IndexRow]:
        return archive.index.rows(query, [*values, name])

    games = rows(
        "SELECT g.id, s.seat, g.game, g.ended, g.rounds, g.players, coalesce(g.resigned, s.resigned),"
        f" s.points, s.place, s.won {own} ORDER BY g.ended, g.id, s.seat"
    )
    levels = _grouped(rows(f"SELECT id, seat, {level} FROM seats s WHERE {among} ORDER BY seat"), 1)
    parts = _grouped(rows(f"SELECT id, seat, source, points FROM parts WHERE {among} ORDER BY number"), 2)
    lots = _grouped(rows(f"SELECT id, seat, kind, thing FROM lots WHERE {among}"), 2)
    return Tally(
        [
            Played(
                key,
                game,
                ended,
                rounds,
                players,
                resigned is not None,
                points,
                place,
                bool(won) and resigned is None,
                tuple(level for other, level in levels[key,] if other != seat),
                tuple(parts[key, seat]),
                tuple(lots[key, seat]),
            )
            for key, seat, game, ended, rounds, players, resigned, points, place, won in games
        ]
    )


def _grouped(rows: Sequence[IndexRow], width: int) -> Mapping[IndexRow, Sequence[IndexRow]]:
    """Return the rest of each row by its first `width` values; nothing for any others."""
    found: dict[IndexRow, list[IndexRow]] = defaultdict(list)
    for row in rows:
        found[row[:width]].append(row[width:])
    return found
