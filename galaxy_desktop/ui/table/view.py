"""View of the table: painter, panels, bars and widgets, kept up with the controller."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.presenter.bar_text import BarText, beat_text
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.presenter.happenings import News
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.roles.differing import advance
from galaxy_desktop.ui.roles.expecting import expect
from galaxy_desktop.ui.roles.foreseeing import foresee, foresees, take_time
from galaxy_desktop.ui.roles.holding import next_step
from galaxy_desktop.ui.roles.keeping import Keeping
from galaxy_desktop.ui.roles.telling import Telling, hushed_words, told_view, untold_lines
from galaxy_desktop.ui.roles.turning import turn_as
from galaxy_desktop.ui.scenes.frame import draw_backdrop
from galaxy_desktop.ui.table.badges import Bulbs, draw_bulbs, draw_locks
from galaxy_desktop.ui.table.drag import Drag
from galaxy_desktop.ui.table.fade import Fade
from galaxy_desktop.ui.table.light import Light
from galaxy_desktop.ui.table.log_lines import LogLines
from galaxy_desktop.ui.table.recap import Recap
from galaxy_desktop.ui.table.retelling import Excerpt, Retelling
from galaxy_desktop.ui.table.side import SideColumn
from galaxy_desktop.ui.table.strip import for_device
from galaxy_desktop.ui.table.widgets import Widgets
from galaxy_desktop.ui.widgets.toast import Toast
from galaxy_desktop.ui.widgets.widget import Widget


class TableView:
    """View of one table.

    `run` carries out the command of a button, `click` chooses an option, `read` opens a page of the rules.
    """

    kit: Kit
    painter: Painter
    side: SideColumn
    widgets: Widgets
    light: Light

    def __init__(
        self,
        controller: TableController,
        run: Callable[[str], None],
        click: Callable[[Option], None],
        read: Callable[[str], None],
    ) -> None:
        self.controller = controller
        self.run = run
        self.click = click
        self.read = read
        self.shown: Shown | None = None
        self.drag: Drag | None = None
        self.numbers_shown = False
        """True while the number keys of the options are shown, as while Alt is held."""
        self.visits_all = False
        """True while the keyboard also visits items that cannot be chosen, as while Ctrl is held."""
        self.line_clicked = 0
        """Line of the log that was clicked last, as `UndoTo` takes it."""
        self._fade = Fade()
        self.retelling = Retelling(controller.session.bus.game().words)
        self.recap = Recap()
        self._looked_at: str | None = None
        """Subject that `point_at` has set for `subject_pointed`; None if none."""
        self._before: SideColumn | None = None
        """Panels beside the table as they were made last."""
        self._furnished = self.stale = False
        """`stale`: True if all is to be refreshed before this frame is drawn: a question may come first."""
        self._dirty = True
        self._moved: list[pygame.Rect] = []

    @property
    def toast(self) -> Toast | None:
        """Notice that was shown last; None if there was none."""
        return self.side.toast

    @property
    def moves(self) -> bool:
        """True while anything on the table is moving."""
        return self.painter.busy or self.retelling.busy or self._fade.busy

    @property
    def remembers(self) -> bool:
        """True if anything is kept that a person has seen."""
        return self.shown is not None or bool(self.widgets.items)

    @property
    def rest(self) -> float:
        """Seconds until anything changes by itself."""
        if foresees(self.painter) or self.controller.announces:
            return 0.0
        dots, ending = self.widgets.bar.dots, self.controller.ending
        rests = (self.widgets.form.rest, dots.rest if dots else None, self.light.rest(warm=ending))
        return min(rest for rest in rests if rest is not None)

    def take_changes(self) -> Sequence[pygame.Rect] | None:
        """Return where the next frame would look different, None if anywhere, and reset that."""
        dirty, moved, self._dirty, self._moved = self._dirty, self._moved, False, []
        return None if dirty else moved

    def mark_dirty(self) -> None:
        """Note that the next frame will look different."""
        self._dirty = True

    def furnish(self, kit: Kit) -> None:
        """Make painter, panels and widgets anew for a kit and viewer; panels stay as they were arranged."""
        game, hidden = self.controller.session.bus.game(), self.controller.hidden
        subject = self.side.inspector.subject if self._furnished and not hidden else ""
        old = self.widgets if self._furnished and not hidden else None
        toast = None if old is None else self.toast
        before = self.painter if old is not None else None
        self.kit, self.painter = kit, painter_for(kit, game)
        if before is not None:
            turn_as(self.painter, before)
        take_time(self.painter)
        self.light = Light(kit, self.light.level if self._furnished else 0.0)
        self.side = SideColumn(kit, self.painter, game.words, self.controller.session.bus.table())
        self.side.inspector.idle = lambda: (*self.controller.goal(), *self.controller.aims())
        self.side.inspector.show(subject)
        if self._before is not None:
            self.side.arrange_as(self._before, same_reader=old is not None)
        self._before = self.side
        self.retelling.reword(self.painter)
        given = self.painter, self.controller, self.run, self.click, self.read
        self.widgets = Widgets(kit, *given, LogLines(kit, self.side, self.undo_to), old=old)
        if toast is not None and toast.alive:
            self._show_toast(toast.renewed(kit, self.side.notice_room))
        self._bulbs = Bulbs(kit, self.painter)
        self._furnished = self._dirty = True

    def clear(self) -> None:
        """Drop everything that was shown or held."""
        self.drag = self.shown = self.side.toast = None
        self._fade = Fade()
        self.retelling = Retelling(self.controller.session.bus.game().words)
        self.recap = Recap()
        self.widgets.form.toast = None
        self._furnished = False
        self._dirty = True

    def forget(self) -> None:
        """Drop everything that a person has seen."""
        self.clear()
        self.kit.motion.finish()
        self.furnish(self.kit)

    def make_way(self) -> None:
        """Let the painter drop pictures that can be drawn again."""
        if isinstance(self.painter, Keeping):
            self.painter.let_go()

    def refresh(self) -> None:
        """Update everything to the current state."""
        self.stale = False
        self.controller.drop_stale()
        self.show()
        self.controller.log.untold = untold_lines(self.painter, again=self.retelling.telling)
        if self.side.log.show(self.controller.log.told, self.controller.log.new_from):
            self.side.place()
        self.widgets.update(self.bar_text(), self._recap())
        self.widgets.show_numbers(on=self.numbers_shown)
        self.widgets.visit_all(on=self.visits_all)
        self.widgets.explain_pointed()
        self._dirty = True

    def bar_text(self) -> BarText:
        """Return the texts of the prompt bar: of what is told just now, else as the controller has them."""
        beat = self.painter.beat if isinstance(self.painter, Telling) else None
        if beat is not None and beat.lines:
            return beat_text(beat)
        text = self.controller.bar_text(busy=self.painter.busy)
        text = for_device(self.kit, text, by_keys=self.widgets.form.focus.by_keys)
        if words := hushed_words(self.painter):
            return replace(text, head=words, line="")
        text = self.widgets.over(next_step(self.painter).over(text), on=self.numbers_shown)
        return replace(text, again=text.hint and self.can_tell_again)

    def renew_bar(self) -> None:
        """Refresh if the words of the prompt bar have changed, or more of the log has been told."""
        untold = untold_lines(self.painter, again=self.retelling.telling)
        if untold != self.controller.log.untold or self.bar_text() != self.widgets.bar.text:
            self.refresh()

    def show(self) -> None:
        """Pass the current state to the painter, unless it still has news to animate."""
        if self.painter.busy or self.controller.session.news:
            return
        pointed = self.widgets.pointed()
        by_keys = pointed is not None and self.widgets.form.focus.by_keys
        hovered = "" if pointed is None else pointed.item.id
        self.shown = self.controller.shown(hovered=hovered, focused=by_keys)
        self.painter.show(self.shown)
        looked_at = [] if pointed is None else [pointed.item.subject]
        self.side.drop_unless({*looked_at, *[item.subject for item in self.painter.items()]})
        self._dirty = True

    def show_pointed(self) -> None:
        """Show and explain the item that is pointed at now, or the log that the keyboard has come to."""
        if self.widgets.form.focus.current is self.widgets.log:
            self.side.show_log()
        pointed, reading = self.widgets.pointed(), self.side.reading
        self.side.explain("" if pointed is None else pointed.item.subject, self.controller.planned)
        if self.side.reading != reading:
            self.widgets.update(self.bar_text(), self._recap())
        self.widgets.explain_pointed()
        self.show()

    def show_question(self) -> None:
        """Show a new question; the keyboard begins at the first item that can be chosen, and explains it."""
        self.refresh()
        self.widgets.focus_first()
        (self.show_pointed if self.widgets.form.focus.by_keys else self.show)()

    def play(self, news: News) -> None:
        """Let the painter animate news, if the state before them has been shown."""
        session = self.controller.session
        if news.fresh or any(record.chosen_by(session.sitting) for record in news.records):
            self.retelling.begin()
            self.side.drop_offer()
        if news.events and not news.fresh and self.shown is not None:
            before, self.shown = self.shown, self.controller.shown()
            self.side.reading = False
            self.retelling.add(Excerpt(news.events, before, self.shown), self.painter)
            self.painter.play(news.events, before, self.shown)
            expect(self.painter, self.shown, session.decision())

    @property
    def can_tell_again(self) -> bool:
        """True if something has happened since the viewer last chose, and nothing moves now."""
        there = self.retelling.has_parts(self.controller.session.sitting)
        return there and not self.painter.busy and isinstance(self.painter, Telling)

    def tell_again(self) -> None:
        """Show once more what has happened since the viewer last chose."""
        if self.can_tell_again:
            self.retelling.tell_all(self.controller.session.sitting)

    def _recap(self) -> Sequence[Widget]:
        """Return the plates of the acts since the viewer last chose, while a question is open."""
        asked = self.controller.question is not None and isinstance(self.painter, Telling)
        shows = asked and (self.retelling.telling or not self.painter.busy)
        acts = self.retelling.acts(self.controller.session.sitting) if shows else ()
        row = self.side.recap(len(acts))
        made = self.recap.made(self.kit, self.painter, row, acts, self.retelling.tell, self.tell_again)
        return [*made, *self.side.hints(self.run)]

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if self.retelling.go_on(self.painter):
            self.refresh()
        if foresee(self.painter):
            self.refresh()
        places = advance(self.painter, dt)
        self._moved += places or ()
        changed = [
            places is None,
            self.widgets.form.update(dt),
            self.side.update(),
            self._fade.update(dt),
            self.light.update(dt, warm=self.controller.ending),
            (dots := self.widgets.bar.dots) is not None and dots.update(dt),
        ]
        self._dirty = self._dirty or any(changed)

    def tell(self, words: str, *, act: str = "", command: str = "", passing: bool = False) -> None:
        """Show a notice for a few seconds, unless the table is hidden; it may offer a command."""
        if self.controller.hidden:
            return
        press = (lambda: self.run(command)) if command else None
        self._show_toast(Toast(self.kit, words, self.side.notice_room, act=act, press=press, passing=passing))
        self._dirty = True

    def drop_notice(self) -> None:
        """Remove the notice that is shown."""
        self.side.toast = self.widgets.form.toast = None

    def clear_notice(self, panel: pygame.Rect) -> Toast | None:
        """Remove the notice if a panel lies on it, even in part; return it, to be shown again afterwards."""
        covered = self.toast
        if covered is None or not covered.alive or not covered.rect.colliderect(panel):
            return None
        self.drop_notice()
        self.refresh()
        return covered

    def show_again(self, notice: Toast) -> None:
        """Show a notice that was removed, for the time that it has left."""
        self._show_toast(notice.renewed(self.kit, self.side.notice_room))
        self._dirty = True

    def _show_toast(self, toast: Toast) -> None:
        self.widgets.form.show_toast(toast)
        self.side.tell(toast)

    def refuse(self, words: str) -> None:
        """Show why something cannot be done, with a sound."""
        self.kit.sounds.play("refuse")
        self.tell(words, passing=True)

    def fade(self) -> None:
        """Fade from the current picture to the next one."""
        frame = pygame.Surface(self.kit.metrics.window)
        self.draw(frame)
        self._fade.begin(self.kit, frame)

    def undo_to(self, line: int) -> None:
        """Undo to a line of the log."""
        self.line_clicked = line
        self.run("undo_line")

    def point_at(self, at: tuple[int, int]) -> None:
        """Set the subject at this place as the next one of `subject_pointed`."""
        item = self.widgets.item_at(at)
        self._looked_at = "" if item is None else item.item.subject

    def subject_pointed(self) -> str:
        """Return the subject set by `point_at`, else the one under pointer or focus; empty if none."""
        if self._looked_at is not None:
            subject, self._looked_at = self._looked_at, None
            return subject
        item = self.widgets.pointed()
        return "" if item is None else item.item.subject

    def page_pointed(self) -> str:
        """Return the page about what is refused, pinned, focused, or explained by a strip; empty if none."""
        explains = self.widgets.form.focus.by_keys or self.painter.areas.strip.width > 0
        return self.side.page_about(self.widgets.pointed(), self.controller.planned, explains=explains)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole table; while hidden, only whom it waits for; of a game not begun, nothing."""
        shows = not (self.controller.session.replaced or self.controller.hidden)
        draw_backdrop(self.kit, surface, hole=self.painter.solid if shows else None)
        self.kit.faces.bar(surface, self.painter.areas.top)
        if self.controller.session.replaced:
            return
        if self.controller.hidden:
            head = self.controller.bar_text(busy=False).head
            self.kit.text.draw(surface, surface.get_rect(), head, "title", align="centre", middle=True)
            return
        game, seen, widgets = self.controller.session.bus.game(), self.controller.planned, self.widgets
        self.painter.draw(surface)
        self.light.draw(surface)
        widgets.top.draw(surface, game, game.moment(told_view(self.painter, self.controller.view)))
        pointed = widgets.pointed()
        self.side.draw(surface, pointed, "" if pointed is None else pointed.reason, self.page_pointed(), seen)
        widgets.bar.draw(surface)
        draw_locks(self.kit, surface, widgets.kept())
        self._bulbs.draw(surface, widgets.choosing(self.controller.hinted, aims=True))
        widgets.draw(surface)
        draw_bulbs(self.kit, surface, widgets.bar.called(self.controller.hinted_button))
        self.side.draw_drawer(surface, seen)
        if self.drag is not None:
            self.drag.draw(surface, self.kit.pointer.pos)
        self._fade.draw(self.kit, surface)
