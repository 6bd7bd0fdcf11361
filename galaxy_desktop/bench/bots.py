"""Figures of the time that the computer players that look ahead think, as at the table: against the clock."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from galaxy_desktop.ai.bot import Playbook, budget_of
from galaxy_desktop.ai.levels import LEVELS, bot_of
from galaxy_desktop.ai.statistics import percentile
from galaxy_desktop.bench.figure import Figure
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import look_up

LIMITS = {"hard": (40, 0.5, 1.0), "expert": (20, 2.5, 4.0)}
"""Number of questions, and wanted seconds at the 95th percentile and at most, by level."""


def figures(game: Game[Any]) -> list[Figure]:
    """Return the 95th percentile and the longest of choices in seconds, by level and number of players."""
    playbook = look_up(game.id)[1]
    assert playbook is not None
    found = []
    for seats in game.seats:
        asked = list(questions(game, playbook, seats))
        for level, (number, usual, most) in LIMITS.items():
            took = [_seconds(game, playbook, level, *one) for one in spread(asked, number)]
            name = f"{game.id}: {level} bot {{}}, {seats} players"
            at_95 = round(percentile(took, 95), 3)
            found.append(Figure(name.format("at the 95th percentile"), at_95, "s", f"<= {usual}"))
            found.append(Figure(name.format("at most"), round(max(took), 3), "s", f"<= {most}"))
    return found


def questions(game: Game[Any], playbook: Playbook[Any], seats: int) -> Iterator[tuple[Any, Decision]]:
    """Yield each question of a game of the medium bot that the hard one looks ahead for, with the view."""
    g = game.new(seats, game.check(seats, {}), 1)
    bot, dice = bot_of("medium", game, playbook), Dice(1)
    while g.waiting:
        for seat, decision in open_asks(g).items():
            view = game.view(g, seat)
            if not decision.forced() and playbook.positions.get(decision.topic):
                yield view, decision
            answer = bot.choose(view, decision, dice, budget_of(playbook, decision))
            g.events = []
            seal(g, seat, answer)


def spread(asked: list[tuple[Any, Decision]], number: int) -> list[tuple[Any, Decision]]:
    """Return up to so many questions, from all over the game."""
    return [asked[place * len(asked) // number] for place in range(min(number, len(asked)))]


def _seconds(game: Game[Any], playbook: Playbook[Any], level: str, view: Any, decision: Decision) -> float:
    bot = bot_of(level, game, playbook)
    began = perf_counter()
    bot.choose(view, decision, Dice(1), budget_of(playbook, decision, seconds=LEVELS[level].seconds))
    return perf_counter() - began
