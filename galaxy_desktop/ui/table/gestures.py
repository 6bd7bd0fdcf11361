"""Mouse and keys at the table."""

from collections.abc import Callable

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.language import gettext as _
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.ui.keys import ENDS, PAGES, code_of
from galaxy_desktop.ui.pointer import ALT, COMMAND, CTRL, ENTER, LEFT, RIGHT, SHIFT
from galaxy_desktop.ui.roles.dropping import Hesitating, Putting, Refusing
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.roles.keys import Keys
from galaxy_desktop.ui.roles.looking import Looking
from galaxy_desktop.ui.roles.panning import Panning
from galaxy_desktop.ui.roles.telling import tells
from galaxy_desktop.ui.roles.wheel import Wheel
from galaxy_desktop.ui.table import drag
from galaxy_desktop.ui.table.handling import close_drawer, drag_seam, pick_up, step_seam, turn_page
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.table.keys import chooses_nothing, command_of, idle_words, number_of
from galaxy_desktop.ui.table.log_press import LogPress
from galaxy_desktop.ui.table.prompt_bar import RunCommand
from galaxy_desktop.ui.table.respite import Respite
from galaxy_desktop.ui.table.view import TableView
from galaxy_desktop.ui.widgets.key_cue import cue_for

RUN_AFTER, RUN_EVERY = 0.4, 0.15
"""Seconds for which Space is held before acts run on, and between two of them."""


class TableInput:
    """Dispatcher of events to the view, the form or a command."""

    def __init__(
        self, controller: TableController, view: TableView, run: RunCommand, click: Callable[[Option], None]
    ) -> None:
        self.controller = controller
        self.view = view
        self.run = run
        self.click = click
        self.by_mouse = False
        """True if the last event was none of the keyboard."""
        self.respite = Respite()
        self._held = 0.0
        """Seconds for which Space is held, since the last act it has skipped."""
        self._idle = idle_words()
        self._log = LogPress(view)
        self._panned_to: tuple[int, int] | None = None
        """Place to which a map was pushed last; None while none is held."""

    def handle(self, event: pygame.event.Event) -> None:
        """Handle one event; a refusal is dismissed once something is chosen."""
        if not self.view.side.refuses:
            self._handle(event)
            return
        told, chosen = self.view.toast, self._chosen
        self._handle(event)
        if self._chosen != chosen and self.view.toast is told:
            self.view.side.drop_offer()
            self.view.mark_dirty()

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds: let what is told run on while Space is held, and respite pass after it."""
        painter, respite = self.view.painter, self.respite
        busy = painter.busy
        if busy and tells(painter):
            respite.kinds.add(pygame.KEYDOWN)
        if respite.kinds:
            respite.pass_on(dt, runs=self.view.moves)
        self._held = self._held + dt if busy and pygame.K_SPACE in self.view.kit.pointer.keys else 0.0
        if self._held >= RUN_AFTER:
            self._held -= RUN_EVERY
            self.run("aside")

    def hurried(self) -> None:
        """Note that a press hurries a story or computer players, if it does not only finish a movement."""
        if tells(self.view.painter) or not self.view.painter.busy:
            self.respite.hurried(self.view.kit.pointer.pos if self.by_mouse else None)

    @property
    def _chosen(self) -> tuple[Option, ...]:
        return () if self.controller.question is None else self.controller.question.chosen

    def _handle(self, event: pygame.event.Event) -> None:
        self.by_mouse = event.type not in (pygame.KEYDOWN, pygame.KEYUP)
        if self._skips(event) or self._hurries(event) or self.respite.takes(event):
            return
        if self.by_mouse:
            self._mouse(event)
        else:
            self._key(event)

    def _skips(self, event: pygame.event.Event) -> bool:
        """Finish a running animation at a click or key; return True if that used the event.

        A key that chooses nothing also does what it is for; any other might choose what was not seen yet.
        """
        pressed = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if not pressed or not self.view.painter.busy:
            return False
        if event.type == pygame.KEYDOWN and (event.key in (*ALT, *CTRL) or event.key == pygame.K_ESCAPE):
            return False
        if event.type == pygame.KEYDOWN and not event.mod & COMMAND and self._game_key(code_of(event)):
            self.run("finish")
        elif self._chooses_nothing(event):
            self.run("finish")
            (self._mouse if self.by_mouse else self._key)(event)
        else:
            self.run("aside")
        return True

    def _chooses_nothing(self, event: pygame.event.Event) -> bool:
        """Return whether a press does something that can never choose anything for a question."""
        if event.type == pygame.KEYDOWN:
            return chooses_nothing(event)
        return event.button == LEFT and self.view.widgets.top.covers(event.pos)

    def _hurries(self, event: pygame.event.Event) -> bool:
        """Ask bots that take long for a quick answer at Space; return True if that used the event."""
        space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if not space or self.view.painter.busy or not self.controller.bar_text(busy=False).aside:
            return False
        self.run("aside")
        return True

    def _key(self, event: pygame.event.Event) -> None:
        if event.key in (*ALT, *CTRL):
            self._hold(event)
        elif event.type == pygame.KEYDOWN:
            plain = not event.mod & COMMAND
            if plain and self._game_key(code_of(event)):
                return
            if (number := number_of(event)) is not None:
                self._number(number)
            elif command := command_of(event):
                self.run(command)
            elif plain and event.key in self._idle:
                self.view.refuse(self._idle[event.key])
            elif plain and event.key in ENDS and self.view.widgets.to_end(last=event.key == pygame.K_END):
                self.view.show_pointed()
            elif plain and event.key in ENTER and self._unready():
                words = _("Press {key} to select the focused item.")
                self.view.refuse(words.format(key=cue_for(self.view.kit, _("Space"))))
            elif event.key in PAGES:
                (turn_page if plain else step_seam)(self.view, event.key)
            else:
                self._to_form(event)

    def _unready(self) -> bool:
        """Return whether the main button cannot be pressed yet, with the keyboard at an item to select."""
        question, choice = self.controller.question, self.view.widgets.choice_focused
        return (
            question is not None and not question.can_press and choice in question.open - {*question.chosen}
        )

    def _game_key(self, key: int) -> bool:
        """Press a key of the game's own; return whether it did anything."""
        painter = self.view.painter
        done = isinstance(painter, Keys) and painter.key(key)
        if done:
            self.view.refresh()
        return done

    def _hold(self, event: pygame.event.Event) -> None:
        """Show the number keys while Alt is held; let the keyboard visit everything while Ctrl is held."""
        down = event.type == pygame.KEYDOWN
        if event.key in ALT:
            self.view.numbers_shown = down
        else:
            self.view.visits_all = down
        self.view.refresh()

    def _number(self, number: int) -> None:
        """Choose by a number key, which means the same while an empire is open: that is closed for it."""
        painter = self.view.painter
        closed = isinstance(painter, Looking) and painter.look_away()
        if closed:
            self.view.refresh()
        if chosen := self.view.widgets.by_number().get(number):
            self.view.widgets.focus_on(chosen)
            self.view.show_pointed()
            self.click(chosen)
        elif closed and isinstance(painter, Looking):
            painter.look_back()
            self.view.refresh()

    def _mouse(self, event: pygame.event.Event) -> None:
        if self._notice(event) or drag_seam(self.view, event) or self._explanation(event):
            return
        if self._drawer(event) or self._log.takes(event) or self._pans(event) or self._drags(event):
            return
        if self._keeps(event) or self._puts_held(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._look_away(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            self._zoom(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type != pygame.MOUSEBUTTONDOWN or event.button == LEFT:
            self._to_form(event)

    def _notice(self, event: pygame.event.Event) -> bool:
        """Press the button of a notice, or dismiss it; return True if the event was used."""
        toast = self.view.toast
        if toast is None or not toast.alive or not toast.handle(event):
            return False
        self.view.mark_dirty()
        return True

    def _look_away(self, at: tuple[int, int]) -> None:
        """Close an open empire by a click beside it, on nothing that does something else."""
        view, item = self.view, self.view.widgets.item_at(at)
        painter = view.painter
        if isinstance(painter, Looking) and painter.is_beside(at) and (item is None or not item.legal):
            painter.look_away()
            view.refresh()

    def _keeps(self, event: pygame.event.Event) -> bool:
        """Mark a card of the hand as kept by Alt+click, or unmark it; return True if the event was used."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != LEFT or not self.view.numbers_shown:
            return False
        item = self.view.widgets.item_at(event.pos)
        if item is None or not self.view.widgets.can_keep(item):
            return False
        self._to_form(pygame.event.Event(pygame.MOUSEMOTION, pos=event.pos, rel=(0, 0), buttons=(0, 0, 0)))
        self.run("keep")
        return True

    def _puts_held(self, event: pygame.event.Event) -> bool:
        """Put the held piece where nothing else is clicked, or say why not; return True if it did."""
        view, question, painter = self.view, self.controller.question, self.view.painter
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != LEFT or question is None:
            return False
        if not isinstance(painter, Putting) or not isinstance(painter, Holding) or not painter.held:
            return False
        if view.widgets.usable_at(event.pos):
            return False
        option = painter.put(painter.held, event.pos)
        if option and question.click(option):
            view.kit.sounds.play("chosen")
            view.refresh()
            return True
        return self._refuses(painter.held, event.pos)

    def _refuses(self, piece: str, at: tuple[int, int]) -> bool:
        """Say why a piece cannot be put there; return False if there is nothing to say."""
        painter = self.view.painter
        why = painter.no_way(piece, at) if isinstance(painter, Refusing) else None
        if why is not None:
            self.view.refuse(self.controller.why_not("", why))
        return why is not None

    def _zoom(self, at: tuple[int, int]) -> None:
        """Show the item at this place in full size."""
        self.view.point_at(at)
        self.run("zoom")

    def _to_form(self, event: pygame.event.Event) -> None:
        """Pass an event to the form; show and explain the item that is pointed at now."""
        form = self.view.widgets.form
        before = (form.focus.current, form.hovered, form.focus.by_keys)
        if event.type == pygame.MOUSEMOTION and form.focus.by_keys:
            form.focus.to(form.focus.current, by_keys=False)
        if form.handle(event):
            self.view.mark_dirty()
        if self.controller.hidden:
            return
        form = self.view.widgets.form
        if before != (form.focus.current, form.hovered, form.focus.by_keys):
            self.view.show_pointed()
        if before[2] != form.focus.by_keys:
            self.view.renew_bar()
            self.view.widgets.show_numbers(on=self.view.numbers_shown)
            self.view.mark_dirty()

    def _wheel(self, event: pygame.event.Event) -> None:
        pos, painter = self.view.kit.pointer.pos, self.view.painter
        if self.view.side.wheel(event, pos):
            self.view.mark_dirty()
        elif isinstance(painter, Wheel) and painter.wheel(pos, event.y):
            self.view.refresh()
        elif event.y > 0 and self.view.widgets.item_at(pos) is not None:
            self._zoom(pos)

    def _explanation(self, event: pygame.event.Event) -> bool:
        """Open the page of a clicked sentence of the inspector; return True if the event was used."""
        if event.type == pygame.MOUSEMOTION and self.view.side.inspector_rect.collidepoint(event.pos):
            self.view.mark_dirty()
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != LEFT:
            return False
        page = self.view.side.page_at(event.pos)
        if page:
            self.view.read(page)
        return bool(page)

    def _drawer(self, event: pygame.event.Event) -> bool:
        """Close the open drawer at a click beside it; return True if the event goes no further."""
        side = self.view.side
        if not side.drawer or event.type == pygame.MOUSEWHEEL:
            return False
        inside = side.areas.drawer.collidepoint(self.view.kit.pointer.pos)
        if inside:
            return side.drawer != "log"
        if event.type == pygame.MOUSEBUTTONDOWN:
            close_drawer(self.view)
            return True
        return False

    def _pans(self, event: pygame.event.Event) -> bool:
        """Pan a map by dragging, and find its items again at the end; return True if the event was used."""
        view, pointer, painter = self.view, self.view.kit.pointer, self.view.painter
        if not isinstance(painter, Panning):
            return False
        if event.type == pygame.MOUSEMOTION and pointer.dragging and view.drag is None:
            assert pointer.pressed_at is not None
            last = self._panned_to or pointer.pressed_at
            if self._panned_to is None and not painter.can_pan(last):
                return False
            painter.pan(event.pos[0] - last[0], event.pos[1] - last[1])
            self._panned_to = event.pos
            view.mark_dirty()
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self._panned_to is not None:
            self._panned_to = None
            painter.end_pan()
            self._to_form(event)
            view.refresh()
            return True
        return False

    def _drags(self, event: pygame.event.Event) -> bool:
        """Drag a legal item; dropping may choose it or take it back. Return True if the event was used."""
        view, pointer = self.view, self.view.kit.pointer
        if event.type == pygame.MOUSEMOTION and view.drag is None and pointer.dragging:
            assert pointer.pressed_at is not None
            item = view.widgets.item_at(pointer.pressed_at)
            if item is not None and view.widgets.laid.moves(item) and self.controller.question is not None:
                bundle = drag.bundle_of(view.widgets.items, item, self.controller.question)
                view.drag = drag.take_up(view.kit, view.painter, item, pointer.pressed_at, bundle)
                pick_up(view, item.item.id)
                drag.dim(view.painter, (item, *bundle))
        if view.drag is None:
            return False
        view.mark_dirty()
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            self._let_go(event)
        return event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP)

    def _let_go(self, event: pygame.event.Event) -> None:
        view, question = self.view, self.controller.question
        dragged, view.drag = view.drag, None
        drag.dim(view.painter, ())
        view.widgets.form.handle(event)
        if dragged is None or question is None:
            return
        under = view.widgets.item_at(event.pos)
        painter = view.painter
        if drag.hands_over(dragged, question, painter, view.widgets.bar.rect, event.pos):
            self.run("primary")
            return
        unsure = painter.unsure(dragged.option, event.pos) if isinstance(painter, Hesitating) else ""
        dropped = not unsure and drag.drop(dragged, question, painter, under, event.pos)
        if dropped:
            view.kit.sounds.play("chosen")
        if isinstance(painter, Holding):
            self._put_down(painter, dragged.option, under, keep=bool(unsure), done=dropped)
        view.refresh()
        if unsure:
            view.tell(unsure)
        elif not dropped:
            self._refuses(dragged.option, event.pos)
        elif view.kit.pointer.keys.intersection(SHIFT):
            self.run("last_alike")
        elif question.takes_one and question.chosen and question.can_give:
            self.run("primary")

    def _put_down(
        self, painter: Holding, item: Option, under: TableItem | None, *, keep: bool, done: bool
    ) -> None:
        """Put down what was dragged, unless it is to be kept, or its place asks for one more choice."""
        there = "" if under is None or done else under.item.id
        leads_on = there in painter.holdable()
        painter.hold(item if keep else "")
        if leads_on and there not in painter.holdable():
            painter.hold(item)
            painter.hold(there)
