"""Forecast of the rest of the round: a box for each phase to come, and one for the end of the round."""

from collections.abc import Sequence
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.box import actions, figures, plain_phase
from galaxy_desktop.games.race.consumption import surely_consumed
from galaxy_desktop.games.race.ending import sure_end
from galaxy_desktop.games.race.round import begun, phases_to_come
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.outlook import outlook
from galaxy_desktop.games.race.table.top import PHASES
from galaxy_desktop.games.race.words.terms import NUMERALS
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import lead, title_height, write

HEIGHT, MOST = 96, 3
"""Height of a box, and most boxes: of several phases the nearest, then the end of the round."""


def lay_forecast(board: Board, frame: Frame, reached: int) -> None:
    """Lay the boxes below the cards, in a wide window and if the cards leave room for them.

    `reached` is the lower end of the cards, in pixels of the window.
    """
    if board.kit.metrics.mode != "wide" or board.view.phase == "over":
        return
    room = layout.trim(layout.inset(frame.own, board.space("frame"), 0), bottom=board.space("gap"))
    title, rest = layout.cut_top(layout.below(room, reached + board.space("gutter")), title_height(board))
    height = max(
        board.px(HEIGHT),
        board.letters("option") + 2 * round(board.letters("body") * 1.42) + board.space("block"),
    )
    if height > rest.height:
        return
    notes = coming_notes(board)
    if not notes:
        return
    notes = [*notes[:-1][: MOST - 1], notes[-1]]
    board.sheet.add(lambda surface: _write_title(board, surface, title))
    gap = board.space("margin")
    width = (rest.width - gap * (len(notes) - 1)) // max(2, len(notes))
    boxes = layout.cells(rest, (width, height), len(notes), len(notes), gap)
    for (phase, name, text), box in zip(notes, boxes, strict=True):
        item = Item(item_id("forecast", phase), box, "forecast", "", text)
        board.sheet.add(partial(_box, board, box=box, phase=phase, name=name, text=text), item)


def _write_title(board: Board, surface: pygame.Surface, title: pygame.Rect) -> None:
    soft = board.kit.theme.colour.text_soft
    write(board, surface, title, title_text(), "body", soft)


def title_text() -> str:
    """Return the title of the forecast: it holds only until something changes."""
    return _("Rest of this round, as of now")


def coming_notes(board: Board) -> list[tuple[str, str, str]]:
    """Return id, name and outlook of each phase to come; then those of the end of the round.

    Goods that Consume takes whatever is chosen are gone in the phases after it.
    """
    if plain_phase(board.view.phase) not in (*PHASES, "limit"):
        return []
    found, view = [], without_chosen(board)
    for phase in phases_to_come(view):
        chosen = [action for action in board.me.actions if actions()[action].happens_in == phase]
        text = outlook(view, board.seat, phase, chosen)
        found.append((phase, board.game.words.phase(phase), text))
        if phase == "consume":
            view = _consumed(view, board.seat, chosen)
    return [*found, ("end", _("End of round"), _end(board, view))]


def _consumed(view: RaceState, seat: Seat, chosen: Sequence[str]) -> RaceState:
    """Return the view without the goods that are gone after Consume, whatever the seat then chooses."""
    gone = surely_consumed(begun(view, "consume", seat, chosen), seat)
    if not gone:
        return view
    then = view.clone()
    for world in gone:
        del then.players[seat].goods[world]
    return then


def without_chosen(board: Board) -> RaceState:
    """Return the view without the cards of the hand that are chosen: they are paid, placed or discarded."""
    if not set(board.shown.chosen).intersection(board.me.hand):
        return board.view
    view = board.view.clone()
    hand = view.players[board.seat].hand
    hand[:] = [card for card in hand if card not in board.shown.chosen]
    return view


def sign_of(phase: str) -> tuple[str, str]:
    """Return the sign of a phase and the text in it; a star for the end of the round."""
    label = NUMERALS.get(plain_phase(phase), "")
    return ("phase", label) if label else ("start", "")


def _end(board: Board, view: RaceState) -> str:
    """Return a sentence on how near the end of the game is, or on the cards to discard."""
    full, limit = figures().tableau_size, figures().hand_limit
    mine = len(board.me.tableau)
    over = len(view.players[board.seat].hand) - limit
    if over > 0:
        text = ngettext(
            "Hand limit {limit}: with this hand you discard {n} card.",
            "Hand limit {limit}: with this hand you discard {n} cards.",
            over,
        )
        return text.format(n=f"**{over}**", limit=limit)
    if sure_end(board.view):
        return _("This round is the last.")
    left = ngettext("{n} VP chip left.", "{n} VP chips left.", board.view.pool).format(n=board.view.pool)
    if mine >= full:
        cards = _(
            "You have {n} of {full} cards: this round is the last unless you end it with fewer than {full}."
        )
    else:
        cards = _("You have {n} of {full} cards; a round that ends with {full} is the last.")
    return f"{cards.format(n=f'**{mine}**', full=full)} {left}"


def _box(board: Board, surface: pygame.Surface, box: pygame.Rect, phase: str, name: str, text: str) -> None:
    colour = board.kit.theme.colour
    board.kit.faces.raised(surface, box)
    size = board.icon("row")
    pad = board.space("pad")
    inside = layout.trim(box, left=pad, top=board.space("gap"), right=pad, bottom=board.space("tight"))
    head, words = layout.cut_top(inside, size, board.space("tight"))
    name_of_sign, label = sign_of(phase)
    sign = board.kit.sign(name_of_sign, size, colour.text if label else colour.credit, label)
    write(board, surface, lead(surface, sign, head, size, board.space("gap")), name, "section")
    board.kit.text.draw(surface, words, text, "body", colour=colour.text_soft)
