"""Training subject of Race for the Galaxy: inputs of its network and the games to learn from."""

from galaxy_desktop.ai.subject import Choices, Seats, Subject, TrainingTable
from galaxy_desktop.games.race.bot.forecast import rounds_left
from galaxy_desktop.games.race.bot.inputs import no_hand_inputs, seat_inputs, tableau_inputs
from galaxy_desktop.games.race.bot.policy import choice_inputs
from galaxy_desktop.games.race.box import actions
from galaxy_desktop.games.race.game import GAME
from galaxy_desktop.games.race.moves import Actions, parse_as
from galaxy_desktop.games.race.state import RaceState


def _inputs(g: RaceState) -> tuple[Seats, Seats]:
    rounds = rounds_left(g)
    tableaus: Seats = [tableau_inputs(g.edition, tuple(player.tableau)) for player in g.players]
    return tableaus, [{**no_hand_inputs(), **seat_inputs(g, seat, rounds)} for seat in range(len(g.players))]


def _choice_names() -> tuple[str, ...]:
    g = GAME.new(2, {}, 1)
    calls = [f"{when} {action}" for when in ("last", "before", "others last") for action in actions()]
    return (*choice_inputs(g, 0, known=False), *calls)


SUBJECT = Subject(
    inputs=_inputs,
    choices=Choices(
        topic="action",
        inputs=choice_inputs,
        parts=lambda option: parse_as(Actions, option).chosen,
        names=_choice_names,
        things=lambda: tuple(actions()),
    ),
    phase="actions",
    epochs=16,
    decay=0.3,
    tables=(
        TrainingTable(2, {"start_worlds": "all"}, 4_000, odd=30),
        TrainingTable(2, {"edition": "first"}, 3_200, odd=30),
        TrainingTable(2, {"start_worlds": "all", "variant": "experienced"}, 4_500, odd=30),
        TrainingTable(3, {"start_worlds": "all"}, 2_800, odd=30),
        TrainingTable(4, {"start_worlds": "all"}, 2_200, odd=30),
    ),
    grows_by="rounds",
)
