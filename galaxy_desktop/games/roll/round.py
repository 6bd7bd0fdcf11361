"""The round (page 2): roll, assign, reveal, phases, Manage Empire, end check."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import GameEnded, RoundBegan, Seat
from galaxy_desktop.engine.flow import Answers, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.assign import Assign, roll_dice
from galaxy_desktop.games.roll.build import Build
from galaxy_desktop.games.roll.dice import extra_worker
from galaxy_desktop.games.roll.ending import end_reason
from galaxy_desktop.games.roll.events import PhaseBegan, RoundEnded, WorkersLent
from galaxy_desktop.games.roll.explore import DrawMore, ExploreTask
from galaxy_desktop.games.roll.manage import Recall, Recruit
from galaxy_desktop.games.roll.powers import income, income_vp, powers
from galaxy_desktop.games.roll.produce import ProduceGood
from galaxy_desktop.games.roll.schema import DEVELOPMENT, WORLD
from galaxy_desktop.games.roll.scoring import scores, winners
from galaxy_desktop.games.roll.scout import refill_bag
from galaxy_desktop.games.roll.ship import ShipGood
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.stock import gain_chips_by_power, gain_credits, to_cup

StepOf = Callable[[Seat], Step[RollState]]
TURNS: Mapping[str, tuple[StepOf, ...]] = {
    "explore": (ExploreTask, DrawMore),
    "develop": (lambda seat: Build(seat, DEVELOPMENT),),
    "settle": (lambda seat: Build(seat, WORLD),),
    "produce": (ProduceGood,),
    "ship": (ShipGood,),
}
"""Steps of each phase; each one is taken by every player in turn before the next begins."""


@plain
class BeginRound(Step[RollState]):
    """Start of a round: all roll their dice."""

    def done(self, g: RollState, answers: Answers) -> None:
        g.round += 1
        g.phase, g.occurring, g.extra_face = "assign", (), -1
        for player in g.players:
            player.selected, player.selector = "", ""
        g.tell(RoundBegan(g.round))
        roll_dice(g)
        g.then(Assign(), RunPhases())


@plain
class RunPhases(Step[RollState]):
    """The phases that occur, in their order; then Manage Empire."""

    def done(self, g: RollState, answers: Answers) -> None:
        g.then(*(BeginPhase(phase) for phase in g.occurring), BeginManage())


@plain
class BeginPhase(Step[RollState]):
    """Start of a phase: powers lend their workers, then every player has a turn."""

    phase: str

    def done(self, g: RollState, answers: Answers) -> None:
        g.phase = self.phase
        selectors = [seat for seat, player in enumerate(g.players) if player.selected == self.phase]
        g.tell(PhaseBegan(self.phase, tuple(selectors)))
        for seat in g.order():
            player = g.players[seat]
            player.scouted, player.rearranged = [], False
            for side, power in powers(player.tableau, self.phase, "extra_workers"):
                lent = tuple(extra_worker(kind) for kind in power.dice)
                player.extras.extend(lent)
                g.tell(WorkersLent(seat, lent, side))
        g.then(*(turn(seat) for turn in TURNS[self.phase] for seat in g.order()), EndPhase(self.phase))


@plain
class EndPhase(Step[RollState]):
    """End of a phase: spare workers go to the cup, then income, then abandoned tiles go into the bag."""

    phase: str

    def done(self, g: RollState, answers: Answers) -> None:
        for seat in g.order():
            player = g.players[seat]
            spare = player.column(self.phase)
            for die in spare:
                del player.workers[die]
            player.extras = []
            to_cup(g, seat, spare, self.phase)
            for side, amount in income(g, seat, self.phase):
                gain_credits(g, seat, amount, side)
            for side, vp in income_vp(player, self.phase):
                gain_chips_by_power(g, seat, vp, side)
        if g.abandoned:
            refill_bag(g)


@plain
class BeginManage(Step[RollState]):
    """Start of Manage Empire: every player recruits and recalls; then the round ends."""

    def done(self, g: RollState, answers: Answers) -> None:
        g.phase = "manage"
        g.then(*(step(seat) for seat in g.order() for step in (Recruit, Recall)), EndRound())


@plain
class EndRound(Step[RollState]):
    """End check (page 8): end the game, or begin another round."""

    def done(self, g: RollState, answers: Answers) -> None:
        g.tell(RoundEnded(g.round, g.pool, max(len(player.tableau) for player in g.players)))
        g.ended_by = end_reason(g)
        if not g.ended_by:
            g.then(BeginRound())
            return
        g.phase = "over"
        g.tell(GameEnded(g.ended_by, winners(g), tuple(score.total for score in scores(g))))
