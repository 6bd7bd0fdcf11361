"""What a saved game is held to: states of play pass, and values that cannot be do not."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from typing import Any

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.document import from_data, to_data
from galaxy_desktop.play.history import History
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Bot, Occupant, Person, Table
from tests.contract.walk import GAMES, most_seats_first, steps
from tests.contract.walk import Table as Dealt

Path = tuple[Any, ...]
SEATS = most_seats_first()
EARLY, LATE = 8, 60
each_save = pytest.mark.parametrize(
    ("id", "seats", "answers"),
    [
        (*table, answers)
        for table, answers in zip(
            ((game.id, seats) for game in GAMES.values() for seats in game.seats),
            cycle((EARLY, LATE)),
            strict=False,
        )
    ],
)
"""A save of every game at every number of players, early and late in turn."""
HUGE = (1 << 64, -(1 << 62), 10**400)
FREE = {"happening", "when"}
"""Words in steps that only abilities are compared with: an unknown one fits none."""


@cache
def saved(id: str, seats: int, answers: int) -> dict[str, Any]:
    """A save of a game so far, as read from its file; its state does not follow from its answers."""
    game = GAMES[id]
    table = Dealt(game, seats, game.check(seats, {}), 3)
    g = table.deal()
    for _ in islice(steps(g, 4), answers):
        pass
    bots = [Bot("easy", f"Bot {seat}") for seat in range(1, seats)]
    occupants: tuple[Occupant, ...] = (Person("Ada"), *bots)
    running = RunningGame(game, Table(id, occupants, table.options, 3), History(g), from_seed=False)
    data: dict[str, Any] = json.loads(json.dumps(to_data(running)))
    return data


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every number and text of the data, with the way to it."""
    if isinstance(data, dict | list):
        for key, item in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(item, (*path, key))
    else:
        yield path, data


def fault_with(data: dict[str, Any], path: Path, value: Any) -> str:
    """What is wrong with a save that has another value there; then it has its own again."""
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    own = inner.copy()
    inner[path[-1]] = value
    try:
        return fault_of(data)
    finally:
        inner.clear()
        (inner.update if isinstance(inner, dict) else inner.extend)(own)


def fault_of(data: dict[str, Any]) -> str:
    """The one line with which a save is refused; empty where it is not."""
    try:
        from_data(data, GAMES)
    except SaveError as error:
        refusal = error
    else:
        return ""
    assert refusal.fault == Fault.DAMAGED
    assert len(str(refusal)) <= 200
    assert "\n" not in str(refusal)
    return str(refusal)


def some(dice: Dice, items: list[Any], number: int) -> list[Any]:
    dice.shuffle(items)
    return items[:number]


@each_save
def test_a_sound_state_goes_on(id: str, seats: int, answers: int) -> None:
    assert fault_of(saved(id, seats, answers)) == ""


@each_save
def test_a_name_that_there_is_not_is_refused(id: str, seats: int, answers: int) -> None:
    data = saved(id, seats, answers)
    names = [path for path, value in leaves(data["state"]) if isinstance(value, str) and not FREE & set(path)]
    for path in some(Dice(1), names, 12):
        assert fault_with(data, ("state", *path), "nonsense"), path


@each_save
def test_a_number_that_nothing_has_is_refused(id: str, seats: int, answers: int) -> None:
    data = saved(id, seats, answers)
    numbers = [path for path, value in leaves(data["state"]) if type(value) is int and not FREE & set(path)]
    for path, huge in zip(some(Dice(2), numbers, 8), cycle(HUGE)):
        for value in HUGE if path == ("rng",) else (huge, 100_000, -100_000):
            assert fault_with(data, ("state", *path), value), (path, value)


@pytest.mark.parametrize(("id", "seats"), SEATS)
def test_a_piece_that_is_there_twice_or_not_at_all_is_refused(id: str, seats: int) -> None:
    data = saved(id, seats, LATE)
    piles = {"supply", "discards", "bag", "hand", "tableau", "empire", "explored", "row", "cup", "citizenry"}
    piles |= {"sky", "lost"}  # of the game that is made on a page
    lists = {
        path[:-1]
        for path, value in leaves(data["state"])
        if isinstance(value, str) and len(path) > 1 and path[-2] in piles
    }
    assert lists
    for path in lists:
        pile: Any = data["state"]
        for key in path:
            pile = pile[key]
        for wrong in ([*pile, pile[0]], pile[:-1], [*pile[:-1], pile[0]]):
            if wrong != pile:
                assert fault_with(data, ("state", *path), wrong), path


@pytest.mark.parametrize(("id", "seats"), SEATS)
def test_a_seat_that_nobody_sits_on_is_refused(id: str, seats: int) -> None:
    data = saved(id, seats, LATE)
    waiting = data["state"]["waiting"]
    for number, step in enumerate(waiting):
        if "seat" in step:
            for seat in (seats, -1, 7, 8):
                assert fault_with(data, ("state", "waiting", number, "seat"), seat)
    assert fault_with(data, ("state", "sealed"), {str(seats): ["x"]})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_with_nothing_left_to_do_that_has_not_ended_is_refused(game: Any) -> None:
    data = saved(game.id, game.seats[0], EARLY)
    assert fault_with(data, ("state", "waiting"), [])


HEADS: list[tuple[Path, Any]] = [
    (("summary", "moment", "phase"), "nonsense"),
    (("summary", "moment", "phase"), "x" * 100_000),
    (("summary", "moment", "round"), -1),
    (("summary", "moment", "round"), 1 << 62),
    (("summary", "points"), [1] * 7),
    (("version",), "9" * 100_000),
    (("version",), "1.0\n2.0"),
    (("saved_at",), "x" * 100_000),
    (("rules",), 10**300),
    (("table", "seats"), [{"name": "Ada", "pin": None}] * 100),
    (("table", "seats"), []),
    (("table", "seats", 0), {"level": "god", "name": "Vega"}),
    (("table", "seats", 0), {"level": "", "name": "Vega"}),
    (("table", "seats", 0), {"name": "Ada", "pin": "1234"}),
    (("table", "seats", 0), {"name": "x" * 41, "pin": None}),
    (("table", "options", "setup"), "nonsense"),
    (("table", "options", "nonsense"), "x"),
    (("table", "seed"), 1 << 64),
    (("table", "resigned"), 7),
    (("table", "resigned"), -1),
    (("answers",), [{"seat": 0, "answer": [], "by": "ghost"}]),
    (("answers",), [{"seat": 9, "answer": [], "by": "person"}]),
    (("answers",), [{"seat": 0, "answer": {"a": 1}, "by": "person"}]),
    (("state", "phase"), "nonsense"),
]
"""Values at the head of a save that cannot be, each with the way to it."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_head_with_a_value_that_cannot_be_is_refused(game: Any) -> None:
    data = saved(game.id, game.seats[0], EARLY)
    taken = [(path, value) for path, value in HEADS if not fault_with(data, path, value)]
    assert taken == []


def test_a_long_score_that_would_take_for_ever_to_draw_is_refused() -> None:
    """`turns[0].terms` of 2^62 in Jump Drive."""
    data = saved("jumpdrive", 2, LATE)
    assert data["state"]["players"][0]["turns"]
    path = ("state", "players", 0, "turns", 0, "terms")
    assert fault_with(data, path, 1 << 62)
    assert fault_with(data, path, 100_000)
