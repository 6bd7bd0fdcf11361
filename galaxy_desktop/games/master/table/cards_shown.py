"""Cards on the table: the look of each as it stands now, and every slot of it as something to point at."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.cards import cards
from galaxy_desktop.games.master.powers import is_live
from galaxy_desktop.games.master.spots import parts
from galaxy_desktop.games.master.table import targets
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.look import Look, slot_places
from galaxy_desktop.games.master.table.texts import card_text
from galaxy_desktop.games.master.use_cards import DISCARD
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.sheet import Mark, Spot

SLOTS = "slots of "
"""Begins the group of the slots on a group of cards: it comes after that group, for it lies on it."""
LEAST_LARGE, TALL_LARGE = 200, 1.36


def look_of(table: Board, card: str, size: tuple[int, int], level: str = "row", *, owner: Seat = -1) -> Look:
    """A card with what lies on it now."""
    known, view = cards()[card], table.view
    projects = known.projects
    return Look(
        card,
        size,
        level,
        cubes=tuple(table.lies.project(project.id, len(project.slots)) for project in projects),
        built=tuple(p.id for p in projects if owner >= 0 and p.id in view.players[owner].built),
        seat=max(0, owner),
        works=owner >= 0 and card in view.players[owner].row and is_live(view, owner, card),
        active=tuple(p.id for p in projects if p.id in view.active and p.id not in table.lies.cancelled),
        ready=tuple(p.id for p in projects if p.id in table.lies.ready),
        text=card_text(card),
    )


def lay_card(table: Board, card: str, rect: pygame.Rect, group: str, owner: Seat) -> None:
    """A card to point at, with its slots on it."""
    option = card_option(table, card)
    spot = Spot(look_of(table, card, rect.size, owner=owner), rect, mark=table.targets.mark(card))
    if table.held == f"{targets.CARD}{card}":
        spot = Spot(spot.look, rect, mark="chosen")
    item = Item(option, rect, group, card)
    table.sheet.card(item, spot, lambda surface: table.drawn.draw(surface, spot))
    table.sheet.places[card] = rect
    places = slot_places(card, rect.size, table.text(15) + 6)
    lay_slots(table, {where: place.move(rect.topleft) for where, place in places.items()}, card, group)
    if table.held == f"{targets.CARD}{card}":
        plate = pygame.Rect(rect.left + 8, 0, rect.width - 16, table.text(17) + table.px(16))
        plate.bottom = rect.bottom - 8
        lay_discard(table, card, plate, group)


def card_option(table: Board, card: str) -> str:
    """What a click on a card means: a conflict that can be placed is picked up first."""
    if any(option.startswith(f"{targets.CONFLICT} {card} ") for option in table.shown.open):
        return f"{targets.CARD}{card}"
    return table.targets.item(card)


def lay_discard(table: Board, card: str, plate: pygame.Rect, group: str) -> None:
    """The plate by which a conflict card that is held can be discarded instead."""
    option = f"{DISCARD} {card}"
    if option not in table.shown.open:
        return
    item = Item(option, plate, f"{SLOTS}{group}", "", table.word(option))
    table.sheet.add(partial(_plate, table, rect=plate), item)


def _plate(table: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    colour = table.kit.theme.colour
    table.kit.faces.raised(surface, rect, colour.legal)
    table.kit.faces.glow(surface, rect, colour.legal)
    block = table.kit.text.label(_("Discard it instead"), rect.width - 8, "button")
    block.draw(surface, (rect.left + 4, rect.centery - block.height // 2))


def lay_slots(table: Board, places: dict[str, pygame.Rect], card: str, group: str) -> None:
    """The slots of a card: those that can be filled glow, those just filled are amber."""
    if table.composer is None:
        places = _without_whole(table, places, card, group)
    for where, rect in places.items():
        table.sheet.places[where] = rect
        project = parts(where)[0]
        cube = table.lies.cubes.get(where, "")
        mark, option = table.targets.mark(where), table.targets.item(where)
        if mark == "rest" and (cube or project in table.lies.cancelled):
            mark, option = _whole(table, project, where)
        if mark == "rest":
            continue
        table.sheet.add(
            partial(_glow, table, rect=rect, mark=mark), Item(option, rect, f"{SLOTS}{group}", card)
        )


def _without_whole(
    table: Board, places: dict[str, pygame.Rect], card: str, group: str
) -> dict[str, pygame.Rect]:
    """Lay the projects that can be chosen as a whole; gives back the slots of the others."""
    left = dict(places)
    for project in dict.fromkeys(parts(where)[0] for where in places):
        mark = table.targets.mark(project)
        if mark == "rest":
            continue
        own = [rect for where, rect in places.items() if parts(where)[0] == project]
        whole = own[0].unionall(own).inflate(6, 6)
        table.sheet.places[project] = whole
        item = Item(table.targets.item(project), whole, f"{SLOTS}{group}", card)
        table.sheet.add(partial(_glow, table, rect=whole, mark=mark), item)
        for where in places:
            if parts(where)[0] == project:
                table.sheet.places[where] = left.pop(where)
    return left


def _whole(table: Board, project: str, where: str) -> tuple[Mark, str]:
    """How a filled slot is marked where the whole project can be chosen, as to cancel it."""
    mark = table.targets.mark(project)
    return (mark, table.targets.item(project)) if mark != "rest" else ("rest", where)


def _glow(table: Board, surface: pygame.Surface, rect: pygame.Rect, mark: Mark) -> None:
    colour = table.kit.theme.colour
    shade = colour.primary if mark == "chosen" else colour.legal
    table.kit.faces.glow(surface, rect, shade, max(3, rect.width // 6))


def large_size(room: tuple[int, int]) -> tuple[int, int] | None:
    """The size of a face that shows the whole card in a room; None where it would be too small to read."""
    width, height = room
    if width < LEAST_LARGE:
        return None
    return width, min(height, round(width * TALL_LARGE))
