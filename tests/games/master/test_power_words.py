"""The sentences of powers say what the rules do with them."""

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.master.box import cards, projects
from galaxy_desktop.games.master.events import CubeAdded, CubesGained
from galaxy_desktop.games.master.moves import place_of, spot_at
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.table.texts import card_text
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.games.master.words.inspector import printed_text
from tests.games.master.laid import (
    allocate,
    answer,
    choose,
    counts,
    fight,
    fill,
    happened,
    hold,
    implement,
    look,
    offered,
    own,
    plain_text,
    run,
    table,
    top,
    topics,
)


def text(card: str) -> str:
    """What a card says, without marks."""
    return plain_text(card_text(card))


def discard(g: MasterState, card: str) -> None:
    """In phase 3 seat 0 discards a card."""
    g.phase = "cards"
    run(g, UseCards(0))
    choose(g, "cards", f"discard {card}")


def play(g: MasterState, species: str) -> None:
    """Seat 0 plays another species."""
    g.decks["species"].remove(species)
    g.decks["species"].append(g.players[0].row[0])
    g.players[0].row[0] = species


def test_quantum_foundry_must_put_as_many_cubes_as_fit_and_never_black_ones() -> None:
    assert text("quantum_foundry") == (
        "Discard this card: Fill 3 empty non-black slots of your base projects, developments and agendas "
        "from your bag, or as many as you can."
    )
    g = table()
    play(g, "wanderers")
    implement(g, 0, "quantum_foundry")
    discard(g, "quantum_foundry")
    for left in (3, 2, 1):
        decision = open_asks(g)[0]
        assert isinstance(decision, Pick)
        assert (decision.topic, decision.least, left > 0) == ("add", 1, True)
        slots = [projects()[spot.place].slots[spot.number].colour for spot in map(spot_at, decision.offered)]
        assert "black" not in slots
        assert {projects()[place_of(where)].kind for where in decision.offered} <= {"base", "agenda"}
        choose(g, "add", decision.offered[0])
    assert topics(g)[0] == "cards"


def test_siege_mother_fills_as_many_slots_as_fit_of_conflicts_that_are_not_of_this_turn() -> None:
    assert text("siege_mother") == (
        "Discard this card: Fill 2 empty non-black slots of your conflicts from the reserve, "
        "or as many as you can. Conflicts placed this turn don't count."
    )
    g = table()
    hold(g, 0, "siege_mother")
    g.players[0].start = "nw_home"
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    implement(g, 0, "citadels")
    fight(g, "spy_scandal", "ne_core-nw_core", "nw_core", turn=1)
    fight(g, "uprising", "nw_cross-nw_core", "nw_core", turn=0)
    fill(g, "uprising.red", 3)
    assert counts(g)["military"] >= 2
    discard(g, "siege_mother")
    assert offered(g) == ("uprising.red:3",)
    choose(g, "add", "uprising.red:3")
    assert happened(g, CubeAdded)
    assert topics(g)[0] == "cards", "the black slot that is left cannot be filled, nor the card of this turn"


@pytest.mark.parametrize("card", ["containment_grid", "corsair", "celestial_negator"])
def test_who_skips_a_turn_and_that_a_token_has_to_be_left_is_said(card: str) -> None:
    assert "next turn if a black-hole token is left." in text(card)
    g = table()
    g.holes, g.players[1].skips = 0, g.holes
    (effect,) = [e for a in cards()[card].abilities for e in a.effects if e.code == "skip_turn"]
    if cards()[card].is_development:
        implement(g, 0, card)
    else:
        hold(g, 0, card)
        own(g, 0, "nw_core")
        implement(g, 0, "space_exchange", "orbital_shipyards")
    discard(g, card)
    assert (g.players[0].skips, g.players[1].skips) == (0, 3)
    assert effect.who == ("self" if card == "celestial_negator" else "opponent")
    assert ("Skip your next turn" in text(card)) == (effect.who == "self")


def test_containment_says_that_its_owner_gains_the_cubes() -> None:
    assert text("containment_grid").endswith(
        "An opponent of your choice skips their next turn if a black-hole token is left. "
        "Gain 2 red cubes from the reserve."
    )
    g = table()
    implement(g, 0, "containment_grid")
    discard(g, "containment_grid")
    choose(g, "victim", "1")
    assert CubesGained(0, ("red", "red"), 0, "containment_grid") in g.events
    assert g.players[1].skips == 1


def test_recycling_says_where_starred_cubes_go() -> None:
    assert text("recycling_swarms") == (
        "Ongoing: Cubes from starred slots of your projects move to your bag instead of the reserve."
    )


def test_quartermaster_says_where_starred_cubes_go() -> None:
    assert "its cubes return to your bag; those in starred slots move to the reserve." in text(
        "quartermaster"
    )
    g = table()
    hold(g, 0, "quartermaster", "credit_syndicate")
    implement(g, 0, "theocracy.agenda")
    fill(g, "credit_syndicate.implement")
    yellow, stock = g.players[0].bag["yellow"], g.reserve["yellow"]
    assert counts(g)["military"]
    discard(g, "quartermaster")
    choose(g, "project", "credit_syndicate.implement")
    assert (g.players[0].bag["yellow"], g.reserve["yellow"]) == (yellow + 2, stock + 1)


@pytest.mark.parametrize("card", ["saboteur", "spymaster"])
def test_what_sends_cubes_of_opponents_back_says_that_starred_ones_go_to_the_reserve(card: str) -> None:
    assert "to their owners' bags. Cubes in starred slots move to the reserve." in text(card)


@pytest.mark.parametrize("card", ["marshal", "citadels"])
def test_an_empty_side_counts_nothing_against_a_neutral_system_and_the_edge_against_a_player(
    card: str,
) -> None:
    assert "unless your side is empty against a neutral system." in text(card)
    g = table()
    own(g, 0, "nw_core")
    if card == "citadels":
        implement(g, 0, card)
    else:
        hold(g, 0, card)
    economic = counts(g).get("economic", 0)
    fight(g, "trade_war", "nw_cross-nw_core", "nw_core")
    assert counts(g).get("economic", 0) == economic
    fill(g, "trade_war.red", 1)
    assert counts(g).get("economic", 0) == economic + 1
    g.cubes.pop("trade_war.red")
    own(g, 1, "ne_core")
    fight(g, "blockade", "ne_core-nw_core", "nw_core")
    look(g)
    assert counts(g).get("diplomatic", 0) == 1, "an empty side against an empty side of a player"


def test_songweaver_counts_itself_and_says_so() -> None:
    assert text("songweaver").startswith("When you gain a leader card (including this one): Gain 2 non-black")
    g = table()
    play(g, "estrel")
    implement(g, 0, "star_fairs")
    fill(g, "estrel.receive2")
    top(g, "songweaver", "marshal")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take estrel.receive2")
    choose(g, "draw", "songweaver")
    assert topics(g) == {0: "colours"}
    answer(g, "colours", ("red", "red"))
    assert CubesGained(0, ("red", "red"), 0, "songweaver") in g.events


def test_deep_archive_counts_itself_and_says_so() -> None:
    assert "When you implement a development (including this one): Gain 2 blue" in text("deep_archive")
    g = table()
    hold(g, 0, "deep_archive")
    fill(g, "deep_archive.implement", 4)
    allocate(g, ("yellow",), "place yellow deep_archive.implement:4")
    choose(g, "rewards", "take deep_archive.implement")
    choose(g, "draw", g.looked[0])
    assert CubesGained(0, ("blue", "blue"), 0, "deep_archive") in g.events


@pytest.mark.parametrize("card", ["technocracy", "brokers"])
def test_what_is_never_there_for_itself_does_not_say_so(card: str) -> None:
    assert "including this one" not in text(card)


def test_a_development_without_an_ability_promises_none() -> None:
    for card in cards().values():
        if card.is_development:
            said = printed_text(card.projects[0])
            assert ("use its ability" in said) == bool(card.abilities)
            assert ("to gain" in said) == bool(card.projects[0].symbols)
