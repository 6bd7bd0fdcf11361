"""A game is a frozen record of functions; what all games share is done around them."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.game import OptionError, Options
from tests.toy import TOYS, ToyState

TOY = TOYS["toy"]


def test_a_game_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        TOY.rules_version = 2  # type: ignore[misc]


def test_a_new_game_is_set_up_with_all_options_filled_in() -> None:
    asked: list[Options] = []

    def new_game(seats: int, options: Options, seed: int) -> ToyState:
        asked.append(options)
        state: ToyState = TOY.new_game(seats, options, seed)
        return state

    replace(TOY, new_game=new_game).new(2, {"wind": "storm"}, 1)
    assert asked == [{"length": "short", "wind": "storm"}]


def test_a_game_may_refuse_options_that_do_not_go_together() -> None:
    def calm_for_two(seats: int, options: Options) -> None:
        if seats == 2 and options["wind"] == "calm":
            raise OptionError("two players want wind")

    strict = replace(TOY, check_options=calm_for_two)
    with pytest.raises(OptionError, match="want wind"):
        strict.new(2, {}, 1)
    assert strict.check(3, {}) == {"length": "short", "wind": "calm"}


def test_what_a_save_leaves_out_is_filled_in_again_and_the_game_goes_on() -> None:
    def trim(data: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in data.items() if name != "rounds"}

    def fill(data: dict[str, Any]) -> dict[str, Any]:
        return {"rounds": 2, **data}

    def revive(g: ToyState) -> ToyState:
        g.discard.append("revived")
        return g

    thrifty = replace(TOY, trim=trim, fill=fill, revive=revive)
    saved = thrifty.encode(TOY.new(2, {}, 1))
    assert "rounds" not in saved
    loaded = thrifty.decode(saved)
    assert (loaded.rounds, loaded.discard) == (2, ["revived"])
    with pytest.raises(DataError, match="its state isn't an object"):
        thrifty.decode([])
