"""Everything here runs without a screen and without a sound card, on events that are posted."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from galaxy_desktop import language
from galaxy_desktop.ui import app, sound
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.speech import speaker
from galaxy_desktop.ui.tabletop.card_pictures import CardPictures
from galaxy_desktop.ui.theme import RGB
from tests.ui.campaign_rig import Client
from tests.ui.drawn_texts import DrawnTexts, watched
from tests.ui.kits import fresh_kit, share, shared_kit


@pytest.fixture(scope="module")
def patch() -> Iterator[pytest.MonkeyPatch]:
    """What all tests of a file do without: put aside once, for there are thousands of them."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(autouse=True, scope="module")
def silent(patch: pytest.MonkeyPatch) -> None:
    """No program of the system speaks here."""
    patch.setattr(speaker, "find_program", lambda: None)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What is written from now on, in any language."""
    found, line = list[str](), Fonts.line

    def noted(fonts: Fonts, font: pygame.font.Font, text: str, colour: RGB) -> pygame.Surface:
        found.append(text)
        return line(fonts, font, text, colour)

    monkeypatch.setattr(Fonts, "line", noted)
    yield found
    language.use()


@pytest.fixture
def drawn_texts(monkeypatch: pytest.MonkeyPatch) -> DrawnTexts:
    """The texts that are drawn from now on."""
    return watched(monkeypatch)


@pytest.fixture
def no_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are not drawn, which takes most of the time of a table: for what is asked of other things."""
    monkeypatch.setattr(CardPictures, "draw", lambda *_, **__: None)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Texts that are laid in columns from now on."""
    found, lay = list[str](), Column.text

    def heard(column: Column, markup: str, *args: Any, **look: Any) -> pygame.Rect:
        found.append(markup)
        return lay(column, markup, *args, **look)

    monkeypatch.setattr(Column, "text", heard)
    return found


@pytest.fixture(autouse=True, scope="module")
def little_to_look_through(patch: pytest.MonkeyPatch) -> None:
    """Garbage of closed screens is looked for among what is not kept from the start."""
    patch.setattr(app, "look_through_all", gc.collect)


@pytest.fixture(autouse=True, scope="module")
def drawn_once(patch: pytest.MonkeyPatch) -> None:
    """What one window has drawn is there for the next that looks alike."""
    share(patch)


@pytest.fixture(autouse=True, scope="module")
def blocks_kept(patch: pytest.MonkeyPatch) -> None:
    """Memory that one window has left serves the next; `test_memory` shows that the client gives it back."""
    patch.setattr(app, "give_back_large_blocks", lambda: None)


@pytest.fixture(scope="module")
def little_to_wait_for(patch: pytest.MonkeyPatch) -> None:
    """A mixer that is closed waits until what it has buffered would have been heard."""
    patch.setattr(sound, "BUFFER", 64)


@pytest.fixture
def screen() -> pygame.Surface:
    """An empty window, left open for the next test: a new one takes four times as long."""
    pygame.display.init()
    surface = pygame.display.set_mode((1920, 1080))
    pygame.event.clear()
    surface.set_clip(None)
    surface.fill((0, 0, 0))
    return surface


@pytest.fixture
def kit(screen: pygame.Surface) -> Kit:
    return shared_kit(Settings(mute=True), screen.get_size())


@pytest.fixture
def pictured_kit(screen: pygame.Surface) -> Kit:
    """A kit whose cards have their pictures."""
    return fresh_kit(screen.get_size())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "player"


@pytest.fixture
def client(folder: Path) -> Iterator[Client]:
    made = Client(folder)
    yield made
    made.app.close()
