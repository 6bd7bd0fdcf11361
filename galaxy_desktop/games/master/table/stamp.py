"""Drawing of a card as a stamp: its picture, its deck, its name, and a check once it was implemented."""

import pygame

from galaxy_desktop.games.master.box import Card, cards
from galaxy_desktop.games.master.table.face import GAME
from galaxy_desktop.games.master.table.look import MasterLook
from galaxy_desktop.games.master.table.terms import deck_sign
from galaxy_desktop.games.master.words.names import item as name_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop.card_face import Picture, put_sign, round_off, whole_picture
from galaxy_desktop.ui.tabletop.card_names import is_cut, set_name
from galaxy_desktop.ui.theme import mix

STAMP = "stamp"
"""Level of detail of a look that asks for a stamp."""
SIGN, MARGIN = 0.24, 0.07


def draw_stamp(kit: Kit, look: MasterLook) -> pygame.Surface:
    """Return the stamp that a look asks for."""
    card = cards()[look.card]
    colour, deck = kit.theme.colour, kit.theme.deck[card.deck]
    face = clear_surface(look.size, deck)
    width, height = look.size
    whole_picture(kit, face, Picture(GAME, card.id, deck))
    size = max(14, round(width * SIGN))
    pad = max(4, round(width * MARGIN))
    kit.faces.disc(face, (pad + size // 2, pad + size // 2), size, colour.well, deck)
    sign = kit.sign(deck_sign(card.deck), round(size * 0.7), mix(deck, colour.text, 0.3))
    put_sign(face, sign, (pad + size / 2, pad + size / 2))
    if look.active:
        check = kit.sign("check", size, colour.good_news)
        put_sign(face, check, (width - pad - size / 2, pad + size / 2))
    box = pygame.Rect(pad, height // 2, width - 2 * pad, height // 2 - pad)
    px = kit.metrics.text(SMALLEST_WORD)
    set_name(kit, face, stamp_name(kit, card, box.width, px), box, px, colour.text, foot=True)
    round_off(kit, face, width, 1, deck)
    return face


def stamp_name(kit: Kit, card: Card, width: int, px: int) -> str:
    """Return the name of a card; for a leader without its first words if it would be cut."""
    name = name_of(card.id)
    while card.deck == "leader" and " " in name and is_cut(kit, name, width, px):
        _title, name = name.split(maxsplit=1)
    return name
