"""Log of one table, as the person at the screen reads it: what is told by now, and what is new to them."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.play.records import LogLine
from galaxy_desktop.presenter.session import Session


class TableLog:
    """Lines of the log in the words for the person at the screen, and how far each person has seen it."""

    def __init__(self, session: Session) -> None:
        self.lines: list[LogLine] = []
        """Lines that have been read."""
        self.untold = 0
        """Lines at the end whose events are still to be told on the screen."""
        self.new_from = 0
        """Index of the first answer whose lines are new to the person at the screen."""
        self._session = session
        self._at = 0
        self._seen: dict[Seat, int] = {}
        """Number of answers that each person had seen when they left the screen."""
        self._known: dict[Seat, frozenset[Seat]] = {}
        """Seats that each person knew to be resigned when they left the screen."""

    @property
    def told(self) -> list[LogLine]:
        """Lines whose events have been told on the screen."""
        return self.lines[: max(0, len(self.lines) - self.untold)]

    @property
    def at(self) -> int:
        """Number of answers whose lines have been read, but no more than there are after an undo."""
        return min(self._at, self._session.bus.lines())

    def read(self, *, anew: bool = True, until: int | None = None) -> None:
        """Read the log, or add what is new if not `anew`; lines from the answer `until` on are left out."""
        bus, eyes = self._session.bus, self._session.eyes
        if anew or not self._at:
            lines = bus.log(eyes, called=escape)
        else:
            lines = [*self.lines, *bus.log(eyes, self._at, called=escape)]
        self._at = bus.lines() if until is None else until
        self.lines = [line for line in lines if line.line < self._at or until is None]

    def open_for(self, seat: Seat) -> bool:
        """Read the log as a person who sits down now left it; return whether there is more by now."""
        self.new_from = self._seen.get(seat, 0)
        self.read(until=self.new_from)
        return self.new_from < self._session.bus.lines()

    def leave(self, seat: Seat) -> None:
        """Note that a person has seen all of the log so far."""
        self._seen[seat] = self._session.bus.lines()
        self._known[seat] = self._session.bus.table().gone()

    def news_for(self, seat: Seat) -> list[str]:
        """Return new lines on acts of others, as an onlooker reads them; at the first visit, who resigned."""
        bus, seen, known = self._session.bus, self._seen.get(seat), self._known.get(seat, frozenset())
        if seen is None:
            return [*bus.resignations(called=escape).values()]
        at_once = bus.resignations(seen, called=escape)
        lines = bus.log(None, seen, called=escape)
        return [
            *(text for gone, text in at_once.items() if gone not in known),
            *(line.text for line in lines if line.about != seat and not line.completes),
        ]

    def forget(self) -> None:
        """Forget who has seen how much, as another game begins."""
        self._seen.clear()
        self._known.clear()
