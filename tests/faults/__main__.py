"""Damages saves and kills writers, or tries what is asked for instead; exit code 1 where anything fails."""

import argparse
import json
import logging
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_games
from tests.contract.hands import WINDOWS
from tests.contract.reach import try_reach
from tests.faults import chosen
from tests.faults.damaged import try_damaged
from tests.faults.games import all_games
from tests.faults.inputs import try_inputs
from tests.faults.kills import try_kills
from tests.faults.resigning import resign
from tools.given import count


def main() -> int:
    games = all_games()
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument(
        "--game", choices=sorted(games), default="toy", help="game that is tried (default: %(default)s)"
    )
    parser.add_argument(
        "--mutations", type=count, default=10_000, help="damaged saves (default: %(default)s)"
    )
    parser.add_argument(
        "--kills", type=count, default=200, help="programs killed while they write (default: %(default)s)"
    )
    parser.add_argument(
        "--resignations", type=count, metavar="N", help="give every game up at N moments each"
    )
    parser.add_argument("--inputs", type=count, default=0, help="so many random inputs to the client instead")
    parser.add_argument("--resign", action="store_true", help="give up among the inputs, too")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first try")
    parser.add_argument(
        "--reach",
        type=count,
        default=0,
        metavar="N",
        help="walk N games at every seat count and window instead",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen.add_arguments(parser)
    wish = parser.parse_args()
    if wish.resignations is not None:
        return resign(find_games().values(), wish.resignations)
    if wish.inputs:
        if wish.game not in find_games():
            parser.error("random inputs are for a game of the menu: name one with --game")
        return _inputs(games[wish.game], wish)
    logging.disable()  # refusals of the rules are counted below
    if wish.reach:
        return _try_reach(games[wish.game], range(wish.seed, wish.seed + wish.reach))
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        if chosen.asked_for(wish):
            return chosen.run(wish, place)
        damaged = try_damaged(games, games[wish.game], wish.mutations, wish.seed, place)
        killed = try_kills(games, wish.game, wish.kills, wish.seed, place)
    found = {"game": wish.game, "mutations": asdict(damaged), "kills": asdict(killed)}
    print(json.dumps(found, indent=1) if wish.json else _in_words(found))
    return 1 if damaged.failures or killed.failures else 0


def _try_reach(game: Game[Any], seeds: range) -> int:
    tally = try_reach(game, WINDOWS, seeds, each=4, most=5)
    print(f"{game.id}: {tally.questions} questions, {tally.answers} answers, {tally.options} clicks")
    print("\n".join([f"{len(tally.faults)} out of reach", *tally.faults[:20]]))
    return 1 if tally.faults else 0


def _inputs(game: Game[Any], wish: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        tally = try_inputs(game, wish.inputs, wish.seed, Path(folder), resign=wish.resign)
    print(f"{game.id}, seed {wish.seed}: {tally.inputs} inputs, {tally.answers} answers by the bus")
    print(f"{tally.tables} tables, {tally.over} games over; seen: {tally.scenes}")
    print(f"{len(tally.faults)} faults of {len(tally.kinds())} kinds")
    for fault in tally.kinds().values():
        print(f"\n{fault}")
    return 1 if tally.faults else 0


def _in_words(found: dict[str, Any]) -> str:
    damaged, killed = found["mutations"], found["kills"]
    refused = sum(damaged["refused"].values())
    lines = [
        f"{found['game']}: {damaged['tried']} damaged saves, {refused} refused, {damaged['loaded']} loaded",
        f"{sum(damaged['stopped_later'].values())} of those loaded were stopped later by a refusal",
        f"{killed['killed']} kills, {killed['answers_written']} answers, {killed['torn_lines']} torn lines",
        f"{killed['archived']} games archived",
        f"{len(damaged['failures']) + len(killed['failures'])} failures",
    ]
    return "\n".join([*lines, *damaged["failures"][:20], *killed["failures"][:20]])


if __name__ == "__main__":
    sys.exit(main())
