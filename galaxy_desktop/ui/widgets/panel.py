"""Panel with a heading."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.ui.kit import Kit

HEADER = 40


@dataclass(frozen=True, slots=True)
class Panel:
    """Flat plate on the backdrop: amber icon, title, a soft note at the right; the rest is `body`."""

    kit: Kit
    rect: pygame.Rect
    title: str = ""
    icon: str = ""
    note: str = ""

    @property
    def pad(self) -> int:
        """Padding inside, in pixels."""
        return self.kit.metrics.space("block")

    @property
    def header(self) -> pygame.Rect:
        """Rectangle of the heading."""
        line = self.kit.fonts.style("heading", self.kit.metrics).line
        height = max(self.kit.metrics.px(HEADER), line)
        top = self.rect.top + self.kit.metrics.px(14)
        return pygame.Rect(self.rect.left + self.pad, top, self.rect.width - 2 * self.pad, height)

    @property
    def body(self) -> pygame.Rect:
        """Room for the content of the panel."""
        top = self.header.bottom + self.kit.metrics.px(10) if self.title else self.rect.top + self.pad
        return pygame.Rect(
            self.rect.left + self.pad, top, self.rect.width - 2 * self.pad, self.rect.bottom - self.pad - top
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the plate and its heading."""
        self.kit.faces.panel(surface, self.rect)
        if not self.title:
            return
        colour, text = self.kit.theme.colour, self.kit.text
        box = self.header
        if self.icon:
            size = self.kit.metrics.text(26)
            picture = self.kit.sign(self.icon, size, colour.primary)
            surface.blit(picture, picture.get_rect(midleft=box.midleft))
            shift = size + self.kit.metrics.px(10)
            box = pygame.Rect(box.left + shift, box.top, box.width - shift, box.height)
        title = text.block(self.title, box.width, "heading", lines=1)
        title.draw(surface, (box.left, box.centery - title.height // 2))
        free = pygame.Rect(box.left + title.size[0], box.top, box.width - title.size[0], box.height)
        if self.note and text.width(self.note, "small") < free.width:
            text.draw(
                surface,
                free,
                self.note,
                "small",
                colour=colour.text_soft,
                align="right",
                middle=True,
                lines=1,
            )
