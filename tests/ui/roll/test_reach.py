"""Every option of every question of Roll lies on the table: at once, or when a die has been picked up."""

from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from galaxy_desktop.engine.decisions import Confirm
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.gains import TakeGains
from galaxy_desktop.games.roll.manage import Recall
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.table import PAINTER
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.painter import Item
from tests.games.roll.laid import own, run, table
from tests.sweep import some
from tests.ui.painter_rig import kit_of, moment_of
from tests.ui.roll_rig import moment, played

SMALL, WIDE = ((1280, 720), 1.0), ((1920, 1080), 1.0)
GAMES = ((2, 11), (3, 12), (4, 13), (5, 14))
STEPS = (0.08, 0.5, 0.92)


def painter_at(window: tuple[int, int], step: float) -> RollPainter:
    return PAINTER(kit_of(window, step), GAME)


def found_in(painter: RollPainter) -> Iterator[tuple[Item, Item]]:
    """Every thing with the uppermost ones that clicks find at some places of it."""
    items = list(reversed(painter.items()))
    rects = [item.rect for item in items]
    for item in items:
        for x in STEPS:
            for y in STEPS:
                at = item.rect.left + round(item.rect.width * x), item.rect.top + round(item.rect.height * y)
                yield item, items[pygame.Rect(at, (1, 1)).collidelist(rects)]


def hit(painter: RollPainter) -> set[str]:
    """Everything that a click finds somewhere, for what lies over it leaves some of it free."""
    return {upper.id for _item, upper in found_in(painter)}


def reached(painter: RollPainter) -> set[str]:
    """What can be clicked now, or after a first click on a thing that can be picked up."""
    found, held = hit(painter), painter.holdable()
    for item in [item.id for item in painter.items() if item.id in found & held]:
        painter.hold(item)
        found |= hit(painter)
        painter.hold("")
    return found


def left_out(painter: RollPainter, shown: Shown) -> set[str]:
    """Options that no click reaches: neither a thing on the table nor a chip."""
    assert shown.decision is not None
    painter.show(shown)
    covered = painter.covers(shown.decision)
    return {option for option in shown.open if option in covered} - reached(painter)


@cache
def questions() -> dict[tuple[int, int, int, str], Shown]:
    """Some questions of random games, by number of players, seed, number and topic."""
    return {
        (seats, seed, number, decision.topic): moment(g.clone(), seat, 0)
        for seats, seed in GAMES
        for number, (g, seat, decision) in enumerate(played(seats, seed))
        if number % 149 == 0 and not isinstance(decision, Confirm)
    }


@pytest.mark.slow
@pytest.mark.parametrize(("window", "step"), some([SMALL, WIDE, ((1280, 720), 2.0)], 2))
def test_every_option_of_random_games_is_reached(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    painter = painter_at(window, step)
    for told, shown in questions().items():
        decision = shown.decision
        assert decision is not None
        assert not left_out(painter, shown), told
        if decision.topic not in ("assign", "rearrange", "place_tiles"):
            assert painter.covers(decision) >= frozenset(decision.options()), told
    assert len(questions()) > 10


@pytest.mark.slow
@pytest.mark.parametrize(("window", "step"), some([SMALL, WIDE, ((1280, 720), 2.0)], 1))
def test_nothing_of_the_table_lies_over_what_is_offered(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    painter, offered = painter_at(window, step), 0
    for told, shown in questions().items():
        painter.show(shown)
        for item, upper in found_in(painter):
            offered += item.group == "offer"
            assert item.group != "offer" or upper.group == "offer", (told, item.id, upper.id)
    assert offered


def bare_stacks() -> RollState:
    """Dice on two stacks from which the tiles have been scouted away; the cup is empty."""
    g = table()
    own(
        g,
        0,
        tableau=("genetics_lab", "the_last_of_the_gnarssh"),
        developers=("home", "novelty"),
        settlers=("home",),
    )
    return g


@pytest.mark.parametrize(("window", "step"), [SMALL, WIDE, ((1280, 720), 2.0)])
def test_dice_on_an_emptied_stack_are_drawn_and_can_be_recalled(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    g = bare_stacks()
    run(g, Recall(0))
    shown = moment_of(GAME, g, 0, 0)
    assert shown.decision is not None
    assert not shown.decision.allows(())
    painter = painter_at(window, step)
    painter.show(shown)
    assert {*g.players[0].developers, *g.players[0].settlers} <= hit(painter)
    assert painter.covers(shown.decision) == frozenset(shown.decision.options())


def test_a_die_on_an_emptied_stack_can_be_given_up(screen: pygame.Surface) -> None:
    g = bare_stacks()
    run(g, TakeGains(0, "conscription"))
    assert open_asks(g)[0].topic == "give_up_die"
    shown = moment_of(GAME, g, 0, 0)
    painter = painter_at(*SMALL)
    painter.show(shown)
    assert shown.open <= hit(painter)


def test_what_has_no_place_on_the_table_is_not_said_to_be_covered(screen: pygame.Surface) -> None:
    painter, met = painter_at(*SMALL), set()
    for g, seat, decision in played(3, 12):
        if isinstance(decision, Confirm) or decision.topic in met:
            continue
        met.add(decision.topic)
        painter.show(moment(g, seat, 0))
        covered = painter.covers(decision)
        assert covered <= reached(painter), decision.topic
    assert len(met) > 6
