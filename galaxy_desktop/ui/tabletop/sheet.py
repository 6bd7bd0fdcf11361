"""Sheet of a table once it is laid out: cards at their places, other drawings, items."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, hypot
from typing import Literal

import pygame

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.look import CardLook

Mark = Literal["rest", "legal", "chosen"]
Drawing = Callable[[pygame.Surface], object]
"""Function that draws; what it returns is not looked at."""
LIGHT = 96
"""Pixels around a card that its shadow, glow and badge may take."""
FAINT = 0.3
"""Opacity of what is in the hand of the player, where it lay."""


@plain
class Spot:
    """Card at its place."""

    look: CardLook
    rect: pygame.Rect
    """Rectangle before it is turned."""
    angle: float = 0.0
    mark: Mark = "rest"
    ring: Mark = "rest"
    """Mark of the piece on it: "legal" if it may be taken, "chosen" if it is."""
    fresh: bool = False
    """True if another player placed it in this phase, so that it has a bright edge."""
    badge: str = ""
    """Text at its upper edge, instead of the check badge of a chosen card."""


@plain
class CounterFigure:
    """Figure of a counter, and what draws the counter with another one."""

    figure: str
    draw: Callable[[pygame.Surface, str], None]
    place: pygame.Rect
    """Place on which that draws."""


@dataclass(slots=True)
class Sheet:
    """Drawings and items of a table, in the painter's order."""

    spots: dict[str, Spot] = field(default_factory=dict)
    """Cards by item id."""
    twins: dict[str, list[Spot]] = field(default_factory=dict)
    """Cards below the one of `spots` that are the same item, as the halves of an option of two tiles."""
    items: list[Item] = field(default_factory=list)
    places: dict[str, pygame.Rect] = field(default_factory=dict)
    """Places that are no items but ends of flights: piles, counters, panels."""
    counters: dict[str, CounterFigure] = field(default_factory=dict)
    """Figures of the counters, by the names of their places."""
    doubles: dict[str, list[CounterFigure]] = field(default_factory=dict)
    """Figures of the same counters in other places, as beside the name of a player whose empire lies open."""
    unseen: list[CounterFigure] = field(default_factory=list)
    """Counters that something covers."""
    overlay: pygame.Rect | None = None
    """Area that covers something else while a question is open; the plate that folds it away lies in its
    upper right corner."""
    ground: list["Sheet"] = field(default_factory=list)
    """Sections on which nothing can be chosen: they are drawn first, and rarely change."""
    covered: list[pygame.Rect] = field(default_factory=list)
    draws: list[tuple[str, Drawing]] = field(default_factory=list)

    def take_in(self, section: "Sheet", *, ground: bool) -> None:
        """Add the sheet of a section; items covered by it are removed."""
        for area in section.covered:
            self.cover(area)
        self.items += section.items
        self.spots |= section.spots
        self.twins |= section.twins
        self.places |= section.places
        for name in self.counters.keys() & section.counters.keys():
            self.doubles.setdefault(name, []).append(self.counters[name])
        self.counters |= section.counters
        self.overlay = section.overlay or self.overlay
        if ground:
            self.ground.append(section)
        else:
            self.draws += section.draws

    def card(self, item: Item, spot: Spot, draw: Drawing) -> None:
        """Add a card as an item."""
        if item.id in self.spots:
            self.twins.setdefault(item.id, []).append(self.spots[item.id])
        self.spots[item.id] = spot
        self.items.append(item)
        self.draws.append((item.id, draw))

    def add(self, draw: Drawing, item: Item | None = None, *, moves: bool = False) -> None:
        """Add a drawing, and its item if any; one that `moves` can be left out while it does."""
        if item is not None:
            self.items.append(item)
        self.draws.append((item.id if item is not None and moves else "", draw))

    def point(self, item: Item) -> None:
        """Add an item that something else has drawn."""
        self.items.append(item)

    def piece(self, id: str, draw: Drawing) -> None:
        """Add a drawing that is left out while it is on its way, without an item."""
        self.draws.append((id, draw))

    def cover(self, area: pygame.Rect, *, folds: bool = False) -> None:
        """Remove the items inside an area that is covered, and note its counters.

        The player can fold away what `folds`, to look at the table.
        """
        self.overlay = area if folds else self.overlay
        self.covered.append(area)
        self.items = [item for item in self.items if not area.contains(item.rect)]
        self.unseen += [counter for counter in self.counters.values() if area.contains(counter.place)]

    def draw(self, surface: pygame.Surface, without: frozenset[str] = frozenset()) -> None:
        """Draw everything but the cards with these ids."""
        self.draw_ground(surface, without)
        self.draw_above(surface, without)

    def draw_ground(
        self, surface: pygame.Surface, without: frozenset[str], faint: frozenset[str] = frozenset()
    ) -> None:
        """Draw the sections on which nothing can be chosen; see `draw_above`."""
        for section in self.ground:
            section.draw_above(surface, without, faint)

    def is_whole(self, without: frozenset[str]) -> bool:
        """Return whether all of the ground is seen though these cards are on their way."""
        return not any(card in without for section in self.ground for card, _draw in section.draws)

    def draw_above(
        self, surface: pygame.Surface, without: frozenset[str], faint: frozenset[str] = frozenset()
    ) -> None:
        """Draw everything above the ground but the cards in `without`, those in `faint` dimmed."""
        for card, draw in self.draws:
            if card and card in without:
                continue
            if card and card in faint:
                draw_faintly(surface, draw, self.reach(card))
            else:
                draw(surface)

    def reach(self, card: str) -> pygame.Rect | None:
        """Return an area in which all drawings with an id lie, however turned; None if it is not known."""
        spots = [*self.twins.get(card, ()), *filter(None, [self.spots.get(card)])]
        rects = [spot.rect for spot in spots] or [item.rect for item in self.items if item.id == card]
        if not rects:
            return None
        whole = rects[0].unionall(rects[1:])
        side = ceil(hypot(*whole.size))
        area = pygame.Rect(0, 0, side, side).inflate(2 * LIGHT, 2 * LIGHT)
        area.center = whole.center
        return area

    def draw_cards(self, surface: pygame.Surface, cards: frozenset[str]) -> None:
        """Draw only the cards with these ids, such as those that have just arrived."""
        for section in self.ground:
            section.draw_cards(surface, cards)
        for card, draw in self.draws:
            if card and card in cards:
                draw(surface)

    def ids(self) -> list[str]:
        """Return the id of each drawing that can be left out."""
        return [card for section in self.ground for card, _draw in section.draws if card] + [
            card for card, _draw in self.draws if card
        ]

    def drawings(self, cards: frozenset[str] | None = None) -> list[Drawing]:
        """Return the drawings of the cards with these ids, or all that there are."""
        drawn = [pair for section in self.ground for pair in section.draws] + self.draws
        return [draw for card, draw in drawn if cards is None or card in cards]

    def item(self, id: str) -> Item | None:
        """Return the item with this id, the uppermost if there are several; None if there is none."""
        return next((item for item in reversed(self.items) if item.id == id), None)


def draw_faintly(surface: pygame.Surface, draw: Drawing, area: pygame.Rect | None = None) -> None:
    """Draw so that most of what is below shows through; `area` has all that is drawn, by default anywhere."""
    place = surface.get_rect() if area is None else area.clip(surface.get_rect())
    below = surface.subsurface(place).copy()
    below.set_alpha(round(255 * (1 - FAINT)))
    draw(surface)
    surface.blit(below, place)
