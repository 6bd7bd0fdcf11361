"""One choice for all equal dice or goods of Roll, at the table."""

from pathlib import Path

import pygame

from galaxy_desktop.games import find_games
from galaxy_desktop.games.roll.assign import Assign
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.play.history import History
from tests.games.roll.laid import behind_screen, own, run, run_phase, table
from tests.ui.table_rig import Rig

GAMES = find_games()


def at(folder: Path, g: RollState) -> Rig:
    """A table of Roll at a state laid by hand."""
    rig = Rig(folder, game="roll", games=GAMES)
    rig.bus._here().history = History(g)
    rig.bus._views.clear()
    rig.scene.controller.clear()
    rig.settle()
    return rig


def two_wild_dice(folder: Path) -> Rig:
    """A table at which two of three dice are wild."""
    g = table()
    own(g)
    behind_screen(g, 1, (("home", "explore"),))
    behind_screen(g, 0, (("home", "explore"), ("military", "wild"), ("consumption", "wild")))
    g.phase = "assign"
    run(g, Assign())
    return at(folder, g)


def two_equal_goods(folder: Path) -> Rig:
    """A table at which two of three goods are alike, with a shipper for each of them."""
    g = table()
    goods = {"gem_world": ["novelty"] * 2, "mining_world": ["rare"]}
    own(g, tableau=[*goods], workers={"ship": ["home"] * 3}, goods=goods)
    run_phase(g, "ship")
    return at(folder, g)


def is_trade_of(option: str, kind: str) -> bool:
    """Whether an option trades a good of this type."""
    return option.startswith("trade ") and type_of(option.split(" ")[2]) == kind


def wild(rig: Rig) -> list[str]:
    return [one for one in rig.question.prompt.open() if one.startswith("place ") and one.endswith(" ship")]


def shift(rig: Rig, down: bool) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    rig.post(pygame.event.Event(kind, key=pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT, unicode=""))


def test_a_wild_die_dropped_with_shift_takes_all_wild_dice_along(tmp_path: Path) -> None:
    rig = two_wild_dice(tmp_path)
    moves, painter = wild(rig), rig.scene.view.painter
    assert isinstance(painter, RollPainter)
    head = painter.sheet.places["column:ship"]
    die = moves[0].split(" ")[1]
    shift(rig, True)
    rig.drag(rig.widget(die).rect.center, (head.left + 6, head.top + 4))
    shift(rig, False)
    assert set(rig.question.chosen) == set(moves)
    rig.key(pygame.K_ESCAPE)
    assert rig.question.chosen == ()
    rig.close()


def test_the_key_repeats_the_last_placement_for_all_wild_dice(tmp_path: Path) -> None:
    rig = two_wild_dice(tmp_path)
    moves = wild(rig)
    rig.scene.click(moves[0])
    told = rig.scene.view.toast
    rig.key(pygame.K_e)
    assert set(rig.question.chosen) == set(moves)
    assert rig.scene.view.toast is told, "nothing is refused"
    rig.close()


def test_a_place_clicked_with_shift_takes_all_wild_dice(tmp_path: Path) -> None:
    rig = two_wild_dice(tmp_path)
    moves = wild(rig)
    rig.click(rig.widget(moves[0].split(" ")[1]).rect.center)
    shift(rig, True)
    rig.click(rig.widget(moves[0]).rect.center)
    shift(rig, False)
    assert set(rig.question.chosen) == set(moves)
    rig.close()


def goods(rig: Rig) -> int:
    return len(rig.bus.view(0).players[0].goods)


def test_equal_goods_are_shipped_one_after_another_and_undone_one_by_one(tmp_path: Path) -> None:
    rig = two_equal_goods(tmp_path)
    option = next(one for one in rig.question.decision.options() if is_trade_of(one, "novelty"))
    rig.scene.commands.choose_alike(option)
    for _frame in range(20):
        rig.app.advance([], 0.05)
    assert goods(rig) == 1
    rig.key(pygame.K_z)
    assert goods(rig) == 2
    for _frame in range(20):
        rig.app.advance([], 0.05)
    assert goods(rig) == 2
    rig.close()


def test_undo_ends_the_repetition(tmp_path: Path) -> None:
    rig = two_equal_goods(tmp_path)
    option = next(one for one in rig.question.decision.options() if is_trade_of(one, "novelty"))
    rig.scene.commands.choose_alike(option)
    rig.scene.run("undo")
    for _frame in range(20):
        rig.app.advance([], 0.05)
    assert goods(rig) == 3
    rig.close()


def test_nothing_alike_is_said_in_words(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="roll", games=GAMES, seed=1)
    rig.key(pygame.K_e)
    assert rig.scene.view.toast is not None
    assert not rig.question.chosen
    rig.close()


def test_nothing_is_said_of_dice_where_no_choices_are_alike(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="jumpdrive", games=GAMES, seed=1)
    before = rig.scene.view.toast
    rig.key(pygame.K_e)
    assert rig.scene.view.toast is before
    rig.close()
