"""Whether a row of the data files keeps to the closed vocabulary; what does not is named in one line."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from galaxy_desktop.games.master.vocabulary import (
    AGENDA,
    ANY,
    BASE,
    COLOURS,
    COVERT,
    DECKS,
    DEVELOPMENTS,
    GROUPS,
    KINDS,
    PLAIN,
    RECEIVE,
    SYMBOLS,
    letters,
    moments,
    verbs,
)

Row = Mapping[str, Any]


class DataError(ValueError):
    """A data file that says something the rules have no word for; the message says where and what."""


DRAWN = {*DECKS, *GROUPS} - {"species"}
GUARDED = {*DECKS, "development"} - {"species"}
STAKES = {"capture_system", "take_card", "destroy_card"}
THREATS = {"steal", "spoils", "return", "objective"}
COMMON = {"id", "name", "source", "name_source"}


def checked(kind: str, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows as they are; raises `DataError` where one does not keep to the vocabulary."""
    names = [row.get("id") for row in rows]
    for row in rows:
        where = f"{kind} {row.get('id')}"
        _expect(isinstance(row.get("id"), str) and names.count(row["id"]) == 1, where, "has no id of its own")
        _expect(isinstance(row.get("name"), str) and bool(row["name"]), where, "needs a name")
        _expect(not set(row) - COMMON - REQUIRED[kind], where, f"has {set(row) - COMMON - REQUIRED[kind]}")
        _expect(set(row) >= REQUIRED[kind], where, f"lacks {REQUIRED[kind] - set(row)}")
        CHECKS[kind](where, row)
    return rows


def _expect(holds: bool, where: str, message: str) -> None:
    if not holds:
        raise DataError(f"{where}: {message}")


def _among(where: str, values: Any, allowed: Iterable[Any]) -> None:
    """Whether a value, or each of a list, is one of the allowed ones."""
    listed = values if isinstance(values, list) else [values]
    for value in listed:
        _expect(value in tuple(allowed), where, f"{value!r} is not one of {', '.join(map(str, allowed))}")


def _number(where: str, value: Any, least: int = 1, most: int = 45) -> None:
    _expect(type(value) is int and least <= value <= most, where, f"{value!r} is no number it can have")


def _slots(where: str, codes: Any) -> None:
    _expect(isinstance(codes, list) and 0 < len(codes) <= 8, where, "needs one to eight slots")
    for code in codes:
        _among(where, code, [letter + star for letter in letters() for star in ("", "*")])


def _projects(where: str, rows: Any) -> None:
    for row in rows:
        kind = row.get("kind")
        extra = {BASE: set(), RECEIVE: {"draw"}, AGENDA: {"symbols"}, COVERT: {"steals"}}.get(kind)
        _expect(extra is not None, where, f"has no project of kind {kind!r}")
        _expect(set(row) == {"kind", "slots", *(extra or ())}, where, f"{kind} has wrong fields")
        _slots(where, row["slots"])
        _among(where, row.get("draw", []), sorted(DRAWN))
        _among(where, row.get("symbols", []), SYMBOLS)
        _among(where, row.get("steals", []), PLAIN)


def _abilities(where: str, rows: Any) -> None:
    for row in rows:
        _expect(not set(row) - {"when", "if", "may", "choose", "effects"}, where, "an ability has odd fields")
        _among(where, row.get("when"), moments())
        _conditions(where, row["when"], row.get("if", {}))
        _among(where, row.get("may", False), (True, False))
        _among(where, row.get("choose", False), (True, False))
        _expect(bool(row.get("effects")), where, "an ability has no effect")
        for effect in row["effects"]:
            _effect(where, effect)
            modifies = verbs()[effect["code"]].modifies
            _expect(modifies == (row["when"] == "passive"), where, f"{effect['code']} at the wrong moment")
            _expect(effect["code"] != "capture_system", where, "capture_system is for stakes only")


def _conditions(where: str, when: str, row: Row) -> None:
    _among(where, sorted(row), moments()[when])
    _among(where, row.get("nth", []), (1, 2, 3))
    _among(where, row.get("deck", []), sorted(DRAWN))
    _among(where, row.get("match", []), ("same", "other"))
    _among(where, row.get("role", []), ("attacker", "target"))
    _number(where, row.get("bag_max", 0), least=0)


def _effect(where: str, row: Row) -> None:
    _among(where, row.get("code"), verbs())
    params = verbs()[row["code"]].params
    given = set(row) - {"code"}
    _expect(not given - set(params), where, f"{row['code']} has no {given - set(params)}")
    needed = {name for name, default in params.items() if default is None}
    _expect(given >= needed, where, f"{row['code']} needs {needed - given}")
    for name in sorted(given):
        VALUES[name](f"{where}: {row['code']} {name}", row[name])


def _stake(where: str, rows: Any) -> None:
    _expect(len(rows) == 1, where, "has one stake on each side")
    for row in rows:
        _among(where, row.get("code"), sorted(STAKES))
        _effect(where, row)


def _count(where: str, value: Any) -> None:
    if value != "all":
        _number(where, value)


def _one_of(*allowed: str) -> Callable[[str, Any], None]:
    return lambda where, value: _among(where, value, allowed)


VALUES: Mapping[str, Callable[[str, Any], None]] = MappingProxyType(
    {
        "deck": _one_of(*sorted(DRAWN)),
        "count": _count,
        "pick": _one_of("usual", "random", "search"),
        "colour": _one_of(*PLAIN, ANY),
        "whose": _one_of("own", "opponent"),
        "scope": _one_of("all", *KINDS, *sorted(GUARDED)),
        "from": _one_of("bag", "reserve"),
        "where": _one_of("linked", "own"),
        "who": _one_of("opponent", "self"),
        "use": _one_of(*COLOURS),
        "as": _one_of(*COLOURS, ANY),
        "against": _one_of(*sorted(THREATS)),
        "match": _one_of("same", "other", ANY),
        "give": _one_of(*COLOURS, ANY),
        "take": _one_of(*PLAIN, ANY),
        "look": _number,
    }
)
"""How the value of each parameter of an effect is checked."""


def _player_card(where: str, row: Row) -> None:
    """A species, leader or government."""
    _projects(where, row["projects"])
    _abilities(where, row.get("abilities", []))
    _among(where, row.get("requires", []), SYMBOLS)


def _development(where: str, row: Row) -> None:
    _among(where, row["deck"], DEVELOPMENTS)
    _slots(where, row["slots"])
    _among(where, row["symbols"], SYMBOLS)
    _abilities(where, row["abilities"])


def _conflict(where: str, row: Row) -> None:
    _among(where, row["symbol"], SYMBOLS)
    _number(where, row["spoils"])
    for side in ("red", "blue"):
        _expect(set(row[side]) == {"slots", "stake"}, where, f"{side} needs slots and a stake")
        _slots(where, row[side]["slots"])
        _stake(where, row[side]["stake"])


CHECKS: Mapping[str, Callable[[str, Row], None]] = MappingProxyType(
    {
        "species": _player_card,
        "leader": _player_card,
        "government": _player_card,
        "conflict": _conflict,
        "development": _development,
    }
)
REQUIRED: Mapping[str, set[str]] = MappingProxyType(
    {
        "species": {"projects"},
        "leader": {"projects", "abilities", "requires"},
        "government": {"projects", "abilities"},
        "conflict": {"symbol", "spoils", "red", "blue"},
        "development": {"deck", "slots", "symbols", "abilities"},
    }
)
