"""`python -m training.challenges GAME`: show that every challenge can be met, by a recorded game of bots.

The one who meets it plays at the level of its opponents, or at another one. Records go to
`tests/play/challenges/`; those there already are kept.
"""

import argparse
import gzip
import json
from pathlib import Path
from time import perf_counter
from typing import Any

from galaxy_desktop.ai.bot import budget_of
from galaxy_desktop.ai.levels import bot_of, offered_levels
from galaxy_desktop.engine.challenge import Challenge
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, find_playbook
from galaxy_desktop.play.challenges import met, table_of
from galaxy_desktop.play.history import History
from galaxy_desktop.play.puzzles.puzzle import lead_on
from galaxy_desktop.play.running import RunningGame, deal
from galaxy_desktop.play.seats import Table
from tools.given import positive, some

FOLDER = Path("tests") / "play" / "challenges"


def dealt(game: Game[Any], challenge: Challenge, seed: int) -> RunningGame:
    """Return the game of a challenge at its first question."""
    new = table_of(game, challenge, "Ada", seed)
    return deal({game.id: game}, Table(new.game, new.seats, new.options, new.seed, "never"))


def replayed(game: Game[Any], challenge: Challenge, seed: int, answers: tuple[Answer, ...]) -> RunningGame:
    """Return a recorded game, played to its end."""
    running = dealt(game, challenge, seed)
    lead_on(
        lambda: running.history.now,
        answers,
        lambda seat, answer, forced: running.history.give(seat, answer, "forced" if forced else "bot"),
    )
    return running


def played(game: Game[Any], challenge: Challenge, seed: int, level: str) -> tuple[RunningGame, list[Answer]]:
    """Play a game of bots at the table of a challenge, the first seat at a level; return its answers too."""
    running, playbook = dealt(game, challenge, seed), find_playbook(game.id)
    history: History[Any] = running.history
    levels = [level, *[challenge.level] * (challenge.players - 1)]
    bots, dice = [bot_of(one, game, playbook) for one in levels], Dice(seed)
    answers: list[Answer] = []
    while asked := open_asks(history.now):
        for seat, decision in asked.items():
            if decision.forced():
                history.give(seat, decision.only(), "forced")
                continue
            view = game.view(history.now, seat)
            answers.append(bots[seat].choose(view, decision, dice, budget_of(playbook, decision)))
            history.give(seat, answers[-1], "bot")
    return running, answers


def main() -> None:
    """Look for a game for each challenge that has none, and print how often its goal was met."""
    parser = argparse.ArgumentParser(prog="python -m training.challenges", description=__doc__)
    parser.add_argument("game", choices=tuple(find_games()), help="game whose challenges are tried")
    parser.add_argument("--only", default="", help="id of one challenge")
    parser.add_argument(
        "--level", default="", choices=offered_levels(), help="level of the one who is to meet it"
    )
    parser.add_argument("--games", type=some, default=400, help="most games for each challenge")
    parser.add_argument("--seconds", type=positive, default=60.0, help="most seconds for each challenge")
    args = parser.parse_args()
    game = find_games()[args.game]
    if args.only and args.only not in [one.id for one in game.challenges()]:
        parser.error(f"argument --only: {game.name} has no challenge {args.only!r}")
    path = FOLDER / f"{game.id}.json.gz"
    known = json.loads(gzip.decompress(path.read_bytes())) if path.exists() else {}
    for one in game.challenges():
        if one.id in known or args.only not in ("", one.id):
            continue
        began = perf_counter()
        for seed in range(args.games):
            running, answers = played(game, one, seed, args.level or one.level)
            if met(running, one, 0):
                known[one.id] = {"seed": seed, "answers": answers}
                path.parent.mkdir(exist_ok=True)
                text = json.dumps(known, separators=(",", ":"))
                path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
                print(
                    f"{game.id} {one.id}: met in game {seed + 1}, {perf_counter() - began:.0f} s", flush=True
                )
                break
            if perf_counter() - began > args.seconds:
                break
        if one.id not in known:
            print(f"{game.id} {one.id}: not met in {seed + 1} games", flush=True)


if __name__ == "__main__":
    main()
