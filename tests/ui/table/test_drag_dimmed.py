"""What is dragged is dimmed where it lies, until it is put down."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.tabletop.sheet import FAINT, Sheet, draw_faintly
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.ui.table_rig import Rig, sensible

GAMES = find_games()
MOMENTS = [
    ("race", "develop", "hand"),
    ("race", "action", "actions"),
    ("roll", "assign", "dice"),
    ("roll", "start", "offer"),
    ("frontiers", "home", "offer"),
    ("jumpdrive", "opening", "hand"),
    ("master", "allocate", "hand"),
]
NOWHERE = (2, 718)


def light(surface: pygame.Surface, rect: pygame.Rect) -> float:
    """The sum of the average colour of a rectangle."""
    return sum(pygame.transform.average_color(surface, rect)[:3])


def pictured(rig: Rig, rect: pygame.Rect) -> pygame.Surface:
    rig.picture()
    return rig.app.surface.subsurface(rect).copy()


def drag_away(rig: Rig, start: tuple[int, int]) -> None:
    rig.press(start)
    rig.post(pygame.event.Event(pygame.MOUSEMOTION, pos=NOWHERE, rel=(1, 1), buttons=(1, 0, 0)))
    assert rig.scene.view.drag is not None


@pytest.mark.parametrize(("game", "topic", "group"), MOMENTS)
def test_the_place_of_what_is_dragged_is_dimmed_until_it_is_put_down(
    tmp_path: Path, game: str, topic: str, group: str
) -> None:
    rig, dice = Rig(tmp_path, game=game, games=GAMES, size=(1280, 720)), Dice(1)
    while rig.asked.topic != topic:
        rig.pass_unseen(sensible(game, rig.bus.view(0), rig.asked, dice))
    rig.show()
    view = rig.scene.view
    item = next(one for one in view.widgets.items if one.item.group == group and view.widgets.laid.moves(one))
    rig.move(NOWHERE)
    within = item.rect.inflate(-item.rect.width // 3, -item.rect.height // 3)
    before = pictured(rig, within)
    drag_away(rig, item.rect.center)
    dimmed = pictured(rig, within)
    assert light(dimmed, dimmed.get_rect()) < 0.85 * light(before, before.get_rect())
    view.refresh()
    assert pygame.image.tobytes(pictured(rig, within), "RGB") == pygame.image.tobytes(dimmed, "RGB")
    rig.release(NOWHERE)
    rig.move(NOWHERE)
    assert pygame.image.tobytes(pictured(rig, within), "RGB") == pygame.image.tobytes(before, "RGB")
    rig.close()


@pytest.mark.parametrize(("game", "topic", "group"), [one for one in MOMENTS if one[2] != "actions"])
def test_only_what_is_around_a_dimmed_thing_is_copied_and_the_picture_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, topic: str, group: str
) -> None:
    rig, dice = Rig(tmp_path, game=game, games=GAMES, size=(1920, 1080)), Dice(1)
    while rig.asked.topic != topic:
        rig.pass_unseen(sensible(game, rig.bus.view(0), rig.asked, dice))
    rig.show()
    view, painter = rig.scene.view, rig.scene.view.painter
    assert isinstance(painter, SheetPainter)
    movable = [one for one in view.widgets.items if one.item.group == group and view.widgets.laid.moves(one)]
    for item in movable[:3]:
        rig.scene.controller.click(item.item.id)
    view.refresh()
    faint = frozenset(item.item.id for item in movable)
    pictures, find, copied = [], Sheet.reach, list[pygame.Rect | None]()

    def noted(sheet: Sheet, card: str) -> pygame.Rect | None:
        copied.append(find(sheet, card))
        return copied[-1]

    for reach in (noted, lambda _sheet, _card: None):
        monkeypatch.setattr(Sheet, "reach", reach)
        surface = pygame.Surface((1920, 1080), 0, 32)
        surface.fill((20, 30, 50))
        painter.sheet.draw_ground(surface, frozenset(), faint)
        painter.sheet.draw_above(surface, frozenset(), faint)
        pictures.append(pygame.image.tobytes(surface, "RGBX"))
    assert pictures[0] == pictures[1]
    assert copied
    assert all(area is not None and area.width * area.height < 1920 * 1080 / 4 for area in copied)
    rig.close()


def test_chosen_cards_that_are_dragged_together_are_dimmed_together(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=GAMES, size=(1280, 720))
    view, carried = rig.scene.view, list[frozenset[str]]()
    cards = [one.item.id for one in view.widgets.items if one.in_hand][:2]
    for card in cards:
        rig.scene.controller.click(card)
    view.refresh()
    painter = view.painter
    assert isinstance(painter, SheetPainter)
    drag_away(rig, rig.widget(cards[0]).rect.center)
    carried.append(painter.resting.faint)
    rig.release(NOWHERE)
    carried.append(painter.resting.faint)
    assert carried == [frozenset(cards), frozenset()]
    rig.close()


def test_a_faint_drawing_lets_what_is_below_show_through() -> None:
    surface = pygame.Surface((2, 1))
    surface.fill((100, 100, 100))
    draw_faintly(surface, lambda on: on.fill((200, 200, 200), (0, 0, 1, 1)))
    drawn, empty = (surface.get_at((across, 0)).r for across in (0, 1))
    assert abs(drawn - (100 + 100 * FAINT)) <= 2
    assert empty == 100
