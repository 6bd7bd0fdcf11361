"""Saying which places of the window look different, so that only they are drawn again."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from galaxy_desktop.ui.changes import Looks, changed
from galaxy_desktop.ui.painter import Painter


class Differing(ABC):
    """Painter that tells what everything that moves looks like."""

    @property
    @abstractmethod
    def looks(self) -> Looks | None:
        """Everything that moves, as it looks now; None if anything may look different."""


def advance(painter: Painter, dt: float) -> Sequence[pygame.Rect] | None:
    """Update a painter by `dt` seconds; return the places that look different now, None if it may be any."""
    if not isinstance(painter, Differing):
        return None if painter.update(dt) else ()
    before = painter.looks
    return changed(before, painter.looks) if painter.update(dt) else ()
