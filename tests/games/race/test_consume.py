"""IV: Consume, and goods."""

import pytest

from galaxy_desktop.engine.flow import IllegalAnswerError
from galaxy_desktop.games.race.events import CardsConsumed, CardsDrawn, GoodsConsumed, GoodSold, Guessed
from galaxy_desktop.games.race.powers import sale_price
from galaxy_desktop.games.race.round import BeginLimit, BeginPhase, EndRound
from galaxy_desktop.games.race.state import EVERYBODY, NOBODY
from tests.games.race.laid import answer, asked, begin, lay, player, run, told

DOUBLE = ["consume_double"]
NOVELTIES = ["artist_colony", "gem_world", "spice_world"]


def test_example_9_what_goods_sell_for() -> None:
    worlds = ["pirate_world", "spice_world"]
    g = lay(player(["old_earth", "trade_league", *worlds], goods=worlds, actions=["consume_trade"]))
    assert sale_price(g, 0, "pirate_world") == 9
    assert sale_price(g, 0, "spice_world") == 6
    assert sale_price(g, 0, "pirate_world", trade_powers=False) == 2
    begin(g, "consume")
    assert asked(g).offered == ("pirate_world", "spice_world")
    answer(g, (0, ("pirate_world",)))
    assert len(g.players[0].hand) == 9
    answer(g, (0, ("trade_league/1",)), (0, ("spice_world",)))
    assert len(g.players[0].hand) == 15
    assert told(g, GoodSold) == [GoodSold(0, "spice_world", "novelty", 6, "trade_league")]


def test_black_market_sells_without_any_bonus() -> None:
    g = begin(lay(player(["black_market_trading_world", "pirate_world"], goods=["pirate_world"])), "consume")
    answer(g, (0, ("black_market_trading_world/0",)), (0, ("pirate_world",)))
    assert len(g.players[0].hand) == 2


def test_bonuses_for_a_kind_serve_that_kind() -> None:
    tableau = ["genetics_lab", "mining_conglomerate", "empath_world", "destroyed_world"]
    g = lay(player(tableau, goods=tableau[2:]))
    assert sale_price(g, 0, "empath_world") == 5
    assert sale_price(g, 0, "destroyed_world") == 4


def test_a_sale_is_mandatory_with_a_good_and_nothing_without() -> None:
    g = begin(
        lay(player(["destroyed_world"], goods=["destroyed_world"], actions=["consume_trade"])), "consume"
    )
    with pytest.raises(IllegalAnswerError):
        answer(g, (0, ()))
    answer(g, (0, ("destroyed_world",)))
    assert len(g.players[0].hand) == 3
    g = begin(lay(player(["destroyed_world"], actions=["consume_trade"])), "consume")
    assert not g.waiting


@pytest.mark.parametrize(("actions", "vps"), [([], (3, 2)), (DOUBLE, (6, 4))])
def test_example_10_goods_for_points_and_cards(actions: list[str], vps: tuple[int, int]) -> None:
    tableau = ["new_vinland", "free_trade_association", *NOVELTIES]
    g = begin(lay(player(tableau, goods=NOVELTIES, actions=actions)), "consume")
    answer(g, (0, ("free_trade_association/0",)))
    assert asked(g).forced()
    answer(g, (0, tuple(NOVELTIES)))
    assert (g.players[0].chips, len(g.players[0].hand)) == (vps[0], 3)
    assert not g.waiting
    g = begin(lay(player(tableau, goods=NOVELTIES, actions=actions)), "consume")
    answer(g, (0, ("new_vinland/0",)), (0, ("gem_world",)))
    assert len(g.players[0].hand) == 2
    answer(g, (0, ("free_trade_association/0",)), (0, ("artist_colony", "spice_world")))
    assert (g.players[0].chips, len(g.players[0].hand)) == (vps[1], 4)


def test_example_11_all_goods_at_once() -> None:
    goods = [*NOVELTIES, "destroyed_world"]
    tableau = ["old_earth", "pilgrimage_world", *goods]
    g = begin(lay(player(tableau, goods=goods, actions=DOUBLE)), "consume")
    answer(g, (0, ("old_earth/1",)), (0, ("artist_colony", "gem_world")), (0, ("pilgrimage_world/0",)))
    assert g.players[0].chips == 6
    g = begin(lay(player(tableau, goods=goods, actions=DOUBLE)), "consume")
    answer(g, (0, ("pilgrimage_world/0",)))
    assert g.players[0].chips == 6
    assert not g.waiting


def test_example_11_pilgrimage_world_takes_a_single_good_for_nothing() -> None:
    g = begin(lay(player(["pilgrimage_world", "gem_world"], goods=["gem_world"])), "consume")
    assert asked(g).forced()
    answer(g, (0, asked(g).only()))
    assert (g.players[0].chips, g.players[0].goods) == (0, {})
    assert told(g, GoodsConsumed) == [GoodsConsumed(0, "pilgrimage_world", ("gem_world",), 0, 0)]


def test_example_12_cards_for_points_are_never_doubled() -> None:
    tableau = ["deficit_spending", "new_economy"]
    g = begin(lay(player(tableau, ["gem_world"], actions=DOUBLE), top=["comet_zone"]), "consume")
    answer(g, (0, ("new_economy/0",)), (0, ("deficit_spending/0",)))
    assert (asked(g).least, asked(g).most) == (0, 2)
    answer(g, (0, ("gem_world", "comet_zone")))
    assert g.players[0].chips == 2
    assert told(g, CardsConsumed) == [CardsConsumed(0, ("gem_world", "comet_zone"), "deficit_spending", 2)]


def test_example_12_cards_drawn_later_stay() -> None:
    g = begin(lay(player(["deficit_spending", "new_economy"], ["gem_world"], actions=DOUBLE)), "consume")
    answer(g, (0, ("deficit_spending/0",)))
    assert asked(g).most == 1
    answer(g, (0, ("gem_world",)), (0, ("new_economy/0",)))
    assert g.players[0].chips == 1
    assert len(g.players[0].hand) == 1
    assert not g.waiting


def test_only_optional_powers_may_be_left_out_and_a_power_invoked_is_spent() -> None:
    g = begin(lay(player(["merchant_world", "deficit_spending"], ["gem_world", "comet_zone"])), "consume")
    assert asked(g).least == 0
    answer(g, (0, ("merchant_world/1",)), (0, ()))
    assert asked(g).offered == ("deficit_spending/0",)
    answer(g, (0, ()))
    assert not g.waiting
    assert len(g.players[0].hand) == 2


@pytest.mark.parametrize(
    ("card", "won"), [("drop_ships", False), ("pirate_world", True), ("refugee_world", False)]
)
def test_example_13_the_guess(card: str, won: bool) -> None:
    g = begin(lay(player(["gambling_world"]), top=[card]), "consume")
    answer(g, (0, ("gambling_world/1",)))
    assert (asked(g).lowest, asked(g).highest) == (1, 7)
    with pytest.raises(IllegalAnswerError):
        answer(g, (0, 0))
    answer(g, (0, 3))
    assert told(g, Guessed) == [Guessed(0, "gambling_world", 3, card, won)]
    assert g.players[0].hand == ([card] if won else [])
    assert g.discards == ([] if won else [(card, EVERYBODY)])


def test_example_13_the_guess_is_apart_from_the_good_it_consumes() -> None:
    g = begin(lay(player(["gambling_world", "gem_world"], goods=["gem_world"])), "consume")
    assert asked(g).offered == ("gambling_world/0", "gambling_world/1")
    answer(g, (0, ("gambling_world/0",)), (0, ("gem_world",)))
    assert g.players[0].chips == 1
    assert asked(g).offered == ("gambling_world/1",)


def test_a_guess_without_any_card_wins_nothing() -> None:
    g = begin(lay(player(["gambling_world"]), supply=0), "consume")
    answer(g, (0, ("gambling_world/1",)), (0, 5))
    assert told(g, Guessed) == [Guessed(0, "gambling_world", 5, "", False)]


def test_example_15_all_points_are_paid_and_the_round_is_finished() -> None:
    mine = ["tourist_world", "artist_colony", "spice_world"]
    g = lay(
        player(mine, goods=mine[1:], chips=11),
        player(["galactic_trendsetters", "gem_world"], goods=["gem_world"], actions=DOUBLE, chips=11),
    )
    assert g.pool == 2
    run(g, BeginPhase("consume"), BeginPhase("produce"), BeginLimit(), EndRound())
    answer(g, (0, ("tourist_world/0",)), (0, ("artist_colony", "spice_world")))
    answer(g, (1, ("galactic_trendsetters/0",)), (1, ("gem_world",)))
    assert [p.chips for p in g.players] == [14, 15]
    assert g.pool == -5
    assert sorted(g.players[0].goods) == ["artist_colony", "spice_world"]
    assert (g.phase, g.ended_by) == ("over", "chips")


def test_goods_of_different_kinds() -> None:
    worlds = ["gem_world", "artist_colony", "destroyed_world", "empath_world"]
    g = begin(lay(player(["diversified_economy", *worlds], goods=worlds)), "consume")
    answer(g, (0, ("diversified_economy/0",)))
    with pytest.raises(IllegalAnswerError):
        answer(g, (0, ("gem_world", "artist_colony", "empath_world")))
    answer(g, (0, ("artist_colony", "destroyed_world", "empath_world")))
    assert g.players[0].chips == 3
    g = begin(lay(player(["diversified_economy", *worlds[:3]], goods=worlds[:3])), "consume")
    assert not g.waiting


def test_a_power_that_takes_two_goods_takes_exactly_two() -> None:
    g = begin(lay(player(["mining_league", "destroyed_world"], goods=["destroyed_world"])), "consume")
    assert not g.waiting
    worlds = ["destroyed_world", "comet_zone", "gem_world"]
    g = begin(lay(player(["mining_league", *worlds], goods=worlds)), "consume")
    answer(g, (0, ("mining_league/0",)))
    assert asked(g).offered == ("destroyed_world", "comet_zone")
    answer(g, (0, ("destroyed_world", "comet_zone")))
    assert g.players[0].chips == 3


def test_gateway_station_consumes_two_goods_and_only_its_points_are_doubled() -> None:
    worlds = ["gateway_station", "destroyed_world"]
    g = begin(lay(player(worlds, goods=worlds, actions=DOUBLE)), "consume")
    answer(g, (0, ("gateway_station/0",)), (0, ("gateway_station", "destroyed_world")))
    assert (g.players[0].chips, len(g.players[0].hand)) == (2, 3)


def test_spent_goods_are_discarded_unseen_before_the_reward_is_drawn() -> None:
    g = lay(player(["secluded_world"], goods=["secluded_world"]), supply=1)
    g.players[0].goods["secluded_world"] = "new_earth"
    g.supply.append("rebel_base")
    begin(g, "consume")
    answer(g, (0, ("secluded_world/0",)), (0, ("secluded_world",)))
    assert g.discards == [("new_earth", NOBODY)]
    assert told(g, CardsDrawn) == [CardsDrawn(0, ("rebel_base",), "secluded_world")]


def test_both_consume_actions_sell_first_and_then_double() -> None:
    worlds = ["gem_world", "artist_colony"]
    both = ["consume_trade", "consume_double"]
    g = begin(
        lay(player(["public_works", *worlds], goods=worlds, actions=both), variant="experienced"), "consume"
    )
    answer(g, (0, ("gem_world",)), (0, ("public_works/1",)), (0, ("artist_colony",)))
    assert (len(g.players[0].hand), g.players[0].chips) == (2, 2)


def test_one_player_after_the_other_consumes_from_the_first_on() -> None:
    tableau = ["public_works", "gem_world"]
    g = lay(
        player(tableau, goods=["gem_world"]),
        player(["public_works:2", "spice_world"], goods=["spice_world"]),
        first=1,
    )
    begin(g, "consume")
    answer(
        g, (1, ("public_works:2/1",)), (1, ("spice_world",)), (0, ("public_works/1",)), (0, ("gem_world",))
    )
    assert [p.chips for p in g.players] == [1, 1]


def test_draws_in_consume_are_mandatory() -> None:
    g = begin(lay(player(["galactic_trade_emissaries"])), "consume")
    assert asked(g).forced()
    answer(g, (0, asked(g).only()))
    assert len(g.players[0].hand) == 1


def test_reasons_for_powers_that_cannot_be_used() -> None:
    worlds = ["gem_world", "artist_colony"]
    cards = [
        "public_works",
        "tourist_world",
        "mining_league",
        "diversified_economy",
        "deficit_spending",
        "new_sparta",
    ]
    g = begin(lay(player([*cards, *worlds], goods=worlds)), "consume")
    assert asked(g).why_not("new_sparta").code == "no_consume_power"
    assert asked(g).why_not("mining_league").code == "goods_short"
    assert asked(g).why_not("diversified_economy")["has"] == 1
    assert asked(g).why_not("deficit_spending").code == "hand_empty"
    assert asked(g).why_not("public_works") is None
    g = begin(lay(player(["public_works", "galactic_resort", *worlds], goods=worlds)), "consume")
    answer(g, (0, ("public_works/1",)), (0, ("gem_world",)))
    assert asked(g).why_not("public_works").code == "power_used"
