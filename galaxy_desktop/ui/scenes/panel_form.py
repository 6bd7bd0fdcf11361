"""The widgets of scrolling panels: drawn cut to their panel, brought into sight by the keyboard."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.panel import ScrollPanel
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.text_field import TextField
from galaxy_desktop.ui.widgets.widget import Widget


def grouped(widgets: Sequence[Widget]) -> list[list[Widget]]:
    """Groups for Tab: a text field keeps the arrows for its caret, so it is a group of its own."""
    groups: list[list[Widget]] = [[]]
    for widget in widgets:
        if isinstance(widget, TextField):
            groups += [[widget], []]
        else:
            groups[-1].append(widget)
    return [group for group in groups if group]


class PanelForm(Form):
    """A form over panels."""

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
        for panel in panels:
            panel.hide_unseen()

    @property
    def busy(self) -> bool:
        """Whether an open list takes every event."""
        return any(widget.open for widget in self.widgets)

    def handle(self, event: pygame.event.Event) -> bool:
        """The keyboard may visit what is out of sight, and what it comes to is brought into sight."""
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
        """What was under the pointer has moved away."""
        self.hovered = self.tooltip = None

    def draw(self, surface: pygame.Surface) -> None:
        """As every form, but each widget cut to its panel."""
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

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        """What is under the pointer; the part of a widget that is out of sight is under nothing."""
        away = {
            id(widget)
            for panel in self.panels
            if not panel.clip.collidepoint(pos)
            for widget in panel.widgets
        }
        under = [
            widget for widget in self.widgets if widget.rect.collidepoint(pos) and id(widget) not in away
        ]
        return under[-1] if under else None

    def _draw_one(self, surface: pygame.Surface, widget: Widget) -> None:
        if widget.hidden:
            return
        widget.draw(surface)
        if widget is self.focus.current and self.focus.by_keys:
            widget.draw_focus(surface)
