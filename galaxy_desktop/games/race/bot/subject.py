"""Training subject of Race for the Galaxy: inputs of its network and the games to learn from."""

from galaxy_desktop.ai.subject import Seats, Subject, Table
from galaxy_desktop.games.race.bot.forecast import rounds_left
from galaxy_desktop.games.race.bot.inputs import seat_inputs, tableau_inputs
from galaxy_desktop.games.race.state import RaceState


def _inputs(g: RaceState) -> tuple[Seats, Seats]:
    rounds = rounds_left(g)
    tableaus: Seats = [tableau_inputs(g.edition, tuple(player.tableau)) for player in g.players]
    return tableaus, [seat_inputs(g, seat, rounds) for seat in range(len(g.players))]


SUBJECT = Subject(
    inputs=_inputs,
    phase="actions",
    epochs=8,
    tables=(
        Table(2, {"start_worlds": "all"}, 8_000),
        Table(2, {"start_worlds": "all", "variant": "experienced"}, 4_000),
        Table(3, {"start_worlds": "all"}, 3_200),
        Table(4, {"start_worlds": "all"}, 2_400),
    ),
    grows_by="rounds",
)
