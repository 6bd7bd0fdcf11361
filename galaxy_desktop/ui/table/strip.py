"""Strip of a medium window: the item pointed at, in words; a wide window has tooltip and column."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from galaxy_desktop.engine.sentences import capitalized
from galaxy_desktop.engine.words import Explanation
from galaxy_desktop.language import gettext as _
from galaxy_desktop.presenter.bar_text import BarText
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import ELLIPSIS
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.typesetting import Block
from galaxy_desktop.ui.widgets.key_cue import draw_key_cue, key_cue_width

BOLD = "**"
LEAST_ROOM = 0.2
"""Share of the strip below which nothing is said in what is left of it."""


def draw_strip(
    kit: Kit,
    surface: pygame.Surface,
    rect: pygame.Rect,
    item: TableItem | None,
    why_not: str,
    sentences: Sequence[Explanation],
    page: str,
    *,
    taken: int,
) -> None:
    """Draw the strip with padlock and unmet condition, or with the sentences about the item.

    With a `page` the key that opens it is at the right; so many pixels there are `taken`.
    """
    colour = kit.theme.colour
    kit.faces.panel(surface, rect, colour.refuse if why_not else None)
    box = rect.inflate(-2 * kit.metrics.space("broad"), -kit.metrics.space("gap"))
    box.width -= taken
    if box.width < rect.width * LEAST_ROOM:
        return
    if item is None:
        kit.text.draw(surface, box, how_to_look(kit), "body", colour=colour.text_soft, middle=True)
        return
    if why_not:
        lock = kit.sign("padlock", kit.metrics.icon("row"), colour.refuse)
        surface.blit(lock, lock.get_rect(midleft=box.midleft))
        box = layout.trim(box, left=lock.get_width() + kit.metrics.space("pad"))
    if page:
        box.width -= _draw_key(kit, surface, box) + kit.metrics.space("pad")
    name, _newline, more = item.label.partition("\n")
    title = _("Why not {choice}?").format(choice=name) if why_not else capitalized(name)
    told = [line.text for line in sentences] or [more.replace("\n", "  |  ") or item.item.tip]
    lines = [why_not] if why_not else told
    shown = lines[0] and lines[0] != item.label
    bold = f"**{title.replace(BOLD, '')}**"
    if shown:
        head = kit.text.label(bold, box.width, "body", align="left")
    else:
        alone = title if BOLD in title else bold
        head = kit.text.fitted(alone, box.width, "body", height=box.height)
    body = _whole_sentences(kit, lines, box.width, max(1, box.height - head.height))
    top = box.centery - (head.height + (body.height if shown else 0)) // 2
    head.draw(surface, (box.left, top))
    if shown:
        body.draw(surface, (box.left, top + head.height))


def how_to_look(kit: Kit) -> str:
    """Return how a player has something explained or enlarged with the device in use."""
    return idle_by_keys(kit) or _("Hover over anything for details. Right-click a card to enlarge it.")


def idle_by_keys(kit: Kit) -> str:
    """Return how a player has something explained who used keyboard or gamepad last; empty for any other."""
    if not kit.pointer.by_keys:
        return ""
    if kit.pointer.by_pad:
        return _("LS: reach everything with the D-pad. Y enlarges a card.")
    return _("Hold Ctrl to reach everything with the arrow keys. V enlarges a card.")


def for_device(kit: Kit, text: BarText, *, by_keys: bool) -> BarText:
    """Return the texts with how to see why others are dimmed, as it is done with the device in use."""
    if not text.dimmed:
        return text
    if not by_keys:
        how = _("Hover over a dimmed one to see why not.")
    elif kit.pointer.by_pad:
        how = _("Press LS and use the D-pad to see why others aren't.")
    else:
        how = _("Hold Ctrl and use arrows to see why others aren't.")
    return replace(text, line=f"{text.line} {how}", dimmed=False)


def _whole_sentences(kit: Kit, lines: Sequence[str], width: int, height: int) -> Block:
    """Return the sentences; of too many the first ones that fit, and the key that shows all."""
    colour = kit.theme.colour.text_soft
    more = ELLIPSIS if kit.pointer.by_pad else _("… Press I for more.")
    for number in range(len(lines), 0, -1):
        rest = [more] * (number < len(lines))
        text = " ".join([*lines[:number], *rest])
        block = kit.text.fitted(text, width, "explain", colour=colour, height=height)
        if not block.cut:
            break
    return block


def _draw_key(kit: Kit, surface: pygame.Surface, box: pygame.Rect) -> int:
    """Draw a question mark and the key that opens the page; return their width."""
    size, gap = kit.metrics.icon("line"), kit.metrics.space("gutter")
    colour = kit.theme.colour.text_soft
    width = size + gap + key_cue_width(kit, _("F1"))
    sign = kit.sign("help", size, colour)
    surface.blit(sign, sign.get_rect(midleft=(box.right - width, box.centery)))
    draw_key_cue(kit, surface, (box.right - width + size + gap, box.centery), _("F1"))
    return width
