"""`galaxy-desktop bench`: measure the figures to keep on this machine."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

from galaxy_desktop.bench.figure import Figure
from galaxy_desktop.commands.errors import CommandError, game_called
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_games
from galaxy_desktop.language import gettext as _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.add_argument("--game", metavar="GAME", help=_("benchmark one game only"))


def run(args: argparse.Namespace) -> int:
    """Measure and print the figures; return 1 if one misses its goal.

    Raise `CommandError` in a built program, which cannot start the parts that are measured by themselves.
    """
    if getattr(sys, "frozen", False):
        raise CommandError(_("bench needs the program as a Python package; see the README"))
    games = [game_called(args.game)] if args.game is not None else list(find_games().values())
    found = []
    for figure in _figures(games):
        found.append(figure)
        if not args.json:
            print(_line(figure), flush=True)
        elif sys.stderr.isatty():
            print(figure.name, file=sys.stderr)
    if args.json:
        print(
            json.dumps(
                {f.name: {"value": f.value, "unit": f.unit, "goal": f.goal, "holds": f.holds} for f in found}
            )
        )
    return 0 if all(figure.holds for figure in found) else 1


def _figures(games: list[Game[Any]]) -> Iterator[Figure]:
    from galaxy_desktop.bench import archive, bots, clicks, coach, dice, frames, mate, play, process, rules

    parts: tuple[Callable[[Game[Any]], list[Figure]], ...] = (
        rules.figures,
        play.figures,
        archive.figures,
        frames.figures,
        clicks.figures,
        dice.figures,
        process.figures,
        bots.figures,
        mate.figures,
        coach.figures,
    )
    yield process.start(games[0])
    yield from archive.many_games(find_games())
    for game in games:
        for part in parts:
            yield from part(game)


def _line(figure: Figure) -> str:
    mark = _("ok") if figure.holds else _("MISSED")
    return f"{figure.name:52} {figure.value:>10g} {figure.unit:4} {figure.goal:>10}  {mark}"
