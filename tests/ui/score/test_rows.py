"""Rows and table of a final score: words keep off the frame of a row; one seat alone has no place, no tie."""

import pygame
import pytest

from galaxy_desktop.engine.game import Result, Score
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.score.finale import Finale
from galaxy_desktop.ui.score.rows import ScoreRows
from galaxy_desktop.ui.score.table import fill_score_table
from galaxy_desktop.ui.score.words import Ending
from tests.ui.kits import wordy_kit

SCORES = [Score((("chips", 8), ("cards", 4)), 3), Score((("chips", 2), ("cards", 1)), 5)]
GREEN = (0, 255, 0)


def rows(seats: int, places: dict[int, int]) -> ScoreRows:
    """The rows of so many seats, all of it shown."""
    finale = Finale(sources=2, ranking=list(range(seats)), grow=1.0, fall=1.0, party=2.0)
    finale.finish()
    names = ["Ada", "Vega"][:seats]
    kit = wordy_kit((1280, 720))
    return ScoreRows(kit, names, ["Human", "Easy"], SCORES[:seats], places, [0], True, finale)


def drawn(made: ScoreRows) -> tuple[pygame.Surface, pygame.Rect]:
    """The rows on green, and the place of the first."""
    surface = pygame.Surface((640, 300))
    surface.fill(GREEN)
    column = Column(made.kit, 20, 20, 600, 280)
    made.fill(column)
    column.draw(surface)
    return surface, made.drawn[0]


@pytest.mark.parametrize("side", ["left", "right"])
def test_place_and_total_keep_off_the_frame_of_the_winner(side: str) -> None:
    surface, row = drawn(rows(2, {0: 1, 1: 2}))
    margin = wordy_kit((1280, 720)).metrics.space("gap")
    strip = pygame.Rect(0, row.top + 4, margin, row.height - 8)
    strip.left = row.left if side == "left" else row.right - margin
    inside = {tuple(surface.get_at((x, y)))[:3] for x in range(*_span(strip)) for y in range(*_height(strip))}
    assert max(sum(colour) for colour in inside) < sum(wordy_kit((1280, 720)).theme.colour.text_muted)


def test_one_seat_alone_has_no_place() -> None:
    alone, unranked = drawn(rows(1, {0: 1}))[0], drawn(rows(1, {}))[0]
    assert pygame.image.tobytes(alone, "RGBX") == pygame.image.tobytes(unranked, "RGBX")
    ending = Ending(["Ada"], SCORES[:1], Result((0,), "rounds"))
    assert ending.in_words(str)[0].startswith("Ada: 12")


@pytest.mark.parametrize(("seats", "lines"), [(1, 4), (2, 5)])
def test_one_seat_alone_has_no_tie_to_break(seats: int, lines: int) -> None:
    column = Column(wordy_kit((1280, 720)), 0, 0, 600)
    names = ["Ada", "Vega"][:seats]
    fill_score_table(
        column, ["Chips", "Cards"], names, SCORES[:seats], tie_break="Cards left", shown=lambda: 9
    )
    assert len(column.pieces) == lines


def _span(rect: pygame.Rect) -> tuple[int, int]:
    return rect.left, rect.right


def _height(rect: pygame.Rect) -> tuple[int, int]:
    return rect.top, rect.bottom
