"""What a game is to the rest of the program."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.content import GameData, Mark
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.words import Words

S = TypeVar("S", bound=State)
Options = Mapping[str, str]
"""The table options of one game by name, each one of the choices of its `TableOption`."""


class OptionError(ValueError):
    """Table options or a number of seats that this game cannot be played with; the message says why."""


@dataclass(frozen=True, slots=True)
class TableOption:
    """Something to choose before the game begins."""

    name: str
    choices: tuple[str, ...]
    """The first is what happens where nothing is chosen."""
    seats: tuple[int, ...] = ()
    """Numbers of players that may choose anything but the first; empty: all."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a game stands: round from 1 on (0 during setup), and the id of the phase."""

    round: int
    phase: str


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat by source, in the order they are shown, and what breaks a tie."""

    parts: tuple[tuple[str, int], ...]
    tie_break: int = 0

    @property
    def total(self) -> int:
        """All points together."""
        return sum(points for _, points in self.parts)


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended: all who won, and the code of what ended it."""

    winners: tuple[Seat, ...]
    ended_by: str


class Game(ABC, Generic[S]):
    """One game: its rules, what each seat sees of it, its points and its words. Has no state of its own."""

    id: ClassVar[str]
    """Name of its folder, and of its data, art and saves."""
    name: ClassVar[str]
    place_in_menu: ClassVar[int]
    seats: ClassVar[range]
    """Numbers of players it can be played with."""
    rules_version: ClassVar[int]
    """Raised whenever the same answers may lead elsewhere; kept in saves."""
    options: ClassVar[tuple[TableOption, ...]]
    ends: ClassVar[tuple[str, ...]]
    """Codes of everything that can end it, as `Result.ended_by` has them."""
    state_type: ClassVar[type[State]]
    steps: ClassVar[codec.StepTypes]
    words: ClassVar[Words]
    has_points: ClassVar[bool] = True
    """Whether points decide who wins; otherwise scores only show how far everybody came."""
    data: ClassVar[GameData[Any] | None] = None
    """Its data files; None where no data pack can change it."""

    @property
    def pack(self) -> Mark | None:
        """The data pack that it is played with."""
        return self.data.pack.mark if self.data and self.data.pack else None

    @abstractmethod
    def new(self, seats: int, options: Options, seed: int) -> S:
        """A game set up and run to its first question; raises `OptionError` (see `check`)."""

    @abstractmethod
    def view(self, g: S, seat: Seat) -> S:
        """What a seat may know: the state with `HIDDEN` for all it may not, no chance, its question only."""

    @abstractmethod
    def guess(self, view: S, dice: Dice) -> S:
        """A whole state by chance that agrees with all the view shows; sealed answers of others are open."""

    @abstractmethod
    def invariants(self, g: S) -> list[str]:
        """What is wrong with a state, a line each; none for every state that play can reach."""

    @abstractmethod
    def scores(self, g: S) -> tuple[Score, ...]:
        """The points of each seat if the game ended now; of a view, as far as it can be known."""

    @abstractmethod
    def result(self, g: S) -> Result:
        """Who has won a finished game, and how it ended."""

    @abstractmethod
    def moment(self, g: S) -> Moment:
        """Round and phase of a state."""

    def lots(self, g: S) -> Mapping[str, tuple[str, ...]]:
        """What fell to each seat at the start, by what it is: whether it matters, bot matches tell."""
        del g
        return {}

    def check(self, seats: int, options: Options) -> dict[str, str]:
        """All table options with what was left out filled in; raises `OptionError` with one clear line."""
        if seats not in self.seats:
            raise OptionError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                raise OptionError(f"{self.name} has no option {shown(name)}; it has {', '.join(known)}")
            if choice not in known[name].choices:
                raise OptionError(
                    f"option {shown(name)} is one of {', '.join(known[name].choices)}, not {shown(choice)}"
                )
            if known[name].seats and seats not in known[name].seats and choice != known[name].choices[0]:
                players = " or ".join(map(str, known[name].seats))
                raise OptionError(f"option {name}={choice} is for {players} players, not {seats}")
        return {name: options.get(name, option.choices[0]) for name, option in known.items()}

    def encode(self, g: S) -> dict[str, Any]:
        """The state as JSON-ready data."""
        data = codec.encode(g)
        assert isinstance(data, dict)
        for passing in ("events", "viewer"):
            del data[passing]
        return data

    def decode(self, data: Any) -> S:
        """The state from its JSON form; raises `DataError` where it is none."""
        if not isinstance(data, dict):
            raise DataError("a state is an object")
        g: S = codec.decode(self.state_type, {**data, "events": [], "viewer": None}, self.steps, "state")
        return g
