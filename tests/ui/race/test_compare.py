"""Comparison of two cards of an Explore: each figure is what the rules say of the card that it is below."""

import re
from itertools import combinations, islice

import pytest

from galaxy_desktop.engine.decisions import Pay
from galaxy_desktop.engine.flow import give, open_asks, seal
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.scoring import table_points
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table.compare import NONE, ComparedFigure, lines_of
from galaxy_desktop.games.race.table.notes import placing_note
from galaxy_desktop.games.race.words.terms import item
from galaxy_desktop.language import gettext as _
from tests.games.race.laid import lay, player, spare
from tests.games.race.walk import TABLES, phase_run, positions
from tests.sweep import many


def figures(g: RaceState, cards: tuple[str, str], kept: int = 1, seat: int = 0) -> dict[str, ComparedFigure]:
    return {line.title: line for line in lines_of(GAME.view(g, seat), seat, cards, kept)}


def test_both_figures_of_a_bonus_are_from_the_development_that_is_named() -> None:
    """Mining Robots count for Mining League, Space Marines for nothing there; New Galactic Order adds 2."""
    cards = ("mining_robots", "space_marines")
    g = lay(player(("mining_league", "new_galactic_order"), hand=spare(4, *cards)), top=cards)
    bonuses = [line for title, line in figures(g, cards).items() if title.startswith("Bonus from")]
    assert bonuses
    for line in bonuses:
        named = next(c for c in g.players[0].tableau if line.title == f"Bonus from {item(c)}")
        assert line.figures == tuple(str(gain(g, 0, card, named)) for card in cards), line


def test_a_development_that_is_in_the_tableau_already_has_no_price() -> None:
    twin = "space_marines:2"
    g = lay(player(("new_sparta", "space_marines"), hand=spare(4, "space_marines")))
    assert twin in g.cards
    assert figures(g, (twin, "drop_ships"))["You pay"].figures == (NONE, "4")


def test_a_card_of_the_tableau_has_no_price_and_brings_what_it_scores_there() -> None:
    """Any card on the table can be pointed at: Mining Robots are counted once, though placed already."""
    g = lay(player(("mining_league", "mining_robots"), hand=spare(4)), top=("gem_world",))
    lines = figures(g, ("mining_robots", "gem_world"))
    assert lines["You pay"].figures[0] == NONE
    assert lines["Cards left in hand"].figures[0] == NONE
    before = lay(player(("mining_league",)))
    worth = gain(before, 0, "mining_robots", "mining_league")
    assert worth
    assert lines["Bonus from Mining League"].figures[0] == str(worth)


def test_a_bonus_that_a_card_lowers_has_a_true_minus_sign() -> None:
    g = lay(player(("new_galactic_order",)), top=("empath_world", "comet_zone"))
    lines = figures(g, ("empath_world", "comet_zone"))
    assert lines["Bonus from New Galactic Order"].figures == ("−1", "0")


def gain(g: RaceState, seat: int, card: str, scorer: str) -> int:
    """Points that a development gains by a card, as the rules count them."""
    then = g.clone()
    then.players[seat].tableau.append(card)
    return table_points(then, seat, g.cards[scorer]) - table_points(g, seat, g.cards[scorer])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_card_is_compared_by_is_what_placing_it_costs_and_brings(
    seats: int, options: dict[str, str]
) -> None:
    """Prices are those of the phase without a bonus, with a hand that is large enough."""
    seen = 0
    for seed in range(many(6)):
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic != "keep" or g.sealed or len(open_asks(g)) < seats:
                continue
            for cards in islice(combinations(g.players[seat].drawn, 2), 6):
                lines = figures(g, cards, seat=seat)
                for side, card in enumerate(cards):
                    paid = lines[_("You pay")].figures[side]
                    assert paid == cheapest(g, seat, card), (card, paid)
                    assert lines[_("VP")].figures[side] == str(g.cards[card].vp)
                    note = placing_note(GAME.view(g, seat), seat, card).text
                    priced = re.match(r"(?:Pay|Costs) (\d+)", note)
                    assert priced is None or priced[1] == paid, (card, note)
                    assert note != _("At no cost") or paid == "0"
                    seen += paid not in ("0", NONE)
                for title, line in lines.items():
                    for name in (c for c in g.players[seat].tableau if g.cards[c].score):
                        if title == _("Bonus from {card}").format(card=item(name)):
                            assert line.figures == tuple(str(gain(g, seat, c, name)) for c in cards), line
    assert seen


def cheapest(g: RaceState, seat: int, card: str) -> str:
    """Fewest cards for which the rules let a seat place a card with a hand as large as can be."""
    then = g.clone()
    then.waiting = then.waiting[-1:]
    for other, asked in open_asks(g).items():
        seal(then, other, asked.only())
    phase = "settle" if g.cards[card].is_world else "develop"
    me = then.players[seat]
    me.hand = [card, *[c for c in spare(12) if c != card]]
    run = phase_run(then, phase, seat, [])
    asked = open_asks(run)[seat]
    if card not in asked.options():
        return NONE
    for other in open_asks(run):
        give(run, other, (card,) if other == seat else ())
    paying = open_asks(run).get(seat)
    return str(min(way.cost for way in paying.ways)) if isinstance(paying, Pay) else "0"
