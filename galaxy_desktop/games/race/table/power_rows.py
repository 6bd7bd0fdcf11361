"""Rows of signs and figures: the phase at the left, then the effects of the power."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.games.race.table.signs_of_power import PowerRow
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.tabletop.parts import draw_parts, draw_sign

HEAD_AT, GAP, MARGIN = 0.035, 0.025, 0.03
HEAD = 0.80


def draw_rows(
    kit: Kit,
    face: pygame.Surface,
    rows: Sequence[PowerRow],
    box: pygame.Rect,
    row_height: int,
    least: int,
    *,
    grain: int = 1,
) -> None:
    """Draw the rows one below the other; they shrink together if there are many."""
    if not rows:
        return
    height = min(row_height, box.height // max(2, len(rows)))
    for number, row in enumerate(rows):
        middle = box.top + number * height + height // 2
        head = draw_sign(kit, row.head, round(height * HEAD))
        face.blit(head, head.get_rect(midleft=(box.left + round(box.width * HEAD_AT), middle)))
        left = box.left + round(box.width * (HEAD_AT + GAP) + height * HEAD)
        right = box.right - round(box.width * MARGIN)
        line = pygame.Rect(left, middle - height // 2, right - left, height)
        draw_parts(kit, face, row.parts, line, least, grain=grain)


def draw_chips(kit: Kit, face: pygame.Surface, rows: Sequence[PowerRow], box: pygame.Rect) -> None:
    """Draw the phases alone, each once, side by side in the middle."""
    heads = list(dict.fromkeys(row.head for row in rows))
    drawn = [draw_sign(kit, head, round(box.height * 0.95)) for head in heads]
    gap = round(box.height * 0.3)
    x = box.centerx - (sum(sign.get_width() for sign in drawn) + gap * (len(drawn) - 1)) // 2
    for sign in drawn:
        face.blit(sign, sign.get_rect(midleft=(x, box.centery)))
        x += sign.get_width() + gap
