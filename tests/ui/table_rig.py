"""A table without a screen: the real client, driven by posted events and a clock of its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame

from galaxy_desktop.ai.appraise import Verdict
from galaxy_desktop.ai.bot import budget_of
from galaxy_desktop.ai.explain import POINTS, Judged, Judgement
from galaxy_desktop.ai.levels import bot_of
from galaxy_desktop.engine.codec import encode
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game, Options
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import look_up
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.play.turns import bots_to_ask
from galaxy_desktop.presenter.briefing import GameBelow
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.presenter.thinker import Question
from galaxy_desktop.ui.app import App
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.table.scene import TableScene
from galaxy_desktop.ui.widgets.widget import Widget
from tests.toy import TOYS

STEP = 0.05
SECRET = b"b"


def sensible(game: str, view: Any, decision: Decision, dice: Dice) -> Answer:
    """What an easy bot would answer; by chance in a game that has no bots."""
    if game in TOYS:
        return decision.sample(dice)
    rules, playbook = look_up(game)
    bot = bot_of("easy", rules, playbook)
    return bot.choose(view.clone(), decision, dice, budget_of(playbook, decision))


@dataclass
class InstantThinker:
    """A mind that answers as soon as it is looked at again; `slow` holds the answers back."""

    slow: bool = False
    hurried: bool = False
    asked: list[Question] = field(default_factory=list)
    waiting: list[tuple[int, Answer]] = field(default_factory=list)

    def start(self) -> None:
        """Nothing has to be started."""

    def close(self) -> None:
        """Nothing has to be closed."""

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        answer = sensible(question.game, question.view, question.decision, Dice(question.seed))
        by_itself = Judgement(tuple(three_judged(question.decision, answer))).plain()
        if question.review is not None:
            answer = encode(verdict(question, answer))
        self.waiting.append((len(self.asked), by_itself if question.reasons else answer))
        return len(self.asked)

    def ready(self) -> Sequence[tuple[int, Answer]]:
        if self.slow and not self.hurried:
            return ()
        answers, self.waiting = self.waiting, []
        return answers

    def lost(self) -> Sequence[int]:
        return ()

    def hurry(self) -> None:
        self.hurried = True

    def forget(self) -> None:
        self.waiting.clear()


def three_judged(decision: Decision, best: Answer) -> Iterator[Judged]:
    """An answer, and up to two others that are worse."""
    others = [decision.sample(Dice(number)) for number in range(20)]
    for place, answer in enumerate([*dict.fromkeys([best, *others])][:3]):
        yield Judged(answer, 0.5 - 0.1 * place, 0.1)


def verdict(question: Question, better: Answer) -> Verdict:
    """A verdict that finds another answer better by one to nine percent."""
    seats = len(question.view.players)
    seed = question.seed % 9 + 1
    shares = (0.4, *[0.6 / (seats - 1)] * (seats - 1)) if seats > 1 else (40.0,)
    rest = (0.01, *[-0.01 / (seats - 1)] * (seats - 1)) if seats > 1 else (1.0,)
    rules = TOYS[question.game] if question.game in TOYS else look_up(question.game)[0]
    source = rules.scores(question.view)[question.seat].parts[0][0]
    moves = ((f"{POINTS}{source}", 1.5),)
    cost = seed / 100 if seats > 1 else float(seed)
    return Verdict(5, shares[0], 0.02, shares, rest, better, cost, 0.01, moves)


class PlainScene(Scene[Any]):
    """Stands for a screen of others: black, and closed by the test."""

    def __init__(self, name: str, **about: Any) -> None:
        self.name = name
        self.about = about

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((0, 0, 0))


class PlainDoors:
    """Opens plain scenes."""

    def confirm(self, title: str, text: str, act: str, *, keep: str = "") -> Scene[Any]:
        return PlainScene("confirm", title=title, text=text, act=act, keep=keep)

    def confirm_loss(self, title: str, text: str, act: str, keep: str) -> Scene[Any]:
        return PlainScene("loss", title=title, text=text, act=act, keep=keep)

    def curtain(
        self,
        kit: Kit,
        sitters: Sequence[Occupant],
        seat: Seat,
        what: str,
        since: Sequence[str],
        chosen_by: Sequence[Seat],
        awaited: Sequence[Seat],
        *,
        secret: bool = True,
    ) -> Scene[Any]:
        about = {"seat": seat, "what": what, "since": since, "secret": secret}
        return PlainScene("curtain", **about, chosen_by=chosen_by, awaited=awaited)

    def help(self, game: Game[Any], page: str, below: GameBelow | None = None) -> Scene[Any]:
        return PlainScene("help", page=page, below=below)

    def gallery(self, game: Game[Any], below: GameBelow) -> Scene[Any]:
        return PlainScene("gallery", game=game.id, below=below)

    def settings(self) -> Scene[Any]:
        return PlainScene("settings")

    def load(self) -> Scene[Any]:
        return PlainScene("load")

    def pause(self, session: Session) -> Scene[Any]:
        return PlainScene("pause")

    def score(self, session: Session) -> Scene[Any]:
        return PlainScene("score")


class Rig:
    """A table in a window that nobody sees; one that is not `drawn` is drawn for `picture` alone."""

    def __init__(
        self,
        folder: Path,
        seats: Sequence[Occupant] = (Person("Ada"), Bot("easy", "Vega")),
        *,
        game: str = "toy",
        games: Any = TOYS,
        seed: int = 1,
        options: Options | None = None,
        size: tuple[int, int] = (1920, 1080),
        settings: Settings | None = None,
        slow: bool = False,
        drawn: bool = False,
    ) -> None:
        chosen = settings or Settings(speed="instant", mute=True, confirm_undo=False)
        self.app = App(chosen, Folders(folder), window=size)
        self._step = self.app.step if drawn else self.app.advance
        self.bus = CommandBus(games, folder)
        self.bus.do(NewGame(game, tuple(seats), options or {}, seed))
        self.thinker = InstantThinker(slow)
        self.session = Session(self.bus, self.thinker, SECRET)
        self.scene = TableScene(self.session, PlainDoors())
        self.app.open(self.scene)
        self.settle()

    @property
    def top(self) -> Scene[Any] | None:
        return self.app.stage.top

    @property
    def question(self) -> OpenQuestion:
        """The open question."""
        question = self.scene.controller.question
        assert question is not None
        return question

    @property
    def asked(self) -> Decision:
        """What the person at the screen is asked, shown or not."""
        decision = self.session.decision()
        assert decision is not None
        return decision

    @property
    def opened(self) -> str:
        """The name of the plain scene above the table, empty where there is none."""
        return self.top.name if isinstance(self.top, PlainScene) else ""

    def settle(self, most: int = 400) -> None:
        """Let time pass until the table waits for a person or has opened something, then draw."""
        for _step in range(most):
            self.app.advance([], STEP)
            if self.top is not self.scene or (
                self.scene.controller.question is not None and not self.session.news
            ):
                break
        self._step([], 0.0)

    def pass_unseen(self, answer: Answer) -> None:
        """Answer, and let all others play up to the next own question; the table shows it after `show`."""
        self.session.do(GiveAnswer(self.session.viewer, answer))
        while bots_to_ask(self.bus):
            self.session.think(STEP)
            self.session.play_bot()

    def show(self) -> None:
        """Show the table as it is now; what has happened unseen is in the log, and is not told."""
        self.session.news.clear()
        self.scene.controller.clear()
        self.scene.controller.read_log()
        self.settle()

    def post(self, *events: pygame.event.Event) -> None:
        self._step(events, STEP)

    def key(self, key: int, mod: int = 0) -> None:
        self.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def move(self, pos: tuple[int, int]) -> None:
        self.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))

    def press(self, pos: tuple[int, int], button: int = 1) -> None:
        self.move(pos)
        self.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))

    def release(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        self.press(pos, button)
        self.release(pos, button)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.press(start)
        for part in (1, 2, 3):
            pos = tuple(a + (b - a) * part // 3 for a, b in zip(start, end, strict=True))
            self.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
        self.release(end)

    def widget(self, option: str) -> Widget:
        """The item or chip of an option."""
        parts = self.scene.view.widgets
        found = parts.find(("item", option)) or parts.find(("chip", option))
        assert found is not None, option
        return found

    def picture(self) -> bytes:
        """All pixels of the window."""
        self.app.advance([], 0.0)
        self.app.stage.draw(self.app.surface)
        return pygame.image.tobytes(self.app.surface, "RGBX")

    def close(self) -> None:
        self.app.close()
