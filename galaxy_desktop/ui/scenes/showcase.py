"""A few cards of a game, fanned out, as its picture in the menu."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.places import asset
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painters import painter_for

TILT = 9.0


@cache
def _cards() -> Mapping[str, Sequence[str]]:
    path = asset("showcase.toml")
    if not path.is_file():
        return {}
    with path.open("rb") as file:
        table: Mapping[str, Mapping[str, Sequence[str]]] = tomllib.load(file)
    return {game: tuple(entry["cards"]) for game, entry in table.items()}


def cards_shown(game: Game[Any]) -> Sequence[str]:
    """The cards that stand for a game."""
    return _cards().get(game.id, ())


def showcase(kit: Kit, game: Game[Any], surface: pygame.Surface, box: pygame.Rect) -> None:
    """The cards of `assets/showcase.toml` in a fan that fits the box; nothing where there are none."""
    ids = cards_shown(game)
    painter = painter_for(kit, game) if ids else None
    if painter is None:
        return
    middle = (len(ids) - 1) / 2
    height = round(min(box.height * 0.86, box.width / (1 + 0.62 * (len(ids) - 1)) * 1.4))
    width = round(height / 1.4)
    for number, card in enumerate(ids):
        face = painter.face(card, (width, height))
        if face is None:
            continue
        away = number - middle
        turned = pygame.transform.rotozoom(face, -TILT * away, 1.0)
        centre = (
            round(box.centerx + away * width * 0.68),
            round(box.centery + abs(away) ** 1.6 * height * 0.05),
        )
        surface.blit(turned, turned.get_rect(center=centre))
