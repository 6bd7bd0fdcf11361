"""Headings of panels: never smaller than the words below them, at any window and text size."""

from itertools import product
from typing import Any

import pygame
import pytest

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer, draw_prompt_bar
from galaxy_desktop.ui.scenes.panel import ScrollPanel
from galaxy_desktop.ui.settings import TEXT_STEPS
from tests.each import each
from tests.ui.drawn_texts import DrawnTexts
from tests.ui.painter_rig import kit_of


@each(product([(1280, 720), (1920, 1080), (2560, 1440)], TEXT_STEPS))
def test_a_heading_is_at_least_as_large_as_words(window: tuple[int, int], step: float) -> None:
    metrics = Metrics(window, step)
    assert metrics.letters(metrics.head) >= metrics.letters("body")


@pytest.mark.parametrize("step", [1.0, 2.0])
def test_the_title_of_a_panel_is_drawn_as_a_heading(drawn_texts: DrawnTexts, step: float) -> None:
    def fill(column: Column) -> None:
        column.take(40, None)

    kit = kit_of((1280, 720), step)
    panel = ScrollPanel(kit, pygame.Rect(0, 0, 600, 300), "Players", fill, icon="trophy")
    panel.draw(pygame.Surface((600, 300)))
    styles = [style for _words, style in drawn_texts.styled]
    assert styles == ["heading" if step == 1.0 else "section"]
    assert panel.view.top >= kit.fonts.style(styles[0], kit.metrics).line


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_the_icon_of_the_prompt_bar_is_as_large_as_words(
    monkeypatch: pytest.MonkeyPatch, window: tuple[int, int]
) -> None:
    sizes: list[int] = []
    sign = Kit.sign

    def noted(kit: Kit, name: str, size: int, *more: Any, **how: Any) -> pygame.Surface:
        sizes.append(size)
        return sign(kit, name, size, *more, **how)

    kit = kit_of(window, 2.0)
    monkeypatch.setattr(Kit, "sign", noted)
    bar = kit.metrics.prompt_bar
    draw_prompt_bar(kit, pygame.Surface(window), Footer("Settings", "Saved.", "settings"), bar)
    assert sizes
    assert min(sizes) >= kit.metrics.letters("body")
