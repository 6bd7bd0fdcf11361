"""Saying what is still to come."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat

FORECAST = "forecast"
"""Id of the item that opens the forecast, and closes it again."""


@dataclass(frozen=True, slots=True)
class ForecastLine:
    """Sentence on what is to come, with the shield of a seat, or else a sign, before it."""

    text: str
    name: str = ""
    """Phase or other moment that it is about; empty if the sentence says so."""
    sign: str = ""
    label: str = ""
    """Text in the sign."""
    seat: Seat | None = None


class Forecasting(ABC):
    """Painter that can say what the rest of the round brings."""

    @abstractmethod
    def ahead(self) -> Sequence[ForecastLine]:
        """Return what is to come, the nearest first; empty if nothing can be said now."""
