"""Lesson of the guide beside what it speaks of; a click on what the table offers goes there."""

from collections.abc import Callable, Sequence
from enum import Enum, auto

import pygame

from galaxy_desktop.engine.guide import Lesson
from galaxy_desktop.language import data_text
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.frame import mirror
from galaxy_desktop.ui.stage import HERE
from galaxy_desktop.ui.table.aside import Aside
from galaxy_desktop.ui.table.lesson_words import lesson_words
from galaxy_desktop.ui.widgets.button import Button, ButtonKind
from galaxy_desktop.ui.widgets.form import Form

WIDTH = 720
POINTER = 16


class LessonEnd(Enum):
    """Ways to close a lesson."""

    NEXT = auto()
    BACK = auto()
    """To the lesson before."""
    PLAY = auto()
    """By a click on the table, which gets the click too."""
    SHOW = auto()
    """With the wish to see what a computer player would choose."""
    MORE = auto()
    """With the wish to read the page of the rules."""
    LEAVE = auto()


class LessonScene(Aside[LessonEnd]):
    """One lesson: a veil over all but its targets, and a plate with its words and buttons.

    `find` returns the rectangles it speaks of, `step` is its number and that of all lessons; `usable` says
    whether a click at a place of the table does something, `before` whether there is a lesson to go back to;
    `near` finds what the targets are part of; a `closing` lesson ends the guide, though others may follow
    where they are due.
    """

    targets: Sequence[pygame.Rect] = ()
    """Rectangles it speaks of in this window."""
    said = ""
    """Words for the device that was in use when it was laid."""

    def __init__(
        self,
        lesson: Lesson,
        find: Callable[[], Sequence[pygame.Rect]],
        step: tuple[int, int],
        usable: Callable[[tuple[int, int]], bool],
        *,
        before: bool,
        closing: bool = False,
        near: Callable[[], Sequence[pygame.Rect]] = tuple,
    ) -> None:
        self.lesson = lesson
        self.find = find
        self.step = step
        self.usable = usable
        self.before = before
        self.closing = closing
        self.near = near

    def layout(self) -> None:
        """Lay the words and buttons, and the plate where it covers none of the targets."""
        kit, metrics = self.kit, self.kit.metrics
        self.targets = self.find()
        window, pad, gap = (
            pygame.Rect((0, 0), metrics.window),
            metrics.space("dialog"),
            metrics.space("gutter"),
        )
        buttons = self._buttons()
        one_row = sum(button.natural_width + gap for button in buttons) + self._step_width() + 2 * pad
        wide = min(max(round(metrics.px(WIDTH) * metrics.text_step), one_row), round(window.width * 0.9))
        self.title = kit.text.fitted(
            data_text(self.lesson.title),
            wide - 2 * pad,
            metrics.head,
            colour=kit.theme.colour.primary,
            lines=2,
        )
        self.said = lesson_words(kit, self.lesson)
        self.words = kit.text.block(self.said, wide - 2 * pad, "body")
        rows = _rows(buttons, wide - 2 * pad, gap)
        height = self.title.height + self.words.height + 2 * pad + 2 * gap
        height += len(rows) * (metrics.target() + gap) - gap
        room = _room(window, metrics.prompt_bar)
        self.rect = placed(pygame.Rect(0, 0, wide, height), self.targets, room, gap, near=self.near())
        top = self.rect.bottom - pad - metrics.target()
        for row in reversed(rows):
            right = self.rect.right - pad
            for button in reversed(row):
                button.rect = pygame.Rect(0, top, button.natural_width, metrics.target())
                button.rect.right = right
                right = button.rect.left - gap
            top -= metrics.target() + gap
        if kit.settings.left_handed:
            mirror(buttons, self.rect)
        self.form = Form(kit, [buttons], buttons[-1], first=buttons[-1], old=self.form)
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> None:
        """Press a button; a click on what the table offers, or F10, closes the lesson and goes there."""
        assert self.form is not None
        clicked = event.type == pygame.MOUSEBUTTONDOWN and self.usable(event.pos)
        if clicked and self.pass_on(event, self.rect, LessonEnd.PLAY):
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F10:
            stage = self.stage
            self.close(LessonEnd.PLAY)
            stage.handle(event)
            return
        if self.form.handle(event):
            self.dirty = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.close(LessonEnd.NEXT if self.last else LessonEnd.LEAVE)

    @property
    def last(self) -> bool:
        """True if it ends the guide, or all others have been read: there is no guide left to exit."""
        return self.closing or self.step[0] == self.step[1]

    @property
    def heading(self) -> Sequence[str]:
        """Title and words."""
        return [data_text(self.lesson.title), self.said]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the veil with holes for the targets, the pointer, then the plate."""
        faces, colour = self.kit.faces, self.kit.theme.colour
        lit = [surface.subsurface(target).copy() for target in self.targets]
        faces.veil(surface, surface.get_rect())
        for target, picture in zip(self.targets, lit, strict=True):
            surface.blit(picture, target)
        for target in self.targets:
            faces.glow(surface, target, colour.legal)
        faces.shadow(surface, self.rect)
        faces.panel(surface, self.rect, colour.primary, opaque=True)
        self._draw_pointer(surface)
        pad, gap = self.kit.metrics.space("dialog"), self.kit.metrics.space("gutter")
        at = self.rect.left + pad, self.rect.top + pad
        self.title.draw(surface, at)
        self.words.draw(surface, (at[0], at[1] + self.title.height + gap))
        assert self.form is not None
        self._draw_step(surface)
        self.form.draw(surface)

    def _draw_step(self, surface: pygame.Surface) -> None:
        """Draw the number of the lesson beside the buttons, if there is room."""
        assert self.form is not None
        words = self._step_words()
        bottom = self.form.widgets[-1].rect
        row = [widget.rect for widget in self.form.widgets if widget.rect.top == bottom.top]
        line = layout.top(layout.below(self.rect, bottom.top), bottom.height)
        line = layout.inset(line, self.kit.metrics.space("dialog"), 0)
        if self.kit.settings.left_handed:
            box = layout.right_of(line, max(rect.right for rect in row) + self.kit.metrics.space("gutter"))
        else:
            box = layout.left_of(line, min(rect.left for rect in row))
        if self.kit.text.width(words, "small") <= box.width:
            soft = self.kit.theme.colour.text_soft
            self.kit.text.draw(surface, box, words, "small", colour=soft, middle=True, lines=1)

    def _step_words(self) -> str:
        """Return the number of the lesson in words; none if it ends the guide before others."""
        if self.closing and self.step[0] < self.step[1]:
            return ""
        return _("{number} of {all}").format(number=self.step[0], all=self.step[1])

    def _step_width(self) -> int:
        return self.kit.text.width(self._step_words(), "small") + self.kit.metrics.space("gutter")

    def _draw_pointer(self, surface: pygame.Surface) -> None:
        """Draw the point of the plate towards its first target."""
        if not self.targets or self.rect.colliderect(self.targets[0]):
            return
        target, size = self.targets[0], self.kit.metrics.px(POINTER)
        points = _pointer(self.rect, target, size)
        if points:
            pygame.draw.polygon(surface, self.kit.theme.colour.primary, points)

    @property
    def own_keys(self) -> Sequence[int]:
        """F1 closes the lesson and opens its page, if it has one."""
        return (HERE,) if self.lesson.page else ()

    def _buttons(self) -> list[Button]:
        """Return the buttons, the primary one last."""
        acts: list[tuple[str, LessonEnd, str, int | None]] = []
        if not self.last:
            acts.append((_("Exit the guide"), LessonEnd.LEAVE, _("Esc"), None))
        if self.lesson.page:
            acts.append((_("Rules"), LessonEnd.MORE, _("F1"), HERE))
        if self.lesson.suggests:
            acts.append((_("Show me"), LessonEnd.SHOW, _("S"), pygame.K_s))
        if self.before:
            acts.append((_("Back"), LessonEnd.BACK, _("B"), pygame.K_b))
        acts.append((_("Done") if self.last else _("Next"), LessonEnd.NEXT, _("Enter"), None))
        return [self._button(*act, primary=act is acts[-1]) for act in acts]

    def _button(self, label: str, end: LessonEnd, cue: str, key: int | None, *, primary: bool) -> Button:
        kind: ButtonKind = "primary" if primary else "secondary"
        at = pygame.Rect(0, 0, 0, self.kit.metrics.target())
        return Button(self.kit, at, label, lambda: self.close(end), kind=kind, key=key, cue=cue)


def placed(
    plate: pygame.Rect,
    targets: Sequence[pygame.Rect],
    room: pygame.Rect,
    gap: int,
    *,
    near: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Return the plate inside a room, beside the targets: where it covers least of them, nearest first.

    Of places that cover as much of them, it is where it covers least of `near`, which they are part of.
    """
    plate = plate.copy()
    if not targets:
        plate.center = room.center
        return plate.clamp(room)
    around = targets[0].unionall(list(targets[1:]))
    spots = []
    for anchor in (targets[0], around, *near):
        right, left, below, above = (plate.copy() for _side in range(4))
        right.midleft = (anchor.right + 2 * gap, anchor.centery)
        left.midright = (anchor.left - 2 * gap, anchor.centery)
        below.midtop = (anchor.centerx, anchor.bottom + 2 * gap)
        above.midbottom = (anchor.centerx, anchor.top - 2 * gap)
        spots += [spot.clamp(room) for spot in (right, left, below, above)]
    corners = [plate.copy() for _corner in range(4)]
    corners[0].topleft, corners[1].topright = room.topleft, room.topright
    corners[2].bottomleft, corners[3].bottomright = room.bottomleft, room.bottomright
    return min([*spots, *corners], key=lambda spot: (_hidden(spot, targets), _hidden(spot, near)))


def _hidden(plate: pygame.Rect, things: Sequence[pygame.Rect]) -> int:
    return sum(_shared(plate, thing) for thing in things)


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    common = one.clip(other)
    return common.width * common.height


def _room(window: pygame.Rect, prompt: pygame.Rect) -> pygame.Rect:
    """Return the window above the prompt bar, with a small margin."""
    room = layout.left_of(window, window.right)
    room.height = prompt.top
    return room.inflate(-16, -16)


def _pointer(plate: pygame.Rect, target: pygame.Rect, size: int) -> list[tuple[int, int]]:
    """Return the corners of the point at the side of a plate that faces a target; none if it is diagonal."""
    x = max(plate.left + 2 * size, min(plate.right - 2 * size, target.centerx))
    y = max(plate.top + 2 * size, min(plate.bottom - 2 * size, target.centery))
    if target.left >= plate.right:
        return [(plate.right, y - size), (plate.right, y + size), (plate.right + size, y)]
    if target.right <= plate.left:
        return [(plate.left, y - size), (plate.left, y + size), (plate.left - size, y)]
    if target.top >= plate.bottom:
        return [(x - size, plate.bottom), (x + size, plate.bottom), (x, plate.bottom + size)]
    if target.bottom <= plate.top:
        return [(x - size, plate.top), (x + size, plate.top), (x, plate.top - size)]
    return []


def _rows(buttons: Sequence[Button], width: int, gap: int) -> list[list[Button]]:
    """Return the buttons in rows that fit a width, the last row the fullest."""
    rows: list[list[Button]] = [[]]
    for button in reversed(buttons):
        used = sum(one.natural_width + gap for one in rows[0])
        if rows[0] and used + button.natural_width > width:
            rows.insert(0, [])
        rows[0].insert(0, button)
    return rows
