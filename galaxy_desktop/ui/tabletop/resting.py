"""What rests on the table, drawn once and then copied until something changes."""

from dataclasses import dataclass, field

import pygame

from galaxy_desktop.ui.tabletop.sheet import Sheet


@dataclass(slots=True)
class Resting:
    """Copies of the painter's parts of the window, backdrop included, with all that does not move."""

    regions: tuple[pygame.Rect, ...]
    _copies: list[pygame.Surface] = field(default_factory=list)
    _without: frozenset[str] = frozenset()

    def forget(self) -> None:
        """Draw anew next time."""
        self._copies = []

    def draw(self, surface: pygame.Surface, sheet: Sheet, without: frozenset[str]) -> None:
        """The sheet but for the cards that are still on their way; those that have arrived are added."""
        if self._copies:
            for copy, region in zip(self._copies, self._inside(surface), strict=True):
                surface.blit(copy, region)
            arrived = self._without - without
            if not arrived:
                return
            sheet.draw_cards(surface, arrived)
        else:
            self._paint(surface, sheet, without)
        self._without = without
        self._copies = [surface.subsurface(region).copy() for region in self._inside(surface)]

    def _paint(self, surface: pygame.Surface, sheet: Sheet, without: frozenset[str]) -> None:
        """Draw everything, keeping to the painter's parts."""
        whole = surface.get_clip()
        first, *others = self._inside(surface)
        surface.set_clip(first.unionall(others).clip(whole))
        sheet.draw(surface, without)
        surface.set_clip(whole)

    def _inside(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return [region.clip(surface.get_rect()) for region in self.regions]
