"""Finished games to look back at: played by chance to the end, or given up early."""

from functools import cache

from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Resign
from galaxy_desktop.play.seats import Bot, Person
from tests import chance

GAMES = find_games()
SOME = 40
"""Answers of a game that is not played to its end."""


@cache
def played(game: str, seats: int, answers: int = chance.WHOLE) -> CommandBus:
    """A game played by chance; tests only look back at it."""
    bots = (Bot("easy", f"Bot {seat}") for seat in range(1, seats))
    running = chance.played(GAMES[game], (Person("Ada"), *bots), seats, seats, answers)
    return chance.lay(CommandBus(GAMES), running)


@cache
def given_up(game: str, seats: int) -> CommandBus:
    """The beginning of such a game, over because the person has given up."""
    bus = chance.lay(CommandBus(GAMES), played(game, seats, SOME).game_so_far())
    if not bus.is_over():
        bus.do(Resign(0))
    return bus
