"""Composer of a secret assignment (page 3): place wild dice, select a phase, Dictate, reassign.

Each wild die is placed, one die selects, workers are laid aside to Dictate and reassigned by powers. Moves of
one power that follow one another are one use of it.
"""

from collections.abc import Sequence
from dataclasses import field
from itertools import chain

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.arrangement import DICTATE, Arrangement
from galaxy_desktop.games.roll.dice import WILD, type_of
from galaxy_desktop.games.roll.moves import (
    MoveWorker,
    PlaceWild,
    SelectPhase,
    lay_aside_option,
    move_of,
    parse,
    place_options,
    reassign_options,
    select_options,
)
from galaxy_desktop.games.roll.schema import PHASES

SELECTED = "selected"
ANY = "any"
Moves = tuple[Option, ...]
KNOWN = 32
"""After how many different moves made what may follow is kept."""


@plain
class Reassign:
    """A power that moves workers to other columns, named by the development it is on."""

    power: str
    least: int = 1
    """Fewest workers that are moved once it is used."""
    most: int = 1
    to: tuple[str, ...] = (ANY,)
    """Columns to which workers go: phases, `ANY`, or `SELECTED` for that of the selector."""
    dice: tuple[str, ...] = ()
    """Types of dice that can be moved; empty for all."""
    leaving: tuple[str, ...] = ()
    """Columns that workers are taken from; empty for all."""
    same_column: bool = False
    """True if all workers are taken from one column."""


@plain
class Assignment:
    """Dice of one player, the faces they show, and the powers that may move them."""

    dice: tuple[str, ...]
    faces: tuple[str, ...]
    """The phase that each die shows, or `WILD`, in the order of `dice`."""
    powers: tuple[Reassign, ...]
    dictate: Reassign
    """The reassignment that one use of Dictate allows."""
    unlimited: bool = False
    """True if Dictate may be used more than once."""
    _known: dict[Moves, tuple[Moves, bool, Arrangement]] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )
    """Next moves, whether it may stop, and dice after some moves; an answer is checked as it was composed."""

    def moves(self, made: Moves) -> Moves:
        """Return the moves that can follow those made, in a fixed order."""
        return self._after(made)[0]

    def complete(self, made: Moves) -> bool:
        """Return whether the assignment may stop here: ready, and no power half used."""
        return self._after(made)[1]

    def _after(self, made: Moves) -> tuple[Moves, bool, Arrangement]:
        """Return the moves that can follow those made, whether the assignment may stop here, and the dice."""
        found = self._known.get(made)
        if found is None:
            desk = self.desk(made)
            if len(self._known) >= KNOWN:
                self._known.clear()
            found = self._known[made] = (*self._worked_out(desk), desk)
        return found

    def _worked_out(self, desk: Arrangement) -> tuple[Moves, bool]:
        if not desk.ready:
            return self._first_moves(desk), False
        if desk.used and len(desk.moved) < self.power(desk.used[-1]).least:
            return tuple(self._go_on(desk)), False
        further = self._go_on(desk) if desk.used else ()
        return (*further, *self._begin(desk)), True

    def instead(self, made: Moves, place: int, option: Option) -> bool:
        """Return whether a move can replace the one at a place: same die and power, or another selection."""
        match parse(made[place]), move_of(option):
            case SelectPhase(), SelectPhase():
                return True
            case PlaceWild(die), PlaceWild(other):
                return die == other
            case MoveWorker(power, die), MoveWorker(by, other):
                return (power, die) == (by, other)
        return False

    def power(self, name: str) -> Reassign:
        """Return a power by its name, or Dictate, which every player has, for any other name."""
        return next((power for power in self.powers if power.power == name), self.dictate)

    def desk(self, made: Moves) -> Arrangement:
        """Return the arrangement of the dice after some moves."""
        before = self._known.get(made[:-1]) if made else None
        if before is None:
            return desk_of(self.dice, self.faces, made)
        desk = before[2].copy()
        desk.make(parse(made[-1]))
        return desk

    def _first_moves(self, desk: Arrangement) -> Moves:
        selectors = () if desk.selector else self.dice
        return (
            *chain.from_iterable(map(place_options, desk.wild)),
            *chain.from_iterable(map(select_options, selectors)),
        )

    def _go_on(self, desk: Arrangement) -> list[Option]:
        """Return further moves of the power in use."""
        power = self.power(desk.used[-1])
        if len(desk.moved) >= power.most:
            return []
        return _reassigns(desk, power, desk.left if power.same_column else "")

    def _begin(self, desk: Arrangement) -> list[Option]:
        """Return first moves of the powers not used yet, and dice that can be laid aside to Dictate."""
        found: list[Option] = []
        for power in self.powers:
            if power.power not in desk.used and can_begin(desk, power):
                found += _reassigns(desk, power, "", begins=True)
        if can_dictate(self, desk):
            found += map(lay_aside_option, desk.columns)
        return found


def desk_of(dice: Sequence[str], faces: Sequence[str], made: Moves) -> Arrangement:
    """Return the arrangement of dice that show these phases, or `WILD`, after some moves."""
    desk = Arrangement()
    for die, face in zip(dice, faces, strict=True):
        if face == WILD:
            desk.wild.append(die)
        else:
            desk.columns[die] = face
    for move in map(parse, made):
        desk.make(move)
    return desk


def targets(desk: Arrangement, power: Reassign) -> tuple[str, ...]:
    """Return the phases to which a power can assign workers."""
    if power.to == (ANY,):
        return PHASES
    return tuple(desk.selected if phase == SELECTED else phase for phase in power.to)


def takes(power: Reassign, die: str, column: str) -> bool:
    """Return whether a power can move a worker of this type out of this column."""
    return (not power.dice or type_of(die) in power.dice) and (not power.leaving or column in power.leaving)


def movable(desk: Arrangement, power: Reassign) -> list[str]:
    """Return the workers below the strip that a power could move to another column if used now."""
    open_ = targets(desk, power)
    only = open_[0] if len(open_) == 1 else ""
    return [die for die, column in desk.columns.items() if column != only and takes(power, die, column)]


def can_begin(desk: Arrangement, power: Reassign) -> bool:
    """Return whether there are enough workers for a power to move."""
    if power.least == 1:
        return True
    return any(_enough(desk, power, column) for column in PHASES)


def _enough(desk: Arrangement, power: Reassign, column: str) -> bool:
    dice = movable(desk, power)
    there = [die for die in dice if desk.columns[die] == column] if power.same_column else dice
    return len(there) >= power.least


def can_dictate(assignment: Assignment, desk: Arrangement) -> bool:
    """Return whether a worker can be laid aside: not the last one, and Dictate is not used up."""
    return len(desk.columns) > 1 and (assignment.unlimited or DICTATE not in desk.used)


def _reassigns(desk: Arrangement, power: Reassign, column: str, *, begins: bool = False) -> list[Option]:
    """Return every move of one worker by a power; out of `column` only, unless that is empty."""
    name, open_ = power.power, targets(desk, power)
    found: list[Option] = []
    for die, there in desk.columns.items():
        if column and there != column:
            continue
        if (not begins and die in desk.moved) or not takes(power, die, there):
            continue
        if begins and power.same_column and not _enough(desk, power, there):
            continue
        found += reassign_options(name, die, there, open_)
    return found
