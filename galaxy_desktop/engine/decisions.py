"""Kinds of question that rules can ask: a closed list, each with its legal answers.

An answer is plain data: strings, whole numbers, truth values and tuples of them. So every answer can be kept
in a log, sent to another process and compared.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import field
from itertools import combinations, islice, permutations, product
from math import comb, factorial, prod
from typing import Any

from galaxy_desktop.engine.composer import Composer
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, nothing_to_say
from galaxy_desktop.engine.rng import Dice

Option = str
Answer = Any
Why = Callable[[Option], Reason | None]
WhyAfter = Callable[[tuple[Option, ...], Option], Reason | None]
Rest = Callable[[tuple[Option, ...]], tuple[tuple[Option, ...], int] | None]
PartsOf = Callable[[Option], tuple[Option, ...]]


def _nothing_to_add(_made: tuple[Option, ...], _option: Option) -> Reason | None:
    return None


def _whole(option: Option) -> tuple[Option, ...]:
    return (option,)


@plain
class Decision(ABC):
    """Question to one seat: its topic and its legal answers."""

    topic: str
    about: str = field(default="", kw_only=True)
    """Id of the card, power or place that asks; empty if there is none."""
    always: bool = field(default=False, kw_only=True)
    """True if it is put even with one legal answer, so that being asked gives nothing away."""
    public: bool = field(default=False, kw_only=True, compare=False)
    """True if all that it is about lies open, so that it can be answered before everyone's eyes."""
    why: Why = field(default=nothing_to_say, kw_only=True, compare=False, repr=False)

    @abstractmethod
    def allows(self, answer: Answer) -> bool:
        """Return whether the answer is legal; accept a value of any type, never raise."""

    @abstractmethod
    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer in a fixed order; there may be very many."""

    @abstractmethod
    def count(self) -> int:
        """Return the number of legal answers; a `Compose` counts at most two."""

    @abstractmethod
    def sample(self, dice: Dice) -> Answer:
        """Return a random legal answer."""

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """Return the options an answer is built from, in the order in which they are shown."""

    def forced(self) -> bool:
        """Return whether there is only one legal answer and the question need not be put."""
        return not self.always and self.count() == 1

    def only(self) -> Answer:
        """Return the first legal answer: the only one if the question is forced."""
        return next(self.answers())

    def why_not(self, option: Option) -> Reason | None:
        """Return the unmet condition of an option that is not offered; None if nothing is known about it."""
        return self.why(option)


def _are_options(answer: Answer) -> bool:
    return type(answer) is tuple and all(type(option) is str for option in answer)


@plain
class Pick(Decision):
    """Choice of `least` to `most` of the offered; the answer is a tuple of options, in any order."""

    offered: tuple[Option, ...]
    least: int = 1
    most: int = 1
    labels: tuple[str, ...] = ()
    """One label per option, or empty: no two picked options may share a label ("different kinds")."""
    preset: tuple[Option, ...] = field(default=(), kw_only=True)
    """Options picked already when the question is put, such as the last answer."""
    parts: tuple[Option, ...] = field(default=(), kw_only=True, compare=False)
    """Parts from which the offered are put together, as shown, if a player chooses these; empty if not."""
    parts_of: PartsOf = field(default=_whole, kw_only=True, compare=False, repr=False)
    """Function that returns the parts of one of the offered."""

    def allows(self, answer: Answer) -> bool:
        if not _are_options(answer) or not self.least <= len(answer) <= self.most:
            return False
        known = all(option in self.offered for option in answer)
        return known and len(set(answer)) == len(answer) and self._apart(answer)

    def answers(self) -> Iterator[Answer]:
        for size in range(self.least, min(self.most, len(self.offered)) + 1):
            for answer in combinations(self.offered, size):
                if self._apart(answer):
                    yield answer

    def count(self) -> int:
        return sum(self._counts())

    def forced(self) -> bool:
        least, size = self.least, len(self.offered)
        alone = self.count() == 1 if self.labels else least == min(self.most, size) and least in (0, size)
        return alone and not self.always

    def sample(self, dice: Dice) -> Answer:
        if self.least == self.most and not self.labels:
            dice.below(comb(len(self.offered), self.least))
            return _draw(self.offered, self.least, dice)
        counts = self._counts()
        number, size = dice.below(sum(counts)), self.least
        for count in counts:
            if number < count:
                break
            number -= count
            size += 1
        if self.labels:
            return next(islice((a for a in combinations(self.offered, size) if self._apart(a)), number, None))
        return _draw(self.offered, size, dice)

    def options(self) -> tuple[Option, ...]:
        return self.parts or self.offered

    def parts_in(self, answer: Answer) -> tuple[Option, ...]:
        """Return the options that a legal answer is built from."""
        return tuple([part for option in answer for part in self.parts_of(option)])

    def wholes_of(self, parts: tuple[Option, ...]) -> tuple[Option, ...]:
        """Return the one of the offered that is put together from these parts, in any order, or nothing."""
        return tuple([option for option in self.offered if {*self.parts_of(option)} == {*parts}])

    def _counts(self) -> list[int]:
        """Return the number of legal answers of each size, from `least` on."""
        size = len(self.offered)
        sizes = range(self.least, min(self.most, size) + 1)
        if not self.labels:
            return [comb(size, k) for k in sizes]
        groups = Counter(self.labels).values()
        return [sum(prod(chosen) for chosen in combinations(groups, k)) for k in sizes]

    def _apart(self, answer: tuple[Option, ...]) -> bool:
        if not self.labels:
            return True
        label = dict(zip(self.offered, self.labels, strict=True))
        return len({label[option] for option in answer}) == len(answer)


def _draw(offered: tuple[Option, ...], size: int, dice: Dice) -> tuple[Option, ...]:
    if size == 1:
        return (offered[dice.below(len(offered))],)
    rest = list(offered)
    return tuple([rest.pop(dice.below(len(rest))) for _ in range(size)])


@plain
class Way:
    """One way to do something, and its price: `cost` of the things in `pool`."""

    id: Option
    cost: int = 0
    pool: tuple[Option, ...] = ()


@plain
class Pay(Decision):
    """Choice of a way and the payment for it; the answer is (way, tuple of things paid, in any order)."""

    ways: tuple[Way, ...]

    def allows(self, answer: Answer) -> bool:
        if type(answer) is not tuple or len(answer) != 2 or not _are_options(answer[1]):
            return False
        chosen, paid = answer
        return any(
            way.id == chosen
            and len(paid) == way.cost == len(set(paid))
            and all(thing in way.pool for thing in paid)
            for way in self.ways
        )

    def answers(self) -> Iterator[Answer]:
        for way in self.ways:
            for paid in combinations(way.pool, way.cost):
                yield way.id, paid

    def count(self) -> int:
        return sum(comb(len(way.pool), way.cost) for way in self.ways)

    def sample(self, dice: Dice) -> Answer:
        """Return a random legal answer; every way is equally likely."""
        way = self.ways[dice.below(len(self.ways))]
        return way.id, _draw(way.pool, way.cost, dice)

    def options(self) -> tuple[Option, ...]:
        things = dict.fromkeys(thing for way in self.ways for thing in way.pool)
        return (*(way.id for way in self.ways), *things)

    def way(self, id: Option) -> Way:
        """Return the way with this id; raise KeyError if there is none."""
        for way in self.ways:
            if way.id == id:
                return way
        raise KeyError(id)


@plain
class Order(Decision):
    """Choice of an order; the answer is a tuple of all items."""

    items: tuple[Option, ...]

    def allows(self, answer: Answer) -> bool:
        return _are_options(answer) and len(answer) == len(self.items) and set(answer) == set(self.items)

    def answers(self) -> Iterator[Answer]:
        yield from permutations(self.items)

    def count(self) -> int:
        return factorial(len(self.items))

    def sample(self, dice: Dice) -> Answer:
        return _draw(self.items, len(self.items), dice)

    def options(self) -> tuple[Option, ...]:
        return self.items


@plain
class Number(Decision):
    """Choice of a whole number from `lowest` to `highest`; the answer is that number."""

    lowest: int
    highest: int

    def allows(self, answer: Answer) -> bool:
        return type(answer) is int and self.lowest <= answer <= self.highest

    def answers(self) -> Iterator[Answer]:
        yield from range(self.lowest, self.highest + 1)

    def count(self) -> int:
        return self.highest - self.lowest + 1

    def sample(self, dice: Dice) -> Answer:
        return self.lowest + dice.below(self.count())

    def options(self) -> tuple[Option, ...]:
        return tuple(str(number) for number in self.answers())


@plain
class Assign(Decision):
    """Choice of one open target per item; the answer has a target for each item, in the items' order."""

    items: tuple[Option, ...]
    targets: tuple[tuple[Option, ...], ...]

    def allows(self, answer: Answer) -> bool:
        return (
            _are_options(answer)
            and len(answer) == len(self.items)
            and all(target in open_ for target, open_ in zip(answer, self.targets, strict=True))
        )

    def answers(self) -> Iterator[Answer]:
        yield from product(*self.targets)

    def count(self) -> int:
        return prod(len(open_) for open_ in self.targets)

    def sample(self, dice: Dice) -> Answer:
        return tuple(open_[dice.below(len(open_))] for open_ in self.targets)

    def options(self) -> tuple[Option, ...]:
        return (*self.items, *dict.fromkeys(target for open_ in self.targets for target in open_))


@plain
class Place(Decision):
    """Choice of one piece and one spot of the board; the answer is (piece, spot)."""

    pieces: tuple[Option, ...]
    spots: tuple[tuple[Option, ...], ...]
    """Spots open to each piece, in the order of `pieces`."""

    def allows(self, answer: Answer) -> bool:
        return _are_options(answer) and answer in self.answers()

    def answers(self) -> Iterator[Answer]:
        for piece, open_ in zip(self.pieces, self.spots, strict=True):
            for spot in open_:
                yield piece, spot

    def count(self) -> int:
        return sum(len(open_) for open_ in self.spots)

    def sample(self, dice: Dice) -> Answer:
        return next(islice(self.answers(), dice.below(self.count()), None))

    def options(self) -> tuple[Option, ...]:
        return (*self.pieces, *dict.fromkeys(spot for open_ in self.spots for spot in open_))


@plain
class Confirm(Decision):
    """Choice of yes or, if `may_decline`, no; the answer is True or False."""

    may_decline: bool = True

    def allows(self, answer: Answer) -> bool:
        return answer is True or (answer is False and self.may_decline)

    def answers(self) -> Iterator[Answer]:
        yield True
        if self.may_decline:
            yield False

    def count(self) -> int:
        return 2 if self.may_decline else 1

    def sample(self, dice: Dice) -> Answer:
        return dice.below(self.count()) == 0

    def options(self) -> tuple[Option, ...]:
        return ("yes", "no") if self.may_decline else ("yes",)


@plain
class Compose(Decision):
    """A whole secret turn as one question; the answer is the tuple of its moves in the order made.

    Moves can be taken back while composing, for nobody sees them before the answer is given. From every legal
    sequence of moves a complete one can be reached.
    """

    composer: Composer
    why_after: WhyAfter = field(default=_nothing_to_add, kw_only=True, compare=False, repr=False)
    """Function that returns the reason an option cannot follow the moves made."""
    rest: Rest | None = field(default=None, kw_only=True, compare=False, repr=False)
    """Function that returns options of which any so many complete the moves made, and how many; or None."""

    def allows(self, answer: Answer) -> bool:
        if not _are_options(answer):
            return False
        legal = all(move in self.composer.moves(answer[:made]) for made, move in enumerate(answer))
        return legal and self.composer.complete(answer)

    def answers(self) -> Iterator[Answer]:
        yield from self._from(())

    def count(self) -> int:
        """Return 1 or 2: every move leads to a legal answer, so the first choice of two decides."""
        made: tuple[Option, ...] = ()
        while True:
            moves, complete = self.composer.moves(made), self.composer.complete(made)
            if len(moves) + complete != 1:
                return min(2, len(moves) + complete)
            if complete:
                return 1
            made = (*made, moves[0])

    def sample(self, dice: Dice) -> Answer:
        """Return a random legal answer: at each complete point, stopping is as likely as each move."""
        made: tuple[Option, ...] = ()
        while self.rest is None or (rest := self.rest(made)) is None:
            moves = self.composer.moves(made)
            number = dice.below(len(moves) + self.composer.complete(made))
            if number == len(moves):
                return made
            made = (*made, moves[number])
        made = (*made, *_draw(*rest, dice))
        dice.below(1)  # the choice to stop
        return made

    def options(self) -> tuple[Option, ...]:
        return self.composer.moves(())

    def _from(self, made: tuple[Option, ...]) -> Iterator[Answer]:
        if self.composer.complete(made):
            yield made
        for move in self.composer.moves(made):
            yield from self._from((*made, move))
