"""Drawing of a development as a plate, in the market or on a mat: picture, price, name, points."""

import pygame

from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import LARGE, Tile
from galaxy_desktop.games.frontiers.table.look import PlateLook
from galaxy_desktop.games.frontiers.table.tile_face import (
    GAME,
    NAME_LINES,
    PLAIN,
    draw_powers,
    fade_below,
    large_name,
    points_of,
)
from galaxy_desktop.games.frontiers.words.terms import item
from galaxy_desktop.ui.art import signs
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE, SMALLEST_WORD
from galaxy_desktop.ui.surfaces import clear_surface, ring, rounded
from galaxy_desktop.ui.tabletop.card_face import Picture, corner_radius, dim, put_sign, whole_picture
from galaxy_desktop.ui.tabletop.card_names import is_cut, set_line, set_name
from galaxy_desktop.ui.tabletop.parts import TIMES

NAME, OUTLINE = 15, 1.8
PICTURE, FADE = 0.2, 0.0
PRICE, BESIDE = 1.3, 1.34
"""Width that the price takes at the left, and middle of the printed cost beside it, in sizes of its sign."""
CROSSED = 0.66
"""Width from the middle of the printed cost to the name, in sizes of its figure."""
FLAT = 2.3
"""Width of a plate as a multiple of its height from which everything stands side by side."""


def draw_plate(kit: Kit, look: PlateLook) -> pygame.Surface:
    """Return the plate that a look asks for."""
    tile = tiles()[look.card]
    size = (look.size[0] * look.grain, look.size[1] * look.grain)
    colour = kit.theme.colour.development
    face = clear_surface(size, colour)
    whole_picture(kit, face, Picture(GAME, tile.id, colour))
    _shade(kit, face)
    _round_off(kit, face, look)
    (_row if is_row(kit, look) else _corners)(kit, face, tile, look)
    if look.dim:
        dim(kit, face)
    return face


def _shade(kit: Kit, face: pygame.Surface) -> None:
    """Darken the picture so that words stand out on it."""
    veil = pygame.Surface(face.get_size(), pygame.SRCALPHA, 32)
    veil.fill((*kit.theme.colour.background, round(255 * PICTURE)))
    face.blit(veil, (0, 0))
    fade_below(kit, face, FADE)


def _round_off(kit: Kit, face: pygame.Surface, look: PlateLook) -> None:
    """Round the corners, and draw an outline whose width does not grow with the plate."""
    radius = corner_radius(look.size[0]) * look.grain
    rounded(face, radius)
    stroke = max(1.5, OUTLINE * kit.metrics.scale) * look.grain
    face.blit(ring(face.get_size(), radius, stroke, kit.theme.colour.development), (0, 0))


def _name_size(kit: Kit, look: PlateLook) -> int:
    return max(kit.metrics.text(SMALLEST_WORD), kit.metrics.px(NAME)) * look.grain


def _large_name_size(kit: Kit, look: PlateLook, name: str, box: pygame.Rect) -> int:
    """Return the size of a name in large text: for two lines if the box is high enough, else for one."""
    least, most = SMALLEST_WORD * look.grain, large_name(kit) * look.grain
    if (half := int(box.height / NAME_LINES)) >= least:
        return min(half, most)
    fits = (
        px for px in range(most, least, -1) if width_of(kit.fonts.font("card", 700, px), name) <= box.width
    )
    return min(next(fits, least), box.height)


def _sign_size(look: PlateLook) -> int:
    return min(max(20, round(look.size[0] * 0.24)), round(look.size[1] * 0.62), 44) * look.grain


def is_row(kit: Kit, look: PlateLook) -> bool:
    """Return whether the name lies between price and points; with large text it is always below them."""
    width, height = look.size
    flat = look.level != PLAIN and width >= FLAT * height
    return flat and _name_fits(kit, tiles()[look.card], look, _left_of(look, crossed=False))


def _name_fits(kit: Kit, tile: Tile, look: PlateLook, left: int) -> bool:
    """Return whether the name fits with `left` pixels taken at the left."""
    room = look.size[0] * look.grain - left - _right_of(look)
    return not is_cut(kit, item(tile.id), room, _name_size(kit, look))


def _is_cheaper(tile: Tile, look: PlateLook) -> bool:
    """Return whether a development costs less now than printed."""
    return 0 <= look.price < tile.cost


def _left_of(look: PlateLook, *, crossed: bool) -> int:
    """Return the width that the price takes at the left, with the printed cost if `crossed`."""
    size = _sign_size(look)
    return round(size * BESIDE + _crossed_size(look, size) * CROSSED) if crossed else round(size * PRICE)


def _crossed_size(look: PlateLook, size: int) -> int:
    """Return the size of the figure of the printed cost beside a sign of a size."""
    return max(SMALLEST_WORD * look.grain, round(size * 0.5))


def _right_of(look: PlateLook) -> int:
    return round(_sign_size(look) * 0.9)


def _row(kit: Kit, face: pygame.Surface, tile: Tile, look: PlateLook) -> None:
    """Draw price, name and points side by side, the number left in the stack below the points."""
    width, height = face.get_size()
    size = _sign_size(look)
    crossed = _is_cheaper(tile, look) and _name_fits(kit, tile, look, _left_of(look, crossed=True))
    _price(kit, face, tile, look, (round(size * 0.66), height // 2), size, crossed=crossed)
    right = width - round(size * 0.48)
    stacked = look.left >= 0 and tile.size != LARGE
    small = min(round(size * 0.8), height // 2)
    put_sign(
        face,
        signs.points(kit.fonts, points_of(tile), small),
        (right, height * (0.29 if stacked else 0.5)),
    )
    if stacked:
        _left_in_stack(kit, face, look, (right, round(height * 0.73)))
    left = _left_of(look, crossed=crossed)
    box = pygame.Rect(left, 1, width - left - _right_of(look), height - 2)
    set_name(kit, face, item(tile.id), box, _name_size(kit, look), kit.theme.colour.text, foot=False)


def _corners(kit: Kit, face: pygame.Surface, tile: Tile, look: PlateLook) -> None:
    """Draw price and points in the upper corners, the name below; powers at the foot if there is room."""
    width, height = face.get_size()
    px = _name_size(kit, look)
    room = height - (large_name(kit) if look.level == PLAIN else 2 * px)
    size = max(20, min(_sign_size(look), room))
    inset = round(size * 0.66)
    _price(kit, face, tile, look, (inset, inset), size, crossed=_is_cheaper(tile, look))
    put_sign(face, signs.points(kit.fonts, points_of(tile), round(size * 0.86)), (width - inset, inset))
    if look.left >= 0 and tile.size != LARGE:
        _left_in_stack(kit, face, look, (width - inset - size, inset))
    if look.level == PLAIN:
        box = pygame.Rect(3, inset + size // 2, width - 6, height - inset - size // 2 - 2)
        px = _large_name_size(kit, look, item(tile.id), box)
        set_name(kit, face, item(tile.id), box, px, kit.theme.colour.text, foot=True)
        return
    foot = max(17, round(height * 0.2))
    foot = foot if height - foot - 3 - round(2.1 * px) >= inset + size // 2 else 0
    if foot:
        band = pygame.Rect(5, height - foot - 3, width - 10, foot)
        draw_powers(kit, face, tile, band)
    box = pygame.Rect(3, 0, width - 6, height - foot - 3)
    set_name(kit, face, item(tile.id), box, px, kit.theme.colour.text, foot=True)


def _price(
    kit: Kit,
    face: pygame.Surface,
    tile: Tile,
    look: PlateLook,
    centre: tuple[int, int],
    size: int,
    *,
    crossed: bool,
) -> None:
    """Draw the price now, with the printed cost crossed out beside it if `crossed`."""
    price = look.price if look.price >= 0 else tile.cost
    put_sign(face, signs.development_cost(kit.fonts, price, size), centre)
    if crossed:
        beside = centre[0] + round(size * 0.68), centre[1] - round(size * 0.3)
        _crossed(kit, face, tile.cost, beside, _crossed_size(look, size))


def _crossed(kit: Kit, face: pygame.Surface, number: int, centre: tuple[int, int], px: int) -> None:
    """Draw a number of a size in pixels with a thin line across it."""
    colour = kit.theme.colour
    figure = kit.fonts.line(kit.fonts.font("card", 700, px), str(number), colour.text)
    ink = figure.get_bounding_rect()
    place = figure.get_rect(left=centre[0] - ink.centerx, top=max(1 - ink.top, centre[1] - ink.centery))
    face.blit(figure, place)
    ink.move_ip(place.topleft)
    out, width = px // 6, max(1, round(px * 0.1))
    pygame.draw.line(face, colour.refuse, (ink.left - out, ink.bottom), (ink.right + out, ink.top), width)


def _left_in_stack(kit: Kit, face: pygame.Surface, look: PlateLook, centre: tuple[int, int]) -> None:
    font = kit.fonts.font("card", 600, max(SMALLEST_FIGURE * look.grain, round(_sign_size(look) * 0.5)))
    text = f"{TIMES}{look.left}"
    row = pygame.Rect((0, 0), font.size(text))
    row.center = centre
    set_line(kit, face, font, text, row, kit.theme.colour.text)
