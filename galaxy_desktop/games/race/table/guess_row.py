"""Numbers to guess from, each with its count among the unseen cards."""

from collections import Counter
from functools import partial

import pygame

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.games.race.setup import cards_in_game
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.choice_plate import check, plate
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import put


def lay_numbers(board: Board, frame: Frame) -> None:
    """Lay a plate for each number."""
    options = board.decision.options() if board.decision else ()
    unseen = unseen_prices(board)
    columns = 4 if frame.plain else len(options)
    places = layout.grid(frame.choices, len(options), columns, board.space("gutter"))
    for option, place in zip(options, places, strict=True):
        number = unseen[int(option)]
        tip = ngettext(
            "{n} of {all} cards you haven't seen has cost or defense {number}.",
            "{n} of {all} cards you haven't seen have cost or defense {number}.",
            number,
        ).format(n=f"**{number}**", all=unseen.total(), number=option)
        item = Item(option, place, "actions", "", tip)
        board.sheet.add(
            partial(_plate, board, option=option, place=place, number=number, every=unseen.total()), item
        )


def unseen_prices(board: Board) -> Counter[int]:
    """Return how many of the cards that the seat cannot see have each cost or defense."""
    view = board.view
    seen = {card for card, _knower in view.discards if card != HIDDEN}
    for player in view.players:
        seen.update(card for card in (*player.hand, *player.tableau) if card != HIDDEN)
    return Counter(
        view.cards[card].price for card in cards_in_game(view.edition, view.start_worlds) if card not in seen
    )


def _plate(
    board: Board, surface: pygame.Surface, option: str, place: pygame.Rect, number: int, every: int
) -> None:
    colour = board.kit.theme.colour
    mark = board.mark(option)
    plate(board, surface, place, mark)
    size = min(round(place.height * 0.42), board.px(64))
    put(
        surface,
        board.kit.sign("civil_cost", size, label=option),
        (place.centerx, place.top + place.height * 2 // 5),
    )
    rect = layout.inset(layout.below(place, place.top + place.height * 2 // 3), 4, 0)
    share = _("{n} of {all}").format(n=f"**{number}**", all=every)
    board.kit.text.draw(surface, rect, share, "body", colour=colour.text_soft, align="centre")
    check(board, surface, place, mark)
