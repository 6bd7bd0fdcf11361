"""Cards on the table: the look of each as it stands now, and its slots as items."""

from collections.abc import Iterable
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import Project, cards
from galaxy_desktop.games.master.moves import Discard, place_of, spot_id
from galaxy_desktop.games.master.powers import is_live
from galaxy_desktop.games.master.table import targets
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.face import names_deck, slot_face
from galaxy_desktop.games.master.table.held import HeldCard
from galaxy_desktop.games.master.table.look import MasterLook, slot_places
from galaxy_desktop.games.master.table.texts import card_text
from galaxy_desktop.language import N_
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.sheet import Mark, Spot

SLOTS = "slots of "
"""Prefix of the group of the slots on a group of cards; it is a group of its own, after that of the cards."""
LEAST_LARGE, TALL_LARGE = 200, 1.36
DISCARD = N_("Discard instead")


def look_of(
    table: Board,
    card: str,
    size: tuple[int, int],
    level: str = "row",
    *,
    owner: Seat = -1,
    decks: bool = True,
) -> MasterLook:
    """Return the look of a card with what lies on it now; `owner` is -1 for a card in no row."""
    known, view = cards()[card], table.view
    projects = known.projects
    return MasterLook(
        card,
        size,
        level,
        cubes=tuple(table.lies.project(project.id, len(project.slots)) for project in projects),
        built=tuple(p.id for p in projects if owner >= 0 and p.id in view.players[owner].built),
        seat=max(0, owner),
        works=owner >= 0 and card in view.players[owner].row and is_live(view, owner, card),
        active=tuple(p.id for p in projects if p.id in view.active and p.id not in table.lies.cancelled),
        ready=tuple(p.id for p in projects if p.id in table.lies.ready),
        decks=decks,
        text=card_text(card),
    )


def all_name_decks(table: Board, laid: Iterable[tuple[str, pygame.Rect]]) -> bool:
    """Return whether all cards side by side have room for the name of their deck: all name it, or none."""
    return all(names_deck(table.kit, card, rect.size) for card, rect in laid)


def lay_card(table: Board, card: str, rect: pygame.Rect, group: str, owner: Seat, *, decks: bool) -> None:
    """Lay a card as an item, with its slots on it."""
    option = card_option(table, card)
    look = look_of(table, card, rect.size, owner=owner, decks=decks)
    spot = Spot(look, rect, mark=table.targets.mark(card))
    if table.held == HeldCard(card).item:
        spot = Spot(spot.look, rect, mark="chosen")
    item = Item(option, rect, group, card)
    table.sheet.card(item, spot, lambda surface: table.drawn.draw(surface, spot))
    table.sheet.places[card] = rect
    places = slot_places(card, rect.size, table.letters("card_name") + 6)
    lay_slots(table, {where: place.move(rect.topleft) for where, place in places.items()}, card, group)
    if table.held == HeldCard(card).item:
        inside = layout.inset(rect, table.space("gutter"))
        lay_discard(table, card, _head_end(table, inside), group)


def _head_end(table: Board, card: pygame.Rect) -> pygame.Rect:
    """Return the room for the discard plate: the end of a card's head, in place of the name of its deck."""
    font = table.kit.fonts.style("button", table.kit.metrics).font
    wide = min(card.width, width_of(font, DISCARD.read()) + 2 * table.space("frame"))
    return layout.right(layout.top(card, table.letters("button") + table.space("margin")), wide)


def card_option(table: Board, card: str) -> str:
    """Return the item id of a card: to pick it up if it is a conflict that can be placed."""
    if targets.goes_to_a_track(table.shown.open, card):
        return HeldCard(card).item
    return table.targets.item(card)


def lay_discard(table: Board, card: str, plate: pygame.Rect, group: str) -> None:
    """Lay the plate by which a held conflict card can be discarded instead of placed."""
    option = Discard(card).option
    if option not in table.shown.open:
        return
    item = Item(option, plate, f"{SLOTS}{group}", "", table.word(option))
    table.sheet.add(partial(_plate, table, rect=plate), item)


def _plate(table: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    colour = table.kit.theme.colour
    table.kit.faces.raised(surface, rect, colour.legal)
    table.kit.faces.glow(surface, rect, colour.legal)
    room = layout.inset(rect, table.space("seam"), 0)
    block = table.kit.text.label(DISCARD.read(), room.width, "button")
    block.draw(surface, (room.left, room.centery - block.height // 2))


def slot_row(project: Project, row: pygame.Rect, size: int, gap: int) -> dict[str, pygame.Rect]:
    """Return the places of the slots of a project from the left end of a row, by their spots."""
    number = len(project.slots)
    places = layout.cells(row, (size, size), number, max(1, number), gap)
    return {spot_id(project.id, n): place for n, place in enumerate(places)}


def draw_slots(
    table: Board, surface: pygame.Surface, project: Project, places: dict[str, pygame.Rect]
) -> None:
    """Draw the slots of a project with the cubes that lie in them."""
    laid = table.lies.project(project.id, len(project.slots))
    for rect, slot, there in zip(places.values(), project.slots, laid, strict=True):
        surface.blit(slot_face(table.kit, slot.colour, there, rect.width, marked=slot.marked), rect)


def lay_slots(table: Board, places: dict[str, pygame.Rect], card: str, group: str) -> None:
    """Lay what can be chosen of a card: single slots, or whole projects; those already chosen are amber.

    A cube laid just now is part of its project while that can be chosen whole, and cannot be taken back
    alone.
    """
    by_project: dict[str, dict[str, pygame.Rect]] = {}
    for where, rect in places.items():
        table.sheet.places[where] = rect
        by_project.setdefault(place_of(where), {})[where] = rect
    for project, slots in by_project.items():
        whole = _whole(table, project, slots)
        for place, rect in {**whole, **slots}.items():
            mark, option = table.targets.mark(place), table.targets.item(place)
            part = place in slots and mark == "chosen" and table.targets.mark(project) == "legal"
            if mark != "rest" and not part:
                item = Item(option, rect, f"{SLOTS}{group}", card)
                table.sheet.add(partial(_glow, table, rect=rect, mark=mark), item)


def _whole(table: Board, project: str, slots: dict[str, pygame.Rect]) -> dict[str, pygame.Rect]:
    """Return the rectangle to choose a project as a whole: all its slots, or the first cubes side by side."""
    table.sheet.places[project] = (own := list(slots.values()))[0].unionall(own)
    if table.targets.mark(project) == "rest":
        return {}
    if table.composer is not None and project not in table.lies.cancelled:
        filled = [bool(table.lies.cubes.get(where)) for where in slots]
        first = filled.index(True) if True in filled else 0
        last = filled.index(False, first) if False in filled[first:] else len(filled)
        own = own[first : max(last, first + 1)]
    return {project: own[0].unionall(own).inflate(4, 4)}


def _glow(table: Board, surface: pygame.Surface, rect: pygame.Rect, mark: Mark) -> None:
    table.kit.faces.glow(surface, rect, table.drawn.colour_of(mark), max(3, rect.width // 6))


def large_size(room: tuple[int, int]) -> tuple[int, int] | None:
    """Return the size of a face that shows the whole card in a room; None if too small to read."""
    width, height = room
    if width < LEAST_LARGE:
        return None
    return width, min(height, round(width * TALL_LARGE))
