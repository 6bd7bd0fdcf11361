"""`python -m tests.golden GAME [MORE]`: record its games anew, played by its own bots.

Wanted are all numbers of players, all choices of all table options and all ways to end, and so many MORE
games in which something rare happens. An end that computer players come to at no number of players (a draw
of a game that stands still) is looked for in games played by chance. Look at the difference before you
commit it: a recorded game that changes is a rule that has changed.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import astuple
from itertools import count as numbers
from typing import Any

from galaxy_desktop.ai.bot import budget_of
from galaxy_desktop.ai.levels import bot_of
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, look_up
from tests.contract.walk import option_sets
from tests.golden.games import Recorded, write
from tools.given import count

TRIES = 60
Sight = tuple[str, ...]


def main() -> int:
    """Record the games of one kind."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("game", choices=find_games(), help="game whose games are recorded")
    parser.add_argument(
        "more", nargs="?", type=count, default=0, help="further games to keep, those that tell most"
    )
    wish = parser.parse_args()
    game, _ = look_up(wish.game)
    played = list(wanted(game))
    recorded = sorted([*played, *by_chance(game, played)], key=lambda one: one.seats)
    recorded += most_telling(game, recorded, wish.more)
    write(game.id, recorded)
    for each in recorded:
        print(f"{each}: {len(each.answers)} answers, {each.totals}")
    return 0


def wanted(game: Game[Any]) -> Iterator[Recorded]:
    """At each number of players: a game of every set of options, and one more for each missing end."""
    for seats in game.seats:
        ends: set[str] = set()
        for seed, options in enumerate(option_sets(game, seats), start=1):
            recorded = record(game, seats, options, seed)
            ends.add(recorded.ended_by)
            yield recorded
        for seed in numbers(1000):
            if ends == set(game.ends) or seed == 1000 + TRIES:
                break
            recorded = record(game, seats, game.check(seats, {}), seed)
            if recorded.ended_by not in ends:
                ends.add(recorded.ended_by)
                yield recorded


def by_chance(game: Game[Any], known: list[Recorded]) -> Iterator[Recorded]:
    """For every end that is in none of the games known, the first game played by chance that comes to it."""
    missing = set(game.ends) - {recorded.ended_by for recorded in known}
    seats = game.seats[0]
    for seed in range(1, TRIES):
        if not missing:
            return
        recorded = record(game, seats, game.check(seats, {}), seed, ("random",) * seats)
        if recorded.ended_by in missing:
            missing.remove(recorded.ended_by)
            yield recorded


def most_telling(game: Game[Any], known: list[Recorded], number: int) -> list[Recorded]:
    """So many games more, each the one of those tried in which most happens that is in none before it."""
    seen = {sight for recorded in known for sight in sights(game, recorded)}
    tried = [_one_more(game, seed) for seed in range(2000, 2000 + 10 * number)]
    chosen = []
    for _ in range(number):
        best = max(tried, key=lambda one: len(one[1] - seen))
        tried.remove(best)
        seen |= best[1]
        chosen.append(best[0])
    return chosen


def _one_more(game: Game[Any], seed: int) -> tuple[Recorded, set[Sight]]:
    seats = game.seats[seed % len(game.seats)]
    recorded = record(game, seats, game.check(seats, {}), seed)
    return recorded, sights(game, recorded)


def sights(game: Game[Any], recorded: Recorded) -> set[Sight]:
    """What happens in a game: the kinds of events, each with the names in it."""
    g, found = game.new(recorded.seats, recorded.options, recorded.seed), set()
    for seat, answer in recorded.answers:
        give(g, seat, answer)
        for event in g.events:
            found.add((type(event).__name__, *[part for part in astuple(event) if isinstance(part, str)]))
    return found


def record(
    game: Game[Any], seats: int, options: dict[str, str], seed: int, levels: tuple[str, ...] = ()
) -> Recorded:
    """One game, played by computer players of these levels, or else by a medium one against easy ones."""
    playbook = look_up(game.id)[1]
    levels = levels or tuple("medium" if seat == seed % seats else "easy" for seat in range(seats))
    bots = [bot_of(level, game, playbook) for level in levels]
    g, dice, answers = game.new(seats, options, seed), Dice(seed), []
    while asks := open_asks(g):
        for seat, decision in asks.items():
            answer = bots[seat].choose(game.view(g, seat), decision, dice, budget_of(playbook, decision))
            give(g, seat, answer)
            answers.append((seat, answer))
    result = game.result(g)
    return Recorded(
        game.id,
        seats,
        options,
        seed,
        game.rules_version,
        tuple(answers),
        result.ended_by,
        result.winners,
        tuple(score.total for score in game.scores(g)),
        game.encode(g),
    )


if __name__ == "__main__":
    sys.exit(main())
