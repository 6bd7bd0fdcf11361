"""Dragging of an item: its picture follows the pointer; a drop at an illegal place does nothing."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.dropping import Dropping
from galaxy_desktop.ui.table.items import TableItem


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


def take_up(kit: Kit, painter: Painter, item: TableItem, at: tuple[int, int]) -> Drag:
    """Begin to drag an item that was pressed at this place."""
    face = painter.face(item.item.subject or item.item.id, item.rect.size)
    picture = _plate(kit, item) if face is None else face.copy()
    picture.set_alpha(220)
    grip = (at[0] - item.rect.left, at[1] - item.rect.top)
    return Drag(item, picture, grip)


def drop(
    drag: Drag, question: OpenQuestion, painter: Painter, under: TableItem | None, at: tuple[int, int]
) -> bool:
    """Drop an item onto another, onto a place of the painter's, or back; return whether it did anything."""
    option = drag.option
    if under is not None and under.item.id != option and question.drop(option, under.item.id):
        return True
    if option in question.chosen:
        home = under is not None and under.item.id != option and under.item.group == drag.item.item.group
        return home and question.click(option)
    if not isinstance(painter, Dropping) or drag.item.rect.collidepoint(at):
        return False
    target = painter.dropped(option, at)
    return bool(target) and question.click(target)


def _plate(kit: Kit, item: TableItem) -> pygame.Surface:
    """Return a plate with the words of an item without a picture."""
    plate = pygame.Surface(item.rect.size, pygame.SRCALPHA, 32)
    box = plate.get_rect()
    kit.faces.raised(plate, box, kit.theme.colour.primary)
    kit.text.draw(plate, box, item.label, "button", align="centre", middle=True)
    return plate
