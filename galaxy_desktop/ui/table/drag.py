"""Dragging of an item: its picture follows the pointer; a drop at an illegal place does nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.dropping import Discarding, Dropping
from galaxy_desktop.ui.roles.lifting import Lifting
from galaxy_desktop.ui.table.items import TableItem

BUNDLE = 6
"""Part of its width by which each further card of a bundle shows."""


@dataclass(frozen=True, slots=True)
class Drag:
    """Dragged item, and the position of the pointer in its picture."""

    item: TableItem
    picture: pygame.Surface
    grip: tuple[int, int]

    @property
    def option(self) -> Option:
        """Option of the dragged item."""
        return self.item.item.id

    def draw(self, surface: pygame.Surface, pos: tuple[int, int]) -> None:
        """Draw the picture under the pointer."""
        surface.blit(self.picture, (pos[0] - self.grip[0], pos[1] - self.grip[1]))


def take_up(
    kit: Kit, painter: Painter, item: TableItem, at: tuple[int, int], others: Sequence[TableItem] = ()
) -> Drag:
    """Begin to drag an item that was pressed at this place, with `others` behind it as one bundle."""
    pictures = [_picture(kit, painter, one) for one in (item, *others)]
    step = item.rect.width // BUNDLE
    width = item.rect.width + step * len(others)
    picture = pygame.Surface((width, item.rect.height), pygame.SRCALPHA, 32)
    for number, one in reversed(list(enumerate(pictures))):
        picture.blit(one, (step * number, 0))
    picture.set_alpha(220)
    grip = (at[0] - item.rect.left, at[1] - item.rect.top)
    return Drag(item, picture, grip)


def drop(
    drag: Drag, question: OpenQuestion, painter: Painter, under: TableItem | None, at: tuple[int, int]
) -> bool:
    """Drop an item onto another, onto a place of the painter's, or back; return whether it did anything.

    What is offered itself is never dropped in the place of another option.
    """
    option = drag.option
    if under is not None and under.item.id != option and question.drop(option, under.item.id):
        return True
    if option in question.chosen:
        home = under is not None and under.item.id != option and under.item.group == drag.item.item.group
        return home and question.click(option)
    if not isinstance(painter, Dropping) or drag.item.rect.collidepoint(at):
        return False
    target = painter.dropped(option, at)
    offered_itself = option in question.open and target != option
    return bool(target) and not offered_itself and question.click(target)


def bundle_of(items: Sequence[TableItem], item: TableItem, question: OpenQuestion) -> list[TableItem]:
    """Return the other chosen cards of the hand, if an item is one of them: they are dragged together."""
    if not item.in_hand or item.item.id not in question.chosen:
        return []
    return [one for one in items if one.in_hand and one is not item and one.item.id in question.chosen]


def hands_over(
    drag: Drag, question: OpenQuestion, painter: Painter, bar: pygame.Rect, at: tuple[int, int]
) -> bool:
    """Return whether a drop gives the answer: of a chosen item on the prompt bar or on the discard pile."""
    if drag.option not in question.chosen or not question.can_give:
        return False
    return bar.collidepoint(at) or (isinstance(painter, Discarding) and painter.discards(at))


def dim(painter: Painter, items: Sequence[TableItem]) -> None:
    """Dim these items where they lie, and no others."""
    if isinstance(painter, Lifting):
        painter.carry({item.item.id for item in items})


def _picture(kit: Kit, painter: Painter, item: TableItem) -> pygame.Surface:
    """Return the picture of an item as it lies, or of what it is about, or a plate with its words."""
    lifted = painter.lifted(item.item.id) if isinstance(painter, Lifting) else None
    if lifted is not None:
        return lifted
    face = painter.face(item.item.subject or item.item.id, item.rect.size)
    return _plate(kit, item) if face is None else face


def _plate(kit: Kit, item: TableItem) -> pygame.Surface:
    """Return a plate with the words of an item without a picture."""
    plate = pygame.Surface(item.rect.size, pygame.SRCALPHA, 32)
    box = plate.get_rect()
    kit.faces.raised(plate, box, kit.theme.colour.primary)
    kit.text.draw(plate, box, item.label, "button", align="centre", middle=True)
    return plate
