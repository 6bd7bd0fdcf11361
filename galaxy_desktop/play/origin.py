"""Origin of a branch: the game and the moment it goes on from."""

from dataclasses import dataclass
from typing import Annotated, Literal

from galaxy_desktop.engine.bounds import AtMost, Between, Readable

Luck = Literal["same", "new"]
"""Chance in a branch.

"same": as it was in the original; "new": all that the seat it was seen from could not see is dealt anew.
"""
LONGEST_TITLE = 60


@dataclass(frozen=True, slots=True)
class Origin:
    """The game and the moment a branch goes on from."""

    mark: Annotated[str, AtMost(16), Readable()]
    """Name of the branch among those of its deal, by which the program names its own files."""
    title: Annotated[str, AtMost(LONGEST_TITLE), Readable()]
    """Name of the branch for the player."""
    at: Annotated[int, Between(0, 100_000)]
    """Number of answers of the original before the branch."""
    round: Annotated[int, Between(0, 100_000)]
    luck: Luck
