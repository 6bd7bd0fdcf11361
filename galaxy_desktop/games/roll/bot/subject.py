"""Training subject of Roll for the Galaxy: inputs of its network and the games to learn from."""

from galaxy_desktop.ai.subject import Seats, Subject, TrainingTable
from galaxy_desktop.games.roll.bot.inputs import seat_inputs, tableau_inputs
from galaxy_desktop.games.roll.state import RollState


def _inputs(g: RollState) -> tuple[Seats, Seats]:
    return [tableau_inputs(tuple(player.tableau)) for player in g.players], seat_inputs(g)


SUBJECT = Subject(
    inputs=_inputs,
    phase="assign",
    epochs=8,
    tables=(
        TrainingTable(2, {}, 8_000),
        TrainingTable(3, {}, 3_200),
        TrainingTable(4, {}, 1_600),
        TrainingTable(5, {}, 1_200),
    ),
    grows_by="rounds",
)
