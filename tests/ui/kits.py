"""Kits that share what they have drawn: fonts, faces, pictures and texts are made once for many tests."""

from dataclasses import replace
from functools import lru_cache

from galaxy_desktop.ui.kit import Kit, fit_kit
from galaxy_desktop.ui.settings import Settings

WINDOWS_KEPT = 6
"""Of how many windows and text sizes the surfaces are kept, for a large one fills hundreds of megabytes."""


@lru_cache(WINDOWS_KEPT)
def _drawn(looks: Settings, window: tuple[int, int]) -> Kit:
    return fit_kit(looks, window)


def shared_kit(settings: Settings, window: tuple[int, int]) -> Kit:
    """A kit of these settings on the surfaces of all that look alike; sounds, pointer, motion are its own."""
    looks = Settings(
        text_step=settings.text_step,
        high_contrast=settings.high_contrast,
        strong_marks=settings.strong_marks,
    )
    drawn = _drawn(looks, window)
    return replace(
        fit_kit(settings, window),
        fonts=drawn.fonts,
        surfaces=drawn.surfaces,
        faces=drawn.faces,
        text=drawn.text,
        signs=drawn.signs,
        pictures=drawn.pictures,
    )
