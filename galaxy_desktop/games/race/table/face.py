"""Face of a card: picture, corners, name, line in the colour of its kind, powers."""

from collections.abc import Mapping

import pygame

from galaxy_desktop.games.race.box import design_id
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.table.look import ANATOMY, RaceLook
from galaxy_desktop.games.race.table.power_rows import draw_chips, draw_rows
from galaxy_desktop.games.race.table.signs_of_power import rows_of
from galaxy_desktop.games.race.table.signs_of_score import closing_row, score_rows
from galaxy_desktop.games.race.words.terms import item
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.art import goods, signs
from galaxy_desktop.ui.art.goods import LARGER
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.surfaces import clear_surface, mask, ring
from galaxy_desktop.ui.tabletop.card_face import (
    Picture,
    card_body,
    dim,
    dim_name,
    put_sign,
    round_off,
    whole_picture,
)
from galaxy_desktop.ui.tabletop.card_names import has_room, set_name, set_name_in_band
from galaxy_desktop.ui.theme import RGB

GAME = "race"
POWERS_FROM, POWERS_SHARE, ROW_SHARE = 0.643, 0.335, 0.15
LINE_AT = 0.625
BROADEST = 1.2
BROADEST_GOOD = 44
BROAD_STRIP, STRIP_CHIPS, STRIP_VEIL = 2.0, 0.74, 110
STRIP_NAME, STRIP_HEM = 0.5, 0.1
"""Share of a strip for the name above the phases, and the gaps beside it in heights."""
CHIPS_AT = (0.80, 0.96)


def draw_face(kit: Kit, cards: Mapping[str, Card], look: RaceLook) -> pygame.Surface:
    """Return the face for a look, drawn `look.grain` times as large."""
    card = cards[look.card]
    size = (look.size[0] * look.grain, look.size[1] * look.grain)
    colour = kind_colour(kit, card)
    face = clear_surface(size, colour)
    if look.level == "sliver":
        _sliver(kit, face, card, look)
    else:
        card_body(kit, face, _picture(kit, card), ANATOMY[look.level].picture, ANATOMY[look.level].fade)
        _corners(kit, face, card, look)
        _name(kit, face, card, look, kit.theme.colour.text)
        _line(kit, face, card, look)
        _powers(kit, face, card, look)
    round_off(kit, face, look.size[0], look.grain, colour)
    if look.dim:
        dim(kit, face)
        if look.level != "sliver":
            _name(kit, face, card, look, dim_name(kit))
    return face


def kind_colour(kit: Kit, card: Card) -> RGB:
    """Return the colour of a card's outline: that of its good, of gray worlds or of developments."""
    if not card.is_world:
        return kit.theme.colour.development
    return kit.theme.kind[card.good or "gray"].colour


def _picture(kit: Kit, card: Card) -> Picture:
    return Picture(GAME, design_id(card.id), kind_colour(kit, card))


def _name(kit: Kit, face: pygame.Surface, card: Card, look: RaceLook, colour: RGB) -> None:
    """Draw the name in its band, clear of the good."""
    anatomy, name = ANATOMY[look.level], item(card.id)
    clear = _good_box(face, card, look)
    share, foot = anatomy.name_share, anatomy.foot
    set_name_in_band(kit, face, look, name, anatomy.name, share, colour, foot=foot, clear=clear)


def _good_box(face: pygame.Surface, card: Card, look: RaceLook) -> pygame.Rect | None:
    """Return what a good takes of a face, socket and cube alike; None for a card without a good."""
    if not (card.good and look.good):
        return None
    box = pygame.Rect(0, 0, *[round(unit_of(look) * look.grain * ANATOMY[look.level].good * LARGER)] * 2)
    box.center = _good_at(face, look)
    return box


def _good_at(face: pygame.Surface, look: RaceLook) -> tuple[int, int]:
    """Return the middle of a good."""
    across, down = ANATOMY[look.level].good_at
    width, height = face.get_size()
    return round(width - unit_of(look) * look.grain * (1 - across)), round(height * down)


def _line(kit: Kit, face: pygame.Surface, card: Card, look: RaceLook) -> None:
    """Draw the line below the name, in the colour of the kind."""
    width, height = face.get_size()
    if look.level in ("medium", "large", "largest"):
        line = pygame.Rect(round(width * 0.06), round(height * LINE_AT), round(width * 0.88), 0)
        line.height = max(1, round(width * 0.009))
        face.fill(kind_colour(kit, card), line)


def _corners(kit: Kit, face: pygame.Surface, card: Card, look: RaceLook) -> None:
    """Draw cost, points, the place of the good and the star of a start world."""
    anatomy, width = ANATOMY[look.level], face.get_width()
    unit = unit_of(look) * look.grain
    cost = signs.cost(
        kit.fonts, card.price, round(unit * anatomy.cost), world=card.is_world, military=card.is_military
    )
    put_sign(face, cost, (unit * anatomy.cost_at[0], unit * anatomy.cost_at[1]))
    points = signs.points(kit.fonts, points_label(card), round(unit * anatomy.points))
    put_sign(face, points, (width - unit * (1 - anatomy.points_at[0]), unit * anatomy.points_at[1]))
    if card.good and look.good:
        size = round(unit * good_share(card, look))
        put_sign(face, good_sign(kit, card, size, filled=look.good == "token"), _good_at(face, look))
    if look.start:
        _star(kit, face)


def unit_of(look: RaceLook) -> int:
    """Return the width by which signs are measured: that of the card, less on a broad and low mini."""
    width, height = look.size
    return min(width, round(height / BROADEST)) if look.level == "mini" else width


def good_share(card: Card, look: RaceLook) -> float:
    """Return the size of the good of a card, as a share of its width."""
    anatomy = ANATOMY[look.level]
    return anatomy.windfall if card.source == "windfall" else anatomy.good


def good_sign(kit: Kit, card: Card, size: int, *, filled: bool) -> pygame.Surface:
    """Return the good of a world as a cube, or its empty socket; a dashed ring means windfall."""
    windfall, strong = card.source == "windfall", kit.settings.strong_marks
    if filled:
        return goods.good_cube(kit.fonts, card.good, size, windfall=windfall, strong=strong)
    return signs.good_token(kit.fonts, card.good, size, filled=False, windfall=windfall, strong=strong)


def points_label(card: Card) -> str:
    """Return the printed points, or a question mark if they are counted at the end."""
    return "?" if card.score else str(card.vp)


def _star(kit: Kit, face: pygame.Surface) -> None:
    """Draw the plate with the star at the top of a start world."""
    width = face.get_width()
    plate = pygame.Rect(0, 0, round(width * 0.17), round(width * 0.13))
    plate.midtop = (width // 2, round(width * 0.035))
    colour = kit.theme.colour
    radius = max(2, plate.height // 4)
    face.blit(mask(plate.size, radius, colour.well, 225), plate)
    face.blit(ring(plate.size, radius, max(1.0, width * 0.008), colour.text_soft), plate)
    put_sign(face, kit.sign("start", round(plate.height * 0.72), colour.credit), plate.center)


def _powers(kit: Kit, face: pygame.Surface, card: Card, look: RaceLook) -> None:
    """Draw the powers as rows of signs; only their phases if the words are large, none on a mini."""
    width, height = face.get_size()
    rows = rows_of(card)
    if look.level == "plain":
        top, bottom = (round(height * share) for share in CHIPS_AT)
        closing = (closing_row(),) if card.score else ()
        draw_chips(kit, face, (*rows, *closing), pygame.Rect(0, top, width, bottom - top))
    elif look.level != "mini":
        if card.score:
            rows += (closing_row(),) if look.level == "medium" else score_rows(card)
        box = pygame.Rect(0, round(height * POWERS_FROM), width, round(height * POWERS_SHARE))
        least = kit.metrics.text(SMALLEST_WORD) * look.grain
        draw_rows(kit, face, rows, box, round(height * ROW_SHARE), least, grain=look.grain)


def _sliver(kit: Kit, face: pygame.Surface, card: Card, look: RaceLook) -> None:
    """Draw the picture alone, with the good at its foot; on a low strip also the phases of its powers."""
    whole_picture(kit, face, _picture(kit, card))
    if is_strip(look):
        faint = pygame.Surface(face.get_size(), pygame.SRCALPHA, 32)
        faint.fill((*kit.theme.colour.background, STRIP_VEIL))
        face.blit(faint, (0, 0))
        _strip_words(kit, face, card, look)
    if card.good and look.good:
        (x, y), size = sliver_good(look)
        grain = look.grain
        put_sign(
            face, good_sign(kit, card, size * grain, filled=look.good == "token"), (x * grain, y * grain)
        )


def _strip_words(kit: Kit, face: pygame.Surface, card: Card, look: RaceLook) -> None:
    """Draw the phases of the powers of a card on a low strip, below its name if there is room for both."""
    width, height = face.get_size()
    room = layout.left_of(face.get_rect(), width - (height if card.good else 0))
    chips = layout.align(room, (room.width, round(height * STRIP_CHIPS)))
    head = layout.inset(layout.top(room, round(height * STRIP_NAME)), round(height * STRIP_HEM), 0)
    px = kit.metrics.text(SMALLEST_WORD) * look.grain
    if px <= head.height and has_room(kit, item(card.id), head, px):
        set_name(kit, face, item(card.id), head, px, kit.theme.colour.text, foot=False)
        rest = layout.trim(room, top=head.height)
        chips = layout.align(rest, (rest.width, round(rest.height * STRIP_CHIPS)))
    draw_chips(kit, face, rows_of(card), chips)


def is_strip(look: RaceLook) -> bool:
    """Return whether a sliver is so low that its picture tells little."""
    return look.size[0] > BROAD_STRIP * look.size[1]


def sliver_good(look: RaceLook) -> tuple[tuple[float, float], int]:
    """Return the place and the size of the good on a sliver: at its foot, or at the right of a strip."""
    width, height = look.size
    if is_strip(look):
        size = min(round(height * STRIP_CHIPS), BROADEST_GOOD)
        return (width - height * 0.6, height / 2), size
    size = round(min(width * 0.62, height * 0.4, BROADEST_GOOD))
    return (width * 0.5, height - size * 0.72), size
