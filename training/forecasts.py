"""`python -m training.forecasts GAME`: measure how well the search foretells what others choose in secret.

Every choice of recorded games is foretold as the search does it, from the view of each other seat, and
compared with the constant average of games that are not measured. Lower is better.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import log
from pathlib import Path
from typing import Any

from galaxy_desktop import games
from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.ai.subject import Foretold, TrainingTable
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, look_up
from tools.given import positive, some
from training.records import GameRecord, recorded

WORLDS = 30
"""Number of worlds guessed for each forecast."""
FIRST = 8_000_000
"""Seed of the first game; no network has learned from it."""
LEAST = 0.01
"""Probability below which no kind of answer is taken to be, so that a rare one does not cost without end."""


@dataclass(frozen=True, slots=True)
class ForecastChoice:
    """One choice: the kind of answer that was given, and how likely each kind was said to be."""

    kind: str
    chances: Mapping[str, float]


def main() -> None:
    """Play the games that are missing, and print the log loss of the forecast and of the constant average."""
    parser = argparse.ArgumentParser(prog="python -m training.forecasts", description=__doc__)
    parser.add_argument("game", choices=foretold_games(), help="game that is foretold")
    parser.add_argument("--games", type=some, default=20, help="games of two players")
    parser.add_argument("--thought", type=positive, default=0.3, help="share of its budget the bot spends")
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path("build") / "forecasts",
        help="folder of the games (default: %(default)s)",
    )
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    game, playbook = look_up(args.game)
    assert playbook is not None
    table = TrainingTable(2, game.check(2, {}), args.games, FIRST)
    path = args.folder / f"{args.game}.jsonl"
    seeds = range(FIRST, FIRST + args.games)
    records = recorded(game, playbook, table, seeds, args.thought, path)
    foretold = foretold_games()[args.game]
    print(json.dumps(figures([list(told(game, playbook, foretold, record)) for record in records])))


def foretold_games() -> dict[str, Foretold]:
    """Return what is foretold in the games that have a `bot/foretold.py`, by id."""
    found = {}
    for name in find_games():
        room = f"{games.__name__}.{name}.bot"
        if find_spec(room) is not None and find_spec(f"{room}.foretold") is not None:
            found[name] = import_module(f"{room}.foretold").FORETOLD
    return found


def told(
    game: Game[Any], playbook: Playbook[Any], foretold: Foretold, record: GameRecord
) -> Iterator[ForecastChoice]:
    """Yield the choices of a record, each foretold from the view of every other seat."""
    g = game.new(record.players, record.options, record.seed)
    dice = Dice(record.seed)
    for seat, answer, _ in record.answers:
        decision = open_asks(g)[seat]
        if decision.topic == foretold.topic and not decision.forced():
            for viewer in range(record.players):
                if viewer != seat:
                    worlds = _worlds(game, game.view(g, viewer), dice)
                    yield ForecastChoice(
                        foretold.kind(answer), _chances(playbook, foretold, worlds, seat, dice)
                    )
        g.events = []
        seal(g, seat, answer)


def _worlds(game: Game[Any], view: Any, dice: Dice) -> Iterator[Any]:
    """Yield guessed worlds, in which the open question is still to be answered by everyone."""
    for _ in range(WORLDS):
        world = game.guess(view, dice)
        world.sealed = {}
        yield world


def _chances(
    playbook: Playbook[Any], foretold: Foretold, worlds: Iterable[Any], seat: Seat, dice: Dice
) -> dict[str, float]:
    """Return how likely the search takes each kind of answer of a seat to be."""
    found: dict[str, float] = {}
    for world in worlds:
        decision = open_asks(world)[seat]
        likely = playbook.forecast(world, seat, decision)
        if likely is None:
            given = [(1.0, playbook.quick(world, seat, decision, dice))]
        else:
            given = list(zip(likely, decision.answers(), strict=True))
        for chance, answer in given:
            kind = foretold.kind(answer)
            found[kind] = found.get(kind, 0.0) + chance / WORLDS
    return found


def figures(played: Sequence[Sequence[ForecastChoice]]) -> dict[str, float | int]:
    """Return the log loss of the forecasts and of the constant average of the other half of the games."""
    halves = played[::2], played[1::2]
    average = 0.0
    choices = [one for game in played for one in game]
    for lessons, exams in (halves, halves[::-1]):
        counts = Counter(one.kind for game in lessons for one in game)
        kinds = {one.kind for one in choices}
        total = sum(counts.values()) + len(kinds)
        average -= sum(log((counts[one.kind] + 1) / total) for game in exams for one in game)
    foretold = -sum(log(max(LEAST, one.chances.get(one.kind, 0.0))) for one in choices)
    number = max(1, len(choices))
    return {
        "choices": len(choices),
        "log loss of the forecast": round(foretold / number, 4),
        "log loss of the average": round(average / number, 4),
    }


if __name__ == "__main__":
    main()
