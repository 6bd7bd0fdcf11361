"""The data against the published counts."""

from collections import Counter

import pytest

from galaxy_desktop.games.jumpdrive.box import (
    DATA,
    cards,
    deck,
    design_id,
    designs,
    figures,
    preset_hands,
    survey_teams,
)
from galaxy_desktop.games.jumpdrive.schema import Bonus, Power

IN_DECK = [design for design in designs().values() if design.id not in survey_teams()]


def test_the_deck_has_112_cards_of_83_titles() -> None:
    assert len(deck()) == len(set(deck())) == 112
    assert len(IN_DECK) == 83


def test_every_world_has_either_a_cost_or_a_defense() -> None:
    for card in IN_DECK:
        assert (card.cost is None) != (card.defense is None)
        assert card.is_military == (card.defense is not None)
        assert card.is_world or card.cost is not None


def test_a_survey_team_for_each_player_stands_outside_the_deck() -> None:
    assert survey_teams() == ("survey_team", "survey_team:2", "survey_team:3", "survey_team:4")
    team = cards()["survey_team"]
    assert (team.cost, team.explore, team.military, team.vp, team.income) == (1, 2, 1, 0, 1)
    assert not set(survey_teams()) & set(deck())


def test_the_four_first_hands_have_five_cards_each_and_no_card_twice() -> None:
    assert [len(set(hand)) for hand in preset_hands()] == [5] * 4
    assert "space_marines" in preset_hands()[3]


def test_how_sure_we_are_of_each_card_is_kept() -> None:
    sources = Counter(card.source for card in IN_DECK)
    assert sources == {"scan": 12, "listed": 12, "partial": 6, "designed": 53}
    assert all(card.designed for card in IN_DECK if card.source in {"listed", "partial"})


def test_the_numbers_of_the_rules() -> None:
    known = figures()
    assert (known.deal, known.keep, known.hand_limit, known.end_vp) == (7, 5, 10, 50)
    assert (known.explore_base_draw, known.explore_marker_icons, known.solo_rounds) == (2, 3, 7)


def bonuses() -> list[Bonus]:
    return [bonus for card in designs().values() for bonus in (*card.vp_bonuses, *card.income_bonuses)]


def powers() -> list[Power]:
    return [power for card in designs().values() for power in card.powers]


def test_the_vocabulary_of_the_data_is_closed() -> None:
    assert {bonus.code for bonus in bonuses()} == {"per", "with"}
    assert {bonus.where for bonus in bonuses()} == {"own", "one_other", "any_other"}
    assert {power.code for power in powers()} == {
        "discount",
        "military_vs",
        "military_per",
        "pay_for_conquest",
        "second_world",
        "place_if",
        "place_limit",
        "pass_to_strongest",
    }


def test_everything_that_is_spoken_of_is_on_some_card() -> None:
    for bonus in bonuses():
        assert bonus.of.icon or bonus.found
    for power in powers():
        assert power.code not in {"discount", "military_vs", "pay_for_conquest"} or power.serves


@pytest.mark.parametrize("card", ["trade_pact:5", "colony_convoy:4", "spice_world"])
def test_copies_share_their_design(card: str) -> None:
    assert cards()[card] is designs()[design_id(card)]


def test_there_are_as_many_copies_as_the_first_hands_need() -> None:
    tables = DATA.own()
    next(card for card in tables["card"] if card["id"] == "spice_world")["count"] = 0
    assert "card “spice_world”: the preset hands need 1 of it." in DATA.faults(tables)
