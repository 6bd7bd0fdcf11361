"""Cards of a game in the pages of the help: their faces, names and sentences, in a game just set up."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game, Options
from galaxy_desktop.engine.words import Explanation, as_printed
from galaxy_desktop.play.seats import Table
from galaxy_desktop.presenter.shown import Shown, Sitter
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.roles.stamps import Stamps
from galaxy_desktop.ui.table.zoom import ZoomScene
from galaxy_desktop.ui.widgets.widget import Widget


class CardExamples:
    """Source of the cards of one game, as they are at a table; `enlarge` shows one in full size."""

    def __init__(self, game: Game[Any], enlarge: Callable[[str], None], table: Table | None = None) -> None:
        self.game = game
        self.seats = game.seats[0] if table is None else len(table.seats)
        self.options: Options = {} if table is None else table.options
        self.enlarge = enlarge
        self._painter: Painter | None = None

    @cached_property
    def view(self) -> Any:
        """View of the first seat in a game just set up."""
        return self.game.view(self.game.new(self.seats, self.options, 0), 0)

    def painter(self, kit: Kit) -> Painter:
        """Return the painter of the faces; it shows the game just set up, as some faces depend on it."""
        if self._painter is None or self._painter.kit is not kit:
            self._painter = painter_for(kit, self.game)
            self._painter.show(Shown(self.view, 0, (Sitter("", ""),) * self.seats))
        return self._painter

    def face(self, kit: Kit, card: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the face of a card, or its small picture if a face is too broad; None if it has neither."""
        painter = self.painter(kit)
        face = painter.face(card, size)
        return painter.stamp(card, size) if face is None and isinstance(painter, Stamps) else face

    def enlarged(self, kit: Kit, card: str, read: Callable[[str], None]) -> ZoomScene:
        """Return a card in full size with its sentences; `read` opens the page of one."""
        return ZoomScene(self.painter(kit), self.game.words, self.view, card, read, printed=True)

    def name(self, card: str) -> str:
        """Return the name of a card."""
        return self.game.words.item(card)

    def lines(self, card: str) -> tuple[Explanation, ...]:
        """Return the sentences about a card that hold outside of any game."""
        return as_printed(self.game.words.explain(self.view, card))


class CardExample(Widget):
    """Card in a page: its sentences are the tooltip, a click enlarges it."""

    takes_enter = True

    def __init__(self, kit: Kit, examples: CardExamples, card: str, size: tuple[int, int]) -> None:
        face = examples.face(kit, card, size)
        name = examples.name(card)
        self._face = face if face is not None else _plate(kit, name, size)
        super().__init__(kit, self._face.get_rect(), name)
        self._examples, self._card = examples, card

    @property
    def explanation(self) -> str:
        """Name and sentences of the card, with their icons."""
        lines = self._examples.lines(self._card)
        shown = [f"{{{line.sign.strip('{}')}}}  {line.text}" if line.sign else line.text for line in lines]
        return "\n".join([f"**{self.label}**", *shown])

    def use(self, pos: tuple[int, int]) -> None:
        """Enlarge the card."""
        self.kit.sounds.play("button")
        self._examples.enlarge(self._card)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the face; a glow while hovered."""
        surface.blit(self._face, self.rect)
        if self.hovered:
            self.kit.faces.glow(surface, self.rect, self.kit.theme.colour.legal)


def _plate(kit: Kit, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a plate with a name, for a card without a face."""
    plate = pygame.Surface(size, pygame.SRCALPHA, 32)
    kit.faces.raised(plate, plate.get_rect())
    inner = plate.get_rect().inflate(-kit.metrics.space("frame"), -kit.metrics.space("frame"))
    kit.text.draw(plate, inner, name, "section", align="centre", middle=True)
    return plate
