"""Sentence of a prompt bar: its head and the line below it, as large as both fit without losing words."""

from typing import NamedTuple

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.typesetting import Block

HEADS: tuple[tuple[str, int, int | None], ...] = (
    ("heading", 1, None),
    ("body", 1, None),
    ("body", 2, None),
    ("body", 2, SMALLEST_WORD),
)
"""Style, rows and size of the head, from large to small; None for a size that fits."""
LOWER = (0.85, 0.7)
"""Shares of its size to which a head of large text may shrink for the line to grow."""
BODY, CLOSE = "body", "option"
"""Styles of the line: the usual one, and one of the same letters whose rows are closer to each other."""
MOST_ROWS = 3
"""Most rows of the line."""


class SetWords(NamedTuple):
    """Head and line as they are set."""

    head: Block
    line: Block

    @property
    def height(self) -> int:
        """Height of both, in pixels."""
        return self.head.height + self.line.height

    @property
    def row(self) -> int:
        """Height of the lowest row, in pixels: the larger, the better both are read."""
        rows = [block.height // max(1, block.lines) for block in self if block.blits]
        return min(rows, default=0)


def set_sentence(kit: Kit, head: str, line: str, width: int, height: int) -> SetWords:
    """Return head and line: the head smaller, on two rows, and as small as can be, if that saves words.

    Both leave a margin of the height above and below. If that cuts words, the margin is half as wide and the
    rows of the line are closer to each other; if that cuts words too, there is no margin. Large text is as
    large as it can be in both: the head does not take the room in which the line could grow.
    """
    full, heads = 0, HEADS
    if kit.metrics.mode == "large_text":
        px = kit.fonts.style("body", kit.metrics).px
        full, heads = full_row(kit), (*HEADS, *(("body", 1, round(px * share)) for share in LOWER))
    margin = kit.metrics.space("tight")
    for room, lower in ((height - 2 * margin, BODY), (height - margin, CLOSE), (height, BODY)):
        best: SetWords | None = None
        for style, rows, size in heads:
            words = _set(kit, head, line, (width, room), (style, rows, size), lower)
            if words.head.cut or words.line.cut or (full and words.height > room):
                continue
            if not full or words.row >= full:
                return words
            best = words if best is None or words.row > best.row else best
        if best is not None:
            return best
    return words


def full_row(kit: Kit) -> int:
    """Return the height of a row of the line in full size, in pixels."""
    return kit.text.block("0", kit.metrics.window[0], "body").height


def _set(
    kit: Kit, head: str, line: str, room: tuple[int, int], look: tuple[str, int, int | None], of_line: str
) -> SetWords:
    """Return both with a style, rows and a size of the head, and a style of the line."""
    (width, height), (style, rows, px) = room, look
    if px is None:
        upper = kit.text.fitted(head, width, style, lines=rows)
    else:
        upper = kit.text.block(head, width, style, lines=rows, px=px)
    left, soft = max(1, height - upper.height), kit.theme.colour.text_soft
    lower = kit.text.fitted(line, width, of_line, colour=soft, lines=MOST_ROWS, height=left)
    return SetWords(upper, lower)
