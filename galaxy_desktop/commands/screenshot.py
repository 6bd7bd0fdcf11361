"""`galaxy-desktop screenshot GAME`: draw a scene of the client into a file."""

import argparse
import io
import re
from collections.abc import Iterable
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any

from galaxy_desktop import language
from galaxy_desktop.ai.levels import LEVELS, NoSuchBotError
from galaxy_desktop.commands.errors import (
    CommandError,
    file_to_write,
    game_called,
    table_options,
    whole_number,
)
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.oneline import path_words, shown
from galaxy_desktop.house.offscreen import MOST_ANSWERS, house_without_screen, play_on
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.diskfile import replace_whole
from galaxy_desktop.play.refusals import BadTableError, SaveError
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

if TYPE_CHECKING:
    from galaxy_desktop.house.house import House

SCENES = (
    "table",
    "guide",
    "menu",
    "new",
    "curtain",
    "pause",
    "score",
    "load",
    "settings",
    "first-start",
    "help",
    "gallery",
    "about",
    "campaign",
    "replay",
    "archive",
    "statistics",
    "compare",
    "puzzles",
    "puzzle",
    "challenges",
    "daily",
    "coach",
)
"""Names of the scenes, as in `commands/pictured.py`, which reads pygame."""
FRAMES, RATE = 12, 60
MOST_AFTER = 60_000
SUFFIXES = (".png",)
SMALLEST, LARGEST = (1280, 720), (7680, 4320)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", metavar="GAME", help=_("the game to show"))
    parser.add_argument(
        "--scene", default="table", help=_("what to show: {known}").format(known=series(SCENES))
    )
    parser.add_argument("--seed", default="1", metavar="N", help=_("the seed of the deal"))
    parser.add_argument("--players", metavar="N", help=_("number of players (default: the maximum)"))
    parser.add_argument(
        "--answers", default="0", metavar="N", help=_("computer moves to play first, at least")
    )
    parser.add_argument("--after", metavar="MS", help=_("milliseconds into the animation of the last move"))
    parser.add_argument("--bots", default="medium", metavar="LEVEL", help=_("level of the computer players"))
    parser.add_argument(
        "--seat", default="0", metavar="K", help=_("seat whose view is shown, counted from 0")
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=_("a game option")
    )
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help=_("window size"))
    parser.add_argument("--text", default="100", metavar="PERCENT", help=_("text size, 100 to 200"))
    parser.add_argument(
        "--language", default="", metavar="CODE", help=_("language; pseudo is a made-up language for testing")
    )
    parser.add_argument("--out", required=True, metavar="F.png", help=_("the file to write"))


def run(args: argparse.Namespace) -> int:
    """Draw one frame and write it; raise `CommandError` if an argument cannot be met."""
    if args.scene not in SCENES:
        raise CommandError(_unknown(_("unknown scene {name}; choose from {known}"), args.scene, SCENES))
    if args.bots not in LEVELS:
        raise CommandError(_unknown(_("unknown level {name}; choose from {known}"), args.bots, LEVELS))
    _read_in(args.language)
    game, size, out = (
        game_called(args.game),
        window_size(args.size),
        file_to_write(args.out, "--out", SUFFIXES),
    )
    new = _table(args, game)
    answers = whole_number(args.answers, 0, "--answers", MOST_ANSWERS)
    after = None if args.after is None else whole_number(args.after, 0, "--after", MOST_AFTER)
    speed = "instant" if after is None else "normal"
    with house_without_screen(size, text_step=_text_step(args.text), speed=speed, mute=True) as house:
        from galaxy_desktop.commands.pictured import is_unfinished, scene_of

        try:
            bus = _dealt(house, _guided(house, game) if args.scene == "guide" else new)
            if args.scene == "new" and (args.option or args.players):
                _play_again(house, new)
            persons = bus.table().persons() if after is None else ()
            last = 0 if after is None or not answers else 1
            play_on(bus, args.bots, MOST_ANSWERS if args.scene == "score" else answers - last, persons)
            house.app.open(scene_of(house, args.scene, game, bus))
            for _frame in range(FRAMES):
                house.app.step((), 1.0)
            play_on(bus, args.bots, last)
        except (BadTableError, NoSuchBotError) as error:
            raise CommandError(str(error)) from None
        for _frame in range((after or 0) * RATE // 1000):
            house.app.step((), 1 / RATE)
        while is_unfinished(house):
            house.app.step((), 0.0)
        _write(house.app.surface, out)
    print(path_words(out))
    return 0


def _unknown(line: str, name: str, known: Iterable[str]) -> str:
    return line.format(name=shown(name), known=series(known))


def _read_in(code: str) -> None:
    try:
        language.use(code)
    except OSError:
        raise CommandError(_("no texts in the language {code}").format(code=shown(code))) from None


def _table(args: argparse.Namespace, game: Game[Any]) -> NewGame:
    least, most = game.seats[0], game.seats[-1]
    players = most if args.players is None else whole_number(args.players, least, "--players", most)
    seat = whole_number(args.seat, 0, "--seat", players - 1)
    people = (seat, (seat + 1) % players) if args.scene == "curtain" else (seat,)
    names = ("Ada", "Boris")
    bots = cycle(COMPUTERS)
    seats = tuple(
        Person(names[people.index(k)]) if k in people else Bot(args.bots, next(bots)) for k in range(players)
    )
    return NewGame(game.id, seats, table_options(args.option), whole_number(args.seed, 0, "--seed"))


def _guided(house: "House", game: Game[Any]) -> NewGame:
    """Return the deal of a newcomer's first game, whose guide begins."""
    from galaxy_desktop.ui.new_game.guided import guided_game

    return guided_game(house.client, house.folders, game, "Ada")


def _play_again(house: "House", new: NewGame) -> None:
    """Make a table the last one begun, with which New game opens."""
    from galaxy_desktop.ui.new_game.remembered import remember_table

    remember_table(house.folders, new)


def _dealt(house: "House", new: NewGame) -> CommandBus:
    bus = CommandBus(house.games)
    bus.do(new)
    return bus


def window_size(text: str) -> tuple[int, int]:
    """Return the size of a window; raise `CommandError` for any other text, or a size that no window has."""
    found = re.fullmatch("([0-9]{1,5})x([0-9]{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(least <= side <= most for side, least, most in zip(size, SMALLEST, LARGEST, strict=True)):
        line = _("write a size as WIDTHxHEIGHT, from 1280x720 to 7680x4320, not {value}")
        raise CommandError(line.format(value=shown(text)))
    return size


def _text_step(text: str) -> float:
    from galaxy_desktop.ui.settings import TEXT_STEPS

    step = whole_number(text, 100, "--text", 200) / 100
    if step not in TEXT_STEPS:
        steps = series(f"{each:.0%}".rstrip("%") for each in TEXT_STEPS)
        raise CommandError(_("--text can't be {value}; choose from {known}").format(value=text, known=steps))
    return step


def _write(surface: Any, path: Path) -> None:
    import pygame

    raw = io.BytesIO()
    try:
        pygame.image.save(surface, raw, "picture.png")
        replace_whole(path, raw.getvalue(), 1)
    except SaveError as error:
        raise CommandError(str(error)) from None
