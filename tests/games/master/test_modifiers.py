"""Every verb of the vocabulary that is a modifier."""

from galaxy_desktop.games.master.box import bearers
from galaxy_desktop.games.master.powers import (
    card_limit,
    discount,
    is_guarded,
    is_live,
    looks_at,
    reinforces_freely,
    settle_bonus,
    spares_losses,
)
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.schema import MODIFIERS
from tests.games.master.laid import (
    allocate,
    answer,
    choose,
    counts,
    draw_hand,
    fight,
    fill,
    hold,
    implement,
    moves,
    offered,
    own,
    run,
    table,
    topics,
)


def test_every_modifier_of_the_vocabulary_is_on_some_card() -> None:
    assert all(bearers(code) for (code,) in MODIFIERS)


def test_substitute_lets_black_cubes_fill_slots_of_its_scope() -> None:
    g = table()
    implement(g, 0, "black_market")
    hold(g, 0, "space_exchange")
    draw_hand(g, "black")
    places = {move.split(" ")[2] for move in moves(g) if move.startswith("place")}
    assert "humans.base:0" in places
    assert not {place for place in places if place.startswith("space_exchange")}
    answer(g, "allocate", ("place black humans.receive:0",))
    implement(g, 0, "elder_ruins")
    draw_hand(g, "yellow")
    answer(g, "allocate", ("place yellow humans.receive:1",))
    choose(g, "rewards", "take humans.receive")
    assert g.players[0].bag["black"] == 3, "two on cards, the other three back in the bag"


def test_discount_completes_projects_of_its_scope_with_a_slot_empty() -> None:
    g = table()
    implement(g, 0, "orbital_shipyards")
    assert (discount(g, 0, "base"), discount(g, 0, "route")) == (1, 0)
    allocate(
        g,
        ["white", "yellow", "blue"],
        *(f"place {c} humans.base:{n}" for n, c in enumerate(("white", "yellow", "blue"))),
    )
    choose(g, "rewards", "take humans.base")
    assert g.players[0].built == ["humans.base"]


def test_discounts_add_up() -> None:
    g = table()
    implement(g, 0, "orbital_shipyards", "free_ports")
    hold(g, 0, "shipwright")
    assert discount(g, 0, "base") == 2


def test_guard_protects_its_scope_against_its_threats() -> None:
    g = table()
    implement(g, 0, "guardians_guild", "citadels")
    assert is_guarded(g, 0, "implement", "steal")
    assert is_guarded(g, 0, "implement", "spoils")
    assert not is_guarded(g, 0, "implement", "return")
    assert is_guarded(g, 0, "route", "return")
    assert not is_guarded(g, 0, "agenda", "steal")
    assert not is_guarded(g, 1, "implement", "steal")


def test_guard_against_objectives_keeps_cards_from_the_winner_of_a_conflict() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    hold(g, 1, "galactic_council")
    implement(g, 1, "space_exchange")
    fight(g, "trade_war", "ne_core-nw_core", "nw_core")
    fill(g, "trade_war.red")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take trade_war.red")
    while topics(g) == {0: "steal"}:
        choose(g, "steal", offered(g)[0])
    assert topics(g) == {}, "no card can be taken"


def test_card_limit_adds_up() -> None:
    g = table()
    hold(g, 0, "federation")
    implement(g, 0, "deep_archive")
    assert card_limit(g, 0) == 11


def test_settle_bonus_adds_cubes() -> None:
    g = table()
    implement(g, 0, "credit_syndicate")
    assert (settle_bonus(g, 0, "same"), settle_bonus(g, 0, "other")) == (1, 1)
    assert settle_bonus(g, 1, "same") == 0


def test_e8_spare_losses_brings_starred_cubes_to_the_bag() -> None:
    g = table()
    implement(g, 0, "recycling_swarms", "credit_syndicate")
    assert spares_losses(g, 0, "implement")
    yellow = g.players[0].bag["yellow"]
    allocate(g, ["black"], "cancel credit_syndicate.implement")
    assert g.players[0].bag["yellow"] == yellow + 3


def test_draw_choice_shows_more_cards_of_its_decks() -> None:
    g = table()
    implement(g, 0, "neural_commons")
    assert (looks_at(g, 0, "leader"), looks_at(g, 0, "commerce")) == (3, 2)
    hold(g, 0, "professor")
    assert not is_live(g, 0, "professor")
    implement(g, 0, "quantum_foundry")
    assert looks_at(g, 0, "commerce") == 3


def test_conflict_edge_counts_for_advantage_and_not_for_completion() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    implement(g, 0, "citadels")
    fight(g, "trade_war", "ne_core-nw_core", "nw_core")
    assert counts(g)["economic"] == 1
    fill(g, "trade_war.red", 4)
    run(g, TakeRewards(0))
    assert topics(g) == {}


def test_free_reinforce_needs_no_route() -> None:
    g = table()
    assert not reinforces_freely(g, 0)
    hold(g, 0, "frontier_pact")
    assert reinforces_freely(g, 0)


def test_a_development_works_only_while_implemented_and_a_leader_only_while_powered() -> None:
    g = table()
    hold(g, 0, "citadels", "siege_mother", "marshal")
    assert not is_live(g, 0, "citadels")
    assert is_live(g, 0, "marshal")
    assert not is_live(g, 0, "siege_mother"), "it needs two military symbols"
    implement(g, 0, "forceshields")
    assert is_live(g, 0, "siege_mother")
    assert is_live(g, 0, "humans")
