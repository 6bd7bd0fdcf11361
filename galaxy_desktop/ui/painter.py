"""Interface between a game's painter and the table: its input, and its answers to the scene.

A game's painter stands in `galaxy_desktop.games.<game>.table` and is found there by name, `PAINTER`. It draws
the content of the table and the middle and right of the top bar; frame, prompt bar, inspector, log, tooltips
and the choices that it does not show itself belong to the scene. `areas` holds the layout. Abilities that
only some games need, such as throwing dice or pushing a map, are roles: see `ui/roles`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.areas import Areas, areas_of
from galaxy_desktop.ui.kit import Kit

SECOND = "second"
"""Id of an item that does what the second button of the prompt bar does."""


@plain
class Item:
    """Thing on the table that can be pointed at: a card, a good, an action, a counter."""

    id: str
    """Option of this item if it can be one, else a name of the painter's own."""
    rect: pygame.Rect
    group: str
    """Items of one group are walked with the arrow keys, groups with Tab."""
    subject: str = ""
    """Subject for the inspector (see `Words.explain`); empty if the tooltip is enough."""
    tip: str = ""
    """Sentence for the tooltip, in the markup of the client."""
    why: Reason | None = None
    """Reason why it cannot be chosen now, if the painter knows better than the question."""
    written: bool = False
    """True if the item itself shows the words of its tip, so that a tooltip would only repeat them."""


class Painter(ABC):
    """Base of the painters: draws one game. Drawing changes nothing; `show`, `play` and `update` do."""

    def __init__(self, kit: Kit, game: Game[Any], areas: Areas | None = None) -> None:
        """Begin with nothing to draw; a new painter is made when the kit changes.

        `kit` is that of the window, `areas` its parts if the game divides it in its own way.
        """
        self.kit = kit
        self.game = game
        self.areas = areas or areas_of(kit.metrics, left_handed=kit.settings.left_handed)

    @abstractmethod
    def show(self, shown: Shown) -> None:
        """Set the state to draw; called whenever any of it has changed."""

    @abstractmethod
    def play(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        """Queue the animation of these events; `after` is shown once it has run."""

    @abstractmethod
    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return whether anything has to be drawn again."""

    @property
    @abstractmethod
    def solid(self) -> pygame.Rect | None:
        """Part of the window that `draw` fills whole, so that no backdrop is needed there; None if none."""

    @property
    @abstractmethod
    def busy(self) -> bool:
        """True while an animation is running."""

    @abstractmethod
    def skip(self) -> None:
        """Finish all animations at once."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Draw the content of the table and the game's part of the top bar."""

    @abstractmethod
    def items(self) -> Sequence[Item]:
        """Return all items that can be pointed at, later ones lying on top."""

    @abstractmethod
    def covers(self, decision: Decision) -> frozenset[Option]:
        """Return the options of a question with an item of their own; the rest are shown as chips.

        Of a turn that is composed move by move these are also the moves that are open by now. An option
        without an item at this moment counts only if its stand-in (see `StandIns`) has one.
        """

    @abstractmethod
    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a card, tile or die in a size, for inspector and zoom; None if it has no picture."""

    @abstractmethod
    def chips_row(self, height: int) -> pygame.Rect:
        """Return the place at which a row of chips of this height hides least of the content."""
