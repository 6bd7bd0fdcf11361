"""Bot matches: many games between levels, seats rotated, the same for any number of processes."""

import multiprocessing
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from galaxy_desktop.ai.bot import Agent, Budget, Playbook, budget_of
from galaxy_desktop.ai.levels import bot_called, bot_of
from galaxy_desktop.ai.program_bot import ProgramBot
from galaxy_desktop.ai.programs import Program, ProgramError, Trouble, stand_in
from galaxy_desktop.ai.random_bot import RandomBot
from galaxy_desktop.ai.statistics import percentile, wilson
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game, Result
from galaxy_desktop.engine.rng import Dice

Lookup = Callable[[str], tuple[Game[Any], Playbook[Any] | None]]
"""Function that returns a game and its playbook by the game's id; picklable, so at a module's top level."""

AnswerListener = Callable[[Seat, Decision, Answer], None]
"""Function that is called with each answer of a game, forced ones too."""

NO_THOUGHT = Budget(0)
"""The budget of bots that do not think."""
UNFINISHED = "unfinished"
_MOST_ANSWERS = 20_000


def _ignore(seat: Seat, decision: Decision, answer: Answer) -> None:
    del seat, decision, answer


@dataclass(frozen=True, slots=True)
class Match:
    """Games to play: one bot for each of `levels`, each as "level" or "level:style", on the seats in turn."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    programs: Mapping[str, Program] = field(default_factory=dict)
    """Programs by the level that stands for them."""

    def bot_in(self, number: int, seat: int) -> int:
        """Return the index in `levels` of the bot on a seat; the seats rotate by one from game to game."""
        return (seat + number) % len(self.levels)

    def seat_of(self, number: int, bot: int) -> int:
        """Return the seat of a bot by its index in `levels`."""
        return (bot - number) % len(self.levels)

    def seed_of(self, number: int) -> int:
        """Return the seed of one game.

        A deal is played once with each rotation of the seats, or once only if all levels are equal.
        """
        rotations = len(self.levels) if len(set(self.levels)) > 1 else 1
        return self.seed + number // rotations


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """One finished game; tuples are indexed by seat."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    ended_by: str
    decisions: int
    dead: int
    """Longest run of rounds that left all seats with what they had, see `Game.holdings`."""
    seconds: tuple[tuple[float, ...], ...]
    """Seconds of thought for each question that was not forced, by seat."""
    lots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Lots of each seat at the start, as `Game.lots` has them."""
    troubles: tuple[tuple[str, Trouble], ...] = ()
    """Programs, by level, that had to be replaced, and why."""

    def share(self, seat: int) -> float:
        """Return the part of the win that a seat has: a shared win is split equally."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_match(match: Match, lookup: Lookup, jobs: int = 1) -> Iterator[ArenaGame]:
    """Yield the games of a match in order, played in up to `jobs` processes."""
    play = partial(play_one, match, lookup)
    if jobs <= 1:
        yield from map(play, range(match.games))
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, match.games)) as pool:
        yield from pool.imap(play, range(match.games))


def play_one(match: Match, lookup: Lookup, number: int, heard: AnswerListener = _ignore) -> ArenaGame:
    """Play one game of a match, and call `heard` with each answer before it is given.

    The game is unfinished, without winners, after 20,000 answers.
    """
    game, playbook = lookup(match.game)
    seats = range(len(match.levels))
    seed = match.seed_of(number)
    players = [
        _player(match, match.levels[match.bot_in(number, seat)], seat, Dice(seed << 3 | seat), game, playbook)
        for seat in seats
    ]
    g = game.new(len(players), match.options, seed)
    decisions = 0
    calm = _Calm(game, game.had(g))
    try:
        while g.waiting and decisions < _MOST_ANSWERS:
            for seat, decision in open_asks(g).items():
                decisions += 1
                g.events = []
                answer = players[seat].answer(game, g, seat, decision, playbook)
                heard(seat, decision, answer)
                seal(g, seat, answer)
            calm.watch(g)
        result = game.result(g) if not g.waiting else None
        scores = tuple(score.total for score in game.scores(g))
        for player in players:
            player.end(result, scores)
    finally:
        for player in players:
            player.close()
    return ArenaGame(
        winners=result.winners if result else (),
        scores=scores,
        rounds=game.moment(g).round,
        ended_by=result.ended_by if result else UNFINISHED,
        decisions=decisions,
        dead=calm.longest,
        seconds=tuple(tuple(player.seconds) for player in players),
        lots=game.lots(g),
        troubles=tuple((player.level, player.trouble) for player in players if player.trouble),
    )


def _player(
    match: Match, level: str, seat: int, dice: Dice, game: Game[Any], playbook: Playbook[Any] | None
) -> "_Player":
    """Return the player of a seat: a program, or a bot of the level."""
    program = match.programs.get(level)
    if program is None:
        agent = bot_called(level, game, playbook)
        return _Player(level, agent, dice, looks=not isinstance(agent, RandomBot))
    bot = ProgramBot(program, game, seat)
    return _Player(level, bot, dice, bot)


@dataclass(slots=True)
class _Calm:
    """Count of dead rounds in a row; setup is none."""

    game: Game[Any]
    had: Hashable
    round: int = 0
    run: int = 0
    longest: int = 0

    def watch(self, g: Any) -> None:
        """Look at the game after some answers; count the round that has just ended, if one has."""
        now = self.game.moment(g).round
        if now == self.round and g.waiting:
            return
        had = self.game.had(g)
        self.run = self.run + 1 if self.round and had == self.had else 0
        self.longest = max(self.longest, self.run)
        self.round, self.had = now, had


@dataclass(slots=True)
class _Player:
    """A bot at the table, with its own random numbers and the seconds it took."""

    level: str
    bot: Agent
    dice: Dice
    program: ProgramBot | None = None
    """The bot, while it is a program."""
    looks: bool = True
    """False if the bot reads only what lies open to all, so that the state serves as its view."""
    trouble: Trouble | None = None
    seconds: list[float] = field(default_factory=list)

    def answer(
        self, game: Game[Any], g: Any, seat: int, decision: Decision, playbook: Playbook[Any] | None
    ) -> Answer:
        if decision.forced():
            return decision.only()
        view = game.view(g, seat) if self.looks else g
        budget = budget_of(playbook, decision) if self.looks else NO_THOUGHT
        began = perf_counter()
        try:
            answer = self.bot.choose(view, decision, self.dice, budget)
        except ProgramError as error:
            self.trouble = error.trouble
            self.close()
            self.bot = bot_of(stand_in(playbook), game, playbook)
            answer = self.bot.choose(view, decision, self.dice, budget_of(playbook, decision))
        self.seconds.append(perf_counter() - began)
        return answer

    def end(self, result: Result | None, scores: Sequence[int]) -> None:
        """Tell a program how the game ended."""
        if self.program is not None:
            self.program.end(result, scores)

    def close(self) -> None:
        """End the program, if there is one."""
        program, self.program = self.program, None
        if program is not None:
            program.close()


def outcome(match: Match, played: Sequence[ArenaGame], seconds: float) -> dict[str, Any]:
    """Return the outcome of a match as JSON-ready data; `seconds` is the time of the whole match."""
    bots = range(len(match.levels))
    finished = [p for p in played if p.winners]
    return {
        "game": match.game,
        "players": len(bots),
        "options": dict(match.options),
        "games": len(played),
        "seed": match.seed,
        "bots": [_bot(match, played, bot) for bot in bots],
        "mean_winner": _mean([p.scores[p.winners[0]] for p in finished]),
        "mean_rounds": _mean([p.rounds for p in played]),
        "dead_rounds": max((p.dead for p in played), default=0),
        "ends": _counted([p.ended_by for p in played]),
        "troubles": _troubles(played),
        "seats": [round(sum(p.share(seat) for p in played), 2) for seat in bots],
        "lots": {name: _wins_by_lot(played, name) for name in (played[0].lots if played else ())},
        "decisions_per_second": round(sum(p.decisions for p in played) / seconds) if seconds else 0,
        "choose_ms": {level: _choose_ms(match, played, level) for level in dict.fromkeys(match.levels)},
    }


def _bot(match: Match, played: Sequence[ArenaGame], bot: int) -> dict[str, Any]:
    seats = [match.seat_of(number, bot) for number in range(len(played))]
    wins = sum(p.share(seat) for p, seat in zip(played, seats, strict=True))
    low, high = wilson(wins, len(played))
    return {
        "level": match.levels[bot],
        "games": len(played),
        "wins": round(wins, 2),
        "win_share": round(wins / max(1, len(played)), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_score": _mean([p.scores[seat] for p, seat in zip(played, seats, strict=True)]),
    }


def _wins_by_lot(played: Sequence[ArenaGame], name: str) -> dict[str, dict[str, float]]:
    """Return, for each known lot, how many seats it was dealt to and how many of those won."""
    falls = [(lot, p.share(seat)) for p in played for seat, lot in enumerate(p.lots[name]) if lot]
    return {
        lot: {
            "games": sum(one == lot for one, _ in falls),
            "wins": round(sum(share for one, share in falls if one == lot), 2),
        }
        for lot in sorted({lot for lot, _ in falls})
    }


def _troubles(played: Sequence[ArenaGame]) -> list[dict[str, Any]]:
    """Return each trouble of a program with the number of games in which it was replaced for it."""
    counts = Counter(trouble for p in played for trouble in p.troubles)
    return [
        {"level": level, "code": trouble.code, "cause": trouble.cause, "games": games}
        for (level, trouble), games in counts.items()
    ]


def _choose_ms(match: Match, played: Sequence[ArenaGame], level: str) -> dict[str, float]:
    times = [
        1000 * second
        for number, p in enumerate(played)
        for seat, seconds in enumerate(p.seconds)
        if match.levels[match.bot_in(number, seat)] == level
        for second in seconds
    ] or [0.0]
    return {
        "p50": round(percentile(times, 50), 3),
        "p95": round(percentile(times, 95), 3),
        "max": round(max(times), 3),
    }


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0


def _counted(words: Sequence[str]) -> dict[str, int]:
    return {word: words.count(word) for word in sorted(set(words))}
