"""How a game is drawn on the table: what a painter is given, and what it tells the scene in return.

A game's painter stands in `galaxy_desktop.games.<game>.table` and is found there by name, `PAINTER`.
It draws the content of the table and the middle and right of the top bar; frame, prompt bar, inspector, log,
tooltips and the choices that it does not show itself belong to the scene. `areas` says what is where.
What only some games do, such as throwing dice or pushing a map, are roles: see `ui/roles`.
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

__all__ = ["Item", "Painter", "Shown", "Sitter"]


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


class Painter(ABC):
    """Draws one game. Drawing changes nothing; `show`, `play` and `update` do."""

    def __init__(self, kit: Any, game: Game[Any], areas: Areas | None = None) -> None:
        """Begin with nothing to draw; a new painter is made where the kit changes.

        `kit` is the `ui.kit.Kit` of the window, `areas` its parts where the game divides it in its own way.
        """
        self.kit = kit
        self.game = game
        self.areas = areas or areas_of(kit.metrics, left_handed=kit.settings.left_handed)

    @abstractmethod
    def show(self, shown: Shown) -> None:
        """Take over what is to be drawn; called whenever any of it has changed."""

    @abstractmethod
    def play(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        """Put the animation of these events into the queue; `after` is shown once it has run."""

    @abstractmethod
    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether anything has to be drawn again."""

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Return whether an animation is still running."""

    @abstractmethod
    def skip(self) -> None:
        """Finish all that is running at once."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Draw the content of the table and the game's part of the top bar."""

    @abstractmethod
    def items(self) -> Sequence[Item]:
        """Return all that can be pointed at, later ones lying on top."""

    @abstractmethod
    def covers(self, decision: Decision) -> frozenset[Option]:
        """Return the options of a question with an item of their own; the rest are shown as chips.

        Of a turn that is composed move by move these are also the moves that are open by now. An option
        without an item at this moment counts only where what stands for it (see `StandIns`) has one.
        """

    @abstractmethod
    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a card, tile or die in a size, for inspector and zoom; None where it has no picture."""

    @abstractmethod
    def chips_row(self, height: int) -> pygame.Rect:
        """Return where a row of chips of this height hides least of the content."""
