"""Look of a card of Master, from which its face is drawn, and the places of its slots."""

from dataclasses import field

import pygame

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.box import Card, Project, cards
from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.schema import CONFLICT, SPECIES
from galaxy_desktop.ui.tabletop.look import CardLook

WIDE, SPECIES_WIDE, TALL = 256, 296, 186
"""Size of a card in design units, and the width of a species; all that follows is in units of such a card."""
HEAD, SLOT, GAP, PAD = 30, 26, 0.16, 10
SPECIES_SLOT, SPECIES_ICON, BAR = 23, 22, 12
FLOOR = 0.86


@plain
class MasterLook(CardLook):
    """A card with the cubes that lie on it."""

    cubes: tuple[tuple[str, ...], ...] = ()
    """For each project the cubes in its slots, "" in an empty one."""
    built: tuple[str, ...] = ()
    """Base projects on which a base stands."""
    seat: int = 0
    works: bool = True
    """True if its text works: implemented, and powered if it has to be."""
    active: tuple[str, ...] = ()
    """Projects that are fulfilled and stay so."""
    ready: tuple[str, ...] = ()
    """Projects that the allocation would complete."""
    decks: bool = True
    """True to name the deck, where there is room: False beside cards without room for theirs."""
    text: str = field(default="", compare=True)
    """Text of its abilities."""


def head_height(size: tuple[int, int], least: int) -> int:
    """Return the height of the band with the name, at least `least` pixels."""
    return max(round(size[0] * HEAD / WIDE), least)


def project_rows(card: str, size: tuple[int, int], least: int) -> list[tuple[Project, pygame.Rect]]:
    """Return each project of a card with its band on the face, in pixels of the face."""
    known, (width, height) = cards()[card], size
    head, pad = head_height(size, least), round(width * PAD / WIDE)
    inner = pygame.Rect(pad, head, width - 2 * pad, height - head - pad // 2)
    if known.deck == SPECIES:
        tall = inner.height / len(known.projects)
        return [
            (project, pygame.Rect(inner.left, round(inner.top + n * tall), inner.width, round(tall)))
            for n, project in enumerate(known.projects)
        ]
    if known.deck == CONFLICT:
        tall = inner.height // 2
        return [
            (project, pygame.Rect(inner.left, inner.top + n * tall, inner.width, tall))
            for n, project in enumerate(known.projects)
        ]
    row = round(_slot_size(known, size, inner.height) * 1.5)
    return [
        (project, pygame.Rect(inner.left, inner.top + n * row + 2, inner.width, row))
        for n, project in enumerate(known.projects)
    ]


def slot_places(card: str, size: tuple[int, int], least: int) -> dict[str, pygame.Rect]:
    """Return the rectangle of each slot on the face of a card, by its spot."""
    known, found = cards()[card], {}
    for project, row in project_rows(card, size, least):
        side = _slot_size(known, size, row.height)
        left = row.left + (indent(known, size) if known.deck in (SPECIES, CONFLICT) else 0)
        middle = row.centery
        if known.deck == CONFLICT:
            middle = row.top + round(row.height * 0.36)
        for number in range(len(project.slots)):
            x = round(left + number * side * (1 + GAP))
            found[spot_id(project.id, number)] = pygame.Rect(x, middle - side // 2, side, side)
    return found


def indent(card: Card, size: tuple[int, int]) -> int:
    """Return how far slots stand from the left, behind the icon of their row."""
    if card.deck == CONFLICT:
        return round(size[0] * BAR / WIDE)
    return round(size[0] * (SPECIES_ICON + 8) / WIDE * FLOOR)


def _slot_size(card: Card, size: tuple[int, int], row: int) -> int:
    if card.deck == SPECIES:
        return max(12, min(round(size[0] * SPECIES_SLOT / SPECIES_WIDE), row - 4))
    return max(12, round(size[0] * SLOT / WIDE))
