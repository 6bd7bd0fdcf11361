"""Small faces of cards in a grid, drawn when they come into sight."""

import math
from collections.abc import Callable, Sequence

import pygame

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.ui.help.card_example import CardExamples
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.widgets.widget import Widget

WIDTH = 118
"""Least width of a face in the grid."""
Size = tuple[int, int]


class GalleryFaces:
    """Faces and sentences of the cards of one game, each made once."""

    def __init__(self, examples: CardExamples) -> None:
        self.examples = examples
        self._faces: dict[tuple[str, Size], pygame.Surface] = {}
        self._words: dict[str, str] = {}

    def face(self, kit: Kit, card: str, size: Size) -> pygame.Surface:
        """Return the face of a card in a size, or less high if it is broad."""
        key = card, size
        if key not in self._faces:
            face = self.examples.face(kit, card, size)
            self._faces[key] = pygame.Surface(size, pygame.SRCALPHA, 32) if face is None else face
        return self._faces[key]

    def words(self, card: str) -> str:
        """Return name and sentences of a card as plain text, in the form that a search compares."""
        if card not in self._words:
            lines = [line.text for line in self.examples.lines(card)]
            self._words[card] = plain("\n".join([self.examples.name(card), *lines])).casefold()
        return self._words[card]

    def forget(self) -> None:
        """Forget everything, once the language, the size of the text or the colors are others."""
        self._faces.clear()
        self._words.clear()


class Thumb(Widget):
    """Small face of a card: a click chooses it, another enlarges it."""

    def __init__(
        self,
        kit: Kit,
        faces: GalleryFaces,
        card: str,
        size: Size,
        use: Callable[[str], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(kit, pygame.Rect((0, 0), size), faces.examples.name(card))
        self.card = card
        self.chosen = chosen
        self._faces = faces
        self._use = use

    @property
    def spoken_tip(self) -> str:
        """Sentences of the card."""
        return " ".join(line.text for line in self._faces.examples.lines(self.card))

    def use(self, pos: tuple[int, int]) -> None:
        """Choose or enlarge the card."""
        self.kit.sounds.play("button")
        self._use(self.card)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the face, and a glow around it if it is hovered or chosen."""
        face = self._faces.face(self.kit, self.card, self.rect.size)
        surface.blit(face, face.get_rect(center=self.rect.center))
        colour = self.kit.theme.colour
        if self.hovered or self.chosen:
            self.kit.faces.glow(surface, self.rect, colour.primary if self.chosen else colour.legal)


def lay_thumbs(
    column: Column, faces: GalleryFaces, cards: Sequence[str], chosen: str, use: Callable[[str], None]
) -> None:
    """Lay the faces of cards of one shape side by side, in as many rows as they need."""
    kit, metrics = column.kit, column.kit.metrics
    gap = metrics.space("margin")
    least = round(metrics.px(WIDTH) * metrics.text_step)
    across = max(1, (column.width + gap) // (least + gap))
    width = (column.width - (across - 1) * gap) // across
    size = faces.face(kit, cards[0], (width, round(width * CARD_SHAPE))).get_size()
    for row in range(math.ceil(len(cards) / across)):
        for place, card in enumerate(cards[row * across : (row + 1) * across]):
            thumb = Thumb(kit, faces, card, size, use, chosen=card == chosen)
            thumb.rect.topleft = (column.left + place * (width + gap), column.y)
            column.widgets.append(thumb)
        column.take(size[1], "margin")
