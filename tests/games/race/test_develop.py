"""II: Develop."""

import pytest

from galaxy_desktop.engine.decisions import Way
from galaxy_desktop.engine.flow import IllegalAnswerError
from galaxy_desktop.games.race.events import DevelopmentPlaced, PlacementPaid
from tests.games.race.laid import answer, asked, begin, lay, player, told


def test_example_2_draws_discounts_and_draw_after_placing() -> None:
    g = lay(
        player(
            ["investment_credits", "interstellar_bank", "public_works"],
            ["drop_ships", "gem_world", "comet_zone", "spice_world"],
            actions=["develop"],
        ),
        top=["new_earth", "rebel_base"],
    )
    begin(g, "develop")
    assert len(g.players[0].hand) == 5
    answer(g, (0, ("drop_ships",)), (1, ()))
    assert asked(g).ways == (Way("pay", 2, ("gem_world", "comet_zone", "spice_world", "new_earth")),)
    answer(g, (0, ("pay", ("gem_world", "new_earth"))))
    assert g.players[0].hand == ["comet_zone", "spice_world", "rebel_base"]


def test_example_3_a_cost_never_falls_below_none_and_a_new_card_does_not_work_yet() -> None:
    g = begin(lay(player(["investment_credits"], ["public_works"], actions=["develop"])), "develop")
    answer(g, (0, ("public_works",)), (1, ()))
    assert asked(g).ways == (Way("pay", 0, ()),)
    answer(g, (0, ("pay", ())))
    assert g.players[0].hand == []


def test_only_a_development_that_can_be_paid_for_and_lies_there_once_is_offered() -> None:
    hand = ["colony_ship:2", "replicant_robots", "gem_world", "drop_ships", "space_marines"]
    g = begin(lay(player(["colony_ship"], hand)), "develop")
    assert asked(g).offered == ("replicant_robots", "drop_ships", "space_marines")
    g = begin(lay(player([], hand[:4])), "develop")
    assert asked(g).offered == ("colony_ship:2",)
    with pytest.raises(IllegalAnswerError):
        answer(g, (0, ("drop_ships",)))


def test_choices_stay_sealed_until_all_have_chosen() -> None:
    g = begin(lay(player(hand=["colony_ship", "gem_world", "spice_world"]), player()), "develop")
    answer(g, (0, ("colony_ship",)))
    assert g.players[0].tableau == []
    answer(g, (1, ()))
    assert g.players[0].tableau == ["colony_ship"]


def test_even_a_seat_that_can_place_nothing_is_asked() -> None:
    g = begin(lay(player(), player()), "develop")
    assert asked(g, 1).forced()
    assert asked(g, 1).only() == ()


def test_all_cards_are_placed_before_the_first_is_paid_for() -> None:
    g = begin(
        lay(player(hand=["public_works", "gem_world"]), player(hand=["export_duties", "comet_zone"])),
        "develop",
    )
    answer(g, (0, ("public_works",)), (1, ("export_duties",)))
    assert [event.card for event in told(g, DevelopmentPlaced)] == ["public_works", "export_duties"]
    assert list(g.asking or ()) == [0]
    answer(g, (0, ("pay", ("gem_world",))))
    assert told(g, PlacementPaid) == [PlacementPaid(0, ("gem_world",), "public_works", "pay", (), 0)]
    assert list(g.asking or ()) == [1]


def test_cards_drawn_after_placing_come_too_late_to_pay() -> None:
    g = begin(lay(player(["public_works"], ["drop_ships", "gem_world"])), "develop")
    assert asked(g).offered == ()


def test_example_17_two_develop_phases_for_two_players() -> None:
    mine = ["public_works", "drop_ships", "gem_world", "comet_zone", "spice_world", "new_earth"]
    theirs = ["investment_credits", "space_marines", "artist_colony", "rebel_base"]
    g = lay(
        player(hand=mine, actions=["develop", "develop_again"]),
        player(hand=theirs, actions=["develop", "produce"]),
        variant="experienced",
    )
    begin(g, "develop")
    answer(g, (0, ("public_works",)), (1, ("investment_credits",)))
    assert asked(g, 0).ways[0].cost == 0
    answer(g, (0, ("pay", ())))
    assert asked(g, 1).ways[0].cost == 0
    answer(g, (1, ("pay", ())))
    begin(g, "develop_again")
    answer(g, (0, ("drop_ships",)), (1, ("space_marines",)))
    assert asked(g, 0).ways[0].cost == 3
    answer(g, (0, ("pay", ("gem_world", "comet_zone", "spice_world"))))
    assert len(g.players[0].hand) == 2
    assert asked(g, 1).ways[0].cost == 1


def test_both_took_develop_twice_so_both_have_the_bonus_in_both() -> None:
    hand = ["space_marines", "gem_world"]
    other = ["space_marines:2", "comet_zone"]
    twice = ["develop", "develop_again"]
    for phase in twice:
        g = lay(player(hand=hand, actions=twice), player(hand=other, actions=twice), variant="experienced")
        begin(g, phase)
        answer(g, (0, ("space_marines",)), (1, ("space_marines:2",)))
        assert asked(g, 0).ways[0].cost == 1
        answer(g, (0, ("pay", ("gem_world",))))
        assert asked(g, 1).ways[0].cost == 1
