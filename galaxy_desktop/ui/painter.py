"""How a game is drawn on the table: what a painter is given, and what it tells the scene in return.

A game's painter stands in `galaxy_desktop.games.<game>.table` and is found there by name, `PAINTER`.
It draws the content of the table and the middle and right of the top bar; frame, prompt bar, inspector, log,
tooltips and the choices that it does not show itself belong to the scene. `areas` says what is where.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.game import Game
from galaxy_desktop.presenter.shown import Shown, Sitter
from galaxy_desktop.ui.areas import Areas, areas_of

__all__ = ["PEEK", "Item", "Painter", "Shown", "Sitter"]


@dataclass(frozen=True, slots=True)
class Item:
    """Something on the table that can be pointed at: a card, a good, an action, a counter."""

    id: str
    """The option it stands for where it can be one, otherwise a name of the painter's own."""
    rect: pygame.Rect
    group: str
    """Items of one group are walked with the arrow keys, groups with Tab."""
    subject: str = ""
    """What the inspector explains (see `Words.explain`); empty where the tooltip is enough."""
    tip: str = ""
    """One sentence for the tooltip, in the markup of the client."""
    why: str = ""
    """Why it cannot be chosen now, where the painter knows better than the question."""


PEEK = "peek"
"""The item that folds away what lies over the table, and brings it back."""


class Painter(ABC):
    """Draws one game. Drawing changes nothing; `show`, `play` and `update` do."""

    def __init__(self, kit: Any, game: Game[Any]) -> None:
        """`kit` is the `ui.kit.Kit` of the window; a new painter is made where it changes."""
        self.kit = kit
        self.game = game
        self.areas = self.divided(areas_of(kit.metrics, left_handed=kit.settings.left_handed))
        self.held = ""
        """The item that was picked up, so that the next click says where it goes."""
        self.peeking = False
        """Whether what lies over the table for a question is folded away."""

    @abstractmethod
    def show(self, shown: Shown) -> None:
        """Take over what is to be drawn; called whenever any of it has changed."""

    @abstractmethod
    def play(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        """Put the animation of these events into the queue; `after` is shown once it has run."""

    @abstractmethod
    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; whether anything has to be drawn again."""

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether an animation is still running."""

    @property
    def suspense(self) -> bool:
        """Whether an outcome is still to be seen, such as that of dice in the air: the log waits for it."""
        return False

    @abstractmethod
    def skip(self) -> None:
        """Finish all that is running at once."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Draw the content of the table and the game's part of the top bar."""

    @abstractmethod
    def items(self) -> Sequence[Item]:
        """All that can be pointed at, later ones lying on top."""

    @abstractmethod
    def covers(self, decision: Decision) -> frozenset[Option]:
        """The options of a question with an item of their own; the rest are shown as chips.

        Of a turn that is composed move by move these are also the moves that are open by now. An option
        without an item at this moment counts only where what `stands_for` it has one.
        """

    @abstractmethod
    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """A card, tile or die in a size, for inspector and zoom; None where it has no picture."""

    def stamp(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The same no larger than a stamp, for the end of a game; its face unless a game knows better."""
        return self.face(item, size)

    def emblem(self, surface: pygame.Surface, box: pygame.Rect) -> bool:
        """Draw what stands for the game in the menu where that is no fan of cards; whether it did."""
        del surface, box
        return False

    def divided(self, areas: Areas) -> Areas:
        """The parts of the table as this game divides the window; the common ones unless it knows better."""
        return areas

    def chips_row(self, height: int) -> pygame.Rect:
        """Where the scene may lay a row of chips of this height over the content: where it hides least.

        Unless a painter knows better, above the hand of the design.
        """
        content = self.areas.content
        return pygame.Rect(
            content.left, content.top + round(content.height * 0.76) - height, content.width, height
        )

    def greet(self) -> bool:
        """Show what is for whoever has just come to the table, such as their roll; whether there is any."""
        return False

    def notice_at(self, height: int) -> tuple[int, int]:
        """Where the middle of the upper edge of a notice of this height is, over what nobody needs then."""
        del height
        return self.areas.content.centerx, self.areas.content.top + int(self.kit.metrics.px(8))

    @property
    def rest(self) -> float:
        """Seconds until something changes by itself while nothing is `busy`, such as a glow that breathes."""
        return 3600.0

    def key(self, key: int) -> bool:
        """A key of the game's own, such as C to compare; whether it was used."""
        del key
        return False

    def wheel(self, at: tuple[int, int], turns: int) -> bool:
        """The wheel turned over a place, as to zoom a map; whether it was used."""
        del at, turns
        return False

    def can_pan(self, at: tuple[int, int]) -> bool:
        """Whether dragging from a place pushes what lies there instead of taking something up."""
        del at
        return False

    def pan(self, across: int, down: int) -> None:
        """Push what is panned by so many pixels; what can be pointed at is asked for again at the end."""
        del across, down

    def end_pan(self) -> None:
        """What was pushed is let go."""
        self.pan(0, 0)

    def can_hold(self, item: str) -> bool:
        """Whether an item that is no option may be picked up, so that what is open for it can be chosen."""
        del item
        return False

    def hold(self, item: str) -> None:
        """Pick up an item, or let go of the one that is held where it is empty."""
        self.held = item

    def peek(self) -> bool:
        """Fold away what lies over the table, or bring it back; whether there is such a thing."""
        return False

    def stands_for(self, option: Option) -> str:
        """The item to mark, and to click first, for an option that has none of its own at the moment."""
        return option

    def numbered(self, number: int) -> Option:
        """The option that a number key stands for while something is held; empty if it offers none."""
        del number
        return ""

    def dropped(self, item: str, at: tuple[int, int]) -> Option:
        """The option that dropping a dragged item there chooses; empty where there is none."""
        return item if self.takes(item, at) else ""

    def unsure(self, item: str, at: tuple[int, int]) -> str:
        """What has to be chosen before a drop there means anything, in words; the item stays in the hand."""
        del item, at
        return ""

    def takes(self, option: Option, at: tuple[int, int]) -> bool:
        """Whether dropping a dragged option there chooses it."""
        del option, at
        return False
