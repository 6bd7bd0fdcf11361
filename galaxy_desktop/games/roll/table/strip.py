"""Phase strip: five columns with the dice below them, and the sockets of the selecting die."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.roll.moves import MoveWorker, PlaceWild, parse
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.table import held, outlook
from galaxy_desktop.games.roll.table.board import Board, rows_in
from galaxy_desktop.games.roll.table.frame import TITLE, Frame, phase_columns
from galaxy_desktop.games.roll.table.look import DieLook
from galaxy_desktop.games.roll.words.terms import item as name_of
from galaxy_desktop.games.roll.words.terms import numeral
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.table.badges import bulb_rise
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put, write_with_note
from galaxy_desktop.ui.tabletop.sheet import Mark, Spot
from galaxy_desktop.ui.typesetting import Block

FOOT_FROM = 14
"""Least height of a column with room for its outlook, in heights of a word."""
FOOT_LINES = 2
"""Lines of the outlook, but for one more below a tile with a long name."""
HEAD, SOCKET = 44, 68
DIE: Mapping[int, int] = {2: 72, 6: 50}
SMALL_DIE = 40
"""Size of all dice in design units by the most dice below any column for which it fits; of more dice."""
VEIL, OVER_DIE = 0.55, 0.8
"""Shares by which a place for the held die is darkened, and one in which a die lies below the words."""


def lay_strip(board: Board, frame: Frame) -> None:
    """Lay the five columns, and the places where a held die may go."""
    box = frame.strip
    board.sheet.add(lambda surface: board.kit.faces.panel(surface, box))
    pad, inside = board.space("margin"), box
    if board.kit.metrics.mode == "wide":
        title, inside = layout.cut_top(box, board.px(TITLE))
        board.sheet.add(partial(_title, board, rect=layout.inset(title, board.space("frame"), 0)))
    else:
        inside = layout.trim(box, top=pad)
    inside = layout.trim(inside, left=pad, right=pad, bottom=pad)
    for phase, column in zip(PHASES, phase_columns(inside, board.space("gutter")), strict=True):
        board.sheet.places[item_id("column", phase)] = column
        _lay_column(board, phase, column, footed=not frame.choices.width)


def _title(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    words = _("Phase strip"), how_to_assign(board)
    write_with_note(board, surface, rect, words, gap=board.space("pad"))


def how_to_assign(board: Board) -> str:
    """Return how dice come to a phase, while the seat assigns its dice; else empty."""
    if board.topic != "assign":
        return ""
    if board.held:
        return _("choose its phase, or the die again to deselect it")
    return _("drag dice to a phase, or choose a die and then a phase")


def _lay_column(board: Board, phase: str, column: pygame.Rect, *, footed: bool) -> None:
    """Lay a column; it has its outlook at the foot if that has no place beside the own tiles."""
    desk = board.desk if board.assigning else None
    selected = desk is not None and desk.selected == phase
    head = layout.top(column, max(board.letters("option") + board.space("gutter"), board.px(HEAD)))
    item = Item(item_id("phase", phase), head, "phases", phase)
    board.sheet.add(partial(_column, board, column=column, head=head, phase=phase, selected=selected), item)
    if desk is None:
        return
    socket = _socket(board, head, column)
    inside = column
    if footed and column.height > FOOT_FROM * board.letters("small"):
        width = column.width - board.space("gap")
        cut = board.kit.text.block(outlook.assigned(board, phase), width, "small", lines=FOOT_LINES).cut
        lines = FOOT_LINES + cut
        foot, inside = layout.cut_bottom(
            column, lines * round(board.letters("small") * 1.2) + board.space("gap")
        )
        board.sheet.add(partial(_foot, board, rect=foot, phase=phase, lines=lines))
    _lay_socket(board, phase, socket, column, desk.selector if selected else "")
    room = layout.below(layout.trim(inside, bottom=board.space("seam")), socket.bottom + _caption(board))
    room = room.inflate(-board.space("broad"), 0)
    dice = [die for die, place in desk.columns.items() if place == phase]
    crowd = max(Counter(desk.columns.values()).values(), default=0)
    largest = max(26, board.px(next((size for most, size in DIE.items() if crowd <= most), SMALL_DIE)))
    places = rows_in(room, len(dice), largest, centred=True)
    for die, rect in zip(dice, places, strict=True):
        _lay_die(board, die, rect)
    _lay_targets(board, phase, room, max((rect.bottom for rect in places), default=room.top))


def _caption(board: Board) -> int:
    """Return the height of the line below a socket, with room for the bulb of a die below it."""
    if board.kit.metrics.mode != "wide":
        return board.space("gap")
    line = board.kit.fonts.style("small", board.kit.metrics).line
    return board.space("seam") + line + bulb_rise(board.kit)


def _socket(board: Board, head: pygame.Rect, column: pygame.Rect) -> pygame.Rect:
    size = min(max(34, board.px(SOCKET)), column.height // 3)
    socket = pygame.Rect(0, 0, size, size)
    socket.midtop = (column.centerx, head.bottom + board.space("gutter"))
    return socket


def _column(
    board: Board,
    surface: pygame.Surface,
    column: pygame.Rect,
    head: pygame.Rect,
    phase: str,
    *,
    selected: bool,
) -> None:
    """Draw the frame of a column with its head, amber if its phase is selected."""
    colour, faces = board.kit.theme.colour, board.kit.faces
    fill = colour.raised if selected else colour.well
    edge = colour.primary if selected else colour.hairline
    faces.plate(surface, column, fill, edge, strong=selected)
    large = board.kit.metrics.mode == "large_text"
    size = round(board.icon("inline") / board.kit.metrics.text_step) if large else board.icon("inline")
    chip = board.kit.sign("phase", size, colour.text, numeral(phase))
    put(surface, chip, (head.left + board.space("gap") + size // 2, head.centery))
    icon = 0 if large else round(size * 1.15)
    if icon:
        shade = colour.primary if selected else colour.text_soft
        put(
            surface,
            board.kit.sign(phase, icon, shade),
            (head.right - board.space("gap") - icon // 2, head.centery),
        )
    words = layout.trim(head, left=board.space("broad") + size, right=board.space("gap") + icon)
    names = {each: board.game.words.phase(each) for each in PHASES}
    px = board.kit.text.common_size(list(names.values()), words.width, "section")
    name = board.kit.text.block(names[phase], words.width, "section", lines=1, px=px)
    name.draw(surface, (words.left, words.centery - name.height // 2))
    surface.fill(colour.hairline, layout.bottom(layout.inset(head, board.space("gap"), 0), 1))


def _foot(board: Board, surface: pygame.Surface, rect: pygame.Rect, phase: str, lines: int) -> None:
    box = rect.inflate(-board.space("gap"), 0)
    text = "" if board.tray.busy else outlook.assigned(board, phase)
    soft = board.kit.theme.colour.text_soft
    board.kit.text.draw(surface, box, text, "small", colour=soft, align="centre", middle=True, lines=lines)


def _lay_socket(board: Board, phase: str, socket: pygame.Rect, column: pygame.Rect, selector: str) -> None:
    """Lay the place of the selecting die; a click puts the held die there, or a worker below."""
    option = next((o for o in _options(board, phase) if held.selects(o)), held.selecting(board, phase))
    words = "" if option else _("select")
    board.sheet.add(
        partial(_socket_face, board, socket=socket, column=column, selector=selector, words=words)
    )
    if selector:
        inside = socket.inflate(-round(socket.width * 0.2), -round(socket.width * 0.2))
        _lay_die(board, selector, inside)
    if option:
        _lay_target(board, option, socket, _("Select"), "sockets", veil=OVER_DIE if selector else VEIL)
    elif board.topic == "assign" and not selector and not board.held:
        why = _why_not(board, phase)
        board.sheet.point(Item(item_id("socket", phase), socket, "sockets", phase, why=why))


def _why_not(board: Board, phase: str) -> Reason:
    """Return why a click on an empty socket alone selects nothing."""
    if board.desk.selector:
        return because("selected_another", selected=board.desk.selected, phase=phase)
    return because("no_worker_here", phase=phase)


def _socket_face(
    board: Board, surface: pygame.Surface, socket: pygame.Rect, column: pygame.Rect, selector: str, words: str
) -> None:
    colour = board.kit.theme.colour
    if selector:
        board.kit.faces.plate(surface, socket, colour.high, colour.primary, strong=True)
    else:
        board.kit.faces.dashed(surface, socket, colour.edge, 0)
        block = board.kit.text.label(words, socket.width - 4, "small", colour=colour.text_muted)
        if block.cut:
            sign = board.kit.sign("arrow_down", socket.height // 2, colour.text_muted)
            surface.blit(sign, sign.get_rect(center=socket.center))
        else:
            block.draw(surface, (socket.left + 2, socket.centery - block.height // 2))
    if board.kit.metrics.mode == "wide":
        text, shade = _("not selected by you"), colour.text_muted
        if selector:
            text, shade = _("selects this phase"), colour.primary
        block = board.kit.text.label(text, column.width - board.space("margin"), "small", colour=shade)
        block.draw(surface, (column.left + board.space("tight"), socket.bottom + board.space("seam")))


def _lay_die(board: Board, die: str, rect: pygame.Rect) -> None:
    """Lay a die of the strip, upright."""
    lay_rolled(board, die, rect, 0.0)


def lay_rolled(board: Board, die: str, rect: pygame.Rect, angle: float) -> None:
    """Lay a die behind the screen, bright if it can be picked up to go on; `angle` is in degrees."""
    mark: Mark = "rest"
    if die == board.held:
        mark = "chosen"
    elif held.lights_up(board, die):
        mark = "legal"
    look = DieLook(die, rect.size, sign=board.sign_of(board.me, die), dim=die in board.desk.aside)
    spot = Spot(look, rect, angle=angle, mark=mark)
    why = None if board.topic != "assign" else held.why_fixed(board, die)
    item = Item(die, rect, "dice", die, why=why)
    board.sheet.card(item, spot, lambda surface: board.drawn.draw(surface, spot))


def _options(board: Board, phase: str) -> Sequence[Option]:
    """Return the moves of the held die into a column."""
    if not board.held or board.topic != "assign":
        return ()
    made = board.made
    return [o for o in held.options_for(board, board.held) if o not in made and held.phase_of(o) == phase]


def _lay_targets(board: Board, phase: str, room: pygame.Rect, free: int) -> None:
    """Lay the places in a column for the held die, one for each power; its dice end at the height `free`."""
    options = [o for o in _options(board, phase) if not held.selects(o)]
    ways = [next(group) for _way, group in groupby(sorted(options), key=_way_of)]
    back = held.back(board, board.held, phase) if board.held else ""
    ways += [back] if back else []
    if not ways:
        return
    places = layout.cells(room, (room.width, room.height // len(ways)), len(ways), 1)
    for option, place in zip(ways, places, strict=True):
        rect = layout.trim(place, bottom=3)
        words = _("Undo") if option == back else _way_words(option)
        tip = undoing(board, option) if option == back else ""
        _lay_target(board, option, rect, words, tip=tip, box=below_dice(rect, free, board.letters("button")))


def _way_of(option: Option) -> str:
    move = parse(option)
    return move.power if isinstance(move, MoveWorker) else ""


def _way_words(option: Option) -> str:
    """Return the words of a target: the name of its power, or that a wild die is put there."""
    return _("Place here") if isinstance(parse(option), PlaceWild) else name_of(_way_of(option))


def below_dice(place: pygame.Rect, free: int, line: int) -> pygame.Rect:
    """Return the part of a place below the height `free` if it holds a line of words, else the place."""
    rest = layout.below(place, max(free, place.top))
    return rest if rest.height >= line else place


def _lay_target(
    board: Board,
    option: Option,
    rect: pygame.Rect,
    words: str,
    group: str = "places",
    *,
    tip: str = "",
    box: pygame.Rect | None = None,
    veil: float = VEIL,
) -> None:
    """Lay one place for the held die, with its words in the middle of `box`, or of the place.

    A socket that shows its words says them below its phase, which a tooltip would cover.
    """
    colour = board.kit.theme.colour.legal
    block = board.kit.text.label(words, rect.width - board.space("gutter"), "button", colour=colour)
    draw = partial(_target, board, rect=rect, block=block, box=box or rect, veil=veil)
    said = group == "sockets" and not block.cut
    board.sheet.add(draw, Item(option, rect, group, "", tip or board.word(option), written=said))


def undoing(board: Board, move: Option) -> str:
    """Return the words of a place that takes a move back."""
    return _("Undo: {move}").format(move=board.word(move))


def _target(
    board: Board, surface: pygame.Surface, rect: pygame.Rect, block: Block, box: pygame.Rect, veil: float
) -> None:
    colour = board.kit.theme.colour
    board.kit.faces.veil(surface, rect.inflate(-2, -2), veil)
    board.kit.faces.dashed(surface, rect, colour.legal, 26)
    if block.cut:
        sign = board.kit.sign("arrow_down", min(box.size) // 2, colour.legal)
        surface.blit(sign, sign.get_rect(center=box.center))
    else:
        block.draw(surface, (box.left + board.space("seam"), box.centery - block.height // 2))
