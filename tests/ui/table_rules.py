"""What holds of all tables: everything in its part of the window, nothing over anything else, no trace."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, Generic

import pygame
import pytest

from galaxy_desktop.engine.game import Game
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Item
from tests.ui.painter_rig import (
    HEM,
    SMALLEST,
    WINDOW_IDS,
    WINDOWS,
    P,
    covers_much,
    in_its_part,
    kit_of,
    pixels,
    showing,
    some_of,
    touching,
)

WHOSE: list[object] = [None]
"""The tables that are laid now: those of one game, whose tests follow one another."""


@dataclass(frozen=True)
class Tables(Generic[P]):
    """Tables of one game at its `moments`, by topic and number of players."""

    make: Callable[[Kit, Game[Any]], P]
    game: Game[Any]
    moments: Callable[[], dict[tuple[str, int], Shown]]

    def at(self, window: tuple[int, int], step: float, shown: Shown, **settings: object) -> P:
        """A table that shows a moment in a window, with the text enlarged by a step."""
        return showing(self.make(kit_of(window, step, **settings), self.game), shown)

    def laid(self, window: tuple[int, int], step: float, **settings: object) -> Mapping[tuple[str, int], P]:
        """Tables of some moments (`some_of`), laid once for all rules about where things lie."""
        if WHOSE[-1] is not self:
            _laid.cache_clear()
            WHOSE[-1] = self
        return _laid(self, window, step, **settings)


@cache
def _laid(
    tables: Tables[P], window: tuple[int, int], step: float, **settings: object
) -> Mapping[tuple[str, int], P]:
    wanted = some_of(tables.moments(), window, step)
    return {met: tables.at(window, step, shown, **settings) for met, shown in wanted.items()}


windowed = pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
"""A rule that is held to in windows and with text of all sizes."""


class TableRules(ABC):
    """The rules; a file of tests of a game derives a class from it that says what its table is like."""

    tables: ClassVar[Tables[Any]]
    usual_topics: ClassVar[frozenset[str]]
    """Topics that have to be among the moments."""
    in_the_bar: ClassVar[frozenset[str]] = frozenset()
    """Groups of things that lie in the bar."""
    margin: ClassVar[int] = 2
    """So many pixels in all a thing may stand out of the content."""
    lifted: ClassVar[int] = HEM
    """So far a chosen card may stand out of the hand."""
    drawn_twice: ClassVar[tuple[tuple[str, int], ...]]
    """Moments whose second drawing has to be the same as the first."""
    pointed_in: ClassVar[tuple[str, int]]
    """Moment in which the pointer is on some things, one after the other."""

    def may_cover(self, one: Item, other: Item) -> bool:
        """Whether two things may lie one over the other."""
        del one, other
        return False

    @abstractmethod
    def pointed_at(self, shown: Shown) -> tuple[str, ...]:
        """Things that the pointer is on, by item."""

    def test_the_usual_questions_were_met(self) -> None:
        met = {topic for topic, _seats in self.tables.moments()}
        assert met >= self.usual_topics, self.usual_topics - met

    @windowed
    def test_everything_lies_inside_its_part_of_the_window(
        self, screen: pygame.Surface, window: tuple[int, int], step: float
    ) -> None:
        for met, painter in self.tables.laid(window, step).items():
            for item in painter.items():
                assert in_its_part(painter, item, self.in_the_bar, self.margin), (met, item)

    @windowed
    def test_nothing_lies_over_anything_else(
        self, screen: pygame.Surface, window: tuple[int, int], step: float
    ) -> None:
        for met, painter in self.tables.laid(window, step).items():
            for one, other in touching(painter.items()):
                apart = self.may_cover(one, other) or not covers_much(one, other, self.lifted)
                assert apart, (met, one, other)

    def test_what_is_made_whenever_a_table_is_laid_is_quick_to_make(self) -> None:
        for met, painter in self.tables.laid(SMALLEST, 1.0).items():
            sheet = painter.sheet
            spots = list(sheet.spots.values())
            made = [painter.shown, painter.board(painter.shown, sheet), *sheet.items, *spots]
            made += [*sheet.counters.values(), *(spot.look for spot in spots)]
            slow = {type(one) for one in made if "__setattr__" in vars(type(one))}
            assert not slow, f"{met}: made five times as fast with @plain"

    def test_drawing_changes_nothing(self, screen: pygame.Surface) -> None:
        for met in self.drawn_twice:
            painter = self.tables.at((1920, 1080), 1.0, self.tables.moments()[met])
            items = list(painter.items())
            assert pixels(painter) == pixels(painter), met
            assert list(painter.items()) == items, met

    def test_the_pointer_lightens_only_what_it_is_on(self, screen: pygame.Surface) -> None:
        shown = self.tables.moments()[self.pointed_in]
        painter = self.tables.at((1280, 720), 1.0, shown)
        before, things = pixels(painter), self.pointed_at(shown)
        assert things
        for thing in things:
            painter.show(replace(shown, hovered=thing))
            hovered = pixels(painter)
            painter.show(replace(shown, hovered=thing, focused=True))
            focused = pixels(painter)
            assert len({before, hovered, focused}) == 3, thing
        painter.show(shown)
        assert pixels(painter) == before

    def test_nothing_hidden_is_pointed_at(self, screen: pygame.Surface) -> None:
        tables = self.tables.laid(SMALLEST, 1.0)
        assert tables.keys() == self.tables.moments().keys()
        for met, painter in tables.items():
            assert "?" not in {item.id for item in painter.items()}, met
