"""Face of a card: picture, cost, kind, name, icons and powers, VP and income at the foot."""

import pygame

from galaxy_desktop.games.jumpdrive.box import cards, design_id
from galaxy_desktop.games.jumpdrive.schema import Card
from galaxy_desktop.games.jumpdrive.table.look import ANATOMY, Anatomy, JumpLook
from galaxy_desktop.games.jumpdrive.table.signs_of_card import (
    bonuses_of,
    icons_of,
    powers_of,
    short_bonuses_of,
)
from galaxy_desktop.games.jumpdrive.words.terms import item
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.art import signs
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop.card_face import (
    Picture,
    card_body,
    dim,
    dim_name,
    put_sign,
    round_off,
    whole_picture,
)
from galaxy_desktop.ui.tabletop.card_names import set_name_in_band
from galaxy_desktop.ui.tabletop.parts import Part, PartText, draw_parts, narrowest, parts_width
from galaxy_desktop.ui.theme import RGB

GAME = "jumpdrive"
COST_AT, KIND_AT = (0.15, 0.15), (0.86, 0.15)
ABOVE_LETTERS = 1 / 12
"""Share of the width by which a sign may lie in the row of a name, half above and half below its letters."""
LINE_AT = 0.592
MARGIN = 0.05
TERMS_FROM, TERM_ROW = 0.53, 0.095
BESIDE, SHRINKS = 2, 1.6
PLATE = (1.0, (0.3, 1.3))
"""Share of a low card that its picture takes, and from where to where it fades."""
PLATE_BAND, PLATE_NAME = (0.04, 0.98), 0.13


def draw_face(kit: Kit, look: JumpLook) -> pygame.Surface:
    """Return the face for a look, drawn `look.grain` times as large."""
    card = cards()[look.card]
    size = (look.size[0] * look.grain, look.size[1] * look.grain)
    colour = kind_colour(kit, card)
    face = clear_surface(size, colour)
    if look.is_plate:
        card_body(kit, face, _picture(kit, card), *PLATE)
        _plate_name(kit, face, card, look)
    elif look.level == "sliver":
        whole_picture(kit, face, _picture(kit, card))
    else:
        anatomy = ANATOMY[look.level]
        card_body(kit, face, _picture(kit, card), anatomy.picture, anatomy.fade)
        _name(kit, face, card, look, kit.theme.colour.text)
        _corners(kit, face, card, anatomy)
        _middle(kit, face, card, look)
        _foot(kit, face, card, look)
    round_off(kit, face, look.size[0], look.grain, colour)
    if look.dim:
        dim(kit, face)
        if look.level != "sliver":
            _name(kit, face, card, look, dim_name(kit))
    return face


def kind_colour(kit: Kit, card: Card) -> RGB:
    """Return the colour of a card's outline: that of its kind or of developments."""
    return kit.theme.kind[card.kind].colour if card.is_world else kit.theme.colour.development


def _picture(kit: Kit, card: Card) -> Picture:
    return Picture(GAME, design_id(card.id), kind_colour(kit, card))


def _name(kit: Kit, face: pygame.Surface, card: Card, look: JumpLook, colour: RGB) -> None:
    """Draw the name at the foot of its band, in the part that no other card covers.

    A small card has none that would lie on its cost or kind.
    """
    anatomy = ANATOMY[look.level]
    if anatomy.name_share and look.named:
        small, letters = look.level == "mini", -round(face.get_width() * ABOVE_LETTERS)
        corners = _corner_places(face, card, anatomy) if small else ()
        bare = [place.inflate(letters, letters) for place in corners]
        set_name_in_band(kit, face, look, item(card.id), anatomy.name, anatomy.name_share, colour, bare=bare)


def _plate_name(kit: Kit, face: pygame.Surface, card: Card, look: JumpLook) -> None:
    """Draw the name at the foot of a low card."""
    set_name_in_band(kit, face, look, item(card.id), PLATE_BAND, PLATE_NAME, kit.theme.colour.text)


def _corner_places(face: pygame.Surface, card: Card, anatomy: Anatomy) -> list[pygame.Rect]:
    """Return the places of cost or defense, at the left, and of the kind of a world, at the right."""
    width = face.get_width()
    at = max(COST_AT[0], anatomy.cost * 0.56)
    found = [((at, at), anatomy.cost)]
    if card.is_world and card.kind != "gray":
        right, top = min(KIND_AT[0], 1 - anatomy.kind * 0.58), max(KIND_AT[1], anatomy.kind * 0.58)
        found.append(((right, top), anatomy.kind))
    places = [(pygame.Rect(0, 0, *[round(width * share)] * 2), middle) for middle, share in found]
    for place, (x, y) in places:
        place.center = round(width * x), round(width * y)
    return [place for place, _middle in places]


def _corners(kit: Kit, face: pygame.Surface, card: Card, anatomy: Anatomy) -> None:
    """Draw cost or defense at the left, and the kind of a world at the right."""
    cost, *kind = _corner_places(face, card, anatomy)
    sign = signs.cost(kit.fonts, card.price, cost.width, world=card.is_world, military=card.is_military)
    put_sign(face, sign, cost.center)
    for place in kind:
        token = signs.good_token(kit.fonts, card.kind, place.width, strong=kit.settings.strong_marks)
        put_sign(face, token, place.center)


def _middle(kit: Kit, face: pygame.Surface, card: Card, look: JumpLook) -> None:
    """Draw the line under the name, and the icons and powers below it on one row or two."""
    top, bottom = ANATOMY[look.level].signs
    if not bottom:
        return
    width, height = face.get_size()
    line = pygame.Rect(round(width * MARGIN), round(height * LINE_AT), round(width * (1 - 2 * MARGIN)), 0)
    line.height = max(1, round(width * 0.009))
    face.fill(kind_colour(kit, card), line)
    band = pygame.Rect(line.left, round(height * top), line.width, round(height * (bottom - top)))
    least = kit.metrics.text(SMALLEST_WORD) * look.grain
    for row, parts in zip(*_rows(kit, card, band, least), strict=True):
        draw_parts(kit, face, parts, row, least, grain=look.grain)


def _rows(
    kit: Kit, card: Card, band: pygame.Rect, least: int
) -> tuple[list[pygame.Rect], list[tuple[Part, ...]]]:
    """Return the rectangles of the rows of signs, and the signs of each row."""
    groups = [group for group in (icons_of(card), *powers_of(card)) if group]
    one = [part for group in groups for part in group]
    if len(groups) < BESIDE or parts_width(kit, one, band.height, least) <= band.width * SHRINKS:
        return [band] if one else [], [tuple(one)] if one else []
    half = band.height // 2
    upper = layout.top(band, half)
    lower = layout.top(layout.trim(band, top=half), half)
    rest = tuple(part for group in groups[1:] for part in group)
    return [upper, lower], [groups[0], rest]


def _foot(kit: Kit, face: pygame.Surface, card: Card, look: JumpLook) -> None:
    """Draw VP, and income if no other card would cut it; beside them the bonuses of the printed figures."""
    anatomy = ANATOMY[look.level]
    width, height = face.get_size()
    middle = height * anatomy.foot_at
    points, income = labels(card, look)
    hexagon = signs.points(kit.fonts, points, round(width * anatomy.points))
    put_sign(face, hexagon, (width * anatomy.foot[0], middle))
    if not look.seen or (anatomy.foot[1] + anatomy.income / 2) * width <= look.seen * look.grain:
        paper = signs.card_count(kit.fonts, income, round(width * anatomy.income))
        put_sign(face, paper, (width * anatomy.foot[1], middle))
    if look.level in ("medium", "large", "largest") and look.brings is None:
        _bonuses(kit, face, card, look)


def labels(card: Card, look: JumpLook) -> tuple[str, str]:
    """Return VP and income for the foot; a plus means that the empire adds to the printed figure."""
    if look.brings is not None:
        return str(look.brings[0]), str(look.brings[1])
    return f"{card.vp}{'+' * bool(card.vp_bonuses)}", f"{card.income}{'+' * bool(card.income_bonuses)}"


def _bonuses(kit: Kit, face: pygame.Surface, card: Card, look: JumpLook) -> None:
    """Draw the bonuses of VP and income, a row for each, at the right of the foot."""
    width, height = face.get_size()
    lines = short_bonuses_of(card) if look.level == "medium" else bonuses_of(card)
    if look.level == "medium":
        lines = tuple(dict.fromkeys(line for line in lines if not _has_words(line[2:])))[:2]
    row = round(height * TERM_ROW)
    least = kit.metrics.text(SMALLEST_WORD) * look.grain
    left, right = round(width * TERMS_FROM), round(width * (1 - MARGIN * 0.6))
    lines = tuple(line for line in lines if narrowest(kit, line, least, grain=look.grain) <= right - left)
    top = round(height * ANATOMY[look.level].foot_at) - row * len(lines) // 2
    for number, line in enumerate(lines):
        box = pygame.Rect(left, top + number * row, right - left, row)
        draw_parts(kit, face, line, box, least, grain=look.grain)


def _has_words(line: tuple[Part, ...]) -> bool:
    return any(isinstance(part, PartText) for part in line)
