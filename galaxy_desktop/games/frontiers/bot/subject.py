"""Training subject of New Frontiers: inputs of its network and the games to learn from."""

from galaxy_desktop.ai.subject import Seats, Subject, Table
from galaxy_desktop.games.frontiers.bot.empire import key_of
from galaxy_desktop.games.frontiers.bot.inputs import all_inputs, empire_inputs
from galaxy_desktop.games.frontiers.state import FrontiersState


def _inputs(g: FrontiersState) -> tuple[Seats, Seats]:
    return [empire_inputs(key_of(player)) for player in g.players], all_inputs(g, 0)


SUBJECT = Subject(
    inputs=_inputs,
    epochs=14,
    tables=(
        Table(2, {}, 3_000, odd=30, strays=8),
        Table(2, {"goals": "on"}, 1_100, odd=30, strays=8),
        Table(3, {}, 1_100, odd=30, strays=8),
        Table(4, {}, 750, odd=30, strays=8),
        Table(5, {}, 550, odd=30, strays=8),
    ),
    grows_by="rounds",
)
