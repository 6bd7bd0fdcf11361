"""Moves: options made of several names; in New Frontiers, the ways to settle a world."""

from functools import lru_cache

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers.schema import KINDS

PAY = "pay"
CONQUER = "conquer"
PAY_FOR_MILITARY = "pay_for_military"
REPLACE = "replace"
THROUGH = (PAY_FOR_MILITARY, REPLACE)
"""Ways to settle that the power of a tile allows."""
KEPT = 1 << 10
"""Number of options that the cache keeps."""


@plain
class Settling(Move):
    """A way to settle a world, by all that is chosen in it."""

    how: str
    """`PAY`, `CONQUER`, `PAY_FOR_MILITARY` or `REPLACE`."""
    by: str = ""
    """The tile whose power allows it."""
    spends: tuple[tuple[str, str], ...] = ()
    """For temporary Military: each power used, with the colony whose good it removes."""
    kind: str = ""
    """The kind that the world is to have, if that is chosen; else empty."""

    @property
    def option(self) -> Option:
        spends = (f"{tile}:{colony}" for tile, colony in self.spends)
        return "|".join(part for part in (self.how, self.by, *spends, self.kind) if part)


@lru_cache(maxsize=KEPT)
def parse(option: Option) -> Settling:
    """Return the move that an option names. Raise `ValueError` if it names none."""
    how, *parts = option.split("|")
    by = parts.pop(0) if how in THROUGH and parts else ""
    kind = parts.pop() if parts and parts[-1] in KINDS else ""
    spends = [(tile, colony) for tile, colon, colony in (part.partition(":") for part in parts) if colon]
    if how not in (PAY, CONQUER, *THROUGH) or (how in THROUGH) != bool(by) or len(spends) != len(parts):
        raise ValueError(f"no move of New Frontiers: {option!r}")
    return Settling(how, by, tuple(spends), kind)
