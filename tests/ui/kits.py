"""Kits that share what they have drawn: fonts, faces, pictures and texts are made once for many tests."""

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.folders import asset
from galaxy_desktop.games.master.table.chart import Chart
from galaxy_desktop.ui import app
from galaxy_desktop.ui import kit as kits
from galaxy_desktop.ui.art import vector
from galaxy_desktop.ui.art.palette import KINDS
from galaxy_desktop.ui.art.pictures import Pictures, card_gradient
from galaxy_desktop.ui.faces import Faces
from galaxy_desktop.ui.kit import Kit, fit_kit
from galaxy_desktop.ui.layout import Size
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.music import Music
from galaxy_desktop.ui.pointer import Pointer
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.sound import Sounds
from galaxy_desktop.ui.speech.narrator import Narrator
from galaxy_desktop.ui.speech.speaker import Speaker
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.tabletop.card_pictures import FannedPictures, turned
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.theme import RGB

WITHOUT_NAMES, GIVE_WAY, CHART = Kit.without_names, Kit.give_way, Chart.drawn
TAKE_CHARGE, TURNED = Kit.take_charge, FannedPictures.turned
WINDOWS_KEPT = 10
"""Of how many windows and text sizes the surfaces are kept, for a large one fills hundreds of megabytes."""
USUAL_WINDOWS = ((1280, 720), (1920, 1080))
USUAL = [(Settings(text_step=step), language.ENGLISH) for step in (1.0, 2.0)]
"""Windows, looks and language of most tests."""
PICTURES_ROOM, SURFACES_ROOM, LINES_ROOM, TEXTS_ROOM = (room * 1024 * 1024 for room in (256, 128, 128, 64))
ALL_ROOM = 384 * 1024 * 1024
"""Bytes of what all kits have drawn together: of the windows taken longest ago all is dropped."""
SOURCES_KEPT = 200
"""How many pictures stay as their files have them, a megabyte each; there are a thousand."""
FONTS = 500
PLANETS = "planets"
"""The folder of pictures that lie on a map."""
SKETCHED = True
"""Whether a card of a shared kit has a gradient for a picture."""
SIGNS = Surfaces(32 * 1024 * 1024)
"""Signs of all sizes and colours, drawn once for all kits whatever else they share."""


class ReadOnce(Pictures):
    """Pictures whose files are seldom read again, whatever is dropped of what was cut from them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.kept = Roomy()
        self._source = lru_cache(SOURCES_KEPT)(super()._read)

    def another(self, room: int) -> "ReadOnce":
        return self

    def behind(self, name: str, window: tuple[int, int]) -> pygame.Surface:
        return self.backdrop(name, window)

    def _read(self, name: str) -> pygame.Surface | None:
        return self._source(name)


class Sketches(ReadOnce):
    """Backdrops and planets as they are, and a gradient for each card, whose picture takes long to cut."""

    def card(self, game_id: str, card_id: str, size: Size, colour: RGB = KINDS["gray"]) -> pygame.Surface:
        if game_id == PLANETS:
            return super().card(game_id, card_id, size, colour)
        return self.kept.get(("card", size, colour), lambda: card_gradient(size, colour))


class Shared(Surfaces):
    """Surfaces of all kits that look alike, and those of their kits without names."""

    def __init__(self) -> None:
        super().__init__(SURFACES_ROOM)
        self.nameless = Surfaces(SURFACES_ROOM)

    @property
    def bytes(self) -> int:
        """Bytes of all that is kept."""
        return self.used + self.nameless.used

    def forget(self) -> None:
        """Drop all that has been drawn."""
        self.clear()
        self.nameless.clear()


class Roomy(Surfaces):
    """Surfaces that no kit gives less room."""

    room = property(lambda _self: PICTURES_ROOM, lambda _self, _room: None)


@cache
def _sketches() -> Sketches:
    return Sketches(asset("pictures"))


@cache
def _first() -> Kit:
    """The kit whose fonts, signs and pictures all others take over, as after a change of the window."""
    return fit_kit(Settings(mute=True), (1280, 720))._replace(pictures=ReadOnce(asset("pictures")))


def fresh_kit(window: tuple[int, int], text_step: float = 1.0) -> Kit:
    """A kit that has drawn nothing yet, for tests that watch or change how things are drawn."""
    return fresh_kit_of(Settings(mute=True, text_step=text_step), window)


def fresh_kit_of(settings: Settings, window: tuple[int, int]) -> Kit:
    """A kit of these settings that has drawn nothing yet."""
    return fit_kit(settings, window)._replace(pictures=_first().pictures)


NO_PICTURES = Pictures(asset("no pictures"))
"""Each picture is a gradient, which is quick: for tests that look for words and signs alone."""


def wordy_kit(window: tuple[int, int], text_step: float = 1.0) -> Kit:
    """A kit that has drawn nothing yet, and never draws a picture."""
    return wordy_kit_of(Settings(mute=True, text_step=text_step), window)


def wordy_kit_of(settings: Settings, window: tuple[int, int]) -> Kit:
    """A kit of these settings with the fonts of all others, which has laid nothing; it draws no picture."""
    first = _with_own_sounds(_first())._replace(metrics=Metrics(window, settings.text_step))
    kit = fit_kit(settings, window, old=first)._replace(pictures=NO_PICTURES)
    TAKE_CHARGE(kit)
    kit.fonts.lines.room, kit.fonts.most = LINES_ROOM, FONTS
    return kit


def _with_own_sounds(kit: Kit) -> Kit:
    """The kit with sounds, music, narrator and pointer of its own."""
    sounds = Sounds(asset("sounds"))
    music = Music(asset("music"), sounds.mixer)
    return kit._replace(sounds=sounds, music=music, narrator=Narrator(Speaker()), pointer=Pointer())


TAKEN: list[Shared] = []
"""Surfaces that may have something drawn, those taken last at the end."""


def take(surfaces: Shared) -> Shared:
    """Note that surfaces are used now, and drop those of others while all take too much room."""
    TAKEN[:] = [*(one for one in TAKEN if one is not surfaces), surfaces]
    while len(TAKEN) > 1 and sum(one.bytes for one in TAKEN) > ALL_ROOM:
        TAKEN.pop(0).forget()
    return surfaces


def _drawn(looks: Settings, window: tuple[int, int], code: str) -> Kit:
    """Return the kit of all that looks alike in a language; that of a usual window is never made again."""
    usual = (looks, code) in USUAL and window in USUAL_WINDOWS
    kit = (_kept if usual else _kept_for_now)(looks, window, code, SKETCHED)
    assert isinstance(kit.surfaces, Shared)
    take(kit.surfaces)
    return kit


def _made(looks: Settings, window: tuple[int, int], _code: str, sketched: bool) -> Kit:
    first = _first()._replace(metrics=Metrics(window, looks.text_step))  # all texts of the suite in its fonts
    kit, surfaces = fit_kit(looks, window, old=first), Shared()
    faces = Faces(kit.theme, kit.metrics, surfaces)
    pictures = _sketches() if sketched else kit.pictures
    return kit._replace(surfaces=surfaces, faces=faces, pictures=pictures)


_kept, _kept_for_now = cache(_made), lru_cache(WINDOWS_KEPT)(_made)


def roomy(kit: Kit) -> Kit:
    """Let a kit keep more than one that has to be small, and return it."""
    kit.pictures.kept.room, kit.surfaces.room = PICTURES_ROOM, SURFACES_ROOM
    kit.fonts.lines.room, kit.text.room = LINES_ROOM, TEXTS_ROOM
    kit.fonts.most = FONTS
    return kit


def _looks(settings: Settings) -> Settings:
    """The settings that what is drawn depends on."""
    return Settings(
        text_step=settings.text_step,
        high_contrast=settings.high_contrast,
        strong_marks=settings.strong_marks,
    )


def shared_kit(settings: Settings, window: tuple[int, int], *, old: Kit | None = None) -> Kit:
    """A kit of these settings on the surfaces of all that look alike.

    Sounds, pointer, motion are its own, or those of an `old` one. A kit that shares nothing leads to another.
    """
    if old is not None and not isinstance(old.surfaces, Shared):
        return fit_kit(settings, window, old=old)
    drawn = _drawn(_looks(settings), window, language.in_use())
    if old is None:
        own = _with_own_sounds(drawn)
    else:
        own = drawn._replace(sounds=old.sounds, music=old.music, narrator=old.narrator, pointer=old.pointer)
    kit = fit_kit(settings, window, old=own)
    kit = kit._replace(surfaces=drawn.surfaces, faces=drawn.faces, text=drawn.text)
    if old is None:
        TAKE_CHARGE(kit)
    return roomy(kit)


def _take_charge(kit: Kit) -> None:
    """Let what is shared follow a kit, but for the room of kits that share what they have drawn."""
    TAKE_CHARGE(kit)
    if isinstance(kit.surfaces, Shared):
        roomy(kit)


def _without_names(kit: Kit) -> Kit:
    """A kit for pictures whose cards have no names; what it draws is shared if that of the other kit is."""
    other = WITHOUT_NAMES(kit)
    return other._replace(surfaces=kit.surfaces.nameless) if isinstance(kit.surfaces, Shared) else other


def _charted(chart: Chart) -> pygame.Surface:
    """The resting star map, drawn once for all kits that look alike."""
    key = ("chart", chart.camera.sheet, chart.dark, chart.note)
    return chart.kit.surfaces.get(key, lambda: CHART(chart))


def _turned(pictures: FannedPictures, look: CardLook, angle: float) -> pygame.Surface:
    """A card of a fan, turned as it lies flat where nobody looks closely: a larger one takes long to draw."""
    kit = pictures.kit
    if not angle or not (isinstance(kit.surfaces, Shared) or kit.pictures is NO_PICTURES):
        return TURNED(pictures, look, angle)
    key = ("turned face", pictures.deck, look, kit.metrics.text_step, round(angle, 2))
    return kit.surfaces.get(key, lambda: turned(pictures.face(look), angle, pictures.rim(look)))


def share(patch: pytest.MonkeyPatch, *, sketched: bool = True) -> None:
    """Let every kit share what it draws with those that look alike, and nobody clear it."""
    patch.setattr("tests.ui.kits.SKETCHED", sketched)
    for module in (app, kits):
        patch.setattr(module, "fit_kit", shared_kit)
    patch.setattr(Kit, "without_names", _without_names)
    patch.setattr(Kit, "take_charge", _take_charge)
    patch.setattr(Kit, "give_way", lambda _old, _new: None)
    patch.setattr(Chart, "drawn", _charted)
    patch.setattr(FannedPictures, "turned", _turned)
    patch.setattr(vector, "_FINISHED", SIGNS)


def share_nothing(
    patch: pytest.MonkeyPatch, first: Callable[[Settings, tuple[int, int]], Kit] = fit_kit
) -> None:
    """Let every kit draw for itself; the one that a window begins with is `first`."""
    patch.setattr(app, "fit_kit", first)
    patch.setattr(kits, "fit_kit", fit_kit)
    patch.setattr(Kit, "without_names", WITHOUT_NAMES)
    patch.setattr(Kit, "take_charge", TAKE_CHARGE)
    patch.setattr(Kit, "give_way", GIVE_WAY)
    patch.setattr(Chart, "drawn", CHART)


def reworded_kit(settings: Settings, window: tuple[int, int]) -> Kit:
    """A kit as `shared_kit` returns, in which all texts but those on cards are laid anew."""
    kit = shared_kit(settings, window)
    return kit._replace(text=RichText(kit.theme, kit.fonts, kit.metrics, kit.signs, kit.text.room))
