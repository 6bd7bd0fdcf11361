"""A long text that scrolls."""

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.markup import plain
from galaxy_desktop.ui.theme import RGB
from galaxy_desktop.ui.widgets.scroll import Scroll
from galaxy_desktop.ui.widgets.widget import Widget


class ScrollText(Widget):
    """Sentences in a box; wheel, bar, up and down, Page keys move them."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, markup: str, style: str = "body", *, colour: RGB | None = None
    ) -> None:
        super().__init__(kit, rect)
        room = self.rect.width - kit.metrics.px(kit.theme.size["scroll_bar"] + 10)
        self.block = kit.text.block(markup, room, style, colour=colour or kit.theme.colour.text_soft)
        self.markup = markup
        self.step = kit.fonts.style(style, kit.metrics).line
        self.scroll = Scroll(kit, self.rect, self.block.height)

    @property
    def can_focus(self) -> bool:
        """Only a text with more to see needs the keyboard."""
        return self.scroll.most > 0 and not self.hidden

    @property
    def announce(self) -> str:
        """The words."""
        return plain(self.markup)

    def handle(self, event: pygame.event.Event) -> bool:
        """The bar and the wheel, then keys."""
        return self.scroll.handle(event) or (event.type == pygame.KEYDOWN and self.key(event))

    def key(self, event: pygame.event.Event) -> bool:
        """Up and down by a line, Page keys by a page."""
        lines = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key)
        if lines is not None:
            return self.scroll.to(self.scroll.offset + lines * self.step)
        return self.scroll.key(event.key)

    def draw(self, surface: pygame.Surface) -> None:
        """The part of the text that is in its window."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        self.block.draw(surface, (self.rect.left, self.rect.top - self.scroll.offset))
        surface.set_clip(before)
        self.scroll.draw(surface)
