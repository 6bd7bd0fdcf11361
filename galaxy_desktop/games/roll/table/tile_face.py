"""Face of one side of a tile: picture, cost, good or phase, name."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import ceil

import pygame

from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.schema import GRAY, Side
from galaxy_desktop.games.roll.table.look import TileLook, tile_detail_of
from galaxy_desktop.games.roll.words.terms import item
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.art import signs
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.surfaces import clear_surface, ring, rounded
from galaxy_desktop.ui.tabletop.card_face import (
    Picture,
    corner_radius,
    dim,
    fade,
    put_sign,
    round_off,
    whole_picture,
)
from galaxy_desktop.ui.tabletop.card_names import LINE, has_room, least_width, name_top, room_beside, set_name
from galaxy_desktop.ui.theme import RGB

GAME = "roll"
COST: Mapping[str, float] = {"mini": 0.40, "small": 0.30, "medium": 0.20, "large": 0.15}
SIGN: Mapping[str, float] = {"mini": 0.36, "small": 0.26, "medium": 0.18, "large": 0.13}
COST_AT, SIGN_AT, RIM, SHADOW = 0.04, 0.05, 0.02, 0.05
"""Distance of cost and sign from the edges of a square, gap beside a die, and below it, in widths."""
NAME = 0.094
PLATE_TOP, SMALL_TOP, TOP = 0.24, 0.42, 0.60
"""Highest top of a name on a low, broad square, a small and a large one, in heights."""
FOOT, HEM = 0.96, 0.03
"""Bottom of a name, in heights, and the gaps beside it, in widths."""
TINT = 0.22
FADE, DARKEST, BEND = 0.45, 215, 0.8
"""Form of the darkening of the picture below the name; see `fade`."""
PHASE_SIGN = {"assign": "reassign", "manage": "citizenry"}


def draw_tile(kit: Kit, look: TileLook) -> pygame.Surface:
    """Return the side for a look, drawn `look.grain` times as large."""
    if look.right:
        return _draw_wide(kit, look)
    colour = kind_colour(kit, sides()[look.card])
    face = _ground(kit, look)
    round_off(kit, face, look.size[0], look.grain, colour)
    _signs(kit, face, look)
    if look.dim:
        dim(kit, face)
    return face


def _draw_wide(kit: Kit, look: TileLook) -> pygame.Surface:
    """Return the tile of a faction: two squares, each with the outline of its kind up to the fold."""
    width, height = look.size
    halves = [
        replace(look, card=look.card, right="", size=(width - width // 2, height)),
        replace(look, card=look.right, right="", size=(width // 2, height)),
    ]
    face = clear_surface((width * look.grain, height * look.grain), kit.theme.colour.hairline)
    left, outline = 0, clear_surface(face.get_size(), kit.theme.colour.hairline)
    for half in halves:
        part = pygame.Rect(left, 0, half.size[0] * look.grain, face.get_height())
        ground = _ground(kit, half)
        _signs(kit, ground, half)
        face.blit(ground, part)
        stroke = max(1.5, kit.theme.stroke["card"] * half.size[0]) * look.grain
        radius, colour = corner_radius(half.size[0]) * look.grain, kind_colour(kit, sides()[half.card])
        outline.blit(ring(face.get_size(), radius, stroke, colour), part, part)
        left = part.right
    fold = pygame.Rect(halves[0].size[0] * look.grain - look.grain, 0, 2 * look.grain, face.get_height())
    face.fill(kit.theme.colour.background, fold)
    rounded(face, corner_radius(halves[0].size[0]) * look.grain)
    face.blit(outline, (0, 0))
    return face


def _ground(kit: Kit, look: TileLook) -> pygame.Surface:
    """Return the picture of a side, dark below the name."""
    colour = kind_colour(kit, sides()[look.card])
    face = clear_surface((look.size[0] * look.grain, look.size[1] * look.grain), colour)
    whole_picture(kit, face, Picture(GAME, look.card, colour), TINT)
    if is_named(kit, look):
        fade(kit, face, FADE, DARKEST, BEND)
    return face


def _signs(kit: Kit, face: pygame.Surface, look: TileLook) -> None:
    """Draw cost, good or phase, and the name if there is room."""
    side = sides()[look.card]
    _corners(kit, face, side, look.level)
    if is_named(kit, look):
        set_name(kit, face, item(side.id), *_name_box(kit, look), kit.theme.colour.text, foot=True)


def plate_width(kit: Kit, side: str, height: int) -> int:
    """Return the least width at which a low square of a height has its name; 0 for one with two lines."""
    if round(height * (FOOT - PLATE_TOP)) >= 2 * kit.metrics.text(SMALLEST_WORD) * LINE:
        return 0
    return ceil(least_width(kit, item(side)) / (1 - 2 * HEM)) + 1


def named_width(kit: Kit, tiles: Sequence[str], height: int, most: int) -> int:
    """Return the width of squares of a height: small ones are broader, `most` wide, if their names need it.

    A name that has no room at that width either makes no square broader.
    """
    level, wide = tile_detail_of(height, kit.metrics.letters("small")), height
    for side in tiles if level in ("mini", "small") else ():
        widths = range(wide, most + 1)
        wide = next((w for w in widths if is_named(kit, TileLook(side, (w, height), level))), wide)
    return wide


def is_named(kit: Kit, look: TileLook) -> bool:
    """Return whether the whole name has room."""
    if look.level == "mini" and not look.is_plate:
        return False
    return has_room(kit, item(look.card), *_name_box(kit, look))


def free_rooms(kit: Kit, look: TileLook) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the parts of a square that name and corners leave free: below the corners and between them."""
    width, height = look.size
    box, px = _name_box(kit, look)
    foot = name_top(kit, item(look.card), box, px) if is_named(kit, look) else height
    foot -= round(height * SHADOW)
    cost, sign = COST_AT + COST[look.level] + RIM, SIGN_AT + SIGN[look.level] + RIM
    square = min(look.size)
    below = layout.trim(pygame.Rect(0, 0, width, foot), top=round(square * max(cost, sign)))
    between = pygame.Rect(round(square * cost), 0, width - round(square * (cost + sign)), foot)
    return below, layout.trim(between, top=round(height * RIM))


def kind_colour(kit: Kit, side: Side) -> RGB:
    """Return the colour of a side's outline: that of its kind or of developments."""
    if not side.is_world:
        return kit.theme.colour.development
    return kit.theme.kind["gray" if side.color == GRAY else side.color].colour


def _corners(kit: Kit, face: pygame.Surface, side: Side, level: str) -> None:
    """Draw the cost at the left; at the right the good of a world or the sign of a development."""
    cost, corner = corner_boxes(level, face.get_size())
    put_sign(face, cost_sign(kit, side, cost.width), cost.center)
    if side.is_world and side.holds_goods:
        strong = kit.settings.strong_marks
        token = signs.good_token(kit.fonts, side.color, corner.width, filled=False, strong=strong)
        put_sign(face, token, corner.center)
    elif name := power_sign(side):
        sign = kit.sign(name, corner.width, kit.theme.colour.text)
        dark = kit.sign(name, corner.width, kit.theme.colour.background)
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            put_sign(face, dark, corner.move(dx, dy).center)
        put_sign(face, sign, corner.center)


def corner_boxes(level: str, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect]:
    """Return what cost, and good or phase, take of a square of a size in pixels."""
    width, square = size[0], min(size)
    cost, corner = round(square * COST[level]), round(square * SIGN[level])
    at, away = round(square * COST_AT), round(square * SIGN_AT)
    return pygame.Rect(at, at, cost, cost), pygame.Rect(width - away - corner, away, corner, corner)


def cost_sign(kit: Kit, side: Side, size: int) -> pygame.Surface:
    """Return the sign of the cost: a ring for a world, a diamond for a development."""
    draw = signs.cost_ring if side.is_world else signs.development_cost
    return draw(kit.fonts, side.cost, size if side.is_world else round(size * 1.1))


def power_sign(side: Side) -> str:
    """Return the sign of the first phase with a power, "statistics" for a bonus; empty without either."""
    if side.bonus is not None:
        return "statistics"
    phases = [power.phase for power in side.powers]
    return PHASE_SIGN.get(phases[0], phases[0]) if phases else ""


def _name_box(kit: Kit, look: TileLook) -> tuple[pygame.Rect, int]:
    """Return the room for the name, beside cost and sign where it has room there, and its greatest size."""
    width, height = (side * look.grain for side in look.size)
    low = look.level in ("mini", "small")
    px = max(kit.metrics.text(SMALLEST_WORD), round(look.size[0] * NAME)) * look.grain

    def box(top: float) -> pygame.Rect:
        whole = pygame.Rect(0, round(height * top), width, round(height * (FOOT - top)))
        return whole.inflate(-2 * round(width * HEM), 0)

    found = box(PLATE_TOP if look.is_plate else SMALL_TOP if low else TOP)
    if not (low or look.is_plate or has_room(kit, item(look.card), found, px)):
        found = box(SMALL_TOP)
    corners = corner_boxes(look.level, (width, height))
    return room_beside(kit, item(look.card), found, px, *corners, foot=True), px
