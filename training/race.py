"""Race for the Galaxy, as it is learned."""

from pathlib import Path

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.bot import PLAYBOOK
from galaxy_desktop.games.race.bot.forecast import rounds_left
from galaxy_desktop.games.race.bot.inputs import seat_inputs, tableau_inputs
from galaxy_desktop.games.race.state import RaceState
from training.subject import Seats, Subject, Table


def _inputs(g: RaceState) -> tuple[Seats, Seats]:
    rounds = rounds_left(g)
    tableaus: Seats = [tableau_inputs(g.edition, tuple(player.tableau)) for player in g.players]
    return tableaus, [seat_inputs(g, seat, rounds) for seat in range(len(g.players))]


SUBJECT = Subject(
    game=GAME,
    playbook=PLAYBOOK,
    inputs=_inputs,
    phase="actions",
    odd=25,
    epochs=8,
    tables=(
        Table(2, {"start_worlds": "all"}, 1.0),
        Table(2, {"start_worlds": "all", "variant": "experienced"}, 0.5),
        Table(3, {"start_worlds": "all"}, 0.4),
        Table(4, {"start_worlds": "all"}, 0.3),
    ),
    out=Path("galaxy_desktop/games/race/data/network.json"),
)
