"""State of the dice behind a screen after some moves of an assignment (page 3)."""

from dataclasses import dataclass, field

from galaxy_desktop.engine.moves import Move
from galaxy_desktop.games.roll.moves import LayAside, MoveWorker, PlaceWild, SelectPhase

DICTATE = "dictate"


@dataclass(slots=True)
class Arrangement:
    """State of the dice behind one screen after some moves."""

    columns: dict[str, str] = field(default_factory=dict)
    """The phase of each worker below the strip, by die."""
    wild: list[str] = field(default_factory=list)
    """Wild dice still to be placed."""
    selector: str = ""
    """Die that selects the phase; empty if none does yet."""
    selected: str = ""
    """Phase that it selects."""
    aside: list[str] = field(default_factory=list)
    """Dice laid aside to Dictate."""
    used: list[str] = field(default_factory=list)
    """Powers used so far, the one in use last; Dictate is listed once for every use."""
    moved: list[str] = field(default_factory=list)
    """Workers moved by the power in use."""
    left: str = ""
    """The column from which the power in use took its first worker."""

    @property
    def ready(self) -> bool:
        """True while every wild die is placed and a phase is selected, so that powers can be used."""
        return bool(self.selector) and not self.wild

    def copy(self) -> "Arrangement":
        """Return an independent copy."""
        return Arrangement(
            self.columns.copy(),
            self.wild.copy(),
            self.selector,
            self.selected,
            self.aside.copy(),
            self.used.copy(),
            self.moved.copy(),
            self.left,
        )

    def make(self, move: Move) -> None:
        """Carry out a move that is known to be legal."""
        if isinstance(move, SelectPhase):
            if self.columns.pop(move.die, None) is None:
                self.wild.remove(move.die)
            self.selector, self.selected = move.die, move.phase
        elif isinstance(move, PlaceWild):
            self.wild.remove(move.die)
            self.columns[move.die] = move.phase
        elif isinstance(move, LayAside):
            del self.columns[move.die]
            self.aside.append(move.die)
            self.used.append(DICTATE)
            self.moved = []
        elif isinstance(move, MoveWorker):
            self._reassign(move)

    def _reassign(self, move: MoveWorker) -> None:
        if not self.used or self.used[-1] != move.power:
            self.used.append(move.power)
            self.moved = []
        if not self.moved:
            self.left = self.columns[move.die]
        self.moved.append(move.die)
        self.columns[move.die] = move.phase
