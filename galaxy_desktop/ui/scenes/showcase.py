"""Emblem of a game in the menu: its painter's emblem, else a few of its cards in a fan."""

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.folders import asset
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.roles.emblem import Emblem
from galaxy_desktop.ui.surfaces import rounded

TILT, STEP = 8.0, 0.68
NARROW = 1.6
"""Least ratio of width to height at which a box shows every card of the fan, not every second."""


@cache
def _cards(game: str) -> Sequence[str]:
    path = asset(f"pictures/showcase_{game}.toml")
    return tuple(tomllib.loads(path.read_text(encoding="utf-8"))["cards"]) if path.is_file() else ()


def cards_shown(game: Game[Any]) -> Sequence[str]:
    """Return the sample cards of a game, from the file beside its pictures; none if there is no file."""
    return _cards(game.id)


def showcase(kit: Kit, game: Game[Any], surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw the emblem of a game, or its cards in a fan that fits the box, fewer if it is narrow."""
    painter = painter_for(kit.without_names(), game)
    if isinstance(painter, Emblem):
        painter.draw_emblem(surface, box)
    else:
        ids = cards_shown(game)
        _fan(painter, ids[::2] if box.width < NARROW * box.height else ids, surface, box)


def showcase_picture(kit: Kit, game: Game[Any], size: tuple[int, int]) -> pygame.Surface:
    """Return the emblem of a game over its backdrop in a size (width, height), made once."""

    def make() -> pygame.Surface:
        made = kit.pictures.backdrop(game.id, size).convert_alpha()
        showcase(kit, game, made, made.get_rect().inflate(-size[0] // 8, -size[1] // 8))
        return rounded(made, kit.faces.radius("mini"))

    return kit.surfaces.get(("showcase", game.id, size), make)


def _fan(painter: Painter, ids: Sequence[str], surface: pygame.Surface, box: pygame.Rect) -> None:
    middle = (len(ids) - 1) / 2
    lean = math.radians(TILT * middle)
    wide = 1 / CARD_SHAPE * (STEP * 2 * middle + math.cos(lean)) + math.sin(lean)
    high = math.cos(lean) + math.sin(lean) / CARD_SHAPE + 2 * _drop(middle)
    height = math.floor(min(box.height / high, box.width / wide))
    size = (round(height / CARD_SHAPE), height)
    for number, card in enumerate(ids):
        face = painter.face(card, size)
        if face is None:
            continue
        away = number - middle
        turned = pygame.transform.rotozoom(face, -TILT * away, 1.0)
        centre = (
            round(box.centerx + away * size[0] * STEP),
            round(box.centery + (_drop(away) - _drop(middle) / 2) * height),
        )
        surface.blit(turned, turned.get_rect(center=centre))


def _drop(away: float) -> float:
    """Return how far a card hangs below the middle one, as a share of its height."""
    return 0.05 * math.pow(abs(away), 1.6)
