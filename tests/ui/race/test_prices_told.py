"""Prices and Military that the inspector and the header of Race tell are those of the rules."""

import re
from collections import Counter
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.moves import CONQUER, PAY, PAY_MILITARY
from galaxy_desktop.games.race.powers import later_powers, powers_at, price
from galaxy_desktop.games.race.round import begun
from galaxy_desktop.games.race.schema import Power
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.standing import discounts, military
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.games.race.walk import TABLES, positions
from tests.sweep import many
from tests.ui.painter_rig import kit_of
from tests.ui.race_rig import moment

OTHER = frozenset({"temporary_military", "pay_for_military"})
"""Codes of powers by which a world can be placed without Military enough."""


def ways(g: RaceState, seat: int, card: str) -> dict[str, int]:
    """Ways without help of another card in which the rules let a card be placed now, with their prices."""
    then = g.clone()
    for other in open_asks(g):
        give(then, other, (card,) if other == seat else ())
    asked: Any = open_asks(then).get(seat)
    if asked is None or asked.topic != "pay":
        return {CONQUER: 0} if g.cards[card].is_military else {PAY: 0}
    return {way.id: way.cost for way in asked.ways if "|" not in way.id}


def told(g: RaceState, seat: int, card: str) -> str:
    return plain(GAME.words.explain(GAME.view(g, seat), card)[0].text)


def number(pattern: str, text: str) -> int | None:
    found = re.search(pattern, text)
    return None if found is None else int(found[1].replace("−", "-"))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_price_of_a_card_in_the_inspector_is_what_placing_it_costs(
    seats: int, options: dict[str, str]
) -> None:
    met = Counter[str]()
    for seed in range(many(4)):
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic not in {"develop", "settle"} or g.sealed:
                continue
            for card in decision.options():
                said, there = told(g, seat, card), ways(g, seat, card)
                if g.cards[card].is_military:
                    has = number(r"Your Military against it is (−?\d+)", said)
                    assert has is not None
                    assert (has >= g.cards[card].price) == (CONQUER in there), (card, said, there)
                    most = number(r", or (−?\d+) if you discard", said)
                    short = max(0, g.cards[card].price - (has if most is None else most))
                    assert number(r"you need (\d+) more", said) == (short or None)
                    assert number(r"You may pay (\d+) cards?", said) == there.get(PAY_MILITARY), said
                    met[", ".join(there)] += 1
                elif PAY in there:
                    paid = number(r"you discard (\d+) cards?", said)
                    cost = number(r"Costs (\d+) cards?", said)
                    assert (cost if paid is None else paid) == there[PAY], (card, said, there)
                    met["less" if paid is not None else "full"] += 1
    assert min(met["less"], met["full"], met[CONQUER]) > 0, met


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_military_of_the_header_conquers_each_world_with_that_much_defense(
    seats: int, options: dict[str, str], screen: pygame.Surface
) -> None:
    painter, met = PAINTER(kit_of((1920, 1080)), GAME), Counter[bool]()
    for seed in range(many(3)):
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic != "settle" or g.sealed:
                continue
            shown = painter.board(moment(g, seat, 0), Sheet())
            figure = int(military(shown, seat).figure.replace("−", "-"))
            powers = [power for _card, power in later_powers(g, seat, "settle")]
            for card in (card for card in g.players[seat].hand if g.cards[card].is_military):
                enough, world = g.cards[card].price <= figure, g.cards[card]
                assert enough <= (card in decision.options())
                if not any(
                    p.code in OTHER or p.good == world.good != "" or p.tag in world.tags for p in powers
                ):
                    assert enough == (card in decision.options()), (card, figure)
                    met[enough] += 1
    assert met[True] + met[False] > 3, met


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_discount_of_the_development_just_placed_is_in_the_header_for_the_worlds_of_this_round(
    seats: int, options: dict[str, str], screen: pygame.Surface
) -> None:
    painter, met = PAINTER(kit_of((1920, 1080)), GAME), 0
    for seed in range(many(4)):
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic != "pay" or g.phase != "develop":
                continue
            counters = discounts(painter.board(moment(g, seat, 0), Sheet()), seat)
            found = {counter.id: int(counter.figure[1:]) for counter in counters}
            for card in (card for card in g.cards.values() if card.is_world and not card.is_military):
                less = found.get(
                    f"discount_settle_{card.good}:{seat}", found.get(f"discount_settle:{seat}", 0)
                )
                due = price(card, powers_at(begun(g, "settle", seat, ()), seat, "settle"))
                assert due == max(0, card.price - less), (card.id, found)
            met += any(power.code == "discount" for power in _powers_for_worlds(g, seat))
    assert met


def _powers_for_worlds(g: RaceState, seat: int) -> list[Power]:
    return [power for _index, power in g.cards[g.players[seat].placed].in_phase["settle"]]
