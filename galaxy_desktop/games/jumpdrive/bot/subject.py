"""Training subject of Jump Drive: inputs of its network and the games to learn from."""

from galaxy_desktop.ai.subject import Seats, Subject, TrainingTable
from galaxy_desktop.games.jumpdrive.bot.inputs import empire_inputs, seat_inputs
from galaxy_desktop.games.jumpdrive.bot.outlook import rounds_left
from galaxy_desktop.games.jumpdrive.state import JumpState


def _inputs(g: JumpState) -> tuple[Seats, Seats]:
    rounds = rounds_left(g)
    empires: Seats = [empire_inputs(tuple(player.empire)) for player in g.players]
    return empires, [seat_inputs(g, seat, rounds) for seat in range(len(g.players))]


SUBJECT = Subject(
    inputs=_inputs,
    phase="build",
    epochs=30,
    tables=(
        TrainingTable(2, {"setup": "ordinary"}, 8_000, odd=15),
        TrainingTable(2, {"setup": "first_game"}, 800, odd=15),
        TrainingTable(3, {"setup": "ordinary"}, 3_200, odd=15),
        TrainingTable(4, {"setup": "ordinary"}, 2_400, odd=15),
        TrainingTable(1, {"setup": "ordinary"}, 4_000, odd=15),
    ),
    grows_by="rounds",
)
