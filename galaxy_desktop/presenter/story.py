"""Story of what happened, in beats: acts of one player, or of several at once, and banners of the table."""

from collections.abc import Sequence
from typing import Literal

from galaxy_desktop.engine.events import Event, GameEnded, OwnCards, Seat, seat_of
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.words import Words
from galaxy_desktop.language import gettext as _

Weight = Literal["none", "act", "banner", "reveal"]
"""Weight of a beat, which gives its time: nothing, an act, a new round or phase, something turned up."""


@plain
class Beat:
    """Events that are shown together, the seats that act in them, and the sentences on others."""

    events: tuple[Event, ...]
    seats: tuple[Seat, ...]
    lines: tuple[str, ...]
    weight: Weight
    said: int = 0
    """Lines of the log about these events, those on the viewer included."""
    ends: bool = False
    """True if the game is over: the beat tells why, and the final score who has won."""


def beats_of(events: Sequence[Event], words: Words, names: Sequence[str], viewer: Seat) -> list[Beat]:
    """Return events in beats; the viewer's own acts, and what has no sentence, take no time of their own.

    Events of one seat in a row are one act, until one opens another; the same thing happening to several
    seats in a row is one too, and so is what several seats in a row do with cards that only they see. What
    follows from an act is told last, and what only completes it is left to the log.
    """
    return [_beat(group, words, names, viewer) for group in _groups(events)]


def _groups(events: Sequence[Event]) -> list[list[Event]]:
    groups: list[list[Event]] = []
    for event in events:
        if groups and _belongs(event, groups[-1]):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _belongs(event: Event, group: list[Event]) -> bool:
    """Return whether an event is part of the act of a group."""
    acts = [other for other in group if not (other.follows or other.completes)]
    seat = seat_of(event)
    seats = {seat_of(other) for other in acts}
    if event.follows:
        return None not in seats
    if event.completes:
        return seat_of(group[-1]) == seat
    if seat is None or None in seats:
        return False
    if seats <= {seat}:
        return not (acts and event.opens) or type(event) is type(acts[0])
    kinds = {type(other) for other in acts}
    unseen = all(isinstance(other, OwnCards) for other in (*acts, event))
    return kinds == {type(event)} or (unseen and type(event) in kinds)


def _beat(group: list[Event], words: Words, names: Sequence[str], viewer: Seat) -> Beat:
    seats = tuple(dict.fromkeys(seat for event in group if (seat := seat_of(event)) is not None))
    said = sum(bool(words.event(event, names, viewer)) for event in group)
    others = [event for event in words.in_short(group) if seat_of(event) != viewer and seats != (viewer,)]
    told = [(event, words.event(event, names, viewer)) for event in others if not event.completes]
    told.sort(key=lambda pair: pair[0].follows)
    lines = tuple([line for _event, line in told if line])
    end = next((event for event in group if isinstance(event, GameEnded)), None)
    if end is not None:
        lines = (_("Game end: {cause}.").format(cause=words.ended_by(end.ended_by)),)
    return Beat(tuple(group), seats, lines, _weight(group, lines, seats), said, end is not None)


def _weight(group: Sequence[Event], lines: Sequence[str], seats: Sequence[Seat]) -> Weight:
    if not lines:
        return "none"
    if seats:
        return "act"
    return "reveal" if any(event.reveals for event in group) else "banner"
