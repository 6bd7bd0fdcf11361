"""With a piece picked up by the keyboard, its places come next, and the number keys are on them."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.table.item_widgets import PLATES
from galaxy_desktop.ui.table.items import TableItem
from tests.ui.acts import key
from tests.ui.table.test_drag_held import piece, until
from tests.ui.table_rig import Rig

GAMES = find_games()
HELD = [
    ("roll", "assign", "dice", 1),
    ("roll", "produce", "workers 0", 2),
    ("roll", "ship", "goods", 2),
    ("master", "allocate", "hand", 1),
]


def asked(tmp_path: Path, game: str, topic: str, group: str, seed: int) -> Rig:
    """A table at a question with something to pick up."""
    rig = Rig(tmp_path, game=game, games=GAMES, seed=seed)
    until(rig, topic, lambda: piece(rig, group) is not None, seed)
    return rig


def pick_up(rig: Rig, group: str) -> TableItem:
    """Pick the first piece of a group up with Space."""
    widget = piece(rig, group)
    assert widget is not None
    rig.scene.view.widgets.form.focus.to(widget, by_keys=True)
    rig.key(pygame.K_SPACE)
    painter = rig.scene.view.painter
    assert isinstance(painter, Holding)
    assert painter.held == widget.item.id
    return widget


def open_places(rig: Rig) -> set[str]:
    return {item.item.id for item in rig.scene.view.widgets.items} & rig.question.open


@pytest.mark.parametrize(("game", "topic", "group", "seed"), HELD)
def test_its_places_have_numbers_that_are_seen_and_tab_goes_to_them(
    tmp_path: Path, game: str, topic: str, group: str, seed: int
) -> None:
    rig = asked(tmp_path, game, topic, group, seed)
    assert not rig.scene.view.widgets.numbered
    pick_up(rig, group)
    seen = {one.item.id for one, _digit in rig.scene.view.widgets.numbered if isinstance(one, TableItem)}
    assert seen
    assert seen <= open_places(rig)
    rig.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0)))
    assert not rig.scene.view.widgets.numbered
    rig.key(pygame.K_TAB)
    assert rig.scene.view.widgets.numbered
    reached = rig.scene.view.widgets.form.focus.current
    assert isinstance(reached, TableItem)
    assert reached.item.id in open_places(rig)
    rig.app.advance([key(pygame.K_ESCAPE)], 0.05)
    assert not rig.scene.view.widgets.numbered
    rig.close()


@pytest.mark.parametrize(("game", "topic", "group", "seed"), HELD[1:])
def test_a_question_about_pieces_begins_at_one(
    tmp_path: Path, game: str, topic: str, group: str, seed: int
) -> None:
    rig = asked(tmp_path, game, topic, group, seed)
    rig.scene.view.show_question()
    begun = rig.scene.view.widgets.form.focus.current
    painter = rig.scene.view.painter
    assert isinstance(painter, Holding)
    assert isinstance(begun, TableItem)
    assert begun.item.id not in PLATES
    assert begun.item.id in painter.holdable() | rig.question.open
    rig.close()


def test_a_piece_picked_up_with_the_mouse_shows_no_numbers(tmp_path: Path) -> None:
    rig = asked(tmp_path, *HELD[0])
    widget = piece(rig, "dice")
    assert widget is not None
    rig.click(widget.item.rect.center)
    painter = rig.scene.view.painter
    assert isinstance(painter, Holding)
    assert painter.held
    assert not rig.scene.view.widgets.numbered
    rig.close()
