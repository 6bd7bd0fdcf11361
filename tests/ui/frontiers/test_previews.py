"""The box beside a choice in New Frontiers: what it would leave and bring is what the rules then do."""

import re
from collections import Counter
from dataclasses import replace

import pygame
import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games.frontiers import GAME, events
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.table import PAINTER
from galaxy_desktop.games.frontiers.table.preview_notes import preview_lines
from galaxy_desktop.games.frontiers.words.terms import paid_text
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.games.frontiers.walk import CASES, busy
from tests.ui.painter_rig import kit_of, moment_of

LEFT = re.compile(r"You'd have \$(-?\d+) and (-?\d+) unused colonists? left\.")
PRICED = {"develop", "settle", "settle_second", "way", "sell", "pay_production", "upgrade", "replaced"}


def notes(g: FrontiersState, seat: int, *chosen: str) -> list[str]:
    shown = replace(moment_of(GAME, g, seat, 0), chosen=chosen)
    board = PAINTER(kit_of((1920, 1080)), GAME).board(shown, Sheet())
    return [plain(note.text) for note in preview_lines(board)]


def gains(g: FrontiersState) -> list[events.CreditsGained]:
    """Credits gained since the last answer, such as those that powers pay at the end of Produce."""
    return [event for event in g.events if isinstance(event, events.CreditsGained)]


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_what_a_choice_is_said_to_leave_is_what_is_left(
    seats: int, goals: str, seed: int, screen: pygame.Surface
) -> None:
    compared = Counter[str]()
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic not in PRICED:
            continue
        for option in decision.options():
            said = LEFT.fullmatch(notes(g, seat, option)[-1])
            if said is None or option == "no":
                continue
            after = g.clone()
            after.events = []
            give(after, seat, True if option == "yes" else (option,))
            asked = open_asks(after).get(seat)
            if asked is not None and asked.topic in {"way", "replaced"} - {decision.topic}:
                give(after, seat, asked.only())
            me, later = after.players[seat], 0
            if decision.topic == "pay_production":
                later = sum(e.amount for e in gains(after) if e.seat == seat)
            assert (int(said[1]) + later, int(said[2])) == (me.credits, me.colonists), (
                decision.topic,
                option,
            )
            compared[decision.topic] += 1
    assert compared.keys() >= {"develop", "settle", "sell"}


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_credits_that_powers_pay_for_what_is_placed_are_said_before(
    seats: int, goals: str, seed: int, screen: pygame.Surface
) -> None:
    paid = Counter[str]()
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic not in PRICED - {"sell", "pay_production"}:
            continue
        for option in decision.options():
            said, line = notes(g, seat, option), GAME.words.ask(GAME.view(g, seat), decision, (option,)).line
            if LEFT.fullmatch(said[-1]) is None:
                continue
            after = g.clone()
            after.events = []
            give(after, seat, (option,))
            asked, told = open_asks(after).get(seat), gains(after)
            if asked is not None and asked.topic in {"way", "replaced"} - {decision.topic}:
                give(after, seat, asked.only())
                told = gains(after)
            number = sum(event.amount for event in told if event.seat == seat)
            assert (f"Then you gain ${number}." in said) == bool(number), (option, said)
            assert (f"Then you gain **${number}**." in line) == bool(number) or "the last" in line, line
            paid[decision.topic] += bool(number)
    assert paid.total() or goals == "on"


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_what_a_consume_power_is_said_to_take_and_pay_is_what_it_does(
    seats: int, goals: str, seed: int, screen: pygame.Surface
) -> None:
    compared = 0
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic != "consume":
            continue
        for tile in decision.options():
            (said,) = notes(g, seat, tile)[1:]
            after = g.clone()
            give(after, seat, (tile,))
            (chosen,) = notes(after, seat)[1:]
            asked = open_asks(after)[seat]
            line = plain(GAME.words.ask(GAME.view(after, seat), asked, ()).line)
            give(after, seat, asked.only())
            told = next(e for e in after.events if isinstance(e, events.GoodsConsumed))
            number = f"{len(told.colonies)} good{'s' * (len(told.colonies) > 1)}"
            gain = plain(paid_text(told.vp, told.credits))
            name = GAME.words.item(tile)
            assert said in (f"{name}: {number} for {gain}", f"{name}: {number} for its price"), said
            assert chosen == f"Choose {number}."
            assert line in (
                f"You gain {gain}.",
                "You gain the price of the good in a sale, without Trade powers.",
            )
            compared += 1
    assert compared or seats == 3
