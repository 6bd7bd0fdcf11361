"""Drawing of the face of a card: name and deck, projects with slots and cubes, what they bring, the text."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.games.master.box import Card, Project, cards, facing_of, other_side, side
from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.schema import CONFLICT, SPECIES
from galaxy_desktop.games.master.table import rewards
from galaxy_desktop.games.master.table.look import MasterLook, head_height, project_rows, slot_places
from galaxy_desktop.games.master.table.terms import deck_name, deck_sign
from galaxy_desktop.games.master.words.names import item as name_of
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.art import cubes
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.surfaces import clear_surface, gradient, mask, masked
from galaxy_desktop.ui.tabletop.card_face import Picture, card_body, dim, put_sign, round_off, whole_picture
from galaxy_desktop.ui.tabletop.parts import Part, PartText, Sign, draw_parts, narrowest, parts_width
from galaxy_desktop.ui.theme import mix

GAME = "master"
VEIL_TOP, VEIL_FOOT = 215, 120
FOOT = 6
"""Pixels by which the line of a stake is higher than its letters."""
LARGE_PICTURE, LARGE = 0.36, (0.67, (0.26, 0.44))
"""Of the height of a large card: top of the projects; of what is below its head: picture, and its fading."""


def draw_face(kit: Kit, look: MasterLook) -> pygame.Surface:
    """Return the face that a look asks for."""
    card = cards()[look.card]
    colour = kit.theme.deck[card.deck]
    face = clear_surface(look.size, colour)
    picture = Picture(GAME, card.id, colour)
    if look.level == "large":
        card_body(kit, face.subsurface(_below_head(kit, face)), picture, *LARGE)
        top = round(face.get_height() * LARGE_PICTURE)
        lower = face.subsurface((0, top, face.get_width(), face.get_height() - top))
        draw_projects(kit, lower, card, look, lower.get_rect())
    else:
        whole_picture(kit, face, picture)
        _darken(kit, face)
        draw_projects(kit, face, card, look, face.get_rect())
    _head(kit, face, card, decks=look.decks)
    round_off(kit, face, look.size[0], 1, colour)
    if look.dim:
        dim(kit, face)
    return face


def name_height(kit: Kit, size: tuple[int, int]) -> int:
    """Return the height of the band with the name of a card of a size, in pixels."""
    return head_height(size, kit.metrics.letters("card_name") + 6)


def _head_height(kit: Kit, face: pygame.Surface) -> int:
    return name_height(kit, face.get_size())


def _below_head(kit: Kit, face: pygame.Surface) -> pygame.Rect:
    return layout.trim(face.get_rect(), top=_head_height(kit, face))


def _darken(kit: Kit, face: pygame.Surface) -> None:
    """Draw a veil over the picture, so that slots and words stand out."""
    veil = pygame.Surface((1, 16), pygame.SRCALPHA, 32)
    for y in range(16):
        alpha = VEIL_TOP + (VEIL_FOOT - VEIL_TOP) * (y / 15) ** 2
        veil.set_at((0, y), (*kit.theme.colour.well, round(alpha)))
    face.blit(pygame.transform.smoothscale(veil, face.get_size()), (0, 0))


def names_deck(kit: Kit, card: str, size: tuple[int, int]) -> bool:
    """Return whether the head of a card of a size has room for the name of its deck beside its own."""
    pad, sign = _pad(size[0]), _sign_size(name_height(kit, size))
    word = width_of(_deck_font(kit), deck_name(cards()[card].deck))
    name = width_of(kit.fonts.font("card", 700, kit.metrics.letters("card_name")), name_of(card))
    return name + word + pad + 12 <= size[0] - pad - sign - 4


def _pad(width: int) -> int:
    return max(6, width // 26)


def _sign_size(head: int) -> int:
    return round(head * 0.62)


def _deck_font(kit: Kit) -> pygame.font.Font:
    return kit.fonts.font("card", 600, kit.metrics.letters("small"))


def _head(kit: Kit, face: pygame.Surface, card: Card, *, decks: bool) -> None:
    """Draw the band in the colour of the deck: the name left, the deck right, with its name if wanted."""
    colour, deck = kit.theme.colour, kit.theme.deck[card.deck]
    width = face.get_width()
    head = _head_height(kit, face)
    band = pygame.Rect(0, 0, width, head)
    shade = gradient(band.size, mix(colour.well, deck, 0.44), mix(colour.well, deck, 0.28), 245)
    face.blit(masked(shade, mask((width, head), 2)), band)
    pad, size = _pad(width), _sign_size(head)
    right = width - pad
    sign = kit.sign(deck_sign(card.deck), size, mix(deck, colour.text, 0.3))
    put_sign(face, sign, (right - size // 2, band.centery))
    right -= size + 4
    title = name_of(card.id)
    if decks and names_deck(kit, card.id, face.get_size()):
        drawn = kit.fonts.line(_deck_font(kit), deck_name(card.deck), mix(deck, colour.text, 0.35))
        face.blit(drawn, drawn.get_rect(midright=(right, band.centery)))
        right -= drawn.get_width() + 8
    sizes = (kit.metrics.letters("card_name"), SMALLEST_WORD)
    name_font = kit.fonts.fitting("card", 700, sizes, title, right - pad)
    name = kit.fonts.line(name_font, kit.fonts.fitted(name_font, title, right - pad), colour.text)
    face.blit(name, name.get_rect(midleft=(pad, band.centery)))


def draw_projects(kit: Kit, face: pygame.Surface, card: Card, look: MasterLook, area: pygame.Rect) -> None:
    """Draw all projects of a card with what lies on them and what they bring; the text below."""
    least = kit.metrics.letters("card_name") + 6
    places = slot_places(card.id, area.size, least)
    bottom = head_height(area.size, least)
    for number, (project, row) in enumerate(project_rows(card.id, area.size, least)):
        laid = look.cubes[number] if look.cubes else ("",) * len(project.slots)
        for n, (slot, there) in enumerate(zip(project.slots, laid, strict=True)):
            rect = places[spot_id(project.id, n)]
            face.blit(slot_face(kit, slot.colour, there, rect.width, marked=slot.marked), rect)
        _row(kit, face, card, look, project, row, places)
        bottom = max(bottom, row.bottom)
    if card.deck not in (SPECIES, CONFLICT):
        _text(kit, face, card, look, bottom)


def slot_face(kit: Kit, colour: str, cube: str, size: int, *, marked: bool) -> pygame.Surface:
    """Return a slot at a size in pixels, with its cube if one lies there, from the cache of the kit."""
    key = ("card slot", colour, cube, size, marked)
    if not cube:
        return kit.surfaces.get(key, lambda: cubes.slot(colour, size, marked=marked))
    draw = cubes.marked_cube if marked else cubes.cube
    return kit.surfaces.get(key, lambda: draw(cube, size))


def _row(
    kit: Kit,
    face: pygame.Surface,
    card: Card,
    look: MasterLook,
    project: Project,
    row: pygame.Rect,
    places: dict[str, pygame.Rect],
) -> None:
    """Draw the icon of a project before its slots, and what it brings behind them."""
    colour = kit.theme.colour
    last = places[spot_id(project.id, len(project.slots) - 1)]
    size = last.height
    if card.deck == SPECIES:
        icon = kit.sign(rewards.icon(project), round(size * 0.86), colour.text_soft)
        put_sign(face, icon, (row.left + size // 2 - 2, last.centery))
        if project.kind == "agenda":
            face.fill((*kit.theme.deck[card.deck], 90), (row.left, row.top, row.width, 1))
    left = last.right + round(size * 0.35)
    box = pygame.Rect(left, last.top, row.right - left, size)
    if project.id in look.ready or project.id in look.active:
        check = round(size * 0.7)
        put_sign(face, kit.sign("check", check, colour.good_news), (row.right - check // 2, last.centery))
        box.width -= check + 4
    if project.id in look.built:
        base = kit.sign("base_factory", round(size * 0.9), kit.theme.seat(look.seat + 1).colour)
        put_sign(face, base, (row.right - size // 2, last.centery))
        box.width -= size
    if card.deck == CONFLICT:
        _front(kit, face, card, project, row, places)
        return
    draw_parts(kit, face, _that_fit(kit, rewards.parts(project), box), box, kit.metrics.letters("small"))


def _that_fit(kit: Kit, parts: Sequence[Part], box: pygame.Rect) -> Sequence[Part]:
    """Return all parts, or the signs alone if words are higher or wider than their row."""
    least = kit.metrics.letters("small")
    if least <= box.height and parts_width(kit, parts, SMALLEST_WORD, least) <= box.width:
        return parts
    return [part for part in parts if isinstance(part, Sign)]


def _front(
    kit: Kit,
    face: pygame.Surface,
    card: Card,
    project: Project,
    row: pygame.Rect,
    places: dict[str, pygame.Rect],
) -> None:
    """Draw one side of a conflict: its colour, and what it loses if the other side wins."""
    first = places[spot_id(project.id, 0)]
    facing = facing_of(project.id)
    shade = kit.theme.cube["red" if facing == "red" else "blue"].fill
    bar = pygame.Rect(row.left, first.top, max(4, first.width // 4), first.height)
    pygame.draw.rect(face, shade, bar, border_radius=3)
    least = kit.metrics.letters("small")
    line = pygame.Rect(row.left, first.bottom + 2, row.width, least + FOOT)
    if facing == "red":
        below = places[spot_id(side(card.id, other_side(facing)), 0)].top
        line = _prize(kit, face, card, row, line, below)
    parts, letters = _at_stake(kit, project, line.width, least)
    draw_parts(kit, face, parts, layout.align(line, (line.width, letters + FOOT), "midleft"), letters)


def _prize(
    kit: Kit, face: pygame.Surface, card: Card, row: pygame.Rect, line: pygame.Rect, below: int
) -> pygame.Rect:
    """Draw the rule under the first side, and what both fight for at its end; return the room of the stake.

    Where that would touch the stake or what begins `below`, it is beside the stake.
    """
    least = kit.metrics.letters("small")
    prize = (Sign(symbol_sign(card.symbol)), Sign("bag"), PartText(str(card.spoils)))
    wide = parts_width(kit, prize, line.height, least)
    between = pygame.Rect(row.right - wide, row.bottom - line.height // 2, wide, line.height)
    fits = line.bottom <= between.top and between.bottom <= below
    rule = between.left - 6 if fits else row.right
    face.fill((*kit.theme.deck[CONFLICT], 120), (row.left, row.bottom - 1, rule - row.left, 1))
    room = line if fits else layout.trim(line, right=wide + 6)
    draw_parts(kit, face, prize, between if fits else layout.right(line, wide), least)
    return room


def _at_stake(kit: Kit, project: Project, width: int, least: int) -> tuple[tuple[Part, ...], int]:
    """Return what a side loses and the size of its letters: the name of a deck only where all has room.

    Before another word is left out, large letters shrink to their size at a text size of 100 %, then signs.
    """
    label, smallest = PartText(_("at stake:"), soft=True), round(least / kit.metrics.text_step)
    whole, short, shortest = ((label, *rewards.stake(project, words)) for words in (2, 1, 0))
    if parts_width(kit, whole, least + FOOT, least) <= width:
        return whole, least
    for parts in (short, shortest):
        for letters in range(least, smallest - 1, -1):
            if parts_width(kit, parts, letters + FOOT, letters) <= width:
                return parts, letters
        if narrowest(kit, parts, smallest) <= width:
            return parts, smallest
    return shortest, smallest


def _text(kit: Kit, face: pygame.Surface, card: Card, look: MasterLook, top: int) -> None:
    """Draw the symbols that a leader needs, then what the card does; softer while it does not work."""
    colour = kit.theme.colour
    width, height = face.get_size()
    pad = max(8, round(width * 0.04))
    shade = colour.text if look.works else colour.text_soft
    for size in dict.fromkeys((kit.metrics.letters("card_text"), kit.text.smallest("card_text"))):
        row = pygame.Rect(pad, top + 2, width - 2 * pad, round(size * 1.3) if card.requires else 0)
        below = row.bottom + 2 if card.requires else top + 2
        box = pygame.Rect(pad, below, row.width, height - below - pad // 2)
        block = kit.text.fitted(look.text, box.width, "card_text", colour=shade, height=box.height)
        if not block.cut:
            break
    if card.requires:
        parts: list[Part] = [PartText(_("needs:"), soft=True)]
        parts += [Sign(symbol_sign(symbol)) for symbol in card.requires]
        end = draw_parts(kit, face, parts, row, min(row.height, kit.metrics.letters("small")))
        if look.works:
            put_sign(face, kit.sign("check", size - 2, colour.good_news), (end + size, row.centery))
    if box.height >= kit.metrics.letters("card_text"):
        block.draw(face, box.topleft)
