"""Random inputs to the real client, in windows of all sizes: whatever is pressed, nothing fails.

The same game, seed and number of inputs do the same again, so a fault is told by seed and step.
"""

import logging
import os
import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame

from galaxy_desktop.ai.appraise import Verdict
from galaxy_desktop.ai.explain import Judged, Judgement
from galaxy_desktop.engine.codec import encode
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.game import Game, OptionError
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.house.house import House
from galaxy_desktop.play.commands import GiveAnswer, Load, NewGame, Redo, Resign, Save, Undo
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.saves import scene as saves
from galaxy_desktop.ui.scenes import packs, report, settings
from galaxy_desktop.ui.scenes.campaigns import with_campaign
from galaxy_desktop.ui.scenes.doors import TableDoors
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.speech import speaker
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.table.scene import TableScene
from tests.faults.damaged import HangError, patience
from tests.faults.hands import Event, Hands
from tests.faults.mutations import one_of
from tests.ui.acts import close_top

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
SIZES = (
    (100, 100),
    (320, 240),
    (480, 320),
    (640, 360),
    (1024, 600),
    (1280, 720),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3000, 200),
    (200, 3000),
)
TIMES = (0.0, 1 / 60, 1 / 60, 0.05, 0.1, 0.5, 2.0, 10.0)
AWAY = 60
"""Inputs after which a table of the game is opened again, where the inputs have left it."""
ROUTE = 12


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong, where, and after what."""

    game: str
    seed: int
    step: int
    route: tuple[str, ...]
    """The last inputs."""
    place: str
    """The line of our own code that failed, by which equal faults are known."""
    trace: str

    def __str__(self) -> str:
        return f"{self.game}, seed {self.seed}, step {self.step}: {self.place}\n{self.trace}{self.route}"


@dataclass(slots=True)
class InputTally:
    inputs: int = 0
    answers: int = 0
    tables: int = 0
    over: int = 0
    scenes: dict[str, int] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    def kinds(self) -> dict[str, Fault]:
        """The first fault of each kind."""
        found: dict[str, Fault] = {}
        for fault in self.faults:
            found.setdefault(fault.place, fault)
        return found


class ByChance(Silent):
    """A thinker whose bots answer at once or a little later, by chance; now and then one breaks off."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._asked = 0
        self._answers: list[tuple[int, Answer]] = []
        self._lost: list[int] = []

    def ask(self, question: Any) -> int:
        self._asked += 1
        self._answers.append((self._asked, self._answer(question)))
        return self._asked

    def _answer(self, question: Any) -> Any:
        """What the worker would send: a verdict, a judgement or an answer."""
        answer = question.decision.sample(self._dice)
        if question.review is not None:
            seats = len(question.view.players)
            even, same = (1 / seats,) * seats, (0.0,) * seats
            return encode(Verdict(1, 1 / seats, 0.1, even, same, answer, 0.05, 0.1, ()))
        return Judgement((Judged(answer, 0.5, 0.1),)).plain() if question.reasons else answer

    def ready(self) -> list[tuple[int, Answer]]:
        if self._dice.below(4) == 0:
            return []
        found, self._answers = self._answers, []
        if found and self._dice.below(50) == 0:
            self._lost.append(found[0][0])
        return found

    def lost(self) -> list[int]:
        found, self._lost = self._lost, []
        return found

    def forget(self) -> None:
        self._answers.clear()


def try_inputs(game: Game[Any], number: int, seed: int, folder: Path, *, resign: bool = False) -> InputTally:
    """So many random inputs; after a fault the program goes on as it does for a player."""
    with quiet(resign=resign):
        monkey = Monkey(game, seed, folder, resign=resign)
        try:
            for step in range(number):
                monkey.step(step)
        finally:
            monkey.house.app.close()
    return monkey.tally


@contextmanager
def quiet(*, resign: bool) -> Iterator[None]:
    """Nothing is opened beside the window, the disk is not waited for, nobody gives up without `resign`."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    logging.disable()
    with ExitStack() as patched:
        patched.enter_context(patch.object(os, "fsync", lambda fd: None))
        patched.enter_context(patch.object(speaker, "find_program", lambda: None))
        for module in (packs, report, saves, settings):
            patched.enter_context(patch.object(module, "open_folder", lambda scene, folder: None))
        if not resign:
            patched.enter_context(patch.object(PauseScene, "_give_up", lambda scene: scene.close()))
        try:
            yield
        finally:
            logging.disable(logging.NOTSET)


class Monkey:
    """One player without a plan."""

    def __init__(self, game: Game[Any], seed: int, folder: Path, *, resign: bool) -> None:
        self.game, self.seed, self.folder = game, seed, folder
        self.dice = Dice(seed)
        self.tally = InputTally()
        self.house = House(
            Folders(folder), settings=Settings(mute=True, speed="fast"), thinker=ByChance(Dice(seed + 1))
        )
        self.house.client = self.house.client._replace(seed=lambda: self.dice.below(10_000))
        self.house.doors = TableDoors(self.house.client)
        self.hands = Hands(self.dice, self.house.app)
        self._route: list[str] = []
        self._away = 0
        self.acts: list[tuple[int, Callable[[], list[Event]]]] = [
            (60, self.hands.act),
            (5, self._window),
            (2, self._settings),
            (18, self._answer),
            (2, self._answers),
            (3, self._takes_back),
            (2, self._saves),
            (1, self._loads),
            (1, self._opens),
            (1, self._looks_back),
        ]
        if resign:
            self.acts.append((1, self._resigns))
        self.house.open()
        self._open_table()

    def step(self, number: int) -> None:
        """One input."""
        try:
            with patience(worked=True):
                self._step()
        except (Exception, HangError) as error:
            self._fault(number, error)
        self.tally.inputs += 1

    def _step(self) -> None:
        act = one_of(self.dice, [act for weight, act in self.acts for _ in range(weight)])
        self._route = [*self._route[1 - ROUTE :], act.__name__.strip("_")]
        events = act()
        self._route[-1] += "".join(f" {pygame.event.event_name(e.type)}{e.dict}" for e in events)
        self.house.app.step(events, one_of(self.dice, TIMES))
        if not self.house.app.running:
            self.house.app.running = True
            self.house.open()
        top = type(self.house.app.stage.top).__name__
        self.tally.scenes[top] = self.tally.scenes.get(top, 0) + 1
        self._come_back()

    def _fault(self, number: int, error: BaseException) -> None:
        frames = traceback.extract_tb(error.__traceback__)
        ours = [frame for frame in frames if "galaxy_desktop" in frame.filename] or list(frames)
        last = ours[-1]
        place = f"{type(error).__name__} in {Path(last.filename).name}:{last.name}: {last.line}"
        trace = "".join(traceback.format_exception(error)[-14:])
        self.tally.faults.append(Fault(self.game.id, self.seed, number, tuple(self._route), place, trace))
        self.house.start_again()
        self._open_table()

    @property
    def table(self) -> TableScene | None:
        """The table that is open, seen or not."""
        scenes = self.house.app.stage.scenes
        return next((scene for scene in reversed(scenes) if isinstance(scene, TableScene)), None)

    def _come_back(self) -> None:
        table = self.table
        here = table is not None and table.session.bus.game().id == self.game.id
        self._away = 0 if here and self.house.app.stage.top is table else self._away + 1
        if self._away > AWAY:
            self._away = 0
            self._open_table()

    def _open_table(self) -> None:
        """A new game of any number of seats, persons and options, above the menu alone."""
        app, game, below = self.house.app, self.game, self.dice.below
        if app.stage.scenes:
            app.stage.close_above(app.stage.scenes[0])
        if not app.stage.scenes:
            self.house.open()
        seats = one_of(self.dice, game.seats)
        sitting: list[Occupant] = [
            Person(NAMES[seat]) if below(6) == 0 else Bot("easy", NAMES[seat]) for seat in range(seats)
        ]
        if below(8):
            sitting[0] = Person(NAMES[0])
        options = {option.name: one_of(self.dice, option.choices) for option in game.options}
        try:
            game.check(seats, options)
        except OptionError:
            options = {}
        back = one_of(self.dice, (None, "always", "never"))
        app.open(self.house.table(NewGame(game.id, tuple(sitting), options, below(10_000), back)))
        self.tally.tables += 1

    def _window(self) -> list[Event]:
        """Another size, told twice where the window manager insists."""
        below = self.dice.below
        size = one_of(self.dice, SIZES) if below(4) else (100 + below(2461), 100 + below(1341))
        resized = Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        return [resized] * (1 + below(2))

    def _settings(self) -> list[Event]:
        """Another look at the same things."""
        app, below = self.house.app, self.dice.below
        app.stage.set_settings(
            app.settings.but(
                text_step=one_of(self.dice, (1.0, 1.0, 1.3, 1.5, 2.0)),
                speed=one_of(self.dice, ("normal", "fast", "instant", "instant")),
                left_handed=below(4) == 0,
                high_contrast=below(4) == 0,
                strong_marks=below(4) == 0,
                reduced_motion=below(4) == 0,
                hold_to_uncover=below(2) == 0,
                full_screen=False,
            )
        )
        return []

    def _do(self, command: Any) -> None:
        """What may be refused."""
        if self.table is not None:
            with suppress(RefusedError):
                self.table.session.do(command)

    def _answer(self) -> list[Event]:
        """A legal answer by the bus, without a click."""
        if self.table is not None and not self.table.session.bus.is_over():
            bus = self.table.session.bus
            seat = one_of(self.dice, bus.awaited())
            decision = bus.ask(seat)
            if decision is not None:
                self._do(GiveAnswer(seat, decision.sample(self.dice)))
                self.tally.answers += 1
                self.tally.over += bus.is_over()
        return []

    def _answers(self) -> list[Event]:
        for _ in range(self.dice.below(30)):
            self._answer()
        return []

    def _takes_back(self) -> list[Event]:
        reach = one_of(self.dice, ("question", "phase", "round"))
        command: type[Undo] | type[Redo] = one_of(self.dice, (Undo, Undo, Redo))
        self._do(command(reach, agreed=True))
        return []

    def _saves(self) -> list[Event]:
        self._do(Save(f"save {self.dice.below(4)}"))
        return []

    def _loads(self) -> list[Event]:
        """At the table that is open, or as a new one."""
        path = self.house.folders.saves / f"save {self.dice.below(4)}.json"
        if self.dice.below(2):
            self._do(Load(path))
        else:
            try:
                table = self.house.table(Load(path))
            except RefusedError:
                return []
            self._open_table()
            close_top(self.house.app)
            self.house.app.open(with_campaign(table, self.house.client, self.house.folders))
        return []

    def _opens(self) -> list[Event]:
        self._open_table()
        return []

    def _looks_back(self) -> list[Event]:
        """A screen of finished games, or a replay of the game at the table, above it."""
        client, app = self.house.client, self.house.app
        scenes: list[Any] = [
            ArchiveScene(client),
            ArchiveScene(client, self.game.id),
            StatisticsScene(client, self.game.id),
        ]
        if self.table is not None:
            bus, below = self.table.session.bus, self.dice.below
            sitting = self.table.session.sitting
            if bus.is_over() or sitting is not None:
                replay = Replay(bus.game_so_far(), sitting)
                scenes += [ReplayScene(client, replay, below(1 + bus.lines()))] * 3
        app.open(one_of(self.dice, scenes))
        return []

    def _resigns(self) -> list[Event]:
        if self.table is not None and (persons := self.table.session.bus.table().persons()):
            self._do(Resign(one_of(self.dice, persons)))
        return []
