"""Teacher of one table: the lesson or tip that is due at the open question."""

from dataclasses import replace
from typing import Any, Protocol

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.guide import Guide, Lesson, due
from galaxy_desktop.play.learned import Learned
from galaxy_desktop.play.seats import Table
from galaxy_desktop.presenter.controller import TableController


class Memory(Protocol):
    """Store of what the player has been taught."""

    def read(self) -> Learned:
        """Return what has been taught so far."""
        ...

    def write(self, known: Learned) -> None:
        """Keep what has been taught."""
        ...


class Teacher:
    """Teacher of one table. Lessons belong to the guided game alone, tips to every game of one person."""

    def __init__(self, controller: TableController, memory: Memory) -> None:
        self._controller = controller
        self._memory = memory
        self._tips = True
        self.known = memory.read()
        self.guide: Guide | None = self._game.guide()

    def renew(self, *, tips: bool) -> None:
        """Read again what has been taught; show tips only if `tips`."""
        self._tips = tips
        self.known = self._memory.read()

    @property
    def _game(self) -> Game[Any]:
        return self._controller.session.bus.game()

    @property
    def guiding(self) -> bool:
        """True while this table is the guided game and its guide has not been left."""
        table = self._controller.session.bus.table()
        return self.guide is not None and is_guided(self.guide, table, self.known)

    @property
    def step(self) -> tuple[int, int]:
        """Number of lessons read, and of all lessons of the guide."""
        lessons = self.guide.lesson if self.guide else ()
        return sum(lesson.id in self.known.lessons for lesson in lessons), len(lessons)

    def lesson(self) -> Lesson | None:
        """Return the next lesson that is due at the open question; None if none is."""
        if self.guide is None or not self.guiding:
            return None
        return self._due(self.guide.lesson, self.known.lessons)

    def tip(self) -> Lesson | None:
        """Return a tip that is due at the open question; None if none is, or if the guide says enough.

        A tip that tells what a lesson has taught is never due.
        """
        if self.guide is None or self.guiding or not self._tips:
            return None
        untold = tuple(tip for tip in self.guide.tip if tip.same not in self.known.lessons)
        return self._due(untold, self.known.tips)

    def things(self, fact: str) -> frozenset[str]:
        """Return the names of what makes a fact true now for who sits at the screen."""
        seat = self._controller.session.sitting
        return frozenset() if seat is None else frozenset(self._game.facts[fact](self._controller.view, seat))

    @property
    def before(self) -> Lesson | None:
        """The lesson that was read last, if it is about the open question too; else None."""
        last = self.known.lessons[-1:]
        lessons = () if self.guide is None else self.guide.lesson
        return self._due(tuple(lesson for lesson in lessons if lesson.id in last), ())

    def closes(self, lesson: Lesson) -> bool:
        """Return whether a lesson is the last of the guide; others may come later, when they are due."""
        return self.guide is not None and lesson is self.guide.lesson[-1]

    def unread(self, lesson: Lesson) -> None:
        """Note that a lesson is to be read again."""
        self._keep(replace(self.known, lessons=tuple(one for one in self.known.lessons if one != lesson.id)))

    def read_lesson(self, lesson: Lesson) -> None:
        """Note that a lesson has been read; the guide is done with its last one."""
        lessons = tuple(dict.fromkeys((*self.known.lessons, lesson.id)))
        done = self.known.done or self.closes(lesson)
        self._keep(replace(self.known, lessons=lessons, done=done))

    def read_tip(self, tip: Lesson) -> None:
        """Note that a tip has been shown."""
        self._keep(replace(self.known, tips=tuple(dict.fromkeys((*self.known.tips, tip.id)))))

    def leave(self) -> None:
        """Leave the guide; the game goes on without it."""
        self._keep(replace(self.known, seed=None))

    def _keep(self, known: Learned) -> None:
        self.known = known
        self._memory.write(known)

    def _due(self, lessons: tuple[Lesson, ...], read: tuple[str, ...]) -> Lesson | None:
        controller, game = self._controller, self._game
        question, seat = controller.question, controller.session.sitting
        if question is None or seat is None:
            return None
        view, number = controller.view, controller.session.bus.moment().round

        def holds(fact: str) -> bool:
            return bool(game.facts[fact](view, seat))

        topic = question.decision.topic
        open_ones = (lesson for lesson in lessons if lesson.id not in read)
        return next((lesson for lesson in open_ones if due(lesson, topic, number, holds)), None)


def is_guided(guide: Guide, table: Table, known: Learned) -> bool:
    """Return whether this is the table of the guided game under way."""
    return known.seed is not None and known.seed == table.seed == guide.seed and _one_person(table)


def _one_person(table: Table) -> bool:
    persons: tuple[Seat, ...] = table.persons()
    return len(persons) == 1
