"""Comparison of two cards by cost and yield, the better figure bright (key C in Explore)."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.sentences import minus
from galaxy_desktop.games.race.powers import card_powers, later_price, price
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.look import RaceLook
from galaxy_desktop.games.race.table.notes import best_scorer, has_copy, others_in_hand, points_added
from galaxy_desktop.games.race.ways import world_prices
from galaxy_desktop.games.race.words.terms import item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.tabletop.lines import write
from galaxy_desktop.ui.tabletop.look import detail_of
from galaxy_desktop.ui.tabletop.parts import signed

WIDTH, CARD, LEAST, ROW = 372, 152, 84, 46
NONE = "–"


@dataclass(frozen=True, slots=True)
class ComparedFigure:
    """One figure of both cards; `best` is the index of the better one, -1 if they are equal."""

    title: str
    figures: tuple[str, str]
    best: int


def compared(board: Board) -> tuple[str, str] | None:
    """Return the two cards to compare; None unless at least two lie open.

    The first is the chosen one or else the first open one, the second the one pointed at or else the next.
    """
    drawn = list(board.me.drawn)
    if len(drawn) < 2 or HIDDEN in drawn:
        return None
    first = next((card for card in board.shown.chosen if card in drawn), drawn[0])
    known = [card for card in (*drawn, *board.me.hand, *board.me.tableau) if card != first]
    pointed = board.shown.hovered
    return first, pointed if pointed in known else next(card for card in drawn if card != first)


def lines_of(g: RaceState, seat: Seat, cards: tuple[str, str], kept: int = 1) -> list[ComparedFigure]:
    """Return the figures compared, as of this moment; `kept` of the cards drawn are kept."""
    due = [_due(g, seat, card) for card in cards]
    hand = others_in_hand(g, seat, kept)
    left = [None if number is None or number > hand else hand - number for number in due]
    lines = [
        _line(_("You pay"), due, fewer=True),
        _line(_("Cards left in hand"), left),
        _line(_("VP"), [g.cards[card].vp for card in cards]),
    ]
    scorer, _points = max((best_scorer(g, seat, card) for card in cards), key=lambda found: found[1])
    if scorer is not None:
        added = [points_added(g, seat, card, scorer) for card in cards]
        lines.append(_line(_("Bonus from {card}").format(card=item(scorer.id)), added))
    sold = [later_price(g, seat, card) if g.cards[card].good else None for card in cards]
    strength = [_military(g, card) for card in cards]
    return [*lines, _line(_("Its good sells for"), sold), _line(_("Military"), strength, plus=True)]


def _due(g: RaceState, seat: Seat, card: str) -> int | None:
    """Return the cost of the cheapest way to place a card; None if there is none or it is placed."""
    design = g.cards[card]
    if card in g.players[seat].tableau:
        return None
    if not design.is_world:
        if has_copy(g, seat, card):
            return None
        return price(design, card_powers(g, seat, "develop"))
    return min((due for _way, due in world_prices(design, card_powers(g, seat, "settle"))), default=None)


def _military(g: RaceState, card: str) -> int:
    """Return the Military that a card adds against every world."""
    powers = [p for _i, p in g.cards[card].in_phase["settle"] if p.code == "military"]
    return sum(p.amount for p in powers if not p.good and not p.tag)


def _line(
    title: str, numbers: list[int | None] | list[int], *, fewer: bool = False, plus: bool = False
) -> ComparedFigure:
    worst = 99 if fewer else -99
    one, other = (worst if number is None else number for number in numbers)
    best = -1 if one == other else int((other < one) if fewer else (other > one))
    shown = [NONE if n is None else signed(n) if plus and n else minus(n) for n in numbers]
    return ComparedFigure(title, (shown[0], shown[1]), best)


def panel_of(board: Board, area: pygame.Rect) -> pygame.Rect:
    """Return the rectangle of the comparison: at the right of the overlay."""
    width = min(max(board.px(WIDTH), board.letters("body") * 18), area.width // 2)
    return layout.inset(layout.right(area, width), board.space("gap"))


def draw_comparison(board: Board, surface: pygame.Surface) -> None:
    """Draw the panel, if there are cards to compare."""
    area, cards = board.sheet.places.get("overlay"), compared(board)
    if area is None or cards is None:
        return
    panel = panel_of(board, area)
    colour = board.kit.theme.colour
    board.kit.faces.well(surface, panel, colour.edge)
    lines = lines_of(board.view, board.seat, cards, board.kept)
    row = max(
        board.px(ROW),
        round(board.letters("small") * 1.4) + round(board.letters("option") * 1.25) + board.space("seam"),
    )
    inside = layout.inset(panel, board.space("frame"), board.space("gutter"))
    head, rest = layout.cut_top(inside, board.letters("section") + board.space("margin"))
    write(board, surface, head, _("Compare"), "section")
    free, margin = rest.height - row * len(lines), board.space("margin")
    width = min(
        board.px(CARD), inside.width // 2 - board.space("gutter"), round((free - margin) / CARD_SHAPE)
    )
    if width >= board.px(LEAST):
        pictures, rest = layout.cut_top(rest, round(width * CARD_SHAPE), margin)
        _cards(board, surface, cards, pictures, width)
    else:
        names, rest = layout.cut_top(rest, 2 * round(board.letters("small") * 1.4), board.space("tight"))
        _names(board, surface, cards, names)
    rest = layout.below(layout.inset(panel, board.space("frame"), 0), rest.top)
    places = layout.cells(rest, (rest.width, row), min(len(lines), rest.height // row), 1)
    for line, place in zip(lines, places, strict=False):
        _draw_line(board, surface, line, place)


def _cards(
    board: Board, surface: pygame.Surface, cards: tuple[str, str], row: pygame.Rect, width: int
) -> None:
    level = detail_of(width, board.kit.metrics.scale)
    for side, card in enumerate(cards):
        face = board.drawn.face(RaceLook(card, (width, round(width * CARD_SHAPE)), level, "socket"))
        centre = row.left + row.width * (1 + 2 * side) // 4
        surface.blit(face, face.get_rect(midtop=(centre, row.top)))


def _names(board: Board, surface: pygame.Surface, cards: tuple[str, str], row: pygame.Rect) -> None:
    """Write the names alone where there is no room for the cards."""
    for card, half in zip(cards, layout.grid(row, 2, 2), strict=True):
        name, place = f"**{item(card)}**", layout.trim(half, right=board.space("seam"))
        board.kit.text.draw(surface, place, name, "small", align="centre", middle=True)


def _draw_line(board: Board, surface: pygame.Surface, line: ComparedFigure, place: pygame.Rect) -> None:
    """Draw the title in small words, and below it both figures, the better one bright."""
    colour = board.kit.theme.colour
    surface.fill(colour.hairline, (place.left, place.top, place.width, 1))
    title, figures = layout.cut_top(
        layout.trim(place, top=board.space("hair")), round(board.letters("small") * 1.4)
    )
    board.kit.text.draw(surface, title, line.title, "small", colour=colour.text_soft, align="centre")
    for side, figure in enumerate(line.figures):
        bright = line.best in {-1, side}
        text = f"**{figure}**" if line.best == side else figure
        half = layout.grid(figures, 2, 2)[side]
        shade = colour.text if bright else colour.text_muted
        board.kit.text.draw(surface, half, text, "button", colour=shade, align="centre", middle=True)
