"""Scenes that `screenshot` can show, each in a house prepared for it; reads pygame when it is read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_playbook
from galaxy_desktop.house.house import House
from galaxy_desktop.house.offscreen import play_on
from galaxy_desktop.language import gettext as _
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
from galaxy_desktop.play.puzzles.book import puzzles_of
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.savefile import save
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.coach.scene import CoachScene
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.puzzles import doors
from galaxy_desktop.ui.puzzles.challenges import ChallengesScene
from galaxy_desktop.ui.puzzles.daily import DailyScene
from galaxy_desktop.ui.puzzles.scene import PuzzlesScene
from galaxy_desktop.ui.puzzles.table import PuzzleTable
from galaxy_desktop.ui.replay.compare import CompareScene
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.roles.foreseeing import foresees
from galaxy_desktop.ui.scenes.about import AboutScene
from galaxy_desktop.ui.scenes.campaigns import campaign_of
from galaxy_desktop.ui.scenes.first_start import FirstStartScene
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.table.scene import TableScene

PLAYED = 5
"""Deals of the last days that are played for a picture."""
FINISHED = 10
"""Finished games of the game that is shown, beside one of each."""
BRIEF = Pace(Pass(4, 1.0), Pass(2, 1.0), Pass(12, 1.0), again=6)
"""Trials of the coach for a picture."""


@dataclass(frozen=True, slots=True)
class Pictured:
    """Parts that a scene is made from: a house without a screen, a game, and a table of it."""

    house: House
    game: Game[Any]
    bus: CommandBus
    table: TableScene

    @property
    def only_game(self) -> str:
        """Id of the game that lists are limited to; empty, for all, once choices are made at the table."""
        return "" if self.bus.lines() else self.game.id

    @property
    def person(self) -> int:
        """Seat whose table is shown."""
        return self.bus.table().persons()[0]

    @property
    def archive(self) -> Archive:
        """Archive of the house."""
        return Archive(self.house.folders.archive, self.house.games)


def scene_of(house: House, name: str, game: Game[Any], bus: CommandBus) -> Scene[Any]:
    """Return a scene by its name; raise `CommandError` if the game has no such scene."""
    return MAKERS[name](Pictured(house, game, bus, TableScene(Session(bus, house.thinker), house.doors)))


def is_unfinished(house: House) -> bool:
    """Return whether something that is to be seen is still being worked out."""
    scene = house.app.stage.top
    if isinstance(scene, TableScene):
        return not scene.hidden and foresees(scene.view.painter)
    return isinstance(scene, ReplayScene) and foresees(scene.table.painter)


def _campaign(shown: Pictured) -> Scene[Any]:
    opens = campaign_of(shown.game)
    if opens is None:
        raise CommandError(_("{game} has no campaign").format(game=shown.game.name))
    return opens(shown.house.client, shown.game, None)


def _pause(shown: Pictured) -> Scene[Any]:
    shown.house.app.open(shown.table)
    return shown.house.doors.pause(shown.table.session)


def _curtain(shown: Pictured) -> Scene[Any]:
    shown.house.app.open(shown.table)
    return shown.table.commands.curtain(shown.person)


def _load(shown: Pictured) -> Scene[Any]:
    title = _("A game")
    shown.bus.do(Save(shown.house.folders.saves / f"{title}.json"))
    return shown.house.doors.load()


def _replay(shown: Pictured) -> Scene[Any]:
    return ReplayScene(shown.house.client, Replay(shown.bus.game_so_far(), shown.person))


def _archive(shown: Pictured) -> Scene[Any]:
    _fill_archive(shown)
    return ArchiveScene(shown.house.client, shown.only_game)


def _statistics(shown: Pictured) -> Scene[Any]:
    _fill_archive(shown)
    return StatisticsScene(shown.house.client, shown.only_game)


def _fill_archive(shown: Pictured) -> None:
    """Put finished games of quick computer players into the archive: one of each kind, and more of one."""
    seed = shown.bus.table().seed
    for number, game in enumerate([*shown.house.games.values(), *[shown.game] * FINISHED]):
        bus = CommandBus(shown.house.games, None, shown.archive)
        players = game.seats[-1 - number % len(game.seats)]
        levels = ("easy", "medium", "hard")
        bots = (Bot(levels[number % 3], name) for name in COMPUTERS[: players - 1])
        bus.do(NewGame(game.id, (Person("Ada"), *bots), {}, seed + number))
        play_on(bus, "easy")


def _daily(shown: Pictured) -> Scene[Any]:
    """Play the deals of some days by quick computer players, and take their results as pars."""
    house, game = shown.house, shown.game
    book = ParBook(house.folders)
    for number, day in enumerate(days(date.today())[:PLAYED]):
        bus = CommandBus(house.games, None, shown.archive)
        bus.do(table_of_day(game, day, "Ada"))
        play_on(bus, "medium")
        own = bus.scores()[0].total
        for step, level in enumerate(house.client.levels):
            par = Outcome(won=True, points=own - 9 + 4 * step + number % 4, rounds=bus.moment().round)
            book.note(game, day, level, par)
    return DailyScene(house.client, game.id)


def _compare(shown: Pictured) -> Scene[Any]:
    """Show a branch from the middle of the game at the table beside that game, both played to the end."""
    play_on(shown.bus, "easy")
    whole = shown.bus.game_so_far()
    seats = whole.table.seats
    middle = Replay(whole).stop_near(whole.history.at // 2)
    branch = branch_off(whole, middle, seats, "new", viewer=0, title=_("A branch"), seed=1)
    path = shown.house.folders.saves / "branch.json"
    save(path, branch)
    other = CommandBus(shown.house.games)
    other.do(Load(path))
    play_on(other, "hard")
    assert branch.origin is not None
    beside = Comparison(Replay(whole), Replay(other.game_so_far()), branch.origin)
    return CompareScene(shown.house.client, beside)


def _coach(shown: Pictured) -> Scene[Any]:
    """Show the coach on the game at the table, played to its end and judged in a few trials."""
    play_on(shown.bus, "easy")
    game, archive = shown.bus.game_so_far(), shown.archive
    key, shelf = archive.keep(game), ReportShelf(archive.folder)
    plan, playbook = Agenda(game, seats_of_persons(game)[0], BRIEF), find_playbook(game.game.id)
    while playbook is not None and judge_next(plan, playbook) is not None:
        pass
    shelf.keep(key, plan.report)
    return CoachScene(shown.house.client, game, shelf, key)


def _puzzle(shown: Pictured) -> Scene[Any]:
    return PuzzleTable(shown.house.client, shown.game.id, puzzles_of(shown.game)[0], 1, "Ada")


MAKERS: Mapping[str, Callable[[Pictured], Scene[Any]]] = {
    "table": lambda shown: shown.table,
    "guide": lambda shown: shown.table,
    "menu": lambda shown: MenuScene(shown.house.client),
    "new": lambda shown: NewGameScene(shown.house.client, shown.game.id),
    "curtain": _curtain,
    "pause": _pause,
    "score": lambda shown: shown.house.doors.score(shown.table.session),
    "load": _load,
    "settings": lambda shown: shown.house.doors.settings(),
    "first-start": lambda shown: FirstStartScene(shown.house.client),
    "help": lambda shown: shown.house.doors.help(shown.game, ""),
    "gallery": lambda shown: doors.gallery(shown.house.client, shown.game.id),
    "about": lambda shown: AboutScene(shown.house.client),
    "campaign": _campaign,
    "replay": _replay,
    "archive": _archive,
    "statistics": _statistics,
    "compare": _compare,
    "puzzles": lambda shown: PuzzlesScene(shown.house.client, shown.game.id),
    "puzzle": _puzzle,
    "challenges": lambda shown: ChallengesScene(shown.house.client, shown.game.id),
    "daily": _daily,
    "coach": _coach,
}
"""Makers of the scenes, by the name that the command line knows them by."""
