"""Plates with words, one for each option: ways to settle, kinds, numbers of credits."""

from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.games.frontiers.box import goals
from galaxy_desktop.games.frontiers.moves import parse
from galaxy_desktop.games.frontiers.schema import KINDS
from galaxy_desktop.games.frontiers.scoring import score
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.tile_face import good_token
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import lead, put

PLATE, FEW, WIDEST = 68, 5, 520
NUMBERS, WAYS = "stock_credits", "way"


def lay_plates(board: Board, inside: pygame.Rect) -> None:
    """Lay plates below each other, in columns if they are many."""
    options = board.decision.options() if board.decision else ()
    gap, least = board.space("gap"), max(board.px(44), 2 * board.letters("card_name") + board.space("tight"))
    rows = max(1, min(FEW, (inside.height + gap) // (least + gap), len(options)))
    columns = -(-len(options) // rows)
    rows = -(-len(options) // columns)
    width = min((inside.width + gap) // columns - gap, board.text(WIDEST))
    height = min(max(least, board.px(PLATE)), (inside.height + gap) // rows - gap)
    places = layout.cells(inside, (width, height), rows * columns, columns, gap)
    down = [place for column in range(columns) for place in places[column::columns]]
    for option, rect in zip(options, down, strict=False):
        item = Item(option, rect, "offer", "", board.word(option), written=board.kit.metrics.mode == "wide")
        board.sheet.add(partial(_plate, board, rect=rect, option=option), item)


def _plate(board: Board, surface: pygame.Surface, rect: pygame.Rect, option: Option) -> None:
    """Draw a plate with its words, and the good of a kind or the sign of credits before them."""
    kit, colour, mark = board.kit, board.kit.theme.colour, board.mark(option)
    fill = colour.high if mark == "chosen" else colour.raised
    kit.faces.plate(surface, rect, fill, colour.edge)
    rest, size = layout.trim(rect, left=board.space("margin"), right=board.space("gap")), board.text(30)
    size, gap = min(rect.height - board.space("gap"), size), board.space("gap")
    kind = parse(option).kind if board.topic == WAYS else option
    if board.topic == NUMBERS:
        rest = lead(surface, kit.sign("credits", size), rest, size, gap)
    if kind in KINDS:
        rest = lead(surface, good_token(board.kit, kind, size), rest, size, gap)
    _write(board, surface, layout.inset(rest, 0, board.space("hair")), option)
    if mark != "rest":
        kit.faces.glow(surface, rect, board.drawn.colour_of(mark))
    if mark == "chosen":
        put(surface, board.drawn.check(), (rect.right - board.space("gap"), rect.top))


def _write(board: Board, surface: pygame.Surface, box: pygame.Rect, option: Option) -> None:
    """Write the option; for credits and scoring kinds also the VP they would be worth."""
    text, style = board.word(option), "lead" if board.kit.metrics.mode == "wide" else "body"
    if board.topic == NUMBERS:
        text = f"{text} · [text_soft]{vp(_goal_points(board, int(option)))}[/]"
    if board.topic == "scoring_kind":
        text = f"{text} · [text_soft]{vp(score(board.view, board.me, option).total)}[/]"
    board.kit.text.draw(surface, box, text, style, middle=True, lines=2)


def _goal_points(board: Board, credits: int) -> int:
    """Return the VP of the goals that count credits with so many more on the stockpile."""
    stocked = board.me.stocked_credits + credits
    found = [goals()[goal] for goal in board.view.goals]
    return sum(goal.points(stocked) for goal in found if goal.counts == "credits")
