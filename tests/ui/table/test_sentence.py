"""The sentence of a prompt bar keeps a margin to the edges of the bar, however large the text."""

import pygame
import pytest

from galaxy_desktop.presenter.bar_text import BarText
from galaxy_desktop.ui.areas import areas_of
from galaxy_desktop.ui.sentence import set_sentence
from galaxy_desktop.ui.table.prompt_bar import LEAST_TEXT, PromptBar
from tests.ui.painter_rig import kit_of

LINE = "In hand: **2** red and **1** black. A black cube can also cancel one of your projects."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_head_and_line_keep_a_margin(screen: pygame.Surface, size: tuple[int, int], text: float) -> None:
    kit = kit_of(size, text)
    bar = areas_of(kit.metrics).prompt
    words = BarText(
        0,
        "Allocate your cubes",
        LINE,
        "Place 2 cubes",
        missing=True,
        second="Return 3 cubes to your bag",
        undo="Undo",
        hint=True,
    )
    laid = PromptBar(kit, bar, words, lambda _command: None).words
    head, line = set_sentence(kit, words.head, words.line, laid.width, bar.height)
    assert not head.cut
    assert not line.cut
    assert bar.height - head.height - line.height >= 2 * kit.metrics.space("tight")


@pytest.mark.parametrize(
    ("line", "words"), [("Chosen: 0.", True), ("Long words that fill the line. " * 4, False)]
)
def test_buttons_keep_words_and_keys_beside_a_short_sentence(
    screen: pygame.Surface, line: str, words: bool
) -> None:
    kit = kit_of((1920, 1080), 1.0)
    bar = areas_of(kit.metrics).prompt
    text = BarText(
        0,
        "Pay for it",
        line,
        "Choose 4 cards",
        second="Explore instead",
        undo="Undo",
        hint=True,
        again=True,
        cheapest=True,
    )
    laid = PromptBar(kit, bar, text, lambda _command: None)
    assert laid.words.width < bar.width * LEAST_TEXT or not words
    assert all(button.label for button in laid.buttons) == words
    assert all(button.cue for button in laid.buttons) == words
