"""Reveal, place and pay."""

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.jumpdrive.events import (
    BuildPaid,
    BuildsRevealed,
    CardPlaced,
    CardsDrawn,
    ConvoyDiscarded,
)
from galaxy_desktop.games.jumpdrive.state import Player
from tests.games.jumpdrive.tables import answer, builder, holding, of, place, table


def test_choices_stay_sealed_until_all_have_chosen() -> None:
    g = table(holding(5, "spice_world"), holding(5, "gem_world"))
    place(g, 0, "spice_world")
    assert g.players[0].empire == []
    assert open_asks(g).keys() == {1}
    place(g, 1, "gem_world")
    assert g.players[0].empire == ["spice_world"]
    assert g.players[1].empire == ["gem_world"]


def test_all_builds_are_revealed_together() -> None:
    g = table(holding(5, "spice_world", "mining_robots"), holding(5))
    place(g, 0, "mining_robots", "spice_world")
    answer(g, 1, ())
    assert of(g, BuildsRevealed) == [BuildsRevealed((("mining_robots", "spice_world"), ()))]


def test_drop_ships_beside_imperium_blaster_factory_pays_4_and_draws_nothing_for_the_world() -> None:
    g = table(holding(6, "drop_ships", "imperium_blaster_factory"))
    place(g, 0, "drop_ships", "imperium_blaster_factory")
    assert of(g, CardPlaced) == [
        CardPlaced(0, "drop_ships", "pay", 4, 0),
        CardPlaced(0, "imperium_blaster_factory", "conquer", 0, 3),
    ]
    assert [event.cause for event in of(g, CardsDrawn) if isinstance(event, CardsDrawn)] == ["income"]
    turn = g.players[0].turns[-1]
    assert (turn.vp, turn.income) == (2, 1)
    assert len(g.players[0].hand) == 1


def test_a_world_alone_draws_a_card_after_it_is_paid_for() -> None:
    g = table(holding(5, "spice_world"))
    paid = place(g, 0, "spice_world")
    assert of(g, BuildPaid) == [BuildPaid(0, paid)]
    assert len(g.players[0].hand) == 5 - 1 - 2 + 1 + 2


def test_two_worlds_without_a_development_draw_one_card() -> None:
    g = table(
        Player(
            hand=["rebel_miners", "galactic_resort", *holding(4).hand],
            empire=["contact_specialist", "colony_convoy"],
        )
    )
    place(g, 0, "rebel_miners", "galactic_resort")
    assert of(g, ConvoyDiscarded) == [ConvoyDiscarded(0, "colony_convoy")]
    turn = g.players[0].turns[-1]
    assert (turn.vp, turn.income) == (5, 2)
    assert len(g.players[0].hand) == 6 - 2 - 3 + 1 + turn.income
    assert g.players[0].empire == ["contact_specialist", "rebel_miners", "galactic_resort"]
    assert "colony_convoy" in g.discards


def test_a_convoy_placed_with_two_worlds_is_gone_and_draws_nothing() -> None:
    g = table(holding(9, "colony_convoy", "spice_world", "plague_world"))
    place(g, 0, "colony_convoy", "spice_world", "plague_world")
    assert g.players[0].empire == ["spice_world", "plague_world"]
    assert g.players[0].turns[-1].placed == ("colony_convoy", "spice_world", "plague_world")
    assert len(g.players[0].hand) == 9 - 3 - 3 + 4


def test_payments_lie_in_the_discard_pile_and_a_conquest_takes_none() -> None:
    g = table(Player(hand=["pirate_world", "runaway_robots"], empire=["drop_ships", "military_convoy"]))
    place(g, 0, "pirate_world", "runaway_robots")
    assert g.discards == []
    assert of(g, BuildPaid) == []


def test_a_survey_team_is_placed_once_and_never_discarded() -> None:
    g = table(holding(5), holding(5, "spice_world"))
    place(g, 0, "survey_team")
    place(g, 1, "survey_team:2")
    assert [player.empire for player in g.players] == [["survey_team"], ["survey_team:2"]]
    assert builder(g, 0).team == ""
    assert builder(g, 1).team == ""
    assert g.discards == []


def test_spice_world_beside_a_survey_team_pays_both_in_full() -> None:
    g = table(Player(hand=["spice_world", "gem_world"], empire=["investment_credits"]), holding(5))
    assert builder(g, 0).plan(("survey_team", "spice_world")) is None
    g = table(
        Player(hand=["spice_world", "gem_world", "new_vinland"], empire=["investment_credits"]), holding(5)
    )
    place(g, 0, "survey_team", "spice_world")
    answer(g, 1, ())
    assert g.players[0].turns == []
    assert g.players[0].owes == 0
    assert g.players[0].empire == ["investment_credits", "survey_team", "spice_world"]
