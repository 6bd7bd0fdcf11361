"""Imports point one way: commands, ui, presenter, play, games, ai, engine; public methods are documented.

What else the source says of itself is looked at here too, for its files are parsed once.
"""

import ast
import re
import sys
from collections.abc import Callable, Container, Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests import owners
from tests.each import each
from tests.sources import (
    FILES,
    HOUSE,
    everything,
    joined_and_listed,
    parsed,
    statements,
    statements_of,
    text_of,
)

ROOMS = ("engine", "ai", "games", "play", "presenter", "ui", "house", "bench", "commands")
"""Each may import those before it."""
ABOVE = {room: {*ROOMS[place + 1 :]} for place, room in enumerate(ROOMS)}
DOORS = ("__init__.py", "__main__.py", "cli.py")
"""Files beside the rooms through which the program is entered; the others are used by all rooms, and use none
but the engine."""
WITHOUT_SCREEN = ROOMS[: ROOMS.index("ui")]
GAMES = sorted(room.name for room in (HOUSE / "games").iterdir() if (room / "__init__.py").exists())
INSIDE = re.compile(r"""(\bf"[^"\n]*\{(?:_|N_|n?p?gettext)\('|\bf'[^'\n]*\{(?:_|N_|n?p?gettext)\(")""")
"""A text of the catalogue within an f-string."""
RUNS = re.compile(r"\b(eval|exec)\b")
SHOWN = {"ui", "presenter", "words", "table"}
PUT = "\ue0fe"
"""What stands for a value."""
LEARNING = sorted((HOUSE.parent / "training").rglob("*.py"))
BESIDE = [*LEARNING, *(HOUSE.parent / "tools").rglob("*.py"), *(HOUSE.parent / "packaging").rglob("*.py")]
"""Files of the repository that are neither of the package nor tests, and follow its rules for docstrings."""
DRAWING = sorted((HOUSE.parent / "assets" / "scripts").rglob("*.py"))
"""Files in which a function's docstring names what it draws or sounds."""
TYPE = re.compile(r"_?[A-Z]+[a-z]\w*")
"""A name of a class, or of a type that is put together, and not of a constant or of a single letter."""
TWO_ROOMS = {
    "Assign": "a step of Roll, named in saves, and the kind of question that outside programs are told of",
    "Card": "in `schema.py`, as it is in the data; Master makes its own in `box.py` of what is printed",
    "DiscardDown": "a step of Race and one of Jump Drive, named in their saves",
    "DrawMore": "a step of Roll and one of Master, named in their saves",
    "SellGood": "a step of Race and one of New Frontiers, named in their saves",
}
"""Names that more than one thing has, with the reason."""
DARKEST = 32
"""Least largest number of a colour: three smaller ones are sizes or steps."""
JOINT = re.compile(rf"{PUT}(?:\*\*|\[/\])*(?::(?:\*\*|\[/\])* |, | \()")
"""A mark after a value that begins another: a colon, a comma, a parenthesis."""


@cache
def imported(file: Path) -> frozenset[str]:
    """Full names of every module a file imports, wherever in it."""
    return frozenset(names_in(statements_of(file), file))


def names_in(nodes: Iterable[ast.AST], file: Path) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_table(file: Path) -> bool:
    """Whether this is how a game is drawn: the only part of it that may look up."""
    parts = file.relative_to(HOUSE).parts
    return parts[0] == "games" and len(parts) > 2 and Path(parts[2]).stem == "table"


def forbidden_in(file: Path) -> set[str]:
    """What a file may not import for the room that it is in."""
    room = file.relative_to(HOUSE).parts[0]
    if is_table(file):
        return {f"galaxy_desktop.{name}" for name in ("play", *ABOVE["ui"])}
    if room in DOORS:
        return set()
    above = {f"galaxy_desktop.{name}" for name in ABOVE.get(room, ROOMS[1:])}
    return above if room in ABOVE and room not in WITHOUT_SCREEN else above | {"pygame", "pymunk", "PIL"}


def other_games(file: Path) -> set[str]:
    parts = file.relative_to(HOUSE).parts
    own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
    return {f"galaxy_desktop.games.{game}" for game in GAMES if game != own}


def offences(forbidden: Callable[[Path], set[str]]) -> list[str]:
    """Every import of a forbidden module or of something in it."""
    found = []
    for file in FILES:
        within = tuple(f"{wrong}." for wrong in forbidden(file))
        found += [f"{file} imports {name}" for name in imported(file) if f"{name}.".startswith(within)]
    return found


def test_imports_point_one_way() -> None:
    assert not offences(forbidden_in)


def test_every_room_has_its_place_in_that_way() -> None:
    assert {file.relative_to(HOUSE).parts[0] for file in FILES if file.parent != HOUSE} == {*ROOMS}


def test_no_game_knows_another_and_nothing_else_names_one() -> None:
    assert not offences(other_games)


def test_what_is_forbidden_is_found() -> None:
    assert offences(lambda file: {"galaxy_desktop.engine.flow"})


def module_of(file: Path) -> str:
    """Return the full name of the module that a file is."""
    parts = file.relative_to(HOUSE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports_of_modules() -> dict[str, set[str]]:
    """Return which other modules of ours each one imports, inside functions and for types too."""
    modules = {module_of(file) for file in FILES}
    imports: dict[str, set[str]] = {}
    for file in FILES:
        found = {name if name in modules else name.rpartition(".")[0] for name in imported(file)}
        imports[module_of(file)] = found & modules
    return imports


def test_no_module_needs_itself_by_way_of_others() -> None:
    TopologicalSorter(imports_of_modules()).prepare()


def test_a_circle_is_found() -> None:
    imports = {**imports_of_modules(), "galaxy_desktop.engine.flow": {"galaxy_desktop.games.master.game"}}
    with pytest.raises(CycleError, match=r"galaxy_desktop\.engine\.flow"):
        TopologicalSorter(imports).prepare()


def test_files_stay_small() -> None:
    assert not [file for file in FILES if len(text_of(file).splitlines()) > 400]


def test_the_engine_needs_the_standard_library_only() -> None:
    for file in (HOUSE / "engine").glob("*.py"):
        for name in imported(file):
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names or top == "galaxy_desktop", f"{file.name} imports {name}"


def test_every_visible_word_goes_through_one_place() -> None:
    for file in FILES:
        if file.name not in ("language.py", "translation.py"):
            assert not any(name.split(".")[0] == "gettext" for name in imported(file)), file


def test_no_text_is_looked_up_inside_an_f_string_where_the_template_would_miss_it() -> None:
    inside = (f"{file.name}:{found[0]}" for file in FILES for found in INSIDE.findall(text_of(file)))
    assert not list(inside)
    assert INSIDE.search("column.text(f\"**{_('Curtain')}**\")")


def test_data_is_read_and_never_run() -> None:
    for file in FILES:
        names = imported(file)
        assert not any(name.split(".")[0] in {"pickle", "shelve", "marshal"} for name in names), file
        if RUNS.search(text_of(file)):
            calls = (node.func for node in everything(parsed(file)) if isinstance(node, ast.Call))
            assert not any(isinstance(called, ast.Name) and RUNS.match(called.id) for called in calls), file


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    """All classes of the package by name."""
    found: dict[str, list[ast.ClassDef]] = {}
    for file in FILES:
        for node in statements_of(file):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def bases(node: ast.ClassDef, seen: frozenset[ast.ClassDef] = frozenset()) -> Iterator[ast.ClassDef]:
    """The classes of the package that a class is made from, by name."""
    for base in node.bases:
        inner = base.value if isinstance(base, ast.Subscript) else base
        name = inner.attr if isinstance(inner, ast.Attribute) else getattr(inner, "id", "")
        for found in classes().get(name, ()):
            if found is not node and found not in seen:
                yield found
                yield from bases(found, seen | {node})


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}


def test_a_public_method_has_a_docstring_or_overrides_one_that_has() -> None:
    bare = [
        f"{node.name}.{name}"
        for group in classes().values()
        for node in group
        for name, method in methods(node).items()
        if not name.startswith("_")
        and not node.name.startswith("_")
        and ast.get_docstring(method) is None
        and not any(name in methods(base) for base in bases(node))
    ]
    assert bare == []


def room_of(file: Path) -> str:
    """Return the file that a game's file is in every game, or else its path."""
    parts = file.relative_to(HOUSE.parent).parts
    in_game = parts[1] == "games" and len(parts) > 3
    return "/".join((*parts[:2], "<g>", *parts[3:]) if in_game else parts)


def types_in(file: Path) -> Iterator[tuple[str, bool]]:
    """Yield the types that a file defines by name: true for a class, false for one that is put together."""
    for node in statements(parsed(file) if file.is_relative_to(HOUSE) else ast.parse(text_of(file))):
        match node:
            case ast.ClassDef(name):
                yield name, True
            case ast.Assign([ast.Name(name)]) if TYPE.fullmatch(name):
                yield name, False


def named_twice(files: Iterable[Path]) -> dict[str, set[str]]:
    """Return the rooms of each class whose name is also that of a type in another one."""
    rooms: dict[str, set[str]] = {}
    names_of_classes = set()
    for file in files:
        for name, is_class in types_in(file):
            rooms.setdefault(name, set()).add(room_of(file))
            if is_class:
                names_of_classes.add(name)
    return {name: rooms[name] for name in sorted(names_of_classes) if len(rooms[name]) > 1}


def test_a_class_has_its_name_for_itself() -> None:
    assert named_twice([*FILES, *LEARNING]).keys() == TWO_ROOMS.keys()


def test_a_name_for_two_things_is_found_but_not_one_that_games_have_in_the_same_room() -> None:
    games = HOUSE / "games"
    assert not named_twice([games / "race" / "schema.py", games / "roll" / "schema.py"])
    assert named_twice([games / "race" / "schema.py", games / "master" / "box.py"]).keys() == {"Card"}


MAY_JOIN = re.compile(
    r"""\}(?:\*\*|\[/\])*(?:["']\s*[rfRF]*["'])?(?:\*\*|\[/\])*(?::(?:\*\*|\[/\])* |, | \()|"""
    r"""["'](?:: |, | \()[^"'\n]*["']\.join"""
)
"""The texts of files that may have such a mark, which alone are taken apart."""
MAY_BE_COLOUR = re.compile(r"\b(?:\d{1,3}|0x\w+)(?:,\s*(?:\d{1,3}|0x\w+)\b){2}")
"""The texts of files that may spell out a colour."""
FORBIDDEN = ("What", "Whether", "How", "See", "Where", "Who", "Why", "When", "Which", "That", "If")
NOUNS = ("The", "A", "An", "All", "Every", "Each", "So", "One", "Some", "No", "Everything", "Nothing")


def is_property(node: ast.AST) -> bool:
    named = (getattr(one, "id", getattr(one, "attr", "")) for one in getattr(node, "decorator_list", ()))
    return any(name in ("property", "cached_property") for name in named)


def begins(words: str, with_one_of: Container[str]) -> bool:
    return words.split(maxsplit=1)[0].strip(",.:;") in with_one_of


def test_docstrings_say_plainly_what_something_is_or_does() -> None:
    odd = []
    for file in (*FILES, *BESIDE, *DRAWING):
        for node in statements_of(file):
            match node:
                case ast.Expr(ast.Constant(str(words))):
                    is_odd = begins(words, FORBIDDEN)
                case ast.FunctionDef() if not is_property(node) and file not in DRAWING:
                    is_odd = begins(ast.get_docstring(node) or "-", NOUNS)
                case _:
                    continue
            if is_odd:
                odd.append(f"{file.relative_to(HOUSE.parent)}:{node.lineno}")
    assert odd == []


def joins(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield what joins words into one sentence with marks of English."""
    for node in nodes:
        joint = ""
        if isinstance(node, ast.JoinedStr):
            parts = (str(part.value) if isinstance(part, ast.Constant) else PUT for part in node.values)
            joint = "".join(parts)
        elif isinstance(node, ast.Attribute) and node.attr == "join" and isinstance(node.value, ast.Constant):
            joint = f"{PUT}{node.value.value!s}{PUT}"
        if JOINT.search(joint):
            yield ast.unparse(node)


def test_words_are_not_joined_with_marks_of_english() -> None:
    shown = [file for file in FILES if SHOWN & set(file.relative_to(HOUSE).parts)]
    assert len(shown) > 300
    marked = [file for file in shown if MAY_JOIN.search(text_of(file))]
    assert [(file, join) for file in marked for join in joins(joined_and_listed(file))] == []


@each(['f"{a}: {b}"', 'f"{a}"\nf", {b}"', "f'**{a}** ({b})'", 'f"{a}[/], b"', '", ".join(a)', "' ('.join(a)"])
def test_a_join_is_found(code: str) -> None:
    assert MAY_JOIN.search(code)
    assert [*joins(everything(ast.parse(f"({code})")))]


def colours(file: Path) -> Iterator[str]:
    """Yield each colour that a file spells out: three numbers below 256 that differ and get no names each."""
    nodes = joined_and_listed(file) if MAY_BE_COLOUR.search(text_of(file)) else ()
    sizes = [
        node.value
        for node in nodes
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple)
    ]
    for node in nodes:
        if isinstance(node, ast.Tuple) and len(node.elts) == 3 and node not in sizes:
            values = [part.value for part in node.elts if isinstance(part, ast.Constant)]
            numbers = [value for value in values if type(value) is int]
            if numbers == values and len(set(numbers)) > 1 and DARKEST <= max(numbers) < 256:
                yield f"{file.relative_to(HOUSE)}:{node.lineno}"


def test_colours_stand_in_the_tokens() -> None:
    drawn = [file for file in FILES if {"ui", "table"} & set(file.relative_to(HOUSE).parts)]
    assert len(drawn) > 300
    assert [colour for file in drawn for colour in colours(file)] == []


@pytest.mark.parametrize("game", GAMES)
def test_options_and_names_on_the_table_have_one_owner(game: str) -> None:
    assert (HOUSE / "games" / game / "moves.py").exists()
    assert owners.offences(HOUSE / "games" / game) == []


@each(
    [
        'option.split("|")',
        'option.partition(" ")',
        'option.removesuffix("|pay")',
        "option.endswith(ON_TOP)",
        'option.startswith("place ")',
        'f"seat:{seat}"',
        'f"{card}/{index}"',
        'f"{how}|{ship}"',
        '"+".join(pair)',
    ]
)
def test_a_string_built_or_taken_apart_is_found(line: str) -> None:
    nodes = [*everything(ast.parse(line))]
    assert [*owners.taken_apart(nodes), *owners.put_together(nodes, owners.SEPARATORS[:-1])]
