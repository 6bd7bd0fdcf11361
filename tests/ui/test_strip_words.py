"""Words in the strip of a medium window: what is bold."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.table import strip
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.typesetting import Block
from tests.ui.painter_rig import kit_of

TIP = "**Ada**: symbols **3** of 5."


@pytest.mark.parametrize(
    ("tip", "why_not", "head"),
    [
        ("Your hand", "", "**Your hand**"),
        (TIP, "", TIP),
        (f"{TIP}\nClick for details.", "", "**Ada: symbols 3 of 5.**"),
        ("Attack **Ada**", "It is too far.", "**Why not Attack Ada?**"),
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
