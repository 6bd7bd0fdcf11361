"""Interface of a game to the rest of the program."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.challenge import Challenge
from galaxy_desktop.engine.content import GameData, PackId
from galaxy_desktop.engine.decisions import Answer, Decision, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State, Step
from galaxy_desktop.engine.gallery import Gallery
from galaxy_desktop.engine.guide import Fact, Guide
from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.sentences import either
from galaxy_desktop.engine.title import Title
from galaxy_desktop.engine.words import Words
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series

S = TypeVar("S", bound=State)
Options = Mapping[str, str]
"""The table options of one game by name, each one of the choices of its `TableOption`."""

Likeness = tuple[object, ...]
"""Common value of all options that do the same with things that are alike."""


class OptionError(ValueError):
    """Error for table options or a number of seats a game does not allow; the message says why."""


@dataclass(frozen=True, slots=True)
class TableOption:
    """An option chosen before the game begins."""

    name: str
    choices: tuple[str, ...]
    """Values that can be chosen; the first is the default."""
    seats: tuple[int, ...] = ()
    """Numbers of players that may choose anything but the default; empty for all."""


@plain
class Moment:
    """Round, from 1 on (0 during setup), and id of the phase."""

    round: int
    phase: str


@plain
class Score:
    """Points of one seat by source, in the order they are shown, and the value that breaks a tie."""

    parts: tuple[tuple[str, int], ...]
    tie_break: int = 0

    @property
    def total(self) -> int:
        """Sum of the points of all sources."""
        return sum(points for _, points in self.parts)


@plain
class Standing:
    """Points of one seat as a viewer knows them: the least and the most that hidden things allow."""

    certain: int
    """Points of everything that the viewer sees."""
    least: int
    most: int


def leaders(scores: Sequence[Score]) -> tuple[Seat, ...]:
    """Return all seats with the most points, and among those with the most of what breaks a tie."""
    ranks = [(score.total, score.tie_break) for score in scores]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


@dataclass(frozen=True, slots=True)
class Result:
    """Outcome of a finished game: all winners, and the code of the condition that ended it."""

    winners: tuple[Seat, ...]
    ended_by: str


def places_of(
    scores: Sequence[Score], result: Result, gone: Collection[Seat], *, with_points: bool
) -> list[int]:
    """Return the place of each seat from 1 on: winners first, then by points; who has resigned is last."""

    def rank(seat: Seat) -> tuple[bool, bool, int, int]:
        score = scores[seat]
        points = (score.total, score.tie_break) if with_points else (0, 0)
        return seat in gone, seat not in result.winners, -points[0], -points[1]

    ranks = [rank(seat) for seat in range(len(scores))]
    return [1 + sum(other < own for other in ranks) for own in ranks]


def _go_together(seats: int, options: Options) -> None:
    """Accept any options: the default of `Game.check_options`."""
    del seats, options


def _no_lots(g: Any) -> Mapping[str, tuple[str, ...]]:
    del g
    return {}


def _no_guide() -> Guide | None:
    return None


def _whole(decision: Decision, answer: Answer) -> Answer:
    del decision
    return answer


def _empty_hand(g: Any, seat: Seat) -> tuple[str, ...]:
    del g, seat
    return ()


def _as_it_is(thing: Any) -> Any:
    return thing


def by_name(*steps: type[Step[Any]]) -> codec.StepTypes:
    """Return the steps of a game by the names under which saves keep them."""
    return {step.__name__: step for step in steps}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """A game: its rules, the view of each seat, its points and its words. Compared by identity."""

    title: Title
    rules_version: int
    """Raised whenever the same answers may lead elsewhere; kept in saves."""
    options: tuple[TableOption, ...]
    ends: tuple[str, ...]
    """Codes of all conditions that can end it, the values of `Result.ended_by`."""
    has_points: bool = True
    """True if points decide who wins; otherwise scores show progress only."""
    goals: Callable[[], tuple[int, ...]] = tuple
    """Return the number at which each figure of a score wins, where scores show progress only."""
    begins: Callable[[], tuple[int, ...]] = tuple
    """Return the number of each figure that every seat has after the setup, where scores show progress only.
    """
    data: GameData[Any] | None = None
    """Its data files; None if no data pack can change it."""
    state_type: type[S]
    steps: codec.StepTypes
    words: Words
    check_options: Callable[[int, Options], None] = _go_together
    """Raise `OptionError` for options, all filled in, that this number of seats cannot be played with."""
    new_game: Callable[[int, Options, int], S]
    """Set up a game for a number of seats, with checked options and a seed; run to the first question."""
    view: Callable[[S, Seat], S]
    """Return the state as a seat may know it: `HIDDEN` for the rest, rng 0, its own question only."""
    guess: Callable[[S, Dice], S]
    """Return a random whole state that agrees with a view; other seats' sealed answers are open again."""
    invariants: Callable[[S], list[str]]
    """Return the faults of a state, one line each; empty for every state that play can reach."""
    scores: Callable[[S], tuple[Score, ...]]
    """Return the score of each seat if the game ended now; for a view, as far as it can be known."""
    hidden_points: Callable[[S, Seat], tuple[int, int]] | None = None
    """Return the least and the most that a seat of a view can have, given what is hidden; None for a game in
    which nothing hidden scores."""
    result: Callable[[S], Result]
    """Return the winners of a finished game and the code of what ended it."""
    moment: Callable[[S], Moment]
    """Return round and phase of a state."""
    lots: Callable[[S], Mapping[str, tuple[str, ...]]] = _no_lots
    """Return what was dealt to each seat at the start, by kind; only from the first round on.

    Empty where the state no longer knows it. Bot matches measure whether it matters, the archive filters by
    it.
    """
    holdings: Callable[[S], Hashable] | None = None
    """Return what each seat has on the table, and how much in its hand, in any form that can be compared: a
    round that leaves it as it was is a dead one. None for a game in which points tell that."""
    hand: Callable[[S, Seat], tuple[str, ...]] = _empty_hand
    """Return the items that a seat holds and nobody else can see, for a replay with all cards open."""
    cheapest_first: Callable[[S, Seat, Decision, Sequence[Option]], tuple[Option, ...]] | None = None
    """Return what is still to be chosen for a payment of a view, given the options chosen so far: the cards
    least worth keeping first; empty if no payment is under way. None for a game without such payments."""
    likeness: Callable[[S, Seat, Decision, Sequence[Option], Option], Likeness | None] | None = None
    """Return what an option of a view, given those chosen so far, has in common with all that do the same
    with things that are alike; None for an option without such others. None for a game without any."""
    gist: Callable[[Decision, Answer], Answer] = _whole
    """Return what an answer decides, without what it is paid with: answers with one gist are one choice."""
    guide: Callable[[], Guide | None] = _no_guide
    """Return the guided first game and the tips; None for a game without them."""
    gallery: Callable[[Options], Gallery] | None = None
    """Return all its cards or tiles, as they are with the options of a table; None for a game without any."""
    unseen: Callable[[S], tuple[str, ...]] | None = None
    """Return the cards of the gallery that the viewer of a view cannot see, one id for each copy: they are
    still to be drawn, face down, or in hands of others. None for a game without a gallery."""
    challenges: Callable[[], tuple[Challenge, ...]] = tuple
    """Return the challenges; none by default."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """Questions that lessons and tips ask of a view, by name."""
    trim: Callable[[dict[str, Any]], dict[str, Any]] = _as_it_is
    """Leave out of JSON-ready data the fields that older saves lack, if they have their default."""
    fill: Callable[[dict[str, Any]], dict[str, Any]] = _as_it_is
    """Fill in the fields that `trim` leaves out, in data of any form."""
    revive: Callable[[S], S] = _as_it_is
    """Run on a state from an older save that waits at a question no longer asked."""

    @property
    def id(self) -> str:
        """Name of its folder, its data, its art and its saves."""
        return self.title.id

    @property
    def name(self) -> str:
        """Name as it is printed on the box."""
        return self.title.name

    @property
    def seats(self) -> range:
        """Numbers of players it can be played with."""
        return self.title.seats

    @property
    def pack(self) -> PackId | None:
        """The data pack in force; None if there is none."""
        return self.data.pack.mark if self.data and self.data.pack else None

    @property
    def has_lots(self) -> bool:
        """True if something is dealt at the start by which games are compared, see `lots`."""
        return self.lots is not _no_lots

    def standing(self, g: S, seat: Seat) -> Standing:
        """Return the points of a seat of a view, and the least and most that hidden things allow."""
        certain = self.scores(g)[seat].total
        least, most = self.hidden_points(g, seat) if self.hidden_points else (certain, certain)
        return Standing(certain, least, most)

    def had(self, g: S) -> Hashable:
        """Return what the seats have, see `holdings`; if the game has no such function, their points."""
        return self.holdings(g) if self.holdings else tuple(score.total for score in self.scores(g))

    def new(self, seats: int, options: Options, seed: int) -> S:
        """Set up a game and run it to its first question; raise `OptionError` as `check` does."""
        return self.new_game(seats, self.check(seats, options), seed)

    def check(self, seats: int, options: Options) -> dict[str, str]:
        """Return the table options with those left out filled in; raise `OptionError` with one clear line."""
        if seats not in self.seats:
            line = _("{game} seats {low} to {high} players, not {players}.")
            low, high = self.seats[0], self.seats[-1]
            raise OptionError(line.format(game=self.name, low=low, high=high, players=seats))
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                line = _("{game} has no option {name}; choose from {known}.")
                raise OptionError(line.format(game=self.name, name=shown(name), known=series(known)))
            if choice not in known[name].choices:
                line = _("The option {name} can't be {choice}; choose from {known}.")
                raise OptionError(
                    line.format(name=shown(name), choice=shown(choice), known=series(known[name].choices))
                )
            if known[name].seats and seats not in known[name].seats and choice != known[name].choices[0]:
                line = _("{option} is for {players} players, not {n}.")
                players = either([str(number) for number in known[name].seats])
                raise OptionError(line.format(option=f"{name}={choice}", players=players, n=seats))
        chosen = {name: options.get(name, option.choices[0]) for name, option in known.items()}
        self.check_options(seats, chosen)
        return chosen

    def unusual(self, options: Options) -> list[str]:
        """Return the labels of the choices that are not the default, of the options that it has."""
        known = {option.name: option.choices[1:] for option in self.options}
        return [
            self.words.choice(name, choice)
            for name, choice in options.items()
            if choice in known.get(name, ())
        ]

    def encode(self, g: S) -> dict[str, Any]:
        """Return the state as JSON-ready data."""
        data = codec.encode(g)
        assert isinstance(data, dict)
        for passing in ("events", "viewer"):
            del data[passing]
        return self.trim(data)

    def decode(self, data: Any) -> S:
        """Return the state of its JSON form; raise `DataError` if the data are of another form."""
        if not isinstance(data, dict):
            raise DataError(_("its state isn't an object"))
        whole = {**self.fill(data), "events": [], "viewer": None}
        g: S = codec.decode(self.state_type, whole, self.steps, "state")
        return self.revive(g)
