"""Frame of one round: its cards with their yields, places to fill, VP and income below."""

from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.plans import development_price
from galaxy_desktop.games.jumpdrive.scoring import totals
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.look import SHAPE, JumpLook
from galaxy_desktop.games.jumpdrive.table.marker import lay_marker
from galaxy_desktop.games.jumpdrive.table.rounds import SIGN, Round, Sizes, cards_to_add, label_text
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.fan import seen_parts
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.tabletop.look import detail_of
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.theme import mix

ADD = "+"
"""Sign in a place that is too small for words on the cards that fit."""


def heights(board: Board) -> tuple[int, int]:
    """Return the heights of the label above the cards and of the figures below them, in pixels."""
    figures = max(board.px(SIGN), board.letters("body"))
    return board.letters("explain") + board.space("gap"), figures + board.space("broad")


def lay_round(
    board: Board, frame: Frame, place: pygame.Rect, shown: Round, sizes: Sizes, lines: tuple[int, int]
) -> None:
    """Lay the frame of a round; `lines` are the `heights` of its label and figures."""
    label, foot = lines
    board.sheet.places[item_id("round", shown.number)] = place
    board.sheet.add(partial(_frame, board, place=place, shown=shown))
    board.sheet.add(partial(_label, board, place=layout.top(place, label), shown=shown))
    places = _places(place, label, foot, shown, sizes)
    for number, (rect, seen) in enumerate(zip(places, seen_parts(places), strict=True)):
        if number < len(shown.cards):
            _lay_card(board, frame, shown.cards[number], rect, seen)
        elif shown.explored:
            lay_marker(board, rect, board.seat, shown.number, "rounds")
        elif shown.more:
            _lay_slot(board, rect)
    _lay_figures(board, layout.bottom(place, foot), shown)


def _places(place: pygame.Rect, label: int, foot: int, shown: Round, sizes: Sizes) -> list[pygame.Rect]:
    """Return the rectangles of the cards and free places, in the middle of the frame's height."""
    height = round(sizes.card * SHAPE)
    top = place.top + label + max(0, (place.height - label - foot - height) // 2)
    return [pygame.Rect(place.left + left, top, width, height) for left, width in sizes.places(shown)]


def _frame(board: Board, surface: pygame.Surface, place: pygame.Rect, shown: Round) -> None:
    colour, faces = board.kit.theme.colour, board.kit.faces
    if shown.under_way:
        faces.dashed(surface, place, colour.primary)
    else:
        fill = mix(colour.panel, colour.well, 0.55)
        faces.plate(surface, place, fill, colour.hairline, "mini")


def _label(board: Board, surface: pygame.Surface, place: pygame.Rect, shown: Round) -> None:
    colour = board.kit.theme.colour
    inner, shade = layout.inset(place, board.space("gap"), 0), colour.text_soft
    if shown.under_way:
        shade = colour.primary
    write(board, surface, inner, label_text(shown), "small", shade)


def _lay_card(board: Board, frame: Frame, option: Option, rect: pygame.Rect, seen: int) -> None:
    """Lay a card with its yield as things stand; chosen ones can be taken back."""
    one = board.yields(board.seat).get(card_of(option))
    level = "plain" if frame.plain else detail_of(rect.width, board.kit.metrics.scale)
    if frame.plain and rect.width < board.px(130):
        level = "mini"
    brings = (one.vp, one.income) if one else None
    look = JumpLook(card_of(option), rect.size, level, brings, seen=seen)
    mark = board.mark_built(option) if option in board.building else "rest"
    board.sheet.places[item_id("card", card_of(option))] = rect
    spot = Spot(look, rect, mark=mark)
    item = Item(option, rect.copy(), "tableau", card_of(option))
    board.sheet.card(item, spot, lambda surface: board.drawn.draw(surface, spot))


def _lay_slot(board: Board, rect: pygame.Rect) -> None:
    """Lay a place that a card can still fill, with words on the cards that fit."""
    board.sheet.places["next"] = rect
    colour = board.kit.theme.colour
    text = invitation(board) if board.builder else ""

    def draw(surface: pygame.Surface) -> None:
        board.kit.faces.dashed(surface, rect, mix(colour.primary, colour.panel, 0.4), 10)
        if text:
            box = rect.inflate(-board.space("gap"), -board.space("gap"))
            wide = rect.width >= board.letters("explain") * 5
            shown = text if wide and _is_whole(board, text, box) else ADD
            soft = colour.text_soft
            board.kit.text.draw(surface, box, shown, "small", colour=soft, align="centre", middle=True)

    board.sheet.add(draw)


def _is_whole(board: Board, text: str, box: pygame.Rect) -> bool:
    """Return whether a text fits a box without a broken word."""
    measure = board.kit.text
    whole = all(measure.width(word, "small") <= box.width for word in text.split())
    return whole and measure.block(text, box.width, "small").height <= box.height


def invitation(board: Board) -> str:
    """Return words on the cards that could be chosen next for this round."""
    if not board.building:
        return _("Placed cards appear here") if board.can_place else _("You can't place a card now")
    more, known = cards_to_add(board), cards()
    worlds = any(known[card].is_world for card in more)
    developments = any(not known[card].is_world for card in more)
    if worlds and developments:
        return _("Add a development or a second world")
    if worlds:
        if any(known[card_of(option)].is_world for option in board.building):
            return _("Add a second world")
        mine, development = empire_of(tuple(board.me.empire)), known[card_of(board.building[0])]
        alone, beside = (
            development_price(mine, development, with_world=with_world) for with_world in (False, True)
        )
        return _("Add a world, or pay 1 less for this alone") if alone < beside else _("Add a world")
    return _("Add a development, or draw 1 card for this alone")


def _lay_figures(board: Board, place: pygame.Rect, shown: Round) -> None:
    """Lay VP and income of the round: scored, or as they would be now."""
    if not shown.number:
        return
    if shown.turn is not None:
        vp, income = shown.turn.vp, shown.turn.income
        tip = _("Round {n}: you scored **{vp}** VP and had **{income}** income.")
        words = _("scored"), _("income")
    else:
        vp, income = totals(board.yields(board.seat).values())
        tip = _("Round {n} forecast: **{vp}** VP and **{income}** income.")
        words = _("forecast"), _("forecast")
    board.sheet.places[item_id("figures", shown.number)] = place
    item = Item(
        item_id("round", shown.number), place, "rounds", "", tip.format(n=shown.number, vp=vp, income=income)
    )
    board.sheet.add(partial(_figures, board, place=place, vp=vp, income=income, words=words), item)


def _figures(
    board: Board,
    surface: pygame.Surface,
    place: pygame.Rect,
    vp: int,
    income: int,
    words: tuple[str, str],
) -> None:
    colour, metrics = board.kit.theme.colour, board.kit.metrics
    space, seam = metrics.space, metrics.space("seam")
    inner = layout.inset(place, space("gap"), 0)
    surface.fill(colour.hairline, (inner.left, place.top + seam, inner.width, 1))
    size, gap = max(metrics.px(SIGN), metrics.letters("body")), space("tight")
    small = board.kit.fonts.style("small", metrics)
    font = small.font
    needed = 2 * (size + gap) + sum([width_of(font, word) for word in words]) + space("frame")
    middle, beside = place.centery + space("hair"), needed <= inner.width and words[0] != words[1]
    if words[0] == words[1]:  # one word for both, between them, if there is room
        between = layout.trim(inner, left=size + gap, right=size + gap)
        if width_of(font, words[0]) <= between.width:
            line = max(size, small.line)
            box = pygame.Rect(between.left, middle - line // 2, between.width, line)
            soft, draw = colour.text_soft, board.kit.text.draw
            draw(surface, box, words[0], "small", colour=soft, align="centre", middle=True, lines=1)
    x = inner.left
    for sign, figure, word in (("points", vp, words[0]), ("card", income, words[1])):
        put(surface, board.kit.sign(sign, size, label=str(figure)), (x + size // 2, middle))
        x += size + gap
        if beside:
            rect = pygame.Rect(x, middle - size // 2, width_of(font, word) + 2, size)
            write(board, surface, rect, word, "small", colour.text_soft)
            x = rect.right + space("pad")
        else:
            x = max(x + seam, inner.right - size)
