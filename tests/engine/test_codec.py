"""Plain data to JSON and back."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import AtLeast, DataError, IdOf, OneOf, OrOne
from galaxy_desktop.engine.flow import Answers, State, Step
from galaxy_desktop.engine.plain import plain
from tests.each import each


@plain
class Pay(Step["Box"]):
    placed: Mapping[int, str]
    again: tuple[str, int] | None = None

    def done(self, g: "Box", answers: Answers) -> None:
        del answers


@dataclass(slots=True, kw_only=True)
class Box(State):
    labels: list[str] = field(default_factory=list)
    pairs: dict[int, tuple[str, ...]] = field(default_factory=dict)
    share: float = 0.5

    def clone(self) -> "Box":
        return Box(labels=self.labels.copy(), pairs=self.pairs.copy(), share=self.share, **self.basics())


STEPS = {"Pay": Pay}


def box() -> Box:
    g = Box(rng=2**63 + 5, labels=["a"], pairs={1: ("b", "c")}, sealed={0: ("x", (1, 2))})
    g.then(Pay({0: "gem"}, ("k", 2)), Pay({1: "old"}))
    return g


def test_what_is_encoded_comes_back_equal_through_json() -> None:
    text = json.dumps(codec.encode(box()))
    assert codec.decode(Box, json.loads(text), STEPS) == box()


def spoil(path: tuple[Any, ...], value: Any) -> Any:
    data = json.loads(json.dumps(codec.encode(box())))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


@each(
    [
        (("rng",), "7"),
        (("rng",), True),
        (("labels",), {"a": 1}),
        (("labels", 0), 3),
        (("pairs",), []),
        (("pairs", "x"), ["b"]),
        (("share",), "much"),
        (("waiting", 0, "step"), "Box"),
        (("waiting", 0, "step"), ["Pay"]),
        (("waiting", 0), None),
        (("waiting", 0, "again"), ["k"]),
        (("extra",), 1),
    ]
)
def test_data_of_another_shape_is_refused_and_named(path: tuple[Any, ...], value: Any) -> None:
    with pytest.raises(DataError, match="it"):
        codec.decode(Box, spoil(path, value), STEPS)


def test_a_missing_field_is_refused() -> None:
    data = codec.encode(box())
    del data["labels"]
    with pytest.raises(DataError, match="labels"):
        codec.decode(Box, data, STEPS)


@dataclass(frozen=True, slots=True)
class Entry:
    id: str
    good: Annotated[str, OneOf("gem", "ore")] = ""
    origin: Annotated[str, IdOf("place")] = field(default="", metadata={codec.KEY: "from"})
    decks: Annotated[tuple[Annotated[str, OneOf("red", "blue")], ...], AtLeast(1), OrOne()] = ()
    priced: bool = field(init=False)
    found: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "priced", bool(self.good))


def entry(**values: Any) -> Entry:
    read: tuple[Entry] = codec.decode_content(
        codec.kind_of(tuple[Entry, ...]), [{"id": "mine", **values}], {"place": ("hill",)}, "entry"
    )
    return read[0]


def test_what_content_leaves_out_has_its_default() -> None:
    assert entry() == Entry("mine")
    assert not entry().priced
    assert entry(**{"from": "hill"}, good="ore") == Entry("mine", "ore", "hill")


def test_a_list_of_one_is_written_with_or_without_brackets() -> None:
    assert entry(decks="red").decks == entry(decks=["red"]).decks == ("red",)


@each(
    [
        ({"good": ""}, "entry “mine”, good is “”; choose from gem, ore."),
        ({"good": "hay"}, "entry “mine”, good is “hay”; choose from gem, ore."),
        ({"good": ["ore"]}, "entry “mine”, good must be text."),
        ({"from": "dale"}, "entry “mine”, from is “dale”; choose from hill."),
        ({"origin": "hill"}, "entry “mine” has the unknown field “origin”."),
        ({"priced": True}, "entry “mine” has the unknown field “priced”."),
        ({"found": "hill"}, "entry “mine” has the unknown field “found”."),
        ({"decks": []}, "entry “mine”, decks has too few entries: 0 (at least 1)."),
        ({"decks": ["red", "green"]}, "entry “mine”, decks 2 is “green”; choose from blue, red."),
        ({"id": ""}, "entry “”, id can't be displayed as text."),
    ]
)
def test_content_of_another_form_is_refused_by_entry_and_key(values: dict[str, Any], line: str) -> None:
    with pytest.raises(DataError) as caught:
        entry(**values)
    assert str(caught.value) == line


def test_objects_that_are_no_data_are_not_encoded() -> None:
    with pytest.raises(DataError, match="not plain data"):
        codec.encode(object())


def test_answers_are_tuples_again() -> None:
    assert codec.frozen([["a", ["b"]], 1]) == (("a", ("b",)), 1)
