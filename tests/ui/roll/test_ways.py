"""A die dropped on a column takes the way that costs nothing, and of several powers one is asked for."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.composing import exchanged
from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.assign import Assign
from galaxy_desktop.games.roll.assignment import Assignment
from galaxy_desktop.games.roll.moves import dice_of
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.table import PAINTER, held
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.presenter.prompts import prompt_for
from galaxy_desktop.presenter.shown import Shown
from tests.games.roll.laid import behind_screen, own, run, table
from tests.ui.painter_rig import SITTERS, kit_of
from tests.ui.roll_rig import played
from tests.ui.table_rig import Rig

SHIP, SETTLE, EXPLORE, PRODUCE, DEVELOP = "ship", "settle", "explore", "produce", "develop"


def behind(*tableau: str) -> tuple[RollState, dict[str, str]]:
    """Four dice behind the screen, the Military one wild."""
    g = table()
    own(g, 0, tableau=tableau)
    behind_screen(g, 1, (("home", EXPLORE),))
    faces = (("home", EXPLORE), ("military", "wild"), ("novelty", SHIP), ("genes", SETTLE))
    dice = behind_screen(g, 0, faces)
    g.phase = "assign"
    run(g, Assign())
    return g, dice


def shown_after(g: RollState, *moves: str) -> Shown:
    decision = open_asks(g)[0]
    prompt = prompt_for(decision)
    for move in moves:
        assert prompt.click(move), move
    return Shown(
        view=GAME.view(g, 0),
        seat=0,
        sitters=SITTERS[:2],
        decision=decision,
        open=frozenset(prompt.open()),
        chosen=tuple(prompt.chosen),
    )


def painter_of(shown: Shown) -> RollPainter:
    painter = PAINTER(kit_of((1280, 720)), GAME)
    painter.show(shown)
    return painter


def dropped(painter: RollPainter, die: str, phase: str) -> tuple[str, str]:
    """What dropping on the head of a column chooses, and what is asked instead."""
    column = painter.sheet.places[f"column:{phase}"]
    at = (column.left + 6, column.top + 4)
    painter.hold(die)
    return painter.dropped(die, at), painter.unsure(die, at)


def test_a_placed_wild_die_is_placed_anew_and_no_power_is_spent(screen: pygame.Surface) -> None:
    g, dice = behind("galactic_influence")
    wild = dice["military"]
    shown = shown_after(g, f"place {wild} {SHIP}", f"select {dice['genes']} {SETTLE}")
    assert dropped(painter_of(shown), wild, PRODUCE) == (f"place {wild} {PRODUCE}", "")


def test_a_power_spent_on_a_die_leads_it_elsewhere_before_another_is_spent(screen: pygame.Surface) -> None:
    g, dice = behind("galactic_influence", "operations_affinity")
    wild, home = dice["military"], dice["home"]
    first = f"reassign galactic_influence {home} {SHIP}"
    shown = shown_after(g, f"place {wild} {SHIP}", f"select {dice['genes']} {SETTLE}", first)
    chosen, asked = dropped(painter_of(shown), home, PRODUCE)
    assert (chosen, asked) == (f"reassign galactic_influence {home} {PRODUCE}", "")


def test_the_words_of_a_place_for_the_held_die_are_beside_the_dice_there() -> None:
    g, dice = behind()
    painter = PAINTER(kit_of((1920, 1080)), GAME)
    painter.show(shown_after(g))
    painter.hold(dice["military"])
    surface = pygame.Surface((1920, 1080))
    painter.draw(surface)
    legal = painter.kit.theme.colour.legal
    lying = [item.rect for item in painter.items() if item.group == "dice" and item.id != dice["military"]]
    assert len(lying) == 3
    for rect in lying:
        inside = surface.subsurface(rect.inflate(-rect.width // 4, -rect.height // 4))
        assert pygame.mask.from_threshold(inside, legal, (8, 8, 8, 255)).count() == 0


def test_two_powers_that_lead_to_a_column_are_asked_for(screen: pygame.Surface) -> None:
    g, dice = behind("galactic_influence", "isolation_policy")
    ready = (f"place {dice['military']} {SHIP}", f"select {dice['genes']} {SETTLE}")
    painter = painter_of(shown_after(g, *ready))
    chosen, asked = dropped(painter, dice["home"], PRODUCE)
    assert chosen == ""
    assert asked
    assert (painter.numbered() or ())[PHASES.index(PRODUCE)] == ""
    places = {item.id for item in painter.items() if item.group == "places"}
    for power in ("galactic_influence", "isolation_policy"):
        assert f"reassign {power} {dice['home']} {PRODUCE}" in places


def test_the_only_power_that_leads_to_a_column_is_taken(screen: pygame.Surface) -> None:
    g, dice = behind("galactic_influence", "isolation_policy")
    ready = (f"place {dice['military']} {SHIP}", f"select {dice['genes']} {SETTLE}")
    painter = painter_of(shown_after(g, *ready))
    move = f"reassign galactic_influence {dice['novelty']} {PRODUCE}"
    assert dropped(painter, dice["novelty"], PRODUCE) == (move, "")
    painter.hold(dice["novelty"])
    assert (painter.numbered() or ())[PHASES.index(PRODUCE)] == move


def test_a_click_on_the_name_of_a_phase_means_the_only_way_there_or_the_selection(
    screen: pygame.Surface,
) -> None:
    g, dice = behind("galactic_influence", "isolation_policy")
    ready = (f"place {dice['military']} {SHIP}", f"select {dice['genes']} {SETTLE}")
    painter = painter_of(shown_after(g, *ready))
    name = f"phase:{PRODUCE}"
    assert painter.meant(name) == name
    for die, meant in (
        (dice["novelty"], f"reassign galactic_influence {dice['novelty']} {PRODUCE}"),
        (dice["home"], name),
    ):
        painter.hold(die)
        assert painter.meant(name) == meant
        assert painter.meant(die) == die
    painter = painter_of(shown_after(g, ready[0]))
    painter.hold(dice["home"])
    assert painter.meant(f"phase:{EXPLORE}") == f"select {dice['home']} {EXPLORE}"


def test_a_die_dropped_where_it_came_from_is_taken_back(screen: pygame.Surface) -> None:
    g, dice = behind("galactic_influence", "isolation_policy")
    ready = (f"place {dice['military']} {SHIP}", f"select {dice['genes']} {SETTLE}")
    move = f"reassign galactic_influence {dice['home']} {SHIP}"
    painter = painter_of(shown_after(g, *ready, move))
    assert dropped(painter, dice["home"], EXPLORE) == (move, "")


def test_a_die_dropped_on_its_own_column_stays_there(screen: pygame.Surface) -> None:
    g, dice = behind("galactic_influence")
    ready = (f"place {dice['military']} {SHIP}", f"select {dice['genes']} {SETTLE}")
    painter = painter_of(shown_after(g, *ready, f"reassign galactic_influence {dice['home']} {SHIP}"))
    assert dropped(painter, dice["home"], SHIP) == ("", "")


def test_a_die_that_cannot_work_in_a_column_selects_its_phase_until_one_is_selected(
    screen: pygame.Surface,
) -> None:
    g, dice = behind()
    placed = f"place {dice['military']} {SHIP}"
    painter = painter_of(shown_after(g, placed))
    assert dropped(painter, dice["home"], SETTLE) == (f"select {dice['home']} {SETTLE}", "")
    assert dropped(painter, dice["home"], EXPLORE) == ("", "")
    assert dropped(painter, dice["military"], SETTLE) == (f"place {dice['military']} {SETTLE}", "")
    painter = painter_of(shown_after(g, placed, f"select {dice['genes']} {SETTLE}"))
    assert not dropped(painter, dice["home"], DEVELOP)[0].startswith("select")


def test_a_move_whose_die_has_moved_on_leaves_no_chip_and_is_taken_back_after_the_later_one(
    screen: pygame.Surface,
) -> None:
    g, dice = behind("galactic_influence")
    wild, home = dice["military"], dice["home"]
    placed, selected = f"place {wild} {SHIP}", f"select {dice['genes']} {SETTLE}"
    influence = f"reassign galactic_influence {home} {SHIP}"
    for moves in (
        (placed, f"select {wild} {SETTLE}"),
        (placed, selected, f"reassign galactic_influence {wild} {EXPLORE}"),
        (placed, selected, f"dictate {wild}"),
        (placed, selected, influence, f"dictate {home}"),
    ):
        shown = shown_after(g, *moves)
        painter = painter_of(shown)
        assert shown.decision is not None
        assert not shown.open - painter.covers(shown.decision), moves
        assert dropped(painter, dice_of(moves[-1])[0], SHIP) == (moves[-1], ""), moves


@pytest.mark.slow
def test_every_way_ends_in_the_column_it_is_offered_for(screen: pygame.Surface) -> None:
    dice, tried = Dice(5), 0
    for number, (g, seat, decision) in enumerate(played(2, 3)):
        if number % 15 or not isinstance(decision, Compose) or not isinstance(decision.composer, Assignment):
            continue
        composer, made = decision.composer, decision.sample(dice)
        shown = Shown(GAME.view(g, seat), seat, SITTERS[:2], decision, frozenset(composer.moves(made)), made)
        painter = painter_of(shown)
        board = painter.board(shown, painter.sheet)
        for die in composer.dice:
            for phase in PHASES:
                for way in held.ways_to(board, die, phase):
                    tried += 1
                    if way in composer.moves(made):
                        after: tuple[str, ...] | None = (*made, way)
                    elif way in made:
                        after = made[: made.index(way)]
                    else:
                        after = exchanged(composer, made, way)
                    assert after is not None
                    assert composer.desk(after).columns[die] == phase, (made, way)
    assert tried > 20


def test_the_die_stays_in_the_hand_until_a_power_is_chosen(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="roll", games=find_games(), seed=12)
    try:
        rig.click(rig.widget(rig.scene.controller.question.prompt.open()[0]).rect.center)  # type: ignore[union-attr]
        rig.key(pygame.K_RETURN)
        rig.settle()
        painter = rig.scene.view.painter
        assert isinstance(painter, RollPainter)
        die = rig.bus.view(0).players[0].rolled[0]
        painter.unsure = lambda item, at: "Choose how." if at[1] < 400 else ""  # type: ignore[method-assign]
        head = painter.sheet.places["column:ship"]
        rig.drag(rig.widget(die).rect.center, (head.left + 6, head.top + 4))
        assert painter.held == die
        assert rig.scene.view.toast is not None
        assert rig.scene.view.toast.label == "Choose how."
        assert rig.scene.controller.question is not None
        assert rig.scene.controller.question.chosen == ()
    finally:
        rig.close()
