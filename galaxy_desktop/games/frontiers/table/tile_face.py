"""Drawing of an upright tile: picture, cost, points, good, name, powers, colonists."""

import pygame

from galaxy_desktop.engine.sentences import minus
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, GRAY, KINDS, WINDFALL, Tile
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table.look import TileLook
from galaxy_desktop.games.frontiers.table.signs_of_power import (
    full_parts_of_powers,
    parts_of_keywords,
    parts_of_powers,
)
from galaxy_desktop.games.frontiers.words.terms import item
from galaxy_desktop.ui.art import goods, signs
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop.card_face import Picture, dim, fade, put_sign, round_off, whole_picture
from galaxy_desktop.ui.tabletop.card_names import SMALLER, room_beside, set_name
from galaxy_desktop.ui.tabletop.parts import draw_parts, parts_width
from galaxy_desktop.ui.theme import RGB

GAME = "frontiers"
DESIGN_WIDTH = 142
CORNER, COST, POINTS = 19, 26, 28
GOOD_AT, GOOD = (22, 56), 24
KEYWORD_AT, KEYWORD = 55, 19
NAME, FOOT, SIGNS, FIGURE = 15, 29, 21, 17
EDGE = 6
CROWDED = 96
"""Width in pixels below which a tile has no room for a good above a name of two lines."""
NAME_LINES = 2.1
"""Height of two lines of a name, in heights of its letters."""
LARGEST_NAME = 0.2
"""Size of a large name as a share of the width: short ones are hardly larger than those beside them."""
FADE, DARKEST, BEND = 0.42, 225, 0.7
SMALLEST_SIGN, PLAIN_SIGNS, PLAIN_GOOD = 20, 1.5, 1.3
CUBE_HALF = 0.72
"""Half the height of a good as a cube, in sizes of its token."""
MOST_SHRUNK = 1.15
"""Width of signs, as a multiple of their room, up to which they are shrunk instead of left out."""
PLAIN, NAMELESS = "plain", "nameless"


def draw_tile(kit: Kit, look: TileLook) -> pygame.Surface:
    """Return the upright tile that a look asks for."""
    tile = tiles()[look.card]
    width, height = (length * look.grain for length in look.size)
    colour = kind_colour(kit, tile, look.kind)
    face = clear_surface((width, height), colour)
    whole_picture(kit, face, Picture(GAME, tile.id, colour))
    fade_below(kit, face, FADE)
    round_off(kit, face, look.size[0], look.grain, colour)
    unit = width / DESIGN_WIDTH
    _corners(kit, face, tile, unit * (PLAIN_SIGNS if look.level == PLAIN else 1))
    _good(kit, face, tile, look)
    foot = round(EDGE * unit)
    if look.level not in (PLAIN, NAMELESS):
        _foot(kit, face, tile, look, unit)
        foot = max(round(FOOT * unit), 17 + round(7 * unit))
    name = face.get_height() - foot
    if look.level != NAMELESS:
        name = _name(kit, face, tile, look, name)
    if look.level not in (PLAIN, NAMELESS):
        _keywords(kit, face, tile, unit, name)
    if look.dim:
        dim(kit, face)
    return face


def kind_colour(kit: Kit, tile: Tile, kind: str) -> RGB:
    """Return the colour of the outline: that of the kind, or of developments."""
    if tile.sort == DEVELOPMENT:
        return kit.theme.colour.development
    own = kind if tile.kind == ANY else tile.kind
    return kit.theme.kind[own if own in KINDS else GRAY].colour


def cost_sign(kit: Kit, tile: Tile, number: int, size: int) -> pygame.Surface:
    """Return a diamond for a development, a ring for a world, a ring with ticks for a military world."""
    if tile.sort == DEVELOPMENT:
        return signs.development_cost(kit.fonts, number, round(size * 1.12))
    if tile.is_military:
        return signs.defense(kit.fonts, number, round(size * 1.2))
    return signs.cost_ring(kit.fonts, number, size)


def printed_cost(tile: Tile) -> int:
    """Return the cost of a tile in credits, or the defense of a military world."""
    return tile.defense if tile.is_military else tile.cost


def points_of(tile: Tile) -> str:
    """Return the VP of a tile; "?" if they are counted at the end of the game."""
    return "?" if tile.bonus else minus(tile.vp)


def fade_below(kit: Kit, face: pygame.Surface, start: float) -> None:
    """Fade the picture into the background below a share of the height."""
    fade(kit, face, start, DARKEST, BEND)


def good_place(look: TileLook) -> tuple[tuple[int, int], int]:
    """Return the middle of the good on a tile and its size, in pixels of its face."""
    width, height = (length * look.grain for length in look.size)
    if look.level == NAMELESS:
        across = max(SMALLEST_SIGN * look.grain, width // 3)
        return (width // 2, height - round(across * 0.7)), across
    if look.level != PLAIN and look.size[0] < CROWDED:
        return (width // 2, round(SMALLEST_SIGN * 0.62 * look.grain)), SMALLEST_SIGN * look.grain
    unit, plain = width / DESIGN_WIDTH, look.level == PLAIN
    across = max(SMALLEST_SIGN, round(GOOD * unit * (PLAIN_GOOD if plain else 1)))
    down = max(GOOD_AT[1] * unit, across / 2 + SMALLEST_SIGN * 1.2)
    if plain:
        points, at = _points_corner(unit * PLAIN_SIGNS)
        down = at + points / 2 + across * CUBE_HALF
    return (round(width - max(GOOD_AT[0] * unit, across * 0.8)), round(down)), across


def good_token(kit: Kit, kind: str, size: int) -> pygame.Surface:
    """Return the picture of a good of a kind, from the cache of the kit."""
    strong = kit.settings.strong_marks
    return kit.surfaces.get(
        ("good token", kind, size), lambda: signs.good_token(kit.fonts, kind, size, strong=strong)
    )


def good_cube(kit: Kit, kind: str, size: int) -> pygame.Surface:
    """Return a good of a kind as it lies on a world, from the cache of the kit."""
    strong = kit.settings.strong_marks
    return kit.surfaces.get(
        ("good cube", kind, size), lambda: goods.good_cube(kit.fonts, kind, size, strong=strong)
    )


def _corners(kit: Kit, face: pygame.Surface, tile: Tile, unit: float) -> None:
    """Draw the cost in the upper left corner and the points in the right one."""
    size = max(SMALLEST_SIGN, round(COST * unit))
    at = max(CORNER * unit, size * 0.62)
    put_sign(face, cost_sign(kit, tile, printed_cost(tile), size), (at, at))
    size, at = _points_corner(unit)
    put_sign(face, signs.points(kit.fonts, points_of(tile), size), (face.get_width() - at, at))


def _points_corner(unit: float) -> tuple[int, float]:
    """Return the size of the points in pixels, and how far their middle is from both edges."""
    size = max(SMALLEST_SIGN, round(POINTS * unit))
    return size, max(CORNER * unit, size * 0.62)


def _good(kit: Kit, face: pygame.Surface, tile: Tile, look: TileLook) -> None:
    """Draw the good, or the empty place for one; a dashed ring if it is a windfall."""
    if not tile.holds_goods:
        return
    centre, size = good_place(look)
    kind = look.good or (look.kind if tile.kind == ANY else tile.kind)
    windfall, strong = tile.goods == WINDFALL, kit.settings.strong_marks
    if kind in KINDS:
        sign = (
            goods.good_cube(kit.fonts, kind, size, windfall=windfall, strong=strong)
            if look.good
            else signs.good_token(kit.fonts, kind, size, filled=False, windfall=windfall, strong=strong)
        )
    else:
        sign = kit.sign("any_good", size)
    put_sign(face, sign, centre)


def _keywords(kit: Kit, face: pygame.Surface, tile: Tile, unit: float, bottom: int) -> None:
    """Draw the signs of the keywords below the cost, in as many columns as end above `bottom`."""
    size = max(15, round(KEYWORD * unit))
    first, step = min(KEYWORD_AT * unit, bottom - size / 2), size + 3
    rows = 1 + max(0, int((bottom - size / 2 - first) // step))
    for number, part in enumerate(parts_of_keywords(tile)):
        name = getattr(part, "name", "")
        x, y = CORNER * unit + number // rows * step, first + number % rows * step
        dark = kit.sign(name, size, kit.theme.colour.background)
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            put_sign(face, dark, (x + dx, y + dy))
        put_sign(face, kit.sign(name, size, kit.theme.colour.text), (x, y))


def _foot(kit: Kit, face: pygame.Surface, tile: Tile, look: TileLook, unit: float) -> None:
    """Draw powers at the left and colonists at the right, in the owner's colour once they live there."""
    width, height = face.get_size()
    band = max(17, round(SIGNS * unit))
    size = max(14, round(FIGURE * unit))
    right = width - round(9 * unit)
    colour = kit.theme.colour
    settled = look.owner != NOBODY
    shade = kit.theme.seat(look.owner + 1).colour if settled else colour.text_muted
    centre_y = height - round(6 * unit) - band // 2
    for number in range(tile.colonists):
        put_sign(face, kit.sign("colonist", size, shade), (right - size // 2 - number * size, centre_y))
    left = round(8 * unit)
    box = pygame.Rect(left, centre_y - band // 2, right - tile.colonists * size - left - 2, band)
    draw_powers(kit, face, tile, box)


def draw_powers(kit: Kit, face: pygame.Surface, tile: Tile, box: pygame.Rect) -> None:
    """Draw the powers in full if they fit, else the actions in which they work."""
    full = full_parts_of_powers(tile)
    fits = parts_width(kit, full, box.height, SMALLEST_WORD) <= box.width * MOST_SHRUNK
    draw_parts(kit, face, full if fits else parts_of_powers(tile), box, SMALLEST_WORD)


def large_name(kit: Kit) -> int:
    """Return the size of names with large text: the largest that can still shrink to a readable size."""
    return min(kit.metrics.text(SMALLEST_WORD), round(SMALLEST_WORD / SMALLER[-1]))


def _name(kit: Kit, face: pygame.Surface, tile: Tile, look: TileLook, bottom: int) -> int:
    """Draw the name with its foot at `bottom`, on two lines if needed; return its upper edge."""
    width, unit = face.get_width(), face.get_width() / DESIGN_WIDTH
    pad = round(4 * unit)
    px = max(kit.metrics.text(SMALLEST_WORD), round(NAME * unit)) * look.grain
    below = bottom
    if look.level == PLAIN:
        (_x, y), size = good_place(look)
        below = bottom - y - size // 2 if tile.holds_goods else bottom
        most = min(large_name(kit) * look.grain, int(LARGEST_NAME * width), int(below / NAME_LINES))
        px = max(SMALLEST_WORD * look.grain, most)
    tall = max(round(px * 2.2), min(round(px * 3.3), below))
    box, name = pygame.Rect(pad, bottom - tall, width - 2 * pad, tall), item(tile.id)
    if tile.holds_goods:
        centre, size = good_place(look)
        good = pygame.Rect(0, 0, size, size)
        good.center = centre
        box = room_beside(kit, name, box, px, good, foot=True)
    return set_name(kit, face, name, box, px, kit.theme.colour.text, foot=True)
