"""Cards that a placement or an answer discards are named, in places where nothing else says so."""

import re
from functools import partial
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Pay
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME, events
from galaxy_desktop.games.race.box import designs
from galaxy_desktop.games.race.moves import CONQUER, PlaceBy, parse_as
from galaxy_desktop.games.race.powers import military_against, powers_at
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words.options import DISCARDING
from galaxy_desktop.games.race.words.terms import item
from galaxy_desktop.presenter.advice import ALL_PARTS, answer_words
from galaxy_desktop.presenter.question import OpenQuestion
from tests.games.race.laid import asked, begin, lay, player
from tests.games.race.walk import positions
from tests.sweep import many

WORDS = GAME.words
DESIGNS = designs("second")
TACTICS, SHIP = "new_military_tactics", "colony_ship"
SPENT = re.compile(r"You'll discard (.+) for \*\*\+(\d+)\*\* Military \({military:(\d+)} against ")


def said_of(g: RaceState, seat: int, world: str) -> tuple[str, str]:
    """What the bar and the inspector say of a world that is about to be placed."""
    view = GAME.view(g, seat)
    return WORDS.ask(view, open_asks(g)[seat], (world,)).line, WORDS.explain(view, world)[0].text


def placing(g: RaceState, seat: int, world: str) -> tuple[RaceState, Any]:
    """The table once a world is chosen, and the question how it is placed."""
    then = g.clone()
    for other in open_asks(g):
        give(then, other, (world,) if other == seat else ())
    return then, open_asks(then)[seat]


def lent(g: RaceState, helpers: tuple[str, ...], extra: int = 0) -> RaceState:
    """The same table as if a seat had these developments as well, taken out of the deck."""
    then = g.clone()
    for card in helpers:
        if card in then.supply:
            then.supply.remove(card)
            then.players[extra].tableau.insert(0, card)
    return then


@pytest.mark.parametrize("helpers", [(), (TACTICS,), (SHIP,), (TACTICS, SHIP, "contact_specialist")])
def test_a_card_that_placing_a_world_discards_is_named_with_its_military(helpers: tuple[str, ...]) -> None:
    met = set()
    for seed in range(many(6)):
        for before, seat, decision in positions(3, {"start_worlds": "all"}, seed):
            if decision.topic != "settle" or before.sealed:
                continue
            g = lent(before, helpers, seat)
            for world in open_asks(g)[seat].options():
                line, lore = said_of(g, seat, world)
                then, pay = placing(g, seat, world)
                used = [{*parse_as(PlaceBy, way.id).used} for way in pay.ways]
                needed = [cards for cards in used if not any(other < cards for other in used)]
                if all(used):
                    assert all(item(card) in line for cards in needed for card in cards), line
                    assert "discard" in line
                    met.add(line.split()[0])
                spent = SPENT.match(line)
                hows = [parse_as(PlaceBy, way.id).how for way in pay.ways]
                assert bool(spent) == (all(used) and hows == [CONQUER])
                if spent:
                    _conquered(then, seat, world, pay, spent, lore)
                elif all(used):
                    assert line.startswith("To place it you must discard ")
    assert met >= {"You'll"} if helpers == (TACTICS,) else met >= {"To"} or not helpers


def _conquered(g: RaceState, seat: int, world: str, pay: Pay, spent: re.Match[str], lore: str) -> None:
    """The rules discard the card that was named, for as much Military as was said."""
    has = military_against(g.cards[world], powers_at(g, seat, "settle"))
    name, more, helped = spent[1], int(spent[2]), int(spent[3])
    assert has + more == helped >= DESIGNS[world].price > has
    assert f", or **{helped}** if you discard {name}." in lore
    give(g, seat, (pay.ways[0].id, ()))
    (lost,) = [event for event in g.events if isinstance(event, events.PlacementPaid)]
    assert world in g.players[seat].tableau
    assert [item(card) for card in lost.used] == [name]
    assert not set(lost.used) & {*g.players[seat].tableau}


@pytest.mark.parametrize(
    ("tableau", "said"),
    [
        ((), "Your Military against it is **1**, so you need **2** more."),
        ((TACTICS,), "Your Military against it is **1**, or **4** if you discard New Military Tactics."),
    ],
)
def test_the_inspector_counts_the_military_of_a_card_to_discard(tableau: tuple[str, ...], said: str) -> None:
    g = begin(lay(player(["new_sparta", *tableau], ["rebel_warrior_race"])), "settle")
    g.players[0].tableau.remove("new_sparta")
    g.players[0].tableau.append("expedition_force")
    assert WORDS.explain(GAME.view(g, 0), "rebel_warrior_race")[0].text.endswith(said)


def test_a_card_to_discard_that_is_not_enough_leaves_something_missing() -> None:
    g = begin(lay(player([TACTICS], ["rebel_homeworld"])), "settle")
    needs = DESIGNS["rebel_homeworld"].price
    assert WORDS.explain(GAME.view(g, 0), "rebel_homeworld")[0].text.endswith(
        "Your Military against it is **0**, or **3** if you discard New Military Tactics, so you need "
        f"**{needs - 3}** more."
    )


@pytest.mark.parametrize("setup", ["ordinary", "choice"])
def test_cards_that_an_answer_discards_are_not_listed_as_if_they_were_kept(setup: str) -> None:
    """A hint names them after the card that is placed; alone, they have the headline for it."""
    dice, met = Dice(3), set()
    for seed in range(many(2)):
        g = GAME.new(2, {"setup": setup, "start_worlds": "all"}, seed)
        while asks := open_asks(g):
            seat = min(asks)
            decision, before = asks[seat], [*g.players[seat].hand]
            given = decision.sample(dice)
            question = OpenQuestion(decision, WORDS, partial(GAME.view, g.clone(), seat))
            words = answer_words(given, question, ALL_PARTS)
            give(g, seat, given)
            if decision.topic not in DISCARDING or (open_asks(g).keys() & {0, 1} and g.sealed):
                continue
            gone = [card for card in before if card not in g.players[seat].hand]
            placed = set(g.players[seat].tableau)
            for card in (card for card in gone if card not in placed and item(card) in words):
                kept, _discarding, rest = words.partition(", discarding ")
                assert item(card) in (rest or kept)
                assert bool(rest) == isinstance(decision, Pay)
                met.add(decision.topic)
    assert ("start" if setup == "choice" else "opening") in met


def test_the_start_world_is_named_first_and_what_it_costs_behind_it() -> None:
    g = GAME.new(2, {"setup": "choice", "start_worlds": "all"}, 1)
    question = asked(g)
    way, (first, second, *_rest) = question.ways[0], question.ways[0].pool
    said = answer_words((way.id, (first, second)), OpenQuestion(question, WORDS, lambda: GAME.view(g, 0)))
    assert said == f"{item(way.id)}, discarding {item(first)} and {item(second)}"


def test_a_payment_that_the_hand_is_too_small_for_is_said_to_be() -> None:
    strong = [one for one, card in DESIGNS.items() if card.is_military and card.price == 5]
    world = next(one for one in strong if DESIGNS[one].good != "alien")
    spare = [one for one, card in DESIGNS.items() if not card.is_world and one != "contact_specialist"]
    said = []
    for others in range(7):
        g = lay(player(["contact_specialist"], hand=[world, *spare[:others]], actions=["settle"]))
        line = WORDS.explain(GAME.view(begin(g, "settle"), 0), world)[0].text
        found = re.search(r"(You may pay|takes) \*\*(\d+)\*\* cards?", line)
        assert found is not None, line
        assert (found[1] == "You may pay") == (others >= int(found[2])), line
        assert ("more than you have" in line) == (found[1] == "takes")
        said.append(found[1])
    assert set(said) == {"You may pay", "takes"}
