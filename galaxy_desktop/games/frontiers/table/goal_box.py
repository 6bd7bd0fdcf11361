"""Goals in play: a bar of steps for each, filled as far as the viewer has come."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.frontiers.box import goals
from galaxy_desktop.games.frontiers.schema import Goal
from galaxy_desktop.games.frontiers.scoring import goal_count
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import is_whole, lead, put, title_height, write, write_with_note
from galaxy_desktop.ui.theme import mix

ROW, ABREAST = 52, 3
LEAST_STEP = 20
LEAST_BAR = 14
"""Height, in pixels, that a bar of steps needs."""
CELL = 84
"""Width, in design units of words, below which a goal has its number below its sign."""
LEAST_SIGN = 16
NARROW = 130
"""Width, in design units of words, below which a goal shows its number without its name."""
SIGNS = {
    "consume_powers": "consume",
    "keywords": "tag_rebel",
    "power_actions": "produce",
    "colony_kinds": "any_good",
    "goods": "box",
    "worlds": "explore",
    "credits": "credits",
    "free_colonists": "colonist",
}


def lay_goals(board: Board, frame: Frame) -> None:
    """Lay the box with a row for each goal that lies face up, and for the own one face down."""
    box = frame.goals
    board.sheet.places["goals"] = box
    if not box.height:
        return
    board.sheet.add(lambda surface: board.kit.faces.panel(surface, box))
    head, inside = title_height(board), layout.inset(box, board.space("margin"), 0)
    shown = shown_goals(board)
    elsewhere = any(player.goal == HIDDEN for player in board.view.players)
    if head * 2 <= box.height and not board.plain:
        title, inside = layout.cut_top(inside, head)
        board.sheet.add(partial(_title, board, rect=title, elsewhere=elsewhere))
    inside = layout.trim(inside, bottom=board.space("gutter"))
    if not shown:
        board.sheet.add(partial(_none, board, rect=inside))
        return
    for goal, row in zip(shown, _places(board, inside, len(shown)), strict=True):
        lay_goal(board, goal, row, "goals")


def _places(board: Board, inside: pygame.Rect, number: int) -> list[pygame.Rect]:
    """Return rows one below the other, or cells side by side if rows would be too low for words."""
    gap = board.space("tight")
    height = min(max(board.px(ROW), _whole(board)), (inside.height + gap) // number - gap)
    if height >= round(board.letters("small") * 1.2):
        return layout.cells(inside, (inside.width, height), number, 1, gap)
    rows = 2 if number > ABREAST and inside.height >= 2 * round(board.letters("small") * 1.2) + gap else 1
    columns = -(-number // rows)
    width, height = (inside.width + gap) // columns - gap, (inside.height + gap) // rows - gap
    return layout.cells(inside, (width, height), number, columns, gap)


def _whole(board: Board) -> int:
    """Return the height of a row with a name above a bar and a number of full size."""
    name, number = (board.kit.fonts.style(style, board.kit.metrics) for style in ("body", "small"))
    return name.line + number.font.get_height() + 2 * board.space("seam")


def shown_goals(board: Board) -> list[str]:
    """Return the goals that lie face up, and the own one that lies face down, unless nobody may see it."""
    return [*board.view.goals, *([board.me.goal] if board.me.goal not in ("", HIDDEN) else [])]


def lay_goal(board: Board, goal: str, row: pygame.Rect, group: str) -> None:
    """Lay one goal as an item that can be pointed at, and chosen if it is an option."""
    board.sheet.places[item_id("goal", goal)] = row
    board.sheet.add(partial(draw_goal, board, goal=goal, row=row), Item(goal, row, group, goal))


def _title(board: Board, surface: pygame.Surface, rect: pygame.Rect, *, elsewhere: bool) -> None:
    """Write the title, and that one goal lies face down, by a sign if words have no room; else the stack."""
    stack = len(board.view.goal_stack)
    text = _("one is face down") if elsewhere else ngettext("{n} in the stack", "{n} in the stack", stack)
    words, gap = (_("Goals"), text.format(n=stack)), board.space("margin")
    room = rect.width - board.kit.text.width(words[0], "section") - gap
    if not elsewhere or is_whole(board, words[1], "small", (room, rect.height)):
        write_with_note(board, surface, rect, words, gap=gap)
        return
    size = board.letters("section")
    end = write(board, surface, rect, words[0], "section")
    sign = board.kit.sign("eye_off", size, board.kit.theme.colour.text_soft)
    lead(surface, sign, layout.right_of(rect, end + gap), size, 0)


def _none(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    text = _("No goal is face up yet. Select Chart Galactic Goals to keep one.")
    board.kit.text.draw(surface, rect, text, "small", colour=board.kit.theme.colour.text_muted)


def draw_goal(
    board: Board, surface: pygame.Surface, goal: str, row: pygame.Rect, of: Seat | None = None
) -> None:
    """Draw a goal with the steps of the viewer, or of seat `of`; the edge is amber if it brings points."""
    design, kit = goals()[goal], board.kit
    colour, mark = kit.theme.colour, board.mark(goal)
    seat = board.seat if of is None else of
    count = goal_count(board.view.players[seat], design, board.empire(seat))
    edge = mix(colour.credit, colour.panel, 0.0 if design.points(count) else 0.55)
    fill = mix(colour.well, colour.credit, 0.10)
    kit.faces.plate(surface, row, fill, edge)
    if row.width < board.text(CELL):
        _draw_cell(board, surface, design, count, row)
    else:
        _draw_row(board, surface, design, count, row)
    if mark != "rest":
        kit.faces.glow(surface, row, board.drawn.colour_of(mark))


def _draw_cell(board: Board, surface: pygame.Surface, design: Goal, count: int, cell: pygame.Rect) -> None:
    """Draw the sign of a goal above its number, or beside it if the cell is low."""
    kit, colour, word = board.kit, board.kit.theme.colour, round(board.letters("small") * 1.3)
    stacked = cell.height >= word + LEAST_SIGN
    size = min(board.icon("line"), cell.height - word - board.space("seam")) if stacked else LEAST_SIGN
    inside = layout.inset(cell, board.space("hair"))
    at = (inside.centerx, inside.top + size // 2) if stacked else (inside.left + size // 2, inside.centery)
    put(surface, kit.sign(SIGNS[design.counts], size, colour.credit), at)
    inside = layout.trim(inside, top=size) if stacked else layout.trim(inside, left=size)
    most = design.score[-1][0]
    figure = kit.text.label(f"{min(count, most)}/{most}", inside.width, "small", align="centre")
    figure.draw(surface, (inside.left, inside.centery - figure.height // 2))


def _draw_row(board: Board, surface: pygame.Surface, design: Goal, count: int, row: pygame.Rect) -> None:
    """Draw the sign of a goal beside its name and steps."""
    pad, size = board.space("gap"), min(row.height - board.space("tight"), board.icon("row"))
    sign = board.kit.sign(SIGNS[design.counts], size, board.kit.theme.colour.credit)
    room = lead(surface, sign, layout.inset(row, pad, 0), size, pad)
    _write_goal(board, surface, design, count, room)


def _write_goal(board: Board, surface: pygame.Surface, design: Goal, count: int, room: pygame.Rect) -> None:
    """Write the name above the bar of steps; with less room name and number, or the number alone."""
    most = design.score[-1][0]
    least = LEAST_STEP * board.kit.metrics.text_step
    style = name_style(board, room.height)
    if style and room.width // most > least:
        above, bar = name_and_bar(board, room, style)
        _write_name(board, surface, above, design.id, style)
        _steps(board, surface, design, count, bar)
    elif room.width >= board.text(NARROW):
        end = _number(board, surface, room, min(count, most), most).left
        _write_name(board, surface, layout.left_of(room, end - board.space("gutter")), design.id, "small")
    else:
        write(board, surface, room, f"{min(count, most)}/{most}", "small")


def _write_name(board: Board, surface: pygame.Surface, rect: pygame.Rect, goal: str, style: str) -> None:
    """Write the name of a goal, and that it lies face down: in words, or by a sign if they have no room."""
    name, text = board.game.words.item(goal), board.kit.text
    if board.me.goal == goal:
        told = _("{goal} (face down)").format(goal=name)
        if text.width(told, style, text.smallest(style)) <= rect.width:
            name = told
        else:
            size = board.letters(style)
            sign = board.kit.sign("eye_off", size, board.kit.theme.colour.text_soft)
            rect = lead(surface, sign, rect, size, board.space("seam"))
    write(board, surface, rect, name, style)


def name_style(board: Board, height: int) -> str:
    """Return the style of a name that leaves room for the bar in a row so high; empty if none does."""
    spare = height - LEAST_BAR - board.space("seam")
    fonts, metrics = board.kit.fonts, board.kit.metrics
    return next((style for style in ("body", "small") if fonts.style(style, metrics).line <= spare), "")


def name_and_bar(board: Board, room: pygame.Rect, style: str) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the rectangles of the name and of the bar below: half the room each, or more for the name."""
    line = board.kit.fonts.style(style, board.kit.metrics).line
    half = max(line, room.height // 2)
    above, bar = layout.cut_top(layout.trim(room, bottom=board.space("seam")), half)
    return above.move(0, min(board.space("seam"), (half - line) // 2)), bar


def _number(board: Board, surface: pygame.Surface, rect: pygame.Rect, count: int, most: int) -> pygame.Rect:
    """Write how far a goal has come at the right, as large as the height allows; return where that is."""
    fonts, metrics, least = board.kit.fonts, board.kit.metrics, board.kit.text.smallest("small")
    text = _("{n} of {most}").format(n=count, most=most)
    px = fonts.style("small", metrics).px
    while px > least and fonts.style("small", metrics, px).font.get_height() > rect.height:
        px -= 1
    font = fonts.style("small", metrics, px).font
    drawn = fonts.line(font, text, board.kit.theme.colour.text_soft)
    return surface.blit(drawn, drawn.get_rect(midright=rect.midright))


def _steps(board: Board, surface: pygame.Surface, goal: Goal, count: int, bar: pygame.Rect) -> None:
    """Draw a block for each unit up to the last step; those that bring points are outlined, with the VP."""
    kit, colour = board.kit, board.kit.theme.colour
    most, points = goal.score[-1][0], dict(goal.score)
    number = _number(board, surface, bar, min(count, most), most)
    room = number.left - bar.left - board.space("gutter")
    step = min(board.space("block"), room // most)
    height = min(bar.height - 2, max(LEAST_BAR - 2, board.px(17)))
    for unit in range(1, most + 1):
        block = pygame.Rect(bar.left + (unit - 1) * step, bar.centery - height // 2, step - 3, height)
        reached = unit <= count
        fill = colour.credit if reached else colour.well
        edge = colour.text_soft if unit in points else mix(colour.well, colour.credit, 0.35)
        kit.faces.plate(surface, block, fill, edge, "key")
        if unit in points:
            px = max(SMALLEST_FIGURE, min(block.width - 3, block.height))
            font = kit.fonts.font("text", 700, px)
            shade = colour.ink if reached else colour.text
            ink = kit.fonts.line(font, str(points[unit]), shade)
            put(surface, ink, block.center)


def goal_picture(board: Board, goal: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a goal drawn at a size in pixels, for a flight or the inspector."""
    face = clear_surface(size)
    draw_goal(board, face, goal, face.get_rect())
    return face
