"""Ink of the name and of the good on the face of a card, for tests that neither lies on the other."""

from dataclasses import dataclass, field

import pygame

from galaxy_desktop.ui.kit import Kit

TOUCH = 0.05
"""Share of a name that may lie over a corner of the good where no other place holds the name."""


@dataclass
class Drawn:
    """Ink of the name and of the good of a card, as they are drawn on its face."""

    names: pygame.mask.Mask
    goods: pygame.mask.Mask
    covered: bool = False
    """Whether the good was drawn over letters."""
    signs: list[pygame.Surface] = field(default_factory=list)

    def line(
        self,
        _kit: Kit,
        _face: object,
        font: pygame.font.Font,
        text: str,
        row: pygame.Rect,
        _colour: object,
    ) -> None:
        drawn = font.render(text, True, (255, 255, 255))
        drawn = pygame.transform.smoothscale(drawn, (min(row.width, drawn.get_width()), drawn.get_height()))
        self.names.draw(pygame.mask.from_surface(drawn), drawn.get_rect(center=row.center).topleft)

    def sign(self, surface: pygame.Surface, sign: pygame.Surface, centre: tuple[float, float]) -> None:
        if sign in self.signs:
            place = sign.get_rect(center=(round(centre[0]), round(centre[1])))
            self.goods.draw(pygame.mask.from_surface(sign), place.topleft)
            self.covered = self.names.overlap(self.goods, (0, 0)) is not None
