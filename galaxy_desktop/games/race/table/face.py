"""Draws the face of a card: picture, corners, name, line in the colour of its kind, powers."""

from collections.abc import Mapping

import pygame

from galaxy_desktop.games.race.cards import Card, design_id
from galaxy_desktop.games.race.table.look import ANATOMY, Anatomy, Look
from galaxy_desktop.games.race.table.names import set_name
from galaxy_desktop.games.race.table.power_rows import draw_chips, draw_rows
from galaxy_desktop.games.race.table.signs_of_power import rows_of
from galaxy_desktop.games.race.table.signs_of_score import closing_row, score_rows
from galaxy_desktop.ui.art import signs
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.surfaces import clear_surface, gradient, mask, masked, ring, tinted
from galaxy_desktop.ui.theme import RGB, mix

GAME = "race"
POWERS_FROM, POWERS_SHARE, ROW_SHARE = 0.643, 0.335, 0.15
LINE_AT = 0.625
BROADEST = 1.2
DIM_NAME = 0.64
BROADEST_GOOD = 44
CHIPS_AT = (0.80, 0.96)


def draw_face(kit: Kit, cards: Mapping[str, Card], look: Look) -> pygame.Surface:
    """The face a look asks for, `grain` times as large."""
    card = cards[look.card]
    size = (look.size[0] * look.grain, look.size[1] * look.grain)
    colour = kind_colour(kit, card)
    face = clear_surface(size, colour)
    if look.level == "sliver":
        _sliver(kit, face, card, look)
    else:
        _body(kit, face, card, ANATOMY[look.level])
        _name(kit, face, card, look, kit.theme.colour.text)
        _line(kit, face, card, look)
        _corners(kit, face, card, look)
        _powers(kit, face, card, cards, look)
    masked(face, mask(size, corner_radius(look.size[0]) * look.grain))
    stroke = max(1.5, kit.theme.stroke["card"] * look.size[0]) * look.grain
    face.blit(tinted(ring(size, corner_radius(look.size[0]) * look.grain, stroke), colour), (0, 0))
    if look.dim:
        _dim(kit, face)
        if look.level != "sliver":
            _name(kit, face, card, look, mix(kit.theme.colour.background, kit.theme.colour.text, DIM_NAME))
    return face


def corner_radius(width: int) -> int:
    """How round the corners of a card of this width are."""
    return max(4, round(width * 0.055))


def kind_colour(kit: Kit, card: Card) -> RGB:
    """The colour of a card's outline: that of its good, gray worlds and developments have their own."""
    if not card.is_world:
        return kit.theme.colour.development
    return kit.theme.kind[card.good or "gray"].colour


def _body(kit: Kit, face: pygame.Surface, card: Card, anatomy: Anatomy) -> None:
    """The picture, fading into the dark body with a breath of the kind's colour."""
    width, height = face.get_size()
    colour, well = kind_colour(kit, card), kit.theme.colour.well
    face.blit(gradient((width, height), mix(well, colour, 0.10), mix(well, colour, 0.02)), (0, 0))
    top, bottom = (round(height * share) for share in anatomy.fade)
    if kit.theme.pictures:
        size = (width, round(height * anatomy.picture))
        picture = kit.pictures.card(GAME, design_id(card.id), size, colour)
        face.blit(picture, (0, 0), (0, 0, width, top))
        face.blit(_faded(picture, top, bottom), (0, top))


def _faded(picture: pygame.Surface, top: int, bottom: int) -> pygame.Surface:
    """The lower part of a picture, from full at `top` to nothing at `bottom`."""
    width = picture.get_width()
    part = pygame.Surface((width, bottom - top), pygame.SRCALPHA, 32)
    part.blit(picture, (0, 0), (0, top, width, bottom - top))
    ramp = pygame.Surface((1, bottom - top), pygame.SRCALPHA, 32)
    for y in range(bottom - top):
        left = 1 - y / max(1, bottom - top - 1)
        ramp.set_at((0, y), (255, 255, 255, round(255 * left * left * (3 - 2 * left))))
    part.blit(pygame.transform.scale(ramp, part.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return part


def _name(kit: Kit, face: pygame.Surface, card: Card, look: Look, colour: RGB) -> None:
    """The name in its band."""
    anatomy = ANATOMY[look.level]
    width, height = face.get_size()
    top, bottom = (round(height * share) for share in anatomy.name)
    box = pygame.Rect(0, top, width, bottom - top).inflate(-round(width * 0.06), 0)
    least = kit.metrics.text(SMALLEST_WORD)
    px = max(least, round(look.size[0] * anatomy.name_share)) * look.grain
    set_name(kit, face, card.name, box, px, anatomy.foot, colour)


def _line(kit: Kit, face: pygame.Surface, card: Card, look: Look) -> None:
    """The line below the name, in the colour of the kind."""
    width, height = face.get_size()
    if look.level in ("medium", "large", "largest"):
        line = pygame.Rect(round(width * 0.06), round(height * LINE_AT), round(width * 0.88), 0)
        line.height = max(1, round(width * 0.009))
        face.fill(kind_colour(kit, card), line)


def _corners(kit: Kit, face: pygame.Surface, card: Card, look: Look) -> None:
    """Cost, points, the place of the good and the star of a start world."""
    anatomy, width = ANATOMY[look.level], face.get_width()
    unit = unit_of(look) * look.grain
    cost = cost_sign(kit, card, round(unit * anatomy.cost))
    _put(face, cost, (unit * anatomy.cost_at[0], unit * anatomy.cost_at[1]))
    points = signs.points(kit.fonts, points_label(card), round(unit * anatomy.points))
    _put(face, points, (width - unit * (1 - anatomy.points_at[0]), unit * anatomy.points_at[1]))
    if card.good and look.good:
        place = (width - unit * (1 - anatomy.good_at[0]), face.get_height() * anatomy.good_at[1])
        _put(face, good_sign(kit, card, round(unit * good_share(card, look)), look.good == "token"), place)
    if look.start:
        _star(kit, face)


def unit_of(look: Look) -> int:
    """The width by which the signs are measured: that of the card, less on a mini that is broad and low."""
    width, height = look.size
    return min(width, round(height / BROADEST)) if look.level == "mini" else width


def good_share(card: Card, look: Look) -> float:
    """The size of the good of a card, as a share of its width."""
    anatomy = ANATOMY[look.level]
    return anatomy.windfall if card.source == "windfall" else anatomy.good


def cost_sign(kit: Kit, card: Card, size: int) -> pygame.Surface:
    """Ring: to be paid; ring with ticks: to be conquered; diamond: a development."""
    if card.is_military:
        return signs.defense(kit.fonts, card.price, round(size * 1.14))
    draw = signs.cost_ring if card.is_world else signs.development_cost
    return draw(kit.fonts, card.price, size if card.is_world else round(size * 1.1))


def good_sign(kit: Kit, card: Card, size: int, filled: bool) -> pygame.Surface:
    """The good of a world, or its empty place; a dashed ring means windfall."""
    return signs.good_token(kit.fonts, card.good, size, filled=filled, windfall=card.source == "windfall")


def points_label(card: Card) -> str:
    """The printed points; a question mark where they are counted at the end."""
    return "?" if card.score else str(card.vp)


def _star(kit: Kit, face: pygame.Surface) -> None:
    """The plate with the star at the top of a start world."""
    width = face.get_width()
    plate = pygame.Rect(0, 0, round(width * 0.17), round(width * 0.13))
    plate.midtop = (width // 2, round(width * 0.035))
    colour = kit.theme.colour
    radius = max(2, plate.height // 4)
    face.blit(tinted(mask(plate.size, radius), colour.well, 225), plate)
    face.blit(tinted(ring(plate.size, radius, max(1.0, width * 0.008)), colour.text_soft), plate)
    _put(face, kit.sign("start", round(plate.height * 0.72), colour.credit), plate.center)


def _powers(kit: Kit, face: pygame.Surface, card: Card, cards: Mapping[str, Card], look: Look) -> None:
    """The powers as rows of signs, or only their phases where the words are large."""
    width, height = face.get_size()
    rows = rows_of(card)
    if look.level == "plain":
        top, bottom = (round(height * share) for share in CHIPS_AT)
        closing = (closing_row(),) if card.score else ()
        draw_chips(kit, face, (*rows, *closing), pygame.Rect(0, top, width, bottom - top))
    elif look.level != "mini":
        if card.score:
            rows += (closing_row(),) if look.level == "medium" else score_rows(card, cards)
        box = pygame.Rect(0, round(height * POWERS_FROM), width, round(height * POWERS_SHARE))
        least = kit.metrics.text(SMALLEST_WORD) * look.grain
        draw_rows(kit, face, rows, box, round(height * ROW_SHARE), least)


def _sliver(kit: Kit, face: pygame.Surface, card: Card, look: Look) -> None:
    """The picture alone, with the good at its foot."""
    colour = kind_colour(kit, card)
    face.fill((*mix(kit.theme.colour.well, colour, 0.25), 255))
    if kit.theme.pictures:
        face.blit(kit.pictures.card(GAME, design_id(card.id), face.get_size(), colour), (0, 0))
    if card.good and look.good:
        width, height = face.get_size()
        size = sliver_good(look) * look.grain
        _put(face, good_sign(kit, card, size, look.good == "token"), (width * 0.5, height - size * 0.72))


def sliver_good(look: Look) -> int:
    """The size of the good at the foot of a sliver."""
    width, height = look.size
    return round(min(width * 0.62, height * 0.4, BROADEST_GOOD))


def _put(face: pygame.Surface, sign: pygame.Surface, centre: tuple[float, float]) -> None:
    face.blit(sign, sign.get_rect(center=(round(centre[0]), round(centre[1]))))


def _dim(kit: Kit, face: pygame.Surface) -> None:
    """Lay a veil on the face; numbers stay readable."""
    veil = pygame.Surface(face.get_size(), pygame.SRCALPHA, 32)
    veil.fill((*kit.theme.colour.background, round(255 * kit.theme.alpha["dim_card"])))
    shape = face.copy()
    face.blit(veil, (0, 0))
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    face.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
