"""Meteors, as it is learned."""

from galaxy_desktop.ai.subject import Seats, Subject, TrainingTable
from tests.toy.meteors.state import MeteorState, size_of


def _inputs(g: MeteorState) -> tuple[Seats, Seats]:
    caught: Seats = [{"meteors": float(len(meteors))} for meteors in g.caught]
    return caught, [{"in hand": float(sum(map(size_of, hand)))} for hand in g.hands]


SUBJECT = Subject(inputs=_inputs, epochs=1, tables=(TrainingTable(2, {}, 20),), grows_by="in hand")
