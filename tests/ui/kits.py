"""Kits that share what they have drawn: fonts, faces, pictures and texts are made once for many tests."""

from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path

import pygame

from galaxy_desktop import language
from galaxy_desktop.folders import asset
from galaxy_desktop.ui.art.pictures import Pictures
from galaxy_desktop.ui.kit import Kit, fit_kit
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.music import Music
from galaxy_desktop.ui.pointer import Pointer
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.sound import Sounds
from galaxy_desktop.ui.speech.narrator import Narrator
from galaxy_desktop.ui.speech.speaker import Speaker

WINDOWS_KEPT = 12
"""Of how many windows and text sizes the surfaces are kept, for a large one fills hundreds of megabytes."""
PICTURES_ROOM, SURFACES_ROOM, LINES_ROOM, TEXTS_ROOM = (room * 1024 * 1024 for room in (256, 128, 128, 64))
FONTS = 500


class ReadOnce(Pictures):
    """Pictures whose files are read once, whatever is dropped of what was cut from them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._sources: dict[str, pygame.Surface | None] = {}

    def behind(self, name: str, window: tuple[int, int]) -> pygame.Surface:
        return self.backdrop(name, window)

    def _read(self, name: str) -> pygame.Surface | None:
        if name not in self._sources:
            self._sources[name] = super()._read(name)
        return self._sources[name]


@cache
def _first() -> Kit:
    """The kit whose fonts, signs and pictures all others take over, as after a change of the window."""
    return replace(fit_kit(Settings(mute=True), (1280, 720)), pictures=ReadOnce(asset("pictures")))


def fresh_kit(window: tuple[int, int], text_step: float = 1.0) -> Kit:
    """A kit that has drawn nothing yet, for tests that watch or change how things are drawn."""
    return fresh_kit_of(Settings(mute=True, text_step=text_step), window)


def fresh_kit_of(settings: Settings, window: tuple[int, int]) -> Kit:
    """A kit of these settings that has drawn nothing yet."""
    return replace(fit_kit(settings, window), pictures=_first().pictures)


NO_PICTURES = Pictures(asset("no pictures"))
"""Each picture is a gradient, which is quick: for tests that look for words and signs alone."""


def wordy_kit(window: tuple[int, int], text_step: float = 1.0) -> Kit:
    """A kit that has drawn nothing yet, and never draws a picture."""
    return replace(fresh_kit(window, text_step), pictures=NO_PICTURES)


@lru_cache(WINDOWS_KEPT)
def _drawn(looks: Settings, window: tuple[int, int], _language: str) -> Kit:
    first = replace(_first(), metrics=Metrics(window, looks.text_step))  # all texts of the suite in its fonts
    return fit_kit(looks, window, old=first)


def roomy(kit: Kit) -> Kit:
    """Let a kit keep more than one that has to be small, and return it."""
    kit.pictures.kept.room, kit.surfaces.room = PICTURES_ROOM, SURFACES_ROOM
    kit.fonts.lines.room, kit.text.room = LINES_ROOM, TEXTS_ROOM
    kit.fonts.most = FONTS
    return kit


def shared_kit(settings: Settings, window: tuple[int, int]) -> Kit:
    """A kit of these settings on the surfaces of all that look alike; sounds, pointer, motion are its own."""
    looks = Settings(
        text_step=settings.text_step,
        high_contrast=settings.high_contrast,
        strong_marks=settings.strong_marks,
    )
    drawn, sounds = _drawn(looks, window, language.in_use()), Sounds(asset("sounds"))
    music, narrator = Music(asset("music"), sounds.mixer), Narrator(Speaker())
    own = replace(drawn, sounds=sounds, music=music, narrator=narrator, pointer=Pointer())
    kit = fit_kit(settings, window, old=own)
    return roomy(replace(kit, surfaces=drawn.surfaces, faces=drawn.faces, text=drawn.text))


def reworded_kit(settings: Settings, window: tuple[int, int]) -> Kit:
    """A kit as `shared_kit` returns, in which all texts but those on cards are laid anew."""
    kit = shared_kit(settings, window)
    return replace(kit, text=RichText(kit.theme, kit.fonts, kit.metrics, kit.signs, kit.text.room))
