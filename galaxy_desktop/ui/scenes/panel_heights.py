"""Heights of panels one above the other: what does not fit in one gets the room that its neighbour spares."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.ui.scenes.panel import ScrollPanel


def evened(panels: Sequence[ScrollPanel]) -> list[pygame.Rect]:
    """Return the places of panels, with the edge between two of one column moved to where both fit best."""
    rects = [panel.rect.copy() for panel in panels]
    lacks = [panel.lack for panel in panels]
    for upper, lower in _stacked(rects):
        if lacks[upper] < 0 < lacks[lower]:
            step = -min(-lacks[upper], lacks[lower])
        elif lacks[lower] < 0 < lacks[upper]:
            step = min(-lacks[lower], lacks[upper])
        else:
            continue
        rects[upper].height += step
        rects[lower].update(
            rects[lower].left, rects[lower].top + step, rects[lower].width, rects[lower].height - step
        )
        lacks[upper], lacks[lower] = lacks[upper] - step, lacks[lower] + step
    return rects


def _stacked(rects: Sequence[pygame.Rect]) -> list[tuple[int, int]]:
    """Return the numbers of all pairs of one column, the upper one first, that have no other between."""
    pairs = []
    for lower, rect in enumerate(rects):
        above = [
            number
            for number, other in enumerate(rects)
            if (other.left, other.width) == (rect.left, rect.width) and other.bottom <= rect.top
        ]
        if above:
            pairs.append((max(above, key=lambda number: rects[number].bottom), lower))
    return pairs
