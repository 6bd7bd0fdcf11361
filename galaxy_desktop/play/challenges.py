"""Challenges met: judged by what happened in a finished game, and noted in one small file."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import AtMost, DataError, Readable
from galaxy_desktop.engine.challenge import Challenge, Count
from galaxy_desktop.engine.events import Event, Seat, seat_of
from galaxy_desktop.engine.game import Game
from galaxy_desktop.folders import Folders
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.notebook import Notebook
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

FILE = "challenges.json"
MOST_LOOKED_AT = 2000
"""Most games that are remembered as looked at already, by game."""
ShortWord = Annotated[str, AtMost(80), Readable()]


def table_of(game: Game[Any], challenge: Challenge, name: str, seed: int) -> NewGame:
    """Return the command that begins a challenge; its own seed goes before `seed`."""
    bots = [Bot(challenge.level, COMPUTERS[number]) for number in range(challenge.players - 1)]
    own = challenge.seed if challenge.seed >= 0 else seed
    return NewGame(game.id, (Person(name), *bots), dict(challenge.options), own)


def met(running: RunningGame, challenge: Challenge, seat: Seat) -> bool:
    """Return whether a seat has met the goal of a challenge in a finished game."""
    if not running.over() or running.table.resigned is not None:
        return False
    game, g, goal = running.game, running.history.now, challenge.goal
    result, scores = running.result(), game.scores(g)
    own = scores[seat]
    others = [score.total for other, score in enumerate(scores) if other != seat]
    parts = dict(own.parts)
    return (
        (not goal.won or result.winners == (seat,))
        and game.moment(g).round <= goal.rounds
        and own.total >= goal.points
        and own.total - max(others, default=0) >= goal.lead
        and (not goal.ended_by or result.ended_by in goal.ended_by)
        and all(part.least <= parts.get(part.source, 0) <= part.most for part in goal.source)
        and all(_counts(running, count, seat) for count in goal.count)
    )


def _counts(running: RunningGame, count: Count, seat: Seat) -> bool:
    """Return whether a number of events is within its bounds."""
    by_round: Counter[int] = Counter()
    for number, event in _told(running):
        if type(event).__name__ == count.event and seat_of(event) == seat and _fits(event, count):
            by_round[number] += _amount(event, count.add)
    number = by_round.total() if count.within == "game" else max(by_round.values(), default=0)
    return count.least <= number <= count.most


def _told(running: RunningGame) -> Iterator[tuple[int, Event]]:
    """Yield all events of the game with the round they are from."""
    for line in range(running.history.at):
        number = running.moment(line).round
        for event in running.history.told(line):
            yield number, event


def _fits(event: Event, count: Count) -> bool:
    return all(getattr(event, name) in values for name, values in count.where.items())


def _amount(event: Event, name: str) -> int:
    if not name:
        return 1
    value = getattr(event, name)
    return value if isinstance(value, int) else len(value)


def is_of(entry: Entry, challenge: Challenge, options: dict[str, str]) -> bool:
    """Return whether a finished game was played at the table of a challenge, with nothing to hold against it.

    `options` are those of the challenge, all filled in.
    """
    persons, levels = entry.persons, {sat.level for sat in entry.seats if sat.level}
    return (
        len(persons) == 1
        and len(entry.seats) == challenge.players
        and levels == ({challenge.level} if challenge.players > 1 else set())
        and dict(entry.options) == options
        and challenge.seed in (-1, entry.seed)
        and not entry.took_back
        and not entry.branch
        and entry.resigned is None
    )


@dataclass(frozen=True, slots=True)
class MetChallenges:
    """Challenges of one game that were met, by id with the day, and the games that were looked at."""

    met: dict[ShortWord, ShortWord]
    looked_at: Annotated[tuple[ShortWord, ...], AtMost(MOST_LOOKED_AT)] = ()


@dataclass(frozen=True, slots=True)
class Verdicts:
    """Challenges that games just looked at have met, and those that they were played for in vain."""

    met: list[Challenge] = field(default_factory=list)
    missed: list[Challenge] = field(default_factory=list)


class Challenger:
    """Judge of the player's finished games; those looked at once are not read again."""

    def __init__(self, folders: Folders) -> None:
        self._notebook = Notebook(folders, FILE)

    def record(self, game: Game[Any]) -> MetChallenges:
        """Return what is noted of a game; nothing if the file cannot be read."""
        try:
            known: MetChallenges = codec.decode(
                MetChallenges, self._notebook.pages()[game.id], {}, "challenges"
            )
        except (KeyError, DataError):
            return MetChallenges({})
        return known

    def look(self, game: Game[Any], archive: Archive) -> Verdicts:
        """Look at the games finished since the last time; return what came of challenges not met before.

        Raise `SaveError` if the archive cannot be read.
        """
        record, found = self.record(game), Verdicts()
        done = dict(record.met)
        keys = archive.find(Wanted(game=game.id))
        new = [key for key in keys if key not in record.looked_at]
        for entry in archive.entries(new):
            fitting = [
                one for one in game.challenges() if one.id not in done and self._fits(game, entry, one)
            ]
            for one in _met_in(archive, entry, fitting):
                done[one.id] = entry.ended[:10]
                found.met.append(one)
            found.missed.extend(one for one in fitting if one.id not in done)
        if new:
            kept = MetChallenges(done, tuple(keys[:MOST_LOOKED_AT]))
            self._notebook.write({game.id: codec.encode(kept)})
        return found

    def _fits(self, game: Game[Any], entry: Entry, challenge: Challenge) -> bool:
        return is_of(entry, challenge, game.check(challenge.players, challenge.options))


def _met_in(archive: Archive, entry: Entry, challenges: list[Challenge]) -> list[Challenge]:
    """Return the challenges that were met in a game; none if its file is damaged."""
    if not challenges:
        return []
    try:
        running = archive.load(entry.id).running
    except SaveError:
        return []
    return [one for one in challenges if met(running, one, entry.persons[0])]
