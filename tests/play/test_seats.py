"""Who sits where."""

from galaxy_desktop.play.seats import Table, hash_pin, pin_fits, usual_take_back
from tests.play.tables import ANN, BEN, ROBOT


def test_a_pin_is_kept_as_a_salted_hash_that_only_it_fits() -> None:
    kept = hash_pin("1234")
    assert "1234" not in kept
    assert pin_fits("1234", kept)
    assert not pin_fits("1235", kept)
    assert hash_pin("1234") != kept


def test_persons_and_bots_are_told_apart() -> None:
    table = Table("toy", (ANN, ROBOT, BEN), {}, 1)
    assert table.persons() == (0, 2)
    assert table.bots() == (1,)
    assert table.names() == ("Ann", "Robot", "Ben")


def test_a_lone_person_takes_back_freely_and_several_by_agreement() -> None:
    assert usual_take_back((ANN, ROBOT)) == "always"
    assert usual_take_back((ANN, BEN)) == "ask"
