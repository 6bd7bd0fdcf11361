"""The plain table of a game without one of its own: all that a seat may know, and a card for each option."""

import pygame
import pytest

from galaxy_desktop.engine.flow import State
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.generic_painter import GenericPainter
from tests.toy import TOYS
from tests.ui.drawn_texts import watched
from tests.ui.painter_rig import kit_of, moment_of

GAME = TOYS["toy"]


@pytest.fixture
def shown() -> Shown:
    return moment_of(GAME, GAME.new(2, {}, 1), 0, clicks=0)


def said_by(painter: GenericPainter, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All lines of all texts that are drawn."""
    drawn = watched(monkeypatch)
    painter.draw(screen)
    return [line for words in drawn.words for line in words.split("\n")]


def test_every_field_of_the_game_is_told_and_none_of_the_engine(
    screen: pygame.Surface, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = GenericPainter(kit_of((1920, 1080)), GAME)
    painter.show(shown)
    said = said_by(painter, screen, monkeypatch)
    told = {line.partition("[text_muted]")[2].partition("[/]")[0] for line in said} - {""}
    assert told == {"deck", "discard", "hand", "points", "board", "round", "rounds"}
    assert not told & set(State.__dataclass_fields__)
    assert {"Ada", "Vega", "Table"} <= set(said)
    hand = ", ".join(GAME.words.item(card) for card in shown.view.players[0].hand)
    assert f"[text_muted]hand[/]  {hand}" in said, "the own cards by name"
    assert f"[text_muted]hand[/]  **{len(shown.view.players[1].hand)}**" in said, "those of others by number"


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
def test_every_option_is_a_card_in_the_lower_part_and_no_two_overlap(
    screen: pygame.Surface, shown: Shown, window: tuple[int, int]
) -> None:
    painter = GenericPainter(kit_of(window), GAME)
    painter.show(shown)
    assert shown.decision is not None
    items = painter.items()
    assert [item.id for item in items] == list(shown.decision.options())
    rects = [item.rect for item in items]
    assert all(painter.areas.content.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[:place]) == -1 for place, rect in enumerate(rects))
    assert painter.dropped(items[0].id, rects[0].center) == ""
    assert painter.dropped(items[0].id, (rects[0].centerx, painter.areas.content.top + 5)) == items[0].id
