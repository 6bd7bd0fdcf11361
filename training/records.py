"""Games of the searching bot against itself, kept line by line so that a run can go on where it ended."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook
from galaxy_desktop.ai.search import SearchBot
from galaxy_desktop.ai.subject import TrainingTable
from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from training.lines import add_line, read_lines

MOST_ROUNDS = 60


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game: how it was dealt, and every answer with the chance to win that the search gave it."""

    players: int
    options: dict[str, str]
    seed: int
    answers: tuple[tuple[Seat, Answer, float | None], ...]


def recorded(
    game: Game[Any], playbook: Playbook[Any], table: TrainingTable, numbers: range, thought: float, path: Path
) -> Iterator[GameRecord]:
    """Yield the games of a file, after adding those of `numbers` that it lacks.

    `thought` is the share of its budget that the bot spends on each question.
    """
    known = list(read(path))
    for number in numbers[len(known) :]:
        known.append(played(game, playbook, table, number, thought))
        add_line(path, asdict(known[-1]))
    yield from known


def read(path: Path) -> Iterator[GameRecord]:
    """Yield the games of a file; a last line that was cut off is dropped from the file."""
    for data in read_lines(path):
        yield GameRecord(data["players"], data["options"], data["seed"], frozen(data["answers"]))


def played(
    game: Game[Any], playbook: Playbook[Any], table: TrainingTable, seed: int, thought: float
) -> GameRecord:
    """Play one game of the searching bot against itself."""
    g = game.new(table.players, table.options, seed)
    bot, dice = SearchBot(game, playbook), Dice(seed)
    answers: list[tuple[Seat, Answer, float | None]] = []
    while g.waiting and game.moment(g).round <= MOST_ROUNDS:
        for seat, decision in open_asks(g).items():
            value = None
            if decision.forced():
                answer = decision.only()
            else:
                budget = Budget(int(thought * playbook.positions.get(decision.topic, 0)))
                answer, value = bot.judged(game.view(g, seat), decision, dice, budget)
            answers.append((seat, answer, value and round(value, 4)))
            g.events = []
            seal(g, seat, answer)
    return GameRecord(table.players, dict(table.options), seed, tuple(answers))
