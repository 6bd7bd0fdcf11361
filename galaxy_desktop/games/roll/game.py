"""Roll for the Galaxy as the rest of the program sees it."""

from typing import ClassVar

from galaxy_desktop.engine.codec import StepTypes
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.game import Game, Moment, Options, Result, Score, TableOption
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import (
    assign,
    build,
    explore,
    gains,
    manage,
    produce,
    scout,
    setup,
    ship,
)
from galaxy_desktop.games.roll import round as rounds
from galaxy_desktop.games.roll import view as sight
from galaxy_desktop.games.roll.box import DATA
from galaxy_desktop.games.roll.invariants import invariants
from galaxy_desktop.games.roll.scoring import scores, winners
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.words import WORDS

STEPS: tuple[type[Step[RollState]], ...] = (
    setup.ArrangeStart,
    rounds.BeginRound,
    assign.Assign,
    rounds.RunPhases,
    rounds.BeginPhase,
    explore.ExploreTask,
    explore.Abandon,
    explore.Rearrange,
    explore.DrawMore,
    scout.PlaceTiles,
    scout.GiveUpTile,
    scout.DrawRest,
    build.Build,
    build.ReturnToCup,
    gains.TakeGains,
    produce.ProduceGood,
    ship.ShipGood,
    ship.BuyPoints,
    rounds.EndPhase,
    rounds.BeginManage,
    manage.Recruit,
    manage.Recall,
    rounds.EndRound,
)


class Roll(Game[RollState]):
    """Roll for the Galaxy."""

    id = "roll"
    name = "Roll for the Galaxy"
    place_in_menu = 2
    seats = range(2, 6)
    rules_version = 1
    options = (TableOption("setup", ("ordinary", "first_game")),)
    ends = ("tableau", "chips", "both")
    state_type = RollState
    steps: ClassVar[StepTypes] = {step.__name__: step for step in STEPS}
    words = WORDS
    data = DATA

    def new(self, seats: int, options: Options, seed: int) -> RollState:
        """See `Game`."""
        return setup.new_game(seats, self.check(seats, options), seed)

    def view(self, g: RollState, seat: Seat) -> RollState:
        """See `Game`."""
        return sight.view(g, seat)

    def guess(self, view: RollState, dice: Dice) -> RollState:
        """See `Game`."""
        return sight.guess(view, dice)

    def invariants(self, g: RollState) -> list[str]:
        """See `Game`."""
        return invariants(g)

    def scores(self, g: RollState) -> tuple[Score, ...]:
        """See `Game`."""
        return scores(g)

    def result(self, g: RollState) -> Result:
        """See `Game`."""
        return Result(winners(g), g.ended_by)

    def moment(self, g: RollState) -> Moment:
        """See `Game`."""
        return Moment(g.round, g.phase)


GAME = Roll()
