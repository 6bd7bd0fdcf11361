"""Box beside the stores: plates for the open options, or the tasks of the own workers."""

from collections.abc import Sequence
from functools import partial
from itertools import product

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.moves import TRADE, Scout, Ship, Stock, dice_of, move_of
from galaxy_desktop.games.roll.powers import stock_credits
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.stock import gained
from galaxy_desktop.games.roll.table import held, outlook
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.frame import Frame
from galaxy_desktop.games.roll.words.question import limit, lost_by, shipped
from galaxy_desktop.games.roll.words.terms import item, money, numeral
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import headed, series
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.dice_face import BACK, die_face
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import lead, put, write
from galaxy_desktop.ui.typesetting import Block

PLATE = 54
LOW_PLATE = 24
"""Height in pixels below which plates are hard to hit, so that they take the room of the title too."""
PLATES = ("explore", "ship")
"""Topics of questions whose options are plates."""


def lay_choices(board: Board, frame: Frame) -> None:
    """Lay the box with its title, and plates or words in it."""
    box = frame.choices
    board.sheet.places["choices"] = box
    board.sheet.add(lambda surface: board.kit.faces.panel(surface, box))
    head, inside = parts_of(board, box)
    options = plates(board)
    waits = board.topic == "ship" and not options
    title, words = _("Rest of this round"), draw_outlook
    if options or waits:
        title, words = _("Your options"), _pick_a_good
    elif board.assigning:
        title = _("Your workers")
    elif not board.revealed:
        title, words = board.game.words.phase("over"), _end
    if options and _is_crowded(board, options, inside):
        _lay_plates(board, options, head.union(inside))
        return
    board.sheet.add(lambda surface: write(board, surface, head, title, "section"))
    if options:
        lower = layout.trim(inside, top=board.space("gap"))
        _lay_plates(board, options, inside if _is_crowded(board, options, lower) else lower)
    else:
        board.sheet.add(partial(words, board, rect=inside))


def parts_of(board: Board, box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the parts of the box: the line of its title, and what lies below."""
    inside = layout.trim(box, top=board.space("seam"), bottom=board.space("gutter"))
    inside = layout.inset(inside, board.space("pad"), 0)
    return layout.cut_top(inside, board.letters("section") + board.space("frame"))


def plates(board: Board) -> list[Option]:
    """Return the options shown as plates; if they are many, only those of the good held or chosen."""
    if board.topic not in PLATES or board.decision is None:
        return []
    options = [option for option in board.decision.options() if option in board.shown.open]
    options += [option for option in board.shown.chosen if option not in options]
    if board.topic == "ship" and len(options) > held.FEW:
        good = held.about(board)
        mine = set(held.options_for(board, good)) if good else set()
        return [option for option in options if option in mine or option in board.shown.chosen]
    return options


def _is_crowded(board: Board, options: Sequence[Option], inside: pygame.Rect) -> bool:
    """Return whether plates in one column below a title would be low."""
    return not _about_one_good(board) and len(options) * (LOW_PLATE + board.space("seam")) > inside.height


def _lay_plates(board: Board, options: list[Option], inside: pygame.Rect) -> None:
    """Lay the plates below each other: closer together, on one line or in two columns if they are many."""
    large, gaps = board.kit.metrics.mode == "large_text", (board.space("gutter"), board.space("seam"))
    for lines, gap in product((1,) if _about_one_good(board) else (2,) if large else (2, 1), gaps):
        least = board.letters("small") * lines + board.space("tight")
        columns = 1 if len(options) * (least + gap) <= inside.height + gap else 2
        if columns == 1:
            break
    else:
        gap = gaps[0]
    rows = -(-len(options) // columns)
    height = min(max(least, board.px(PLATE)), (inside.height + gap) // rows - gap)
    width = (inside.width - gap * (columns - 1)) // columns
    places = layout.cells(inside, (width, height), rows * columns, columns, gap)
    down = [place for column in range(columns) for place in places[column::columns]]
    laid = list(zip(options, down, strict=False))
    sizes = _sizes(board, laid)
    for option, rect in laid:
        written = says_all(board, rect, option)
        thing = Item(option, rect, "choices", "", board.word(option), written=written)
        board.sheet.add(partial(_plate, board, rect=rect, option=option, sizes=sizes), thing)


def _sizes(board: Board, laid: Sequence[tuple[Option, pygame.Rect]]) -> tuple[int, int]:
    """Return the sizes of both lines of all plates, in pixels: smaller where they must be.

    The second one is 0 if even the smallest words leave no room for it, or if no plate has one. Letters do
    not fill their lines, which may overlap a little.
    """
    text = board.kit.text
    first, second = _largest(board, laid, 0, "button"), _largest(board, laid, 1, "small")
    least = text.smallest("button"), text.smallest("small")
    room = min(_words_place(board, rect, option).height for option, rect in laid)
    for less in range(max(first - least[0], second - least[1]) + 1):
        sizes = max(first - less, least[0]), max(second - less, least[1])
        if sum(sizes) + board.space("seam") <= room:
            return sizes
    return first, 0


def _largest(board: Board, laid: Sequence[tuple[Option, pygame.Rect]], line: int, style: str) -> int:
    """Return the size at which a line of all plates fits into their widths, in pixels; 0 if none has it."""
    lines = [(_words(board, option)[line], _words_place(board, rect, option).width) for option, rect in laid]
    sizes = [board.kit.text.common_size([words], width, style) for words, width in lines if words]
    return min(sizes, default=0)


def _about_one_good(board: Board) -> bool:
    """Return whether all plates are about the good picked up or chosen, so that none has to name it."""
    return board.topic == "ship" and len(board.shown.open) > held.FEW


def _plate(
    board: Board, surface: pygame.Surface, rect: pygame.Rect, option: Option, sizes: tuple[int, int]
) -> None:
    """Draw a plate with the dice of its option and its words; amber once chosen."""
    colour, faces = board.kit.theme.colour, board.kit.faces
    chosen = option in board.shown.chosen
    edge = colour.primary if chosen else colour.legal
    faces.plate(surface, rect, colour.raised, edge)
    faces.glow(surface, rect, edge)
    left, size = rect.left + board.space("gutter"), _die_size(board, rect)
    for die in dice_shown(board, option):
        face = die_face(board.kit, board.kit.theme.die[type_of(die)], _sign(board, die), size)
        put(surface, face, (left + size // 2, rect.centery))
        left += size + board.space("seam")
    words = _words_place(board, rect, option)
    first, second, gain = _words(board, option)
    head = board.kit.text.block(first, words.width, "button", lines=1, px=sizes[0])
    if head.cut and gain:
        head = board.kit.text.label(gain, words.width, "button", align="left")
    soft = colour.text_soft
    if not sizes[1] or not second:
        beside = _beside(board, words, head.size[0], second)
        if second and not beside.width and gain:
            head = board.kit.text.label(gain, words.width, "button", align="left")
            beside = _beside(board, words, head.size[0], second)
        head.draw(surface, (words.left, words.centery - head.height // 2))
        if beside.width:
            write(board, surface, beside, second, "small", soft)
        return
    below = board.kit.text.block(second, words.width, "small", colour=soft, lines=1, px=sizes[1])
    half = round(words.height * sizes[0] / sum(sizes))
    head.draw(surface, (words.left, words.top + (half - head.height) // 2 + 2))
    below.draw(surface, (words.left, words.top + half + (words.height - half - below.height) // 2 - 2))


def _beside(board: Board, words: pygame.Rect, used: int, second: str) -> pygame.Rect:
    """Return the room for the softer line beside the first one; empty if there is too little."""
    rest = layout.trim(words, left=used + board.space("gap"))
    return rest if second and board.kit.text.width(second, "small") <= rest.width else layout.nowhere()


def dice_shown(board: Board, option: Option) -> tuple[str, ...]:
    """Return the dice drawn on a plate; with large text no shippers, unless they are of several types."""
    dice = dice_of(option)
    if board.topic != "ship" or board.kit.metrics.mode != "large_text":
        return dice
    types = {type_of(dice_of(one)[0]) for one in (*board.shown.open, *board.shown.chosen)}
    return dice if len(types) > 1 else dice[1:]


def _die_size(board: Board, rect: pygame.Rect) -> int:
    """Return the size of the dice on a plate: as high as its words if these are on one line."""
    size, word = min(rect.height - board.space("gutter"), board.px(34)), board.letters("small")
    return (
        size if _about_one_good(board) or rect.height >= 2 * word + board.space("seam") else min(size, word)
    )


def _words_place(board: Board, rect: pygame.Rect, option: Option) -> pygame.Rect:
    """Return the part of a plate beside the dice of its option."""
    dice = len(dice_shown(board, option)) * (_die_size(board, rect) + board.space("seam"))
    left = board.space("gutter") + dice + board.space("seam")
    return layout.trim(rect, left=left, right=board.space("gutter"))


def says_all(board: Board, rect: pygame.Rect, option: Option) -> bool:
    """Return whether a plate has room for all its words, so that a tooltip would only repeat them."""
    words, text = _words_place(board, rect, option), board.kit.text
    first, second, _gain = _words(board, option)
    head = text.label(first, words.width, "button", align="left")
    if second and not _sizes(board, [(option, rect)])[1]:
        return not head.cut and bool(_beside(board, words, head.size[0], second).width)
    below = text.label(second, words.width, "small", align="left")
    return not (head.cut or below.cut)


def _words(board: Board, option: Option) -> tuple[str, str, str]:
    """Return the words of a plate, a softer line about it, and what it gains, for want of room."""
    match move_of(option):
        case Ship(task, _, good) as ship:
            form = _("Trade for {gain}") if task == TRADE else _("Consume for {gain}")
            gain = shipped(board.view, ship)
            second = "" if _about_one_good(board) else item(board.me.goods[good])
            if lost_by(board.view, ship):
                second = series([*([second] if second else []), _limit(board)])
            return form.format(gain=gain), second, gain
        case Stock(worker):
            whole = stock_credits(board.me.tableau, worker)
            kept = gained(board.me, whole)
            second = _("credits right away") if kept == whole else _limit(board)
            return _("Stock for {gain}").format(gain=money(kept)), second, money(kept)
        case Scout():
            return _("Scout"), _("draw tiles"), ""
    return board.word(option), "", ""


def _limit(board: Board) -> str:
    """Return the words on the limit of credits, which takes a part of what is gained."""
    return _("{limit} limit").format(limit=limit(board))


def _sign(board: Board, die: str) -> str:
    return board.sign_of(board.me, die) if die in board.me.workers else BACK


def _pick_a_good(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Write that a good has to be chosen first, as the plates are too many at once."""
    text = _("Choose a good in your tableau to see what you gain by trading or consuming it.")
    board.kit.text.draw(surface, rect, text, "body", colour=board.kit.theme.colour.text_soft)


def draw_outlook(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Write a line for each phase in which the viewer has workers, and what becomes of those not used."""
    lines = {} if board.thrown else outlook.ahead(board)
    words = [headed(f"**{board.game.words.phase(phase)}**", text) for phase, text in lines.items()]
    blocks, size, between = _set_in(board, words, rect)
    rest = rect
    for phase, block in zip(lines, blocks, strict=True):
        row = layout.top(rest, size).move(0, 2)
        lead(surface, board.kit.sign("phase", size, None, numeral(phase)), row, size, 0)
        block.draw(surface, (rect.left + size + board.space("gap"), rest.top))
        rest = layout.trim(rest, top=max(size, block.height) + between)
    if board.assigning:
        _note(board, surface, rest, _unselected(board) if lines else "")
    elif not lines:
        text = _("Your workers have done all their tasks this round.")
        board.kit.text.draw(surface, rect, text, "body", colour=board.kit.theme.colour.text_soft)


def _set_in(board: Board, words: list[str], room: pygame.Rect) -> tuple[list[Block], int, int]:
    """Return the words as blocks that fit into a room below each other, smaller if they must be.

    The other two are the size of the sign beside each block, which shrinks with it, and the gap between them.
    """
    text, sign = board.kit.text, board.icon("inline")
    usual, seam = board.kit.fonts.style("small", board.kit.metrics).px, board.space("seam")
    smaller = [("small", px, seam) for px in range(usual, text.smallest("small") - 1, -1)]
    for style, px, between in (("body", None, board.space("gap")), *smaller):
        size = sign if px is None else round(sign * px / usual)
        width = room.width - size - board.space("gap")
        blocks = [text.block(one, width, style, px=px) for one in words]
        if sum(max(size, block.height) + between for block in blocks) <= room.height + between:
            break
    return blocks, size, between


def _unselected(board: Board) -> str:
    """Return what becomes of workers in phases that the viewer does not select."""
    if len(board.view.players) == 2:
        return _(
            "Workers in a phase you don't select return to your cup, unless your opponent or the spare die "
            "selects it."
        )
    return _("Workers in a phase you don't select return to your cup, unless another player selects it.")


def _end(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Write how far the game is from its end."""
    squares = figures().squares
    rest = rect
    for line in end_lines(board.view):
        used = board.kit.text.draw(surface, rest, line, "body")
        rest = layout.trim(rest, top=used + board.space("gap"))
    words = _(
        "The game ends after the round in which the pool is empty or a tableau has {limit} or more squares."
    )
    _note(board, surface, rest, words.format(limit=squares))


def end_lines(view: RollState) -> tuple[str, str]:
    """Return lines on the VP left in the pool, at least 0, and on the largest tableau."""
    most = max(len(player.tableau) for player in view.players)
    return (
        _("VP left in the pool: **{pool}**").format(pool=max(0, view.pool)),
        _("Largest tableau: **{most}** of **{limit}** squares").format(most=most, limit=figures().squares),
    )


def _note(board: Board, surface: pygame.Surface, room: pygame.Rect, words: str) -> None:
    """Write a note at the foot of a room, if it has room."""
    block = board.kit.text.block(words, room.width, "small", colour=board.kit.theme.colour.text_soft)
    if block.height <= room.height:
        block.draw(surface, (room.left, room.bottom - block.height))
