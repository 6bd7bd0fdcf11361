"""Action card: its bonus, the outlook for the seat, and what opponents do."""

from collections.abc import Mapping

import pygame

from galaxy_desktop.games.race.box import actions, figures
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.choice_plate import check, plate
from galaxy_desktop.games.race.table.opponents import action_label, name_within
from galaxy_desktop.games.race.table.signs_of_power import parts_of_bonus
from galaxy_desktop.language import N_, Message
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.tabletop.lines import lead, put, write
from galaxy_desktop.ui.tabletop.parts import Part, draw_parts

SIGNS, LINES = 30, 3
PARTS = ((True, True), (True, False), (False, True), (False, False))
"""True for the bonus, and for the line about opponents, if shown: from the first try to what always fits."""
OPPONENTS: Mapping[str, Message] = {
    "explore": N_("Opponents explore too"),
    "develop": N_("Opponents may develop"),
    "settle": N_("Opponents may settle"),
    "consume": N_("Opponents must consume"),
    "produce": N_("Opponents produce"),
}


def draw_action(board: Board, surface: pygame.Surface, action: str, place: pygame.Rect, text: str) -> None:
    """Draw the card of an action.

    `text` says what the action brings the seat. The bonus is left out of a low card, and so is the line
    about opponents if that does not fit, or if it would cost words of the text.
    """
    mark, metrics = board.mark(action), board.kit.metrics
    plate(board, surface, place, mark)
    _watermark(board, surface, action, place)
    pad = metrics.space("pad")
    inside = layout.trim(place, left=pad, right=pad, bottom=metrics.space("tight"))
    top = _head(board, surface, action, place, inside)
    line = round(metrics.letters("small") * 1.35)
    style = "small" if place.width < metrics.px(190) or metrics.mode == "large_text" else "body"
    signs = layout.top(
        layout.below(inside, top + metrics.space("hair")), max(metrics.letters("body"), metrics.px(SIGNS))
    )
    foot, rest = layout.cut_bottom(inside, line)
    told = others(action)
    for with_bonus, with_foot in PARTS:
        head = signs.bottom if with_bonus else top
        if with_bonus and place.bottom - signs.bottom <= 2 * line + metrics.space("gutter"):
            continue
        if with_foot and not _has_room(board, foot, head, told, style):
            continue
        words = layout.below(rest if with_foot else inside, head + metrics.space("hair"))
        most = LINES if with_foot else None
        block = board.kit.text.fitted(text, words.width, style, lines=most, height=words.height)
        if not block.cut:
            break
    if with_bonus:
        _bonus(board, surface, action, signs)
    block.draw(surface, words.topleft)
    if with_foot:
        write(board, surface, foot, told, "small", board.kit.theme.colour.text_soft)
    check(board, surface, place, mark)


def _has_room(board: Board, foot: pygame.Rect, top: int, told: str, style: str) -> bool:
    """Return whether the line about opponents fits at the foot, and two lines of text above it."""
    least = 2 * board.kit.fonts.style(style, board.kit.metrics).line
    small = board.kit.fonts.style("small", board.kit.metrics).font
    return foot.top - top >= least and width_of(small, told) <= foot.width


def _head(board: Board, surface: pygame.Surface, action: str, place: pygame.Rect, inside: pygame.Rect) -> int:
    """Draw phase, name, key and the line below them; return where that ends, in pixels of the window."""
    colour, metrics = board.kit.theme.colour, board.kit.metrics
    size = metrics.icon("title")
    head = layout.top(layout.trim(inside, top=metrics.space("gap")), max(size, metrics.px(28)))
    sign = board.kit.sign("phase", size, colour.text, action_label(action))
    name = lead(surface, sign, head, size, metrics.space("gutter"))
    name = layout.left_of(name, place.right - metrics.space("gap"))
    write(board, surface, name, name_within(board, action, name.size, "button"), "button")
    line = head.bottom + metrics.space("seam")
    surface.fill(colour.hairline, (head.left, line, head.width, 1))
    return line + 1


def _bonus(board: Board, surface: pygame.Surface, action: str, rect: pygame.Rect) -> None:
    """Draw the signs of the bonus, and a plate if the last card would be placed."""
    end = draw_parts(board.kit, surface, bonus_parts(action), rect, board.letters("small"))
    if ends_game(board, action):
        _last(board, surface, layout.right_of(rect, end))


def bonus_parts(action: str) -> tuple[Part, ...]:
    """Return the signs of the bonus of an action."""
    parts: tuple[Part, ...] = ()
    for power in actions()[action].bonus:
        parts += parts_of_bonus(power)
    return parts


def others(action: str) -> str:
    """Return a few words on what opponents do in the phase of an action."""
    return OPPONENTS[actions()[action].phase].read()


def ends_game(board: Board, action: str) -> bool:
    """Return whether placing a card in the phase of this action would fill the tableau."""
    return (
        actions()[action].phase in {"develop", "settle"}
        and len(board.me.tableau) == figures().tableau_size - 1
    )


def _last(board: Board, surface: pygame.Surface, room: pygame.Rect) -> None:
    """Draw a plate that says that the last card would be placed, if the room is wide enough."""
    text = _("card {n}").format(n=figures().tableau_size)
    font = board.kit.fonts.style("small", board.kit.metrics).bold
    drawn = board.kit.fonts.line(font, text, board.kit.theme.colour.credit)
    size = board.letters("small")
    width = drawn.get_width() + size + board.space("broad")
    if width > room.width:
        return
    box = layout.align(room, (width, drawn.get_height() + board.space("seam")), "midright")
    dark = board.kit.theme.sign["full_tableau"]
    board.kit.faces.face(surface, box, FaceStyle(dark, dark, dark, board.space("tight"), 1))
    put(surface, board.kit.sign("start", size, board.kit.theme.colour.credit), (box.left + size, box.centery))
    surface.blit(drawn, drawn.get_rect(midright=(box.right - board.space("tight"), box.centery)))


def _watermark(board: Board, surface: pygame.Surface, action: str, place: pygame.Rect) -> None:
    """Draw the sign of the phase, large and faint, in the lower right corner."""
    metrics, colour = board.kit.metrics, board.kit.theme.colour
    size = min(round(place.height * 0.62), metrics.px(110))

    def make() -> pygame.Surface:
        card = actions()[action]
        sells = any(power.code == "sell_good" for power in card.bonus)
        faint = board.kit.sign("trade" if sells else card.phase, size, colour.text).copy()
        faint.fill((255, 255, 255, 16), special_flags=pygame.BLEND_RGBA_MULT)
        return faint

    drawn = board.kit.surfaces.get(("race watermark", action, size), make)
    edge = metrics.space("tight")
    corner = (place.right - edge, place.bottom - edge)
    surface.blit(drawn, drawn.get_rect(bottomright=corner))
