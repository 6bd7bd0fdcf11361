"""Options as values: every text that a question offers has one."""

import pytest

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.games.master.moves import (
    CancelProject,
    CubeSpot,
    Discard,
    Named,
    Numbered,
    OfferTruce,
    PlaceBase,
    PlaceConflict,
    PlaceCube,
    Swap,
    Take,
    move_of,
    numbered,
    parse,
    place_of,
    spot_at,
    spot_id,
    swap_of,
)
from galaxy_desktop.games.master.table.held import (
    GivenCube,
    HandCube,
    Held,
    HeldCard,
    HeldFront,
    Tab,
    held_at,
)
from tests.each import each
from tests.games.master.played import tables

TEXTS = (
    ("humans.base:2", CubeSpot("humans.base", 2)),
    ("place red humans.base:2", PlaceCube("red", CubeSpot("humans.base", 2))),
    ("cancel nw_home-nw_gate", CancelProject("nw_home-nw_gate")),
    ("take humans.base", Take("humans.base")),
    ("take nw_home:0", Take("nw_home:0")),
    ("place nw_gate", PlaceBase("nw_gate")),
    ("discard empire", Discard("empire")),
    ("conflict border_war nw_home-nw_gate red", PlaceConflict("border_war", "nw_home-nw_gate", "red")),
    ("truce border_war", OfferTruce("border_war")),
    ("black>red", Swap("black", "red")),
    ("done", Named("done")),
    ("empire", Named("empire")),
)


@each(TEXTS)
def test_a_text_is_read_as_its_move_and_written_the_same_again(text: str, move: Move) -> None:
    assert parse(text) == move
    assert move.option == text


@pytest.mark.parametrize(
    "text", ["place a b c", "place red empire", "take a b", "discard a b", "swap a b", "a>b>c"]
)
def test_a_text_of_no_form_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse(text)
    assert move_of(text) is None


def test_every_option_of_played_games_has_a_move_with_its_text() -> None:
    kinds: set[type[Move]] = set()
    for g in tables():
        for decision in open_asks(g).values():
            options = decision.composer.moves(()) if isinstance(decision, Compose) else decision.options()
            moves = list(map(parse, options))
            assert [move.option for move in moves] == list(options)
            kinds |= set(map(type, moves))
    assert kinds >= {PlaceCube, CancelProject, Take, PlaceBase, Discard, PlaceConflict, Named, CubeSpot}


def test_spots_and_numbered_things() -> None:
    assert spot_at(spot_id("nw_home", 1)) == CubeSpot("nw_home", 1)
    assert [place_of(id_) for id_ in ("nw_home:1", "humans.base:0", "nw_home", "about:nw_home", "")] == [
        "nw_home",
        "humans.base",
        "nw_home",
        "about:nw_home",
        "",
    ]
    assert numbered("empire:0") == Numbered("empire", 0)
    assert numbered("empire:0").option == "empire:0"
    assert swap_of("black>red") == Swap("black", "red")
    for read in (spot_at, numbered, swap_of):
        with pytest.raises(ValueError, match=r"."):
            read("nothing")


@pytest.mark.parametrize(
    ("item", "held"),
    [
        ("hand:3", HandCube(3)),
        ("hold:border_war", HeldCard("border_war")),
        ("front:border_war nw_home-nw_gate", HeldFront("border_war", "nw_home-nw_gate")),
        ("give:red", GivenCube("red")),
        ("tab:seat1", Tab("seat1")),
    ],
)
def test_what_is_held_is_read_as_its_value_and_written_the_same_again(item: str, held: Held) -> None:
    assert held_at(item) == held
    assert held.item == item


def test_options_and_places_are_nothing_that_is_held() -> None:
    assert [held_at(item) for item in ("", "nw_home:1", "place red nw_home:1", "bag")] == [None] * 4
