"""Keyboard focus: Tab moves between groups, arrows between the items of a group, as they lie on screen."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

import pygame

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
CONE = 2
"""Pixels aside for each pixel ahead up to which something lies rather ahead than aside."""
WEIGHT_ASIDE = 2
"""Pixels ahead that are as far as one aside."""
NEXT, AHEAD, BEYOND = range(3)
"""Ranks of what an arrow may lead to, see `_cost`."""


class Focusable(Protocol):
    """Item the focus may visit: a widget, a card, a place on the table."""

    @property
    def rect(self) -> pygame.Rect:
        """Rectangle on the screen."""
        ...

    @property
    def can_focus(self) -> bool:
        """True if the focus may visit it now."""
        ...


T = TypeVar("T", bound=Focusable)


class Focus(Generic[T]):
    """Focus among groups of items; `by_keys` is True if the keyboard moved it last."""

    def __init__(self, groups: Sequence[Sequence[T]]) -> None:
        self.groups = groups
        self.current: T | None = None
        self.by_keys = True
        self.unseen = False
        """True while it stands where a question has put it, and no ring shows it: the first key does."""
        self.lent = False
        """True while it stands somewhere only because its own item is gone, until the player moves it."""
        self._last: dict[int, T] = {}

    def to(self, item: T | None, *, by_keys: bool = False) -> bool:
        """Move the focus to an item; return True if anything changed."""
        if item is not None and not item.can_focus:
            return False
        changed = item is not self.current or by_keys != self.by_keys
        self.current, self.by_keys, self.unseen, self.lent = item, by_keys, False, False
        if item is not None:
            self._last[self._group_of(item)] = item
        return changed

    def begin(self, item: T | None) -> None:
        """Put the focus on the first item of a question."""
        self.to(item, by_keys=self.by_keys)
        self.unseen = not self.by_keys and item is not None

    def show(self) -> bool:
        """Show where a question has put the focus; return whether it was unseen."""
        return self.unseen and self.to(self.current, by_keys=True)

    def key(self, event: pygame.event.Event) -> bool:
        """Move with Tab, Shift-Tab and arrows; return True if the focus has moved, or is seen now."""
        if (event.key == pygame.K_TAB or event.key in ARROWS) and self.show():
            return True
        if event.key == pygame.K_TAB:
            return self.next_group(back=bool(event.mod & pygame.KMOD_SHIFT))
        return event.key in ARROWS and self.step(*ARROWS[event.key])

    def next_group(self, *, back: bool = False) -> bool:
        """Move to the next group that can be visited, to its item visited last, else its first."""
        count = len(self.groups)
        start = -1 if self.current is None else self._group_of(self.current)
        if start < 0 and back:
            start = count
        for far in range(1, count + 1):
            number = (start + (-far if back else far)) % count
            open_items = [item for item in self.groups[number] if item.can_focus]
            if open_items:
                last = self._last.get(number)
                return self.to(last if last in open_items else open_items[0], by_keys=True)
        return False

    def next_item(self, *, back: bool = False) -> bool:
        """Move to the next item of all groups that can be visited, from the last one to the first."""
        items = [item for group in self.groups for item in group if item.can_focus or item is self.current]
        at = next((number for number, item in enumerate(items) if item is self.current), 0 if back else -1)
        others = [*items[at + 1 :], *items[: max(at, 0)]]
        following = next((item for item in (others[::-1] if back else others) if item.can_focus), None)
        return following is not None and self.to(following, by_keys=True)

    def to_end(self, *, last: bool) -> bool:
        """Move to the first or `last` item of the group that can be visited; return True if there is one."""
        group = () if self.current is None else self.groups[self._group_of(self.current)]
        ways = [item for item in group if item.can_focus]
        return bool(ways) and self.to(ways[-1 if last else 0], by_keys=True)

    def step(self, across: int, down: int) -> bool:
        """Move to the nearest item of the group in this direction; return True if there is one."""
        if self.current is None:
            return self.next_group()
        here, others = self.current.rect, self._others()
        ways = [
            (cost, index)
            for index, item in enumerate(others)
            if (cost := _cost(here, item.rect, across, down)) is not None
        ]
        return bool(ways) and self.to(others[min(ways)[1]], by_keys=True)

    def _others(self) -> list[T]:
        """Return the other items of the group that can be visited."""
        assert self.current is not None
        group = self.groups[self._group_of(self.current)]
        return [item for item in group if item is not self.current and item.can_focus]

    def _group_of(self, item: T) -> int:
        for number, group in enumerate(self.groups):
            for other in group:
                if other is item:
                    return number
        return -1


def _cost(here: pygame.Rect, there: pygame.Rect, across: int, down: int) -> tuple[int, int, int] | None:
    """Return how far a rectangle is in a direction, least for the nearest; None if it lies elsewhere.

    It begins with a rank: `NEXT` for what begins beyond the edge and within the cone, or is ahead and
    overlaps both ways as cards in a hand do; `AHEAD` for what else has its middle within the cone; `BEYOND`
    for the rest beyond the edge. The way aside does not count in line, where the two overlap by half of the
    shorter one, however wide anything is.
    """
    x, y = there.centerx - here.centerx, there.centery - here.centery
    ahead, aside = x * across + y * down, abs(x * down) + abs(y * across)
    if ahead <= 0:
        return None
    beside, above = _gap(here.x, here.w, there.x, there.w), _gap(here.y, here.h, there.y, there.h)
    along, sideways = (above, beside) if down else (beside, above)
    begins_beyond, far = along >= 0, ahead + WEIGHT_ASIDE * aside
    if begins_beyond and sideways <= CONE * ahead:
        shorter = min(here.w, there.w) if down else min(here.h, there.h)
        in_line = -2 * sideways >= shorter
        return NEXT, ahead if in_line else WEIGHT_ASIDE * (ahead + aside), aside
    if aside <= CONE * ahead:
        return NEXT if sideways < 0 else AHEAD, far, aside
    return (BEYOND, far, aside) if begins_beyond else None


def _gap(start: int, length: int, other_start: int, other_length: int) -> int:
    """Return the gap between two stretches of a line, negative if they overlap."""
    end, other_end = start + length, other_start + other_length
    return (start if start > other_start else other_start) - (end if end < other_end else other_end)
