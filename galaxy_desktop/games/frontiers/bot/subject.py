"""Training subject of New Frontiers: inputs of its networks and the games to learn from."""

from galaxy_desktop.ai.subject import Choices, Seats, Subject, Table
from galaxy_desktop.games.frontiers.bot.empire import key_of
from galaxy_desktop.games.frontiers.bot.inputs import all_inputs, empire_inputs
from galaxy_desktop.games.frontiers.bot.policy import Offer, choice_inputs, inputs
from galaxy_desktop.games.frontiers.box import actions
from galaxy_desktop.games.frontiers.game import GAME
from galaxy_desktop.games.frontiers.state import FrontiersState


def _inputs(g: FrontiersState) -> tuple[Seats, Seats]:
    return [empire_inputs(key_of(player)) for player in g.players], all_inputs(g, 0)


def _choice_names() -> tuple[str, ...]:
    nothing = dict.fromkeys(actions(), 0.0)
    return tuple(inputs(GAME.new(2, GAME.check(2, {}), 1), 0, Offer(nothing, nothing, nothing)))


SUBJECT = Subject(
    inputs=_inputs,
    choices=Choices(
        topic="action",
        inputs=choice_inputs,
        parts=lambda option: (option,),
        names=_choice_names,
        things=lambda: tuple(actions()),
    ),
    epochs=8,
    tables=(
        Table(2, {}, 3_000, odd=30, strays=8),
        Table(2, {"goals": "on"}, 1_200, odd=30, strays=8),
        Table(3, {}, 1_200, odd=30, strays=8),
        Table(4, {}, 800, odd=30, strays=8),
        Table(5, {}, 600, odd=30, strays=8),
    ),
    grows_by="rounds",
)
