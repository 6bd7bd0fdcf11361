"""What a table is made of once it is laid out: cards at their places, other drawings, things to point at."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

import pygame

from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.look import CardLook

Mark = Literal["rest", "legal", "chosen"]
Draw = Callable[[pygame.Surface], None]


@dataclass(frozen=True, slots=True)
class Spot:
    """A card at its place."""

    look: CardLook
    rect: pygame.Rect
    """Where it lies before it is turned."""
    angle: float = 0.0
    mark: Mark = "rest"
    ring: Mark = "rest"
    """How what lies on it is marked: "legal" where it may be taken, "chosen" where it is."""
    fresh: bool = False
    """Whether it was placed in this phase by another player, so that it has a bright edge."""
    badge: str = ""
    """What stands at its upper edge instead of the check badge of a chosen card."""


@dataclass(slots=True)
class Sheet:
    """Everything there is to draw, in the painter's order, and everything there is to point at."""

    spots: dict[str, Spot] = field(default_factory=dict)
    """Cards by item id."""
    items: list[Item] = field(default_factory=list)
    places: dict[str, pygame.Rect] = field(default_factory=dict)
    """Where things come from and go to that are no items: piles, counters, panels."""
    overlay: pygame.Rect | None = None
    """What takes the place of something else while a question is open; the plate that folds it away lies in
    its upper right corner."""
    ground: list["Sheet"] = field(default_factory=list)
    """The sections on which nothing can be chosen: they are drawn first, and stay as they are for long."""
    covered: list[pygame.Rect] = field(default_factory=list)
    draws: list[tuple[str, Draw]] = field(default_factory=list)

    def take_in(self, section: "Sheet", *, ground: bool) -> None:
        """Add all that a section of the table was laid as; what it covers can be pointed at no more."""
        for area in section.covered:
            self.cover(area)
        self.items += section.items
        self.spots |= section.spots
        self.places |= section.places
        self.overlay = section.overlay or self.overlay
        if ground:
            self.ground.append(section)
        else:
            self.draws += section.draws

    def card(self, item: Item, spot: Spot, draw: Draw) -> None:
        """Add a card that can be pointed at."""
        self.spots[item.id] = spot
        self.items.append(item)
        self.draws.append((item.id, draw))

    def add(self, draw: Draw, item: Item | None = None, *, moves: bool = False) -> None:
        """Add a drawing, and the thing to point at that it is; what moves can be left out while it does."""
        if item is not None:
            self.items.append(item)
        self.draws.append((item.id if item is not None and moves else "", draw))

    def point(self, item: Item) -> None:
        """Add a thing to point at that something else has drawn."""
        self.items.append(item)

    def piece(self, id: str, draw: Draw) -> None:
        """Add a drawing that is left out while it is on its way, but is nothing to point at."""
        self.draws.append((id, draw))

    def cover(self, area: pygame.Rect, *, folds: bool = False) -> None:
        """Forget the things to point at that lie below something that covers an area.

        What `folds` can be folded away by the player, to look at the table.
        """
        self.overlay = area if folds else self.overlay
        self.covered.append(area)
        self.items = [item for item in self.items if not area.contains(item.rect)]

    def draw(self, surface: pygame.Surface, without: frozenset[str] = frozenset()) -> None:
        """Draw everything but the cards with these ids."""
        self.draw_ground(surface, without)
        self.draw_above(surface, without)

    def draw_ground(self, surface: pygame.Surface, without: frozenset[str] = frozenset()) -> None:
        """Draw the sections on which nothing can be chosen."""
        for section in self.ground:
            section.draw(surface, without)

    def draw_above(self, surface: pygame.Surface, without: frozenset[str] = frozenset()) -> None:
        """Draw all the rest."""
        for card, draw in self.draws:
            if not card or card not in without:
                draw(surface)

    def draw_cards(self, surface: pygame.Surface, cards: frozenset[str]) -> None:
        """Draw only the cards with these ids, as those that have just arrived."""
        for section in self.ground:
            section.draw_cards(surface, cards)
        for card, draw in self.draws:
            if card and card in cards:
                draw(surface)

    def item(self, id: str) -> Item | None:
        """The thing to point at with this id, the uppermost where there are several."""
        return next((item for item in reversed(self.items) if item.id == id), None)
