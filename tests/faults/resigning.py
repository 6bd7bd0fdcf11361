"""Gives games up at many moments in the real client, and looks at the score, the save and the journal."""

import logging
import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.house.house import House
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, Load, NewGame
from galaxy_desktop.play.files import JOURNAL
from galaxy_desktop.play.history import History
from galaxy_desktop.play.journal import LAST, recover
from galaxy_desktop.play.savelist import list_saves
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.scenes.curtain import CurtainEnd, CurtainScene
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.score.scene import ScoreScene, Stay
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.scene import TableScene
from tests.ui.acts import close_top

STEPS = 8
SEED = 3
MOST_ANSWERS, AT_FIRST = 20_000, 20
"""Answers of any whole game, and of a game that is given up at its first questions."""


class Waiting(Silent):
    """Computer players that answer by chance, and only while nobody sits at the screen."""

    def __init__(self) -> None:
        self.table: TableScene | None = None
        self._asked: list[tuple[int, Answer]] = []
        self._tickets = 0

    def ask(self, question: Any) -> int:
        self._tickets += 1
        self._asked.append((self._tickets, question.decision.sample(Dice(self._tickets))))
        return self._tickets

    def ready(self) -> Sequence[tuple[int, Answer]]:
        if self.table is None or not self.table.hidden:
            return ()
        answers, self._asked = self._asked, []
        return answers

    def forget(self) -> None:
        self._asked.clear()


class ResigningFaultError(AssertionError):
    """Giving up has not led where it should."""


@dataclass
class Tally:
    """What came of it."""

    tried: int = 0
    taken_over: int = 0
    """How often a computer player took a seat over."""
    played_out: int = 0
    """How often the game ended by its rules before the other person was asked again."""
    scores: int = 0
    loaded: int = 0
    recovered: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def try_resigning(game: Game[Any], seats: int, persons: int, parts: Sequence[int], folder: Path) -> Tally:
    """Give a game for so many, with so many at the screen, up at these parts of a hundred of its answers."""
    tally = Tally()
    with _client(folder) as house:
        whole = _played(house, _table(game, seats, persons), MOST_ANSWERS if any(parts) else AT_FIRST)
        for part in parts:
            at = _moment(whole, part, shared=persons > 1)
            tally.tried += 1
            try:
                _try(house, whole, at, tally)
            except Exception as error:
                where = f"{game.id} for {seats}, {persons} at the screen, answer {at}"
                tally.failures.append(f"{where}: {type(error).__name__}: {error}")
                house.app.stage.clear()
    return tally


def try_all(games: Iterable[Game[Any]], moments: int, folder: Path) -> dict[str, Tally]:
    """Every game, seat count, and one or two persons at the screen, at so many moments each."""
    parts = [100 * moment // max(1, moments - 1) for moment in range(moments)]
    found: dict[str, Tally] = {}
    for game in games:
        tally = found[game.id] = Tally()
        for seats in game.seats:
            for persons in (1, 2)[:seats]:
                tally.add(try_resigning(game, seats, persons, parts, folder))
    return found


def resign(games: Iterable[Game[Any]], moments: int) -> int:
    """As `try_all`, with the figures printed; the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        found = try_all(games, moments, Path(folder))
    for name, tally in found.items():
        figures = {key: value for key, value in asdict(tally).items() if key != "failures"}
        print(f"{name}: {', '.join(f'{value} {key}' for key, value in figures.items())}")
        print(*tally.failures, sep="\n", end="\n" if tally.failures else "")
    return 1 if any(tally.failures for tally in found.values()) else 0


@contextmanager
def _client(folder: Path) -> Iterator[House]:
    settings = Settings(mute=True, player_name="Ada", speed="instant", reduced_motion=True)
    house = House(Folders(folder), window=(1280, 720), settings=settings, thinker=Waiting())
    try:
        yield house
    finally:
        house.app.close()


def _table(game: Game[Any], seats: int, persons: int) -> NewGame:
    """Ada sits last, and Ben first where two share the screen."""
    sitters: list[Occupant] = [Bot("easy", name) for name in ("Vega", "Rigel", "Mira", "Deneb", "Altair")]
    sitters = sitters[:seats]
    sitters[-1] = Person("Ada")
    if persons > 1:
        sitters[0] = Person("Ben")
    return NewGame(game.id, tuple(sitters), {}, SEED)


def _played(house: House, new: NewGame, answers: int) -> CommandBus:
    """A game played by chance, to its end if it may have `MOST_ANSWERS`."""
    bus, dice = CommandBus(house.games), Dice(new.seed)
    bus.do(new)
    for _answer in range(answers):
        if bus.is_over():
            return bus
        seat = bus.awaited()[dice.below(len(bus.awaited()))]
        decision = bus.ask(seat)
        assert decision is not None
        bus.do(GiveAnswer(seat, decision.sample(dice)))
    if answers == MOST_ANSWERS:
        raise ResigningFaultError("a game does not end")
    return bus


def _moment(whole: CommandBus, part: int, *, shared: bool) -> int:
    """After how many answers somebody gives up: a question is open, at a shared screen one of a person."""
    history = _history(whole)
    last = len(history.given) - 1
    at = last * part // 100
    if not shared:
        return at
    asked = [line for line in range(last + 1) if history.given[line].by == "person"]
    return min(asked, key=lambda line: abs(line - at))


def _history(bus: CommandBus) -> History[Any]:
    assert bus._running is not None
    return bus._running.history


def _try(house: House, whole: CommandBus, at: int, tally: Tally) -> None:
    for path in house.folders.saves.iterdir():
        path.unlink()
    table = whole.table()
    scene = house.table(NewGame(table.game, table.seats, table.options, table.seed))
    history, played = _history(scene.session.bus), _history(whole)
    for given in played.given[history.at : at]:
        history.give(given.seat, given.answer, given.by)
    assert isinstance(house.thinker, Waiting)
    house.thinker.table = scene
    with _no_errors():
        house.app.open(scene)
        _step(house)
        persons = len(table.persons())
        for left in reversed(range(persons)):
            if not _give_up(house, scene):
                tally.played_out += 1
            elif left:
                tally.taken_over += 1
        _look_at_score(house, scene)
        tally.scores += 1
        _load(house, scene)
        tally.loaded += 1
        _recover(house, scene)
        tally.recovered += 1
        house.app.stage.clear()


def _give_up(house: House, scene: TableScene) -> bool:
    """By the menu of the game, as a player does; False where it has ended before anybody could."""
    stage = house.app.stage
    for _frame in range(MOST_ANSWERS):
        if not scene.hidden or stage.top is not scene:
            break
        _step(house)
    if scene.session.bus.is_over():
        return False
    if isinstance(stage.top, CurtainScene):
        stage.top.close(CurtainEnd.LIFTED)
        _step(house)
    _check(stage.top is scene, f"{stage.top} lies on the table")
    scene.run("menu")
    _step(house)
    menu = stage.top
    assert isinstance(menu, PauseScene)
    _press(menu, "Resign")
    _step(house)
    question = stage.top
    assert isinstance(question, Dialog)
    _press(question, "Resign")
    house.app.step((), 0.0)
    if not scene.session.bus.is_over():
        _check(
            isinstance(stage.top, CurtainScene) or scene.hidden, "the next person's table is shown at once"
        )
    _step(house)
    return True


def _press(dialog: Dialog[Any], label: str) -> None:
    dialog.answer(next(choice for choice in dialog.choices if choice.label == label))


def _look_at_score(house: House, scene: TableScene) -> None:
    """The score, the table below it, and the score again."""
    bus, stage = scene.session.bus, house.app.stage
    _check(bus.is_over(), "the game goes on")
    for _visit in range(2):
        score = stage.top
        _check(isinstance(score, ScoreScene), f"{score} is shown and not the score")
        assert isinstance(score, ScoreScene)
        _check(bool(score.ending.headline() and score.ending.margin()), "the score says nothing")
        gone = bus.table().gone()
        _check(not gone.intersection(score.result.winners), "who gave up has won")
        last = score.ending.ranking()[len(bus.table().seats) - len(gone) :]
        _check({*last} == gone, "who gave up is not last")
        score.close(Stay())
        _step(house)
        _check(stage.top is scene, "the table cannot be looked at")
        scene.commands._score()
        _step(house)


def _load(house: House, scene: TableScene) -> None:
    """The record the program has kept shows the same score."""
    (info,) = list_saves(house.folders.saves)
    _check(info.meta is not None and info.meta.summary.over, f"the record is not of a finished game: {info}")
    again = house.table(Load(info.path))
    house.app.open(again)
    _step(house)
    score, before = house.app.stage.top, scene.session.bus
    assert isinstance(score, ScoreScene), f"{score} is shown and not the score of the save"
    bus = again.session.bus
    _check(bus.table() == before.table() and bus.result() == before.result(), "the save is another game")
    _check(again.session.viewer == scene.session.viewer, "another seat looks on")
    close_top(house.app)
    house.app.stage.clear()


def _recover(house: House, scene: TableScene) -> None:
    """The journal, as of a program that was killed on the spot."""
    journal = house.folders.saves / f"killed{JOURNAL}"
    shutil.copy(house.folders.saves / LAST, journal)
    running, before = recover(journal, house.games).running, scene.session.bus
    _check(running.over() and running.table == before.table(), "the journal is of another game")
    _check(running.result() == before.result(), "the journal has another result")
    again = house.table(Load(journal))
    house.app.open(again)
    _step(house)
    _check(isinstance(house.app.stage.top, ScoreScene), "the journal does not lead to the score")
    house.app.stage.clear()


def _step(house: House) -> None:
    for _frame in range(STEPS):
        house.app.step((), 0.1)


def _check(fits: bool, what: str) -> None:
    if not fits:
        raise ResigningFaultError(what)


@contextmanager
def _no_errors() -> Iterator[None]:
    """What is only logged, as of a subscriber that fails, is a failure here."""
    found: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: found.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("galaxy_desktop")
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
    _check(not found, "; ".join(found))
