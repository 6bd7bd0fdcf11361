"""The sentence of a prompt bar keeps a margin to the edges of the bar, however large the text."""

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.language import gettext
from galaxy_desktop.presenter.bar_text import BarText
from galaxy_desktop.ui.areas import areas_of
from galaxy_desktop.ui.sentence import set_sentence
from galaxy_desktop.ui.table.prompt_bar import PromptBar
from tests.ui.painter_rig import LANGUAGES, kit_of

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


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_line_of_new_frontiers_on_selecting_an_action_is_as_large_as_the_text_is_set(
    screen: pygame.Surface, code: str
) -> None:
    frontiers = find_games()["frontiers"]
    g = frontiers.new(3, {"setup": "first_game"}, 5)
    while (asks := open_asks(g)) and (seat := min(asks)) >= 0 and asks[seat].topic != "action":
        give(g, seat, asks[seat].sample(Dice(2)))
    language.use(code)
    ask = frontiers.words.ask(frontiers.view(g, seat), asks[seat], ())
    kit = kit_of((1280, 720), 1.5)
    bar = areas_of(kit.metrics).prompt
    undo = gettext("Undo")
    words = BarText(seat, ask.head, ask.line, ask.primary, missing=True, undo=undo, hint=True, again=True)
    laid = PromptBar(kit, bar, words, lambda _command: None).words
    _head, line = set_sentence(kit, words.head, words.line, laid.width, bar.height)
    _head, short = set_sentence(kit, words.head, "H", laid.width, bar.height)
    language.use("en")
    assert line.height == short.height
