"""Resting part of the table, drawn once and then copied until something changes."""

from dataclasses import dataclass, field
from operator import is_

import pygame

from galaxy_desktop.ui.tabletop.sheet import Sheet

DEPTH = 32
"""Bits of a pixel of the copies, as in the window: others take twice the time to be made and put down."""


@dataclass(slots=True)
class Resting:
    """Copies of the painter's parts of the window, backdrop included, with all that does not move."""

    regions: tuple[pygame.Rect, ...]
    largest: pygame.Rect = field(init=False)
    """Largest region; a copy fills it before anything else if the table is `drawn` or its ground stands."""
    _whole: list[pygame.Surface] = field(default_factory=list)
    drawn: bool = False
    """True while `_whole` holds what is to be seen, without the cards in `_without`."""
    faint: frozenset[str] = frozenset()
    """Cards that are dimmed, until `forget`."""
    _without: frozenset[str] = frozenset()
    _ground: list[pygame.Surface] = field(default_factory=list)
    _sections: list[Sheet] | None = None
    """Sections from which the copies of the ground were drawn; None if there are none."""

    def __post_init__(self) -> None:
        self.largest = max(self.regions, key=lambda region: region.width * region.height)

    def holds(self, without: frozenset[str]) -> bool:
        """Return whether the copies are what is to be seen without these cards."""
        return self.drawn and self._without == without

    def forget(self) -> None:
        """Draw anew from now on, except for the ground."""
        self.drawn = False

    def let_go(self) -> None:
        """Drop all copies."""
        self.drawn, self._sections = False, None
        self._whole, self._ground = [], []

    def draw(self, surface: pygame.Surface, sheet: Sheet, without: frozenset[str], *, choosing: bool) -> None:
        """Draw the sheet without the cards on their way; add arrived ones to the copies.

        The ground is copied only while somebody is `choosing`: else it seldom stays until the next drawing.
        """
        if self.drawn:
            self._put(surface, self._whole)
            arrived = self._without - without
            if not arrived:
                return
            sheet.draw_cards(surface, arrived)
        else:
            self._paint(surface, sheet, without, choosing=choosing)
        self.drawn, self._without = True, without
        self._whole = self._copied(surface, self._whole)

    def _paint(
        self, surface: pygame.Surface, sheet: Sheet, without: frozenset[str], *, choosing: bool
    ) -> None:
        """Draw everything, clipped to the painter's parts."""
        whole = surface.get_clip()
        first, *others = self._inside(surface)
        surface.set_clip(first.unionall(others).clip(whole))
        self._paint_ground(surface, sheet, without, choosing=choosing)
        sheet.draw_above(surface, without, self.faint)
        surface.set_clip(whole)

    def _paint_ground(
        self, surface: pygame.Surface, sheet: Sheet, without: frozenset[str], *, choosing: bool
    ) -> None:
        """Draw the sections on which nothing can be chosen, or copy them if unchanged."""
        if self.ground_stands(sheet, without):
            self._put(surface, self._ground)
            return
        sheet.draw_ground(surface, without, self.faint)
        away = without | self.faint
        if choosing and (not away or sheet.is_whole(away)):
            self._sections, self._ground = sheet.ground, self._copied(surface, self._ground)

    def ground_stands(self, sheet: Sheet, without: frozenset[str]) -> bool:
        """Return whether the copies of the ground are what is to be seen of it without these cards."""
        known = self._sections
        same = known is not None and len(known) == len(sheet.ground) and all(map(is_, known, sheet.ground))
        away = without | self.faint
        return same and (not away or sheet.is_whole(away))

    def _copied(self, surface: pygame.Surface, old: list[pygame.Surface]) -> list[pygame.Surface]:
        """Return copies of the regions, in the old ones if they fit: new ones cost as much time again."""
        regions = self._inside(surface)
        copies = old
        if [copy.get_size() for copy in old] != [region.size for region in regions]:
            copies = [pygame.Surface(region.size, 0, DEPTH) for region in regions]
        for copy, region in zip(copies, regions, strict=True):
            copy.blit(surface, (0, 0), region)
        return copies

    def _put(self, surface: pygame.Surface, copies: list[pygame.Surface]) -> None:
        for copy, region in zip(copies, self._inside(surface), strict=True):
            surface.blit(copy, region)

    def _inside(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return [region.clip(surface.get_rect()) for region in self.regions]
