"""Lessons of a guided first game, and tips: what is explained, when, and beside what on the table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from galaxy_desktop.engine.bounds import AtLeast, AtMost, Between, Few, Readable, Text
from galaxy_desktop.engine.events import Seat

Said = Annotated[str, AtMost(600), Readable()]
"""Two or three sentences in the markup of the client."""
Fact = Callable[[Any, Seat], Sequence[str]]
"""Condition on a view for a seat, as the names of the things that make it true, such as goods to sell."""
WITH, ELSE = " with ", " or "
TIP = "tip_"
"""Start of the ids of tips; the rest is the id of the lesson that teaches the same, if there is one."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing explained once, at the first question of a seat at which everything it asks for is true."""

    id: str
    title: Text
    words: Said
    """Sentences; a key is named by its label, as in "Press {P}", and shown as the device in use has it."""
    topics: Annotated[tuple[str, ...], AtMost(12)] = ()
    """Topics of the questions at which it is due; empty for any question."""
    facts: Few[str] = ()
    """Names of facts that all have to be true."""
    round: Annotated[int, Between(0, 99)] = 0
    """First round in which it is due."""
    marks: Few[str] = ()
    """Things it speaks of: "bar", "choices", "choices in " a group; an item, a group, or the start of ids.

    Items and groups joined by " + " are lit as one; of those joined by " or ", the first on the table.
    A group " with " a fact means those of its items that make the fact true; "places with " a fact means the
    places of what makes it true, which need be no items.
    """
    page: str = ""
    """Name of the page of the rules that tells more."""
    looks: bool = False
    """True if its words end with how to look at things closely, with the device in use."""
    suggests: bool = False
    """True if "Show me" marks what a computer player would choose."""

    @property
    def facts_of_marks(self) -> tuple[str, ...]:
        """Names of the facts that its marks name."""
        marks = (mark for joined in self.marks for mark in joined.split(ELSE))
        return tuple(fact for _group, joint, fact in (mark.partition(WITH) for mark in marks) if joint)

    @property
    def same(self) -> str:
        """Id of the lesson that teaches what this tip tells, if there is one."""
        return self.id.removeprefix(TIP)


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """A guided first game: its deal, and what it teaches in order; and tips for other games."""

    seed: int
    seats: Annotated[int, Between(1, 8)] = 2
    options: Mapping[str, str] = field(default_factory=dict)
    lesson: Annotated[tuple[Lesson, ...], AtLeast(1), AtMost(40)]
    tip: Annotated[tuple[Lesson, ...], AtMost(40)] = ()

    def faults(self, topics: frozenset[str], facts: frozenset[str], pages: frozenset[str]) -> Iterator[str]:
        """Yield a line for each lesson with an id used twice, or with a name that the game does not have."""
        seen: set[str] = set()
        for lesson in (*self.lesson, *self.tip):
            if lesson.id in seen:
                yield f"lesson {lesson.id}: this id is used twice"
            seen.add(lesson.id)
            for kind, names, known in (
                ("topic", lesson.topics, topics),
                ("fact", (*lesson.facts, *lesson.facts_of_marks), facts),
                ("page", (lesson.page,) if lesson.page else (), pages),
            ):
                for name in names:
                    if name not in known:
                        yield f"lesson {lesson.id}: unknown {kind} {name}"


def due(lesson: Lesson, topic: str, number: int, holds: Callable[[str], bool]) -> bool:
    """Return whether a lesson is due at a question of this topic in round `number`.

    `holds` says whether the fact of a name is true.
    """
    at_topic = not lesson.topics or topic in lesson.topics
    return at_topic and number >= lesson.round and all(holds(fact) for fact in lesson.facts)
