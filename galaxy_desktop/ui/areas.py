"""Layout of the table, shared by the scene and every painter."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.metrics import Metrics

COLUMN = 356
SEAM = 0.61
STRIP = 76
DRAWER = 460
LARGE_COLUMN = 0.2583
LARGE_INSPECTOR = 0.684
ICONS = 3


@dataclass(frozen=True, slots=True)
class Areas:
    """Parts of the table in this window; an empty rectangle is a part that is not there."""

    top: pygame.Rect
    """Whole top bar."""
    title: pygame.Rect
    """Menu button, name of the game and round; drawn by the scene."""
    phases: pygame.Rect
    """Middle of the top bar; drawn by the painter."""
    supplies: pygame.Rect
    """Room between the middle and the icons; drawn by the painter."""
    icons: pygame.Rect
    """Log, help, settings; drawn by the scene."""
    content: pygame.Rect
    """Table itself; drawn by the painter, without the part that `inspector` covers at large text."""
    inspector: pygame.Rect
    """In the column; at large text the upper right corner of the content; none in a medium window."""
    log: pygame.Rect
    """In the column; elsewhere the log is a drawer."""
    strip: pygame.Rect
    """Hover sentence of a medium window."""
    drawer: pygame.Rect
    """Place in which log or inspector open if they have no place of their own."""
    prompt: pygame.Rect
    """Prompt bar."""

    def beside_inspector(self, gutter: int) -> pygame.Rect:
        """Return the content beside the inspector at large text, as high as the inspector."""
        row = layout.top(self.content, self.inspector.height)
        if self.inspector.left < self.content.centerx:
            return layout.right_of(row, self.inspector.right + gutter)
        return layout.left_of(row, self.inspector.left - gutter)

    def below_inspector(self, gutter: int) -> pygame.Rect:
        """Return the corner of the content below the inspector at large text, as wide as the inspector."""
        column = layout.left_of(layout.right_of(self.content, self.inspector.left), self.inspector.right)
        return layout.below(column, self.inspector.bottom + gutter)


def areas_of(metrics: Metrics, *, left_handed: bool = False) -> Areas:
    """Return the parts of the table at this size; left-handed puts the column at the other side."""
    parts = _upper(metrics) | _lower(metrics)
    areas = Areas(top=metrics.top_bar, prompt=metrics.prompt_bar, **parts)
    return _mirrored(areas, metrics.window[0]) if left_handed else areas


def _upper(metrics: Metrics) -> dict[str, pygame.Rect]:
    """Return title, phases, supplies and icons, side by side."""
    bar, width, margin = metrics.top_bar, metrics.window[0], metrics.space("margin")
    icons = layout.right(layout.trim(bar, right=margin), ICONS * metrics.bounded("bar_button"))
    wide = metrics.mode == "wide"
    left = round(width * (0.21 if wide else 0.152))
    right = round(width * (0.63 if wide else 0.645))
    return {
        "title": layout.left(layout.trim(bar, left=margin), left - metrics.space("broad")),
        "phases": layout.right_of(layout.left_of(bar, right), left),
        "supplies": layout.right_of(layout.left_of(bar, icons.left - margin), right),
        "icons": icons,
    }


def _lower(metrics: Metrics) -> dict[str, pygame.Rect]:
    gutter, nothing = metrics.space("gutter"), layout.nowhere()
    window = layout.inset(pygame.Rect((0, 0), metrics.window), metrics.space("margin"), 0)
    whole = layout.below(window, metrics.top_bar.bottom + metrics.space("gap"))
    whole = layout.above(whole, metrics.prompt_bar.top - metrics.space("pad"))
    wanted = round(max(380, metrics.px(DRAWER)) * metrics.text_step)
    drawer = layout.right(whole, min(whole.width // 2, wanted))
    if metrics.mode == "wide":
        return {
            "drawer": drawer,
            "strip": nothing,
            **_column(whole, metrics.px(COLUMN), gutter),
        }
    if metrics.mode == "large_text":
        size = round(whole.width * LARGE_COLUMN), round(whole.height * LARGE_INSPECTOR)
        corner = layout.align(whole, size, "topright")
        return {"content": whole, "inspector": corner, "log": nothing, "strip": nothing, "drawer": drawer}
    strip, content = layout.cut_bottom(whole, round(STRIP * metrics.text_step), gutter)
    return {"content": content, "inspector": nothing, "log": nothing, "strip": strip, "drawer": drawer}


def _column(whole: pygame.Rect, width: int, gutter: int) -> dict[str, pygame.Rect]:
    """Return the content and, at its right, the column of inspector and log."""
    column, content = layout.cut_right(whole, width, gutter)
    inspector, log = layout.cut_top(column, round((column.height - gutter) * SEAM), gutter)
    return {"content": content, "inspector": inspector, "log": log}


def _mirrored(areas: Areas, width: int) -> Areas:
    """Return the areas with column and drawer at the left; the bars stay as they are."""

    def other_side(rect: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(width - rect.right, rect.top, rect.width, rect.height) if rect.width else rect

    sides = {name: other_side(getattr(areas, name)) for name in ("content", "inspector", "log", "drawer")}
    kept = {name: getattr(areas, name) for name in Areas.__slots__ if name not in sides}
    return Areas(**kept, **sides)
