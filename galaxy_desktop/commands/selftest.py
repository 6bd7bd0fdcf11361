"""`galaxy-desktop selftest`: check that this program is complete; also the smoke test of the built one."""

import argparse
from typing import Any

from galaxy_desktop import __version__
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import house_without_screen, play_on
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

SEED = 7


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the command has no arguments."""
    del parser


def run(args: argparse.Namespace) -> int:
    """List the games, play one bot game of each, draw a frame of each; return 1 if one fails."""
    del args
    games = find_games()
    line = ngettext(
        "Galaxy Desktop {version}, {n} game: {names}",
        "Galaxy Desktop {version}, {n} games: {names}",
        len(games),
    )
    print(line.format(version=__version__, n=len(games), names=series(games)))
    failed = not games
    with house_without_screen((1280, 720)) as house:
        for game in games.values():
            trouble = _trouble(house, game)
            failed = failed or bool(trouble)
            done = trouble or _("game played, table drawn")
            print(_("{game}: {result}").format(game=game.id, result=done))
    print(_("selftest failed") if failed else _("selftest passed"))
    return 1 if failed else 0


def _trouble(house: Any, game: Game[Any]) -> str:
    """Return the fault of a game, in one line; empty if there is none."""
    try:
        bus = CommandBus(house.games)
        fewest = min(seats for seats in game.seats if seats > 1)
        bots = tuple(Bot("easy", COMPUTERS[seat]) for seat in range(1, fewest))
        bus.do(NewGame(game.id, (Person("Ada"), *bots), {}, SEED))
        _draw(house, bus)
        play_on(bus, "easy")
        result = bus.result()
        if not result.winners:
            return _("its game has no winner")
    except Exception as error:  # whatever it is, it is what this command is there to find
        return f"{type(error).__name__}: {error}"
    return ""


def _draw(house: Any, bus: CommandBus) -> None:
    """Draw one frame of the table; raise ValueError if it is nearly of one color."""
    from galaxy_desktop.presenter.session import Session
    from galaxy_desktop.ui.table.scene import TableScene

    house.app.open(TableScene(Session(bus, house.thinker), house.doors))
    house.app.step((), 1.0)
    surface = house.app.surface
    width, height = surface.get_size()
    seen = {tuple(surface.get_at((x, y))) for x in range(0, width, 40) for y in range(0, height, 40)}
    if len(seen) < 20:
        raise ValueError(_("its table is drawn blank"))
