"""Overlay for cards that lie open for the seat only: Explore, and the choice of a start world."""

from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Pay
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.games.race.powers import bonus_powers, card_powers, total_of
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.compare import panel_of
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.look import RaceLook
from galaxy_desktop.games.race.table.notes import Note, adding_note, placing_note
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.keys import pad_buttons
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.pad_keys import chord_of
from galaxy_desktop.ui.tabletop.lines import lead
from galaxy_desktop.ui.tabletop.look import detail_of
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.theme import mix

VEIL = 0.97
CARD, LEAST_CARD, MOST_AT_FULL = 228, 176, 7
TILT, DROP, VISIBLE = 1.3, 3, 0.6
LIFT = 14
"""Distance by which a chosen card is raised, in design units."""


def wants_overlay(board: Board) -> bool:
    """Return whether cards lie open for this seat only."""
    return board.topic in {"keep", "start"}


def lay_overlay(board: Board, frame: Frame) -> None:
    """Lay veil, title, the cards in an arc, and their notes."""
    area, gap = frame.overlay, board.space("gap")
    board.sheet.cover(area, folds=True)
    board.sheet.places["overlay"] = area
    cards = open_cards(board)
    board.sheet.add(lambda surface: _veil(board, surface, area))
    inside = layout.left_of(area, panel_of(board, area).left) if board.comparing else area
    title, inside = layout.cut_top(
        layout.trim(inside, top=board.space("pad")),
        board.letters("title") + board.letters("body") + board.space("broad"),
    )
    board.sheet.add(lambda surface: _title(board, surface, title))
    if board.kit.metrics.mode == "wide" and board.topic == "keep":
        foot, inside = layout.cut_bottom(inside, board.letters("body") + board.space("pad"))
        board.sheet.add(partial(_hint, board, rect=foot))
    notes_height = 2 * (board.letters("body") + gap) + board.space("frame")
    room = layout.trim(inside, bottom=notes_height + gap)
    size, places, angles = _arc(board, room, len(cards))
    level = detail_of(size[0], board.kit.metrics.scale)
    below = max((place.bottom for place in places), default=room.top) + board.space("broad")
    below = min(below, room.bottom + board.space("tight"))
    for card, place, angle in zip(cards, places, angles, strict=True):
        mark = board.mark(card)
        look = RaceLook(card, size, "plain" if frame.plain else level, "socket")
        rect = place.move(0, -board.px(LIFT)) if mark == "chosen" else place
        board.put(card, Spot(look, rect, 0.0 if mark == "chosen" else angle, mark), "explore")
        band = pygame.Rect(0, 0, _step(places, area) - board.space("gutter"), notes_height)
        band.midtop = place.centerx, below
        _lay_notes(board, card, band.clip(area))


def open_cards(board: Board) -> tuple[str, ...]:
    """Return the open cards."""
    if isinstance(board.decision, Pay):
        return tuple(way.id for way in board.decision.ways)
    return board.decision.options() if board.decision else ()


def _arc(
    board: Board, room: pygame.Rect, count: int
) -> tuple[tuple[int, int], list[pygame.Rect], list[float]]:
    """Return the size of the cards, their places in a shallow arc, and their angles in degrees."""
    drop_most = board.px(DROP) * ((count - 1) / 2) ** 2 if count <= MOST_AT_FULL else board.space("margin")
    above = board.px(LIFT) + max(13, board.px(20))
    height = min(round(board.px(CARD) * CARD_SHAPE), room.height - round(drop_most) - above - board.px(LIFT))
    inside, gap = room.width - 2 * board.space("frame"), board.space("frame")
    side_by_side = (inside + gap) // max(1, count) - gap
    width = min(round(height / CARD_SHAPE), max(side_by_side, board.px(LEAST_CARD)))
    step = min(width + gap, (inside - width) / max(1, count - 1))
    if step < width * VISIBLE:
        width = round(inside / (1 + VISIBLE * (count - 1)))
        step = (inside - width) / max(1, count - 1)
    size = (width, round(width * CARD_SHAPE))
    left = room.centerx - (width + step * (count - 1)) / 2
    top = room.top + above + max(0, (room.height - size[1] - round(drop_most) - above - board.px(LIFT)) // 2)
    places, angles = [], []
    for index in range(count):
        away = index - (count - 1) / 2
        share = (away / max(0.5, (count - 1) / 2)) ** 2
        places.append(pygame.Rect((round(left + index * step), round(top + drop_most * share)), size))
        angles.append(-TILT * away if count <= MOST_AT_FULL else -4 * away / ((count - 1) / 2))
    return size, places, angles


def _step(places: list[pygame.Rect], area: pygame.Rect) -> int:
    return places[1].left - places[0].left if len(places) > 1 else area.width // 2


def _veil(board: Board, surface: pygame.Surface, area: pygame.Rect) -> None:
    colour = board.kit.theme.colour
    dark = mix(colour.background, colour.panel, 0.35)
    radius = board.kit.faces.radius("panel")
    board.kit.faces.face(
        surface, area, FaceStyle(dark, colour.background, colour.hairline, radius, 1, round(255 * VEIL))
    )


def _title(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    colour = board.kit.theme.colour
    title, under = words(board)
    used = board.kit.text.draw(surface, rect, title, "title", align="centre", lines=1)
    below = layout.below(rect, rect.top + used + board.space("seam"))
    board.kit.text.draw(surface, below, under, "body", colour=colour.text_soft, align="centre", lines=1)


def _hint(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Write how to zoom, compare and drag the cards."""
    text = _("Right-click or V enlarges a card · C compares two cards · Drag one to your hand to choose it")
    if board.kit.pointer.by_pad:
        pad = {"button": pad_buttons(_("V")), "buttons": chord_of(pygame.K_c)}
        text = _("{button} enlarges a card · {buttons} compares two cards").format(**pad)
    muted = board.kit.theme.colour.text_muted
    board.kit.text.draw(surface, rect, text, "small", colour=muted, align="centre", lines=1)


def words(board: Board) -> tuple[str, str]:
    """Return the title, and the line below it with the numbers that add up."""
    decision = board.decision
    if isinstance(decision, Pay):
        number = decision.ways[0].cost if decision.ways else 0
        return _("Choose your start world"), ngettext(
            "Then choose {n} card from your hand to discard.",
            "Then choose {n} cards from your hand to discard.",
            number,
        ).format(n=f"**{number}**")
    keep = board.kept
    drawn = len(open_cards(board))
    title = _("Keep {keep} of {n} cards")
    return title.format(n=drawn, keep=keep), _sum_of_draws(board, drawn)


def _sum_of_draws(board: Board, drawn: int) -> str:
    """Return the line on where the cards to look at come from."""
    base, bonus = figures().explore_draw, total_of(bonus_powers(board.view, board.seat), "draw_extra")
    more = total_of(card_powers(board.view, board.seat, "explore"), "draw_extra")
    if drawn != base + bonus + more:
        return _("There were no more cards to draw. You discard the rest.")
    if bonus and more:
        under = _("{base} for the phase, {bonus} from your bonus and {more} from your powers.")
    elif bonus:
        under = _("{base} for the phase plus {bonus} from your bonus. You discard the rest.")
    elif more:
        under = _("{base} for the phase plus {more} from your powers. You discard the rest.")
    else:
        under = _("{base} for the phase. You discard the rest.")
    return under.format(base=f"**{base}**", bonus=f"**{bonus}**", more=f"**{more}**")


def _lay_notes(board: Board, card: str, band: pygame.Rect) -> None:
    """Lay the notes below a card: the way to place it, and its gain."""
    if board.topic == "start":
        return
    g, seat = board.view, board.seat
    notes = [placing_note(g, seat, card, board.kept), adding_note(g, seat, card)]
    for note, row in zip(notes, layout.grid(band, 2, 1), strict=True):
        if note is not None:
            board.sheet.add(partial(_note, board, row=row, note=note))


def _note(board: Board, surface: pygame.Surface, row: pygame.Rect, note: Note) -> None:
    colour = board.kit.theme.colour
    shade = colour.good_news if note.sign == "check" else colour.refuse if not note.good else colour.text
    ink = colour.text if note.good else board.kit.theme.named("refuse")
    size = board.letters("option")
    gap = board.space("gutter")
    room = row.width - size - gap
    text = next((words for words in note.ways if board.kit.text.width(words) <= room), note.ways[-1])
    block = board.kit.text.fitted(text, room, "body", colour=ink, lines=1)
    middle = layout.align(row, (size + gap + block.size[0], row.height))
    rest = lead(surface, board.kit.sign(note.sign, size, shade), middle, size, gap)
    block.draw(surface, (rest.left, rest.centery - block.height // 2))
