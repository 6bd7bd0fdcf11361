"""`python -m training.ladder GAME`: measure how often each level wins against the level below.

Every game is kept in a folder as soon as it has been played, so that a run that was cut off goes on where it
ended. `--write` puts the shares of all games played into the `strength.toml` that the program reads; with
`--further` the games already written there count too, which is right while the bots are as they were.
"""

import argparse
from dataclasses import asdict
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from galaxy_desktop.ai.arena import Match, play_one
from galaxy_desktop.ai.levels import LEVELS, offered_levels
from galaxy_desktop.ai.statistics import wilson
from galaxy_desktop.engine.game import Options
from galaxy_desktop.games import find_games, look_up
from galaxy_desktop.play.strengths import Strength, read_strengths, table_key
from tools.given import check_players, checked_options, some
from training.lines import add_line, read_lines

SEED = 9_000_000
"""Seed of the first deal; no network has learned from it."""
LEAST = 60
"""Fewest games of a level whose share is written."""
HEAD = """\
# How often one bot of a level wins against bots of the level below, with its 95 % interval, by players and
# choices of options that are not the default.
# Measured by `python -m training.ladder`, seats rotated; an even share is 1 in so many players.
# Levels with fewer than 60 games are left out. New game shows these.
"""


def main() -> None:
    """Play what is missing of the games asked for, and write the shares if that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m training.ladder", description=__doc__)
    parser.add_argument("game", choices=find_games(), help="game that is played")
    parser.add_argument("--players", type=some, default=2, help="number of players (default: %(default)s)")
    parser.add_argument(
        "--levels",
        nargs="*",
        default=offered_levels()[1:],
        choices=offered_levels()[1:],
        help="levels that play the one below (default: all)",
    )
    parser.add_argument(
        "--games", type=some, default=400, help="games of each pair of levels (default: %(default)s)"
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path("build") / "ladder",
        help="folder of the games (default: %(default)s)",
    )
    parser.add_argument("--write", action="store_true", help="write strength.toml when all are played")
    parser.add_argument("--further", action="store_true", help="play on from the games written there")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a game option")
    args = parser.parse_args()
    game = find_games()[args.game]
    check_players(parser, game, args.players)
    options = checked_options(parser, game, args.players, args.option)
    args.folder.mkdir(parents=True, exist_ok=True)
    package = Path(str(import_module(find_games.__module__).__file__)).parent
    out = package / args.game / "bot" / "strength.toml"
    table = table_key(game, args.players, options)
    written = read_strengths(out.read_text("utf-8")).get(table, {}) if args.further else {}
    for level in args.levels:
        first = written[level].games if level in written else 0
        climb(args.game, args.players, options, level, range(first, args.games), args.folder)
    if args.write:
        write(args.game, args.folder, out)


def climb(game: str, players: int, options: Options, level: str, numbers: range, folder: Path) -> None:
    """Play the games of one level with these numbers that its file lacks; print the share after the last.

    The file is named for table, level and first number; nothing is played, and none made, without numbers.
    """
    if not numbers:
        return
    below = {stronger: weaker for weaker, stronger in pairwise(LEVELS)}[level]
    match = Match(game, (level, *[below] * (players - 1)), numbers.stop, SEED, options)
    table = table_key(look_up(game)[0], players, options)
    path = folder / f"{game}-{table}-{level}-{numbers.start}.jsonl"
    for number in numbers[len(read_lines(path)) :]:
        played = play_one(match, look_up, number)
        share = played.share(match.seat_of(number, 0))
        add_line(path, {"share": share, "dead": played.dead, "rounds": played.rounds})
    print(path.name, measured(path), flush=True)


def measured(path: Path, before: Strength | None = None) -> Strength:
    """Return the share of the games of a file with its interval, together with the games `before` them."""
    shares = [game["share"] for game in read_lines(path)]
    if before is not None:
        shares += [before.share] * before.games
    low, high = wilson(sum(shares), len(shares))
    return Strength(len(shares), round(sum(shares) / len(shares), 4), round(low, 4), round(high, 4))


def write(game: str, folder: Path, out: Path) -> None:
    """Write the shares of all files of a game to its `strength.toml`; keep those that no file has.

    Games that start at a higher number than 0 are added to those written, if they follow on them; if not, a
    printed line says so.
    """
    known = {table: dict(levels) for table, levels in read_strengths(out.read_text("utf-8")).items()}
    for path in sorted(folder.glob(f"{game}-*.jsonl"), key=_first):
        _game, table, level, _number = path.stem.split("-")
        first = _first(path)
        before = known.get(table, {}).get(level) if first else None
        counted = before.games if before else 0
        if first != counted:
            print(f"{path.name}: left out, begins at game {first}, but {counted} are counted")
            continue
        if (found := measured(path, before)).games >= LEAST:
            known.setdefault(table, {})[level] = found
    order = list(LEVELS)
    lines = [HEAD]
    for table, levels in sorted(known.items()):
        key = f'"{table}"' if " " in table else table
        for level in sorted(levels, key=order.index):
            figures = [f"{name} = {value}" for name, value in asdict(levels[level]).items()]
            lines += [f"[{key}.{level}]", *figures, ""]
    out.write_text("\n".join(lines), encoding="utf-8")


def _first(path: Path) -> int:
    """Return the number of the first game of a file."""
    return int(path.stem.rpartition("-")[2])


if __name__ == "__main__":
    main()
