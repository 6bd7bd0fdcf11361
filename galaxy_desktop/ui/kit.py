"""Things that a scene, a widget or a painter needs to draw, in one argument."""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from galaxy_desktop.folders import asset
from galaxy_desktop.language import use_if_known
from galaxy_desktop.ui.art.inline import InlineSigns
from galaxy_desktop.ui.art.pictures import Pictures
from galaxy_desktop.ui.faces import Faces
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.motion import Motion
from galaxy_desktop.ui.music import Music
from galaxy_desktop.ui.pointer import Pointer
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.sound import Sounds
from galaxy_desktop.ui.speech.narrator import Narrator
from galaxy_desktop.ui.speech.speaker import Speaker
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.theme import RGB, Theme, high_contrast, read_theme

if TYPE_CHECKING:
    from galaxy_desktop.engine.events import Seat


FACES_KEPT, PICTURES_KEPT, LINES_KEPT, TEXTS_KEPT = 1.1, 0.25, 0.3, 0.3
"""Sizes of the caches, in pictures of the window: a full table is drawn again with nothing made anew."""


class Kit(NamedTuple):
    """Theme, sizes and caches for this window; replaced when the window or the settings change."""

    settings: Settings
    theme: Theme
    metrics: Metrics
    fonts: Fonts
    surfaces: Surfaces
    faces: Faces
    text: RichText
    signs: InlineSigns
    pictures: Pictures
    sounds: Sounds
    music: Music
    pointer: Pointer
    motion: Motion
    narrator: Narrator
    names: bool = True
    """False for pictures of cards without their names."""

    def without_names(self) -> "Kit":
        """Return a kit for pictures in which cards cover the names of others; it shares no cards."""
        return self._replace(surfaces=Surfaces(self.surfaces.room), names=False)

    def sign(self, name: str, height: int, colour: RGB | None = None, label: str = "") -> pygame.Surface:
        """Return a sign or icon at this height, by default in the colour of text."""
        return self.signs.sign(name, label, height, colour or self.theme.colour.text)

    def shield(self, seat: "Seat", size: int) -> pygame.Surface:
        """Return the shield of a seat with its number, `size` pixels high; cached."""
        number, colour = seat + 1, self.theme.seat(seat + 1).colour
        return self.surfaces.get(
            ("shield", number, size, colour), lambda: _seat_shield(self.fonts, number, colour, size)
        )

    def take_charge(self) -> None:
        """Let what all kits share follow this one: room, volumes, what is spoken.

        That is for the kit of the window; small pictures are drawn with kits beside it.
        """
        settings, sounds, music = self.settings, self.sounds, self.music
        self.pictures.kept.room = self.metrics.room(PICTURES_KEPT)
        self.fonts.lines.room = self.metrics.room(LINES_KEPT)
        sounds.volume, sounds.mute = settings.volume / 100, settings.mute
        music.volume, music.on, music.mute = settings.music_volume / 100, settings.music, settings.mute
        self.narrator.use(shows=settings.focus_line, speaks=settings.speech)

    def give_way(self, new: "Kit") -> None:
        """Empty every cache that a new kit does not share; call it once nothing draws with this one.

        Much still refers to it until the garbage collector comes, as its scenes and widgets refer to
        each other.
        """
        if self.surfaces is not new.surfaces:
            self.surfaces.clear()
            self.text.clear()
        if self.fonts is not new.fonts:
            self.fonts.lines.clear()

    def shed(self) -> None:
        """Close the fonts of screens that were left, with the texts in them, if there are many."""
        if self.fonts.shed():
            self.text.clear()

    def ms(self, name: str) -> int:
        """Return a time of the tokens in milliseconds, before the chosen speed."""
        return self.theme.time[name]


def fit_kit(settings: Settings, window: tuple[int, int], *, old: Kit | None = None) -> Kit:
    """Return the kit for this window and these settings; parts of `old` independent of them are kept.

    Fonts of other sizes are let go: each of them is an open file. What is shared with `old` stays as it is
    until the new kit takes charge.
    """
    theme = read_theme()
    if settings.high_contrast:
        theme = high_contrast(theme)
    metrics = Metrics(window, settings.text_step)
    surfaces = Surfaces(metrics.room(FACES_KEPT))
    lines = Surfaces(metrics.room(LINES_KEPT))
    fonts = old.fonts if old and old.metrics.same_text(metrics) else Fonts(theme, lines=lines)
    same_signs = old and old.fonts is fonts and old.settings.strong_marks == settings.strong_marks
    signs = old.signs if old and same_signs else InlineSigns(fonts, strong=settings.strong_marks)
    sounds = old.sounds if old else Sounds(asset("sounds"))
    kit = Kit(
        settings=settings,
        theme=theme,
        metrics=metrics,
        fonts=fonts,
        surfaces=surfaces,
        faces=Faces(theme, metrics, surfaces),
        text=RichText(theme, fonts, metrics, signs, metrics.room(TEXTS_KEPT)),
        signs=signs,
        pictures=old.pictures if old else Pictures(asset("pictures")),
        sounds=sounds,
        music=old.music if old else Music(asset("music"), sounds.mixer),
        pointer=old.pointer if old else Pointer(),
        motion=Motion(
            theme.speed[settings.speed], theme.time["queue_limit"], reduced=settings.reduced_motion
        ),
        narrator=old.narrator if old else Narrator(Speaker()),
    )
    if old is None:
        kit.take_charge()
    return kit


def with_settings(kit: Kit, settings: Settings, window: tuple[int, int] | None = None) -> Kit:
    """Return the kit after a change of settings or of the window; read every text in a new language."""
    if settings.language != kit.settings.language:
        use_if_known(settings.language)
    return fit_kit(settings, window or kit.metrics.window, old=kit)


def kit_beside(kit: Kit, settings: Settings, window: tuple[int, int]) -> Kit:
    """Return a kit that draws a whole table of another size for a small picture.

    It reads pictures into a cache of its own, as the window is to lose none of those that it shows.
    """
    beside = fit_kit(settings, window, old=kit)
    return beside._replace(pictures=kit.pictures.another(beside.metrics.room(PICTURES_KEPT)))


def _seat_shield(fonts: Fonts, number: int, colour: RGB, size: int) -> pygame.Surface:
    from galaxy_desktop.ui.art.signs import seat_shield

    return seat_shield(fonts, number, colour, size)
