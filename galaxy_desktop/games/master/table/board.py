"""What every part of the table draws from: that of any table, and what is known of a game of Master."""

from dataclasses import dataclass, field

import pygame

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.allocation import Allocation, Arrangement
from galaxy_desktop.games.master.foresight import Threat
from galaxy_desktop.games.master.state import MasterState, Player
from galaxy_desktop.games.master.table.frame import Frame
from galaxy_desktop.games.master.table.lying import Lying
from galaxy_desktop.games.master.table.targets import Targets
from galaxy_desktop.ui.hex_camera import Camera, Lens
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

ABOUT_ONE = ("truce", "claim", "base_from")
"""The questions about one conflict or system, to which the options do not lead."""


@dataclass(frozen=True, slots=True)
class Board(Tabletop):
    """One moment of a table of Master."""

    frame: Frame
    camera: Camera
    lens: Lens
    """The camera, worked out."""
    charts: Surfaces
    """Pictures of the resting map, one for each scale."""
    held: str = ""
    """What was picked up: a cube of the hand as "hand:NUMBER", or a spot that waits for its cube."""
    tab: str = ""
    """Whose cards, or which conflict, are shown where not all have room."""
    page: int = 0
    """Which page of a long list of cards is shown."""
    bag_open: bool = False
    key_shown: bool = True
    lies: Lying = field(default_factory=Lying)
    """What lies where, the cubes of an open allocation included."""
    targets: Targets = field(default_factory=Targets)
    """Where the options belong."""

    threats: tuple[Threat, ...] = ()
    """Who could win with the next turn."""

    @property
    def view(self) -> MasterState:
        """The state as the seat sees it."""
        view: MasterState = self.shown.view
        return view

    @property
    def me(self) -> Player:
        """What that seat has."""
        return self.view.players[self.seat]

    @property
    def composer(self) -> Allocation | None:
        """The open allocation of this seat."""
        decision = self.decision
        if isinstance(decision, Compose) and isinstance(decision.composer, Allocation):
            return decision.composer
        return None

    @property
    def desk(self) -> Arrangement | None:
        """What lies where after the moves made so far."""
        composer = self.composer
        return None if composer is None else composer.desk(self.shown.chosen)

    @property
    def asked(self) -> str:
        """The one conflict or system on the map that the question is about; empty where there is none."""
        decision = self.decision
        return decision.about if decision is not None and decision.topic in ABOUT_ONE else ""

    def word(self, option: Option) -> str:
        """An option in a few words."""
        if self.decision is None:
            return ""
        return self.game.words.option(self.view, self.decision, option)

    def threatens(self, seat: Seat) -> bool:
        """Whether a seat could win with its next turn."""
        return any(threat.seat == seat for threat in self.threats)

    def square(self, centre: tuple[int, int], share: float) -> pygame.Rect:
        """A square on the map, so many sizes of a hex wide."""
        side = round(self.lens.size * share)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = centre
        return rect
