"""The row of a solitaire game: the goals of the campaign, and how far this game has come."""

from functools import partial

import pygame

from galaxy_desktop.games.jumpdrive.campaign import Goal, goals, is_met, measured
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.goal_bar import draw_bar
from galaxy_desktop.games.jumpdrive.words.campaign import goal_name, measure_text
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import put, write

GUTTER, PAD = 8, 14


def lay_goals(board: Board, frame: Frame) -> None:
    """Four panels side by side."""
    known, gutter = goals(), board.px(GUTTER)
    width = (frame.others.width - gutter * (len(known) - 1)) // len(known)
    for place, goal in enumerate(known):
        left = frame.others.left + place * (width + gutter)
        panel = pygame.Rect(left, frame.others.top, width, frame.others.height)
        item = Item(f"goal:{goal.id}", panel, "goals", "", _tip(board, goal))
        board.sheet.add(partial(_panel, board, panel=panel, goal=goal), item)


def _tip(board: Board, goal: Goal) -> str:
    reached = measured(board.view)
    parts = [measure_text(measure, reached[measure.measure]) for measure in goal.measures]
    return f"**{goal_name(goal)}** · {' · '.join(parts)}"


def _panel(board: Board, surface: pygame.Surface, panel: pygame.Rect, goal: Goal) -> None:
    kit = board.kit
    colour, reached = kit.theme.colour, measured(board.view)
    met = is_met(goal, reached)
    kit.faces.panel(surface, panel, colour.good_news if met else None)
    inner = panel.inflate(-2 * board.px(PAD), -2 * board.px(8))
    size = board.text(20)
    head = pygame.Rect(inner.left, inner.top, inner.width - size, board.text(19) + board.px(8))
    if kit.metrics.mode == "large_text":
        head.centery = panel.centery
    write(board, surface, head, goal_name(goal), "section", colour.good_news if met else None)
    sign = "check" if met else "start"
    shade = colour.good_news if met else colour.text_muted
    put(surface, kit.sign(sign, size, shade), (inner.right - size // 2, head.centery))
    below = pygame.Rect(inner.left, head.bottom, inner.width, inner.bottom - head.bottom)
    row = below.height // len(goal.measures)
    if row < kit.fonts.style("body", kit.metrics).line:
        return
    for number, measure in enumerate(goal.measures):
        bar = pygame.Rect(below.left, below.top + number * row, below.width, row)
        draw_bar(kit, surface, bar, measure, reached[measure.measure])
