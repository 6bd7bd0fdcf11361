"""Plain table for any game: the content of the view in words, and a card for each option."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import HIDDEN, Event
from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Item, Painter
from galaxy_desktop.ui.roles.dropping import Dropping

ENGINE_FIELDS = frozenset(State.__dataclass_fields__)
LONGEST = 160
CARD = (210, 62)
MOST_ROWS = 5


class GenericPainter(Painter, Dropping):
    """Painter with a panel of lines for each seat and the rest of the state, and the options below."""

    def __init__(self, kit: Kit, game: Game[Any]) -> None:
        super().__init__(kit, game)
        self.shown: Shown | None = None

    def show(self, shown: Shown) -> None:
        self.shown = shown

    def play(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        """Show the moment after the events, without animation."""
        del events, before
        self.show(after)

    def update(self, dt: float) -> bool:
        del dt
        return False

    @property
    def solid(self) -> None:
        return None

    @property
    def busy(self) -> bool:
        return False

    def skip(self) -> None:
        """Do nothing: nothing is animated."""

    def draw(self, surface: pygame.Surface) -> None:
        if self.shown is None:
            return
        self._draw_phase(surface, self.shown)
        panels = self._panels(self.shown)
        for rect, (title, lines) in zip(self._places(len(panels)), panels, strict=True):
            self._draw_panel(surface, rect, title, lines)
        for item in self.items():
            self._draw_option(surface, item, self.shown)

    def items(self) -> Sequence[Item]:
        """Return an item for each option."""
        if self.shown is None or self.shown.decision is None:
            return ()
        offered = self._offered(self.shown)
        words = self.game.words
        return tuple(
            Item(option, rect, "options", option, words.option(self.shown.view, self.shown.decision, option))
            for option, rect in zip(offered, self._option_places(len(offered)), strict=True)
        )

    def covers(self, decision: Decision) -> frozenset[Option]:
        """Return every option and everything open: all have an item."""
        shown = self.shown
        opened = shown.open if shown is not None else frozenset()
        return frozenset(decision.options()) | opened

    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return None: nothing has a picture here."""
        del item, size
        return None

    def dropped(self, item: str, at: tuple[int, int]) -> Option:
        """Return the item dropped on one of the panels above the options."""
        above = self.areas.content.collidepoint(at) and at[1] < self._option_area().top
        return item if above else ""

    def chips_row(self, height: int) -> pygame.Rect:
        area = self._option_area()
        return pygame.Rect(area.left, area.top - height, area.width, height)

    def _offered(self, shown: Shown) -> tuple[Option, ...]:
        decision = shown.decision
        assert decision is not None
        return tuple(dict.fromkeys((*decision.options(), *sorted(shown.open), *shown.chosen)))

    def _option_area(self) -> pygame.Rect:
        content = self.areas.content
        top = content.top + round(content.height * 0.6)
        return pygame.Rect(content.left, top, content.width, content.bottom - top)

    def _option_places(self, count: int) -> list[pygame.Rect]:
        """Return equal cards in rows that fill the area; more options make them smaller."""
        area, gap = self._option_area(), self.kit.metrics.space("gutter")
        columns = max(1, min(count, area.width // self.kit.metrics.px(CARD[0])))
        while columns < count and -(-count // columns) > MOST_ROWS:
            columns += 1
        rows = max(1, -(-count // columns))
        width = min(self.kit.metrics.px(330), (area.width - gap * (columns - 1)) // columns)
        height = min(self.kit.metrics.px(CARD[1]), (area.height - gap * (rows - 1)) // rows)
        return [
            pygame.Rect(
                area.left + number % columns * (width + gap),
                area.top + number // columns * (height + gap),
                width,
                height,
            )
            for number in range(count)
        ]

    def _places(self, count: int) -> list[pygame.Rect]:
        """Return the places of the panels, side by side."""
        content, gap = self.areas.content, self.kit.metrics.space("gutter")
        right = self.areas.inspector.left - gap if self.kit.metrics.mode == "large_text" else content.right
        bottom = self._option_area().top - gap
        width = (right - content.left - gap * (count - 1)) // count
        return [
            pygame.Rect(content.left + number * (width + gap), content.top, width, bottom - content.top)
            for number in range(count)
        ]

    def _panels(self, shown: Shown) -> list[tuple[str, list[str]]]:
        """Return title and lines of the panel of each seat and, last, of the shared state."""
        seats = len(shown.sitters)
        panels: list[tuple[str, list[str]]] = [(escape(sitter.name), []) for sitter in shown.sitters]
        rest: list[str] = []
        for name, value in _values(shown.view):
            if name in ENGINE_FIELDS:
                continue
            if isinstance(value, list | tuple) and len(value) == seats and value:
                for (_title, lines), part in zip(panels, value, strict=True):
                    lines.extend(self._lines(name, part))
            else:
                rest += self._lines(name, value)
        return [*panels, (_("Table"), rest)]

    def _lines(self, name: str, value: Any) -> list[str]:
        if is_dataclass(value) and not isinstance(value, type):
            return [line for inner, part in _values(value) for line in self._lines(inner, part)]
        return [f"[text_muted]{name.replace('_', ' ')}[/]  {self._worded(value)}"]

    def _worded(self, value: Any) -> str:
        """Return a value in words: names if the game has them, a count if it is hidden or long."""
        if isinstance(value, list | tuple | set | frozenset):
            if value and all(part == HIDDEN for part in value):
                return f"**{len(value)}**"
            text = series(self._worded(part) for part in value) or "–"
            return text if len(text) <= LONGEST else f"**{len(value)}**"
        if isinstance(value, Mapping):
            return series(f"{self._worded(k)} {self._worded(v)}" for k, v in value.items()) or "–"
        return escape(str(value)) if not isinstance(value, str) else escape(self._named(value))

    def _named(self, text: str) -> str:
        try:
            return self.game.words.item(text) or text
        except (KeyError, ValueError):
            return text

    def _draw_phase(self, surface: pygame.Surface, shown: Shown) -> None:
        phase = self.game.words.phase(self.game.moment(shown.view).phase)
        self.kit.text.draw(surface, self.areas.phases, phase, "section", align="centre", middle=True, lines=1)

    def _draw_panel(self, surface: pygame.Surface, rect: pygame.Rect, title: str, lines: list[str]) -> None:
        self.kit.faces.panel(surface, rect)
        inner = rect.inflate(-2 * self.kit.metrics.space("pad"), -2 * self.kit.metrics.space("margin"))
        used = self.kit.text.draw(surface, inner, title, "section", lines=1)
        box = pygame.Rect(inner.left, inner.top + used, inner.width, inner.height - used)
        self.kit.text.draw(surface, box, "\n".join(lines), "explain", colour=self.kit.theme.colour.text_soft)

    def _draw_option(self, surface: pygame.Surface, item: Item, shown: Shown) -> None:
        colour, faces = self.kit.theme.colour, self.kit.faces
        chosen, legal = item.id in shown.chosen, item.id in shown.open
        here = item.id == shown.hovered
        fill = colour.high if here or chosen else colour.raised
        faces.plate(surface, item.rect, fill, colour.edge)
        if chosen or legal:
            faces.glow(surface, item.rect, colour.primary if chosen else colour.legal)
        box = item.rect.inflate(-2 * self.kit.metrics.space("gap"), 0)
        ink = colour.text if legal or chosen else colour.text_muted
        words = (
            f"{shown.chosen.index(item.id) + 1}. {item.tip}" if len(shown.chosen) > 1 and chosen else item.tip
        )
        self.kit.text.draw(surface, box, words, "button", colour=ink, align="centre", middle=True)
        if here and shown.focused:
            faces.focus_ring(surface, item.rect)


def _values(data: Any) -> list[tuple[str, Any]]:
    return [(field.name, getattr(data, field.name)) for field in fields(data) if field.repr]
