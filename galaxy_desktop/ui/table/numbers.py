"""Number keys: what each chooses now, and its sign on that while Alt is held."""

from collections.abc import Iterable, Sequence, Set

import pygame

from galaxy_desktop.engine.decisions import Number
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.roles.peeking import Peeking
from galaxy_desktop.ui.roles.stand_ins import StandIns
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.widgets.key_cue import draw_filled_key_cue, key_cue_height, key_cue_width
from galaxy_desktop.ui.widgets.widget import Widget

KEYS = 10
"""Number keys: 1 to 9, then 0."""


def numbered(painter: Painter, question: OpenQuestion, there: Set[str]) -> list[str]:
    """Return the items or options to choose now in the order of the number keys; an empty one has none.

    There may be more of them than keys. Of options that are not `there`, on the table or as a chip, the item
    by way of which they are reached, if that is there; while an overlay is folded away, the options
    themselves. The keys of a number name it; else items of one group are numbered in the order in which
    they lie.
    """
    if isinstance(painter, Holding):
        held = painter.numbered()
        if held is not None:
            return [*held]
    first: list[str] = []
    folded = isinstance(painter, Peeking) and painter.peeking
    for option in question.prompt.numbered():
        way = painter.stands_for(option) if isinstance(painter, StandIns) and option not in there else option
        if not way or ((folded or way in there) and way not in first):
            first.append(way)
    return first if isinstance(question.decision, Number) else _as_they_lie(painter, first)


def _as_they_lie(painter: Painter, first: Sequence[str]) -> list[str]:
    """Return the items of each group in their order on the table, in the places that the group has."""
    group_of: dict[str, str] = {}
    for item in painter.items():
        if item.id in first:
            group_of.setdefault(item.id, item.group)
    rest = {group: iter([one for one in group_of if group_of[one] == group]) for group in group_of.values()}
    return [next(rest[group_of[way]]) if way in group_of else way for way in first]


def draw_numbers(kit: Kit, surface: pygame.Surface, marked: Iterable[tuple[Widget, str]]) -> None:
    """Draw below each item or chip the key that chooses it, a quarter of its cap on the item.

    On an item smaller than two caps it is drawn in the middle, no higher than the item if the text is large:
    what lies around it may be other items. It stands beside one that shows words and is smaller than three
    caps, and at the right end of one that is only lower than two: more words may be below it. A key that
    would lie on another is drawn below or above it.
    """
    window, height, taken = surface.get_rect(), key_cue_height(kit), list[pygame.Rect]()
    for widget, digit in marked:
        small = max(widget.rect.size) < 2 * height
        share = max(1 / kit.metrics.text_step, min(1.0, widget.rect.height / height)) if small else 1.0
        cap = pygame.Rect(0, 0, round(key_cue_width(kit, digit) * share), round(height * share))
        written = isinstance(widget, TableItem) and widget.item.written
        beside = written and max(widget.rect.size) < 3 * height
        at_end = written and not beside and widget.rect.height < 2 * height
        below = min(widget.rect.bottom + height // 4, window.bottom - height // 2)
        cap.center = (widget.rect.centerx, widget.rect.centery if small or beside or at_end else below)
        if beside:
            cap.left = widget.rect.right
        elif at_end:
            cap.right = widget.rect.right - height // 4
        places = [cap.move(0, rows * cap.height).clamp(window) for rows in (0, 1, -1)]
        place = next((one for one in places if one.collidelist(taken) < 0), places[0])
        taken.append(place)
        draw_filled_key_cue(kit, surface, place.midright, digit, share)
