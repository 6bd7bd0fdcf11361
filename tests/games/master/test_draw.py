"""Drawing cards (page 5)."""

from galaxy_desktop.games.master.card_events import CardsSeen, DeckShuffled
from galaxy_desktop.games.master.draw import Draw
from galaxy_desktop.games.master.state import MasterState
from tests.games.master.laid import choose, happened, hold, implement, offered, run, table, top, topics

ABCDE = ("marshal", "siege_mother", "saboteur", "corsair", "envoy")


def leaders(*names: str) -> MasterState:
    """A table with only these leaders in their deck; the others lie with seat 1."""
    g = table()
    rest = [card for card in g.decks["leader"] if card not in names]
    hold(g, 1, *rest)
    g.decks["leader"] = list(names)
    return g


def test_e2_keep_the_first_and_the_other_goes_under_the_deck() -> None:
    g = leaders(*ABCDE)
    run(g, Draw(0, ("leader",)))
    assert offered(g) == ("marshal", "siege_mother", "refuse")
    choose(g, "draw", "marshal")
    assert g.players[0].row[-1] == "marshal"
    assert g.decks["leader"] == ["saboteur", "corsair", "envoy", "siege_mother"]


def test_e2_keep_the_second() -> None:
    g = leaders(*ABCDE)
    run(g, Draw(0, ("leader",)))
    choose(g, "draw", "siege_mother")
    assert g.decks["leader"] == ["saboteur", "corsair", "envoy", "marshal"]


def test_e2_refuse_both_and_the_third_is_drawn_without_choice() -> None:
    g = leaders(*ABCDE)
    run(g, Draw(0, ("leader",)))
    choose(g, "draw", "refuse")
    assert g.players[0].row[-1] == "saboteur"
    assert g.decks["leader"] == ["corsair", "envoy", "marshal", "siege_mother"]


def test_e2_a_look_at_three_cards() -> None:
    g = leaders(*ABCDE)
    implement(g, 0, "neural_commons")
    run(g, Draw(0, ("leader",)))
    choose(g, "draw", "siege_mother")
    assert g.decks["leader"] == ["corsair", "envoy", "marshal", "saboteur"]


def test_r2_the_only_card_of_a_deck_is_drawn_and_an_empty_deck_gives_nothing() -> None:
    g = leaders("marshal")
    run(g, Draw(0, ("leader",)), Draw(0, ("leader",)))
    assert g.players[0].row == ["humans", "marshal"]
    assert topics(g) == {}


def test_r2_of_two_cards_a_refusal_brings_the_first() -> None:
    g = leaders("marshal", "envoy")
    run(g, Draw(0, ("leader",)))
    choose(g, "draw", "refuse")
    assert g.players[0].row[-1] == "marshal"
    assert g.decks["leader"] == ["envoy"]


def test_r3_there_is_no_discard_pile() -> None:
    g = leaders("marshal", "envoy")
    run(g, Draw(0, ("leader",)))
    choose(g, "draw", "envoy")
    assert g.decks["leader"] == ["marshal"]


def test_a_random_draw_shuffles_the_deck_first() -> None:
    g = leaders(*ABCDE)
    run(g, Draw(0, ("leader",), "random"))
    assert happened(g, DeckShuffled) == [DeckShuffled("leader")]
    assert not happened(g, CardsSeen)
    assert g.players[0].row[-1] in ABCDE


def test_a_search_offers_the_whole_deck_and_shuffles_it_afterwards() -> None:
    g = leaders(*ABCDE)
    run(g, Draw(0, ("leader",), "search"))
    assert set(offered(g)) == set(ABCDE)
    choose(g, "search", "corsair")
    assert g.players[0].row[-1] == "corsair"
    assert happened(g, DeckShuffled)


def test_of_a_group_a_deck_that_is_not_empty_is_named_first() -> None:
    g = leaders()
    run(g, Draw(0, ("leader", "conflict", "government")))
    assert offered(g) == ("conflict", "government")
    top(g, "border_war", "crusade")
    choose(g, "deck", "conflict")
    assert offered(g) == ("border_war", "crusade", "refuse")


def test_two_draws_follow_one_another() -> None:
    g = leaders(*ABCDE)
    run(g, Draw(0, ("leader",)), Draw(0, ("leader",)))
    choose(g, "draw", "marshal")
    assert offered(g) == ("saboteur", "corsair", "refuse")
    choose(g, "draw", "corsair")
    assert g.players[0].row == ["humans", "marshal", "corsair"]
