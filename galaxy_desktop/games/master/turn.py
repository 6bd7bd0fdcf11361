"""The order of a turn (pages 7 and 16), extra and skipped turns."""

from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers
from galaxy_desktop.games.master.allocate import Allocate, DrawCubes
from galaxy_desktop.games.master.cubes import clear_black
from galaxy_desktop.games.master.draw import RANDOM, Draw
from galaxy_desktop.games.master.events import BagEmpty, TurnBegan, TurnSkipped
from galaxy_desktop.games.master.projects import fillable
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep
from galaxy_desktop.games.master.triggers import Fire, Happening
from galaxy_desktop.games.master.use_cards import KeepToLimit, RewardDiscards, UseCards


@dataclass(frozen=True, slots=True)
class BeginTurn(MasterStep):
    """A turn begins, unless it is skipped; `extra`: it is one that an ability has given."""

    seat: Seat
    extra: bool = False

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
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
        g.then(
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
        if not any(g.players[seat].bag.values()):
            adventure(g, seat)


def _reset(g: MasterState, seat: Seat) -> None:
    g.seat = seat
    g.turn += 1
    g.phase = "gain"
    g.more_cubes = g.discarded = 0
    g.offered = []


def _skip(g: MasterState, seat: Seat) -> None:
    """One token goes back to the supply, play passes to the left, extra turns lapse (R33)."""
    player = g.players[seat]
    player.skips -= 1
    g.holes += 1
    g.extra_turns = 0
    g.tell(TurnSkipped(seat, player.skips))
    g.then(BeginTurn(g.clockwise(seat)[1]))


def adventure(g: MasterState, seat: Seat) -> None:
    """The adventurer rule (page 7): a random leader, and all black cubes come back to the bag (R4)."""
    g.tell(BagEmpty(seat))
    g.then(Draw(seat, ("leader",), RANDOM), RecallBlack(seat))


@dataclass(frozen=True, slots=True)
class RecallBlack(MasterStep):
    """Black cubes of all own projects come back to the bag."""

    seat: Seat

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        for project in tuple(fillable(g, self.seat)):
            if project.id in g.cubes:
                clear_black(g, self.seat, project.id)


@dataclass(frozen=True, slots=True)
class StartAbilities(MasterStep):
    """What works at the start of a turn, by how full the bag is now."""

    seat: Seat

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        bag = sum(g.players[self.seat].bag.values())
        g.then(Fire(self.seat, "turn_start", Happening(bag=bag)))


@dataclass(frozen=True, slots=True)
class EndTurn(MasterStep):
    """The turn is over: an extra one follows, or that of the player to the left."""

    seat: Seat

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        if g.extra_turns:
            g.extra_turns -= 1
            g.then(BeginTurn(self.seat, extra=True))
        else:
            g.then(BeginTurn(g.clockwise(self.seat)[1]))
