"""What is on offer goes by drag to where it belongs, and a drop never chooses another thing on offer."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.roles.dropping import Dropping
from galaxy_desktop.ui.table import drag
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.sweep import WIDE, paired
from tests.ui import frontiers_rig, jump_rig, race_rig
from tests.ui.painter_rig import kit_of
from tests.ui.table_rig import Rig, sensible

GAMES = find_games()
HOMES = {
    "race": {
        "opening": "discards",
        "keep": "hand",
        "develop": "seat:0",
        "settle": "seat:0",
        "pay": "discards",
    },
    "jumpdrive": {"opening": "discards", "build": "seat:0", "explore": "discards", "limit": "discards"},
    "frontiers": {"explore": "seat:0", "develop": "seat:0", "settle": "seat:0"},
    "roll": {
        "start": "stack:",
        "recruit": "own cup:0",
        "recall": "own cup:0",
        "place_tiles": "stack:",
        "abandon": "bag",
        "builder": "stack:",
        "working": "citizenry:0",
        "give_up_die": "supply",
    },
    "master": {"draw": "row:0"},
}
RARE = {"pay", "limit", "builder", "working", "give_up_die"}
"""Topics that these games need not bring up."""
"""Place to which the things of a question go, by topic; on one of these that begin so, if it ends in ":"."""
CARD_GROUPS = {
    "hand",
    "offer",
    "explore",
    "market",
    "explored",
    "citizenry",
    "builders",
    "goods",
    "workers 0",
}


def moments(folder: Path, game: str) -> Iterator[Rig]:
    """A table at its first question of each topic."""
    met: dict[str, int] = {}
    wanted = set(HOMES[game]) - RARE
    for seed in (1, 2):
        rig, dice = Rig(folder / str(seed), game=game, games=GAMES, seed=seed, drawn=False), Dice(seed)
        for _answer in range(36):
            if rig.bus.is_over() or wanted <= met.keys():
                break
            topic = rig.asked.topic
            met[topic] = met.get(topic, 0) + 1
            if met[topic] < 2:
                rig.show()
                yield rig
            if rig.bus.is_over():
                break
            decision = rig.asked
            by_bot = (
                sensible(game, rig.bus.view(0), decision, dice) if dice.below(3) else decision.sample(dice)
            )
            rig.pass_unseen(by_bot)
        rig.close()


def drop(rig: Rig, item: TableItem, at: tuple[int, int]) -> tuple[str, ...]:
    """What is newly chosen by dropping an item; it is deselected again."""
    view, question = rig.scene.view, rig.question
    held = drag.take_up(view.kit, view.painter, item, item.rect.center)
    before = question.chosen
    drag.drop(held, question, view.painter, view.widgets.item_at(at), at)
    new = tuple(one for one in question.chosen if one not in before)
    if question.chosen != before:
        rig.scene.controller.back()
    return new


def is_home(rig: Rig, item: TableItem, home: pygame.Rect) -> bool:
    """Whether an item is chosen by dropping it there; it is deselected again."""
    return drop(rig, item, home.center) == (item.item.id,)


def drop_by_hand(rig: Rig, item: TableItem, home: pygame.Rect) -> None:
    """Drag an item with the mouse: it is chosen, or the answer has been given."""
    rig.scene.view.refresh()
    question, option = rig.question, item.item.id
    rig.drag((item.rect.left + 8, item.rect.centery), home.center)
    assert rig.scene.controller.question is not question or option in question.chosen, option
    rig.scene.controller.clear()
    rig.settle()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_things_on_offer_go_home_by_drag_and_never_for_another(tmp_path: Path, game: str) -> None:
    home_by = set()
    for rig in moments(tmp_path, game):
        painter, topic, question = rig.scene.view.painter, rig.question.decision.topic, rig.question
        assert isinstance(painter, SheetPainter)
        name = HOMES[game].get(topic, "-")
        homes = [rect for place, rect in painter.sheet.places.items() if place.startswith(name)]
        items = [one for one in rig.scene.view.widgets.items if one.item.id in question.open]
        items = [one for one in items if one.item.group in CARD_GROUPS and one.item.id != "refuse"][:2]
        for item in items:
            if any(drop(rig, item, home.center) == (item.item.id,) for home in homes):
                home_by.add(topic)
            elif homes:
                raise AssertionError((topic, item.item.id))
            for other in items:
                assert drop(rig, item, other.rect.center) in ((), (item.item.id,)), (topic, item.item.id)
        if topic in home_by and items:
            drop_by_hand(rig, items[0], next(home for home in homes if is_home(rig, items[0], home)))
    assert home_by >= set(HOMES[game]) - RARE


@pytest.mark.parametrize(("game", "step"), paired(["race", "jumpdrive", "frontiers"], [1.0, 2.0]))
@pytest.mark.usefixtures("screen")
def test_a_dragged_card_has_the_size_and_form_in_which_it_lies(game: str, step: float) -> None:
    kit, looked = kit_of((1280, 720), step), set[Any]()
    rigs = {"race": race_rig, "jumpdrive": jump_rig, "frontiers": frontiers_rig}
    for (topic, _seats), shown in list(rigs[game].moments().items())[:: 1 if WIDE else 2]:
        painter = painter_for(kit, GAMES[game])
        painter.show(shown)
        assert isinstance(painter, SheetPainter)
        for item in painter.items():
            spot = painter.sheet.spots.get(item.id)
            if spot is None or item.id not in shown.open:
                continue
            form = type(spot.look), item.group, spot.look.size, topic
            if form not in looked:
                taken = drag.take_up(kit, painter, TableItem(kit, item, print), item.rect.topleft)
                ink = taken.picture.get_bounding_rect(100)
                assert abs(ink.width - spot.look.size[0]) <= 2, item.id
                assert abs(ink.height - spot.look.size[1]) <= 2, item.id
                looked.add(form)
    assert len(looked) > 5


class Misleading(Dropping):
    """A painter at which whatever is dropped stands for one option."""

    def __init__(self, option: Option) -> None:
        self.option = option

    def dropped(self, item: str, at: tuple[int, int]) -> Option:
        return self.option


def test_what_is_offered_itself_is_never_dropped_for_another_whatever_a_painter_says(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=GAMES, drawn=False)
    rig.show()
    items = [one for one in rig.scene.view.widgets.items if one.item.id in rig.question.open]
    item, other = items[:2]
    held = drag.Drag(item, pygame.Surface((1, 1)), (0, 0))
    for target, taken in ((other.item.id, ()), ("", ()), (item.item.id, (item.item.id,))):
        painter: Any = Misleading(target)
        done = drag.drop(held, rig.question, painter, None, (-9, -9))
        assert (rig.question.chosen, done) == (taken, bool(taken)), target
    rig.close()
