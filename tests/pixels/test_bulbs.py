"""The bulbs of a hint cover no words: neither those above an item nor those on it."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np
import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.badges import bulbs_on
from tests.pixels.colour import Pixels, pixels
from tests.pixels.words import Ink, inked
from tests.sweep import some
from tests.ui import frontiers_rig, jump_rig, master_rig, race_rig, roll_rig
from tests.ui.kits import NO_PICTURES, fresh_kit_of

GAMES = find_games()
LARGE, SMALL = (1920, 1080), (1280, 720)
SEEN = 60
"""Difference of a pixel, in all colors, from which there is ink."""
TOUCHED = 12
"""Pixels of ink that a bulb may cover, as of the outline of a letter beside it."""
Look = tuple[tuple[int, int], float]
"""A window and a text step."""
CROWDED = [
    ("jumpdrive", "build", 1, (SMALL, 1.0)),
    ("frontiers", "develop", 2, (SMALL, 1.0)),
    ("roll", "give_up_die", 2, (SMALL, 2.0)),
    ("master", "project", 2, (LARGE, 1.0)),
    ("race", "goods", 2, (SMALL, 2.0)),
    ("master", "steal", 4, (LARGE, 1.0)),
    ("race", "sale", 4, (LARGE, 2.0)),
    ("master", "allocate", 2, (LARGE, 2.0)),
    ("roll", "give_up_die", 2, (LARGE, 2.0)),
]
"""Moments in which the upper edge of what is offered is near words."""


def moments(game: str) -> Mapping[tuple[str, int], Shown]:
    rigs = {
        "race": race_rig.moments,
        "roll": roll_rig.moments,
        "frontiers": frontiers_rig.moments,
        "jumpdrive": jump_rig.moments,
        "master": master_rig.moments,
    }
    return rigs[game]()


@lru_cache(2)
def kit_in(way: str, look: Look) -> tuple[Ink, Kit]:
    """The kit of tables whose words are drawn in a way of `Ink`; those of one look follow each other."""
    kit = fresh_kit_of(Settings(mute=True, text_step=look[1]), look[0])
    return Ink(way), kit._replace(pictures=NO_PICTURES)


def drawn(way: str, game: str, shown: Shown, look: Look) -> tuple[pygame.Surface, Painter]:
    """A table whose words are drawn in a way of `Ink`, with its painter."""
    ink, kit = kit_in(way, look)
    painter, surface = painter_for(kit, GAMES[game]), pygame.Surface(look[0], 0, 32)
    with inked(ink):
        painter.show(shown)
        painter.draw(surface)
    return surface, painter


def differing(one: pygame.Surface, other: pygame.Surface) -> Pixels:
    """Where two pictures differ as with ink and without."""
    red, green, blue = np.moveaxis(np.abs(pixels(one).astype(np.int16) - pixels(other)), 2, 0)
    return np.asarray(red + green + blue > SEEN)  # in a tenth of the time of a sum over the colors


def covered(words: Pixels, at: tuple[int, int], size: int) -> int:
    """Pixels of ink below a disc."""
    x, y = at
    down, across = np.ogrid[: words.shape[0], : words.shape[1]]
    return int((words & ((down - y) ** 2 + (across - x) ** 2 <= (size // 2) ** 2)).sum())


@pytest.mark.slow
@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("game", "topic", "seats", "look"), some(CROWDED, 3), ids=str)
def test_no_bulb_covers_words(game: str, topic: str, seats: int, look: Look) -> None:
    shown = moments(game)[topic, seats]
    table, painter = drawn("plain", game, shown, look)
    words = differing(table, drawn("silent", game, shown, look)[0])
    offered = [item for item in painter.items() if item.id in shown.open]
    bulbs = bulbs_on(painter.kit, table, [item.rect for item in offered])
    assert bulbs
    touched = [item.id for item, bulb in zip(offered, bulbs, strict=True) if covered(words, *bulb) > TOUCHED]
    assert touched == []
    middles = [(item, at) for item, (at, _size) in zip(offered, bulbs, strict=True)]
    outside = [item.id for item, at in middles if not item.rect.inflate(4, 12).collidepoint(at)]
    assert outside == [], "a bulb is on what it marks"
