"""Signs and words in a row, as cards and boxes show them: smaller if they would be too wide."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.ui.art import signs
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE, SMALLEST_WORD
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop import card_names

GOODS = ("novelty", "rare", "genes", "alien")
SIGN, FIGURE, SOFT = 0.82, 0.74, 0.66
NARROWEST = 0.7
"""Least factor by which a word may be narrowed before it is cut."""
MINUS, TIMES = "−", "×"


@plain
class Sign:
    """Sign in a row; `socket` and `windfall` are the empty places of goods, their label is the kind."""

    name: str
    label: str = ""


@plain
class PartText:
    """Figure or word in a row."""

    text: str
    soft: bool = False
    """True for words in a softer colour."""
    whole: bool = False
    """True for a name, which is never cut: a row without room for it, on two lines at most, is left out."""


Part = Sign | PartText


def signed(number: int) -> str:
    """Return a number with its sign, as "+2" or "−1"."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def draw_parts(
    kit: Kit, face: pygame.Surface, parts: Sequence[Part], box: pygame.Rect, least: int, *, grain: int = 1
) -> int:
    """Draw parts side by side from the left, smaller if they would be too wide; return the right end.

    `least` is the size of the smallest word; on a face that is drawn `grain` times as large, both are.
    """
    size, figure = box.height * SIGN, SMALLEST_FIGURE * grain
    drawn = _parts(kit, parts, size, least, figure)
    while _width(drawn, size) > box.width and size > figure:
        size -= 1
        drawn = _parts(kit, parts, size, least, figure)
    drawn = _fitted(kit, parts, drawn, box, size, least, figure)
    if not drawn:
        return box.left
    x = box.left
    for sign in drawn:
        face.blit(sign, sign.get_rect(midleft=(x, box.centery)))
        x += sign.get_width() + _gap(size)
    return x - _gap(size)


def draw_sign(kit: Kit, sign: Sign, size: int) -> pygame.Surface:
    """Return one sign of a row at a height."""
    strong = kit.settings.strong_marks
    if sign.name in GOODS:
        return signs.good_token(kit.fonts, sign.name, size, strong=strong)
    if sign.name == "socket":
        return signs.good_token(kit.fonts, sign.label, size, filled=False, strong=strong)
    if sign.name == "windfall" and sign.label in GOODS:
        small = round(size * 0.72)
        return signs.good_token(kit.fonts, sign.label, small, filled=False, windfall=True, strong=strong)
    name = sign.label if sign.name == "windfall" else sign.name
    label = "" if sign.name == "windfall" else sign.label
    return kit.sign(name, size, kit.theme.colour.text_soft, label)


def parts_width(kit: Kit, parts: Sequence[Part], height: int, least: int) -> int:
    """Return the width of parts at their full size in a row of this height."""
    return _width(_parts(kit, parts, height * SIGN, least, SMALLEST_FIGURE), height * SIGN)


def narrowest(kit: Kit, parts: Sequence[Part], least: int, *, grain: int = 1) -> int:
    """Return the width of parts at the smallest size at which none of them is cut."""
    figure = SMALLEST_FIGURE * grain
    return _width(_parts(kit, parts, figure, least, figure), figure)


def _parts(kit: Kit, parts: Sequence[Part], size: float, least: int, figure: int) -> list[pygame.Surface]:
    return [_part(kit, part, size, least, figure) for part in parts]


def _part(kit: Kit, part: Part, size: float, least: int, figure: int) -> pygame.Surface:
    if isinstance(part, Sign):
        shrunk = 0.8 if part.name == "arrow_right" else 1.0
        return draw_sign(kit, part, max(figure, round(size * shrunk)))
    if any(letter.isalpha() for letter in part.text):
        return _word(kit, part, part.text, size, least)
    px = max(figure, round(size * 0.9))
    drawn = kit.fonts.line(kit.fonts.font("card", 700, px), part.text, kit.theme.colour.text)
    return drawn.subsurface(drawn.get_bounding_rect())


def _word(kit: Kit, part: PartText, text: str, size: float, least: int) -> pygame.Surface:
    colour = kit.theme.colour
    px = max(least, round(size * (SOFT if part.soft else FIGURE)))
    return kit.fonts.line(_font(kit, part, px), text, colour.text_soft if part.soft else colour.text)


def _font(kit: Kit, part: PartText, px: int) -> pygame.font.Font:
    return kit.fonts.font("card", 600 if part.soft else 700, px)


def _fitted(
    kit: Kit,
    parts: Sequence[Part],
    drawn: list[pygame.Surface],
    box: pygame.Rect,
    size: float,
    least: int,
    figure: int,
) -> list[pygame.Surface]:
    """Return the parts with smaller words if even the smallest signs leave no room.

    A word that is still too long is set narrower, a name on two lines; else a label that ends with a colon is
    left out, and any other word is cut. Return no parts if there is no room for a name.

    Large words may shrink to what they are at a text size of 100 %.
    """
    smallest = round(least / kit.metrics.text_step) if least > SMALLEST_WORD else least
    while (over := _width(drawn, size) - box.width) > 0 and least > smallest:
        least -= 1
        drawn = _parts(kit, parts, size, least, figure)
    if over <= 0:
        return drawn
    result = list(drawn)
    for index, part in enumerate(parts):
        if isinstance(part, PartText) and over > 0 and len(part.text) > 3:
            room = drawn[index].get_width() - over
            if (narrow := _narrowed(drawn[index], room)) is not None:
                return [*result[:index], narrow, *result[index + 1 :]]
            if part.whole:
                pair = _on_two_lines(kit, part, room, box.height, least)
                return [*result[:index], pair, *result[index + 1 :]] if pair is not None else []
            font = _font(kit, part, max(least, round(size * (SOFT if part.soft else FIGURE))))
            text = "" if part.text.endswith(":") else kit.fonts.fitted(font, part.text, max(0, room))
            result[index] = _word(kit, part, text, size, least)
            over -= drawn[index].get_width() - result[index].get_width()
    return result


def _narrowed(word: pygame.Surface, room: int) -> pygame.Surface | None:
    """Return a word set as narrow as a room; None if that is too narrow."""
    if room >= word.get_width():
        return word
    if room < word.get_width() * NARROWEST:
        return None
    return pygame.transform.smoothscale(word, (room, word.get_height()))


def _on_two_lines(kit: Kit, part: PartText, room: int, height: int, least: int) -> pygame.Surface | None:
    """Return a name of several words on two lines of the smallest size; None without room for it."""
    lines = card_names.on_two(_font(kit, part, least), part.text)
    pitch = round(least * card_names.LINE)
    if len(lines) < 2 or 2 * pitch > height:
        return None
    words = [_narrowed(_word(kit, part, line, 0, least), room) for line in lines]
    whole = [word for word in words if word is not None]
    if len(whole) < len(words):
        return None
    both = clear_surface((max(word.get_width() for word in whole), 2 * pitch), kit.theme.colour.text)
    for number, word in enumerate(whole):
        both.blit(word, word.get_rect(midleft=(0, number * pitch + pitch // 2)))
    return both


def _gap(size: float) -> int:
    return max(2, round(size * 0.16))


def _width(drawn: Sequence[pygame.Surface], size: float) -> int:
    return sum([sign.get_width() for sign in drawn]) + _gap(size) * max(0, len(drawn) - 1)
