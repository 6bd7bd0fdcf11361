"""Form over scrolling panels: widgets are clipped to their panel and scrolled to by the keyboard."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.panel import ScrollPanel
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.text_field import TextField
from galaxy_desktop.ui.widgets.text_link import TextLink
from galaxy_desktop.ui.widgets.widget import Widget


def grouped(widgets: Sequence[Widget]) -> list[list[Widget]]:
    """Return the groups for Tab; a text field, which keeps the arrow keys, and a link are each one."""
    groups: list[list[Widget]] = [[]]
    for widget in widgets:
        if isinstance(widget, TextField) or (isinstance(widget, TextLink) and not widget.listed):
            groups += [[widget], []]
        else:
            groups[-1].append(widget)
    return [group for group in groups if group]


class PanelForm(Form):
    """Form over panels. Tab goes from widget to widget, whatever their groups; arrows go inside a group."""

    def __init__(
        self,
        kit: Kit,
        groups: Sequence[Sequence[Widget]],
        primary: Button | None,
        *,
        panels: Sequence[ScrollPanel],
        first: Widget | None = None,
        old: Form | None,
    ) -> None:
        self.panels = panels
        for panel in panels:
            panel.reveal_all()
        super().__init__(kit, groups, primary, first=first, old=old)
        current = self.focus.current if old is not None and kit.pointer.by_keys else None
        for panel in panels:
            if current is not None:
                panel.show(current)
            panel.hide_unseen()

    @property
    def busy(self) -> bool:
        """True while an open list takes every event."""
        return any(widget.open for widget in self.widgets)

    @property
    def announce(self) -> str:
        """Focused widget as it is said, its place counted among all, in sight or not."""
        for panel in self.panels:
            panel.reveal_all()
        words = super().announce
        for panel in self.panels:
            panel.hide_unseen()
        return words

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass an event on; a key may move the focus out of sight, whose widget is then scrolled to."""
        if event.type != pygame.KEYDOWN:
            return super().handle(event)
        for panel in self.panels:
            panel.reveal_all()
        used = super().handle(event)
        current = self.focus.current
        moved = [panel.show(current) for panel in self.panels] if current is not None else []
        for panel in self.panels:
            panel.hide_unseen()
        return used or any(moved)

    def forget_hover(self) -> None:
        """Forget the hovered widget and its tooltip, after the content has moved."""
        self.hovered = self.tooltip = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw as every form does, but clip each widget to its panel."""
        self.sign()
        for panel in self.panels:
            before = surface.get_clip()
            surface.set_clip(panel.clip.clip(before))
            for widget in panel.widgets:
                self._draw_one(surface, widget)
            surface.set_clip(before)
        inside = {id(widget) for panel in self.panels for widget in panel.widgets}
        for widget in self.widgets:
            if id(widget) not in inside:
                self._draw_one(surface, widget)
        for widget in self.widgets:
            widget.draw_above(surface)
        if self.tooltip:
            self.tooltip.draw(surface)
        if self.toast and self.toast.alive:
            self.toast.draw(surface)

    def _move(self, event: pygame.event.Event) -> bool:
        if event.key != pygame.K_TAB:
            return super()._move(event)
        return self.focus.show() or self.focus.next_item(back=bool(event.mod & pygame.KMOD_SHIFT))

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        """Return the widget under the pointer, ignoring parts that are out of sight."""
        away = {
            id(widget)
            for panel in self.panels
            if not panel.clip.collidepoint(pos)
            for widget in panel.widgets
        }
        under = [widget for widget in self.widgets if widget.covers(pos) and id(widget) not in away]
        return under[-1] if under else None

    def _draw_one(self, surface: pygame.Surface, widget: Widget) -> None:
        if widget.hidden:
            return
        widget.draw(surface)
        if widget is self.focus.current and self.focus.by_keys:
            widget.draw_focus(surface)
