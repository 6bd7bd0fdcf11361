"""Box beside the rounds: the yield of exploring instead of placing cards; a click on it explores."""

import pygame

from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.explore import explore_icons, explore_is_sure
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import SECOND, Item
from galaxy_desktop.ui.tabletop.lines import lead, write
from galaxy_desktop.ui.theme import mix

WIDTH = 214
EYE = 44


def explore_width(board: Board) -> int:
    """Return the least width of the box in pixels; 0 while it is not shown."""
    wide = board.kit.metrics.mode == "wide"
    return board.px(WIDTH) if wide and board.builder and not board.building else 0


def lay_explore(board: Board, place: pygame.Rect) -> None:
    """Lay the box about exploring."""
    board.sheet.places["explore"] = place
    text = _text(board)
    item = Item(SECOND, place, "explore_box", "", text, written=True)
    board.sheet.add(lambda surface: _box(board, surface, place, text), item)


def _text(board: Board) -> str:
    icons, base = explore_icons(board.view, board.seat), figures().explore_base_draw
    if explore_is_sure(board.view):
        text = _(
            "Place no cards. Draw **{draw}** ({base}, plus 1 per explore icon, including {marker} on the "
            "marker), then discard **{icons}**."
        )
    else:
        text = _(
            "Place no cards. Draw up to **{draw}** ({base}, plus 1 per explore icon, including {marker} on "
            "the marker), then discard {base} fewer than you drew."
        )
    return text.format(draw=icons + base, base=base, marker=figures().explore_marker_icons, icons=icons)


def _box(board: Board, surface: pygame.Surface, place: pygame.Rect, text: str) -> None:
    colour, faces = board.kit.theme.colour, board.kit.faces
    fill = mix(colour.panel, colour.well, 0.55)
    faces.plate(surface, place, fill, colour.hairline, "mini")
    inner = layout.inset(place, board.space("pad"), board.space("gap"))
    head, rest = layout.cut_top(inner, board.letters("section") + board.space("tight"))
    write(board, surface, head, _("Or explore"), "section")
    eye = board.px(EYE)
    row, words = layout.cut_top(rest, eye, board.space("seam"))
    lead(surface, board.kit.sign("explore", eye, colour.credit), row, eye, 0)
    board.kit.text.draw(surface, words, text, "body", colour=colour.text_soft)
    if board.shown.open or not board.can_place:
        faces.glow(surface, place, colour.legal)
