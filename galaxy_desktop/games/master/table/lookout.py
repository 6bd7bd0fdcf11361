"""Threats as the table shows them: those of a moment are worked out a little in each frame."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from galaxy_desktop.games.master.foresight import Threat, ThreatSearch
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.presenter.slices import go_on

KEPT = 3
"""Moments whose threats are kept: what moves leads from one to the next."""


@dataclass(slots=True)
class Watch:
    """Threats of one moment, and the work that is left."""

    view: MasterState
    outlook: ThreatSearch
    work: Iterator[None]
    done: bool = False

    def go_on(self, *, whole: bool = False) -> None:
        """Work a little, or to the end if `whole`."""
        self.done = self.done or go_on(self.work)
        while whole and not self.done:
            self.done = go_on(self.work)


class Lookout:
    """Threats of the moments shown; until those of a new one are found, the former ones."""

    def __init__(self) -> None:
        self._kept: deque[Watch] = deque(maxlen=KEPT)

    def threats(self, view: MasterState, *, takes_time: bool) -> tuple[Threat, ...]:
        """Return the threats of a view as far as they are known, all of them unless it `takes_time`."""
        for watch in self._kept:
            if watch.view is view:
                return watch.outlook.threats
        outlook = ThreatSearch(view, self._former(view))
        watch = Watch(view, outlook, outlook.steps(), done=not view.turn)
        watch.go_on(whole=not takes_time)
        self._kept.append(watch)
        return outlook.threats

    def _former(self, view: MasterState) -> tuple[Threat, ...]:
        """Return the threats shown last, unless a view is not of the same turn or the next one."""
        if not self._kept or view.turn - self._kept[-1].view.turn not in {0, 1}:
            return ()
        return self._kept[-1].outlook.threats

    @property
    def busy(self) -> bool:
        """True while the threats of the latest moment are not all known."""
        return bool(self._kept) and not self._kept[-1].done

    def go_on(self) -> bool:
        """Work a little for the latest moment; return whether its threats look different now."""
        watch = self._kept[-1]
        before = watch.outlook.threats
        watch.go_on()
        return before != watch.outlook.threats
