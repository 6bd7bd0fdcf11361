"""`python -m training.puzzle_book GAME`: put mined puzzles into the program, check them, print the table.

`--write N` chooses the N best of the mined ones, `--check` searches each again with a third chance. Together
they leave out what the third search does not confirm.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_games, find_playbook, look_up
from galaxy_desktop.play.puzzles.book import Puzzles, packed, puzzles_of
from galaxy_desktop.play.puzzles.presence import FILE
from galaxy_desktop.play.puzzles.puzzle import Puzzle, position
from tools.given import count
from training.puzzles import COVERED, PuzzleSearch, answers_of, covered, lead_of

THIRD = 900_000_000
"""Seed of the chance of a further check."""
OTHER, UNCLEAR = "another answer", "not clear"
REFUTED = (OTHER, UNCLEAR)
"""Outcomes of a further check after which a puzzle is not written."""
ODD = 0.03
"""Most by which two ways to work out a lead may differ."""
ROOM = 20 * 1024
"""Most bytes on disk that a game adds by its puzzles and challenges."""


def chosen(game: Game[Any], mined: Sequence[Puzzle], number: int) -> list[Puzzle]:
    """Return the surest of the mined puzzles, the easiest first.

    Those are left out that compare too few of the legal choices, or whose chances, each taken for itself,
    tell another lead than the worlds in common.
    """
    sound = [
        known for one in mined if abs(_gap(one) - one.leads[0].by) <= ODD for known in _judged(game, one)
    ]
    surest = sorted(sound, key=lambda one: min(lead.sure for lead in one.leads), reverse=True)
    return sorted(surest[:number], key=lambda one: (one.stars, -one.leads[0].by))


def _judged(game: Game[Any], puzzle: Puzzle) -> list[Puzzle]:
    """Return the puzzle, noted whether it compares all legal choices; nothing if it compares too few."""
    if puzzle.whole:
        return [puzzle]
    playbook = find_playbook(game.id)
    assert playbook is not None
    view = game.view(position(game, puzzle), puzzle.seat)
    decision = open_asks(view)[puzzle.seat]
    answers = [answer for _points, answer in answers_of(game, playbook, view, decision)[0]]
    share = covered(game, view, decision, answers)
    return [replace(puzzle, whole=share == 1.0)] if share >= COVERED else []


def _gap(puzzle: Puzzle) -> float:
    """Return the chance of the solution less that of the next best."""
    return puzzle.compared[0].chance - puzzle.compared[1].chance


def mined(path: Path) -> list[Puzzle]:
    """Return all puzzles of a file of mined games."""
    found: list[Puzzle] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        found += codec.decode(Puzzles, json.loads(line)["puzzles"], {}, "puzzles")
    return found


def table(game: Game[Any], puzzles: Sequence[Puzzle], again: Sequence[str]) -> list[str]:
    """Return a line for each puzzle: question, difficulty, and what each check found."""
    head = f"{'n':>3} {'position':>10} {'seats':>5} {'round':>5} {'question':14} {'stars':>5} {'compared':>8}"
    lines = [f"{head}  {'first search':>14} {'second search':>14}{'  third search' if again else ''}"]
    for number, one in enumerate(puzzles, 1):
        moment = game.moment(position(game, one))
        whole = "all" if one.whole else ""
        leads = " ".join(f"{lead.by:>+7.1%} ±{lead.error:>5.1%}" for lead in one.leads)
        third = f"  {again[number - 1]}" if again else ""
        lines.append(
            f"{number:>3} {one.id:>10} {one.players:>5} {moment.round:>5} {one.topic:14} {one.stars:>5} "
            f"{one.number:>4} {whole:3}  {leads}{third}"
        )
    return lines


def checked(game_id: str, puzzle: Puzzle) -> str:
    """Search a puzzle once more with other chance; return what that finds."""
    game, playbook = look_up(game_id)
    assert playbook is not None
    g = position(game, puzzle)
    view = game.view(g, puzzle.seat)
    decision = open_asks(g)[puzzle.seat]
    answers, _whole = answers_of(game, playbook, view, decision)
    tried = PuzzleSearch(game, playbook, view, decision, answers, for_puzzle=False).run(THIRD + puzzle.seed)
    if not tried or tried[0].answer != puzzle.best:
        return OTHER
    lead = lead_of(tried)
    return UNCLEAR if lead is None else f"{lead.by:>+7.1%} ±{lead.error:>5.1%}"


def main() -> None:
    """Write, check and print, as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m training.puzzle_book", description=__doc__)
    parser.add_argument("game", choices=tuple(find_games()), help="game whose puzzles are checked")
    parser.add_argument("--write", type=count, default=0, help="number of mined puzzles to put in")
    parser.add_argument("--check", action="store_true", help="search each again")
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path("build") / "puzzles",
        help="folder of the mined games (default: %(default)s)",
    )
    args = parser.parse_args()
    game = find_games()[args.game]
    puzzles: Sequence[Puzzle] = puzzles_of(game)
    if args.write:
        source = args.folder / f"{args.game}.jsonl"
        if not source.is_file():
            parser.error(f"argument --folder: no mined puzzles ({source.name}) in {args.folder}")
        puzzles = chosen(game, mined(source), args.write)
    again = [checked(args.game, one) for one in puzzles] if args.check else []
    if args.write:
        held = [number for number in range(len(puzzles)) if not again or again[number] not in REFUTED]
        puzzles, again = [puzzles[number] for number in held], [again[number] for number in held if again]
        path = Path("galaxy_desktop") / "games" / args.game / FILE
        path.write_bytes(packed(puzzles))
    print("\n".join(table(game, puzzles, again)))
    print(f"{game.name}: {len(puzzles)} puzzles, {len(packed(puzzles))} of {ROOM} bytes")


if __name__ == "__main__":
    main()
