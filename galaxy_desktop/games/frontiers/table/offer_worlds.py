"""Worlds of the center in Explore: what each would cost the viewer, and the order of picking."""

from collections.abc import Sequence
from functools import partial

import pygame

from galaxy_desktop.games.frontiers.explore import PickWorld
from galaxy_desktop.games.frontiers.moves import CONQUER, REPLACE
from galaxy_desktop.games.frontiers.state import Player
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.coming import seats_of
from galaxy_desktop.games.frontiers.table.look import TALL
from galaxy_desktop.games.frontiers.ways import SettleWay, possible_ways, why_no_world
from galaxy_desktop.games.frontiers.words.terms import item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.tabletop.lines import lead, title_height, write

LARGEST = 250
NOTE_LINES = 3


def lay_worlds_offered(board: Board, inside: pygame.Rect) -> None:
    """Lay a row of tiles, a note below each, and the order of picking at the foot."""
    worlds, gap = board.view.offer, board.space("margin")
    foot = title_height(board)
    notes = round(board.letters("small") * 1.35) * NOTE_LINES + board.space("tight")
    if board.plain or inside.height - foot - notes < inside.height * 0.45:
        notes = 0
    room = inside.height - foot - notes - board.space("seam")
    width = min((inside.width + gap) // max(1, len(worlds)) - gap, int(room / TALL), board.px(LARGEST))
    top = inside.top + max(0, (room - round(width * TALL)) // 2)
    step = min(width + gap * 2, (inside.width - width) // max(1, len(worlds) - 1))
    left = inside.left + (inside.width - step * (len(worlds) - 1) - width) // 2
    for number, world in enumerate(worlds):
        rect = pygame.Rect(left + number * step, top, width, round(width * TALL))
        board.put_tile(world, rect, "explore")
        if notes:
            across = min(step - board.space("tight"), width + gap)
            band = pygame.Rect(0, 0, across, notes)
            band.midtop = rect.centerx, rect.bottom + board.space("tight")
            board.sheet.add(partial(_note, board, rect=band, world=world))
    at = layout.bottom(inside, foot)
    board.sheet.add(partial(_order, board, rect=at))


def _note(board: Board, surface: pygame.Surface, rect: pygame.Rect, world: str) -> None:
    """Write whether the viewer could settle a world with what there is now, or what is missing."""
    player = board.me.clone()
    player.explored.append(world)
    colour = board.kit.theme.colour
    ways = list(possible_ways(player, world))
    text, shade = (_takes(ways), colour.good_news) if ways else (_lacks(player, world), colour.text_soft)
    board.kit.text.draw(surface, rect, text, "small", colour=shade, align="centre", lines=NOTE_LINES)


def _takes(ways: Sequence[SettleWay]) -> str:
    """Return what settling takes, by the cheapest way of the same sort as the first."""
    way = min((way for way in ways if way.how == ways[0].how), key=lambda way: way.price)
    if way.spends:
        number = len(way.spends)
        form = ngettext("Military {n}, removing {goods} good", "Military {n}, removing {goods} goods", number)
        return form.format(n=way.strength, goods=number)
    if way.how == CONQUER:
        return _("Military {n} is enough").format(n=way.strength)
    if way.how == REPLACE:
        return _("replaces {colony}").format(colony=item(way.by))
    people = ngettext("{n} colonist", "{n} colonists", way.colonists).format(n=way.colonists)
    return _("ready: ${price}, {colonists}").format(price=way.price, colonists=people)


def _lacks(player: Player, world: str) -> str:
    """Return what is missing to settle a world: what the player has and what it needs."""
    reason = why_no_world(player, world)
    if reason is None:
        return ""
    facts = dict(reason.facts)
    needs, has = facts.get("needs", 0), facts.get("has", 0)
    if reason.code == "military_short":
        return _("Military {has} of {needs}").format(needs=needs, has=has)
    if reason.code == "colonists_short":
        return _("Colonists {has} of {needs}").format(needs=needs, has=has)
    return _("${has} of ${needs}").format(needs=needs, has=has)


def _order(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the shields of those who still pick, in their order."""
    colour = board.kit.theme.colour
    title = _("Pick order:")
    end = write(board, surface, rect, title, "body", colour.text_soft)
    size = min(rect.height, board.icon("head"))
    rest = layout.right_of(rect, end + board.space("margin"))
    font = board.kit.fonts.style("body", board.kit.metrics).font
    for place, seat in enumerate(seats_of(board.view.waiting, (PickWorld,))):
        name = _("you") if seat == board.seat else board.name(seat)
        if size + width_of(font, name) + board.px(30) > rest.width:
            return
        at = lead(surface, board.kit.shield(seat, size), rest, size, board.space("tight"))
        end = write(board, surface, at, name, "body", colour.text if not place else colour.text_soft)
        rest = layout.right_of(rect, end + board.space("broad"))
