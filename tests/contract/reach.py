"""Whether everything that can be answered can be clicked, and chosen by keys, at the table as it is drawn.

Random games are walked through. At chosen questions of one seat the real table is laid for it, and hands that
know only what a player can see and press put together answers that use every option: the mouse by clicking
where a thing lies uppermost, the keyboard by Tab, arrows, Space and the number keys. What lies below
something else, or opens once a thing is picked up, is found by what the painter says stands for it.
"""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import islice
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from galaxy_desktop.engine.decisions import Answer, Compose, Decision, Option, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.focus import ARROWS, Focus
from galaxy_desktop.ui.kit import Kit, fit_kit
from galaxy_desktop.ui.prompts import prompt_for
from galaxy_desktop.ui.prompts.prompt import Prompt
from galaxy_desktop.ui.scenes.table import TableScene
from galaxy_desktop.ui.session import Question, Session
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Stage
from galaxy_desktop.ui.widgets.widget import Widget
from tests.contract.walk import Table
from tests.ui.table_rig import PlainDoors

Window = tuple[tuple[int, int], float]
SMALL: Window = ((1280, 720), 1.0)
LARGE_TEXT: Window = ((1280, 720), 2.0)
WINDOWS: tuple[Window, ...] = (SMALL, LARGE_TEXT, ((1920, 1080), 1.0), ((1920, 1080), 2.0))
MOST_COVERS = 8
"""How many things may have to be picked up or turned to before an option is to be seen."""
GRID = 12
ROOM = 3
"""Pixels around a point that have to belong to the same thing, so that a hand can hit it."""
MOST_ANSWERS = 400
"""How many legal answers are looked through for those that use every option."""
STEPS = ((0, 4, 13, 29), (1, 6, 17, 37), (2, 9, 21, 45))
"""Which questions of a topic are tried in one walk, the next and the one after it, counted from 0."""
DIGITS = (*range(pygame.K_1, pygame.K_9 + 1), pygame.K_0)


class NobodyThinks:
    """Every answer comes from the walk."""

    def ask(self, question: Question) -> int:
        del question
        return 0

    def ready(self) -> Sequence[tuple[int, Answer]]:
        return ()

    def lost(self) -> Sequence[int]:
        return ()

    def hurry(self) -> None: ...

    def forget(self) -> None: ...


@cache
def kit_of(window: Window) -> Kit:
    """The kit of a window, kept so that its pictures are drawn once."""
    pygame.display.init()
    pygame.display.set_mode(window[0])
    return fit_kit(Settings(mute=True, speed="instant", text_step=window[1]), window[0])


@dataclass(slots=True)
class Tally:
    """What was tried and what failed."""

    questions: int = 0
    answers: int = 0
    options: int = 0
    topics: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class UnreachableError(Exception):
    """Something could not be chosen; the message says what and why."""


class Hands:
    """One person at a real table, who clicks or presses keys."""

    def __init__(self, table: Table, person: Seat, window: Window) -> None:
        self.bus = CommandBus({table.game.id: table.game})
        seats = tuple(Person("Ada") if n == person else Bot("easy", f"Bot {n}") for n in range(table.seats))
        self.bus.do(NewGame(table.game.id, seats, dict(table.options), seed=table.seed))
        self.session = Session(self.bus, NobodyThinks())
        self.kit = kit_of(window)
        self.scene = TableScene(self.session, PlainDoors())
        Stage(self.kit).push(self.scene)

    @property
    def prompt(self) -> Prompt[Any]:
        assert self.scene.desk.prompt is not None
        return self.scene.desk.prompt

    def lay(self) -> None:
        """Lay the table for the open question, nothing chosen yet."""
        scene = self.scene
        self.session.replaced = False
        self.session.news.clear()
        scene.painter.skip()
        scene.desk.clear()
        scene.painter.hold("")
        scene.flow.go_on()
        scene.toast = scene.parts.form.toast = None

    def check_promises(self) -> None:
        """No chip has to make up for something that the painter says it shows."""
        if self.scene.desk.prompt is None:
            return
        chips = {chip.option for chip in self.scene.parts.chips}
        if broken := chips & self.scene.painter.covers(self.prompt.decision):
            raise UnreachableError(f"the painter says it shows {sorted(broken)}, and does not")

    def post(self, *events: pygame.event.Event) -> None:
        for event in events:
            self.kit.pointer.handle(event)
            self.scene.handle(event)
            self.kit.pointer.settle(event)

    def find(self, option: Option) -> Widget | None:
        parts = self.scene.parts
        return parts.find(("item", option)) or parts.find(("chip", option))

    def choose(self, option: Option, by_mouse: bool) -> None:
        """Choose an option, after whatever has to be picked up or turned to before it is there."""
        desk = self.scene.desk
        if option == desk.step() and not desk.can_give():
            self.press_primary(by_mouse)
            return
        passed = [option]
        while self.find(option) is None:
            stand_in = self.scene.painter.stands_for(option)
            if stand_in in ("", option) or self.find(stand_in) is None or len(passed) > MOST_COVERS:
                raise UnreachableError(f"nothing stands for it, by way of {passed[1:]}")
            passed.append(stand_in)
            self._use(stand_in, by_mouse)
        self._use(option, by_mouse)

    def press_primary(self, by_mouse: bool) -> None:
        primary = self.scene.parts.bar.primary
        if primary is None or not primary.enabled:
            raise UnreachableError("the primary button does nothing")
        self._click(primary) if by_mouse else self._key(pygame.K_RETURN)

    def press_second(self, by_mouse: bool) -> None:
        if by_mouse:
            self._click(self.scene.parts.bar.called("second")[0])
        else:
            self._key(pygame.K_p)

    def _use(self, id: Option, by_mouse: bool) -> None:
        widget = self.find(id)
        assert widget is not None
        if by_mouse:
            self._click(widget)
            return
        way = path_to(self.scene.parts.form.focus, widget)
        if way is not None:
            for key in way:
                self._key(key)
            if self.scene.parts.form.focus.current is not widget:
                raise UnreachableError(f"{len(way)} keys lead elsewhere than to {id}")
            self._key(pygame.K_SPACE)
            return
        number = self._number(id)
        if number is None:
            raise UnreachableError(f"no key leads to {id}")
        self._key(DIGITS[number])

    def _number(self, id: Option) -> int | None:
        """The number key of an option, counted from 0."""
        painter, prompt = self.scene.painter, self.prompt
        for key in range(len(DIGITS)):
            if (painter.numbered(key + 1) or prompt.number(key + 1)) == id:
                return key
        return None

    def _click(self, widget: Widget) -> None:
        at = self.open_point(widget)
        if at is None:
            raise UnreachableError(f"no point of {self.scene.parts.key_of(widget)} at {widget.rect} is open")
        self.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
        )

    def _key(self, key: int) -> None:
        self.post(
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""),
            pygame.event.Event(pygame.KEYUP, key=key, mod=0),
        )

    def open_point(self, widget: Widget) -> tuple[int, int] | None:
        """A point where a thing lies uppermost, with some room around it."""
        box = widget.rect.clip(pygame.Rect((0, 0), self.kit.metrics.window)).inflate(-2 * ROOM, -2 * ROOM)
        others = self.scene.parts.form.widgets
        over = others[next(n for n, other in enumerate(others) if other is widget) + 1 :]
        side = self.scene.side
        hidden = [
            *(other.rect for other in over if other.rect.colliderect(widget.rect)),
            side.log_rect,
            *([side.areas.drawer] if side.drawer else []),
        ]
        hidden = [rect.inflate(2 * ROOM, 2 * ROOM) for rect in hidden if rect.width]
        points = (p for p in _points(box) if not any(rect.collidepoint(p) for rect in hidden))
        return next(points, None)


def _points(box: pygame.Rect) -> Iterator[tuple[int, int]]:
    """The middle of a rectangle, then a grid over it."""
    if box.width <= 0 or box.height <= 0:
        return
    yield box.center
    for across in range(GRID + 1):
        for down in range(GRID + 1):
            yield box.left + (box.width - 1) * across // GRID, box.top + (box.height - 1) * down // GRID


def path_to(focus: Focus[Widget], wanted: Widget) -> list[int] | None:
    """The fewest keys that bring the focus to a widget; None where no keys do."""
    if not wanted.can_focus:
        return None
    start = Focus(focus.groups, focus.current, focus.by_keys, dict(focus._last))
    waiting: deque[tuple[Focus[Widget], list[int]]] = deque([(start, [])])
    seen = {id(start.current)}
    while waiting:
        here, way = waiting.popleft()
        if here.current is wanted:
            return way
        for key in (pygame.K_TAB, *ARROWS):
            there = Focus(here.groups, here.current, here.by_keys, dict(here._last))
            moved = there.key(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
            if moved and id(there.current) not in seen:
                seen.add(id(there.current))
                waiting.append((there, [*way, key]))
    return None


def answers_using_all(decision: Decision, dice: Dice, most: int) -> list[Answer]:
    """Few legal answers in which every option is used that any of those looked through uses."""
    if isinstance(decision, Compose):
        return [decision.sample(dice) for _answer in range(most)]
    looked: list[Answer] = [decision.sample(dice) for _answer in range(min(MOST_ANSWERS, 4 * most))]
    looked += islice(decision.answers(), MOST_ANSWERS)
    prompt, used = prompt_for(decision), set[Option]()
    found: list[Answer] = []
    for answer in looked:
        options = {*prompt.suggest(answer)}
        if not options <= used or not (options or found):
            found.append(answer)
            used |= options
    return found[:most]


def give_by(hands: Hands, answer: Answer, by_mouse: bool) -> int:
    """Put an answer together, each click compared with what the question makes of it; how many there were."""
    hands.lay()
    twin, clicks = prompt_for(hands.prompt.decision), 0
    hands.check_promises()
    for option in () if is_there(hands, answer) else twin.suggest(answer):
        if option in twin.chosen and not isinstance(twin.decision, Compose):
            continue
        if is_given_at_once(hands, option):
            break
        hands.choose(option, by_mouse)
        twin.click(option)
        clicks += 1
        hands.check_promises()
        if hands.scene.desk.prompt is None or hands.prompt.chosen != twin.chosen:
            raise UnreachableError(f"{option} was chosen, but {_chosen(hands)} are, not {twin.chosen}")
    return clicks


def is_there(hands: Hands, answer: Answer) -> bool:
    """Whether an answer needs no click but that on a button."""
    return hands.prompt.answer() == answer or is_refusal(hands, answer)


def is_refusal(hands: Hands, answer: Answer) -> bool:
    """Whether an answer is the refusal that has a button of its own."""
    return hands.prompt.decline() == answer and bool(hands.scene.desk.second())


def is_given_at_once(hands: Hands, option: Option) -> bool:
    """Whether the primary button chooses an option and hands it in with the same click."""
    desk, decision = hands.scene.desk, hands.prompt.decision
    single = isinstance(decision, Pick) and decision.most == 1
    return single and option == desk.step() and not desk.can_give()


def _chosen(hands: Hands) -> object:
    return None if hands.scene.desk.prompt is None else hands.prompt.chosen


def hand_in(hands: Hands, answer: Answer, by_mouse: bool) -> int:
    """Put an answer together, hand it in, and see that it has come; how many clicks it took."""
    clicks = give_by(hands, answer, by_mouse) + 1
    seat, lines = hands.session.viewer, hands.bus.lines()
    if is_refusal(hands, answer):
        hands.press_second(by_mouse)
    else:
        hands.press_primary(by_mouse)
    told = [record.given for _events, record in hands.session.news if record.given is not None]
    given = next((deed.answer for deed in told if deed.seat == seat), None)
    if hands.bus.lines() == lines or given != answer:
        raise UnreachableError(f"{answer} was handed in, and {given} came")
    return clicks


def moves_on_the_way(hands: Hands, answer: Answer, dice: Dice, by_mouse: bool, most: int) -> int:
    """Of a turn made move by move: at some stage of an answer, every move that may follow can be chosen."""
    decision = hands.prompt.decision
    assert isinstance(decision, Compose)
    made = answer[: dice.below(len(answer) + 1)]
    moves = [*decision.composer.moves(made)]
    while len(moves) > most:
        moves.pop(dice.below(len(moves)))
    for move in moves:
        hands.lay()
        for option in made:
            hands.prompt.click(option)
        hands.scene.refresh()
        hands.choose(move, by_mouse)
        if hands.prompt.chosen != (*made, move):
            raise UnreachableError(f"{move} was chosen after {made}, but {hands.prompt.chosen} are")
    return len(moves)


@dataclass(frozen=True, slots=True)
class Moment:
    """A question that is tried, in the words of a report."""

    where: str
    decision: Decision
    number: int
    tally: Tally

    def tried(self, deed: Callable[[], int], answer: Answer, by_mouse: bool) -> bool:
        """Do something and count the options it used; what cannot be reached is noted."""
        try:
            self.tally.options += deed()
        except UnreachableError as fault:
            hand, topic = "mouse" if by_mouse else "keys", self.decision.topic
            self.tally.faults.append(
                f"{self.where} {topic} no. {self.number}, {hand}, answer {answer!r}: {fault}"
            )
            return False
        return True


@dataclass(frozen=True, slots=True)
class Walk:
    """One game walked through by one person at one window."""

    table: Table
    person: Seat
    window: Window
    steps: Sequence[int]
    most: int
    """How many answers, and how many moves of a turn made move by move, are tried at a question."""

    def __str__(self) -> str:
        (width, height), text = self.window
        return f"{self.table}, seat {self.person}, {width}x{height}, text {text:.0%}:"

    def go(self, tally: Tally) -> None:
        """Walk to the end: the same way, whatever is tried."""
        hands, dice = Hands(self.table, self.person, self.window), Dice(self.table.seed + 1)
        asked: Counter[str] = Counter()
        bus = hands.bus
        while not bus.is_over():
            seat = sorted(bus.awaited())[dice.below(len(bus.awaited()))]
            decision = bus.ask(seat)
            assert decision is not None
            answer = decision.sample(dice)
            if seat == self.person:
                moment = Moment(str(self), decision, asked[decision.topic], tally)
                asked[decision.topic] += 1
                if moment.number in self.steps and self._try(hands, moment, answer):
                    continue
            bus.do(GiveAnswer(seat, answer))
        hands.session.close()

    def _try(self, hands: Hands, moment: Moment, given: Answer) -> bool:
        """Try a question with both hands; whether one of them has handed in the answer to be given."""
        decision, tally = moment.decision, moment.tally
        tally.questions += 1
        tally.topics[decision.topic] += 1
        dice = Dice(self.table.seed * 1000 + moment.number)
        answers = [given, *answers_using_all(decision, dice, self.most)]
        tally.answers += 2 * len(answers)
        for by_mouse in (True, False):
            for answer in answers:
                moment.tried(partial(give_by, hands, answer, by_mouse), answer, by_mouse)
            if isinstance(decision, Compose):
                moves = partial(moves_on_the_way, hands, answers[-1], dice, by_mouse, self.most)
                moment.tried(moves, answers[-1], by_mouse)
        by_mouse = bool(moment.number % 2)
        return moment.tried(partial(hand_in, hands, given, by_mouse), given, by_mouse)


def try_reach(
    game: Game[Any], windows: Sequence[Window], seeds: Sequence[int], each: int, most: int
) -> Tally:
    """Walk through games at every seat count and window, trying `each` questions of a topic at most."""
    tally = Tally()
    rounds = [(window, seed, seats) for window in windows for seed in seeds for seats in game.seats]
    for number, (window, seed, seats) in enumerate(rounds):
        steps = STEPS[number % len(STEPS)][:each]
        Walk(Table(game, seats, {}, seed), (number + seed) % seats, window, steps, most).go(tally)
    return tally
