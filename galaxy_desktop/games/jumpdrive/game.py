"""Jump Drive as the rest of the program sees it."""

from typing import ClassVar

from galaxy_desktop.engine.codec import StepTypes
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.game import Game, Moment, Options, Result, Score, TableOption
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import build, explore, setup
from galaxy_desktop.games.jumpdrive import round as rounds
from galaxy_desktop.games.jumpdrive import view as sight
from galaxy_desktop.games.jumpdrive.cards import DATA
from galaxy_desktop.games.jumpdrive.invariants import invariants
from galaxy_desktop.games.jumpdrive.scoring import scores, winners
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.words import WORDS

STEPS: tuple[type[Step[JumpState]], ...] = (
    setup.DiscardOpening,
    rounds.BeginRound,
    rounds.ScoreEmpires,
    rounds.TakeIncome,
    rounds.DiscardDown,
    build.ChooseBuilds,
    explore.DrawAfterPlacing,
    explore.DiscardExplored,
)


class JumpDrive(Game[JumpState]):
    """Jump Drive."""

    id = "jumpdrive"
    name = "Jump Drive"
    place_in_menu = 4
    seats = range(1, 5)
    rules_version = 1
    ends = ("points", "rounds")
    options = (TableOption("setup", ("ordinary", "first_game")),)
    state_type = JumpState
    steps: ClassVar[StepTypes] = {step.__name__: step for step in STEPS}
    words = WORDS
    data = DATA

    def new(self, seats: int, options: Options, seed: int) -> JumpState:
        """See `Game`."""
        return setup.new_game(seats, self.check(seats, options), seed)

    def view(self, g: JumpState, seat: Seat) -> JumpState:
        """See `Game`."""
        return sight.view(g, seat)

    def guess(self, view: JumpState, dice: Dice) -> JumpState:
        """See `Game`."""
        return sight.guess(view, dice)

    def invariants(self, g: JumpState) -> list[str]:
        """See `Game`."""
        return invariants(g)

    def scores(self, g: JumpState) -> tuple[Score, ...]:
        """See `Game`."""
        return scores(g)

    def result(self, g: JumpState) -> Result:
        """See `Game`."""
        return Result(winners(g), g.ended_by)

    def moment(self, g: JumpState) -> Moment:
        """See `Game`."""
        return Moment(g.round, g.phase)


GAME = JumpDrive()
