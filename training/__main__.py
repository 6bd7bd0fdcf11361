"""`python -m training GAME`: let the searching bot play itself, and learn its networks from these games.

A run that was cut off goes on where it ended: games, figures and curves are kept in a folder.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from tools.given import count, positive, some
from training.anew import learn_anew
from training.curves import draw
from training.generation import GenerationSettings, run
from training.positions import learned_games


def main() -> None:
    """Run the generations not done yet, each in a process of its own that reads the latest networks."""
    games = learned_games()
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("game", choices=games, help="game that is learned")
    parser.add_argument("--anew", action="store_true", help="learn from the quick player first, from nothing")
    parser.add_argument("--hidden", type=some, default=12, help="hidden units of a network learned anew")
    parser.add_argument(
        "--generations", type=some, default=3, help="generations until the run ends (default: %(default)s)"
    )
    parser.add_argument("--games", type=some, default=400, help="games of the most common table")
    parser.add_argument("--quick", type=count, default=1500, help="games of the quick player beside them")
    parser.add_argument("--thought", type=positive, default=0.3, help="share of its budget the bot spends")
    parser.add_argument(
        "--folder",
        type=Path,
        default=None,
        help="folder of games, figures and curves (default: build/training/GAME)",
    )
    parser.add_argument("--only", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_args()
    learned = games[args.game]
    folder = args.folder or Path("build") / "training" / args.game
    folder.mkdir(parents=True, exist_ok=True)
    if args.only:
        plan = GenerationSettings(folder, args.only, args.games, args.quick, args.thought)
        _keep(folder, run(learned, plan))
        return
    if args.anew:
        learn_anew(learned, args.hidden)
    for number in range(1, args.generations + 1):
        if number > len(_figures(folder)):
            command = [sys.executable, "-m", "training", *sys.argv[1:], "--only", str(number)]
            subprocess.run(command, check=True)
            print(json.dumps(_figures(folder)[-1]))


def _figures(folder: Path) -> list[dict[str, object]]:
    """Return the figures of the generations that are done."""
    path = folder / "figures.json"
    figures: list[dict[str, object]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    return figures


def _keep(folder: Path, latest: dict[str, object]) -> None:
    """Add the figures of a generation, and draw all log losses anew."""
    figures = [*_figures(folder), latest]
    (folder / "figures.json").write_text(json.dumps(figures, indent=1), encoding="utf-8")
    curves: dict[str, list[float]] = {}
    for one in figures:
        for name, value in one.items():
            if name.startswith("log loss") and isinstance(value, float):
                curves.setdefault(name, []).append(value)
            if name == "judge" and isinstance(value, dict):
                for table, marks in value.items():
                    curves.setdefault(f"judge, {table}", []).append(marks["log loss"])
    draw(curves, folder / "curves.png")


if __name__ == "__main__":
    main()
