"""Tables in windows and text of all sizes: no text is cut, and whatever can be chosen can be clicked."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import COMPUTERS
from galaxy_desktop.presenter.shown import Shown, Sitter
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.typesetting import Block
from tests.sweep import WIDE, paired
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import LANGUAGES, heard
from tests.ui.rigs import RIGS

GAMES = find_games()
WINDOWS = ((2560, 1440), (1920, 1080), (1600, 900), (1366, 768), (1280, 720))
STEPS = (1.0, 1.25, 1.5, 1.75, 2.0)
LOOKS = [(*case, code) for case, code in paired([*product(RIGS, STEPS)], LANGUAGES)]
"""Games and text steps in one language after the other, or in all."""
SUMMED_UP = {("race", "action")}
"""Questions whose plates sum sentences up that hovering shows whole."""
ONE_IN = 5
"""Of so many moments one is looked at in each window, another in the next."""
HOLD = 6
"""Pixels of a side of what is left of a thing to be clicked."""


def looks(game: str, number: int) -> list[Shown]:
    """Moments of a game with the names of computer players: some for each window, all in a sweep."""
    moments = RIGS[game].moments().items()
    found = [_named(shown) for (topic, _seats), shown in moments if (game, topic) not in SUMMED_UP]
    return found if WIDE else found[number % ONE_IN :: ONE_IN]


def _named(shown: Shown) -> Shown:
    names = ("Ada", *COMPUTERS)[: len(shown.sitters)]
    return replace(shown, sitters=tuple(Sitter(name, "Computer · Medium") for name in names))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Texts that are cut off from now on."""
    found, laid = set[str](), dict[int, tuple[Block, str]]()
    fitted, block, draw = Fonts.fitted, RichText.block, Block.draw

    def fitted_line(fonts: Fonts, font: pygame.font.Font, text: str, width: int) -> str:
        drawn = fitted(fonts, font, text, width)
        if drawn != text:
            found.add(text)
        return drawn

    def laid_block(text: RichText, markup: str, *args: Any, **more: Any) -> Block:
        made = block(text, markup, *args, **more)
        laid[id(made)] = made, markup
        return made

    def drawn_block(made: Block, surface: pygame.Surface, *place: Any, **more: Any) -> None:
        if made.cut:
            found.add(plain(laid[id(made)][1]))
        draw(made, surface, *place, **more)

    monkeypatch.setattr(Fonts, "fitted", fitted_line)
    monkeypatch.setattr(RichText, "block", laid_block)
    monkeypatch.setattr(Block, "draw", drawn_block)
    return found


@pytest.fixture
def spoken() -> Iterator[Callable[[str], None]]:
    """A function that puts a language in use until the test is over."""
    yield language.use
    language.use()


def covered(items: Sequence[Item], wanted: frozenset[str]) -> Iterator[str]:
    """Yield what is wanted and lies wholly under other things: those after it lie over it."""
    for number, item in enumerate(items):
        if item.id in wanted:
            above = [other.rect for other in items[number + 1 :]]
            if not any(part.collidelist(above) == -1 for part in _parts(item.rect)):
                yield item.id


def _parts(rect: pygame.Rect) -> Iterator[pygame.Rect]:
    across, down = range(rect.left, rect.right - HOLD + 1, 4), range(rect.top, rect.bottom - HOLD + 1, 4)
    return (pygame.Rect(x, y, HOLD, HOLD) for x, y in product(across, down))


@pytest.mark.slow
@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize(("game", "step", "code"), LOOKS, ids=str)
def test_no_text_is_cut_and_nothing_that_can_be_chosen_is_hidden(
    cut: set[str], spoken: Callable[[str], None], game: str, step: float, code: str
) -> None:
    spoken(code)
    texts, hidden = defaultdict[str, set[Any]](set), set[Any]()
    for number, window in enumerate(WINDOWS):
        painter: Any = painter_for(wordy_kit(window, step), GAMES[game])
        for shown in looks(game, number):
            cut.clear()
            painter.show(shown)
            heard(painter)
            for text in cut:
                texts[text].add(window)
            wanted = shown.open | frozenset(shown.chosen)
            hidden |= {(window, option) for option in covered(painter.items(), wanted)}
    assert not texts
    assert not hidden
