"""New Frontiers as the rest of the program sees it."""

from typing import Any, ClassVar

from galaxy_desktop.engine.codec import StepTypes
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.game import Game, Moment, Options, Result, Score, TableOption
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers import (
    bonuses,
    chart,
    consume,
    develop,
    ending,
    explore,
    kinds,
    limit,
    produce,
    saved,
    settle,
    setup,
    stockpile,
    trade,
    upgrade,
)
from galaxy_desktop.games.frontiers import round as rounds
from galaxy_desktop.games.frontiers import view as sight
from galaxy_desktop.games.frontiers.box import DATA
from galaxy_desktop.games.frontiers.invariants import invariants
from galaxy_desktop.games.frontiers.scoring import scores, winners
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words import WORDS

STEPS: tuple[type[Step[FrontiersState]], ...] = (
    setup.ChooseHome,
    rounds.BeginRound,
    rounds.SelectAction,
    chart.OrderTurningUp,
    chart.TurnUpGoal,
    bonuses.Retreat,
    bonuses.SendEnvoys,
    bonuses.StartTurn,
    chart.ChartGoals,
    chart.KeepGoal,
    chart.PutGoalsBack,
    develop.BeginDevelop,
    develop.BuyDevelopment,
    develop.EndDevelop,
    explore.BeginExplore,
    explore.PickWorld,
    explore.DrawWorlds,
    explore.ReturnOffer,
    limit.TrimWorlds,
    limit.StockWorld,
    settle.BeginSettle,
    settle.SettleOrGain,
    settle.ChooseWay,
    settle.SettleSecond,
    upgrade.Upgrade,
    upgrade.ReplaceColony,
    settle.ReturnReplaced,
    settle.EndSettle,
    produce.BeginProduce,
    kinds.ChooseKind,
    produce.ProduceKind,
    produce.ProduceWindfall,
    produce.PayProduction,
    produce.PayEndCredits,
    stockpile.StockGoods,
    consume.BeginTradeConsume,
    trade.SellGood,
    stockpile.StockCredits,
    consume.UseFreePowers,
    consume.ConsumeGoods,
    consume.FeedPower,
    consume.CountConsumed,
    rounds.EndAction,
    rounds.EndRound,
    ending.ChooseScoringKind,
    ending.ScoreGame,
)


class Frontiers(Game[FrontiersState]):
    """New Frontiers."""

    id = "frontiers"
    name = "New Frontiers"
    place_in_menu = 3
    seats = range(2, 6)
    rules_version = 2
    options = (
        TableOption("setup", ("ordinary", setup.FIRST_GAME)),
        TableOption("goals", setup.GOALS),
    )
    ends = ("developments", "colonies", "colonists", "chips")
    state_type = FrontiersState
    steps: ClassVar[StepTypes] = {step.__name__: step for step in STEPS}
    words = WORDS
    data = DATA

    def new(self, seats: int, options: Options, seed: int) -> FrontiersState:
        """See `Game`."""
        return setup.new_game(seats, self.check(seats, options), seed)

    def view(self, g: FrontiersState, seat: Seat) -> FrontiersState:
        """See `Game`."""
        return sight.view(g, seat)

    def guess(self, view: FrontiersState, dice: Dice) -> FrontiersState:
        """See `Game`."""
        return sight.guess(view, dice)

    def invariants(self, g: FrontiersState) -> list[str]:
        """See `Game`."""
        return invariants(g)

    def scores(self, g: FrontiersState) -> tuple[Score, ...]:
        """See `Game`."""
        return scores(g)

    def result(self, g: FrontiersState) -> Result:
        """See `Game`."""
        return Result(winners(g), g.ended[0])

    def moment(self, g: FrontiersState) -> Moment:
        """See `Game`."""
        if not g.round:
            return Moment(g.round, "setup")
        return Moment(g.round, g.action or ("select" if g.turn < len(g.disks) else "over"))

    def encode(self, g: FrontiersState) -> dict[str, Any]:
        """See `Game`."""
        return saved.trimmed(super().encode(g))

    def decode(self, data: Any) -> FrontiersState:
        """See `Game`."""
        return saved.go_on(super().decode(saved.filled(data) if isinstance(data, dict) else data))


GAME = Frontiers()
