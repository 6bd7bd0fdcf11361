"""Figures of the time that the coach takes for a game."""

from time import perf_counter
from typing import Any

from galaxy_desktop.ai.bot import budget_of
from galaxy_desktop.ai.levels import bot_of
from galaxy_desktop.bench.figure import Figure
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, look_up
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.coach.agenda import Agenda
from galaxy_desktop.play.coach.on_the_spot import judge_next
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Bot, Person

LEVEL = "medium"


def figures(game: Game[Any]) -> list[Figure]:
    """Return the seconds to a verdict on each choice, and to the whole report, at the most players."""
    _game, playbook = look_up(game.id)
    if playbook is None:
        return []
    seats = game.seats[-1]
    plan = Agenda(_played(game, seats), 0)
    began, first = perf_counter(), 0.0
    while judge_next(plan, playbook) is not None:
        if plan.report.whole and not first:
            first = perf_counter() - began
    whole = perf_counter() - began
    return [
        Figure(f"{game.id}: first overview of the coach, {seats} players", round(first, 1), "s", "<= 40"),
        Figure(f"{game.id}: whole report of the coach, {seats} players", round(whole, 1), "s", "<= 120"),
    ]


def _played(game: Game[Any], seats: int) -> RunningGame:
    """Return a game of bots, one of them in the seat of a person."""
    _game, playbook = look_up(game.id)
    bot, dice, bus = bot_of(LEVEL, game, playbook), Dice(1), CommandBus(find_games())
    bots = (Bot(LEVEL, f"B{seat}") for seat in range(1, seats))
    bus.do(NewGame(game.id, (Person("P"), *bots), {}, 1))
    while not bus.is_over():
        seat = bus.awaited()[0]
        decision = bus.ask(seat)
        assert decision is not None
        answer = bot.choose(bus.view(seat), decision, dice, budget_of(playbook, decision))
        bus.do(GiveAnswer(seat, answer))
    return bus.game_so_far()
