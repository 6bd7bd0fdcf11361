"""Prices, draws and cards left that Jump Drive tells of a build are those of the rules, in random games."""

import re
from collections import Counter
from dataclasses import replace
from itertools import product

import pygame
import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.sentences import either
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.builder import Builder, chosen_in
from galaxy_desktop.games.jumpdrive.events import BuildPaid, CardPlaced, CardsDrawn
from galaxy_desktop.games.jumpdrive.moves import Placing
from galaxy_desktop.games.jumpdrive.plans import CONQUER, split
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.table import PAINTER
from galaxy_desktop.games.jumpdrive.table.foot import about_plan
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.games.jumpdrive.test_forecasts import SEATS, builder, rounds, scored_after
from tests.ui.painter_rig import kit_of, moment_of

WORDS = GAME.words


def foot(g: JumpState, seat: int, *chosen: str) -> str:
    shown = replace(moment_of(GAME, g, seat, 0), chosen=chosen)
    return plain(about_plan(PAINTER(kit_of((1920, 1080)), GAME).board(shown, Sheet())))


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_build_is_said_to_cost_and_draw_is_what_it_does(seats: int, screen: pygame.Surface) -> None:
    met = Counter[str]()
    dice = Dice(seats)
    for g in rounds(seats):
        for seat, _try in product(range(seats), range(3)):
            decision = open_asks(g)[seat]
            given = decision.sample(dice)
            if not given:
                continue
            built = chosen_in(given)
            line, below = plain(WORDS.ask(GAME.view(g, seat), decision, built).line), foot(g, seat, *built)
            then = scored_after(g, {seat: given})
            mine = [e for e in then.events if getattr(e, "seat", None) == seat]
            placed = [e for e in mine if isinstance(e, CardPlaced)]
            paid = sum(len(e.cards) for e in mine if isinstance(e, BuildPaid))
            drawn = sum(len(e.cards) for e in mine if isinstance(e, CardsDrawn) and e.cause == "world")
            left = len({*g.players[seat].hand} - {e.card for e in placed}) - paid
            assert paid == sum(e.cost for e in placed)
            assert f"discard {paid} card{'s' * (paid != 1)}; {left} left in hand." in below
            for one in placed:
                name = WORDS.item(one.card)
                how = f"conquer with Military {one.military}" if one.way == CONQUER else f"cost {one.cost}"
                assert f"{name}: {how}" in below
            draws = re.search(r"then draw (\d) card", line)
            assert int(draws[1] if draws else 0) == drawn, line
            costs = re.match(r"(It costs|The total cost is|The cost is) (\d+)", line)
            assert (int(costs[2]) if costs else 0) == paid, line
            met[costs[1] if costs else "conquer"] += 1
    assert met.keys() >= {"It costs", "The total cost is", "The cost is"}


def rich(mine: Builder) -> Builder:
    """The same builder with all the cards to pay with that there could be."""
    return Builder((*mine.hand, *[f"spare {n}" for n in range(20)]), mine.empire, mine.team)


def cost_of(mine: Builder, card: str, *beside: str, for_cards: bool = False) -> int | None:
    """Cards to discard for a card in a build; None if the rules do not allow it."""
    plan = rich(mine).plan((*beside, Placing(card, for_cards=for_cards).option))
    return None if plan is None else next(one.cost for one in plan.placements if one.card == card)


def told(g: JumpState, seat: int, card: str) -> str:
    """The sentences of the inspector on the price of a card."""
    return plain(WORDS.explain(GAME.view(g, seat), card)[0].text)


@pytest.mark.parametrize("seats", SEATS)
def test_the_price_of_a_card_in_the_inspector_is_what_placing_it_costs(seats: int) -> None:
    met = Counter[str]()
    for g in rounds(seats):
        for seat in range(seats):
            mine = builder(g, seat)
            for card in mine.hand:
                said, design = told(g, seat, card), cards()[card]
                alone = cost_of(mine, card)
                if design.is_military:
                    paid = re.search(r"(You may pay|Paying for it instead takes) (\d+) card", said)
                    due = cost_of(mine, card, for_cards=True)
                    assert due == (int(paid[2]) if paid else None), said
                    can = mine.plan((Placing(card, for_cards=True).option,)) is not None
                    assert ("You may pay" in said) == can, said
                    met["instead"] += due is not None
                    met["beyond"] += due is not None and not can
                elif design.is_world:
                    paid = re.search(r"You pay (\d+)\.", said)
                    assert alone == (int(paid[1]) if paid else design.price), said
                    met["less" if paid else "world"] += 1
                elif alone is not None:
                    paid = re.search(
                        r"You pay (\d+) for it(?:, alone or with| alone or (\d+) with) a world", said
                    )
                    assert paid is not None
                    world = next((c for c in mine.hand if cards()[c].is_world and cost_of(mine, c, card)), "")
                    beside = cost_of(mine, card, world) if world else None
                    assert alone == int(paid[1])
                    assert beside in (None, int(paid[2] or paid[1]))
                    met["beside"] += beside is not None
    assert min(met[what] for what in ("world", "less", "beside")) > 0 or seats == 1


@pytest.mark.parametrize("seats", SEATS)
def test_military_against_a_world_and_developments_that_help_are_those_that_conquer_it(seats: int) -> None:
    met = Counter[str]()
    for g in rounds(seats):
        for seat in range(seats):
            mine = builder(g, seat)
            for card in (card for card in mine.hand if cards()[card].is_military):
                said = told(g, seat, card)
                assert ("too few" in said) != conquers(mine, card), said
                helpers = [d for d in (mine.team, *mine.hand) if d and not cards()[d].is_world]
                names = [WORDS.item(d) for d in helpers if conquers(mine, card, d)]
                if not conquers(mine, card):
                    enough = re.search(r"With (.*) placed in the same round, you have enough", said)
                    assert (enough[1] if enough else "") == either(list(dict.fromkeys(names))), said
                    met["helped"] += bool(names)
                met["conquered"] += conquers(mine, card)
    assert min(met["conquered"], met["helped"]) > 0 or seats == 1, met


def conquers(mine: Builder, card: str, *beside: str) -> bool:
    """Whether a build with the cards in hand conquers a world."""
    developments, worlds = split((*beside, card))
    plans = mine.plans_for(developments, worlds)
    return any(one.way == CONQUER and one.card == card for plan in plans for one in plan.placements)
