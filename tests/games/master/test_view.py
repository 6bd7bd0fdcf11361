"""What a seat may see: everything but the order of the decks and what comes out of a bag."""

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.draw import Draw
from galaxy_desktop.games.master.view import guess, view
from tests.games.master.laid import choose, run, table, top


def test_only_the_top_card_of_each_deck_is_seen() -> None:
    g = table()
    seen = view(g, 1)
    for deck, pile in seen.decks.items():
        assert pile[0] == g.decks[deck][0]
        assert set(pile[1:]) == {HIDDEN}


def test_bags_and_rows_are_open() -> None:
    g = table()
    assert view(g, 1).players == g.players


def test_while_cards_are_looked_at_the_next_one_is_hidden() -> None:
    g = table()
    top(g, "marshal", "envoy", "speaker")
    run(g, Draw(0, ("leader",)))
    assert view(g, 0).decks["leader"][0] == HIDDEN
    assert view(g, 1).looked == ["marshal", "envoy"]
    choose(g, "draw", "marshal")
    assert view(g, 0).decks["leader"][0] == "speaker"


def test_during_setup_all_decks_lie_face_down() -> None:
    seen = GAME.view(GAME.new(2, {}, 1), 0)
    assert {card for pile in seen.decks.values() for card in pile} == {HIDDEN}


def test_a_guess_keeps_what_is_seen_and_deals_the_rest_anew() -> None:
    g = table()
    dice = Dice(1)
    guesses = [guess(view(g, 0), dice) for _ in range(5)]
    assert all(GAME.invariants(one) == [] for one in guesses)
    assert all(one.decks["leader"][0] == g.decks["leader"][0] for one in guesses)
    assert len({tuple(one.decks["leader"]) for one in guesses}) == 5
