"""Widgets of a scene together: events find the right one, focus moves, one tooltip shows."""

from collections.abc import Callable, Sequence

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.focus import Focus
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.pointer import COMMAND, ENTER
from galaxy_desktop.ui.speech.spoken import sentences
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.toast import Toast
from galaxy_desktop.ui.widgets.tooltip import Tooltip
from galaxy_desktop.ui.widgets.widget import Widget

TYPING = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING)
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)


class Form:
    """Groups of widgets in reading order; Tab goes from group to group, arrows go inside one.

    Enter presses the primary button wherever the focus is, except on a button or list that the keyboard has
    come to. Pass the form it replaces as `old` and the focus stays at the same place.
    """

    def __init__(
        self,
        kit: Kit,
        groups: Sequence[Sequence[Widget]],
        primary: Button | None = None,
        *,
        first: Widget | None = None,
        old: "Form | None" = None,
    ) -> None:
        self.kit = kit
        self.primary = primary
        self.groups = [list(group) for group in groups]
        self.focus: Focus[Widget] = Focus(self.groups)
        self.toast: Toast | None = None
        self.read: Callable[[str], None] | None = None
        """Function that opens the page named in a tooltip."""
        self.hovered: Widget | None = None
        self.tooltip: Tooltip | None = None
        self._captured: Widget | None = None
        """Widget on which the mouse was pressed; it gets what the mouse does until the button is let go."""
        self._closed: Widget | None = None
        """Subject of the tooltip that was closed, which gets none until there was another subject."""
        self._waited = 0.0
        """Seconds that the pointer or the focus has rested on the subject of the next tooltip."""
        self._recent = False
        """True if a tooltip was just shown, so that the next one comes sooner."""
        self._place_focus(first or primary, old)

    @property
    def widgets(self) -> list[Widget]:
        """Widgets that are not hidden."""
        return [widget for group in self.groups for widget in group if not widget.hidden]

    @property
    def _unpainted(self) -> list[Widget]:
        """Widgets that draw themselves, and may open or change in time."""
        return [widget for widget in self.widgets if not widget.painted]

    @property
    def announce(self) -> str:
        """Focused widget as it is said, with its place among those that the arrow keys reach."""
        current = self.focus.current
        if current is None:
            return ""
        group = next((group for group in self.groups if any(one is current for one in group)), [])
        near = [one for one in group if one.can_focus or one is current]
        if len(near) < 2:
            return current.announce
        number = next(n for n, one in enumerate(near, 1) if one is current)
        place = _("{number} of {all}").format(number=number, all=len(near))
        return sentences([current.announce, place])

    @property
    def rest(self) -> float:
        """Seconds until anything changes by itself."""
        waits = [widget.rest for widget in self._unpainted] + [self.toast.rest if self.toast else None]
        if self._subject() not in (None, self._closed) and self.tooltip is None:
            waits.append(max(0.0, self._delay() - self._waited))
        return min((wait for wait in waits if wait is not None), default=3600.0)

    def regroup(
        self,
        groups: Sequence[Sequence[Widget]],
        primary: Button | None,
        visits: Sequence[Sequence[Widget]] | None = None,
    ) -> None:
        """Replace the widgets; the caller places focus and hover.

        Widgets of later groups lie above those of earlier ones. `visits` has the groups in the order of Tab,
        if that is another.
        """
        self.primary = primary
        self.groups = [list(group) for group in groups]
        self.focus = Focus(self.groups if visits is None else visits)
        self.hovered = None

    def settle(self) -> None:
        """Mark the widgets anew and drop the tooltip, after they have changed."""
        self.tooltip, self._waited, self._recent = None, 0.0, False
        self._mark()

    def handle(self, event: pygame.event.Event) -> bool:
        """Hand the event on; return True if it was used or if anything looks different now."""
        before = (self.focus.current, self.hovered, self.tooltip)
        if self.toast and self.toast.alive and self.toast.handle(event):
            return True
        opened = next((widget for widget in self._unpainted if widget.open), None)
        if opened is not None and event.type in (*MOUSE, *TYPING):
            used = opened.handle(event)
        elif event.type in MOUSE:
            used = self._mouse(event)
        else:
            used = event.type in TYPING and self._keyboard(event)
        self._mark()
        return used or before != (self.focus.current, self.hovered, self.tooltip)

    def update(self, dt: float) -> bool:
        """Advance all widgets by `dt` seconds; return True if anything looks different now."""
        changed = [widget.update(dt) for widget in self._unpainted]
        if self.toast:
            changed.append(self.toast.update(dt))
            self.toast = self.toast if self.toast.alive else None
        return self._wait(dt) or any(changed)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw widgets, focus ring, open lists, tooltip and toast."""
        self.sign()
        drawn = self._unpainted
        for widget in drawn:
            widget.draw(surface)
        if self.focus.current is not None and self.focus.by_keys:
            self.focus.current.draw_focus(surface)
        for widget in drawn:
            widget.draw_above(surface)
        if self.tooltip:
            self.tooltip.draw(surface)
        if self.toast and self.toast.alive:
            self.toast.draw(surface)

    def sign(self) -> None:
        """Let the main button show its key while that key presses it."""
        if self.primary is not None:
            self.primary.shows_cue = self.enters is self.primary

    def show_toast(self, toast: Toast) -> None:
        """Show a notice in place of the last one."""
        self.toast = toast
        self.kit.narrator.tell(toast.label)

    def _mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            under = self._at(self.kit.pointer.pos)
            return under is not None and under.handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if event.type == pygame.MOUSEMOTION:
            self._hover(event.pos)
        captured = self._captured
        if event.type == pygame.MOUSEBUTTONUP:
            self._captured = None
            if self.kit.pointer.dragging:
                self._hover(event.pos)
        return captured is not None and captured.handle(event)

    def _press(self, event: pygame.event.Event) -> bool:
        if self.tooltip is not None and self.read is not None and self.tooltip.leads(event.pos):
            self.read(self.tooltip.page)
            return True
        self._hover(event.pos)
        self._hide_tooltip()
        under = self._at(event.pos)
        if under is None or not under.handle(event):
            return False
        self._captured = under
        self._move_focus(under)
        return True

    def _hover(self, pos: tuple[int, int]) -> None:
        """Hover the widget at `pos` and focus it, unless the focus would enter or leave a text field."""
        under = self._at(pos)
        if under is self.hovered or self._captured is not None:
            return
        if self._on_tooltip(pos, under):
            return
        self.hovered = under
        self._hide_tooltip()
        current = self.focus.current
        if under is not None and not under.keeps_focus and not (current and current.keeps_focus):
            self._move_focus(under)

    def _on_tooltip(self, pos: tuple[int, int], under: Widget | None) -> bool:
        """Return whether the pointer keeps the tooltip; what can be used below it goes before."""
        tip = self.tooltip
        free = under is None or (tip is not None and bool(tip.page) and not under.can_focus)
        return tip is not None and free and tip.keeps(pos)

    def _keyboard(self, event: pygame.event.Event) -> bool:
        current = self.focus.current
        if event.type != pygame.KEYDOWN:
            return current is not None and current.handle(event)
        if self.tooltip is not None and event.key == pygame.K_ESCAPE:
            self._closed = self._subject()
            self._hide_tooltip()
            return True
        if event.key in ENTER:
            return self._enter(event)
        if event.key == pygame.K_SPACE and self.focus.show():
            return True
        return (current is not None and current.handle(event)) or self._walk(event) or self._shortcut(event)

    @property
    def enters(self) -> Widget | None:
        """Widget that Enter uses now: an open one, the focused one if it takes Enter, else the main button.

        It is the main button as well where Enter does on the focused one what that button does.
        """
        current = self.focus.current
        if opened := next((widget for widget in self._unpainted if widget.open), None):
            return opened
        takes = current is not None and current.takes_enter and not current.enters_main
        return current if takes and self.focus.by_keys else self.primary

    def _enter(self, event: pygame.event.Event) -> bool:
        current = self.focus.current
        if current and (self.focus.by_keys or current.keeps_focus) and current.handle(event):
            return True
        if self.primary is None or self.primary.hidden:
            return False
        if self.primary.enabled:
            self.primary.use(self.primary.rect.center)
        return True

    def _walk(self, event: pygame.event.Event) -> bool:
        before = self.focus.current
        if not self._move(event):
            return False
        if before is not None and before is not self.focus.current:
            before.leave()
        self._hide_tooltip()
        return True

    def _move(self, event: pygame.event.Event) -> bool:
        """Move the focus with Tab or an arrow key; return True if it has moved."""
        return self.focus.key(event)

    def _shortcut(self, event: pygame.event.Event) -> bool:
        if event.mod & (COMMAND | pygame.KMOD_ALT):
            return False
        for widget in self.widgets:
            if isinstance(widget, Button) and widget.shortcut == event.key and widget.enabled:
                widget.use(widget.rect.center)
                return True
        return False

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        return next((widget for widget in reversed(self.widgets) if widget.covers(pos)), None)

    def _move_focus(self, widget: Widget) -> None:
        before = self.focus.current
        if self.focus.to(widget) and before is not None and before is not widget:
            before.leave()

    def _place_focus(self, wanted: Widget | None, old: "Form | None") -> None:
        if old is not None and old.focus.current is not None:
            wanted = self._again(old.focus.current, old) or wanted
        self.focus.to(wanted, by_keys=old.focus.by_keys if old else True)
        self._mark()

    def _again(self, lost: Widget, old: "Form") -> Widget | None:
        """Return the widget at the place of one in an older form, or that of its name if it has moved.

        Of several with one name none is taken for another. The primary button stays the primary button,
        whatever its name.
        """
        if lost is old.primary and self.primary is not None and self.primary.can_focus:
            return self.primary
        pairs = zip(self.groups, old.groups, strict=False)
        there = next(
            (new for now, then in pairs for new, old in zip(now, then, strict=False) if old is lost), None
        )
        if there is not None and there.label == lost.label:
            return there
        named, before = (
            [one for one in form.widgets if type(one) is type(lost) and one.label == lost.label != ""]
            for form in (self, old)
        )
        return named[0] if len(named) == len(before) == 1 else there

    def _mark(self) -> None:
        """Set `hovered` and `focused` of every widget."""
        for widget in self.widgets:
            widget.hovered = widget is self.hovered
            widget.focused = widget is self.focus.current

    def _subject(self) -> Widget | None:
        """Return the widget for a tooltip; None for a primary button whose label says what is missing.

        Nothing has one while something is dragged.
        """
        if self.kit.pointer.dragging:
            return None
        subject = self.focus.current if self.focus.by_keys else self.hovered
        if subject is None or subject.open or self._says_it_itself(subject):
            return None
        return subject if subject.explanation or subject.why_not else None

    def _says_it_itself(self, subject: Widget) -> bool:
        if subject is not self.primary or subject.enabled:
            return False
        return subject is not self.hovered or subject.why_not == subject.label

    def _delay(self) -> float:
        return self.kit.ms("tooltip_follow" if self._recent else "tooltip_delay") / 1000

    def _wait(self, dt: float) -> bool:
        """Show the tooltip once pointer or focus has rested long enough; return True if it appears."""
        subject = self._subject()
        if subject is not self._closed:
            self._closed = None
        if subject is None or self.tooltip is not None or self._closed is not None:
            return False
        self._waited += dt
        if self._waited < self._delay():
            return False
        self.tooltip = tooltip_of(subject, self.primary)
        self._recent = True
        return True

    def _hide_tooltip(self) -> None:
        self._recent = self.tooltip is not None
        self.tooltip = None
        self._waited = 0.0


def tooltip_of(widget: Widget, primary: Widget | None) -> Tooltip:
    """Return the tooltip with the explanation of a widget, or why it cannot be used."""
    avoid = [primary.rect] if primary is not None and primary is not widget else []
    if widget.why_not:
        named = widget.label and widget is not primary
        title = _("Why not {choice}?").format(choice=widget.label) if named else ""
        return Tooltip(
            widget.kit, widget.rect, widget.why_not, title, refusal=True, avoid=avoid, page=widget.page
        )
    return Tooltip(widget.kit, widget.rect, widget.explanation, avoid=avoid)
