"""Sentence of a prompt bar: its head and the line below it, as large as both fit without losing words."""

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.typesetting import Block

HEADS = (("heading", 1, None), ("body", 1, None), ("body", 2, None), ("body", 2, SMALLEST_WORD))
"""Style, rows and size of the head, from large to small; None for a size that fits."""
MOST_ROWS = 3
"""Most rows of the line."""


def set_sentence(kit: Kit, head: str, line: str, width: int, height: int) -> tuple[Block, Block]:
    """Return head and line: the head smaller, on two rows, and as small as can be, if that saves words.

    Both leave a margin of the height above and below, unless that cuts words.
    """
    for room in (height - 2 * kit.metrics.space("tight"), height):
        for style, rows, px in HEADS:
            if px is None:
                upper = kit.text.fitted(head, width, style, lines=rows)
            else:
                upper = kit.text.block(head, width, style, lines=rows, px=px)
            left, soft = max(1, room - upper.height), kit.theme.colour.text_soft
            lower = kit.text.fitted(line, width, "body", colour=soft, lines=MOST_ROWS, height=left)
            if not (upper.cut or lower.cut):
                return upper, lower
    return upper, lower
