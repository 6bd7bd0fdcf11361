"""What a game is to the rest of the program."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.content import GameData, PackId
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State, Step
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


def _go_together(seats: int, options: Options) -> None:
    """Accept any options: what most games do."""
    del seats, options


def _no_lots(g: Any) -> Mapping[str, tuple[str, ...]]:
    del g
    return {}


def _as_it_is(thing: Any) -> Any:
    return thing


def by_name(*steps: type[Step[Any]]) -> codec.StepTypes:
    """Return the steps of a game by the names under which saves keep them."""
    return {step.__name__: step for step in steps}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """A game: its rules, what each seat sees of it, its points and its words. Compared by identity."""

    id: str
    """Name of its folder, and of its data, art and saves."""
    name: str
    place_in_menu: int
    seats: range
    """Numbers of players it can be played with."""
    rules_version: int
    """Raised whenever the same answers may lead elsewhere; kept in saves."""
    options: tuple[TableOption, ...]
    ends: tuple[str, ...]
    """Codes of everything that can end it, as `Result.ended_by` has them."""
    has_points: bool = True
    """True where points decide who wins; otherwise scores only show how far everybody came."""
    data: GameData[Any] | None = None
    """Its data files; None where no data pack can change it."""
    state_type: type[S]
    steps: codec.StepTypes
    words: Words
    check_options: Callable[[int, Options], None] = _go_together
    """Raise `OptionError` for options, all filled in, that do not go together with so many seats."""
    new_game: Callable[[int, Options, int], S]
    """Set up a game for so many seats, with checked options and a seed, and run to its first question."""
    view: Callable[[S, Seat], S]
    """Return what a seat may know: `HIDDEN` for all it may not, no chance, its own question only."""
    guess: Callable[[S, Dice], S]
    """Make a whole state by chance that agrees with all a view shows; sealed answers of others are open."""
    invariants: Callable[[S], list[str]]
    """Return what is wrong with a state, a line each; none for every state that play can reach."""
    scores: Callable[[S], tuple[Score, ...]]
    """Return the points of each seat if the game ended now; of a view, as far as it can be known."""
    result: Callable[[S], Result]
    """Return who has won a finished game, and how it ended."""
    moment: Callable[[S], Moment]
    """Return round and phase of a state."""
    lots: Callable[[S], Mapping[str, tuple[str, ...]]] = _no_lots
    """Return what fell to each seat at the start, by what it is; bot matches tell whether it matters."""
    trim: Callable[[dict[str, Any]], dict[str, Any]] = _as_it_is
    """Leave out of JSON-ready data what older saves have not and what says nothing."""
    fill: Callable[[dict[str, Any]], dict[str, Any]] = _as_it_is
    """Fill in what `trim` leaves out, in data that may be anything."""
    revive: Callable[[S], S] = _as_it_is
    """Run a state on that an older save has left at a question that is not asked any more."""

    @property
    def pack(self) -> PackId | None:
        """The data pack that it is played with."""
        return self.data.pack.mark if self.data and self.data.pack else None

    def new(self, seats: int, options: Options, seed: int) -> S:
        """Set up a game and run it to its first question; raise `OptionError` as `check` does."""
        return self.new_game(seats, self.check(seats, options), seed)

    def check(self, seats: int, options: Options) -> dict[str, str]:
        """Return the table options with those left out filled in; raise `OptionError` with one clear line."""
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
        chosen = {name: options.get(name, option.choices[0]) for name, option in known.items()}
        self.check_options(seats, chosen)
        return chosen

    def encode(self, g: S) -> dict[str, Any]:
        """Return the state as JSON-ready data."""
        data = codec.encode(g)
        assert isinstance(data, dict)
        for passing in ("events", "viewer"):
            del data[passing]
        return self.trim(data)

    def decode(self, data: Any) -> S:
        """Return the state of its JSON form; raise `DataError` where it is none."""
        if not isinstance(data, dict):
            raise DataError("a state is an object")
        whole = {**self.fill(data), "events": [], "viewer": None}
        g: S = codec.decode(self.state_type, whole, self.steps, "state")
        return self.revive(g)
