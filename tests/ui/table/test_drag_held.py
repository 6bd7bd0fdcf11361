"""Pieces that are picked up and put down go by drag, too; what is nothing to place is not dragged."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.table.holding import BASES
from galaxy_desktop.ui.roles.dropping import Dropping
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.ui.acts import key, let_go
from tests.ui.table_rig import Rig, sensible

GAMES = find_games()
PIECES = [
    ("roll", "assign", "dice", 1),
    ("roll", "produce", "workers 0", 2),
    ("roll", "ship", "goods", 2),
    ("master", "allocate", "hand", 1),
    ("master", "cards", "tableau", 1),
    ("master", "rewards", "supplies", 1),
]
MOST = 90


def piece(rig: Rig, group: str) -> TableItem | None:
    """Something of a group that can be picked up, but is no option itself."""
    painter = rig.scene.view.painter
    assert isinstance(painter, Holding)
    held = painter.holdable()
    found = (one for one in rig.scene.view.widgets.items if one.item.group == group and one.item.id in held)
    return next(found, None)


def until(rig: Rig, topic: str, holds: Callable[[], bool], seed: int) -> None:
    """Play until a question of a topic comes up of which something holds."""
    dice = Dice(seed)
    for _answer in range(MOST):
        decision = rig.asked
        if decision.topic == topic:
            rig.show()
            if holds():
                return
        by_bot = sensible(rig.bus.game().id, rig.bus.view(0), decision, dice)
        rig.pass_unseen(by_bot if dice.below(3) else decision.sample(dice))
    raise AssertionError(f"{topic} was not asked")


def begin(rig: Rig, item: TableItem) -> None:
    """Press an item and move a little."""
    at = item.rect.center
    rig.press(at)
    for step in (5, 12):
        pos = at[0] + step, at[1] + step
        rig.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))


def rest(rig: Rig) -> None:
    """Let a second pass."""
    for _tenth in range(10):
        rig.app.advance((), 0.1)


def put(rig: Rig, item: TableItem) -> str:
    """Drag a piece onto the first place that it may go to; what lies there."""
    begin(rig, item)
    view = rig.scene.view
    assert view.drag is not None
    asked, painter = rig.question.open, view.painter
    held = painter.holdable() if isinstance(painter, Holding) else frozenset()
    places = [one for one in view.widgets.items if one.legal and one.item.id in asked]
    places += [one for one in view.widgets.items if one.item.id in held and one.item.group == "map"]
    target = next(one for one in places if not one.rect.colliderect(item.rect))
    rig.move(target.rect.center)
    rig.release(target.rect.center)
    return target.item.id


@pytest.mark.parametrize(("game", "topic", "group", "seed"), PIECES)
def test_a_piece_is_dragged_to_its_place(
    tmp_path: Path, game: str, topic: str, group: str, seed: int
) -> None:
    rig = Rig(tmp_path, game=game, games=GAMES, seed=seed)
    until(rig, topic, lambda: piece(rig, group) is not None, seed)
    item, question, painter = piece(rig, group), rig.question, rig.scene.view.painter
    assert item is not None
    assert isinstance(painter, Holding)
    assert isinstance(painter, Dropping)
    there_is = {one.item.id: one.rect.center for one in rig.scene.view.widgets.items}
    dropped = {painter.dropped(item.item.id, at) for at in there_is.values()}
    assert dropped <= {"", *question.open, *there_is}, "wherever it is dropped"
    there = put(rig, item)
    given = rig.scene.controller.question is not question
    assert given or there in question.chosen or painter.held not in ("", item.item.id)
    rig.close()


def test_what_is_dragged_is_not_explained_meanwhile(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="master", games=GAMES, seed=1)
    until(rig, "allocate", lambda: piece(rig, "hand") is not None, 1)
    item, form = piece(rig, "hand"), rig.scene.view.widgets.form
    assert item is not None
    rig.move(item.rect.center)
    rest(rig)
    assert form.tooltip is not None
    begin(rig, item)
    rest(rig)
    assert rig.scene.view.drag is not None
    assert rig.scene.view.widgets.form.tooltip is None
    nowhere = rig.app.surface.get_width() - 2, 2
    rig.move(nowhere)
    rest(rig)
    rig.release(nowhere)
    rest(rig)
    assert rig.scene.view.widgets.form.tooltip is None
    rig.close()


def test_a_base_is_dropped_on_systems_only(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="master", games=GAMES, seed=1)
    until(rig, "rewards", lambda: piece(rig, "supplies") is not None, 1)
    item, question = piece(rig, "supplies"), rig.question
    assert item is not None
    assert item.item.id == BASES
    systems = star_map().systems
    others = {
        (one.item.group, one.item.id.partition(":")[0]): one
        for one in rig.scene.view.widgets.items
        if one is not item and one.item.subject not in systems
    }
    assert len(others) > 5, "one of each sort"
    for other in others.values():
        rig.drag(item.rect.center, other.rect.center)
        assert rig.question is question
        assert not question.chosen
    rig.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dragged_goes_back_where_nobody_tells_of_its_end(tmp_path: Path, game: str) -> None:
    rig = Rig(tmp_path, game=game, games=GAMES, seed=1)
    view, question = rig.scene.view, rig.question
    item = next(one for one in view.widgets.items if one.legal and view.widgets.laid.moves(one))
    for ends in ([pygame.event.Event(pygame.WINDOWFOCUSLOST)], [key(pygame.K_ESCAPE), let_go((5, 5))]):
        begin(rig, item)
        dragged = view.drag
        assert dragged is not None
        rig.post(*ends)
        if rig.top is not rig.scene:
            rig.key(pygame.K_ESCAPE)
        rig.move((item.rect.centerx + 40, item.rect.centery))
        assert view.drag is None
        assert isinstance(view.painter, SheetPainter)
        assert not view.painter.resting.faint, "nothing is dimmed any more"
        assert rig.scene.controller.question is question
        assert not question.chosen
    rig.close()


@pytest.mark.parametrize("game", GAMES)
def test_names_tabs_and_buttons_are_not_dragged(tmp_path: Path, game: str) -> None:
    rig = Rig(tmp_path, game=game, games=GAMES, seed=1)
    view, question = rig.scene.view, rig.question
    painter = view.painter
    held = painter.holdable() if isinstance(painter, Holding) else frozenset()
    still = [one for one in view.widgets.items if one.legal and one.item.id not in {*question.open, *held}]
    assert still
    for item in still[:6]:
        begin(rig, item)
        assert view.drag is None
        rig.release((5, 5))
        assert not question.chosen
        rig.key(pygame.K_ESCAPE)
    rig.close()
