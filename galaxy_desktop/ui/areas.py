"""Where the parts of the table are (VISUAL section 2): one answer for the scene and for every painter."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.ui.metrics import Metrics

MARGIN, GUTTER = 12, 8
COLUMN = 356
SEAM = 0.61
STRIP = 76
DRAWER = 460
LARGE_COLUMN = 0.2583
LARGE_INSPECTOR = 0.684
ICONS = 3


@dataclass(frozen=True, slots=True)
class Areas:
    """The parts of the table in this window; an empty rectangle is a part that is not there."""

    top: pygame.Rect
    """The whole top bar."""
    title: pygame.Rect
    """Menu button, name of the game and round: the scene's."""
    phases: pygame.Rect
    """The middle of the top bar: the painter's."""
    supplies: pygame.Rect
    """What lies between the middle and the icons: the painter's."""
    icons: pygame.Rect
    """Log, help, settings: the scene's."""
    content: pygame.Rect
    """The table itself: the painter's, without what `inspector` takes of it at large text."""
    inspector: pygame.Rect
    """In the column; at large text the upper right corner of the content; none in a medium window."""
    log: pygame.Rect
    """In the column; elsewhere the log is a drawer."""
    strip: pygame.Rect
    """The hover sentence of a medium window."""
    drawer: pygame.Rect
    """Where log or inspector open where they have no place of their own."""
    prompt: pygame.Rect
    """The prompt bar."""

    def beside_inspector(self, gutter: int) -> pygame.Rect:
        """What the inspector leaves of the content at large text, as high as the inspector is."""
        width = self.content.width - self.inspector.width - gutter
        rest = pygame.Rect(self.content.topleft, (width, self.inspector.height))
        if self.inspector.left < self.content.centerx:
            rest.right = self.content.right
        return rest


def areas_of(metrics: Metrics, *, left_handed: bool = False, seam: float = SEAM) -> Areas:
    """The parts of the table at this size; left-handed puts the column at the other side."""
    parts = _upper(metrics) | _lower(metrics, seam)
    areas = Areas(top=metrics.top_bar, prompt=metrics.prompt_bar, **parts)
    return _mirrored(areas, metrics.window[0]) if left_handed else areas


def _upper(metrics: Metrics) -> dict[str, pygame.Rect]:
    """Title, phases, supplies and icons, side by side."""
    bar, width = metrics.top_bar, metrics.window[0]
    button = max(40, metrics.px(48))
    icons = pygame.Rect(0, 0, ICONS * button, bar.height)
    icons.right = width - metrics.px(MARGIN)
    wide = metrics.mode == "wide"
    left = round(width * (0.21 if wide else 0.152))
    right = round(width * (0.63 if wide else 0.645))
    return {
        "title": pygame.Rect(metrics.px(MARGIN), 0, left - metrics.px(MARGIN + GUTTER), bar.height),
        "phases": pygame.Rect(left, 0, right - left, bar.height),
        "supplies": pygame.Rect(right, 0, icons.left - metrics.px(MARGIN) - right, bar.height),
        "icons": icons,
    }


def _lower(metrics: Metrics, seam: float) -> dict[str, pygame.Rect]:
    margin, gutter = metrics.px(MARGIN), metrics.px(GUTTER)
    top, bottom = metrics.top_bar.bottom + metrics.px(10), metrics.prompt_bar.top - metrics.px(14)
    whole = pygame.Rect(margin, top, metrics.window[0] - 2 * margin, bottom - top)
    wanted = round(max(380, metrics.px(DRAWER)) * metrics.text_step)
    drawer = pygame.Rect(0, top, min(whole.width // 2, wanted), whole.height)
    drawer.right = whole.right
    if metrics.mode == "wide":
        return {
            "drawer": drawer,
            "strip": pygame.Rect(0, 0, 0, 0),
            **_column(whole, metrics.px(COLUMN), gutter, seam),
        }
    if metrics.mode == "large_text":
        corner = pygame.Rect(0, top, round(whole.width * LARGE_COLUMN), round(whole.height * LARGE_INSPECTOR))
        corner.right = whole.right
        return {
            "content": whole,
            "inspector": corner,
            "log": pygame.Rect(0, 0, 0, 0),
            "strip": pygame.Rect(0, 0, 0, 0),
            "drawer": drawer,
        }
    height = round(STRIP * metrics.text_step)
    strip = pygame.Rect(whole.left, whole.bottom - height, whole.width, height)
    content = pygame.Rect(whole.topleft, (whole.width, whole.height - height - gutter))
    return {
        "content": content,
        "inspector": pygame.Rect(0, 0, 0, 0),
        "log": pygame.Rect(0, 0, 0, 0),
        "strip": strip,
        "drawer": drawer,
    }


def _column(whole: pygame.Rect, width: int, gutter: int, seam: float) -> dict[str, pygame.Rect]:
    """Content and, at its right, the column of inspector and log."""
    column = pygame.Rect(whole.right - width, whole.top, width, whole.height)
    upper = round((column.height - gutter) * seam)
    return {
        "content": pygame.Rect(whole.topleft, (whole.width - width - gutter, whole.height)),
        "inspector": pygame.Rect(column.topleft, (width, upper)),
        "log": pygame.Rect(column.left, column.top + upper + gutter, width, column.height - upper - gutter),
    }


def _mirrored(areas: Areas, width: int) -> Areas:
    """Column and drawer at the left; bars stay as they are."""

    def other_side(rect: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(width - rect.right, rect.top, rect.width, rect.height) if rect.width else rect

    sides = {name: other_side(getattr(areas, name)) for name in ("content", "inspector", "log", "drawer")}
    kept = {name: getattr(areas, name) for name in Areas.__slots__ if name not in sides}
    return Areas(**kept, **sides)
