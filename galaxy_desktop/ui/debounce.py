"""A short wait after a choice before what it calls for is read or drawn: going through a list stays quick."""

AFTER = 0.15
"""Seconds for which a choice has to rest."""


class Debounce:
    """Clock of one choice; it runs only while something is due."""

    def __init__(self) -> None:
        self._rested = 0.0

    def begin(self) -> None:
        """Wait anew, for another choice."""
        self._rested = 0.0

    def end(self) -> None:
        """Wait no longer."""
        self._rested = AFTER

    def over(self, dt: float) -> bool:
        """Return whether the choice has rested for long enough, with these further seconds."""
        self._rested += dt
        return self._rested >= AFTER

    def rest(self, otherwise: float, *, due: bool) -> float:
        """Return the seconds until a scene has something to do, if that would be `otherwise` without this."""
        return min(otherwise, AFTER) if due else otherwise
