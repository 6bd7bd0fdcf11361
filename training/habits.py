"""`python -m training.habits GAME`: what a level does in games against itself.

It prints points, rounds, how the games ended, dead rounds, and the share of each kind of choice at the
question of the game's `bot/foretold.py`, such as the actions of Race. Every game is kept in a folder as soon
as it has been played, so that a run that was cut off goes on where it ended.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from galaxy_desktop.ai.arena import Match, play_one
from galaxy_desktop.ai.levels import offered_levels
from galaxy_desktop.ai.subject import Foretold
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games import look_up
from tools.given import check_players, checked_options, some
from training.forecasts import foretold_games

SEED = 7_000_000
"""Seed of the first deal; no network has learned from it."""


@dataclass(frozen=True, slots=True)
class ToldGame:
    """One game: the points of each seat, the seats that won, and how often each kind of choice was made."""

    scores: Sequence[int]
    winners: Sequence[Seat]
    rounds: int
    ended_by: str
    dead: int
    choices: dict[str, int]


def main() -> None:
    """Play the games that are missing, and print what happened in all of them."""
    parser = argparse.ArgumentParser(prog="python -m training.habits", description=__doc__)
    parser.add_argument("game", choices=foretold_games(), help="game that is played")
    parser.add_argument("--players", type=some, default=2, help="number of players (default: %(default)s)")
    parser.add_argument(
        "--level",
        default="expert",
        choices=offered_levels(),
        help="level on all seats (default: %(default)s)",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="such as variant=experienced"
    )
    parser.add_argument("--games", type=some, default=40, help="number of games (default: %(default)s)")
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path("build") / "habits",
        help="folder of the games (default: %(default)s)",
    )
    args = parser.parse_args()
    game, _ = look_up(args.game)
    check_players(parser, game, args.players)
    options = checked_options(parser, game, args.players, args.option)
    args.folder.mkdir(parents=True, exist_ok=True)
    match = Match(args.game, (args.level,) * args.players, args.games, SEED, options)
    name = "-".join((args.game, str(args.players), args.level, *args.option))
    print(json.dumps(figures(played(match, args.folder / f"{name}.jsonl"))))


def played(match: Match, path: Path) -> list[ToldGame]:
    """Return the games of a match, after playing those that its file lacks."""
    known = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    foretold = foretold_games()[match.game]
    for number in range(len(known), match.games):
        known.append(json.dumps(asdict(_one(match, number, foretold))))
        with path.open("a", encoding="utf-8") as file:
            file.write(known[-1] + "\n")
    return [ToldGame(**json.loads(line)) for line in known[: match.games]]


def _one(match: Match, number: int, foretold: Foretold) -> ToldGame:
    choices: Counter[str] = Counter()

    def heard(_seat: Seat, decision: Decision, answer: Answer) -> None:
        if decision.topic == foretold.topic:
            choices[foretold.kind(answer)] += 1

    game = play_one(match, look_up, number, heard)
    return ToldGame(game.scores, game.winners, game.rounds, game.ended_by, game.dead, dict(choices))


def figures(games: Sequence[ToldGame]) -> dict[str, Any]:
    """Return means, shares and counts over all games."""
    number = len(games)
    choices: Counter[str] = Counter()
    for game in games:
        choices.update(game.choices)
    return {
        "games": number,
        "mean points": round(sum(sum(game.scores) / len(game.scores) for game in games) / number, 1),
        "mean points of the winner": round(sum(max(game.scores) for game in games) / number, 1),
        "mean rounds": round(sum(game.rounds for game in games) / number, 1),
        "ends": dict(Counter(game.ended_by for game in games)),
        "most dead rounds": max(game.dead for game in games),
        "choices": {kind: round(count / choices.total(), 3) for kind, count in choices.most_common()},
    }


if __name__ == "__main__":
    main()
