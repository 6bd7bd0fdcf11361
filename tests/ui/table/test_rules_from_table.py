"""From the table to the rules: refusals, sentences of the inspector and enlarged cards open their page."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table import handling
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.table.zoom import ZoomScene
from tests.sweep import paired, some
from tests.ui.table_rig import PlainScene, Rig

GAMES = find_games()
WIDE, MEDIUM = (1920, 1080), (1280, 720)


def with_pages(game: Game[Any]) -> Game[Any]:
    """A game in which each reason and each second sentence of the inspector has a page of its own."""
    words = game.words

    def explain(view: Any, subject: str) -> Any:
        lines = words.explain(view, subject)
        return tuple(replace(line, page=f"line_{n}" if n % 2 else "") for n, line in enumerate(lines))

    paged = replace(words, explain=explain, reason_page=lambda reason: f"why_{reason.code}")
    return replace(game, words=paged)


def at_a_refusal(folder: Path, game: str, size: tuple[int, int], step: float = 1.0) -> tuple[Rig, TableItem]:
    """A table at which something that lies there cannot be chosen, with a reason."""
    settings = Settings(speed="instant", mute=True, confirm_undo=False, text_step=step)
    rig = Rig(folder, game=game, games={game: with_pages(GAMES[game])}, size=size, settings=settings)
    dice = Dice(3)
    for _ in range(300):
        pick_up(rig)
        for item in rig.scene.view.widgets.items:
            if refused(rig, item):
                return rig, item
        rig.session.do(GiveAnswer(0, rig.question.decision.sample(dice)))
        rig.scene.controller.clear()
        rig.settle()
    raise AssertionError("nothing is ever refused")


def pick_up(rig: Rig) -> None:
    """Pick a piece up where there are some, as only then a place is refused."""
    painter = rig.scene.view.painter
    if isinstance(painter, Holding) and painter.holdable():
        handling.pick_up(rig.scene.view, min(painter.holdable()))


def refused(rig: Rig, item: TableItem) -> bool:
    """Whether this can be pointed at and is refused with a reason that has a page."""
    page = rig.scene.controller.why_not_page(item.item.id, item.item.why)
    return bool(page) and not item.legal and rig.scene.view.widgets.item_at(item.rect.center) is item


def rest(rig: Rig) -> None:
    for _ in range(60):
        rig.app.advance([], 0.05)


def page_opened(rig: Rig) -> str:
    """The page of the help on top, which is closed again."""
    help_scene = rig.top
    assert isinstance(help_scene, PlainScene)
    assert help_scene.name == "help"
    help_scene.close()
    return str(help_scene.about["page"])


def enlarged(rig: Rig) -> ZoomScene:
    """The card shown in full size, on top."""
    zoom = rig.top
    assert isinstance(zoom, ZoomScene)
    return zoom


def at_the_table(rig: Rig) -> bool:
    return rig.top is rig.scene


@pytest.mark.parametrize(("game", "size"), paired(some([*GAMES], 3), [WIDE, MEDIUM]))
def test_f1_on_what_cannot_be_chosen_opens_the_page_of_the_reason(
    folder: Path, game: str, size: tuple[int, int]
) -> None:
    rig, item = at_a_refusal(folder, game, size)
    rig.move(item.rect.center)
    wanted = rig.scene.controller.why_not_page(item.item.id, item.item.why)
    assert wanted.startswith("why_")
    before, question = rig.picture(), rig.question.chosen
    rig.key(pygame.K_F1)
    assert page_opened(rig) == wanted
    assert rig.question.chosen == question
    assert rig.picture() == before
    rig.close()


@pytest.mark.parametrize("step", [1.0, 2.0])
def test_the_tooltip_of_a_refusal_can_be_clicked(folder: Path, step: float) -> None:
    rig, item = at_a_refusal(folder, "race", WIDE, step)
    rig.move(item.rect.center)
    rest(rig)
    tooltip = rig.scene.view.widgets.form.tooltip
    assert tooltip is not None
    assert tooltip.page
    below = tooltip.rect.centery < item.rect.centery
    line = (tooltip.rect.centerx, tooltip.rect.bottom - 12 if below else tooltip.rect.top + 12)
    between = (line[0], (line[1] + (item.rect.top if below else item.rect.bottom)) // 2)
    rig.move(between)
    rig.move(line)
    assert rig.scene.view.widgets.form.tooltip is tooltip
    rig.click(line)
    assert page_opened(rig) == tooltip.page
    rig.close()


def test_a_tooltip_that_the_keyboard_has_brought_up_can_be_clicked_too(folder: Path) -> None:
    rig, item = at_a_refusal(folder, "race", WIDE)
    widgets = rig.scene.view.widgets
    widgets.visit_all(on=True)
    widgets.form.focus.to(item, by_keys=True)
    rig.scene.view.show_pointed()
    rest(rig)
    tooltip = widgets.form.tooltip
    assert tooltip is not None
    rig.click(tooltip.rect.center)
    assert page_opened(rig) == tooltip.page != ""
    rig.close()


def test_a_tooltip_goes_when_the_pointer_comes_to_what_can_be_chosen(folder: Path) -> None:
    rig, item = at_a_refusal(folder, "race", WIDE)
    rig.move(item.rect.center)
    rest(rig)
    legal = next(one for one in rig.scene.view.widgets.items if one.legal)
    rig.move(legal.rect.center)
    assert rig.scene.view.widgets.form.hovered is legal
    assert rig.scene.view.widgets.form.tooltip is None
    rig.close()


def with_inspector(folder: Path, size: tuple[int, int] = WIDE) -> tuple[Rig, TableItem]:
    """A table whose inspector shows a card of which a sentence has a page."""
    rig, _item = at_a_refusal(folder, "race", size)
    view = rig.scene.view
    legal = next(one for one in view.widgets.items if one.legal and one.item.subject)
    rig.move(legal.rect.center)
    return rig, legal


def line_with_page(rig: Rig) -> tuple[int, int]:
    """A place on the first sentence of the inspector that has a page, where it is drawn."""
    rig.picture()
    inspector = rig.scene.view.side.inspector
    box = inspector.rect
    found = [(box.left + box.width // 3, y) for y in range(box.top, box.bottom, 4)]
    return next(place for place in found if inspector.page_at(place))


def test_a_click_on_a_sentence_of_the_inspector_opens_its_page(folder: Path) -> None:
    rig, _item = with_inspector(folder)
    place = line_with_page(rig)
    rig.click(place)
    assert page_opened(rig) == "line_1"
    above = rig.scene.view.side.inspector.rect.midtop
    rig.click((above[0], above[1] + 20))
    assert at_the_table(rig)
    rig.close()


def test_a_sentence_with_a_page_lights_up_under_the_pointer(folder: Path) -> None:
    rig, _item = with_inspector(folder)
    place = line_with_page(rig)
    before = rig.picture()
    rig.move(place)
    inspector = rig.scene.view.side.inspector.rect
    changed = pygame.image.frombytes(before, WIDE, "RGBX").subsurface(inspector)
    after = pygame.image.frombytes(rig.picture(), WIDE, "RGBX").subsurface(inspector)
    assert pygame.image.tobytes(changed, "RGBX") != pygame.image.tobytes(after, "RGBX")
    rig.close()


def test_f1_opens_the_page_of_what_is_pinned_and_else_of_the_phase(folder: Path) -> None:
    rig, _item = with_inspector(folder)
    phase = GAMES["race"].words.page(rig.scene.controller.view)
    rig.key(pygame.K_F1)
    assert page_opened(rig) == phase
    rig.key(pygame.K_i)
    rig.move((5, rig.scene.view.painter.areas.content.bottom - 2))
    rig.key(pygame.K_F1)
    assert page_opened(rig) == "line_1"
    rig.close()


def test_f1_opens_the_page_of_what_the_keyboard_has_come_to(folder: Path) -> None:
    rig, _item = with_inspector(folder)
    for _ in range(9):
        rig.key(pygame.K_TAB)
        pointed = rig.scene.view.widgets.pointed()
        if pointed is not None and pointed.item.subject:
            break
    rig.key(pygame.K_F1)
    assert page_opened(rig) == "line_1"
    rig.close()


@pytest.mark.parametrize("size", [WIDE, MEDIUM], ids=str)
def test_a_sentence_beside_an_enlarged_card_opens_its_page_by_mouse_and_keys(
    folder: Path, size: tuple[int, int]
) -> None:
    rig, item = with_inspector(folder, size)
    rig.click(item.rect.center, button=3)
    zoom = enlarged(rig)
    pages = [zoom.lines[row].page for row in zoom.rows.pages]
    row = zoom.rows.rows[1].rect.move(zoom.body.topleft)
    rig.click((row.left + 60, row.centery))
    assert page_opened(rig) == pages[0] == "line_1"
    for number, code in ((1, pygame.K_RETURN), (2, pygame.K_F1)):
        rig.key(pygame.K_TAB)
        rig.key(code)
        assert page_opened(rig) == pages[number % len(pages)]
        assert enlarged(rig) is zoom
    rig.key(pygame.K_ESCAPE)
    assert at_the_table(rig)
    rig.close()


def test_an_enlarged_card_still_closes_at_any_other_click_or_key(folder: Path) -> None:
    rig, item = with_inspector(folder)
    for code in (pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_RETURN):
        rig.click(item.rect.center, button=3)
        assert enlarged(rig)
        rig.key(code)
        assert at_the_table(rig)
    rig.click(item.rect.center, button=3)
    rig.click((5, 5))
    assert at_the_table(rig)
    rig.close()
