"""Pieces that lie on the map: cubes with the outline of their owner, bases, badges of conflicts."""

from itertools import combinations

import pygame

from galaxy_desktop.games.master.box import SIDES, cards, projects, side
from galaxy_desktop.games.master.schema import Track
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.face import slot_face
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.ui.art import cubes
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.hexes import middle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.surfaces import clear_surface, mask
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.theme import RGB

CUBE, OWNED, BASES, BASES_RISE = 0.86, 1.06, (1.04, 0.88, 0.74), 0.32
SHAPES = ("base_factory", "base_pyramid", "base_globe")
"""Shapes of the first, second and third base of a system."""
NUMBER_DROP = {"base_factory": 0.16, "base_pyramid": 0.14, "base_globe": -0.02}
BADGE, CARD = (3.6, 0.98), (4.3, 2.04)
READABLE = 0.55
"""Side of a slot of a conflict in sizes of a hex; from `LEAST` pixels on the conflict is a card."""
LEAST = 17


def cube(board: Board, colour: str, size: int) -> pygame.Surface:
    """Return a cube at a size in pixels, from the cache of the kit."""
    return board.kit.surfaces.get(("cube", colour, size), lambda: cubes.cube(colour, size))


def owned_cube(board: Board, colour: str, edge: RGB) -> pygame.Surface:
    """Return a cube on the map in the outline of the player who laid it."""
    side_ = round(board.lens.size * OWNED)

    def make() -> pygame.Surface:
        plate = mask((side_, side_), side_ // 5, edge)
        face = cubes.cube(colour, max(9, round(board.lens.size * CUBE)))
        plate.blit(face, face.get_rect(center=(side_ // 2, side_ // 2)))
        return plate

    return board.kit.surfaces.get(("owned cube", colour, edge, side_), make)


NUMBERED = 14
"""Least size of a base with a number, in pixels."""


def base_id(system: str, nth: int) -> str:
    """Return the id of the piece that is the nth base in a system."""
    return item_id(item_id("base", system), nth)


def base(board: Board, seat: int, nth: int, size: int) -> pygame.Surface:
    """Return a base of a seat with its number, if it has room; `nth` (from 1) gives the shape."""
    shape, colour = SHAPES[(nth - 1) % len(SHAPES)], board.seat_colour(seat)

    def make() -> pygame.Surface:
        ink = board.kit.theme.colour.ink
        face = clear_surface((size + 4, size + 4), ink)
        dark = board.kit.sign(shape, size, ink)
        for dx, dy in ((0, 2), (4, 2), (2, 0), (2, 4), (1, 1), (3, 3), (1, 3), (3, 1)):
            face.blit(dark, (dx, dy))
        face.blit(board.kit.sign(shape, size, colour), (2, 2))
        if size < NUMBERED:
            return face
        font = board.kit.fonts.font("text", 700, max(SMALLEST_FIGURE, round(size * 0.56)))
        figure = board.kit.fonts.line(font, str(seat + 1), ink)
        figure = figure.subsurface(figure.get_bounding_rect())
        middle = (size // 2 + 2, round(size * (0.5 + NUMBER_DROP[shape])) + 2)
        face.blit(figure, figure.get_rect(center=middle))
        return face

    return board.kit.surfaces.get(("base", seat, shape, size), make)


def base_places(board: Board, number: int, centre: tuple[int, int]) -> list[tuple[tuple[int, int], int]]:
    """Return the middle and the size in pixels of each base of a system."""
    k = board.lens.size
    size = round(BASES[min(number, len(BASES)) - 1] * k)
    step = size * 0.86
    left = centre[0] - step * (number - 1) / 2
    return [((round(left + n * step), round(centre[1] - BASES_RISE * k)), size) for n in range(number)]


def has_cards(kit: Kit, size: float) -> bool:
    """Return whether conflicts are cards at a size of a hex in pixels; large words leave no room for them."""
    return size * READABLE >= LEAST and kit.metrics.mode != "large_text"


def is_readable(board: Board) -> bool:
    """Return whether the conflicts on the map have room for both projects and do not overlap."""
    if not has_cards(board.kit, board.lens.size):
        return False
    rects = [_around(board, centre_of(board, card), CARD) for card in board.view.conflicts]
    return not any(one.colliderect(other) for one, other in combinations(rects, 2))


def centre_of(board: Board, card: str) -> tuple[int, int]:
    """Return the middle of the track of a conflict, in pixels of the window."""
    return board.lens.at(middle_of(star_map().tracks[board.view.conflicts[card].track]))


def middle_of(track: Track) -> Point:
    """Return the middle of a track on the map, where a conflict lies, in sizes of a hex."""
    spots = [middle(at) for at in track.slots]
    return sum(x for x, _y in spots) / len(spots), sum(y for _x, y in spots) / len(spots)


def conflict_rect(board: Board, card: str) -> pygame.Rect:
    """Return the rectangle of a conflict on its track, beside those of tracks that lie close to it."""
    if is_readable(board):
        return _around(board, centre_of(board, card), CARD)
    mine = _around(board, centre_of(board, card), BADGE)
    others = [_around(board, centre_of(board, one), BADGE) for one in board.view.conflicts if one != card]
    return mine.move(sum(_away(mine, other, 0) for other in others), sum(_away(mine, o, 1) for o in others))


def _away(mine: pygame.Rect, other: pygame.Rect, axis: int) -> int:
    """Return by how much a rectangle moves along an axis away from one of its size that it overlaps.

    Both move half of the way, along the axis on which the way is shorter.
    """
    common = mine.clip(other).size
    if not all(common) or axis != (common[1] <= common[0]):
        return 0
    step = (common[axis] + 1) // 2
    return step if mine.topleft[axis] > other.topleft[axis] else -step


def _around(board: Board, centre: tuple[int, int], shape: tuple[float, float]) -> pygame.Rect:
    k = board.lens.size
    rect = pygame.Rect(0, 0, round(shape[0] * k), max(22, round(shape[1] * k)))
    rect.center = centre
    return rect


def draw_conflict(board: Board, surface: pygame.Surface, rect: pygame.Rect, card: str) -> None:
    """Draw a conflict on the map: both projects if readable, else how many cubes each side has."""
    colour, edge = board.kit.theme.colour, board.kit.theme.deck["conflict"]
    top, foot = board.kit.theme.sign["conflict_top"], board.kit.theme.sign["conflict_foot"]
    corner, line = max(4, rect.height // 6), max(1.5, board.lens.size * 0.05)
    look = FaceStyle(top, foot, edge, corner, line)
    board.kit.faces.face(surface, rect, look)
    if is_readable(board):
        for number, facing in enumerate(SIDES):
            half = pygame.Rect(rect.left, rect.top + number * rect.height // 2, rect.width, rect.height // 2)
            _side(board, surface, half, card, facing)
        surface.fill(edge, (rect.left + 6, rect.centery, rect.width - 12, 1))
        plate = round(board.lens.size * 0.72)
        board.kit.faces.disc(surface, rect.center, plate, foot, edge)
        sign = board.kit.sign(symbol_sign(cards()[card].symbol), round(plate * 0.7), colour.text)
        surface.blit(sign, sign.get_rect(center=rect.center))
        return
    size, soft = min(rect.height - 4, round(board.lens.size * 0.8)), colour.text_soft
    sign = board.kit.sign(symbol_sign(cards()[card].symbol), size, colour.text)
    surface.blit(sign, sign.get_rect(center=rect.center))
    font = board.kit.fonts.font("text", 700, max(12, round(rect.height * 0.72)))
    for facing, x in zip(SIDES, (rect.left + rect.width * 0.2, rect.right - rect.width * 0.2), strict=True):
        seat = board.view.conflicts[card].seat(facing)
        text, shade = progress(board, card, facing), board.seat_colour(seat) if seat != NOBODY else soft
        figure = board.kit.fonts.line(font, text, shade)
        surface.blit(figure, figure.get_rect(center=(round(x), rect.centery)))


def progress(board: Board, card: str, facing: str) -> str:
    """Return how many cubes a side of a conflict has, of those it needs; a dash if nobody plays it."""
    if board.view.conflicts[card].seat(facing) == NOBODY:
        return "–"
    needs = len(projects()[side(card, facing)].slots)
    return f"{sum(map(bool, board.lies.project(side(card, facing), needs)))}/{needs}"


def _side(board: Board, surface: pygame.Surface, half: pygame.Rect, card: str, facing: str) -> None:
    """Draw one project of a conflict: the player's shield and its slots, or a dash if nobody plays it."""
    seat = board.view.conflicts[card].seat(facing)
    size = round(half.height * 0.66)
    if seat == NOBODY:
        font = board.kit.fonts.font("card", 600, max(12, round(size * 0.7)))
        name = board.kit.fonts.line(font, "–", board.kit.theme.colour.text_soft)
        surface.blit(name, name.get_rect(center=half.center))
        return
    mark = board.kit.shield(seat, size)
    surface.blit(mark, mark.get_rect(midleft=(half.left + 5, half.centery)))
    for place, (colour, marked, there) in zip(
        side_places(half, card, facing), _slots(board, card, facing), strict=True
    ):
        surface.blit(slot_face(board.kit, colour, there, place.width, marked=marked), place)


def side_places(half: pygame.Rect, card: str, facing: str) -> list[pygame.Rect]:
    """Return the rectangles of the slots of one side of a conflict on its card."""
    number = len(projects()[side(card, facing)].slots)
    size = round(half.height * 0.74)
    left = half.left + 5 + round(half.height * 0.66) + 5
    step = min(size + 3, (half.right - left - 4) / number)
    return [pygame.Rect(round(left + n * step), half.centery - size // 2, size, size) for n in range(number)]


def _slots(board: Board, card: str, facing: str) -> list[tuple[str, bool, str]]:
    """Return colour, star and cube of each slot of one side."""
    project = projects()[side(card, facing)]
    there = board.lies.project(project.id, len(project.slots))
    return [(s.colour, s.marked, cube_) for s, cube_ in zip(project.slots, there, strict=True)]
