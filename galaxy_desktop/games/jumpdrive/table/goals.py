"""Goals in a solitaire game, those of the campaign or of a challenge, with the figures it has reached."""

from functools import partial

import pygame

from galaxy_desktop.games.jumpdrive.campaign import goals, is_met, measured
from galaxy_desktop.games.jumpdrive.schema import Goal
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.goal_bar import draw_bar, least_bar, least_height
from galaxy_desktop.games.jumpdrive.words.campaign import measure_text
from galaxy_desktop.games.jumpdrive.words.terms import goal_name
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.layout import Share
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put

BETWEEN = 28
"""Gap between measures side by side, in design units."""


def lay_goals(board: Board, frame: Frame) -> None:
    """Lay a panel for each goal of the campaign, side by side; in a challenge one for its goal."""
    if board.shown.goal:
        item = Item(item_id("goal", "challenge"), frame.others, "goals", "", " · ".join(board.shown.goal))
        board.sheet.add(partial(_challenge, board, panel=frame.others), item)
        return
    known, gutter = goals(), board.space("gutter")
    size = (frame.others.width + gutter) // len(known) - gutter, frame.others.height
    panels = layout.cells(frame.others, size, len(known), len(known), gutter)
    for goal, panel in zip(known, panels, strict=True):
        item = Item(item_id("goal", goal.id), panel, "goals", "", _tip(board, goal))
        board.sheet.add(partial(_panel, board, panel=panel, goal=goal), item)


def _challenge(board: Board, surface: pygame.Surface, panel: pygame.Rect) -> None:
    """Draw the goal of the challenge, one sentence below the other, or in one go if that is too high."""
    text = board.kit.text
    board.kit.faces.panel(surface, panel)
    inner = layout.inset(panel, board.space("pad"), board.space("gutter"))
    lines = [text.fitted(line, inner.width, "body", lines=1) for line in board.shown.goal]
    height = sum(line.height for line in lines)
    if height > inner.height:
        lines = [text.fitted(" · ".join(board.shown.goal), inner.width, "body", height=inner.height)]
        height = lines[0].height
    top = inner.centery - height // 2
    for line in lines:
        line.draw(surface, (inner.left, top))
        top += line.height


def _tip(board: Board, goal: Goal) -> str:
    reached = measured(board.view)
    parts = [measure_text(measure, reached[measure.measure]) for measure in goal.measures]
    if _is_done(board, goal):
        parts = [_("Already checked off. This game must meet a different goal.")]
    elif is_met(goal, reached):
        parts.append(_("Met, if nothing changes before the end of the game."))
    else:
        parts.append(_("Each campaign game must meet at least one open goal."))
    return f"**{goal_name(goal)}** · {' · '.join(parts)}"


def _is_done(board: Board, goal: Goal) -> bool:
    """Return whether an earlier game of the campaign has checked it off."""
    return goal.id in board.shown.reached


def _panel(board: Board, surface: pygame.Surface, panel: pygame.Rect, goal: Goal) -> None:
    kit, done = board.kit, _is_done(board, goal)
    colour = kit.theme.colour
    met = is_met(goal, measured(board.view)) and not done
    kit.faces.panel(surface, panel, colour.good_news if met else None)
    inner = layout.inset(panel, board.space("pad"), board.space("gutter"))
    size = board.icon("line")
    head = layout.top(layout.trim(inner, right=size), board.letters("lead") + board.space("gutter"))
    if kit.metrics.mode == "large_text":
        head.centery = panel.centery
    shade = colour.text_muted if done else colour.good_news if met else colour.text
    names = [goal_name(one) for one in goals()]
    words = kit.text.block(
        goal_name(goal),
        head.width,
        "section",
        lines=1,
        px=kit.text.common_size(names, head.width, "section"),
        colour=shade,
    )
    words.draw(surface, (head.left, head.centery - words.height // 2))
    below = layout.below(inner, head.bottom)
    sign = kit.sign("check" if met or done else "start", size, shade if met else colour.text_muted)
    put(surface, sign, (inner.right - size // 2, head.centery))
    if done:
        _write_done(board, surface, below)
    else:
        _measures(board, surface, below, goal)


def _write_done(board: Board, surface: pygame.Surface, below: pygame.Rect) -> None:
    """Write that an earlier game has checked off the goal."""
    if below.height >= board.kit.fonts.style("body", board.kit.metrics).line:
        soft = board.kit.theme.colour.text_muted
        board.kit.text.draw(surface, below, _("already checked off"), "body", colour=soft, lines=1)


def _measures(board: Board, surface: pygame.Surface, below: pygame.Rect, goal: Goal) -> None:
    """Draw the measures one below the other, or side by side if their bars need the room."""
    reached, number = measured(board.view), len(goal.measures)
    if below.height < board.kit.fonts.style("body", board.kit.metrics).line:
        return
    beside = below.height // number < least_height(board.kit)
    if beside:
        parts = [Share(least=least_bar(board.kit, one, reached[one.measure])) for one in goal.measures]
        places = layout.columns(below, parts, board.px(BETWEEN))
    else:
        places = layout.rows(below, [Share()] * number)
    for measure, bar in zip(goal.measures, places, strict=True):
        draw_bar(board.kit, surface, bar, measure, reached[measure.measure])
