"""Effects with cubes of the reserve: gains, some of any colour, and swaps."""

from collections.abc import Iterator
from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.actions import AimedStep, Steps, action
from galaxy_desktop.games.master.cubes import gain
from galaxy_desktop.games.master.events import CubeSwapped
from galaxy_desktop.games.master.moves import Swap, swap_of
from galaxy_desktop.games.master.schema import ANY, COLOURS, PLAIN, Effect
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep

Made = tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class CubeGain:
    """Composer of a gain of cubes of any colours; each move is a colour."""

    stock: tuple[int, ...]
    """Number of cubes of each plain colour in the reserve."""
    count: int

    def moves(self, made: Made) -> Made:
        """Return the colours still in the reserve after some moves, or none if the count is reached."""
        if len(made) == self.count:
            return ()
        return tuple(
            [colour for colour, there in zip(PLAIN, self.stock, strict=True) if made.count(colour) < there]
        )

    def complete(self, made: Made) -> bool:
        """Return whether no more can be chosen; fewer than the count only if the reserve is short."""
        return len(made) == self.count or not self.moves(made)

    def instead(self, made: Made, place: int, option: Option) -> bool:
        """Return False: a choice beyond the number is refused."""
        del made, place, option
        return False


@plain
class ChooseCubes(AimedStep):
    """Step to gain cubes of any colours but black from the reserve."""

    seat: Seat
    count: int
    cause: str

    def asks(self, g: MasterState) -> Asks:
        stock = tuple(g.reserve[colour] for colour in PLAIN)
        if not self.count or not any(stock):
            return {}
        return {self.seat: Compose("colours", CubeGain(stock, self.count), about=self.cause)}

    def act(self, g: MasterState, answers: Answers) -> None:
        if self.seat in answers:
            gain(g, self.seat, answers[self.seat], self.cause)


@dataclass(frozen=True, slots=True)
class Barter:
    """Composer of swaps of a cube of the bag for one of another colour of the reserve, each a `Swap`."""

    bag: tuple[int, ...]
    reserve: tuple[int, ...]
    """Cubes of the reserve; like `bag`, in the order of `COLOURS`."""
    give: str
    take: str
    count: int

    def moves(self, made: Made) -> Made:
        """Return the swaps that are possible after some moves, or none if the count is reached."""
        return tuple(self._swaps(made)) if len(made) < self.count else ()

    def complete(self, made: Made) -> bool:
        """Return True: any number of swaps is allowed."""
        del made
        return True

    def instead(self, made: Made, place: int, option: Option) -> bool:
        """Return False: a choice beyond the number is refused."""
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


@plain
class SwapCubes(AimedStep):
    """Step to swap cubes of the bag for others of the reserve; black ones can be given, never taken."""

    seat: Seat
    give: str
    take: str
    count: int
    cause: str

    def asks(self, g: MasterState) -> Asks:
        bag = tuple(g.players[self.seat].bag.values())
        barter = Barter(bag, tuple(g.reserve.values()), self.give, self.take, self.count)
        return {self.seat: Compose("swap", barter, about=self.cause)} if barter.moves(()) else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        bag = g.players[self.seat].bag
        for move in map(swap_of, answers.get(self.seat, ())):
            bag[move.given] -= 1
            g.reserve[move.given] += 1
            g.reserve[move.taken] -= 1
            bag[move.taken] += 1
            g.tell(CubeSwapped(self.seat, move.given, move.taken, self.cause))


@plain
class GainCubes(MasterStep):
    """Step that gains cubes of one colour."""

    seat: Seat
    colour: str
    count: int
    cause: str

    def act(self, g: MasterState, answers: Answers) -> None:
        gain(g, self.seat, (self.colour,) * self.count, self.cause)


@action("gain_cubes")
def _gain_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    if effect.colour == ANY:
        return (ChooseCubes(seat, effect.count, card),)
    return (GainCubes(seat, effect.colour, effect.count, card),)


@action("swap_cubes")
def _swap_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    return (SwapCubes(seat, effect.give, effect.take, effect.count, card),)
