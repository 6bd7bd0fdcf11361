"""The row of action cards: bonus, what it does for you now, what the others get of it."""

from functools import partial
from gettext import gettext as _

import pygame

from galaxy_desktop.games.race.cards import actions, figures
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.opponents import numeral
from galaxy_desktop.games.race.table.outlook import outlook
from galaxy_desktop.games.race.table.signs_of_power import parts_of_bonus
from galaxy_desktop.ui.faces import Look
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.tabletop.parts import Part, draw_parts
from galaxy_desktop.ui.tabletop.sheet import Mark

GAP, PAD = 8, 14
FEW = 9
PAIR_COLUMNS = 8
LARGE_COLUMNS = 4


def lay_actions(board: Board, frame: Frame) -> None:
    """Lay a card for each action, or a small one for each pair of actions."""
    options = board.decision.options() if board.decision else ()
    few = len(options) <= FEW
    columns = len(options) if few else PAIR_COLUMNS
    if frame.plain:
        columns = LARGE_COLUMNS if few else 4
    for option, place in zip(options, cells(board, frame.choices, columns, len(options)), strict=False):
        item = Item(option, place, "actions", option if "+" not in option else option.split("+")[0], "")
        if few:
            board.sheet.add(partial(_card, board, action=option, place=place), item)
        else:
            board.sheet.add(partial(_pair, board, option=option, place=place), item)


def cells(board: Board, area: pygame.Rect, columns: int, count: int) -> list[pygame.Rect]:
    """Equal places in rows."""
    gap = board.px(GAP)
    rows = -(-count // columns)
    width = (area.width - gap * (columns - 1)) / columns
    height = (area.height - gap * (rows - 1)) // rows
    return [
        pygame.Rect(
            round(area.left + (index % columns) * (width + gap)),
            area.top + (index // columns) * (height + gap),
            int(width),
            height,
        )
        for index in range(count)
    ]


def plate(board: Board, surface: pygame.Surface, place: pygame.Rect, mark: Mark) -> None:
    """The face of a choice: glowing where it may be chosen, amber where it is."""
    colour, faces = board.kit.theme.colour, board.kit.faces
    radius = faces.radius("control")
    fill = colour.high if mark == "chosen" else colour.panel
    low = colour.raised if mark == "chosen" else colour.well
    faces.face(surface, place, Look(fill, low, colour.edge, radius, faces.hair))
    if mark != "rest":
        faces.glow(surface, place, board.drawn.colour_of(mark), radius)


def check(board: Board, surface: pygame.Surface, place: pygame.Rect, mark: Mark) -> None:
    """The check badge on the upper edge of a chosen one."""
    if mark == "chosen":
        size = max(22, board.px(28))
        badge = board.drawn.check(size)
        surface.blit(badge, badge.get_rect(center=(place.centerx, place.top)))


def key_cue(board: Board, surface: pygame.Surface, place: pygame.Rect, option: str) -> int:
    """The number key of an option in its upper right corner; gives back its left end."""
    options = board.decision.options() if board.decision else ()
    number = options.index(option) + 1 if option in options else 0
    right = place.right - board.px(10)
    if not 1 <= number <= 10 or board.kit.metrics.mode == "large_text":
        return right
    size = max(18, board.px(22))
    cue = board.kit.sign("key", size, board.kit.theme.colour.text_muted, str(number % 10))
    surface.blit(cue, cue.get_rect(midright=(right, place.top + board.px(24))))
    return right - cue.get_width() - board.px(4)


def _card(board: Board, surface: pygame.Surface, action: str, place: pygame.Rect) -> None:
    colour = board.kit.theme.colour
    mark = board.mark(action)
    plate(board, surface, place, mark)
    _watermark(board, surface, action, place)
    pad = board.px(PAD)
    size = board.text(22)
    head = pygame.Rect(
        place.left + pad, place.top + board.px(10), place.width - 2 * pad, max(size, board.px(28))
    )
    put(
        surface,
        board.kit.sign("phase", size, colour.text, numeral(action)),
        (head.left + size // 2, head.centery),
    )
    right = key_cue(board, surface, place, action)
    name = pygame.Rect(head.left + size + board.px(8), head.top, 0, head.height)
    name.width = right - name.left
    write(board, surface, name, board.game.words.item(action), "button")
    line = pygame.Rect(head.left, head.bottom + board.px(5), head.width, 1)
    surface.fill(colour.hairline, line)
    signs = pygame.Rect(head.left, line.bottom + board.px(3), head.width, max(26, board.px(30)))
    foot = pygame.Rect(head.left, place.bottom - board.px(8) - board.text(14), head.width, board.text(14) + 2)
    if board.kit.metrics.mode == "large_text":
        signs.height = 0
    else:
        end = draw_parts(board.kit, surface, bonus_parts(action), signs, board.text(14))
        if ends_game(board, action):
            _last(board, surface, pygame.Rect(end, signs.top, signs.right - end, signs.height))
    words = pygame.Rect(head.left, signs.bottom + board.px(2), head.width, 0)
    show_foot = place.height >= board.px(140) and foot.top - words.top > 2 * board.text(16)
    words.height = (foot.top if show_foot else place.bottom - board.px(6)) - words.top
    text = outlook(board.view, board.seat, actions()[action].phase, action)
    small = place.width < board.px(190) or board.kit.metrics.mode == "large_text"
    board.kit.text.draw(surface, words, text, "small" if small else "body", lines=3)
    if show_foot:
        write(board, surface, foot, others(action), "small", colour.text_soft)
    check(board, surface, place, mark)


def bonus_parts(action: str) -> tuple[Part, ...]:
    """The signs of the bonus of an action."""
    parts: tuple[Part, ...] = ()
    for power in actions()[action].bonus:
        parts += parts_of_bonus(power)
    return parts


def others(action: str) -> str:
    """What the others get of an action."""
    draw, keep = figures().explore_draw, figures().explore_keep
    return {
        "explore": _("others look at {draw}, keep {keep}").format(draw=draw, keep=keep),
        "develop": _("others may develop"),
        "settle": _("others may settle"),
        "consume": _("others must consume"),
        "produce": _("others produce"),
    }[actions()[action].phase]


def ends_game(board: Board, action: str) -> bool:
    """Whether placing a card in the phase of this action would fill the tableau."""
    return (
        actions()[action].phase in {"develop", "settle"}
        and len(board.me.tableau) == figures().tableau_size - 1
    )


def _last(board: Board, surface: pygame.Surface, room: pygame.Rect) -> None:
    """A plate that says that the last card would be placed."""
    text = _("12th card") if figures().tableau_size == 12 else _("last card")
    font = board.kit.fonts.style("small", board.kit.metrics).bold
    drawn = board.kit.fonts.line(font, text, board.kit.theme.colour.credit)
    size = board.text(14)
    width = drawn.get_width() + size + board.px(18)
    if width > room.width:
        return
    box = pygame.Rect(0, 0, width, drawn.get_height() + board.px(4))
    box.midright = (room.right, room.centery)
    dark = (58, 44, 12)
    board.kit.faces.face(surface, box, Look(dark, dark, dark, board.px(6), 1))
    put(surface, board.kit.sign("start", size, board.kit.theme.colour.credit), (box.left + size, box.centery))
    surface.blit(drawn, drawn.get_rect(midright=(box.right - board.px(6), box.centery)))


def _watermark(board: Board, surface: pygame.Surface, action: str, place: pygame.Rect) -> None:
    """The sign of the phase, large and faint, in the lower right corner."""
    card = actions()[action]
    sells = any(power.code == "sell_good" for power in card.bonus)
    size = min(round(place.height * 0.62), board.px(110))
    colour = board.kit.theme.colour

    def make() -> pygame.Surface:
        faint = board.kit.sign("trade" if sells else card.phase, size, colour.text).copy()
        faint.fill((255, 255, 255, 16), special_flags=pygame.BLEND_RGBA_MULT)
        return faint

    drawn = board.kit.surfaces.get(("race watermark", action, size), make)
    corner = (place.right - board.px(6), place.bottom - board.px(6))
    surface.blit(drawn, drawn.get_rect(bottomright=corner))


def frame_is_small(board: Board) -> bool:
    """Whether words have to keep to their smallest size."""
    return board.kit.metrics.mode != "wide"


def _pair(board: Board, surface: pygame.Surface, option: str, place: pygame.Rect) -> None:
    """Two actions one below the other, each with its phase and name."""
    mark = board.mark(option)
    colour, faces = board.kit.theme.colour, board.kit.faces
    fill = colour.high if mark == "chosen" else colour.panel
    edge = colour.hairline if mark == "rest" else board.drawn.colour_of(mark)
    faces.face(surface, place, Look(fill, fill, edge, faces.radius("control"), 2 * faces.hair))
    pad = board.px(10)
    names = option.split("+")
    height = (place.height - board.px(4)) // len(names)
    size = min(height - 2, board.text(19))
    for index, action in enumerate(names):
        row = pygame.Rect(
            place.left + pad, place.top + board.px(2) + index * height, place.width - 2 * pad, height
        )
        sign = board.kit.sign("phase", size, board.kit.theme.colour.text, numeral(action))
        put(surface, sign, (row.left + size // 2, row.centery))
        row.left, row.width = row.left + size + board.px(8), row.width - size - board.px(8)
        write(
            board, surface, row, board.game.words.item(action), "small" if frame_is_small(board) else "body"
        )
    if mark == "chosen":
        badge = board.drawn.check(max(20, board.px(24)))
        surface.blit(badge, badge.get_rect(center=(place.right - board.px(18), place.centery)))
