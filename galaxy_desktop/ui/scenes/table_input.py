"""What mouse and keys mean at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from galaxy_desktop.ui.scenes import table_drag
from galaxy_desktop.ui.scenes.table_items import TableItem
from galaxy_desktop.ui.scenes.table_keys import act_of, idle_words, number_of

if TYPE_CHECKING:
    from galaxy_desktop.ui.scenes.table import TableScene

LEFT, RIGHT = 1, 3
ALT = (pygame.K_LALT, pygame.K_RALT)
CTRL = (pygame.K_LCTRL, pygame.K_RCTRL)
PAGES = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)


class TableInput:
    """Finds out what an event is about and lets the scene, the form or the acts do it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.by_mouse = False
        self.alt = False
        self.ctrl = False
        self._log_pressed: int | None = None
        self._panned_to: tuple[int, int] | None = None

    def handle(self, event: pygame.event.Event) -> None:
        """One event."""
        if self._skips(event):
            return
        if event.type == pygame.WINDOWFOCUSLOST:
            self.scene.acts.look_away()
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self.by_mouse = False
            self._key(event)
        else:
            self.by_mouse = True
            self._mouse(event)

    def pointed(self) -> TableItem | None:
        """What is pointed at, by mouse or keyboard."""
        return self.scene.parts.pointed()

    def zoom_pointed(self) -> None:
        """Show what is pointed at in full size."""
        item = self.scene.parts.item_at(self.scene.kit.pointer.pos) if self.by_mouse else self.pointed()
        if item is not None and item.item.subject:
            self.scene.acts.zoom(item.item.subject)

    def _skips(self, event: pygame.event.Event) -> bool:
        """Any click or key finishes what is running, and does nothing else."""
        pressed = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if not pressed or not self.scene.painter.busy:
            return False
        if event.type == pygame.KEYDOWN and (event.key in (*ALT, *CTRL) or event.key == pygame.K_ESCAPE):
            return False
        self.scene.acts.skip()
        return True

    def _key(self, event: pygame.event.Event) -> None:
        if event.key in (*ALT, *CTRL):
            self._hold(event)
        elif event.type == pygame.KEYDOWN:
            number, act = number_of(event), act_of(event)
            if not self._command(event) and self.scene.painter.key(event.key):
                self.scene.refresh()
            elif number is not None and not self._command(event):
                self._number(number)
            elif act:
                self.scene.acts.do(act)
            elif idle := idle_words(event):
                self.scene.kit.sounds.play("refuse")
                self.scene.tell(idle)
            elif event.key in PAGES:
                self.scene.dirty = self.scene.side.page(event.key) or self.scene.dirty
            else:
                self._to_form(event)

    def _hold(self, event: pygame.event.Event) -> None:
        """While Alt is held number keys are shown; while Ctrl is held the keyboard visits everything."""
        down = event.type == pygame.KEYDOWN
        if event.key in ALT:
            self.alt = down
        else:
            self.ctrl = down
        self.scene.refresh()

    def _command(self, event: pygame.event.Event) -> bool:
        return bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))

    def _number(self, number: int) -> None:
        prompt = self.scene.desk.prompt
        option = None if prompt is None else self.scene.painter.numbered(number) or prompt.number(number)
        if option is not None:
            self.scene.click(option)

    def _mouse(self, event: pygame.event.Event) -> None:
        if self.scene.side.drag_seam(event):
            self.scene.dirty = True
            return
        if self._drawer(event) or self._log(event) or self._pans(event) or self._drags(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            self.zoom_pointed()
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type != pygame.MOUSEBUTTONDOWN or event.button == LEFT:
            self._to_form(event)

    def _to_form(self, event: pygame.event.Event) -> None:
        """The form finds the widget; what is pointed at is shown and explained."""
        scene, form = self.scene, self.scene.parts.form
        before = (form.focus.current, form.hovered, form.focus.by_keys)
        if event.type == pygame.MOUSEMOTION and form.focus.by_keys:
            form.focus.to(form.focus.current, by_keys=False)
        if form.handle(event):
            scene.dirty = True
        form = scene.parts.form
        if before != (form.focus.current, form.hovered, form.focus.by_keys) and not scene.hidden:
            pointed = self.pointed()
            scene.side.inspector.show("" if pointed is None else pointed.item.subject)
            scene.show()

    def _wheel(self, event: pygame.event.Event) -> None:
        pos = self.scene.kit.pointer.pos
        if self.scene.side.wheel(event, pos):
            self.scene.dirty = True
        elif self.scene.painter.wheel(pos, event.y):
            self.scene.refresh()
        elif event.y > 0 and self.scene.parts.item_at(pos) is not None:
            self.zoom_pointed()

    def _drawer(self, event: pygame.event.Event) -> bool:
        """A click beside the open drawer closes it; what lies below it is out of reach."""
        side = self.scene.side
        if not side.drawer or event.type == pygame.MOUSEWHEEL:
            return False
        inside = side.areas.drawer.collidepoint(self.scene.kit.pointer.pos)
        if inside:
            return side.drawer != "log"
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.scene.acts.close_drawer()
            return True
        return False

    def _log(self, event: pygame.event.Event) -> bool:
        """The log: its bar, and a click on a line."""
        scene, log = self.scene, self.scene.side.log
        if not scene.side.log_rect.width or not hasattr(event, "pos"):
            return False
        if log.scroll.handle(event):
            scene.dirty = True
            return True
        inside = scene.side.log_rect.collidepoint(event.pos)
        if inside and event.type == pygame.MOUSEMOTION:
            scene.dirty = True
            return scene.side.drawer == "log"
        if inside and event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._log_pressed = log.line_at(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self._log_pressed is not None:
            line, self._log_pressed = self._log_pressed, None
            if line == log.line_at(event.pos):
                scene.acts.undo_to(line)
            return True
        return False

    def _pans(self, event: pygame.event.Event) -> bool:
        """A map is pushed by the pointer; what lies on it is found again once it is let go."""
        scene, pointer = self.scene, self.scene.kit.pointer
        if event.type == pygame.MOUSEMOTION and pointer.dragging and scene.drag is None:
            assert pointer.pressed_at is not None
            last = self._panned_to or pointer.pressed_at
            if self._panned_to is None and not scene.painter.can_pan(last):
                return False
            scene.painter.pan(event.pos[0] - last[0], event.pos[1] - last[1])
            self._panned_to = event.pos
            scene.dirty = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self._panned_to is not None:
            self._panned_to = None
            scene.painter.end_pan()
            self._to_form(event)
            scene.refresh()
            return True
        return False

    def _drags(self, event: pygame.event.Event) -> bool:
        """A legal thing follows the pointer once it has moved; letting go may choose it or take it back."""
        scene, pointer, prompt = self.scene, self.scene.kit.pointer, self.scene.desk.prompt
        if event.type == pygame.MOUSEMOTION and scene.drag is None and pointer.dragging:
            assert pointer.pressed_at is not None
            item = scene.parts.item_at(pointer.pressed_at)
            if item is not None and item.legal and prompt is not None:
                scene.drag = table_drag.take_up(scene.kit, scene.painter, item, pointer.pressed_at)
                if scene.painter.can_hold(item.item.id):
                    scene.hold(item.item.id)
        if scene.drag is None:
            return False
        scene.dirty = True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            self._let_go(event)
        return event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP)

    def _let_go(self, event: pygame.event.Event) -> None:
        scene, prompt = self.scene, self.scene.desk.prompt
        drag, scene.drag = scene.drag, None
        scene.parts.form.handle(event)
        if drag is None or prompt is None:
            return
        under = scene.parts.item_at(event.pos)
        if table_drag.drop(drag, prompt, scene.painter, under, event.pos):
            scene.kit.sounds.play("chosen")
        scene.painter.hold("")
        scene.refresh()
