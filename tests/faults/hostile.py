"""Saves with a right checksum and wrong values: each way to load them ends in one line or in a sound game."""

import contextlib
import io
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from galaxy_desktop.cli import run
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.oneline import LONGEST
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.house.offscreen import house_without_screen
from galaxy_desktop.play.commands import Load, Save
from galaxy_desktop.play.document import checksum
from galaxy_desktop.play.files import JOURNAL
from galaxy_desktop.play.journal import line_of
from galaxy_desktop.play.refusals import RefusedError
from tests.chance import give_any
from tests.contract.walk import fewest_and_most
from tests.faults.damaged import HangError, count, new_bus, patience
from tests.faults.mutations import any_place, one_of

SIZE = (1280, 720)
FRAMES = 4
MANY = 100_001
"""One answer more than a save may have."""
STEP = 0.05
STARTS = (0, 12, 40, 10_000)
NUMBERS = (-1, 0, 1, 2, 7, 8, 99, 10_000, 1 << 31, 1 << 62, 1 << 63, 1 << 64, -(1 << 62), 10**4298)
TEXTS = (
    "",
    "?",
    "nonsense",
    "x" * 100_000,
    "two\nlines",
    "\u202e",
    "{novelty",
    "**",
    "__class__",
    "over",
    "-1",
)


@dataclass(slots=True)
class HostileTally:
    tried: int = 0
    refused: int = 0
    sound: int = 0
    lines: dict[str, int] = field(default_factory=dict)
    """How often each of the lines was said, without what stands in them."""
    failures: list[str] = field(default_factory=list)


def try_hostile(
    game: Game[Any], number: int, seed: int, folder: Path, known: Sequence[str] | None = None
) -> HostileTally:
    """Load so many saves in every way, and show what loads for some frames.

    The first ones are spoiled in the known ways of these names, or in all of them.
    """
    tally, dice, ways = HostileTally(), Dice(seed), tuple(KNOWN if known is None else known)
    originals = list(_originals(game, folder))
    with house_without_screen(SIZE, quick=True) as house:
        for tried in range(number):
            way = ways[tried] if tried < len(ways) else one_of(dice, tuple(ANYWHERE))
            data = spoiled(one_of(dice, originals), way, dice)
            try:
                with patience(worked=True):
                    _try_one(house, way, data, tally)
            except (Exception, HangError) as error:
                path = folder / f"failed-{game.id}-{tried}.json"
                path.write_text(json.dumps(data))
                tally.failures.append(f"{tried} {way}: {type(error).__name__}: {str(error)[:200]}")
                with contextlib.suppress(Exception):
                    house.app.stage.clear()
            tally.tried += 1
    return tally


def _originals(game: Game[Any], folder: Path) -> Iterator[str]:
    """Sound saves of the fewest and of the most players, and of the end of a game of the fewest."""
    games, dice = {game.id: game}, Dice(1)
    for seats in fewest_and_most(game):
        bus, given = new_bus(games, game, seats, seats), 0
        for start in STARTS if seats == game.seats[0] else STARTS[:-1]:
            while given < start and not bus.is_over():
                give_any(bus, dice)
                given += 1
            bus.do(Save(folder / "original.json"))
            yield (folder / "original.json").read_text()


def _try_one(house: Any, name: str, data: Any, tally: HostileTally) -> None:
    """The same answer from the list, from check-save and from the table; a journal is read or refused."""
    folder = house.folders.saves
    for old in folder.iterdir():
        old.unlink()
    path = folder / "hostile.json"
    raw = json.dumps(data)
    path.write_text(raw)
    said = _checked(path)
    _show(house, house.doors.load())
    table = _loaded(house, path)
    loaded = table is not None
    if table is not None:
        _show_game(house, table)
        _leave(table)
    assert bool(said) == (not loaded), f"check-save says {said!r}, but the table opens: {loaded}"
    if said:
        tally.refused += 1
        count(tally.lines, f"{name}: {said}"[:110])
    else:
        tally.sound += 1
    with_crc = path.with_name(f"hostile{JOURNAL}")
    path.unlink()
    with_crc.write_bytes(line_of(data))
    if (again := _loaded(house, with_crc)) is not None:
        _leave(again)


def _checked(path: Path) -> str:
    """What check-save says is wrong; empty where it finds the save sound."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(["check-save", str(path)])
    if code == 0:
        assert not err.getvalue(), err.getvalue()
        return ""
    assert code == 2, code
    assert not out.getvalue(), out.getvalue()
    said = err.getvalue()
    assert said.count("\n") == 1, said
    assert len(said) <= LONGEST + 20, said
    return said.partition("json: ")[2].strip()


def _loaded(house: Any, path: Path) -> Any:
    """The table of a game that is sound; None where it is refused, in one line."""
    refusal, table = "", None
    try:
        table = house.table(Load(path))
    except RefusedError as error:
        refusal = str(error)
    assert len(refusal.splitlines()) <= 1, refusal
    return table


def _show_game(house: Any, table: Any) -> None:
    """Show a table for some frames, and its score if the game is over."""
    _show(house, table)
    if table.session.bus.is_over():
        _show(house, house.doors.score(table.session))


def _leave(table: Any) -> None:
    """Close the game of a table, which is sound."""
    bus = table.session.bus
    assert not bus.game().invariants(bus._here().history.now)
    bus.close()


def _show(house: Any, scene: Any) -> None:
    house.app.open(scene)
    for _frame in range(FRAMES):
        house.app.step((), STEP)
    house.app.stage.clear()


def spoiled(original: str, way: str, dice: Dice) -> dict[str, Any]:
    """A save with a wrong value, put there in the way of this name, and a right checksum."""
    data: dict[str, Any] = json.loads(original)
    {**KNOWN, **ANYWHERE}[way](data, dice)
    data["checksum"] = checksum(data)
    return data


def put(*path: Any) -> Callable[[Any, Dice], None]:
    """Put the last of these where the others lead to, as far as they do."""

    def change(data: Any, dice: Dice) -> None:
        del dice
        *way, key, value = path
        for step in way:
            if not isinstance(data, dict | list) or (isinstance(data, dict) and step not in data):
                return
            if isinstance(data, list) and not data:
                return
            data = data[step]
        if isinstance(data, dict) or (isinstance(data, list) and data):
            data[key] = value

    return change


KNOWN: dict[str, Callable[[Any, Dice], None]] = {
    "phase of the summary": put("summary", "moment", "phase", "nonsense"),
    "long phase of the summary": put("summary", "moment", "phase", "x" * 100_000),
    "a hundred seats": put("table", "seats", [{"name": "Ada", "pin": None}] * 100),
    "no seats": put("table", "seats", []),
    "long version": put("version", "9" * 100_000),
    "long format": put("format", 10**4298),
    "long rules": put("rules", 10**4298),
    "phase": put("state", "phase", "nonsense"),
    "nothing waiting": put("state", "waiting", []),
    "given up": put("table", "resigned", 0),
    "a bot has given up": put("table", "resigned", 1),
    "huge terms": put("state", "players", 0, "turns", 0, "terms", 1 << 62),
    "unknown level": put("table", "seats", 0, {"level": "god", "name": "Vega"}),
    "PIN that is none": put("table", "seats", 0, {"name": "Ada", "pin": "\u00e9:\u00e9"}),
    "points for ten": put("summary", "points", [7] * 10),
    "huge points": put("summary", "points", 0, 1 << 62),
    "over by the summary": put("summary", "over", True),
    "no answers": put("answers", []),
    "answers without end": put("answers", [{"seat": 0, "answer": [], "by": "person"}] * MANY),
    "end without ending": put("state", "ended_by", "nonsense"),
    "huge round": put("state", "round", 1 << 62),
    "huge seed": put("table", "seed", 1 << 64),
    "pack of another": put("pack", {"name": "two\nlines", "digest": "x"}),
}


def _number(data: Any, dice: Dice) -> None:
    holder, key = _leaf(data, dice, int)
    holder[key] = one_of(dice, NUMBERS)


def _near(data: Any, dice: Dice) -> None:
    holder, key = _leaf(data, dice, int)
    holder[key] += one_of(dice, (-1, 1, 5))


def _text(data: Any, dice: Dice) -> None:
    holder, key = _leaf(data, dice, str)
    holder[key] = one_of(dice, TEXTS)


def _other_text(data: Any, dice: Dice) -> None:
    """A name that there is, in the place of another."""
    holder, key = _leaf(data, dice, str)
    other, where = _leaf(data, dice, str)
    holder[key] = other[where]


def _nothing(data: Any, dice: Dice) -> None:
    holder, key = _place(data, dice)
    holder[key] = one_of(dice, (None, True, [], {}, 1.5, "x", 1))


def _many(data: Any, dice: Dice) -> None:
    holder, key = _place(data, dice)
    holder[key] = [holder[key]] * one_of(dice, (2, 1000, 30_000))


def _doubled(data: Any, dice: Dice) -> None:
    holder, key = _place(data, dice)
    if isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[f"{key}2"] = holder[key]


def _without(data: Any, dice: Dice) -> None:
    holder, key = _place(data, dice)
    del holder[key]


def _deep(data: Any, dice: Dice) -> None:
    holder, key = _place(data, dice)
    for _level in range(900):
        holder[key] = [holder[key]] if dice.below(2) else {"a": holder[key]}


ANYWHERE: dict[str, Callable[[Any, Dice], None]] = {
    "number": _number,
    "near number": _near,
    "text": _text,
    "another name": _other_text,
    "another type": _nothing,
    "many": _many,
    "doubled": _doubled,
    "without": _without,
    "deep": _deep,
}


def _place(data: Any, dice: Dice) -> tuple[Any, Any]:
    """Somewhere in the table or the state, where most depends on the value."""
    part = one_of(dice, ("state", "state", "state", "table", "summary"))
    return any_place(data[part], dice)


def _leaf(data: Any, dice: Dice, kind: type) -> tuple[Any, Any]:
    """A place with a value of that type."""
    for _try in range(1000):
        holder, key = _place(data, dice)
        if type(holder[key]) is kind:
            return holder, key
    return data, "rules" if kind is int else "version"


def in_words(game: str, tally: HostileTally) -> list[str]:
    """The figures, and the first of what went wrong."""
    head = (
        f"{game}: {tally.tried} saves with right checksums and wrong values, {tally.refused} refused in one "
        f"line, {tally.sound} sound games shown, {len(tally.failures)} failures"
    )
    return [head, *tally.failures[:20]]
