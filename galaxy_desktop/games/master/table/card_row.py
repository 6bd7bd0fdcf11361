"""Own cards side by side, the species first; smaller if they are many."""

from functools import partial

import pygame

from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.powers import card_limit
from galaxy_desktop.games.master.schema import SPECIES
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.cards_shown import all_name_decks, lay_card
from galaxy_desktop.games.master.table.look import SPECIES_WIDE, WIDE
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.ids import item_id

FREE = 150
MOST = 1.5
"""Greatest width of a card, as a share of its usual one, while there are few."""
OWN = "tableau"


def lay_row(table: Board) -> None:
    """Lay the row, and behind it how many cards may be kept."""
    box, row, gap = table.frame.cards, table.me.row, table.space("gutter")
    table.sheet.places[item_id("row", table.seat)] = box
    widths = [table.px(SPECIES_WIDE if cards()[card].deck == SPECIES else WIDE) for card in row]
    room, whole = box.width - gap * max(0, len(row) - 1), max(1, sum(widths))
    grown = min(MOST, (room - table.px(WIDE) - gap) / whole)
    share = max(grown, min(1.0, room / whole))
    rest, laid = box, []
    for card, width in zip(row, widths, strict=True):
        rect, rest = layout.cut_left(rest, int(width * share), gap)
        laid.append((card, rect))
    decks = all_name_decks(table, laid)
    for card, rect in laid:
        lay_card(table, card, rect, OWN, table.seat, decks=decks)
    rest = layout.left(rest, table.px(WIDE))
    if rest.width >= table.px(FREE):
        table.sheet.add(partial(_limit, table, rect=rest))


def _limit(table: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw how many cards there are of those that may be kept."""
    colour = table.kit.theme.colour
    table.kit.faces.well(surface, rect)
    table.kit.faces.dashed(surface, rect, colour.hairline, 0)
    most = card_limit(table.view, table.seat)
    has = len(table.me.row)
    head = ngettext("{has} of {most} card", "{has} of {most} cards", most).format(has=has, most=most)
    line = (
        _("The limit applies at the end of your turn.")
        if has <= most
        else _("Over the limit: discard cards or start conflicts.")
    )
    box = rect.inflate(-table.space("block"), -table.space("broad"))
    title = table.kit.text.block(f"**{head}**", box.width, "body", align="centre", colour=colour.text_soft)
    below = table.kit.text.block(line, box.width, "small", align="centre", colour=colour.text_muted)
    top = box.centery - (title.height + below.height) // 2
    title.draw(surface, (box.left, top))
    below.draw(surface, (box.left, top + title.height))
