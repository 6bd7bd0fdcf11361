"""Page of the help with a few cards of a game and a sentence for every sign on them."""

from functools import partial
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.showcase import cards_shown

WIDTH, TALL = 210, 1.4


def fill_anatomy(game: Game[Any], column: Column) -> None:
    """Lay a plate for each sample card: its face at the left, its sentences at the right."""
    painter = painter_for(column.kit, game)
    view = game.view(game.new(game.seats[0], {}, 0), 0)
    for card in cards_shown(game):
        column.box(partial(_fill_card, game, painter, view, card), pad=18, after=14)


def _fill_card(game: Game[Any], painter: Painter, view: Any, card: str, inner: Column) -> None:
    kit = inner.kit
    width = min(round(kit.metrics.px(WIDTH) * min(1.3, kit.metrics.text_step)), inner.width // 3)
    face = painter.face(card, (width, round(width * TALL)))
    top, left = inner.y, inner.left
    if face is not None:
        place = pygame.Rect(left, top, *face.get_size())
        inner.paint(place, lambda surface, at: _blit(surface, face, at))
        shift = face.get_width() + kit.metrics.px(26)
        inner.left, inner.width = left + shift, inner.width - shift
    inner.text(game.words.item(card), "heading", after=8)
    for line in game.words.explain(view, card):
        _fill_line(kit, inner, line.sign, line.text)
    if face is not None:
        inner.y = max(inner.y, top + face.get_height())
        inner.left, inner.width = left, inner.width + shift


def _fill_line(kit: Kit, inner: Column, sign: str, text: str) -> None:
    """Lay a sentence, behind its sign if it has one."""
    if sign:
        inner.text(f"{{{sign}}}  {text}", colour=kit.theme.colour.text_soft, after=6)
    else:
        inner.text(text, colour=kit.theme.colour.text_soft, after=6)


def _blit(surface: pygame.Surface, face: pygame.Surface, at: pygame.Rect) -> None:
    surface.blit(face, at)
