"""Words in the strip of a medium window, and the title of the inspector: what is bold and capital."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.words import Explanation
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.table import strip
from galaxy_desktop.ui.table.inspector import Inspector
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.typesetting import Block
from tests.ui.painter_rig import kit_of, moment_of, showing

TIP = "**Ada**: symbols **3** of 5."


@pytest.mark.parametrize(
    ("tip", "why_not", "head"),
    [
        ("Your hand", "", "**Your hand**"),
        (TIP, "", TIP),
        (f"{TIP}\nClick for details.", "", "**Ada: symbols 3 of 5.**"),
        ("Attack **Ada**", "It is too far.", "**Why not Attack Ada?**"),
        ("blue", "", "**Blue**"),
        ("blue", "It is gone.", "**Why not blue?**"),
    ],
)
def test_bold_parts_are_never_turned_round(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, tip: str, why_not: str, head: str
) -> None:
    kit = kit_of((1280, 720), 1.0)
    said: list[str] = []

    def noted(name: str) -> Callable[..., Block]:
        make = getattr(kit.text, name)

        def note(text: str, *room: Any, **look: Any) -> Block:
            said.append(text)
            block: Block = make(text, *room, **look)
            return block

        return note

    for name in ("label", "fitted"):
        monkeypatch.setattr(kit.text, name, noted(name))
    item = TableItem(kit, Item("x", pygame.Rect(0, 0, 9, 9), "g", "", tip), lambda _option: None)
    item.label = tip
    rect = pygame.Rect(0, 0, 900, 80)
    strip.draw_strip(kit, pygame.Surface((900, 80)), rect, item, why_not, (), "", taken=0)
    assert said[0] == head


@pytest.mark.parametrize(
    ("number", "by_pad", "end"), [(2, False, ""), (40, False, "Press I"), (40, True, "…")]
)
def test_what_has_no_room_is_left_to_the_inspector_and_its_key_is_told(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, number: int, by_pad: bool, end: str
) -> None:
    kit, said = kit_of((1280, 720), 1.0), []
    monkeypatch.setattr(kit.pointer, "by_pad", by_pad)
    fitted = kit.text.fitted

    def noted(text: str, *room: Any, **look: Any) -> Block:
        block = fitted(text, *room, **look)
        said.append((text, block.cut))
        return block

    monkeypatch.setattr(kit.text, "fitted", noted)
    item = TableItem(kit, Item("x", pygame.Rect(0, 0, 9, 9), "g", "", "Old Earth"), lambda _option: None)
    told = [Explanation("card", f"Sentence {n} of some length.", "page") for n in range(number)]
    strip.draw_strip(kit, pygame.Surface((900, 80)), pygame.Rect(0, 0, 900, 80), item, "", told, "", taken=0)
    text, cut = said[-1]
    assert not cut
    assert (told[-1].text in text) == (not end)
    assert end in text
    assert ("Press" in text) == (end == "Press I")


def test_the_title_of_the_inspector_begins_with_a_capital(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, game, said = kit_of((1920, 1080), 1.0), find_games()["master"], []
    shown, fitted = moment_of(game, game.new(2, {}, 3), 0), kit.text.fitted
    inspector = Inspector(kit, showing(painter_for(kit, game), shown), game.words)

    def noted(text: str, *room: Any, **look: Any) -> Block:
        said.append(text)
        return fitted(text, *room, **look)

    monkeypatch.setattr(kit.text, "fitted", noted)
    for subject in ("blue", "nw_red_cross_core"):
        inspector.show(subject)
        inspector.draw(screen, pygame.Rect(0, 0, 400, 400), shown.view)
    assert [text for text in said if text.startswith("**")] == ["**Blue**", "**Scientific {scientific}**"]


@pytest.mark.parametrize(("size", "wide"), [((1280, 720), False), ((1920, 1080), True)])
def test_who_uses_keyboard_or_gamepad_is_told_what_explains(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], wide: bool
) -> None:
    kit, game, said = kit_of(size, 1.0), find_games()["race"], list[str]()
    shown, first = moment_of(game, game.new(2, {}, 3), 0), list[str]()
    inspector = Inspector(kit, showing(painter_for(kit, game), shown), game.words)
    block = kit.text.block

    def noted(text: str, *room: Any, **look: Any) -> Block:
        said.append(text)
        return block(text, *room, **look)

    monkeypatch.setattr(kit.text, "draw", lambda _surface, _box, text, *_style, **_look: said.append(text))
    monkeypatch.setattr(kit.text, "block", noted)
    for by_keys, by_pad in ((False, False), (True, False), (True, True)):
        kit.pointer.by_keys, kit.pointer.by_pad = by_keys, by_pad
        if wide:
            inspector.draw(screen, pygame.Rect(0, 0, 400, 400 + len(first)), shown.view)
        else:
            strip.draw_strip(kit, screen, pygame.Rect(0, 0, 900, 80), None, "", (), "", taken=0)
        first.append(said[0])
        said.clear()
    assert ["Ctrl" in text for text in first] == [False, True, False]
    assert ["Hover" in text for text in first] == [True, False, False]
    assert ["LS:" in text for text in first] == [False, False, True]
