"""Cubes from the reserve: gains, some of any colour, and swaps."""

from collections.abc import Iterator
from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.games.master.actions import AimedStep, Steps, action
from galaxy_desktop.games.master.cubes import gain
from galaxy_desktop.games.master.events import CubeSwapped
from galaxy_desktop.games.master.moves import Swap, swap_of
from galaxy_desktop.games.master.schema import ANY, COLOURS, PLAIN, Effect
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep

Made = tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """Cubes of any colours, one after the other; each move is a colour."""

    stock: tuple[int, ...]
    """What the reserve has of each plain colour."""
    count: int

    def moves(self, made: Made) -> Made:
        """See `Composer`."""
        if len(made) == self.count:
            return ()
        return tuple(
            colour for colour, there in zip(PLAIN, self.stock, strict=True) if made.count(colour) < there
        )

    def complete(self, made: Made) -> bool:
        """See `Composer`; fewer only where the reserve is short."""
        return not self.moves(made)

    def instead(self, made: Made, place: int, option: Option) -> bool:
        """See `Composer`; what is chosen beyond the number is refused."""
        del made, place, option
        return False


@dataclass(frozen=True, slots=True)
class ChooseCubes(AimedStep):
    """Gain cubes of any colours but black from the reserve."""

    seat: Seat
    count: int
    cause: str

    def asks(self, g: MasterState) -> Asks:
        """See `Step`."""
        stock = tuple(g.reserve[colour] for colour in PLAIN)
        if not self.count or not any(stock):
            return {}
        return {self.seat: Compose("colours", Choice(stock, self.count), about=self.cause)}

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        if self.seat in answers:
            gain(g, self.seat, answers[self.seat], self.cause)


@dataclass(frozen=True, slots=True)
class Barter:
    """Swaps of a cube of the bag for one of another colour of the reserve; each move is a `Swap`."""

    bag: tuple[int, ...]
    reserve: tuple[int, ...]
    """Both in the order of `COLOURS`."""
    give: str
    take: str
    count: int

    def moves(self, made: Made) -> Made:
        """See `Composer`."""
        return tuple(self._swaps(made)) if len(made) < self.count else ()

    def complete(self, made: Made) -> bool:
        """See `Composer`; any number of swaps will do."""
        del made
        return True

    def instead(self, made: Made, place: int, option: Option) -> bool:
        """See `Composer`; what is chosen beyond the number is refused."""
        del made, place, option
        return False

    def _swaps(self, made: Made) -> Iterator[Option]:
        bag, reserve = (
            dict(zip(COLOURS, self.bag, strict=True)),
            dict(zip(COLOURS, self.reserve, strict=True)),
        )
        for move in map(swap_of, made):
            bag[move.given] -= 1
            reserve[move.given] += 1
            bag[move.taken] += 1
            reserve[move.taken] -= 1
        for given in COLOURS:
            if bag[given] and self.give in {ANY, given}:
                for taken in PLAIN:
                    if reserve[taken] and taken != given and self.take in {ANY, taken}:
                        yield Swap(given, taken).option


@dataclass(frozen=True, slots=True)
class SwapCubes(AimedStep):
    """Swap cubes of the bag for others of the reserve; black ones can be given, never taken."""

    seat: Seat
    give: str
    take: str
    count: int
    cause: str

    def asks(self, g: MasterState) -> Asks:
        """See `Step`."""
        bag = tuple(g.players[self.seat].bag.values())
        barter = Barter(bag, tuple(g.reserve.values()), self.give, self.take, self.count)
        return {self.seat: Compose("swap", barter, about=self.cause)} if barter.moves(()) else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        """See `MasterStep`."""
        bag = g.players[self.seat].bag
        for move in map(swap_of, answers.get(self.seat, ())):
            bag[move.given] -= 1
            g.reserve[move.given] += 1
            g.reserve[move.taken] -= 1
            bag[move.taken] += 1
            g.tell(CubeSwapped(self.seat, move.given, move.taken, self.cause))


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


@action("gain_cubes")
def _gain_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    if effect.colour == ANY:
        return (ChooseCubes(seat, effect.count, card),)
    return (GainCubes(seat, effect.colour, effect.count, card),)


@action("swap_cubes")
def _swap_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    return (SwapCubes(seat, effect.give, effect.take, effect.count, card),)
