"""Who sits where."""

import hashlib
from dataclasses import replace
from typing import Any

import pytest

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.play.commands import Resign
from galaxy_desktop.play.refusals import BadTableError, GameOverError
from galaxy_desktop.play.seats import (
    Bot,
    Occupant,
    Person,
    Table,
    Takeover,
    hash_pin,
    pin_fits,
    usual_take_back,
)
from tests.play.tables import ANN, BEN, ROBOT, new_bus, play


def test_a_pin_is_kept_as_a_salted_hash_that_only_it_fits() -> None:
    kept = hash_pin("1234")
    assert "1234" not in kept
    assert pin_fits("1234", kept)
    assert not pin_fits("1235", kept)
    assert hash_pin("1234") != kept


@pytest.mark.parametrize(("set_as", "entered"), [(" 1234", "1234"), ("1234 ", " 1234"), ("1234", "1234  ")])
def test_spaces_around_a_pin_are_no_part_of_it(set_as: str, entered: str) -> None:
    assert pin_fits(entered, hash_pin(set_as))
    assert not pin_fits("12 34", hash_pin(set_as))


def test_a_pin_that_an_older_version_kept_with_its_space_still_fits() -> None:
    salt = "0123456789abcdef"
    digest = hashlib.pbkdf2_hmac("sha256", b"1234 ", salt.encode(), 50_000).hex()
    assert pin_fits("1234 ", f"{salt}:{digest}")


def test_persons_and_bots_are_told_apart() -> None:
    table = Table("toy", (ANN, ROBOT, BEN), {}, 1)
    assert table.persons() == (0, 2)
    assert table.bots() == (1,)
    assert table.names() == ("Ann", "Robot", "Ben")


def test_a_lone_person_takes_back_freely_and_several_by_agreement() -> None:
    assert usual_take_back((ANN, ROBOT)) == "always"
    assert usual_take_back((ANN, BEN)) == "ask"


def test_a_bot_of_an_older_save_has_no_style_and_took_over_from_nobody() -> None:
    older = {"level": "easy", "name": "Vega"}
    assert codec.decode(Occupant, older, {}) == Bot("easy", "Vega")
    styled = Bot("easy", "Vega", "trader")
    assert codec.decode(Occupant, codec.encode(styled), {}) == styled
    gone = Bot("easy", "Ann", took_over=Takeover(7, 2))
    assert codec.decode(Occupant, codec.encode(gone), {}) == gone
    odd: list[Any] = [{**older, "style": 7}, {**older, "style": "x" * 41}, {**older, "taste": ""}]
    odd.append({**older, "took_over": {"after": -1, "round": 0}})
    for wrong in (*odd, {"level": "easy"}):
        with pytest.raises(DataError):
            codec.decode(Occupant, wrong, {})


def test_who_has_resigned_with_nobody_to_take_over_plays_no_longer() -> None:
    table = Table("toy", (Person("Ada"),), {}, 1)
    assert table.persons() == (0,)
    assert replace(table, resigned=0).persons() == ()


def test_only_a_person_at_the_table_can_have_resigned() -> None:
    table = Table("toy", (ROBOT, Person("Ada")), {}, 1)
    replace(table, resigned=1).check()
    for seat in (0, 2, -1):
        with pytest.raises(BadTableError):
            replace(table, resigned=seat).check()


def test_nobody_resigns_once_the_game_is_over() -> None:
    bus = new_bus(ANN, BEN)
    play(bus)
    result = bus.result()
    with pytest.raises(GameOverError):
        bus.do(Resign(result.winners[0]))
    assert bus.result() == result
