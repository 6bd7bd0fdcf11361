"""The running game: shows what has happened, then puts the open question to its player."""

from collections.abc import Callable, Sequence

import pygame

from galaxy_desktop.engine.decisions import Option, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.painter import PEEK, Painter, Shown
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.scenes import table_drag
from galaxy_desktop.ui.scenes.frame import draw_backdrop
from galaxy_desktop.ui.scenes.table_acts import TableActs
from galaxy_desktop.ui.scenes.table_desk import Desk
from galaxy_desktop.ui.scenes.table_doors import Doors
from galaxy_desktop.ui.scenes.table_flow import TableFlow
from galaxy_desktop.ui.scenes.table_input import TableInput
from galaxy_desktop.ui.scenes.table_parts import Parts
from galaxy_desktop.ui.scenes.table_prompt_bar import BarText
from galaxy_desktop.ui.scenes.table_side import Side
from galaxy_desktop.ui.session import Session
from galaxy_desktop.ui.stage import FOREVER, Scene
from galaxy_desktop.ui.widgets.toast import Toast
from galaxy_desktop.ui.widgets.widget import Widget

DOUBLE_CLICK = 0.4
POLL = 0.05
BADGE = 30


class TableScene(Scene):
    """One table. Input is taken apart in `table_input`, what buttons and keys do stands in `table_acts`."""

    painter: Painter

    def __init__(self, session: Session, doors: Doors) -> None:
        self.session = session
        self.doors = doors
        self.desk = Desk(session)
        self.acts = TableActs(self)
        self.flow = TableFlow(self)
        self.input = TableInput(self)
        self.drag: table_drag.Drag | None = None
        self.toast: Toast | None = None
        self._parts: Parts | None = None
        self._side: Side | None = None
        self._then: Callable[[object], None] | None = None
        self.shown: Shown | None = None
        self._fade: tuple[pygame.Surface, float] | None = None
        self._clock = 0.0
        self._last_click: tuple[Option, float] = ("", -1.0)

    @property
    def hidden(self) -> bool:
        """Whether nobody sits at the screen who might look: nothing of the game may be drawn."""
        return self.session.left

    @property
    def parts(self) -> Parts:
        """What can be pointed at; there is something wherever the screen is not hidden."""
        assert self._parts is not None
        return self._parts

    @property
    def side(self) -> Side:
        """Inspector and log."""
        assert self._side is not None
        return self._side

    def layout(self) -> None:
        """See `Scene`."""
        subject = "" if self._side is None else self._side.inspector.subject
        self.furnish()
        self.side.inspector.show(subject)
        if not self.hidden:
            self.refresh()

    def leave(self) -> None:
        """See `Scene`."""
        self.acts.quit()
        self.session.close()

    def handle(self, event: pygame.event.Event) -> None:
        """See `Scene`."""
        if not self.hidden:
            self.input.handle(event)

    def update(self, dt: float) -> None:
        """See `Scene`."""
        self._clock += dt
        self.session.think(dt)
        if self.session.replaced:
            self.flow.begin()
        if self.hidden:
            self.flow.go_on()
            return
        self.flow.keep_up()
        moved, changed = self.painter.update(dt), self.parts.form.update(dt)
        self.dirty = self.dirty or moved or changed or self._fades(dt)
        if self.parts.bar.dots is not None:
            self.dirty = self.parts.bar.dots.update(dt) or self.dirty
        if self.desk.mark_hint():
            self.kit.sounds.play("hint")
            if not self.desk.follows_hint():
                words = _("The hint goes another way. Take back what you have chosen, and it will be marked.")
                self.tell(words, act=_("Take back"), press=self.acts.undo)
            self.refresh()
        if not self.painter.busy:
            self.flow.go_on()
        if not self.hidden and self.desk.prompt is None:
            self.flow.wait()
            if self._bar_text() != self.parts.text:
                self.refresh()

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        draw_backdrop(self.kit, surface)
        self.kit.faces.bar(surface, self.painter.areas.top)
        if self.hidden:
            head = self.desk.bar_text(busy=False, last="").head
            self.kit.text.draw(surface, surface.get_rect(), head, "title", align="centre", middle=True)
            return
        bus = self.session.bus
        self.painter.draw(surface)
        self.parts.top.draw(surface, bus.game(), bus.moment())
        pointed = self.input.pointed()
        why_not = "" if pointed is None or pointed.legal else pointed.item.why
        if pointed is not None and not pointed.legal and not why_not:
            why_not = self.desk.why_not(pointed.item.id)
        self.side.draw(surface, pointed, why_not, bus.view(self.session.viewer))
        self.parts.bar.draw(surface)
        self._draw_hints(surface)
        self.parts.form.draw(surface)
        self._draw_bulbs(surface, self.parts.bar.called(self.desk.hinted_button))
        self.side.draw_drawer(surface, bus.view(self.session.viewer))
        if self.drag is not None:
            self.drag.draw(surface, self.kit.pointer.pos)
        if self._fade is not None:
            frame, left = self._fade
            frame.set_alpha(round(255 * min(1.0, left * 1000 / self.kit.ms("undo"))))
            surface.blit(frame, (0, 0))

    def on_result(self, closed: Scene, result: object) -> None:
        """See `Scene`."""
        self.dirty = True
        if self.acts.saving.on_result(closed, result):
            return
        then, self._then = self._then, None
        if then is not None:
            then(result)

    @property
    def rest(self) -> float:
        """See `Scene`."""
        if self.hidden or self.painter.busy or self._fade is not None or self.session.news:
            return 0.0
        if self.kit.pointer.waiting or self.session.waiting_for() or self.session.hinting:
            return POLL
        dots = self.parts.bar.dots.rest if self.parts.bar.dots is not None else None
        return min(self.parts.form.rest, self.painter.rest, FOREVER if dots is None else dots)

    @property
    def announce(self) -> str:
        """See `Scene`."""
        return "" if self.hidden else self.parts.form.announce

    def open(self, scene: Scene, then: Callable[[object], None] | None = None) -> None:
        """Open a scene above the table; `then` is told its result."""
        self._then = then
        self.stage.push(scene)

    def refresh(self) -> None:
        """Show everything as it is now, and make the widgets anew."""
        if self.session.news and self.desk.stale:
            self.desk.clear()
        self.show()
        acts = (self.acts.top(), self.acts.bar())
        self._parts = Parts(
            self.kit, self.painter, self.desk, self._bar_text(), acts, self.click, old=self._parts
        )
        self.parts.form.toast = self.toast
        self.parts.show_numbers(self.input.alt)
        self.parts.visit_all(self.input.ctrl)
        self.dirty = True

    def show(self) -> None:
        """Let the painter draw what is so now, unless how it came about is still to be seen there."""
        if self.painter.busy or self.session.news:
            return
        pointed = None if self._parts is None else self._parts.pointed()
        by_keys = pointed is not None and self.parts.form.focus.by_keys
        hovered = "" if pointed is None else pointed.item.id
        self.shown = self.desk.shown(hovered=hovered, focused=by_keys, keys=self.input.alt)
        self.painter.show(self.shown)
        self.dirty = True

    def click(self, option: Option) -> None:
        """An option has been clicked or chosen by key."""
        prompt = self.desk.prompt
        if option == PEEK:
            self.peek()
            return
        if self.painter.can_hold(option):
            self.hold("" if self.painter.held == option else option)
            return
        if prompt is None:
            return
        last, self._last_click = self._last_click, (option, self._clock)
        twice = self.input.by_mouse and last[0] == option and self._clock - last[1] <= DOUBLE_CLICK
        single = isinstance(prompt.decision, Pick) and prompt.decision.most == 1
        if twice and single and option in prompt.chosen:
            self.acts.give()
            return
        before = prompt.chosen
        if prompt.click(option):
            taken_back = len(prompt.chosen) < len(before)
            self.kit.sounds.play("taken_back" if taken_back else "chosen")
            self.refresh()

    def peek(self) -> None:
        """Fold away what lies over the table for a question, or bring it back."""
        if self.painter.peek():
            self.refresh()

    def hold(self, item: str) -> None:
        """Pick up a thing of the painter, or let go of the one that is held."""
        self.painter.hold(item)
        self.kit.sounds.play("chosen" if item else "taken_back")
        self.refresh()

    def tell(self, words: str, *, act: str = "", press: Callable[[], None] | None = None) -> None:
        """Show a notice for a few seconds, where somebody sits to read it."""
        if self.hidden:
            return
        self.toast = Toast(self.kit, words, icon="information", act=act, press=press)
        self.toast.move(self.painter.notice_at(self.toast.rect.height))
        self.parts.form.show_toast(self.toast)
        self.dirty = True

    def fade(self) -> None:
        """Let what is drawn now melt into what will be."""
        frame = pygame.Surface(self.kit.metrics.window)
        self.draw(frame)
        self._fade = (frame, self.kit.ms("undo") / 1000)

    def cover(self, seat: Seat) -> None:
        """Let the curtain fall for a person, above nothing but the table."""
        while self.stage.top is not self:
            self.stage.close()
        self.hide()
        self.open(self.acts.curtain(seat), lambda result: self.flow.uncovered(seat, result))

    def hide(self) -> None:
        """Nobody sits at a shared screen; everything that another may not see leaves memory."""
        self.flow.look_away()
        self.session.stand_up()
        self.clear()
        self.kit.motion.finish()
        self.kit.forget()
        self.furnish()

    def forget(self) -> None:
        """Whoever sat there has left without a curtain, as by giving up: everything is put away once."""
        if self._parts is not None:
            self.hide()

    def clear(self) -> None:
        """Let go of all that was asked, shown or held."""
        self.desk.clear()
        self.drag = self.toast = self._fade = self.shown = None
        self.dirty = True

    def furnish(self) -> None:
        """Painter, inspector and log for this kit and viewer, knowing nothing yet."""
        game = self.session.bus.game()
        self.painter = painter_for(self.kit, game)
        self._side = Side(self.kit, self.painter, game.words)
        if self.hidden:
            self._parts = None
        if not self.hidden:
            self.flow.read_log()

    def _bar_text(self) -> BarText:
        return self.desk.bar_text(busy=self.painter.busy, last=self.side.log.last())

    def _fades(self, dt: float) -> bool:
        if self._fade is None:
            return False
        left = self._fade[1] - dt
        self._fade = (self._fade[0], left) if left > 0 else None
        return True

    def _draw_hints(self, surface: pygame.Surface) -> None:
        """A bulb on everything that the hint would choose."""
        marked = {*self.desk.hinted, *map(self.painter.stands_for, self.desk.hinted)}
        widgets = [item for item in self.parts.items if item.item.id in marked]
        chips = [chip for chip in self.parts.chips if chip.option in self.desk.hinted]
        self._draw_bulbs(surface, [*widgets, *chips])

    def _draw_bulbs(self, surface: pygame.Surface, widgets: Sequence[Widget]) -> None:
        size, colour = self.kit.metrics.px(BADGE), self.kit.theme.colour
        for rect in [widget.rect for widget in widgets]:
            flat = rect.width > 2 * rect.height
            centre = (rect.right - size // 2 if flat else rect.centerx, rect.top + size // 4)
            self.kit.faces.disc(surface, centre, size, colour.good_news, colour.ink)
            bulb = self.kit.sign("hint", round(size * 0.7), colour.ink)
            surface.blit(bulb, bulb.get_rect(center=centre))
