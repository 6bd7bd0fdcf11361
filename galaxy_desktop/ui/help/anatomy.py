"""Page of the help with a few cards of a game and a sentence for every icon on them."""

from functools import partial

import pygame

from galaxy_desktop.ui.help.card_example import CardExamples
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.showcase import cards_shown

WIDTH = 210


def fill_anatomy(examples: CardExamples, column: Column) -> None:
    """Lay a plate for each sample card: its face at the left, its sentences at the right."""
    for card in cards_shown(examples.game):
        column.box(partial(_fill_card, examples, card), pad="broad", after="pad")


def _fill_card(examples: CardExamples, card: str, inner: Column) -> None:
    kit = inner.kit
    width = min(round(kit.metrics.px(WIDTH) * min(1.3, kit.metrics.text_step)), inner.width // 3)
    face = examples.face(kit, card, (width, round(width * CARD_SHAPE)))
    top, left = inner.y, inner.left
    if face is not None:
        place = pygame.Rect(left, top, *face.get_size())
        inner.paint(place, lambda surface, at: surface.blit(face, at))
        shift = face.get_width() + kit.metrics.space("block")
        inner.left, inner.width = left + shift, inner.width - shift
    inner.text(examples.name(card), inner.kit.metrics.head, after="gutter")
    for line in examples.lines(card):
        _fill_line(kit, inner, line.sign, line.text)
    if face is not None:
        inner.y = max(inner.y, top + face.get_height())
        inner.left, inner.width = left, inner.width + shift


def _fill_line(kit: Kit, inner: Column, sign: str, text: str) -> None:
    """Lay a sentence, behind its icon if it has one."""
    if sign:
        inner.text(f"{{{sign}}}  {text}", colour=kit.theme.colour.text_soft, after="tight")
    else:
        inner.text(text, colour=kit.theme.colour.text_soft, after="tight")
