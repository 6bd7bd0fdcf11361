"""Ways to damage a save file, drawn by chance."""

import json
from collections.abc import Callable
from typing import Any

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.document import checksum

ZOO: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    1.5,
    1e308,
    "",
    "?",
    "card_01",
    "x" * 100_000,
    "\ud800",
    "\x00\n",
    [],
    [[]],
    {},
    {"step": "Round"},
    {"step": "os.system"},
    10**30,
    1 << 63,
    (1 << 64) - 1,
    -(10**18),
    10**4000,
)
DEEP = "--deep--"


def one_of(dice: Dice, items: Any) -> Any:
    return items[dice.below(len(items))]


def cut(raw: bytes, dice: Dice) -> bytes:
    return raw[: dice.below(len(raw))]


def flip(raw: bytes, dice: Dice) -> bytes:
    damaged = bytearray(raw)
    for _ in range(1 + dice.below(4)):
        damaged[dice.below(len(raw))] ^= 1 << dice.below(8)
    return bytes(damaged)


def overwrite(raw: bytes, dice: Dice) -> bytes:
    start = dice.below(len(raw))
    noise = bytes(dice.below(256) for _ in range(1 + dice.below(40)))
    return raw[:start] + noise + raw[start + len(noise) :]


def noise_only(raw: bytes, dice: Dice) -> bytes:
    return bytes(dice.below(256) for _ in range(dice.below(500)))


def deep(raw: bytes, dice: Dice) -> bytes:
    data = json.loads(raw)
    holder, key = any_place(data, dice)
    holder[key] = DEEP
    levels = 10 ** (1 + dice.below(5))
    opening, closing = one_of(dice, (("[", "]"), ('{"a":', "}")))
    return json.dumps(data).replace(f'"{DEEP}"', opening * levels + "1" + closing * levels).encode()


def twice(raw: bytes, dice: Dice) -> bytes:
    data = json.loads(raw)
    key = one_of(dice, sorted(data))
    field = f"{json.dumps(key)}:{json.dumps(one_of(dice, (data[key], None)))}"
    return f"{json.dumps(data)[:-1]},{field}}}".encode()


BYTES: tuple[Callable[[bytes, Dice], bytes], ...] = (cut, flip, overwrite, noise_only, deep, twice)


BARE: tuple[Callable[[bytes, Dice], bytes], ...] = (cut, flip, overwrite, noise_only)
"""Those that do not ask for JSON, and so fit a journal too."""


def any_place(data: Any, dice: Dice) -> tuple[Any, Any]:
    """A container somewhere in the data and one of its keys."""
    while True:
        key = one_of(dice, sorted(data) if isinstance(data, dict) else range(len(data)))
        inner = data[key]
        if not isinstance(inner, dict | list) or not inner or dice.below(4) == 0:
            return data, key
        data = inner


def swap_type(holder: Any, key: Any, dice: Dice) -> None:
    holder[key] = one_of(dice, ZOO)


def nudge(holder: Any, key: Any, dice: Dice) -> None:
    value = holder[key]
    holder[key] = value + one_of(dice, (-1, 1, 100, 1 << 40)) if type(value) is int else str(value) + "x"


def remove(holder: Any, key: Any, dice: Dice) -> None:
    del holder[key]


def add(holder: Any, key: Any, dice: Dice) -> None:
    if isinstance(holder, dict):
        holder[one_of(dice, ("extra", "", "__class__", "99"))] = one_of(dice, ZOO)
    else:
        holder.insert(key, one_of(dice, ZOO))


def double(holder: Any, key: Any, dice: Dice) -> None:
    if isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[key] = [holder[key], holder[key]]


def exchange(holder: Any, key: Any, dice: Dice) -> None:
    other = one_of(dice, sorted(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key], holder[other] = holder[other], holder[key]


SHAPES: tuple[Callable[[Any, Any, Dice], None], ...] = (swap_type, nudge, remove, add, double, exchange)


def other_version(data: dict[str, Any], dice: Dice) -> None:
    field = one_of(dice, ("format", "rules", "version", "program"))
    data[field] = one_of(dice, (-1, 0, 2, 99, "2", None, 10**20))


def mutated(raw: bytes, dice: Dice) -> tuple[str, bytes]:
    """A damaged copy and the name of the damage; for half of them the checksum is made to fit again."""
    is_journal = not raw.startswith(b"{")
    if is_journal or dice.below(3) == 0:
        damage = one_of(dice, BARE if is_journal else BYTES)
        return damage.__name__, damage(raw, dice)
    data = json.loads(raw)
    for _ in range(1 + dice.below(2)):
        if dice.below(12) == 0:
            name = "other_version"
            other_version(data, dice)
        else:
            shape = one_of(dice, SHAPES)
            name = shape.__name__
            shape(*any_place(data, dice), dice)
    if dice.below(4) and isinstance(data, dict):
        data["checksum"] = checksum(data)
    return name, json.dumps(data).encode()
