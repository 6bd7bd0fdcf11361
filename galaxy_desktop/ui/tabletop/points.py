"""Line with the points of a player by source now, and what each round has changed."""

from itertools import pairwise

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Score
from galaxy_desktop.engine.sentences import minus, source_points
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.parts import signed
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

SEPARATOR = "  ·  "


def points_height(board: Tabletop) -> int:
    """Return the height of the line of points, in pixels."""
    return board.kit.fonts.style("explain", board.kit.metrics).line


def lay_points(board: Tabletop, row: pygame.Rect, seat: Seat, group: str, note: str) -> None:
    """Lay a line with the points of each source now, a note, and the points of each round if they fit.

    Sources without points are left out if all do not fit. The tooltip has the points of each round by source.
    """
    rounds, soft = round_points(board, seat), board.kit.theme.colour.text_soft
    short, shorter = (
        SEPARATOR.join([points_by_source(board, seat, zeros=zeros), *([note] if note else [])])
        for zeros in (True, False)
    )
    gains = " ".join(f"**{signed(points)}**" for points, _parts in rounds)
    whole = SEPARATOR.join([short, _("By round: {points}").format(points=gains)])
    for text in (short, shorter) if len(rounds) < 2 else (whole, short, shorter):
        block = board.kit.text.block(text, row.width, "explain", colour=soft, lines=1)
        if not block.cut:
            break
    tip = "\n".join([short, *round_lines(board, seat)])
    item = Item(item_id("points of", seat), row, group, "", tip)
    board.sheet.add(lambda surface: block.draw(surface, row.topleft), item)


def points_by_source(board: Tabletop, seat: Seat, *, zeros: bool = True) -> str:
    """Return the sources of points as the viewer knows them, each with its points now.

    Leave out those without points unless `zeros`.
    """
    total = _("Score now **{total}**").format(total=score_figure(board, seat))
    parts = tuple([(source, points) for source, points in _now(board, seat).parts if points or zeros])
    return SEPARATOR.join([total, *_sources(board, parts)])


def score_figure(board: Tabletop, seat: Seat) -> str:
    """Return the score of a player now, or the least and most of it that hidden things allow."""
    known = board.game.standing(board.shown.view, seat)
    if known.least == known.most:
        return minus(known.least)
    return f"{minus(known.least)}–{minus(known.most)}"


def round_points(board: Tabletop, seat: Seat) -> list[tuple[int, tuple[tuple[str, int], ...]]]:
    """Return what each round has changed, the open one last: the points, and those of each source."""
    scores = [*(past[seat] for past in board.shown.past_scores), _now(board, seat)]
    none = Score(tuple([(source, 0) for source, _points in scores[0].parts]))
    return [
        (
            after.total - before.total,
            tuple(
                [(one, new - old) for (one, new), (_one, old) in zip(after.parts, before.parts, strict=True)]
            ),
        )
        for before, after in pairwise([none, *scores])
    ]


def round_lines(board: Tabletop, seat: Seat) -> list[str]:
    """Return a line for each round: its points, and the sources that have changed."""
    found = []
    for number, (points, parts) in enumerate(round_points(board, seat), 1):
        changed = [source_points(board.game.words.source(source), signed(by)) for source, by in parts if by]
        head = _("Round {n}: **{points}**").format(n=number, points=signed(points))
        found.append(SEPARATOR.join([head, *changed]))
    return found


def _now(board: Tabletop, seat: Seat) -> Score:
    score: Score = board.game.scores(board.shown.view)[seat]
    return score


def _sources(board: Tabletop, parts: tuple[tuple[str, int], ...]) -> list[str]:
    return [source_points(board.game.words.source(source), minus(points)) for source, points in parts]
