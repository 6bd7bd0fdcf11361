"""Choices laid open over actions and market: worlds, home colonies, goals, ways, kinds, numbers."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from galaxy_desktop.engine.words import Explanation
from galaxy_desktop.games.frontiers.box import goals, tiles
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.games.frontiers.table.goal_box import draw_goal, lay_goal
from galaxy_desktop.games.frontiers.table.look import TALL, TileLook
from galaxy_desktop.games.frontiers.table.offer_plates import lay_plates
from galaxy_desktop.games.frontiers.table.offer_worlds import lay_worlds_offered
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.metrics import SMALLEST_TARGET
from galaxy_desktop.ui.tabletop.lines import put
from galaxy_desktop.ui.tabletop.offer import lay_offer_panel

LARGEST_HOME, GOAL_ROW = 320, 84
SHRINKING = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Parts of the text size in which sentences are tried; none is smaller than its style may shrink."""


def is_open(board: Board) -> bool:
    """Return whether choices lie open; the worlds of the center stay while any is left."""
    return not board.shown.peeking and (board.topic in LAID or bool(board.view.offer))


def lay_offer(board: Board, frame: Frame) -> None:
    """Lay the panel and the choices in it."""
    inside = lay_offer_panel(board, frame.upper, _title(board), folds=True)
    inside = layout.trim(inside, top=board.space("gutter"), bottom=board.space("margin"))
    LAID.get(board.topic, lay_worlds_offered)(board, inside)


def _title(board: Board) -> str:
    text = _("Worlds from the bag")
    if board.decision is not None and board.topic in LAID and board.topic != "explore":
        text = board.game.words.ask(board.view, board.decision, board.shown.chosen).head
    return text


def _lay_homes(board: Board, inside: pygame.Rect) -> None:
    """Lay the home colonies, each with its sentences beside it."""
    options = board.decision.options() if board.decision else ()
    gap = board.space("margin")
    width = (inside.width + gap) // max(1, len(options)) - gap
    size = min(int(inside.height / TALL), board.px(LARGEST_HOME), width * 2 // 5)
    places = layout.cells(inside, (width, inside.height), len(options), len(options), gap)
    for home, place in zip(options, places, strict=True):
        square, words = layout.cut_left(layout.trim(place, right=gap), size, gap)
        board.put_tile(home, layout.top(square, round(size * TALL)), "offer")
        board.sheet.add(partial(_sentences, board, rect=words, tile=home))


def _sentences(board: Board, surface: pygame.Surface, rect: pygame.Rect, tile: str) -> None:
    """Draw the sentences about a tile for which there is room, below its name if all its powers fit there."""
    kit, seam, lines = board.kit, board.space("tight"), board.game.words.explain(board.view, tile)
    name = kit.text.fitted(f"**{board.game.words.item(tile)}**", rect.width, "section", lines=2)
    below = layout.trim(rect, top=name.height + seam)
    full, least = kit.fonts.style("body", kit.metrics).px, kit.text.smallest("body")
    for room, share in ((below, 1.0), *((rect, share) for share in SHRINKING)):
        px, soft = max(least, round(full * share)), kit.theme.colour.text_soft
        blocks = [kit.text.block(line.text, room.width, "body", colour=soft, px=px) for line in lines]
        kept = _that_fit(lines, [block.height + seam for block in blocks], room.height + seam, tile)
        if {*_powers(lines, tile)} <= {*kept} or px == least:
            break
    if room == below:
        name.draw(surface, rect.topleft)
    top = room.top
    for number in kept:
        blocks[number].draw(surface, (rect.left, top))
        top += blocks[number].height + seam


def _powers(lines: Sequence[Explanation], tile: str) -> list[int]:
    """Return the numbers of the sentences about the powers of a tile."""
    actions = {power.action for power in tiles()[tile].powers}
    return [number for number, line in enumerate(lines) if line.sign in actions]


def _that_fit(lines: Sequence[Explanation], heights: Sequence[int], room: int, tile: str) -> list[int]:
    """Return the numbers of the sentences that fit, in order: powers go before what the tile itself shows."""
    powers = _powers(lines, tile)
    first = powers[0] if powers else len(lines)
    after = [number for number in range(first, len(lines)) if number not in powers]
    kept = []
    for number in (*powers, *reversed(range(first)), *after):
        if heights[number] <= room:
            kept.append(number)
            room -= heights[number]
    return sorted(kept)


def _lay_goal_choice(board: Board, inside: pygame.Rect) -> None:
    """Lay the goals looked at with their steps; chosen ones with a check, or a place in the order."""
    options = board.decision.options() if board.decision else ()
    gap = board.space("margin")
    height = min(
        board.px(GOAL_ROW) + board.letters("body"), (inside.height + gap) // max(1, len(options)) - gap
    )
    width = min(inside.width, board.px(760) + board.text(200) - 200)
    across = inside.width if board.plain else width // 2
    lines = layout.cells(inside, (inside.width, height), len(options), 1, gap)
    for goal, line in zip(options, lines, strict=True):
        row, words = layout.cut_left(line, across, gap)
        lay_goal(board, goal, row, "offer")
        words = layout.trim(words, right=gap)
        if not board.plain:
            board.sheet.add(partial(_explained, board, rect=words, goal=goal))
        if goal in board.shown.chosen:
            board.sheet.add(partial(_placed, board, row=row, goal=goal))


def _explained(board: Board, surface: pygame.Surface, rect: pygame.Rect, goal: str) -> None:
    text = " ".join(line.text for line in board.game.words.explain(board.view, goal))
    soft = board.kit.theme.colour.text_soft
    board.kit.text.draw(surface, rect, text, "body", colour=soft, middle=True)


def _placed(board: Board, surface: pygame.Surface, row: pygame.Rect, goal: str) -> None:
    """Draw the check of a goal that is kept, or its place in the order."""
    size = board.kit.metrics.bounded("badge")
    if board.topic == "goals_back":
        badge = board.kit.sign("number", size, label=str(board.shown.chosen.index(goal) + 1))
    else:
        badge = board.drawn.check(size)
    put(surface, badge, (row.right - size // 2, row.top + board.space("hair")))


def _lay_about(board: Board, inside: pygame.Rect) -> None:
    """Lay the tile that the question is about at the left, and a plate for each option beside it."""
    about = board.decision.about if board.decision else ""
    room = inside
    if board.topic == "stock_credits":
        room = layout.below(inside, _lay_credit_goals(board, inside))
    if about in tiles():
        rect = layout.fit(layout.left(inside, inside.width // 4), TALL, "topleft")
        board.sheet.cover(rect)
        look = board.world_look(about, rect.size)
        board.sheet.add(partial(_blit, board, look=look, rect=rect))
        room = layout.trim(room, left=rect.width + board.space("margin") * 2)
    lay_plates(board, room)


def _lay_credit_goals(board: Board, inside: pygame.Rect) -> int:
    """Lay the goals that count credits above the numbers; return their lower edge in pixels."""
    found = [goal for goal in board.view.goals if goals()[goal].counts == "credits"]
    rest, height = layout.left(inside, board.text(520)), max(SMALLEST_TARGET, board.px(56))
    for goal in found:
        row, rest = layout.cut_top(rest, height, board.space("margin"))
        board.sheet.add(partial(draw_goal, board, goal=goal, row=row))
    return rest.top


def _blit(board: Board, surface: pygame.Surface, look: TileLook, rect: pygame.Rect) -> None:
    surface.blit(board.drawn.face(look), rect)


LAID: Mapping[str, Callable[[Board, pygame.Rect], None]] = {
    "home": _lay_homes,
    "keep_goal": _lay_goal_choice,
    "goals_back": _lay_goal_choice,
    "way": _lay_about,
    "kind": _lay_about,
    "scoring_kind": _lay_about,
    "stock_credits": _lay_about,
    "explore": lay_worlds_offered,
}
"""Functions that lay the choices, by the topic of the question."""
