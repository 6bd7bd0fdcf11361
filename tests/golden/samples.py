"""`python -m tests.golden.samples GAME`: make its sample saves in `saves/` anew, for each number of players.

They stand in the middle of a game between a person and computer players, and double as tests of old saves:
never make them anew where a change of the format can be bridged by a migration.
"""

import argparse
import sys
from pathlib import Path

from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import play_on
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame, Save
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

FOLDER = Path(__file__).parents[2] / "saves"
LEVELS = ("medium", "easy", "hard", "easy")


def main(words: list[str]) -> int:
    """Make the samples of one game."""
    games = find_games()
    parser = argparse.ArgumentParser(prog="python -m tests.golden.samples", description=__doc__)
    parser.add_argument("game", choices=games, help="game whose samples are made")
    game = games[parser.parse_args(words).game]
    for seats in game.seats:
        bots = tuple(Bot(level, name) for level, name in zip(LEVELS, COMPUTERS, strict=False))[: seats - 1]
        bus = CommandBus(games)
        bus.do(NewGame(game.id, (Person("Ada"), *bots), {}, seats))
        length = play_on(bus, "medium")
        bus.do(NewGame(game.id, (Person("Ada"), *bots), {}, seats))
        play_on(bus, "medium", length * 2 // 3)
        path = FOLDER / f"{game.id}-{seats}-players.json"
        path.unlink(missing_ok=True)
        bus.do(Save(path))
        print(f"{path}: round {bus.moment().round}, {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
