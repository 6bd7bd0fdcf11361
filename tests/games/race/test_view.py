"""What a seat may see, guesses, and what cannot be."""

from collections.abc import Callable

import pytest

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.state import EVERYBODY, NOBODY, RaceState
from tests.games.race.laid import lay, player


def later(seats: int, options: dict[str, str], answers: int) -> RaceState:
    """A random game after so many answers."""
    g, dice = GAME.new(seats, options, 6), Dice(6)
    for _ in range(answers):
        seat, decision = next(iter(open_asks(g).items()))
        seal(g, seat, decision.sample(dice))
    return g


def test_others_see_the_number_of_cards_in_a_hand() -> None:
    g = lay(player(hand=["gem_world", "comet_zone"]), player(hand=["new_earth"]))
    view = GAME.view(g, 1)
    assert view.players[0].hand == [HIDDEN, HIDDEN]
    assert view.players[1].hand == ["new_earth"]


def test_others_see_how_many_cards_were_drawn_or_offered_and_not_which() -> None:
    g = lay(player(), player())
    g.players[0].drawn, g.players[0].offered = ["gem_world", "comet_zone"], ["new_earth"]
    seen, own = GAME.view(g, 1).players[0], GAME.view(g, 0).players[0]
    assert (seen.drawn, seen.offered) == ([HIDDEN, HIDDEN], [HIDDEN])
    assert (own.drawn, own.offered) == (["gem_world", "comet_zone"], ["new_earth"])


def test_nobody_knows_the_card_that_is_a_good() -> None:
    view = GAME.view(lay(player(["gem_world"], goods=["gem_world"])), 0)
    assert view.players[0].goods == {"gem_world": HIDDEN}


def test_discards_are_known_to_those_who_made_them_or_saw_them() -> None:
    g = lay(player(), player())
    g.discards = [("gem_world", 0), ("comet_zone", 1), ("new_earth", NOBODY), ("drop_ships", EVERYBODY)]
    assert [card for card, _ in GAME.view(g, 0).discards] == ["gem_world", HIDDEN, HIDDEN, "drop_ships"]
    assert [card for card, _ in GAME.view(g, 1).discards] == [HIDDEN, "comet_zone", HIDDEN, "drop_ships"]


def test_the_supply_and_its_chance_are_hidden() -> None:
    view = GAME.view(later(3, {}, 50), 1)
    assert set(view.supply) == {HIDDEN}
    assert view.rng == 0


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"setup": "choice"}), (4, {"start_worlds": "all", "setup": "choice"}), (3, {})]
)
def test_a_guess_is_a_sound_table_that_looks_the_same(seats: int, options: dict[str, str]) -> None:
    for answers in range(0, 160, 9):
        g = later(seats, options, answers)
        for seat in range(seats):
            view = GAME.view(g, seat)
            guess = GAME.guess(view, Dice(answers))
            assert GAME.invariants(guess) == []
            again = GAME.view(guess, seat)
            assert (again.players, again.supply, again.discards) == (view.players, view.supply, view.discards)


def test_a_guess_can_be_played_to_its_end() -> None:
    for answers in (0, 1, 40, 75, 110):
        g = GAME.guess(GAME.view(later(4, {}, answers), 2), Dice(3))
        dice = Dice(answers)
        while asks := open_asks(g):
            seat, decision = next(iter(asks.items()))
            seal(g, seat, decision.sample(dice))
        assert g.ended_by


def spoil_chips(g: RaceState) -> None:
    g.pool += 1


def spoil_cards(g: RaceState) -> None:
    g.players[0].hand.append(g.supply[-1])


def spoil_goods(g: RaceState) -> None:
    g.players[0].goods["drop_ships"] = g.supply.pop()


def spoil_tableau(g: RaceState) -> None:
    for card in ("drop_ships", "drop_ships:2"):
        for pile in (g.supply, *(p.hand for p in g.players)):
            if card in pile:
                pile.remove(card)
        g.players[0].tableau.append(card)


def spoil_first(g: RaceState) -> None:
    g.first = 7


@pytest.mark.parametrize("spoil", [spoil_chips, spoil_cards, spoil_goods, spoil_tableau, spoil_first])
def test_what_cannot_be_is_told(spoil: Callable[[RaceState], None]) -> None:
    g = GAME.new(2, {}, 4)
    assert GAME.invariants(g) == []
    spoil(g)
    assert len(GAME.invariants(g)) >= 1


@pytest.mark.parametrize("option", ["start_worlds", "setup", "variant", "edition"])
def test_table_options_that_are_none_are_told(option: str) -> None:
    g = later(2, {}, 20)
    setattr(g, option, "no_such_choice")
    assert GAME.invariants(g)
