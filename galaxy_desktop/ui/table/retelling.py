"""Events since the viewer last chose, kept so that they can be told once more."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace

from galaxy_desktop.engine.events import Event, Seat, seat_of
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.words import Words
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.presenter.story import Beat, beats_of
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.telling import Telling

SAMPLE = (64, 64)
"""Size in which it is tried whether a thing has a face."""


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Events to be played, with the moments before and after them."""

    events: Sequence[Event]
    before: Shown
    after: Shown


@dataclass(frozen=True, slots=True)
class RetoldAct:
    """Act of others, and the part of the game that shows it alone."""

    beat: Beat
    part: Excerpt

    @property
    def events(self) -> tuple[Event, ...]:
        """Events of the act that happened to others."""
        return tuple(event for event in self.beat.events if seat_of(event) != self.part.after.seat)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats of others that act."""
        return tuple(seat for seat in self.beat.seats if seat != self.part.after.seat)


def words_in(events: Sequence[Event]) -> Iterator[str]:
    """Return all words that events consist of: ids of cards and tiles are among them."""
    for event in events:
        for field in fields(event):
            value = getattr(event, field.name)
            yield from (
                part for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, str)
            )


def _shared(one: RetoldAct, other: RetoldAct, painter: Painter) -> bool:
    """Return whether two acts are about the same card or tile."""
    both = {*words_in(one.events)} & {*words_in(other.events)}
    return any(painter.face(thing, SAMPLE) is not None for thing in both)


class Retelling:
    """Parts of the game since the viewer last chose, and those of them that are still to be told again."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._parts: list[Excerpt] = []
        self._acts: list[RetoldAct] = []
        self._again: list[Excerpt] = []
        self.telling = False
        """True while a part is told once more."""

    @property
    def busy(self) -> bool:
        """True until everything asked for has been told."""
        return self.telling or bool(self._again)

    def begin(self) -> None:
        """Begin anew: the viewer has just chosen."""
        self._parts, self._acts = [], []

    def add(self, part: Excerpt, painter: Painter) -> None:
        """Add what has just happened; each act can be told again over the table it belongs to."""
        self._parts.append(part)
        whole = (part.events, part.before, part.after)
        names = [escape(sitter.name) for sitter in part.after.sitters]
        for events, before, after in painter.parted(*whole) if isinstance(painter, Telling) else [whole]:
            for beat in beats_of(events, self._words, names, part.after.seat):
                if beat.seats and beat.weight != "none":
                    self._note(RetoldAct(beat, Excerpt(beat.events, before, after)), painter)

    def _note(self, told: RetoldAct, painter: Painter) -> None:
        """Add an act, or join it to the last one of its seat if both are about the same card."""
        last = next((act for act in reversed(self._acts) if {*act.seats} & {*told.seats}), None)
        if last is None or last.seats != told.seats or not _shared(last, told, painter):
            self._acts.append(told)
            return
        first, then = last.beat, told.beat
        events, lines = first.events + then.events, first.lines + then.lines
        beat = replace(first, events=events, lines=lines, said=first.said + then.said)
        self._acts[self._acts.index(last)] = RetoldAct(
            beat, Excerpt(events, last.part.before, told.part.after)
        )

    def reword(self, painter: Painter) -> None:
        """Word what has happened anew, as after a change of language."""
        parts = self._parts
        self.begin()
        for part in parts:
            self.add(part, painter)

    def has_parts(self, viewer: Seat | None) -> bool:
        """Return whether anything has happened that this viewer has seen."""
        return any(part.after.seat == viewer for part in self._parts)

    def acts(self, viewer: Seat | None) -> tuple[RetoldAct, ...]:
        """Return the acts of others that this viewer has seen, the newest last."""
        return tuple(told for told in self._acts if told.part.after.seat == viewer)

    def tell_all(self, viewer: Seat | None) -> None:
        """Ask for everything to be told again."""
        self._again = [part for part in self._parts if part.after.seat == viewer]

    def tell(self, told: RetoldAct) -> None:
        """Ask for one act to be told again."""
        self._again = [told.part]

    def go_on(self, painter: Painter) -> bool:
        """Play the next part if nothing moves; return True once, when the last one has ended."""
        if painter.busy or not self.busy:
            return False
        if self._again:
            part = self._again.pop(0)
            painter.play(part.events, part.before, part.after)
            self.telling = True
            return False
        self.telling = False
        return True
