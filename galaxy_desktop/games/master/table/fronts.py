"""Conflicts on the board, each with both its projects, and the decks."""

from functools import partial

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.schema import DEVELOPMENTS, POLITICS
from galaxy_desktop.games.master.table import tabs
from galaxy_desktop.games.master.table.balance import balance_height, lay_balance
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.pages import lay_pages
from galaxy_desktop.games.master.table.terms import deck_sign
from galaxy_desktop.games.master.words.names import item as name_of
from galaxy_desktop.games.master.words.terms import deck as deck_word
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import lead, write
from galaxy_desktop.ui.theme import mix

FRONT, DECK = "fronts", "decks"


def lay_fronts(table: Board) -> None:
    """Lay the panel of a wide window: tabs if there are conflicts, then the open conflict or the decks."""
    box = table.frame.conflict
    table.sheet.places["conflicts"] = box
    names = [*table.view.conflicts, tabs.DECKS]
    chosen = tabs.open_tab(table, names)
    table.sheet.add(partial(table.kit.faces.panel, rect=box))
    inner = box.inflate(-table.space("gap") * 2, -table.space("gap"))
    if len(names) > 1:
        strip, inner = layout.cut_top(
            inner, table.letters("small") + table.space("margin"), table.space("seam")
        )
        tabs.lay_tabs(table, strip, names, chosen)
    if chosen == tabs.DECKS:
        lay_decks(table, inner)
    else:
        lay_front(table, inner, chosen)


def lay_front_list(table: Board, box: pygame.Rect) -> None:
    """Lay all conflicts from top to bottom, the one asked about first, on pages if they are many."""
    tall = balance_height(table)
    rest, gap = box, table.space("tight")
    cards_ = sorted(table.view.conflicts, key=lambda card: card != table.asked)
    for card in lay_pages(table, box, dict.fromkeys(cards_, tall), gap):
        front, rest = layout.cut_top(rest, tall, gap)
        lay_front(table, front, card)


def lay_front(table: Board, box: pygame.Rect, card: str) -> None:
    """Lay a conflict in full, as a balance of both sides."""
    table.sheet.add(partial(_plate, table, rect=box), Item(table.targets.item(card), box, FRONT, card))
    lay_balance(table, box, card, FRONT)
    mark = table.targets.mark(card)
    if mark != "rest":
        colour = table.drawn.colour_of(mark)
        table.sheet.add(partial(table.kit.faces.glow, rect=box, colour=colour))


def _plate(table: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the ground of a conflict, in the colour of its deck."""
    colour, edge = table.kit.theme.colour, table.kit.theme.deck["conflict"]
    top, foot = mix(colour.well, edge, 0.20), mix(colour.well, table.kit.theme.sign["front_foot"], 0.16)
    table.kit.faces.plate(surface, rect, top, edge, foot=foot)


def lay_decks(table: Board, box: pygame.Rect) -> None:
    """Lay the six decks with their top cards, which all can see."""
    decks = (*POLITICS, *DEVELOPMENTS)
    across, gap = (2 if box.width < table.px(460) else 3), table.space("seam")
    down = -(-len(decks) // across)
    size = (box.width + gap) // across - gap, (box.height + gap) // down - gap
    for deck, rect in zip(decks, layout.cells(box, size, len(decks), across, gap), strict=True):
        table.sheet.places[item_id("deck", deck)] = rect
        pile = table.view.decks[deck]
        top = pile[0] if pile else ""
        option = table.targets.item(deck)
        tip = "" if pile else _("The {deck} deck is empty.").format(deck=deck_word(deck))
        name = option if option != deck else item_id("deck", deck)
        item = Item(name, rect, DECK, top if top in cards() else "", tip)
        table.sheet.add(partial(_deck, table, rect=rect, deck=deck), item)


def _top(pile: list[str]) -> str:
    """Return the name of the card on top of a pile."""
    if not pile:
        return _("Empty")
    return name_of(pile[0]) if pile[0] in cards() else _("Face down")


def _write_top(table: Board, surface: pygame.Surface, room: pygame.Rect, name: str) -> None:
    """Write the name of the top card, on two lines if it is too long for one and they have room."""
    font = table.kit.fonts.style("small", table.kit.metrics).font
    block = table.kit.text.fitted(escape(name), room.width, "small", lines=2)
    if block.height > room.height:
        px = table.kit.text.smallest("small")
        block = table.kit.text.block(escape(name), room.width, "small", lines=2, px=px)
    if width_of(font, name) <= room.width or block.height > room.height or block.cut:
        write(table, surface, room, name, "small")
        return
    block.draw(surface, (room.left, room.centery - block.height // 2))


def _deck(table: Board, surface: pygame.Surface, rect: pygame.Rect, deck: str) -> None:
    """Draw a deck: its sign, how many cards it has, and the top card by name."""
    colour, shade = table.kit.theme.colour, table.kit.theme.deck[deck]
    ground = mix(colour.well, shade, 0.14)
    table.kit.faces.plate(surface, rect, ground, mix(colour.well, shade, 0.6), "mini")
    gutter, tight = table.space("gutter"), table.space("tight")
    size = min(rect.height - gutter, table.letters("number"))
    row = layout.inset(rect, gutter, 0)
    words = lead(surface, table.kit.sign(deck_sign(deck), size, shade), row, size, tight)
    pile = table.view.decks[deck]
    font = table.kit.fonts.font("text", 700, table.letters("small"))
    figure = table.kit.fonts.line(font, str(len(pile)), colour.text_soft)
    surface.blit(figure, figure.get_rect(midright=row.midright))
    _write_top(table, surface, layout.trim(words, right=figure.get_width() + tight), _top(pile))
    mark = table.targets.mark(deck)
    if mark != "rest":
        table.kit.faces.glow(surface, rect, table.drawn.colour_of(mark), table.kit.faces.radius("mini"))
