"""The supply runs out (page 2)."""

from galaxy_desktop.engine.events import Reshuffled
from galaxy_desktop.games.race.events import GoodPlaced
from galaxy_desktop.games.race.goods import put_good
from galaxy_desktop.games.race.state import EVERYBODY
from galaxy_desktop.games.race.supply import draw, take
from tests.games.race.laid import answer, begin, lay, player, told

DISCARDS = ["gem_world", "comet_zone", "spice_world"]


def test_the_discards_become_the_supply_the_moment_it_is_empty() -> None:
    g = lay(player(), discards=DISCARDS, supply=1)
    assert draw(g, 0, 1, "explore") == 1
    assert sorted(g.supply) == sorted(DISCARDS)
    assert g.discards == []
    assert told(g, Reshuffled) == [Reshuffled(3)]


def test_the_card_that_emptied_the_supply_is_not_shuffled_in() -> None:
    g = lay(player(["gem_world"]), discards=["comet_zone"], supply=1)
    last = g.supply[0]
    put_good(g, 0, "gem_world", "gem_world")
    assert g.players[0].goods == {"gem_world": last}
    assert g.supply == ["comet_zone"]
    assert len(told(g, GoodPlaced)) == 1


def test_a_card_turned_up_and_not_won_begins_the_new_discard_pile() -> None:
    g = lay(player(["gambling_world"]), discards=DISCARDS, supply=1)
    g.supply = ["refugee_world"]
    begin(g, "consume")
    answer(g, (0, ("gambling_world/1",)), (0, 1))
    assert sorted(g.supply) == sorted(DISCARDS)
    assert g.discards == [("refugee_world", EVERYBODY)]


def test_while_supply_and_discards_are_empty_nothing_is_drawn() -> None:
    g = lay(player(["gem_world"]), supply=1)
    assert draw(g, 0, 3, "explore") == 1
    assert take(g) is None
    assert not put_good(g, 0, "gem_world", "gem_world")
    assert told(g, Reshuffled) == []


def test_an_empty_supply_is_filled_when_a_card_is_needed_and_discards_are_there() -> None:
    g = lay(player(), supply=1)
    draw(g, 0, 1, "explore")
    g.discards = [(card, 0) for card in DISCARDS]
    assert draw(g, 0, 2, "explore") == 2
    assert len(g.supply) == 1


def test_the_order_after_a_shuffle_is_by_chance_and_repeats_with_the_same_chance() -> None:
    orders = set()
    for seed in range(20):
        g = lay(player(), discards=DISCARDS, supply=1)
        g.rng = seed
        draw(g, 0, 1, "explore")
        orders.add(tuple(g.supply))
    assert len(orders) == 6
