"""What a line says of the mouse, it says of keyboard and gamepad to those who use them."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.table.strip import idle_by_keys
from galaxy_desktop.ui.typesetting import Block
from tests.ui.table_rig import Rig, sensible


def develops(folder: Path) -> Rig:
    """Race at a question about a development that can be placed."""
    rig = Rig(folder, game="race", games=find_games(), seed=3)
    for number in range(60):
        if rig.asked.topic in ("develop", "settle") and "highlighted" in rig.scene.view.bar_text().line:
            break
        rig.pass_unseen(sensible("race", rig.scene.controller.view, rig.asked, Dice(number)))
        rig.show()
    return rig


def line_of(rig: Rig) -> str:
    return rig.scene.view.widgets.bar.text.line


def test_the_way_to_a_reason_is_that_of_the_device_used_last(tmp_path: Path) -> None:
    rig = develops(tmp_path)
    assert "Hover over a dimmed one" in line_of(rig)
    rig.key(pygame.K_RIGHT)
    assert "Hold Ctrl" in line_of(rig)
    assert "Hover" not in line_of(rig)
    rig.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(700, 500), rel=(5, 5), buttons=(0, 0, 0)))
    assert "Hover over a dimmed one" in line_of(rig)
    rig.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="", pad=True))
    assert "Press LS" in line_of(rig)
    rig.key(pygame.K_RIGHT)
    assert "Hold Ctrl" in line_of(rig)


def test_beside_the_table_too(tmp_path: Path) -> None:
    rig = develops(tmp_path)
    kit = rig.scene.view.kit
    assert idle_by_keys(kit) == ""
    rig.key(pygame.K_RIGHT)
    assert "Ctrl" in idle_by_keys(kit)
    rig.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="", pad=True))
    assert "LS" in idle_by_keys(kit)
    assert "Ctrl" not in idle_by_keys(kit)


def test_at_the_foot_of_the_inspector_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = develops(tmp_path)
    kit = rig.scene.view.kit
    written: list[str] = []
    label = type(kit.text).label

    def noted(text: RichText, markup: str, *given: Any, **more: Any) -> Block:
        written.append(markup)
        return label(text, markup, *given, **more)

    monkeypatch.setattr(type(kit.text), "label", noted)

    def foot() -> list[str]:
        written.clear()
        rig.picture()
        return [words for words in written if words.endswith((": enlarge", ": pin", ": unpin"))]

    card = next(item for item in rig.scene.view.widgets.items if item.in_hand and item.legal)
    rig.move(card.rect.center)
    assert [*reversed(foot())] == ["Right-click: enlarge", "I: pin"]
    for type_ in (pygame.KEYDOWN, pygame.KEYUP):
        rig.post(pygame.event.Event(type_, key=pygame.K_i, mod=0, unicode="", pad=True))
    assert [*reversed(foot())] == ["Y: enlarge", "Back + A: unpin"]
    rig.close()
