"""Race for the Galaxy as the rest of the program sees it."""

from typing import ClassVar

from galaxy_desktop.engine.codec import StepTypes
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.game import Game, Moment, OptionError, Options, Result, Score, TableOption
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import consume, develop, explore, limit, produce, settle, setup
from galaxy_desktop.games.race import round as rounds
from galaxy_desktop.games.race import view as sight
from galaxy_desktop.games.race.cards import DATA, EDITIONS
from galaxy_desktop.games.race.invariants import invariants
from galaxy_desktop.games.race.scoring import scores, winners
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words import WORDS

STEPS: tuple[type[Step[RaceState]], ...] = (
    setup.DiscardOpening,
    setup.ChooseStart,
    rounds.BeginRound,
    rounds.ChooseActions,
    rounds.BeginPhase,
    rounds.BeginLimit,
    rounds.EndRound,
    explore.Explore,
    explore.KeepCards,
    develop.Develop,
    develop.ChooseDevelopments,
    develop.PayForDevelopment,
    settle.Settle,
    settle.PayForWorld,
    consume.Consume,
    consume.ChooseConsumePower,
    consume.TakeGoods,
    consume.SellGood,
    consume.ConsumeCards,
    consume.GuessTopCard,
    produce.Produce,
    produce.ProduceWith,
    produce.CompareProduction,
    limit.DiscardDown,
)


class Race(Game[RaceState]):
    """Race for the Galaxy."""

    id = "race"
    name = "Race for the Galaxy"
    place_in_menu = 1
    seats = range(2, 5)
    rules_version = 1
    options = (
        TableOption("start_worlds", ("original", "all")),
        TableOption("setup", ("ordinary", "first_game", "choice")),
        TableOption("variant", ("standard", "experienced"), seats=(2,)),
        TableOption("edition", EDITIONS),
    )
    ends = ("tableau", "chips", "both")
    state_type = RaceState
    steps: ClassVar[StepTypes] = {step.__name__: step for step in STEPS}
    words = WORDS
    data = DATA

    def check(self, seats: int, options: Options) -> dict[str, str]:
        """See `Game`."""
        chosen = super().check(seats, options)
        setup.check_options(seats, chosen)
        return chosen

    def new(self, seats: int, options: Options, seed: int) -> RaceState:
        """See `Game`."""
        return setup.new_game(seats, self.check(seats, options), seed)

    def view(self, g: RaceState, seat: Seat) -> RaceState:
        """See `Game`."""
        return sight.view(g, seat)

    def guess(self, view: RaceState, dice: Dice) -> RaceState:
        """See `Game`."""
        return sight.guess(view, dice)

    def invariants(self, g: RaceState) -> list[str]:
        """See `Game`."""
        options = {option.name: getattr(g, option.name) for option in self.options}
        try:
            self.check(len(g.players), options)
        except OptionError as error:
            return [str(error)]
        return invariants(g)

    def scores(self, g: RaceState) -> tuple[Score, ...]:
        """See `Game`."""
        return scores(g)

    def result(self, g: RaceState) -> Result:
        """See `Game`."""
        return Result(winners(g), g.ended_by)

    def moment(self, g: RaceState) -> Moment:
        """See `Game`."""
        return Moment(g.round, g.phase)


GAME = Race()
