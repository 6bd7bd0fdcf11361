"""Priority track: a disk slides half a space when its seat selects, and the rest when the action is done."""

from functools import partial

import pygame

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import write
from galaxy_desktop.ui.theme import mix

SPACE, DISK, HEIGHT = 54, 30, 40


def disk_ids(disks: list[int]) -> list[str]:
    """Return the item id of each disk: from its seat, and the number of that seat's disks before it."""
    return [item_id(item_id("disk", seat), disks[:place].count(seat)) for place, seat in enumerate(disks)]


def lay_track(board: Board) -> int:
    """Lay the spaces, the empty first one among them, and the disks; return their right end in pixels."""
    view, area = board.view, board.areas.phases
    number = len(view.disks) + 1
    gap, height = board.space("gutter"), min(area.height - board.space("gutter"), max(30, board.px(HEIGHT)))
    label = _("Priority")
    words = width_of(board.kit.fonts.style("body", board.kit.metrics).font, label) + board.space("pad")
    width = min(board.px(SPACE), (area.width - (number - 1) * gap) // number)
    room = number * (width + gap) - gap
    if board.kit.metrics.mode == "large_text" or room + words > area.width:
        words = 0
    head, beside = layout.cut_left(layout.trim(area, left=(area.width - room - words) // 2), words)
    if words:
        soft = board.kit.theme.colour.text_soft
        board.sheet.add(lambda surface: write(board, surface, head, label, "body", soft))
    strip = layout.align(beside, (beside.width, height))
    spaces = layout.cells(strip, (width, height), number, number, gap)
    selecting = view.turn + 1 if not view.over and view.round else -1
    for place, space in enumerate(spaces):
        board.sheet.add(partial(_space, board, space=space, current=place == selecting))
    size = min(height - board.space("tight"), max(22, board.px(DISK)))
    for place, (seat, disk) in enumerate(zip(view.disks, disk_ids(view.disks), strict=True)):
        at = _disk_rect(board, spaces, place, size)
        board.sheet.places[disk] = at
        item = Item(disk, at, "track", "", _tip(board, place))
        board.sheet.add(partial(_disk, board, at=at, seat=seat), item, moves=True)
    return spaces[-1].right


def _disk_rect(board: Board, spaces: list[pygame.Rect], place: int, size: int) -> pygame.Rect:
    """Return the place of a disk: one space on once its action is done, half of that while it runs."""
    view, step = board.view, spaces[1].left - spaces[0].left
    moved = 2 if place < view.turn else int(place == view.turn and bool(view.action))
    at = pygame.Rect(0, 0, size, size)
    at.center = spaces[place + 1].center
    return at.move(-step * moved // 2, 0)


def _space(board: Board, surface: pygame.Surface, space: pygame.Rect, *, current: bool) -> None:
    """Draw a space of the track, with an amber edge if its disk selects."""
    colour, faces = board.kit.theme.colour, board.kit.faces
    edge = colour.primary if current else colour.hairline
    fill = colour.high if current else colour.raised
    faces.plate(surface, space, fill, edge, strong=current)


def _disk(board: Board, surface: pygame.Surface, at: pygame.Rect, seat: int) -> None:
    surface.blit(disk_picture(board, seat, at.width), at)


def disk_picture(board: Board, seat: int, size: int) -> pygame.Surface:
    """Return the disk of a seat with its number, from the cache of the kit."""

    def make() -> pygame.Surface:
        kit, colour = board.kit, board.seat_colour(seat)
        ink = kit.theme.colour.ink
        drawn = clear_surface((size, size), colour)
        centre = (size // 2, size // 2)
        kit.faces.disc(drawn, centre, size, colour, mix(colour, ink, 0.55))
        kit.faces.disc(drawn, centre, round(size * 0.74), mix(colour, (255, 255, 255), 0.12))
        font = kit.fonts.font("text", 700, max(SMALLEST_FIGURE, round(size * 0.58)))
        ink_line = kit.fonts.line(font, str(seat + 1), ink)
        figure = ink_line.subsurface(ink_line.get_bounding_rect())
        drawn.blit(figure, figure.get_rect(center=centre))
        return drawn

    return board.kit.surfaces.get(("priority disk", seat, size), make)


def _tip(board: Board, place: int) -> str:
    """Return when the player of a disk selects, or what was selected."""
    view = board.view
    name = board.name(view.disks[place])
    if place < view.turn or (place == view.turn and view.action):
        chosen = zip(view.selected, view.selectors, strict=True)
        names = [board.game.words.item(action) for action, seat in chosen if seat == view.disks[place]]
        return _("**{name}** selected {actions}.").format(name=name, actions=listed(names))
    if place == view.turn:
        return _("**{name}** selects an action now.").format(name=name)
    return _("**{name}** is number {n} in priority order.").format(name=name, n=place + 1)
