"""Guide and tips at one table: opens the lesson that is due, beside what it speaks of."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Compose, Decision, Option
from galaxy_desktop.engine.guide import ELSE, WITH, Lesson
from galaxy_desktop.folders import Folders
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.learned import Learned, learned, remember
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.presenter.teacher import Teacher
from galaxy_desktop.ui.roles.locating import Locating
from galaxy_desktop.ui.stage import Open
from galaxy_desktop.ui.table.doors import Doors
from galaxy_desktop.ui.table.lesson import LessonEnd, LessonScene
from galaxy_desktop.ui.table.lesson_words import lesson_words
from galaxy_desktop.ui.table.view import TableView
from galaxy_desktop.ui.widgets.toast import Toast

CHOICES, CHOICES_IN, BAR, JOINED, PLACES = "choices", "choices in ", "bar", " + ", "places"
MOST_TARGETS = 12
SCATTERED = 0.25
"""Share of their common outline that items of a group fill at least if they are lit as one."""
LARGE = 0.2
"""Share of the window from which an item is a map or board, and no card."""


class TeachingStore:
    """Store in the player's folder of what was taught of one game."""

    def __init__(self, folders: Folders, game: str) -> None:
        self._folders, self._game = folders, game

    def read(self) -> Learned:
        """Return what has been taught so far."""
        return learned(self._folders, self._game)

    def write(self, known: Learned) -> None:
        """Keep what has been taught."""
        remember(self._folders, self._game, known)


class Teaching:
    """Guide and tips at one table; `run` carries out a command of the table."""

    def __init__(
        self,
        controller: TableController,
        view: TableView,
        doors: Doors,
        open_scene: Open,
        run: Callable[[str], None],
        folders: Folders,
    ) -> None:
        self._view = view
        self._doors = doors
        self._open = open_scene
        self._run = run
        kept = TeachingStore(folders, controller.session.bus.game().id)
        self.teacher = Teacher(controller, kept)
        self._tip: tuple[Lesson, Toast | None] | None = None
        """Tip that was shown last, and its notice."""
        self._shown_at: tuple[Decision, Sequence[Option]] | None = None
        """Question about which "Show me" was pressed, with what was chosen then; None once taught on."""

    def renew(self) -> None:
        """Follow what has changed in the settings: whether tips are shown, and all of them again."""
        self.teacher.renew(tips=self._view.kit.settings.tips)

    def teach(self) -> None:
        """Open the lesson that is due at the open question, or show the tip that is."""
        self._drop_past_tip()
        lesson = self.teacher.lesson()
        if lesson is not None:
            self._show(lesson)
        elif not self._noticing and (tip := self.teacher.tip()) is not None:
            self.teacher.read_tip(tip)
            self._view.tell(lesson_words(self._view.kit, tip))
            self._tip = tip, self._view.toast

    def teach_on(self) -> None:
        """Open the next lesson about a question once the player has done what "Show me" has marked."""
        if self._shown_at is None:
            return
        question = self._view.controller.question
        decision, chosen = self._shown_at
        if question is None or question.decision != decision:
            self._shown_at = None
        elif self._is_done(question, chosen):
            self._shown_at = None
            self.teach()

    def _is_done(self, question: OpenQuestion, before: Sequence[Option]) -> bool:
        """Return whether a move has been made since, or all that is marked has been chosen."""
        if tuple(question.chosen) == tuple(before):
            return False
        return isinstance(question.decision, Compose) or not self._view.controller.hinted

    def _show(self, lesson: Lesson) -> None:
        read, all_lessons = self.teacher.step
        step, before = (read + 1, all_lessons), self.teacher.before is not None
        find, near = partial(self._targets, lesson), partial(self._near, lesson)
        closing = self.teacher.closes(lesson)
        scene = LessonScene(lesson, find, step, self._usable, before=before, closing=closing, near=near)
        self._open(scene, lambda end: self._taught(lesson, end))

    def _usable(self, at: tuple[int, int]) -> bool:
        """Return whether a click at a place of the table does something now."""
        return self._view.widgets.usable_at(at)

    def _drop_past_tip(self) -> None:
        """Remove a tip about another question than the one that is open now."""
        question = self._view.controller.question
        if self._tip is None or question is None:
            return
        tip, notice = self._tip
        if question.decision.topic not in tip.topics and notice is self._view.toast:
            self._view.drop_notice()
            self._tip = None

    @property
    def _noticing(self) -> bool:
        """True while another notice is shown, which a tip must not replace."""
        toast = self._view.toast
        return toast is not None and toast.alive

    def _taught(self, lesson: Lesson, end: LessonEnd | None) -> None:
        """Go on after a lesson as the player wishes."""
        match end:
            case LessonEnd.LEAVE:
                self._ask_to_leave()
                return
            case LessonEnd.MORE:
                self._open(
                    self._doors.help(self._view.controller.session.bus.game(), lesson.page),
                    lambda _end: self.teach(),
                )
                return
            case LessonEnd.BACK if (before := self.teacher.before) is not None:
                self.teacher.unread(before)
                self._show(before)
                return
        if end is not None:
            self.teacher.read_lesson(lesson)
        if end is LessonEnd.SHOW:
            if question := self._view.controller.question:
                self._shown_at = question.decision, tuple(question.chosen)
            self._run("hint")
        elif end is LessonEnd.NEXT:
            self.teach()

    def _ask_to_leave(self) -> None:
        title, words = _("Exit the guide?"), _("The game continues without it.")
        question = self._doors.confirm(title, words, _("Exit the guide"))
        self._open(question, lambda yes: self.teacher.leave() if yes else self.teach())

    def _targets(self, lesson: Lesson) -> list[pygame.Rect]:
        """Return the rectangles of what a lesson speaks of; none if nothing of it is on the table."""
        found: list[pygame.Rect] = []
        for mark in lesson.marks:
            found += self.lit(mark)
        window = pygame.Rect((0, 0), self._view.kit.metrics.window)
        return [rect.clip(window) for rect in found if rect.colliderect(window)][:MOST_TARGETS]

    def _near(self, lesson: Lesson) -> list[pygame.Rect]:
        """Return the smallest item around each target, as the card that a choice is on, but no map."""
        width, height = self._view.kit.metrics.window
        items = [item.rect for item in self._view.painter.items()]
        found = []
        for target in self._targets(lesson):
            around = [rect for rect in items if rect.contains(target) and rect != target]
            found += sorted(around, key=lambda rect: rect.width * rect.height)[:1]
        large = width * height * LARGE
        return [pygame.Rect(rect) for rect in dict.fromkeys(map(tuple, found)) if rect[2] * rect[3] < large]

    def _places(self, things: frozenset[str]) -> list[pygame.Rect]:
        """Return where some things are that are no items now."""
        painter, edge = self._view.painter, 2 * self._view.kit.metrics.space("hair")
        found = map(painter.place_of, sorted(things)) if isinstance(painter, Locating) else ()
        return [rect.inflate(edge, edge) for rect in found if rect is not None]

    def lit(self, mark: str) -> list[pygame.Rect]:
        """Return the rectangles that one mark of a lesson means; none if nothing of it is on the table."""
        if ELSE in mark:
            return next(filter(None, map(self.lit, mark.split(ELSE))), [])
        view = self._view
        if mark == BAR:
            return [view.painter.areas.prompt]
        items, space = view.painter.items(), view.kit.metrics.space
        room = 2 * space("gutter"), 2 * space("tight")
        if mark.startswith(CHOICES):
            question, group = view.controller.question, mark.removeprefix(CHOICES_IN)
            opened = question.open if question is not None else frozenset()
            chips = [chip.rect for chip in view.widgets.chips if mark == CHOICES]
            return [i.rect for i in items if i.id in opened and group in (CHOICES, i.group)] + chips
        if WITH in mark:
            group, _joint, fact = mark.partition(WITH)
            true = self.teacher.things(fact)
            if group == PLACES:
                return self._places(true)
            return [i.rect for i in items if i.group == group and (i.id in true or i.subject in true)]
        if JOINED in mark:
            names = mark.split(JOINED)
            parts = [item.rect for item in items if item.id in names or item.group in names]
            return [parts[0].unionall(parts[1:]).inflate(room)] if parts else []
        if whole := [item.rect for item in items if mark in (item.id, item.group)]:
            around = whole[0].unionall(whole[1:])
            filled = sum(rect.width * rect.height for rect in whole)
            scattered = filled < SCATTERED * around.width * around.height
            return [rect.inflate(room) for rect in (whole if scattered else [around])]
        return [item.rect for item in items if item.id.startswith(mark)]
