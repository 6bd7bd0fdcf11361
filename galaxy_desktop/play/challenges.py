"""Challenges met: judged by what happened in a finished game, and noted in one small file."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from galaxy_desktop.engine.bounds import AtMost, Readable
from galaxy_desktop.engine.challenge import Challenge, Count
from galaxy_desktop.engine.events import Event, Seat, seat_of
from galaxy_desktop.engine.game import Game
from galaxy_desktop.folders import Folders
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import Entry, local_day
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.notebook import Notebook
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Occupants, Person, Table

FILE = "challenges.json"
LIMITLESS, LEAST = 999, 99
"""Bounds of figures, and the negative of those of points, that a goal leaves open."""
MOST_LOOKED_AT = 2000
"""Most games that are remembered as looked at already, by game."""
LARGEST = 2 * 1024 * 1024
"""Most bytes of the file, enough for so many games of each kind."""
ShortWord = Annotated[str, AtMost(80), Readable()]


def table_of(game: Game[Any], challenge: Challenge, name: str, seed: int) -> NewGame:
    """Return the command that begins a challenge; its own seed goes before `seed`."""
    bots = [Bot(challenge.level, COMPUTERS[number]) for number in range(challenge.players - 1)]
    own = challenge.seed if challenge.seed >= 0 else seed
    seats: Occupants = (Person(name), *bots)
    return NewGame(game.id, seats, dict(challenge.options), own, challenge=challenge.id)


def challenge_at(game: Game[Any], table: Table) -> Challenge | None:
    """Return the challenge that a table was begun for, if it can still meet it; None if there is none."""
    known = game.challenges() if table.challenge else ()
    one = next((one for one in known if one.id == table.challenge), None)
    if one is None or table.resigned is not None or one.seed not in (-1, table.seed):
        return None
    sitters = sorted(seat.level if isinstance(seat, Bot) else "" for seat in table.seats)
    fits = sitters == sorted(["", *[one.level] * (one.players - 1)])
    return one if fits and dict(table.options) == game.check(one.players, one.options) else None


@dataclass(frozen=True, slots=True)
class GoalCondition:
    """One condition of a goal, and the figure that a game has for it."""

    kind: Literal["won", "rounds", "points", "lead", "end", "source", "count"]
    number: int
    """Figure of the game; 1 or 0 where it is a matter of yes or no."""
    least: int = -LIMITLESS
    most: int = LIMITLESS
    about: str = ""
    """Source of the points, words of what is counted, or code of the end of the game."""
    wanted: tuple[str, ...] = ()
    """Codes of the ends that the goal asks for."""

    @property
    def holds(self) -> bool:
        """True if the figure is within its bounds."""
        return self.least <= self.number <= self.most


def conditions(running: RunningGame, challenge: Challenge, seat: Seat) -> list[GoalCondition]:
    """Return all that a goal asks for with the figures of a seat, as far as it knows them.

    That it has won, and how the game has ended, are among them only once it is over.
    """
    game, goal, over = running.game, challenge.goal, running.over()
    g = running.history.now if over else game.view(running.history.now, seat)
    scores = game.scores(g)
    own, parts = scores[seat], dict(scores[seat].parts)
    others = [score.total for other, score in enumerate(scores) if other != seat]
    found = []
    if over:
        result = running.result()
        if goal.won:
            found.append(GoalCondition("won", int(result.winners == (seat,)), 1))
        if goal.ended_by:
            right = int(result.ended_by in goal.ended_by)
            found.append(GoalCondition("end", right, 1, about=result.ended_by, wanted=goal.ended_by))
    if goal.rounds < LIMITLESS:
        found.append(GoalCondition("rounds", game.moment(g).round, most=goal.rounds))
    if goal.points > -LEAST:
        found.append(GoalCondition("points", own.total, goal.points))
    if goal.lead > -LEAST:
        found.append(GoalCondition("lead", own.total - max(others, default=0), goal.lead))
    for part in goal.source:
        number = parts.get(part.source, 0)
        found.append(GoalCondition("source", number, part.least, part.most, part.source))
    for count in goal.count:
        number = _number(running, count, seat)
        found.append(GoalCondition("count", number, count.least, count.most, count.words))
    return found


def missed(running: RunningGame, challenge: Challenge, seat: Seat) -> list[GoalCondition]:
    """Return what a seat lacks of the goal of a challenge in a game that is over."""
    return [one for one in conditions(running, challenge, seat) if not one.holds]


def met(running: RunningGame, challenge: Challenge, seat: Seat) -> bool:
    """Return whether a seat has met the goal of a challenge in a finished game."""
    played_out = running.over() and running.table.resigned is None
    return played_out and not missed(running, challenge, seat)


def _number(running: RunningGame, count: Count, seat: Seat) -> int:
    """Return a number of events of a seat."""
    by_round: Counter[int] = Counter()
    for number, event in _told(running):
        if type(event).__name__ == count.event and seat_of(event) == seat and _fits(event, count):
            by_round[number] += _amount(event, count.add)
    return by_round.total() if count.within == "game" else max(by_round.values(), default=0)


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
    """Challenges that games just looked at have met, and those played for in vain with what they lack."""

    met: list[Challenge] = field(default_factory=list)
    missed: dict[str, list[GoalCondition]] = field(default_factory=dict)
    """Conditions that the newest game at its table lacks, by the id of the challenge."""


class Challenger:
    """Judge of the player's finished games; those looked at once are not read again."""

    def __init__(self, folders: Folders) -> None:
        self._notebook = Notebook(folders, FILE, MetChallenges, LARGEST)

    def record(self, game: Game[Any]) -> MetChallenges:
        """Return what is noted of a game; nothing if the file cannot be read."""
        known: MetChallenges | None = self._notebook.page(game.id)
        return MetChallenges({}) if known is None else known

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
            for one, lacks in _lacking(archive, entry, fitting):
                if lacks:
                    found.missed.setdefault(one.id, lacks)
                else:
                    done[one.id] = local_day(entry.ended)
                    found.met.append(one)
        for one in found.met:
            found.missed.pop(one.id, None)
        if new:
            kept = MetChallenges(done, tuple(keys[:MOST_LOOKED_AT]))
            self._notebook.write({game.id: kept})
        return found

    def _fits(self, game: Game[Any], entry: Entry, challenge: Challenge) -> bool:
        return is_of(entry, challenge, game.check(challenge.players, challenge.options))


def _lacking(
    archive: Archive, entry: Entry, challenges: list[Challenge]
) -> list[tuple[Challenge, list[GoalCondition]]]:
    """Return challenges with what a finished game lacks of each; none if its file is damaged."""
    if not challenges:
        return []
    try:
        running = archive.load(entry.id).running
    except SaveError:
        return []
    return [(one, missed(running, one, entry.persons[0])) for one in challenges]
