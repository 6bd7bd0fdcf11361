"""The sentence of a prompt bar keeps a margin to the edges of the bar, however large the text."""

from dataclasses import replace

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
from galaxy_desktop.ui.table.prompt_bar import LEAST_TEXT, PromptBar
from galaxy_desktop.ui.table.strip import for_device
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


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_three_rows_keep_half_of_that_margin_in_a_small_window(
    screen: pygame.Surface, size: tuple[int, int]
) -> None:
    kit = kit_of(size, 1.0)
    height = areas_of(kit.metrics).prompt.height
    found = set_sentence(kit, "Place cards, or explore", LINE, 400, height)
    assert found.line.lines == 2
    assert [found.head.cut, found.line.cut] == [False, False]
    assert height - found.height >= kit.metrics.space("tight")


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


SHORT = (
    (
        "Settle: settle a world or gain 2 colonists",
        "You have **2** unused colonists and **$4**.",
        "Choose a world",
    ),
    (
        "Ship: trade or consume a good",
        "**1** shipper left. Trade a good, or consume it for VP.",
        "Trade or consume",
    ),
)


@pytest.mark.parametrize(("head", "line", "primary"), SHORT, ids=["settle", "ship"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_words_grow_like_those_of_the_buttons(
    screen: pygame.Surface, size: tuple[int, int], head: str, line: str, primary: str
) -> None:
    words, shares = BarText(0, head, line, primary, missing=True, undo="Undo", hint=True), []
    for text in (1.0, 2.0):
        kit = kit_of(size, text)
        area = areas_of(kit.metrics).prompt
        bar = PromptBar(kit, area, words, lambda _command: None)
        found = set_sentence(kit, head, line, bar.words.width, area.height)
        assert [found.head.cut, found.line.cut] == [False, False]
        assert found.height <= area.height
        shares.append(found.row / kit.metrics.letters("button"))
    assert shares[1] >= 0.85 * shares[0]


def test_buttons_do_without_words_before_the_sentence_stays_small(screen: pygame.Surface) -> None:
    kit = kit_of((1280, 720), 2.0)
    area = areas_of(kit.metrics).prompt
    head, line, primary = (
        "Siedeln: Besiedle eine Welt oder nimm 2 Kolonisten",
        "Du hast **4 $**.",
        "Wähle Welt",
    )
    for again, worded in ((False, True), (True, False)):
        words = BarText(0, "Siedeln" if worded else head, line, primary, again=again, undo="Undo", hint=True)
        bar = PromptBar(kit, area, words, lambda _command: None)
        hint = next(button for button in bar.buttons if button.icon == "hint")
        assert bool(hint.label) is worded
        assert all(button.rect.width >= button.natural_width for button in bar.widgets)


def test_a_head_of_large_text_leaves_room_for_a_long_line_to_grow(screen: pygame.Surface) -> None:
    kit = kit_of((1920, 1080), 2.0)
    height = areas_of(kit.metrics).prompt.height
    long = (
        "Your choice is secret until everyone has chosen. Everyone plays each chosen phase; only players who "
    )
    found = set_sentence(kit, "Choose an action", f"{long} chose it get its bonus.", 1000, height)
    assert found.line.lines == 2
    assert found.head.height <= 1.25 * found.row
    assert found.height <= height


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


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("pad", [False, True], ids=["keys", "pad"])
def test_a_line_for_keyboard_or_gamepad_takes_no_more_rows_than_that_for_the_mouse(
    screen: pygame.Surface, code: str, *, pad: bool
) -> None:
    """In the smallest window, with every button that Race has while a world is chosen."""
    language.use(code)
    kit = kit_of((1280, 720), 1.0)
    kit.pointer.by_pad = pad
    area = areas_of(kit.metrics).prompt
    line = gettext("You can place the highlighted worlds.")
    head, primary, skip = gettext("Settle: choose a world"), gettext("Choose a world"), gettext("Skip")
    rows = []
    for by_keys in (False, True):
        words = for_device(
            kit,
            BarText(
                0,
                head,
                line,
                primary,
                missing=True,
                second=skip,
                undo=gettext("Undo"),
                hint=True,
                again=True,
                dimmed=True,
            ),
            by_keys=by_keys,
        )
        laid = PromptBar(kit, area, words, lambda _command: None).words
        rows.append(set_sentence(kit, head, words.line, laid.width, area.height).line.lines)
    assert rows[1] <= rows[0]


@pytest.mark.parametrize(
    ("by_keys", "pad", "how"), [(False, True, "Hover"), (True, False, "Ctrl"), (True, True, "LS")]
)
def test_how_to_see_why_others_are_dimmed_is_said_as_the_device_does_it(
    screen: pygame.Surface, how: str, *, by_keys: bool, pad: bool
) -> None:
    kit = kit_of((1280, 720), 1.0)
    kit.pointer.by_pad = pad
    asked = BarText(0, "Settle: choose a world", "You can place the highlighted worlds.", dimmed=True)
    said = for_device(kit, asked, by_keys=by_keys)
    assert said.line.startswith("You can place the highlighted worlds. ")
    assert [device for device in ("Hover", "Ctrl", "LS") if device in said.line] == [how]
    assert for_device(kit, said, by_keys=not by_keys) == said
    assert for_device(kit, replace(asked, dimmed=False), by_keys=by_keys).line == asked.line
