"""`galaxy-desktop screenshot GAME`: draw a scene of the client into a file."""

import argparse
import io
import re
from collections.abc import Callable, Iterable
from datetime import date
from itertools import cycle
from pathlib import Path
from typing import Any

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
from galaxy_desktop.games import find_playbook
from galaxy_desktop.house.offscreen import MOST_ANSWERS, house_without_screen, play_on
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.branch import branch_off
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.coach.agenda import Agenda, Pace, Pass
from galaxy_desktop.play.coach.choices import seats_of_persons
from galaxy_desktop.play.coach.on_the_spot import judge_next
from galaxy_desktop.play.coach.shelf import ReportShelf
from galaxy_desktop.play.commands import Load, NewGame, Save
from galaxy_desktop.play.comparison import Comparison
from galaxy_desktop.play.daily import Outcome, ParBook, days, table_of_day
from galaxy_desktop.play.diskfile import replace_whole
from galaxy_desktop.play.puzzles.book import puzzles_of
from galaxy_desktop.play.refusals import BadTableError, SaveError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.savefile import save
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

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
FRAMES, RATE = 12, 60
PLAYED = 5
"""Deals of the last days that are played for a picture."""
FILLED, FINISHED = ("archive", "statistics"), 10
"""Scenes of finished games, and how many more of the game that is shown."""
BRIEF = Pace(Pass(4, 1.0), Pass(2, 1.0), Pass(12, 1.0), again=6)
"""Trials of the coach for a picture."""
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
        try:
            bus = _dealt(house, _guided(house, game) if args.scene == "guide" else new)
            if args.scene == "new" and (args.option or args.players):
                _play_again(house, new)
            persons = bus.table().persons() if after is None else ()
            last = 0 if after is None or not answers else 1
            play_on(bus, args.bots, MOST_ANSWERS if args.scene == "score" else answers - last, persons)
            house.app.open(_scene(house, args.scene, game, bus))
            for _frame in range(FRAMES):
                house.app.step((), 1.0)
            play_on(bus, args.bots, last)
        except (BadTableError, NoSuchBotError) as error:
            raise CommandError(str(error)) from None
        for _frame in range((after or 0) * RATE // 1000):
            house.app.step((), 1 / RATE)
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


def _guided(house: Any, game: Game[Any]) -> NewGame:
    """Return the deal of a newcomer's first game, whose guide begins."""
    from galaxy_desktop.ui.scenes.guided import guided_game

    return guided_game(house.client, house.folders, game, "Ada")


def _play_again(house: Any, new: NewGame) -> None:
    """Make a table the last one begun, with which New game opens."""
    from galaxy_desktop.ui.scenes.remembered import remember_table

    remember_table(house.folders, new)


def _dealt(house: Any, new: NewGame) -> CommandBus:
    bus = CommandBus(house.games)
    bus.do(new)
    return bus


def _scene(house: Any, name: str, game: Game[Any], bus: CommandBus) -> Any:
    from galaxy_desktop.presenter.session import Session
    from galaxy_desktop.ui.archive.scene import ArchiveScene
    from galaxy_desktop.ui.puzzles.challenges import ChallengesScene
    from galaxy_desktop.ui.puzzles.daily import DailyScene
    from galaxy_desktop.ui.puzzles.scene import PuzzlesScene
    from galaxy_desktop.ui.puzzles.table import PuzzleTable
    from galaxy_desktop.ui.replay.compare import CompareScene
    from galaxy_desktop.ui.replay.scene import ReplayScene
    from galaxy_desktop.ui.scenes.about import AboutScene
    from galaxy_desktop.ui.scenes.campaigns import campaign_of
    from galaxy_desktop.ui.scenes.first_start import FirstStartScene
    from galaxy_desktop.ui.scenes.menu import MenuScene
    from galaxy_desktop.ui.scenes.new_game import NewGameScene
    from galaxy_desktop.ui.statistics.scene import StatisticsScene
    from galaxy_desktop.ui.table.scene import TableScene

    table = TableScene(Session(bus, house.thinker), house.doors)
    makers: dict[str, Callable[[], Any]] = {
        "menu": lambda: MenuScene(house.client),
        "new": lambda: NewGameScene(house.client, game.id),
        "about": lambda: AboutScene(house.client),
        "settings": house.doors.settings,
        "first-start": lambda: FirstStartScene(house.client),
        "load": house.doors.load,
        "help": lambda: house.doors.help(game, ""),
        "score": lambda: house.doors.score(table.session),
        "pause": lambda: house.doors.pause(table.session),
        "replay": lambda: ReplayScene(house.client, Replay(bus.game_so_far(), _only(bus))),
        "archive": lambda: ArchiveScene(house.client, "" if bus.lines() else game.id),
        "statistics": lambda: StatisticsScene(house.client, "" if bus.lines() else game.id),
        "coach": lambda: _coached(house, bus),
        "compare": lambda: CompareScene(house.client, _branched(house, bus)),
        "puzzles": lambda: PuzzlesScene(house.client, game.id),
        "challenges": lambda: ChallengesScene(house.client, game.id),
        "daily": lambda: DailyScene(house.client, game.id),
        "puzzle": lambda: PuzzleTable(house.client, game.id, puzzles_of(game)[0], 1, "Ada"),
        "curtain": lambda: table.commands.curtain(bus.table().persons()[0]),
    }
    if opens := campaign_of(game):
        makers["campaign"] = lambda: opens(house.client, game, None)
    elif name == "campaign":
        raise CommandError(_("{game} has no campaign").format(game=game.name))
    if name in ("pause", "curtain"):
        house.app.open(table)
    if name in FILLED:
        _fill_archive(house, game, bus.table().seed)
    if name == "daily":
        _fill_daily(house, game)
    if name == "load":
        title = _("A game")
        bus.do(Save(house.folders.saves / f"{title}.json"))
    return makers.get(name, lambda: table)()


def _fill_archive(house: Any, shown: Game[Any], seed: int) -> None:
    """Put finished games of quick computer players into the archive: one of each kind, and more of one."""
    archive = Archive(house.folders.archive, house.games)
    for number, game in enumerate([*house.games.values(), *[shown] * FINISHED]):
        bus = CommandBus(house.games, None, archive)
        players = game.seats[-1 - number % len(game.seats)]
        levels = ("easy", "medium", "hard")
        bots = (Bot(levels[number % 3], name) for name in COMPUTERS[: players - 1])
        bus.do(NewGame(game.id, (Person("Ada"), *bots), {}, seed + number))
        play_on(bus, "easy")


def _fill_daily(house: Any, game: Game[Any]) -> None:
    """Play the deals of some days by quick computer players, and take their results as pars."""
    archive, book = Archive(house.folders.archive, house.games), ParBook(house.folders)
    for number, day in enumerate(days(date.today())[:PLAYED]):
        bus = CommandBus(house.games, None, archive)
        bus.do(table_of_day(game, day, "Ada"))
        play_on(bus, "medium")
        own = bus.scores()[0].total
        for step, level in enumerate(house.client.levels):
            par = Outcome(True, own - 9 + 4 * step + number % 4, bus.moment().round)
            book.note(game, day, level, par)


def _branched(house: Any, bus: CommandBus) -> Comparison:
    """Return a branch from the middle of the game at the table beside that game, both played to the end."""
    play_on(bus, "easy")
    whole = bus.game_so_far()
    seats = whole.table.seats
    middle = Replay(whole).stop_near(whole.history.at // 2)
    branch = branch_off(whole, middle, seats, "new", viewer=0, title=_("A branch"), seed=1)
    path = house.folders.saves / "branch.json"
    save(path, branch)
    other = CommandBus(house.games)
    other.do(Load(path))
    play_on(other, "hard")
    assert branch.origin is not None
    return Comparison(Replay(whole), Replay(other.game_so_far()), branch.origin)


def _coached(house: Any, bus: CommandBus) -> Any:
    """Return the coach on the game at the table, played to its end and judged in a few trials."""
    from galaxy_desktop.ui.coach.scene import CoachScene

    play_on(bus, "easy")
    game = bus.game_so_far()
    archive = Archive(house.folders.archive, house.games)
    key, shelf = archive.keep(game), ReportShelf(archive.folder)
    plan, playbook = Agenda(game, seats_of_persons(game)[0], BRIEF), find_playbook(game.game.id)
    while playbook is not None and judge_next(plan, playbook) is not None:
        pass
    shelf.keep(key, plan.report)
    return CoachScene(house.client, game, shelf, key)


def _only(bus: CommandBus) -> int:
    """Return the seat whose table is shown."""
    return bus.table().persons()[0]


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
