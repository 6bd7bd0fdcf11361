"""What is forecast of an action is what the action then brings, at every selection of whole games."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.frontiers import GAME, events
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.outlook import outlook
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.table.action_words import explored_in_short
from galaxy_desktop.games.frontiers.words.summary import summary
from galaxy_desktop.games.frontiers.words.terms import colonists, item, money, worlds_text
from tests.games.frontiers.laid import own, select, table, told
from tests.games.frontiers.walk import CASES, busy

WALK = pytest.mark.parametrize(("seats", "goals", "seed"), CASES)


def selections(seats: int, goals: str, seed: int) -> Iterator[tuple[FrontiersState, Seat, Decision]]:
    """Every selection of a game."""
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic == "action":
            yield g, seat, decision


def selected(g: FrontiersState, seat: Seat, action: str) -> FrontiersState:
    """After a seat has selected an action, up to the first question."""
    after = g.clone()
    give(after, seat, (action,))
    return after


def to_the_end(g: FrontiersState, action: str, first: dict[str, int]) -> list[Event]:
    """Answer all of the running action, each topic with the answer of this number where there are so many."""
    found = [*g.events]
    while g.action == action and (asks := open_asks(g)):
        seat, decision = next(iter(asks.items()))
        give(g, seat, _numbered(decision, first.get(decision.topic, 0)))
        found += g.events
    return found


def _numbered(decision: Decision, number: int) -> Answer:
    answers = list(decision.answers()) if decision.count() < 50 else [decision.only()]
    return answers[number % len(answers)]


@WALK
def test_bonuses_and_what_comes_first_are_what_the_selector_then_has(
    seats: int, goals: str, seed: int
) -> None:
    for g, seat, decision in selections(seats, goals, seed):
        for action in decision.options():
            if action in ("produce", "trade_consume"):
                continue
            seen, after = outlook(g, seat, action, selects=True), selected(g, seat, action)
            assert after.players[seat].credits - g.players[seat].credits == seen.credits, action
            assert after.players[seat].chips - g.players[seat].chips == seen.vp, action
            if action == "settle":
                assert after.players[seat].colonists - g.players[seat].colonists == seen.colonists


@WALK
def test_what_can_be_bought_or_settled_is_what_is_then_offered(seats: int, goals: str, seed: int) -> None:
    for g, seat, decision in selections(seats, goals, seed):
        for action, topic in (("develop", "develop"), ("settle", "settle")):
            if action in decision.options():
                asked = open_asks(selected(g, seat, action)).get(seat)
                options = asked.options() if asked is not None and asked.topic == topic else ()
                assert {*outlook(g, seat, action, selects=True).tiles} == {*options} - {COLONISTS}


@WALK
def test_worlds_to_explore_are_as_many_as_forecast(seats: int, goals: str, seed: int) -> None:
    for g, seat, decision in selections(seats, goals, seed):
        if "explore" in decision.options():
            after = selected(g, seat, "explore")
            happened = to_the_end(after, "explore", {})
            number = sum(event.seat == seat for event in told(happened, events.WorldPicked))
            number += sum(len(e.worlds) for e in told(happened, events.WorldsDrawn) if e.seat == seat)
            assert outlook(g, seat, "explore", selects=True).worlds == number


@WALK
def test_the_sentence_on_explore_says_all_that_it_then_brings(seats: int, goals: str, seed: int) -> None:
    for g, seat, decision in selections(seats, goals, seed):
        if "explore" not in decision.options():
            continue
        happened = to_the_end(selected(g, seat, "explore"), "explore", {})
        for place in range(seats):
            worlds = sum(event.seat == place for event in told(happened, events.WorldPicked))
            worlds += sum(len(e.worlds) for e in told(happened, events.WorldsDrawn) if e.seat == place)
            paid = sum(e.amount for e in told(happened, events.CreditsGained) if e.seat == place)
            people = sum(e.amount for e in told(happened, events.ColonistsGained) if e.seat == place)
            gains = [worlds_text(worlds), *[money(paid)] * (paid > 0), *[colonists(people)] * (people > 0)]
            view = GAME.view(g, place)
            assert summary(view, place, "explore", selects=place == seat) == f"You gain {listed(gains)}."
            if place == seat:
                figures = [worlds, *[paid] * (paid > 0), *[people] * (people > 0)]
                short = explored_in_short(outlook(view, place, "explore", selects=True))
                assert [int(number) for number in re.findall("[0-9]+", short)] == figures


@WALK
def test_goods_and_credits_of_produce_lie_within_the_forecast_whatever_is_chosen(
    seats: int, goals: str, seed: int
) -> None:
    for g, seat, decision in selections(seats, goals, seed):
        if "produce" not in decision.options():
            continue
        seen = outlook(g, seat, "produce", selects=True)
        for choice in range(4):
            after = selected(g, seat, "produce")
            happened = to_the_end(
                after, "produce", {"windfall": choice, "kind": choice, "pay_production": choice % 2}
            )
            made = [event.kind for event in told(happened, events.GoodProduced) if event.seat == seat]
            gained = sum(e.amount for e in told(happened, events.CreditsGained) if e.seat == seat)
            assert seen.least_goods <= len(made) <= seen.most_goods
            assert Counter(seen.goods) <= Counter(made)
            assert seen.credits <= gained <= seen.most_credits


@WALK
def test_the_sale_and_the_powers_of_trade_bring_what_is_forecast(seats: int, goals: str, seed: int) -> None:
    for g, seat, decision in selections(seats, goals, seed):
        if "trade_consume" not in decision.options():
            continue
        seen, best = outlook(g, seat, "trade_consume", selects=True), 0
        after = selected(g, seat, "trade_consume")
        asked = open_asks(after).get(seat)
        sales = asked.count() if asked is not None and asked.topic == "sell" else 1
        for number in range(sales):
            after = selected(g, seat, "trade_consume")
            happened = to_the_end(after, "trade_consume", {"sell": number})
            sold = sum(e.price + e.bonus for e in told(happened, events.GoodSold) if e.seat == seat)
            free = sum(e.amount for e in told(happened, events.CreditsGained) if e.seat == seat)
            best = max(best, sold + free)
            chips = sum(e.vp for e in told(happened, events.ChipsGained) if e.seat == seat)
            assert chips >= seen.vp
            if not told(happened, events.GoodsConsumed):
                assert chips == seen.vp
        assert seen.credits == best


@WALK
def test_what_another_selects_brings_what_is_forecast_for_that(seats: int, goals: str, seed: int) -> None:
    for g, seat, decision in selections(seats, goals, seed):
        others = [place for place in range(seats) if place != seat]
        for action in ("develop", "settle", "produce"):
            if action not in decision.options():
                continue
            after = selected(g, seat, action)
            asked, happened = _asked_and_told(after, action)
            for other in others:
                seen = outlook(g, other, action, selects=False)
                gained = sum(e.amount for e in told(happened, events.CreditsGained) if e.seat == other)
                if action == "produce":
                    made = [
                        event.kind for event in told(happened, events.GoodProduced) if event.seat == other
                    ]
                    assert seen.least_goods <= len(made) <= seen.most_goods
                    assert seen.credits <= gained <= seen.most_credits
                else:
                    assert gained == seen.credits
                    assert {*asked.get(other, ())} - {COLONISTS} == {*seen.tiles}


def _asked_and_told(g: FrontiersState, action: str) -> tuple[dict[Seat, tuple[str, ...]], list[Event]]:
    """What each seat is offered first in an action in which nobody builds anything, and what happens."""
    asked: dict[Seat, tuple[str, ...]] = {}
    found = [*g.events]
    while g.action == action and (asks := open_asks(g)):
        seat, decision = next(iter(asks.items()))
        asked.setdefault(seat, decision.options() if decision.topic == action else ())
        give(g, seat, decision.only())
        found += g.events
    return asked, found


PRICED = [tile.id for tile in tiles().values() if any(p.code == "paid_production" for p in tile.powers)]


@pytest.mark.parametrize("tile", PRICED)
@pytest.mark.parametrize(("has", "goods"), [(0, False), (1, False), (5, False), (5, True)])
def test_a_good_that_is_paid_for_has_its_price_in_the_forecast(tile: str, has: int, goods: bool) -> None:
    g = table(2)
    own(g, colonies=[tile], credits_=has, goods=[tile] if goods else [])
    select(g)
    said = summary(GAME.view(g, 0), 0, "produce", selects=True)
    happened = to_the_end(selected(g, 0, "produce"), "produce", {"pay_production": 0})
    prices = {event.price for event in told(happened, events.ProductionPaid)}
    assert bool(prices) == (has > 0 and not goods)
    assert ("costs" in said) == bool(prices)
    for price in prices:
        assert f"Producing on {item(tile)} costs **${price}**." in said
