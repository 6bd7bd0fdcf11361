"""Order of a turn (pages 7 and 16), extra and skipped turns."""

from functools import cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.allocate import Allocate, DrawCubes
from galaxy_desktop.games.master.cubes import clear_black
from galaxy_desktop.games.master.draw import RANDOM, Draw
from galaxy_desktop.games.master.events import BagEmpty, TurnBegan, TurnSkipped
from galaxy_desktop.games.master.projects import fillable
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep
from galaxy_desktop.games.master.triggers import Fire, TriggerDetails
from galaxy_desktop.games.master.use_cards import KeepToLimit, RewardDiscards, UseCards


@plain
class BeginTurn(MasterStep):
    """Step that begins a turn, unless it is skipped; `extra`: an ability has given it."""

    seat: Seat
    extra: bool = False

    def act(self, g: MasterState, answers: Answers) -> None:
        seat = self.seat
        if g.players[seat].skips:
            _skip(g, seat)
            return
        if self.extra:
            g.extra_taken += 1
        elif seat != g.seat:
            g.extra_taken = 0
        _reset(g, seat)
        g.tell(TurnBegan(seat, g.turn, g.extra_taken if self.extra else 0))
        g.then(*_turn(seat))
        if not any(g.players[seat].bag.values()):
            adventure(g, seat)


@cache
def _turn(seat: Seat) -> tuple[MasterStep, ...]:
    """Return the steps of a whole turn."""
    return (
        StartAbilities(seat),
        DrawCubes(seat),
        Allocate(seat),
        TakeRewards(seat),
        UseCards(seat),
        Fire(seat, "turn_end"),
        KeepToLimit(seat),
        RewardDiscards(seat),
        EndTurn(seat),
    )


def _reset(g: MasterState, seat: Seat) -> None:
    g.seat = seat
    g.turn += 1
    g.phase = "gain"
    g.more_cubes = g.discarded = 0
    g.offered = []


def _skip(g: MasterState, seat: Seat) -> None:
    """Move one token to the supply and pass play to the left; extra turns lapse (R33)."""
    player = g.players[seat]
    player.skips -= 1
    g.holes += 1
    g.extra_turns = 0
    g.tell(TurnSkipped(seat, player.skips))
    g.then(BeginTurn(g.left_of(seat)))


def adventure(g: MasterState, seat: Seat) -> None:
    """Apply the adventurer rule (page 7): a random leader, and all black cubes back to the bag (R4)."""
    g.tell(BagEmpty(seat))
    g.then(Draw(seat, ("leader",), RANDOM), RecallBlack(seat))


@plain
class RecallBlack(MasterStep):
    """Step that returns black cubes of all own projects to the bag."""

    seat: Seat

    def act(self, g: MasterState, answers: Answers) -> None:
        for project in fillable(g, self.seat):
            if project.id in g.cubes:
                clear_black(g, self.seat, project.id)


@plain
class StartAbilities(MasterStep):
    """Step that fires the abilities of the start of a turn, by the number of cubes in the bag."""

    seat: Seat

    def act(self, g: MasterState, answers: Answers) -> None:
        g.then(_started(self.seat, sum(g.players[self.seat].bag.values())))


@cache
def _started(seat: Seat, bag: int) -> Fire:
    return Fire(seat, "turn_start", TriggerDetails(bag=bag))


@plain
class EndTurn(MasterStep):
    """Step that ends the turn: an extra one follows, or that of the player to the left."""

    seat: Seat

    def act(self, g: MasterState, answers: Answers) -> None:
        if g.extra_turns:
            g.extra_turns -= 1
            g.then(BeginTurn(self.seat, extra=True))
        else:
            g.then(BeginTurn(g.left_of(self.seat)))
