"""State that every part of the table draws from: that of any table, and what a game of Master adds."""

from dataclasses import field

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.foresight import Threat
from galaxy_desktop.games.master.state import NOBODY, MasterState, Player
from galaxy_desktop.games.master.table.frame import Frame
from galaxy_desktop.games.master.table.lying import Lying
from galaxy_desktop.games.master.table.targets import Targets
from galaxy_desktop.ui.hex_camera import Camera, Lens
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

ABOUT_ONE = ("truce", "claim", "base_from")
"""Topics of questions about one conflict or system that their options do not name."""


@plain
class Board(Tabletop):
    """One moment of a table of Master."""

    frame: Frame
    camera: Camera
    lens: Lens
    """The camera, worked out for many places at once."""
    charts: Surfaces
    """Cache of pictures of the resting map, one for each scale."""
    tails: dict[tuple[str, int], int] = field(default_factory=dict, compare=False)
    """Widths of what projects bring, by project, size of slots and whether it is done; filled on the way."""
    held: str = ""
    """Item that was picked up: a cube of the hand as "hand:NUMBER", or a spot that waits for its cube."""
    tab: str = ""
    """Name of the tab that was clicked, if not all cards and conflicts have room; empty if none was."""
    teller: Seat = NOBODY
    """Opponent whose acts are told; `NOBODY` if none is."""
    page: int = 0
    """Number of the page of a long list that is shown, taken modulo the number of pages."""
    bag_open: bool = False
    key_shown: bool = True
    lies: Lying = field(default_factory=Lying)
    """Cubes on their spots, those of an open allocation included."""
    targets: Targets = field(default_factory=Targets)
    """Options that are open or chosen, by place."""

    threats: tuple[Threat, ...] = ()
    """Victories that seats could reach with this turn or their next."""

    @property
    def view(self) -> MasterState:
        """The state as the seat sees it."""
        view: MasterState = self.shown.view
        return view

    @property
    def me(self) -> Player:
        """The player of this seat."""
        return self.view.players[self.seat]

    @property
    def composer(self) -> Allocation | None:
        """The open allocation of this seat; None if no allocation is asked."""
        decision = self.decision
        if isinstance(decision, Compose) and isinstance(decision.composer, Allocation):
            return decision.composer
        return None

    @property
    def asked(self) -> str:
        """The one conflict or system on the map that the question is about; empty if there is none."""
        decision = self.decision
        return decision.about if decision is not None and decision.topic in ABOUT_ONE else ""

    def threatens(self, seat: Seat) -> bool:
        """Return whether a seat could win with this turn or its next."""
        return any(threat.seat == seat for threat in self.threats)
