"""Training subject of New Frontiers: inputs of its network and the games to learn from."""

from galaxy_desktop.ai.subject import Seats, Subject, TrainingTable
from galaxy_desktop.games.frontiers.bot.empire import key_of
from galaxy_desktop.games.frontiers.bot.inputs import all_inputs, empire_inputs
from galaxy_desktop.games.frontiers.state import FrontiersState


def _inputs(g: FrontiersState) -> tuple[Seats, Seats]:
    return [empire_inputs(key_of(player)) for player in g.players], all_inputs(g, 0)


SUBJECT = Subject(
    inputs=_inputs,
    epochs=14,
    tables=(
        TrainingTable(2, {}, 3_000, odd=30, strays=8),
        TrainingTable(2, {"goals": "on"}, 1_100, odd=30, strays=8),
        TrainingTable(3, {}, 1_100, odd=30, strays=8),
        TrainingTable(4, {}, 750, odd=30, strays=8),
        TrainingTable(5, {}, 550, odd=30, strays=8),
    ),
    grows_by="rounds",
)
