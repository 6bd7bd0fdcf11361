"""Order in which cards are given up for a payment."""

from galaxy_desktop.engine.decisions import Pay, Way
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.payment import cheapest_first
from galaxy_desktop.games.race.state import RaceState
from tests.games.race.laid import lay, player

HAND = ("contact_specialist", "public_works", "public_works:2", "investment_credits:2", "earths_lost_colony")
PAY = Pay("pay", (Way("pay", 3, HAND),))
OF_TWO = Pay("pay", (Way("pay", 3, HAND), Way("conquer")))


def table() -> RaceState:
    g = lay(player(tableau=["old_earth", "investment_credits"], hand=HAND), phase="develop")
    return GAME.view(g, 0)


def test_cards_that_cannot_be_placed_go_first() -> None:
    order = cheapest_first(table(), 0, PAY, ())
    assert set(order) == set(HAND)
    assert set(order[:2]) == {"public_works:2", "investment_credits:2"}


def test_chosen_cards_are_not_listed_again_and_a_full_payment_lists_none() -> None:
    assert "contact_specialist" not in cheapest_first(table(), 0, PAY, ("contact_specialist",))
    assert cheapest_first(table(), 0, PAY, HAND[:3]) == ()


def test_nothing_is_due_before_a_way_is_chosen_or_for_a_way_without_cards() -> None:
    assert cheapest_first(table(), 0, OF_TWO, ()) == ()
    assert cheapest_first(table(), 0, OF_TWO, ("conquer",)) == ()
    assert cheapest_first(table(), 0, OF_TWO, ("pay",))


def test_the_order_reads_nothing_hidden() -> None:
    other = table()
    other.supply.reverse()
    assert cheapest_first(other, 0, PAY, ()) == cheapest_first(table(), 0, PAY, ())
