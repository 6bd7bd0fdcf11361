"""All that the rulebook calls public of every opponent lies on the table at every moment (pages 3 and 4)."""

from dataclasses import replace
from functools import cache

import pygame
import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.schema import STACKS
from galaxy_desktop.games.roll.scoring import scores
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.table import PAINTER
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.games.roll.words.owners import citizenry_text, cup_text, square_text, stack_text
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.painter import Item
from tests.games.roll.laid import own, table
from tests.ui.painter_rig import kit_of, moment_of, pixels
from tests.ui.roll_rig import moment, played

SMALL, WIDE, LARGE = ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)
GAMES = ((2, 21), (3, 22), (4, 23), (5, 24))
SMALLEST_DIE = 9
OTHERS = ("start", "assign", "explore", "abandon", "place_tiles", "builder", "produce", "ship", "recall")


def item_of(painter: RollPainter, id: str) -> Item:
    item = painter.sheet.item(id)
    assert item is not None, id
    return item


def figures(painter: RollPainter, seat: int, view: RollState) -> None:
    """Chips and credits always; the rest where there is room, and in the tooltips."""
    player = view.players[seat]
    assert f"**{player.chips}**" in item_of(painter, f"chips:{seat}").tip
    assert f"**${player.credits}**" in item_of(painter, f"credits:{seat}").tip


def tableau(painter: RollPainter, seat: int, player: Player) -> None:
    for side in player.tableau:
        seen = item_of(painter, side).rect
        assert seen.width >= SMALLEST_DIE
        for die in [die for die, world in player.goods.items() if world == side]:
            at = painter.sheet.spots[die].rect
            assert seen.inflate(2, 2).contains(at), (side, die)
            assert at.width >= SMALLEST_DIE


def zone(painter: RollPainter, seat: int, player: Player, row: pygame.Rect) -> None:
    for side in STACKS:
        stack = player.stack(side)
        item = item_of(painter, stack[-1] if stack else f"stack {side}:{seat}")
        assert item.tip == stack_text(painter_name(painter, seat), player, side)
        dice(painter, player.builders(side), row)


def dice(painter: RollPainter, owned: list[str], row: pygame.Rect) -> None:
    places = [painter.sheet.spots[die].rect for die in owned]
    assert all(row.contains(place) and place.width >= SMALLEST_DIE for place in places), (row, places)
    assert not any(one.colliderect(other) for number, one in enumerate(places) for other in places[:number])


def painter_name(painter: RollPainter, seat: int) -> str:
    assert painter.shown is not None
    return painter.shown.sitters[seat].name


def all_is_there(painter: RollPainter, shown: Shown) -> None:
    painter.show(shown)
    for seat, player in enumerate(shown.view.players):
        if seat == shown.seat:
            continue
        row, name = painter.sheet.places[f"seat:{seat}"], painter_name(painter, seat)
        figures(painter, seat, shown.view)
        tableau(painter, seat, player)
        zone(painter, seat, player, row)
        dice(painter, player.citizenry, row)
        dice(painter, player.cup, row)
        assert item_of(painter, f"citizenry:{seat}").tip == citizenry_text(name, player.citizenry)
        assert item_of(painter, f"own cup:{seat}").tip == cup_text(name, player.cup, player.rolled)


@cache
def questions() -> list[Shown]:
    """The first question of each topic in some games, and some of the others."""
    found, met = list[Shown](), set[str]()
    for seats, seed in GAMES:
        for number, (g, seat, decision) in enumerate(played(seats, seed)):
            if number % 41 == seats or decision.topic not in met:
                met.add(decision.topic)
                found.append(moment(g.clone(), seat, 0))
    assert met >= set(OTHERS)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("window", "step"), [SMALL, WIDE, LARGE])
def test_everything_public_of_each_opponent_is_shown_in_every_question(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    painter, every = PAINTER(kit_of(window, step), GAME), 2 if (window, step) == SMALL else 5
    for shown in questions()[::every]:
        all_is_there(painter, shown)


def test_squares_and_score_of_opponents_stand_there_where_text_is_not_large(screen: pygame.Surface) -> None:
    for window, step in (SMALL, WIDE):
        painter = PAINTER(kit_of(window, step), GAME)
        for number, (g, seat, _decision) in enumerate(played(5, 24)):
            if number % 80:
                continue
            shown = moment(g, seat, 0)
            painter.show(shown)
            for other in range(5):
                if other != seat:
                    total = scores(shown.view)[other].total
                    assert f"**{len(g.players[other].tableau)}**" in item_of(painter, f"squares:{other}").tip
                    assert f"**{total}**" in item_of(painter, f"score:{other}").tip


def test_dice_of_an_opponent_on_an_emptied_stack_are_shown(screen: pygame.Surface) -> None:
    g = table()
    own(g, 1, tableau=("genetics_lab", "the_last_of_the_gnarssh"), settlers=("home", "military"))
    assert not open_asks(g)
    painter = PAINTER(kit_of(*SMALL), GAME)
    painter.show(moment_of(GAME, g, 0, 0))
    dice(painter, g.players[1].settlers, painter.sheet.places["seat:1"])
    assert "1 Home and 1 Military" in item_of(painter, "stack world:1").tip


@pytest.mark.slow
def test_what_lies_under_a_stack_makes_no_difference_to_the_picture(screen: pygame.Surface) -> None:
    """What is hidden behind a screen or in a stack is not drawn: another order of it looks the same."""
    painter = PAINTER(kit_of(*SMALL), GAME)
    seen = 0
    for turn, (g, seat, _decision) in enumerate(played(3, 22)):
        if turn % 80:
            continue
        other = g.clone()
        for number, player in enumerate(other.players):
            if number != seat:
                player.faces = {
                    die: (face + 1) % 6 if die in player.rolled else face
                    for die, face in player.faces.items()
                }
                for side in STACKS:
                    stack = player.stack(side)
                    seen += len(stack) > 2
                    stack[:-1] = stack[:-1][::-1]
        painter.show(moment(g, seat, 0))
        before = pixels(painter)
        painter.show(moment(other, seat, 0))
        assert pixels(painter) == before
    assert seen


def test_the_sentences_about_an_opponent_name_numbers_and_types() -> None:
    g = table()
    player = own(
        g,
        1,
        tableau=("gem_world",),
        developments=("public_works", "space_docks"),
        developers=("home",),
        citizenry=("home", "novelty", "home"),
        goods={"gem_world": ("novelty",)},
    )
    assert (
        square_text("Vega", "gem_world", list(player.goods)) == "Vega's Gem World. Its good: 1 Novelty die."
    )
    assert stack_text("Vega", player, "development") == (
        "Vega's development stack has **2** tiles. Top tile: Public Works, which needs **1** worker "
        "and has 1 Home die on it."
    )
    assert stack_text("Vega", player, "world") == "Vega's world stack is empty."
    assert citizenry_text("Vega", player.citizenry) == "Vega's Citizenry: 2 Home and 1 Novelty dice."
    assert cup_text("Vega", [], ["home:9"]) == "Vega rolled 1 Home die behind their screen."
    assert cup_text("Vega", [], []) == "Vega's cup is empty."


def test_tiles_abandoned_in_this_phase_are_counted_in_the_top_bar(screen: pygame.Surface) -> None:
    g = table()
    painter = PAINTER(kit_of(*WIDE), GAME)
    painter.show(moment_of(GAME, g, 0, 0))
    assert painter.sheet.item("abandoned") is None
    g.abandoned = [("public_works", 1), ("space_docks", 1)]
    painter.show(replace(moment_of(GAME, g, 0, 0)))
    assert "**2**" in item_of(painter, "abandoned").tip


@pytest.mark.parametrize(("window", "step"), [SMALL, WIDE, LARGE])
def test_the_panel_of_open_tiles_can_be_lifted_to_see_all_workers(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    painter, met = PAINTER(kit_of(window, step), GAME), set()
    for g, seat, decision in played(4, 23):
        if decision.topic not in ("abandon", "place_tiles") or decision.topic in met:
            continue
        shown = moment(g, seat, 0)
        painter.show(shown)
        covered = painter.covers(decision)
        assert shown.open <= covered
        assert painter.peek()
        assert painter.covers(decision) == covered
        for player in g.players:
            for die in player.workers:
                assert item_of(painter, die)
                met.add(decision.topic)
        painter.show(moment(g, seat, 1))
        assert not painter.peeking
    assert met == {"abandon", "place_tiles"}
