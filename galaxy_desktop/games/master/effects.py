"""The actions that abilities are made of: for each verb the steps that carry it out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.games.master.bases import PlaceFrom, neutral, own_systems, roomy, spare_bases
from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.cards import Effect, members
from galaxy_desktop.games.master.conflicts import cancel
from galaxy_desktop.games.master.cubes import gain
from galaxy_desktop.games.master.draw import Draw
from galaxy_desktop.games.master.events import ExtraTurnsGained, SkipGiven
from galaxy_desktop.games.master.holes import PlaceHole, RemoveHole
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.steps import MasterStep
from galaxy_desktop.games.master.supply import AddCube, ChooseCubes, SwapCubes
from galaxy_desktop.games.master.taking import ReturnCube, ReturnProject, StealCube
from galaxy_desktop.games.master.vocabulary import ANY, figures
from galaxy_desktop.games.master.winning import TakeCard

Steps = tuple[Step[MasterState], ...]
SELF = "self"


def steps_of(seat: Seat, effect: Effect, card: str) -> Steps:
    """The steps that carry out an effect of a card."""
    return ACTIONS[effect.code](seat, effect, card)


def is_possible(g: MasterState, seat: Seat, effect: Effect, card: str) -> bool:
    """Whether an effect that needs a target finds one; the others always can be carried out."""
    first = steps_of(seat, effect, card)[0]
    return not isinstance(first, AIMED) or bool(first.asks(g))


@dataclass(frozen=True, slots=True)
class GainCubes(MasterStep):
    """Gain cubes of one colour."""

    seat: Seat
    colour: str
    count: int
    cause: str

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        gain(g, self.seat, (self.colour,) * self.count, self.cause)


@dataclass(frozen=True, slots=True)
class DrawMore(MasterStep):
    """Draw more cubes in this turn's phase 1."""

    count: int

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        g.more_cubes += self.count


@dataclass(frozen=True, slots=True)
class ExtraTurns(MasterStep):
    """Turns after this one; never more than two extra turns in a row, the surplus is lost."""

    seat: Seat
    count: int
    cause: str

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        room = figures().most_extra_turns - g.extra_taken - g.extra_turns
        number = min(self.count, room)
        g.extra_turns += number
        g.tell(ExtraTurnsGained(self.seat, number, self.count - number, self.cause))


@dataclass(frozen=True, slots=True)
class SkipTurns(MasterStep):
    """Tokens of the supply go onto a species card: turns to be skipped."""

    seat: Seat
    who: str
    count: int
    cause: str

    def asks(self, g: MasterState) -> Asks:
        """See `Step`."""
        if self.who == SELF or not g.holes:
            return {}
        rivals = tuple(str(seat) for seat in g.clockwise(self.seat)[1:])
        return {self.seat: Pick("victim", rivals, about=self.cause)}

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        (victim,) = answers.get(self.seat, (str(self.seat),))
        number = min(self.count, g.holes)
        if number:
            g.holes -= number
            g.players[int(victim)].skips += number
            g.tell(SkipGiven(self.seat, int(victim), number, self.cause))


@dataclass(frozen=True, slots=True)
class CancelConflict(MasterStep):
    """End a conflict on the board, whose ever it is."""

    seat: Seat
    cause: str

    def asks(self, g: MasterState) -> Asks:
        """See `Step`."""
        return {self.seat: Pick("cancel", tuple(g.conflicts), about=self.cause)} if g.conflicts else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        for card in answers.get(self.seat, ()):
            cancel(g, card, self.cause)


@dataclass(frozen=True, slots=True)
class PlaceExtraBase(MasterStep):
    """Place a base without a route: in a neutral system next to an own one, or in an own one."""

    seat: Seat
    where: str
    cause: str

    def asks(self, g: MasterState) -> Asks:
        """See `Step`."""
        systems = roomy(g, self.seat) if self.where == "own" else self._linked(g)
        if not systems or not spare_bases(g, self.seat):
            return {}
        return {self.seat: Pick("system", systems, about=self.cause)}

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        for system in answers.get(self.seat, ()):
            g.then(PlaceFrom(self.seat, system, spare_bases(g, self.seat)))

    def _linked(self, g: MasterState) -> tuple[str, ...]:
        near = {track.other(own) for own in own_systems(g, self.seat) for track in board().tracks_of[own]}
        return tuple(system for system in neutral(g) if system in near)


AIMED = (
    *(PlaceHole, RemoveHole, PlaceExtraBase, CancelConflict, TakeCard),
    *(StealCube, ReturnCube, ReturnProject, ChooseCubes, SwapCubes, AddCube),
)
"""The steps that ask for a target, and do nothing where there is none."""


def _draw_card(seat: Seat, effect: Effect, _card: str) -> Steps:
    return (Draw(seat, members(effect.deck), effect.pick),) * effect.count


def _gain_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    if effect.colour == ANY:
        return (ChooseCubes(seat, effect.count, card),)
    return (GainCubes(seat, effect.colour, effect.count, card),)


def _steal_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    return (StealCube(seat, effect.colour, NOBODY, card),) * effect.count


def _return_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    if effect.whole:
        return (ReturnProject(seat, effect.scope, card),)
    return (ReturnCube(seat, effect.whose, effect.colour, effect.scope, card),) * effect.count


def _swap_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    return (SwapCubes(seat, effect.give, effect.take, effect.count, card),)


def _add_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    return (AddCube(seat, effect.colour, effect.origin, effect.scope, card),) * effect.count


def _draw_cubes(_seat: Seat, effect: Effect, _card: str) -> Steps:
    return (DrawMore(effect.count),)


def _place_base(seat: Seat, effect: Effect, card: str) -> Steps:
    return (PlaceExtraBase(seat, effect.where, card),)


def _extra_turn(seat: Seat, effect: Effect, card: str) -> Steps:
    return (ExtraTurns(seat, effect.count, card),)


def _skip_turn(seat: Seat, effect: Effect, card: str) -> Steps:
    return (SkipTurns(seat, effect.who, effect.count, card),)


def _cancel_conflict(seat: Seat, _effect: Effect, card: str) -> Steps:
    return (CancelConflict(seat, card),)


def _take_card(seat: Seat, effect: Effect, card: str) -> Steps:
    return (TakeCard(seat, members(effect.deck), NOBODY, False, card),) * effect.count


def _destroy_card(seat: Seat, effect: Effect, card: str) -> Steps:
    return (TakeCard(seat, members(effect.deck), NOBODY, True, card),) * effect.count


def _place_black_hole(seat: Seat, _effect: Effect, card: str) -> Steps:
    return (PlaceHole(seat, card),)


def _remove_black_hole(seat: Seat, _effect: Effect, card: str) -> Steps:
    return (RemoveHole(seat, card),)


ACTIONS: Mapping[str, Callable[[Seat, Effect, str], Steps]] = MappingProxyType(
    {
        "draw_card": _draw_card,
        "gain_cubes": _gain_cubes,
        "steal_cubes": _steal_cubes,
        "return_cubes": _return_cubes,
        "swap_cubes": _swap_cubes,
        "add_cubes": _add_cubes,
        "draw_cubes": _draw_cubes,
        "place_base": _place_base,
        "extra_turn": _extra_turn,
        "skip_turn": _skip_turn,
        "cancel_conflict": _cancel_conflict,
        "take_card": _take_card,
        "destroy_card": _destroy_card,
        "place_black_hole": _place_black_hole,
        "remove_black_hole": _remove_black_hole,
    }
)
"""The steps of each verb that is an action; capturing a system is for stakes only."""
