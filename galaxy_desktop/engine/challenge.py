"""Challenges: games with a goal beyond winning, as data; whether it was met is read from what happened."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from galaxy_desktop.engine.bounds import AtLeast, AtMost, Between, Few, Text
from galaxy_desktop.engine.guide import Said

Points = Annotated[int, Between(-99, 999)]
Times = Annotated[int, Between(0, 999)]
STARS = 5
"""Most stars of difficulty."""


@dataclass(frozen=True, slots=True)
class Count:
    """Number of events of a seat, or the sum of one of their fields."""

    event: Annotated[str, AtMost(40)]
    """Name of the event."""
    words: Said = ""
    """Noun phrase for what is counted, before a colon."""
    where: Mapping[str, Few[str]] = field(default_factory=dict)
    """Values that fields must have, by field."""
    add: str = ""
    """Field whose value is added up, or whose things are counted; empty to count the events."""
    within: Literal["game", "round"] = "game"
    """"round": the round with most of it counts."""
    least: Times = 0
    most: Times = 999


@dataclass(frozen=True, slots=True)
class FromSource:
    """Points from one source at the end."""

    source: Annotated[str, AtMost(40)]
    least: Points = -99
    most: Points = 999


@dataclass(frozen=True, slots=True)
class ChallengeGoal:
    """Conditions at the end of the game, all of which must hold."""

    won: bool = True
    """True if the seat must have won."""
    rounds: Annotated[int, Between(0, 999)] = 999
    """Most rounds, or turns where the game counts these."""
    points: Points = -99
    """Least points."""
    lead: Points = -99
    """Least points more than the best of the others."""
    ended_by: Few[str] = ()
    """Codes of what must have ended the game; empty for anything."""
    count: Annotated[tuple[Count, ...], AtMost(6)] = ()
    source: Annotated[tuple[FromSource, ...], AtMost(6)] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A table and a goal."""

    id: str
    title: Text
    words: Said
    """Task of the player, in one or two sentences."""
    players: Annotated[int, Between(1, 8)] = 2
    level: Annotated[str, AtMost(20)] = "medium"
    """Level of all opponents."""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: Annotated[int, Between(-1, 1 << 62)] = -1
    """Seed of a deal that belongs to the challenge; -1 for any deal."""
    stars: Annotated[int, Between(1, STARS)]
    goal: ChallengeGoal


Challenges = Annotated[tuple[Challenge, ...], AtLeast(1), AtMost(40)]


def faults(
    challenges: tuple[Challenge, ...],
    events: Mapping[str, frozenset[str]],
    sources: frozenset[str],
    ends: tuple[str, ...],
) -> Iterator[str]:
    """Yield a line for each id used twice, and for each name that the game does not have.

    `events` has the fields of the game's events by name.
    """
    seen: set[str] = set()
    for one in challenges:
        if one.id in seen:
            yield f"challenge {one.id}: this id is used twice"
        seen.add(one.id)
        for count in one.goal.count:
            if not count.words:
                yield f"challenge {one.id}: a count of {count.event} has no words"
            for line in _unknown_in(count, events):
                yield f"challenge {one.id}: {line}"
        yield from (
            f"challenge {one.id}: unknown source {part.source}"
            for part in one.goal.source
            if part.source not in sources
        )
        yield from (
            f"challenge {one.id}: the game can't end by {code}"
            for code in one.goal.ended_by
            if code not in ends
        )


def _unknown_in(count: Count, events: Mapping[str, frozenset[str]]) -> Iterator[str]:
    fields = events.get(count.event)
    if fields is None:
        yield f"unknown event {count.event}"
        return
    for name in (*count.where, *([count.add] if count.add else [])):
        if name not in fields:
            yield f"{count.event} has no field {name}"
