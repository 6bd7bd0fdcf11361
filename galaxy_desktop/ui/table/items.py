"""Items of the table as widgets: the painter draws them, the form finds them."""

from collections.abc import Callable, Sequence, Set

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.speech.spoken import phrase, spoken
from galaxy_desktop.ui.table.whereabouts import Whereabouts
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.widget import Widget

CHIP = 46
LEAST = 24
"""Least width and height, in pixels, of the place in which an item can be clicked."""
HAND = "hand"
"""Group of the cards of the hand."""

Click = Callable[[Option], None]


class TableItem(Widget):
    """Item drawn by the painter. The keyboard visits it while it is `legal`, or while `visit_all`."""

    painted = True

    def __init__(self, kit: Kit, item: Item, click: Click) -> None:
        super().__init__(kit, item.rect)
        self.item = item
        self.legal = False
        self.meant = item.id
        """Option that a click on it means."""
        self.visit_all = False
        self.chosen = False
        self.reason = ""
        """Reason why not, once it is pointed at; `why_not` has it only where a tooltip shows it."""
        self.lies = Whereabouts()
        self.marks: Sequence[str] = ()
        """Words for its badges, if somebody listens."""
        self.named = ""
        """Words for it as an option that begin with its name, once it is pointed at and somebody listens."""
        self.told: Sequence[str] = ()
        """Sentences about it, once it is pointed at and somebody listens."""
        self._click = click

    def renew(self, item: Item, label: str, *, tip: str) -> None:
        """Update the item after a change; the reason why it cannot be chosen is set once it is pointed at."""
        self.item, self.rect, self.label, self.tip = item, item.rect, label, tip

    @property
    def in_hand(self) -> bool:
        """True for a card of the hand."""
        return self.item.group == HAND

    @property
    def can_click(self) -> bool:
        """True if a click does something."""
        return self.legal or self.meant != self.item.id

    @property
    def is_small(self) -> bool:
        """True if it is hard to hit with the pointer."""
        return min(self.rect.size) < LEAST

    def covers(self, pos: tuple[int, int]) -> bool:
        """Return whether a place is on the item, or so near a small one that a click means it."""
        if not (self.is_small and self.can_click):
            return super().covers(pos)
        width, height = self.rect.size
        return self.rect.inflate(max(0, LEAST - width), max(0, LEAST - height)).collidepoint(pos)

    @property
    def can_focus(self) -> bool:
        return self.legal or self.visit_all

    @property
    def spoken_name(self) -> str:
        return self.named or self.name

    @property
    def name(self) -> str:
        """Name alone, in markup."""
        return self.label or self.item.tip

    @property
    def where(self) -> str:
        return self.lies.beside(self.label, self.item.tip)

    @property
    def state(self) -> str:
        """Chosen or not, and its badges, in words."""
        return state_of(self.marks, chosen=self.chosen)

    @property
    def refusal(self) -> str:
        return _("unavailable: {reason}").format(reason=spoken(self.reason)) if self.reason else ""

    @property
    def spoken_tip(self) -> str:
        tip = self.item.tip
        repeated = tip in (self.name, self.named) or f"{tip}." in self.told
        return " ".join(self.told if repeated else [tip, *self.told])

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event as any widget, except for a click that was a drag or a hold."""
        moved = self.kit.pointer.dragging or self.kit.pointer.held
        if event.type == pygame.MOUSEBUTTONUP and self.pressed and moved:
            self.pressed = False
            return True
        return super().handle(event)

    def use(self, pos: tuple[int, int]) -> None:
        if self.can_click:
            self._click(self.meant)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw nothing: the painter draws the ring."""


class Chip(Button):
    """Option that the painter does not show: cyan glow while it may be clicked, amber once chosen."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, option: Option, label: str, click: Click, *, chosen: bool, tip: str
    ) -> None:
        super().__init__(kit, rect, label, lambda: click(option), tip=tip)
        self.option = option
        self.chosen = chosen
        self.marks: Sequence[str] = ()
        """Words for its badges, if somebody listens."""

    @property
    def state(self) -> str:
        """Chosen or not, and its badges, in words."""
        return state_of(self.marks, chosen=self.chosen)

    def key(self, event: pygame.event.Event) -> bool:
        """Press the chip with Space; Enter belongs to the primary button of the table."""
        return event.key == pygame.K_SPACE and super().key(event)

    def draw(self, surface: pygame.Surface) -> None:
        colour = self.kit.theme.colour
        super().draw(surface)
        self.kit.faces.glow(surface, self.rect, colour.primary if self.chosen else colour.legal)
        if self.chosen:
            badge = self.kit.metrics.bounded("badge")
            centre = (self.rect.right - self.kit.metrics.space("tight"), self.rect.top)
            self.kit.faces.disc(surface, centre, badge, colour.primary)
            self.kit.faces.check(surface, centre, round(badge * 0.6), colour.ink)


def state_of(marks: Sequence[str], *, chosen: bool) -> str:
    """Return whether something is chosen, and the words for its badges."""
    return phrase([*([_("selected")] if chosen else []), *marks])


def grouped(items: Sequence[TableItem]) -> list[list[Widget]]:
    """Return the items by group, groups in the order of their first items."""
    groups: dict[str, list[Widget]] = {}
    for item in items:
        groups.setdefault(item.item.group, []).append(item)
    return list(groups.values())


def places_after(
    groups: Sequence[Sequence[Widget]], held: str, options: Set[Option]
) -> Sequence[Sequence[Widget]]:
    """Return the groups of items with those of the open options behind the group of what is `held`."""
    known = [{item.item.id for item in group if isinstance(item, TableItem)} for group in groups]
    at = next((number for number, names in enumerate(known) if held in names), None)
    if at is None:
        return groups
    places = [n for n, names in enumerate(known) if n != at and not options.isdisjoint(names)]
    order = [n for n in range(len(groups)) if n not in places]
    where = order.index(at) + 1
    return [groups[n] for n in (*order[:where], *places, *order[where:])]


def chips_for(
    kit: Kit,
    row: Callable[[int], pygame.Rect],
    options: Sequence[tuple[Option, str]],
    chosen: Sequence[Option],
    click: Click,
) -> list[Chip]:
    """Return chips side by side in the middle of the painter's row; more rows if one is too narrow."""
    height, gap = kit.metrics.target(CHIP), kit.metrics.space("margin")
    place = row(height)
    chips = [
        Chip(kit, pygame.Rect(0, 0, 0, height), option, label, click, chosen=option in chosen, tip=label)
        for option, label in options
    ]
    for chip in chips:
        chip.rect.width = min(max(kit.metrics.px(64), chip.natural_width), place.width)
    rows = _rows(chips, place.width, gap)
    for number, line in enumerate(rows):
        used = sum(chip.rect.width for chip in line) + gap * (len(line) - 1)
        x = place.centerx - used // 2
        for chip in line:
            chip.rect.topleft = (x, place.bottom - (len(rows) - number) * (height + gap) + gap)
            x += chip.rect.width + gap
    return chips


def _rows(chips: Sequence[Chip], width: int, gap: int) -> list[list[Chip]]:
    rows: list[list[Chip]] = [[]]
    used = 0
    for chip in chips:
        if rows[-1] and used + gap + chip.rect.width > width:
            rows.append([])
            used = 0
        used += chip.rect.width + (gap if rows[-1] else 0)
        rows[-1].append(chip)
    return rows
