"""The sections of a table: what is kept of them looks as if the whole table had been laid at once."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.presenter.prompts import prompt_for
from galaxy_desktop.presenter.prompts.prompt import Prompt
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.roles.turning import Turning
from galaxy_desktop.ui.tabletop.peek import lay_peek
from galaxy_desktop.ui.tabletop.section import with_choice_of
from galaxy_desktop.ui.tabletop.sheet import Sheet
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.sweep import some
from tests.ui.painter_rig import SITTERS, kit_of, pixels

GAMES = find_games()
CLICKS, MOST_QUESTIONS, FEW_QUESTIONS = 3, 4, 2
WHOLE = ((1280, 720), 1.0)
OTHERS = list(zip(GAMES, cycle([((1920, 1080), 1.0), ((1280, 720), 2.0)]), strict=False))
"""The window in which most questions are looked at."""


def choices(game: str, seed: int, most: int) -> Iterator[Shown]:
    """A game by chance as its players see it: some questions, each while more and more is chosen."""
    rules, dice = GAMES[game], Dice(seed)
    seats = rules.seats[-1]
    g: Any = rules.new(seats, {}, seed)
    number = found = 0
    while (asks := open_asks(g)) and found < most:
        seat, number = min(asks), number + 1
        if number % (2 if game == "jumpdrive" else 7) == 0:
            found += 1
            prompt, view = prompt_for(asks[seat]), rules.view(g, seat)
            for _click in range(CLICKS):
                shown = Shown(view, seat, SITTERS[:seats], asks[seat], awaited=frozenset(asks))
                yield replace(shown, open=frozenset(prompt.open()), chosen=prompt.chosen)
                click(prompt, dice)
        give(g, seat, asks[seat].sample(dice))


def click(prompt: Prompt[Any], dice: Dice) -> None:
    options = sorted(prompt.open())
    if options:
        prompt.click(options[dice.below(len(options))])


def test_a_section_knows_what_is_open_and_chosen_of_its_own_alone() -> None:
    whole: Any = Board(Shown(None, 0, SITTERS[:1], None, open=frozenset("abc"), chosen=("c", "b", "x")))
    part = with_choice_of(whole, {"b", "x", "y"}).shown
    assert (part.open, part.chosen) == (frozenset("b"), ("b", "x"))


@dataclass(frozen=True)
class Board:
    """Nothing but what is shown."""

    shown: Shown


def use_something(painter: SheetPainter[Any], dice: Dice) -> None:
    """Pick up, put down or turn to a thing on the table."""
    items = [item.id for item in painter.items()]
    if isinstance(painter, Holding):
        holdable = painter.holdable()
        held = [item for item in items if item in holdable]
        painter.hold(held[dice.below(len(held))] if held and dice.below(2) else "")
    if isinstance(painter, Turning):
        turnable = painter.turnable()
        turned = [item for item in items if item in turnable]
        if turned and not dice.below(3):
            painter.turn(turned[dice.below(len(turned))])


def laid_at_once(painter: SheetPainter[Any], shown: Shown) -> Sheet:
    """Every section one after the other on one sheet, each from all that there is to know."""
    board = painter.board(shown, Sheet())
    for section in painter.sections(board):
        section.lay(board, *section.given)
    sheet: Sheet = board.sheet
    if sheet.overlay is not None:
        lay_peek(board, sheet.overlay)
    return sheet


def drawn(painter: SheetPainter[Any], sheet: Sheet) -> bytes:
    surface = pygame.Surface(painter.kit.metrics.window, 0, 32)
    surface.fill((10, 15, 31))
    first, *others = painter.resting.regions
    surface.set_clip(first.unionall(others))
    sheet.draw(surface)
    return pygame.image.tobytes(surface, "RGBX")


@pytest.mark.parametrize(
    ("game", "window", "step", "drawn_every"),
    [
        *((game, *WHOLE, 8) for game in GAMES),
        *(pytest.param(game, *other, 24, marks=pytest.mark.slow) for game, other in some(OTHERS, 2)),
    ],
)
def test_a_kept_table_is_as_one_laid_at_once(
    screen: pygame.Surface, game: str, window: tuple[int, int], step: float, drawn_every: int
) -> None:
    painter, dice, shown_last = painter_for(kit_of(window, step), GAMES[game]), Dice(5), 0
    assert isinstance(painter, SheetPainter)
    questions = MOST_QUESTIONS if (window, step) == WHOLE else FEW_QUESTIONS
    for number, shown in enumerate(choices(game, 11, questions)):
        painter.show(shown)
        if number % 3 == 1:
            use_something(painter, dice)
        told = (number, shown.decision, shown.chosen)
        at_once, kept = laid_at_once(painter, shown), painter.sheet
        assert kept.items == at_once.items, told
        assert kept.spots == at_once.spots, told
        assert kept.places == at_once.places, told
        assert kept.overlay == at_once.overlay, told
        if number % drawn_every == 0:
            assert pixels(painter) == drawn(painter, at_once), told
        shown_last = number
    assert shown_last > questions


@pytest.mark.parametrize("game", GAMES)
def test_choosing_lays_only_what_changes(screen: pygame.Surface, game: str) -> None:
    painter = painter_for(kit_of((1920, 1080)), GAMES[game])
    assert isinstance(painter, SheetPainter)
    kept = 0
    before: Shown | None = None
    for shown in choices(game, 3, FEW_QUESTIONS):
        old = painter.sheet.ground
        painter.show(shown)
        if before is not None and before.view is shown.view and before.chosen != shown.chosen:
            assert painter.sheet.ground[0] is old[0]
            kept += 1
        before = shown
    assert kept > CLICKS
