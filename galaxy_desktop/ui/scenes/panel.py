"""Panel with a title and content that scrolls if it does not fit."""

from collections.abc import Callable

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.widgets.scroll import Scroll
from galaxy_desktop.ui.widgets.widget import Widget

Fill = Callable[[Column], None]


class ScrollPanel:
    """Titled panel; `fill` lays its content into a column. Wheel, bar and focus scroll it."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, title: str, fill: Fill, *, icon: str, note: str = ""
    ) -> None:
        self.kit = kit
        self.rect = rect
        self.title = title
        self.icon = icon
        self.note = note
        self.view = self._view()
        self.column = self._filled(fill)
        self.scroll = Scroll(kit, self.view, self.column.height)
        self.hide_unseen()

    def add(self, fill: Fill) -> None:
        """Lay more below the content, which is in sight from its beginning."""
        fill(self.column)
        self.scroll = Scroll(self.kit, self.view, self.column.height)
        self.hide_unseen()

    @property
    def widgets(self) -> list[Widget]:
        """Widgets inside, in order."""
        return self.column.widgets

    @property
    def words(self) -> list[str]:
        """Title and texts, in markup."""
        return [self.title, *self.column.words]

    @property
    def fits(self) -> bool:
        """True if all of the content is in sight."""
        return self.scroll.most == 0

    @property
    def lack(self) -> int:
        """Height in pixels that the content needs beyond the view; below 0 if the view has some to spare."""
        return self.column.height - self.view.height

    @property
    def needed(self) -> int:
        """Height of the panel in pixels in which all of its content would be in sight."""
        return self.rect.height - self.view.height + self.scroll.content

    def scroll_to(self, offset: int) -> bool:
        """Scroll to an offset in pixels; return True if that changed anything."""
        before = self.scroll.offset
        moved = self.scroll.to(offset)
        self._follow(before)
        return moved

    def show(self, widget: Widget) -> bool:
        """Scroll a widget of the panel into sight; return True if that changed anything."""
        if not any(widget is mine for mine in self.widgets):
            return False
        before, margin = self.scroll.offset, self.kit.metrics.space("gap")
        top = widget.rect.top - self.column.top
        self.scroll.show(max(0, top - margin), top + widget.rect.height + margin)
        self._follow(before)
        return before != self.scroll.offset

    def handle(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        """Handle wheel and bar; return True if the event was used."""
        if event.type == pygame.MOUSEWHEEL and not self.rect.collidepoint(pos):
            return False
        before = self.scroll.offset
        used = self.scroll.handle(event)
        self._follow(before)
        return used

    def page_key(self, key: int) -> bool:
        """Handle page keys, Home and End; return True if the key was used."""
        before = self.scroll.offset
        used = self.scroll.key(key)
        self._follow(before)
        return used

    def reveal_all(self) -> None:
        """Unhide all widgets, so that the keyboard can reach those out of sight."""
        for widget in self.widgets:
            widget.hidden = False

    def hide_unseen(self) -> None:
        """Hide the widgets out of sight from the pointer."""
        for widget in self.widgets:
            widget.hidden = not widget.rect.colliderect(self.view)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the panel, its title and its content, clipped to the view."""
        self.kit.faces.panel(surface, self.rect)
        self._draw_title(surface)
        before = surface.get_clip()
        surface.set_clip(self.clip.clip(before))
        self.column.draw(surface)
        surface.set_clip(before)
        self.scroll.draw(surface)

    @property
    def clip(self) -> pygame.Rect:
        """Area that may be drawn on: the view, with room for focus rings at its edges."""
        around = self.kit.metrics.px(9)
        return self.view.inflate(2 * around, 0 if self.scroll.most else 2 * around).clip(self.rect)

    def _view(self) -> pygame.Rect:
        pad = min(self.kit.metrics.space("dialog"), self.rect.width // 12)
        view = self.rect.inflate(-2 * pad, -2 * min(pad, self.kit.metrics.space("broad")))
        if self.title:
            head = self._title_height() + self.kit.metrics.space("pad")
            view.update(view.left, view.top + head, view.width, view.height - head)
        return view

    def _filled(self, fill: Fill) -> Column:
        """Return the content in the whole width, or beside the scroll bar if it needs one."""
        column = Column(self.kit, *self.view.topleft, self.view.width, self.view.bottom)
        fill(column)
        if column.height <= self.view.height:
            return column
        bar = self.kit.metrics.px(self.kit.theme.size["scroll_bar"] + 12)
        column = Column(self.kit, *self.view.topleft, self.view.width - bar, self.view.bottom)
        fill(column)
        return column

    def _title_height(self) -> int:
        return self.kit.fonts.style(self.kit.metrics.head, self.kit.metrics).line

    def _draw_title(self, surface: pygame.Surface) -> None:
        if not self.title:
            return
        colour, height = self.kit.theme.colour, self._title_height()
        box = pygame.Rect(self.view.left, 0, self.view.width, height)
        box.bottom = self.view.top - self.kit.metrics.space("pad")
        if self.icon:
            picture = self.kit.sign(self.icon, height, colour.primary)
            surface.blit(picture, picture.get_rect(midleft=box.midleft))
            step = height + self.kit.metrics.space("margin")
            box.update(box.left + step, box.top, box.width - step, box.height)
        style = self.kit.metrics.head
        used = self.kit.text.width(self.title, style) + self.kit.metrics.space("frame")
        self.kit.text.draw(surface, box, self.title, style, colour=colour.text, middle=True, lines=1)
        if self.note and used + self.kit.text.width(self.note, "small") <= box.width:
            self.kit.text.draw(
                surface, box, self.note, "small", colour=colour.text_soft, align="right", middle=True, lines=1
            )

    def _follow(self, before: int) -> None:
        if before != self.scroll.offset:
            self.column.move(0, before - self.scroll.offset)
            self.hide_unseen()
