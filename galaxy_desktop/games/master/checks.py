"""Whether the data keep to the closed vocabulary; what does not is named in one line."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from galaxy_desktop.engine.content import Tables
from galaxy_desktop.engine.shape import quoted
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
    Book,
)
from galaxy_desktop.language import gettext as _

Row = Mapping[str, Any]

DRAWN = tuple(sorted({*DECKS, *GROUPS} - {"species"}))
GUARDED = tuple(sorted({*DECKS, "development"} - {"species"}))
STAKES = ("capture_system", "destroy_card", "take_card")
THREATS = ("steal", "spoils", "return", "objective")
LINKS = ("blue", "green", "red")
MOST_SLOTS, MOST_COUNT, MOST_PLANETS = 8, 45, 3


class _FaultError(ValueError):
    """The first thing that is wrong with a row."""


def faults(tables: Tables) -> Iterator[str]:
    """What the rules have no word for, a line for each row that has any."""
    book = Book.of(tables)
    for table, check in CHECKS.items():
        for row in tables[table]:
            where = f"{table} {quoted(row.get('id'))}"
            try:
                _fields(where, row, table)
                check(book, where, row)
            except _FaultError as fault:
                yield str(fault)


def _expect(holds: bool, where: str, message: str) -> None:
    if not holds:
        raise _FaultError(f"{where}: {message}")


def _fields(where: str, row: Row, table: str) -> None:
    needed, more = FIELDS[table]
    missing, odd = needed - set(row), set(row) - needed - more - COMMON
    _expect(not missing, where, _("it lacks {names}.").format(names=", ".join(sorted(missing))))
    _expect(not odd, where, _("it has no {names}.").format(names=", ".join(sorted(odd))))


def _among(where: str, values: Any, allowed: Iterable[Any]) -> None:
    """Whether a value, or each of a list, is one of the allowed ones."""
    known = tuple(allowed)
    for value in values if isinstance(values, list) else [values]:
        line = _("{value} is not one of {known}.").format(
            value=quoted(value), known=", ".join(map(str, known))
        )
        _expect(value in known, where, line)


def _number(where: str, value: Any, least: int, most: int) -> None:
    line = _("{value} is no number from {least} to {most}.").format(
        value=quoted(value), least=least, most=most
    )
    _expect(type(value) is int and least <= value <= most, where, line)


def _slots(book: Book, where: str, codes: Any) -> None:
    line = _("a project has one to {most} slots.").format(most=MOST_SLOTS)
    _expect(isinstance(codes, list) and 0 < len(codes) <= MOST_SLOTS, where, line)
    _among(where, codes, [letter + star for letter in book.letters for star in ("", "*")])


def _projects(book: Book, where: str, rows: Any) -> None:
    extra = {BASE: set[str](), RECEIVE: {"draw"}, AGENDA: {"symbols"}, COVERT: {"steals"}}
    for row in rows:
        kind = row.get("kind")
        _among(where, kind, extra)
        line = _("a project of kind {kind} has other fields.").format(kind=quoted(kind))
        _expect(set(row) == {"kind", "slots", *extra[kind]}, where, line)
        _slots(book, where, row["slots"])
        _among(where, row.get("draw", []), DRAWN)
        _among(where, row.get("symbols", []), SYMBOLS)
        _among(where, row.get("steals", []), PLAIN)


def _abilities(book: Book, where: str, rows: Any) -> None:
    for row in rows:
        line = _("an ability has other fields.")
        _expect(not set(row) - {"when", "if", "may", "choose", "effects"}, where, line)
        _among(where, row.get("when"), book.moments)
        _conditions(book, where, row["when"], row.get("if", {}))
        _among(where, [row.get("may", False), row.get("choose", False)], (True, False))
        _expect(bool(row.get("effects")), where, _("an ability has no effect."))
        for effect in row["effects"]:
            _effect(book, where, effect)
            modifies = book.verbs[effect["code"]].modifies
            line = _("{code} does not belong to the moment {when}.").format(
                code=effect["code"], when=quoted(row["when"])
            )
            fits = modifies == (row["when"] == "passive") and effect["code"] != "capture_system"
            _expect(fits, where, line)


def _conditions(book: Book, where: str, when: str, row: Row) -> None:
    _among(where, sorted(row), book.moments[when])
    _among(where, row.get("nth", []), (1, 2, 3))
    _among(where, row.get("deck", []), DRAWN)
    _among(where, row.get("match", []), ("same", "other"))
    _among(where, row.get("role", []), ("attacker", "target"))
    _number(where, row.get("bag_max", 0), 0, 200)


def _effect(book: Book, where: str, row: Row) -> None:
    _among(where, row.get("code"), book.verbs)
    params = book.verbs[row["code"]].params
    given, needed = set(row) - {"code"}, {name for name, default in params.items() if default is None}
    line = _("{code} takes: {names}.").format(code=row["code"], names=", ".join(params))
    _expect(needed <= given <= set(params), where, line)
    for name in sorted(given):
        VALUES[name](f"{where}, {row['code']} {name}", row[name])


def _count(where: str, value: Any) -> None:
    if value != "all":
        _number(where, value, 1, MOST_COUNT)


def _one_of(*allowed: str) -> Callable[[str, Any], None]:
    return lambda where, value: _among(where, value, allowed)


VALUES: Mapping[str, Callable[[str, Any], None]] = MappingProxyType(
    {
        "deck": _one_of(*DRAWN),
        "count": _count,
        "pick": _one_of("usual", "random", "search"),
        "colour": _one_of(*PLAIN, ANY),
        "whose": _one_of("own", "opponent"),
        "scope": _one_of("all", *KINDS, *GUARDED),
        "from": _one_of("bag", "reserve"),
        "where": _one_of("linked", "own"),
        "who": _one_of("opponent", "self"),
        "use": _one_of(*COLOURS),
        "as": _one_of(*COLOURS, ANY),
        "against": _one_of(*THREATS),
        "match": _one_of("same", "other", ANY),
        "give": _one_of(*COLOURS, ANY),
        "take": _one_of(*PLAIN, ANY),
        "look": lambda where, value: _number(where, value, 2, 9),
    }
)
"""How the value of each parameter of an effect is checked."""


def _player_card(book: Book, where: str, row: Row) -> None:
    """A species, leader or government."""
    _projects(book, where, row["projects"])
    _abilities(book, where, row.get("abilities", []))
    _among(where, row.get("requires", []), SYMBOLS)


def _development(book: Book, where: str, row: Row) -> None:
    _among(where, row["deck"], DEVELOPMENTS)
    _slots(book, where, row["slots"])
    _among(where, row["symbols"], SYMBOLS)
    _abilities(book, where, row["abilities"])


def _conflict(book: Book, where: str, row: Row) -> None:
    _among(where, row["symbol"], SYMBOLS)
    _number(where, row["spoils"], 0, MOST_COUNT)
    for side in (row["red"], row["blue"]):
        _expect(set(side) == {"slots", "stake"}, where, _("each side needs slots and a stake."))
        _slots(book, where, side["slots"])
        _expect(len(side["stake"]) == 1, where, _("each side has one stake."))
        _among(where, side["stake"][0].get("code"), STAKES)
        _effect(book, where, side["stake"][0])


def _system(_book: Book, where: str, row: Row) -> None:
    _among(where, row["colour"], PLAIN)
    _number(where, row["planets"], 1, MOST_PLANETS)


def _symbol(_book: Book, where: str, row: Row) -> None:
    _among(where, row["symbol"], SYMBOLS)
    _among(where, row["link"], LINKS)
    ends = 1 if row["link"] == "blue" else 2
    line = _("a {link} symbol is linked to {n} systems.").format(link=row["link"], n=ends)
    _expect(len(set(row["systems"])) == len(row["systems"]) == ends, where, line)


CHECKS: Mapping[str, Callable[[Book, str, Row], None]] = MappingProxyType(
    {
        "species": _player_card,
        "leader": _player_card,
        "government": _player_card,
        "conflict": _conflict,
        "development": _development,
        "system": _system,
        "symbol": _symbol,
    }
)
COMMON = {"id", "name", "source", "name_source"}
FIELDS: Mapping[str, tuple[set[str], set[str]]] = MappingProxyType(
    {
        "species": ({"projects"}, {"abilities"}),
        "leader": ({"projects", "abilities", "requires"}, set()),
        "government": ({"projects", "abilities"}, set()),
        "conflict": ({"symbol", "spoils", "red", "blue"}, set()),
        "development": ({"deck", "slots", "symbols", "abilities"}, set()),
        "system": ({"quadrant", "role", "colour", "planets", "at"}, {"start"}),
        "symbol": ({"symbol", "link", "systems", "at"}, set()),
    }
)
"""The fields that rows of each table have beside their names, and those that they may have."""
