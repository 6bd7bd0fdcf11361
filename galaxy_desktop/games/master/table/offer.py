"""Cards to choose from, laid open over the map: a draw, a draft, a deck that is searched, decks."""

from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.draw import comes_back
from galaxy_desktop.games.master.moves import REFUSE
from galaxy_desktop.games.master.schema import SPECIES
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.cards_shown import LEAST_LARGE, TALL_LARGE, all_name_decks, look_of
from galaxy_desktop.games.master.table.look import SPECIES_WIDE, TALL, WIDE
from galaxy_desktop.games.master.table.terms import deck_name, deck_sign
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.card_back import card_back
from galaxy_desktop.ui.tabletop.lines import lead, write_with_note
from galaxy_desktop.ui.tabletop.offer import offer_title
from galaxy_desktop.ui.tabletop.peek import peek_width
from galaxy_desktop.ui.tabletop.sheet import Spot

TOPICS = ("draw", "draft", "search", "deck")
OFFER = "offer"
MOST, FEW = 290, 5
VEIL = 0.88


def is_open(table: Board) -> bool:
    """Return whether cards lie open over the map."""
    return table.topic in TOPICS


def lay_offer(table: Board) -> None:
    """Lay a title and the cards side by side; many cards in rows."""
    box = table.frame.map
    table.sheet.cover(box, folds=True)
    table.sheet.places["over the map"] = box
    table.sheet.places["offer"] = box
    table.sheet.add(partial(table.kit.faces.veil, rect=box, alpha=VEIL))
    title, room = layout.cut_top(
        layout.trim(box, top=table.space("tight"), bottom=table.space("gap")),
        offer_title(table),
    )
    head = layout.inset(title, table.space("broad"), 0)
    head = layout.trim(head, right=peek_width(table, _("View table")))
    table.sheet.add(partial(_title, table, rect=head))
    assert table.decision is not None
    options = list(table.decision.options())
    foot = table.letters("body") + table.space("pad")
    if len(options) <= FEW:
        _lay_few(table, options, room, foot)
    else:
        _lay_many(table, options, room)


def _title(table: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw what to do, as the prompt bar says it, and how many cards are left."""
    assert table.decision is not None
    deck = table.decision.about if table.topic in ("draw", "search") else ""
    title, note = table.game.words.ask(table.view, table.decision, table.shown.chosen).head, ""
    size = rect.height // 2
    if deck:
        number = len(table.view.decks[deck])
        note = ngettext("{n} card left in the deck", "{n} cards left in the deck", number).format(n=number)
        sign = table.kit.sign(deck_sign(deck), size, table.kit.theme.deck[deck])
        rect = lead(surface, sign, rect, size, table.space("gap"))
    write_with_note(table, surface, rect, (title, note), gap=table.space("pad"), styles=("heading", "small"))


def _lay_few(table: Board, options: list[Option], room: pygame.Rect, foot: int) -> None:
    """Lay large faces with a caption below each."""
    gap, number = table.space("broad"), len(options)
    wide = min(table.px(MOST) if table.frame.wide else MOST, (room.width - gap * (number + 1)) // number)
    tall = min(round(wide * TALL_LARGE), room.height - foot - gap)
    wide = min(wide, round(tall / 1.1))
    whole = layout.trim(room, bottom=foot)
    row = layout.align(whole, (number * (wide + gap) - gap, tall))
    places = [*zip(options, layout.cells(row, (wide, tall), number, number, gap), strict=True)]
    shown = [(card, rect) for option, rect in places if (card := _card_at(table, option))]
    decks = all_name_decks(table, shown)
    for option, rect in places:
        _lay_face(table, option, rect, decks=decks)
        below = pygame.Rect(rect.left - gap // 2, rect.bottom, rect.width + gap, foot)
        table.sheet.add(partial(_caption, table, rect=below, option=option))


def _card_at(table: Board, option: Option) -> str:
    """Return the card whose face stands for an option; empty if a back does."""
    card = option if option in cards() else ""
    if option == REFUSE and table.decision is not None:
        card = comes_back(table.view, table.decision.about)
    if table.topic == "deck":
        card = table.view.decks[option][0]
    return card if card in cards() else ""


def _lay_face(table: Board, option: Option, rect: pygame.Rect, *, decks: bool) -> None:
    if card := _card_at(table, option):
        level = "large" if rect.width >= LEAST_LARGE else "row"
        spot = Spot(look_of(table, card, rect.size, level, decks=decks), rect, mark=table.mark(option))
        table.sheet.card(
            Item(option, rect, OFFER, card), spot, lambda surface: table.drawn.draw(surface, spot)
        )
        return
    table.sheet.add(
        partial(_back, table, rect=rect, option=option), Item(option, rect, OFFER, "", table.word(option))
    )


def _back(table: Board, surface: pygame.Surface, rect: pygame.Rect, option: Option) -> None:
    """Draw the back of a card that nobody has seen."""
    surface.blit(card_back(table.kit, rect.size), rect)
    mark = table.mark(option)
    if mark != "rest":
        table.kit.faces.glow(surface, rect, table.drawn.colour_of(mark))


def _caption(table: Board, surface: pygame.Surface, rect: pygame.Rect, option: Option) -> None:
    soft = table.kit.theme.colour.text_soft
    words = _refusal(table) if option == REFUSE else ""
    if table.topic == "deck":
        number = len(table.view.decks[option])
        words = ngettext("{deck}: {n} card", "{deck}: {n} cards", number)
        words = words.format(deck=deck_name(option), n=number)
    block = table.kit.text.label(words, rect.width, "option", colour=soft)
    block.draw(surface, (rect.left, rect.centery - block.height // 2))


def _refusal(table: Board) -> str:
    """Return the name of the card that refusing all brings."""
    assert table.decision is not None
    back = comes_back(table.view, table.decision.about)
    return table.game.words.item(back) if back else _("Next card, unseen")


def _lay_many(table: Board, options: list[Option], room: pygame.Rect) -> None:
    """Lay small faces in rows, as large as all fit."""
    gap = table.space("gap")
    species = any(cards()[option].deck == SPECIES for option in options if option in cards())
    shape = TALL / (SPECIES_WIDE if species else WIDE)
    best = (0, 1)
    for columns in range(2, len(options) + 1):
        rows = -(-len(options) // columns)
        wide = min(
            (room.width - gap * (columns + 1)) // columns, round(((room.height - gap) // rows - gap) / shape)
        )
        best = max(best, (wide, columns))
    wide, columns = best
    tall = round(wide * shape)
    area = layout.align(room, (columns * (wide + gap) - gap, room.height))
    places = layout.cells(area, (wide, tall), len(options), columns, gap)
    faces = [(option, rect) for option, rect in zip(options, places, strict=True) if option in cards()]
    decks = all_name_decks(table, faces)
    for option, rect in faces:
        spot = Spot(look_of(table, option, rect.size, decks=decks), rect, mark=table.mark(option))
        table.put(option, spot, OFFER)
