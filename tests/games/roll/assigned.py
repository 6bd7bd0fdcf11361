"""What a player may do with dice behind the screen, for the tests of Assign."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.games.roll.assign import assignment
from galaxy_desktop.games.roll.assignment import Assignment
from tests.games.roll.laid import behind_screen, own, table

Rolled = Sequence[tuple[str, str]]
PLAIN = (("home", "explore"), ("military", "develop"), ("novelty", "produce"), ("genes", "settle"))


def dealt(tableau: Sequence[str], rolled: Rolled = PLAIN) -> tuple[Assignment, dict[str, str]]:
    """What a player with these developments can do with these dice, named by their types."""
    g = table()
    own(g, tableau=tableau)
    own(g, 1, tableau=["old_earth"])
    dice = behind_screen(g, 0, rolled)
    return assignment(g, 0), dice


def legal(a: Assignment, made: Sequence[str]) -> bool:
    return Compose("assign", a).allows(tuple(made))


def reached(a: Assignment, made: Sequence[str], power: str) -> set[tuple[str, str]]:
    """Which worker a power can move where, after some moves."""
    found = set()
    for move in a.moves(tuple(made)):
        if move.startswith(f"reassign {power} "):
            _, _, die, phase = move.split(" ")
            found.add((die.partition(":")[0], phase))
    return found
