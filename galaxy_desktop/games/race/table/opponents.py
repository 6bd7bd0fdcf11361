"""Other players: name and figures, cards, choices and present activity."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.box import actions
from galaxy_desktop.games.race.state import Player
from galaxy_desktop.games.race.table import standing
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.look import RaceLook
from galaxy_desktop.games.race.words.terms import NUMERALS, item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.tabletop.empire_items import opens_empire
from galaxy_desktop.ui.tabletop.lines import Counter, is_whole, lead, write
from galaxy_desktop.ui.tabletop.look import Detail, detail_of
from galaxy_desktop.ui.tabletop.players import header_height, lay_header, lay_panels, write_state
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.theme import mix

FOOT = 32
FEWEST, MOST_ROWS = 4, 4
"""Places that are shown at least, and rows at most."""
LARGEST, READABLE = 140, 104
"""Greatest width of a card, and that from which it is upright, in design units."""
LAST_CHOICES = 3
NARROW = 62
TALL, WIDE = 1.3, 1.15
"""Height of an upright card in widths; greatest width of a card in rows in heights."""
ROWS_BETTER = 1.25
"""Times that the shorter side of cards is longer in rows, at least, where these replace a low row."""
WIDEST, SLIVER = 1.5, 0.8
"""Greatest width of a card in a low panel in heights: with its name, and of its picture alone."""


def lay_opponents(board: Board, frame: Frame) -> None:
    """Lay a panel for each other player."""
    lay_panels(board, frame.opponents, partial(_lay_panel, board, frame))


def _lay_panel(board: Board, frame: Frame, seat: Seat, panel: pygame.Rect, group: str) -> None:
    header, rest = layout.cut_top(panel, header_height(board) if frame.minis else panel.height)
    cards = "" if frame.minis else _in_words(board, seat)
    lay_header(board, seat, header, group, _counters(board, seat), cards=cards, click=opens_empire())
    if not frame.minis:
        return
    wide = board.kit.metrics.mode == "wide"
    foot, rest = layout.cut_bottom(rest, board.px(FOOT) if wide else board.space("gap"))
    _lay_cards(board, seat, layout.inset(rest, board.space("margin"), 0), group, sliver=not wide)
    if wide:
        board.sheet.add(lambda surface: _foot(board, surface, seat, foot))


def _in_words(board: Board, seat: Seat) -> str:
    """Return the cards of a tableau by name, each with its good."""
    player = board.view.players[seat]
    goods = {card: f" {{{board.card(card).good}}}" for card in player.goods}
    return series(f"{board.game.words.item(card)}{goods.get(card, '')}" for card in player.tableau)


def _counters(board: Board, seat: Seat) -> list[Counter]:
    return [
        standing.chips(board, seat),
        standing.cards_in_hand(board, seat),
        standing.score_now(board, seat),
        standing.military(board, seat),
        standing.tableau(board, seat),
    ]


def _lay_cards(board: Board, seat: Seat, inside: pygame.Rect, group: str, *, sliver: bool) -> None:
    player = board.view.players[seat]
    gap = board.space("tight")
    columns, rows, size = cards_grid(board, inside, len(player.tableau), gap, low=sliver)
    sliver = sliver and rows == 1 and size[0] < size[1]
    level = _level(board, size, sliver=sliver)
    for index, place in enumerate(layout.cells(inside, size, columns * rows, columns, gap)):
        if index < len(player.tableau):
            card = player.tableau[index]
            good = board.good_look(card, player.goods)
            starts = card == player.start and level not in ("sliver", "mini")
            look = RaceLook(card, size, level, good, starts)
            board.put(card, Spot(look, place, fresh=card == player.placed), group)
        elif not sliver and inside.contains(place):
            board.sheet.add(partial(board.kit.faces.dashed, rect=place, colour=_faint(board), fill_alpha=0))


def _level(board: Board, size: tuple[int, int], *, sliver: bool) -> Detail:
    """Return the level of the cards; rows of signs are drawn on upright cards only."""
    if sliver:
        return "sliver"
    tall = size[1] >= size[0] * TALL
    return detail_of(size[0], board.kit.metrics.scale) if tall else "mini"


def _faint(board: Board) -> tuple[int, int, int]:
    colour = board.kit.theme.colour
    return mix(colour.panel, colour.hairline, 0.6)


def cards_grid(
    board: Board, inside: pygame.Rect, count: int, gap: int, *, low: bool
) -> tuple[int, int, tuple[int, int]]:
    """Return columns, rows and size of the cards: as large as the cards there are, and one more, allow.

    In a `low` panel they lie in one row, unless they are much larger in several.
    """
    if low:
        row, rows = _low_row(inside, count, gap), cards_grid(board, inside, count, gap, low=False)
        return rows if min(rows[2]) > ROWS_BETTER * min(row[2]) else row
    places = max(FEWEST, count + 1)
    upright = min(board.px(LARGEST), (inside.width + gap) // places - gap)
    if upright >= board.px(READABLE):
        columns = max(places, (inside.width + gap) // (upright + gap))
        return columns, 1, (upright, min(inside.height, round(upright * CARD_SHAPE)))
    ways = [_rows(inside, places, gap, rows) for rows in range(1, MOST_ROWS + 1)]
    return max(ways, key=lambda way: min(way[2][0], way[2][1]))


def _rows(inside: pygame.Rect, places: int, gap: int, rows: int) -> tuple[int, int, tuple[int, int]]:
    """Return columns, rows and size of so many cards in rows."""
    height = (inside.height - gap * (rows - 1)) // rows
    columns = -(-places // rows)
    width = min((inside.width + gap) // columns - gap, round(height * WIDE))
    return max(columns, (inside.width + gap) // (width + gap)), rows, (width, height)


def _low_row(inside: pygame.Rect, count: int, gap: int) -> tuple[int, int, tuple[int, int]]:
    """Return one row of a low panel: cards with their names if they have room, else slivers."""
    height = inside.height
    room = (inside.width + gap) // max(FEWEST, count) - gap
    width = min(round(height * WIDEST), room) if room >= height else min(round(height * SLIVER), room)
    return max(FEWEST, count + 1), 1, (width, height)


def _foot(board: Board, surface: pygame.Surface, seat: Seat, foot: pygame.Rect) -> None:
    """Write the last choices, newest first, and at the right what the player is doing."""
    soft = board.kit.theme.colour.text_soft
    right = write_state(board, surface, seat, foot, _deed(board, seat))
    rest = layout.left_of(layout.trim(foot, left=board.space("pad")), right)
    x, told = rest.left, choices_told(board.view.players[seat])
    for number, (word, rounds) in enumerate(told):
        at = layout.right_of(rest, x)
        if board.kit.text.width(word, "small") > at.width:
            return
        x = write(board, surface, at, word, "small", soft) + board.space("gap")
        for ago, chosen in enumerate(rounds):
            for action in chosen:
                x = _choice(board, surface, action, layout.right_of(rest, x), bold=not number and not ago)
                if x < 0:
                    return


def choices_told(player: Player) -> list[tuple[str, list[tuple[str, ...]]]]:
    """Return the last choices of a player, newest first: that of now, if it is known, and those before."""
    rounds = list(reversed(player.past))[:LAST_CHOICES]
    now = 1 if player.actions else 0
    parts = [(_("Now"), rounds[:now]), (_("Before"), rounds[now:])]
    return [(word, chosen) for word, chosen in parts if chosen]


def _choice(board: Board, surface: pygame.Surface, action: str, rect: pygame.Rect, *, bold: bool) -> int:
    """Draw phase and word of an action; return the right end with a gap, -1 if there is no room."""
    colour = board.kit.theme.colour
    size = max(16, board.px(17))
    style = board.kit.fonts.style("small", board.kit.metrics)
    font = style.bold if bold else style.font
    word = board.kit.fonts.line(font, short_name(action), colour.text if bold else colour.text_soft)
    if size + board.space("tight") + word.get_width() > rect.width:
        return -1
    sign = board.kit.sign("phase", size, colour.text, action_label(action))
    rest = lead(surface, sign, rect, size, board.space("tight"))
    surface.blit(word, word.get_rect(midleft=rest.midleft))
    return rest.left + word.get_width() + board.space("margin")


def action_label(action: str) -> str:
    """Return the text in the sign of an action: the numeral of its phase, or $ for a sale."""
    card = actions()[action]
    sells = any(power.code == "sell_good" for power in card.bonus)
    return NUMERALS["trade" if sells else card.phase]


def short_name(action: str) -> str:
    """Return an action in a word or two."""
    card = actions()[action]
    codes = {power.code for power in card.bonus}
    if "sell_good" in codes:
        return _("Trade")
    if "multiply_vp" in codes:
        return _("2× VP")
    second = card.happens_in != card.phase
    return {
        "explore": _("Explore"),
        "develop": _("2nd Develop") if second else _("Develop"),
        "settle": _("2nd Settle") if second else _("Settle"),
        "produce": _("Produce"),
    }.get(card.phase) or item(action)


def name_within(board: Board, action: str, room: tuple[int, int], style: str) -> str:
    """Return the name of an action, or its short name if one line has no room for it, however small.

    A sign beside it names the phase.
    """
    name = item(action)
    return name if is_whole(board, name, style, room) else short_name(action)


def _deed(board: Board, seat: Seat) -> str:
    """Return a few words on what a player has done in this phase; empty if the table shows nothing."""
    player = board.view.players[seat]
    if player.placed:
        return item(player.placed)
    if player.produced:
        number = len(player.produced)
        return ngettext("{n} good produced", "{n} goods produced", number).format(n=number)
    number = len(player.used)
    return ngettext("{n} power used", "{n} powers used", number).format(n=number) if number else ""
