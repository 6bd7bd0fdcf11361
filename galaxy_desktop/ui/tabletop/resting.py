"""Resting part of the table, drawn once and then copied until something changes."""

from dataclasses import dataclass, field
from operator import is_

import pygame

from galaxy_desktop.ui.tabletop.sheet import Sheet


@dataclass(slots=True)
class Resting:
    """Copies of the painter's parts of the window, backdrop included, with all that does not move."""

    regions: tuple[pygame.Rect, ...]
    _copies: list[pygame.Surface] = field(default_factory=list)
    _without: frozenset[str] = frozenset()
    _ground: list[Sheet] = field(default_factory=list)
    """Sections from which the copies of the ground were drawn."""
    _ground_copies: list[pygame.Surface] = field(default_factory=list)

    @property
    def solid(self) -> pygame.Rect | None:
        """Largest region that is drawn as a copy, which fills it whole; None while there is none."""
        return max(self.regions, key=lambda region: region.width * region.height) if self._copies else None

    def forget(self) -> None:
        """Drop the copies, except those of the ground."""
        self._copies = []

    def draw(self, surface: pygame.Surface, sheet: Sheet, without: frozenset[str]) -> None:
        """Draw the sheet without the cards on their way; add arrived ones to the copies."""
        if self._copies:
            self._put(surface, self._copies)
            arrived = self._without - without
            if not arrived:
                return
            sheet.draw_cards(surface, arrived)
        else:
            self._paint(surface, sheet, without)
        self._without = without
        self._copies = self._copied(surface)

    def _paint(self, surface: pygame.Surface, sheet: Sheet, without: frozenset[str]) -> None:
        """Draw everything, clipped to the painter's parts."""
        whole = surface.get_clip()
        first, *others = self._inside(surface)
        surface.set_clip(first.unionall(others).clip(whole))
        if without:
            sheet.draw(surface, without)
        else:
            self._paint_ground(surface, sheet)
            sheet.draw_above(surface)
        surface.set_clip(whole)

    def _paint_ground(self, surface: pygame.Surface, sheet: Sheet) -> None:
        """Draw the sections on which nothing can be chosen, or copy them if unchanged."""
        same = len(self._ground) == len(sheet.ground) and all(map(is_, self._ground, sheet.ground))
        if same and self._ground_copies:
            self._put(surface, self._ground_copies)
            return
        sheet.draw_ground(surface)
        self._ground, self._ground_copies = sheet.ground, self._copied(surface)

    def _copied(self, surface: pygame.Surface) -> list[pygame.Surface]:
        return [surface.subsurface(region).copy() for region in self._inside(surface)]

    def _put(self, surface: pygame.Surface, copies: list[pygame.Surface]) -> None:
        for copy, region in zip(copies, self._inside(surface), strict=True):
            surface.blit(copy, region)

    def _inside(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return [region.clip(surface.get_rect()) for region in self.regions]
