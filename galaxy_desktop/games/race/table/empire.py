"""Own tableau: its figures, its cards in one row or two, and the place of the chosen card."""

from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Pay
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.games.race.moves import Actions
from galaxy_desktop.games.race.powers import power_of, sale_price, vp_factor
from galaxy_desktop.games.race.table import standing
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.look import ANATOMY, RaceLook
from galaxy_desktop.games.race.words.terms import action, item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import Counter, put, write
from galaxy_desktop.ui.tabletop.look import Detail, detail_of
from galaxy_desktop.ui.tabletop.players import lay_own_panel, lay_titled_header, own_header_height
from galaxy_desktop.ui.tabletop.sheet import Mark, Spot

DUE = 0.27
"""Middle of the plate with the cost on a card that is being paid for, in heights of the card."""
LOW = 84
"""Least height of a card with its name beside a row of choices with large text, in design units."""
GOODS_TOPICS = frozenset({"goods", "sale"})
TABLEAU_TOPICS = frozenset({"goods", "sale", "windfall", "windfall_for_card"})


def lay_empire(board: Board, frame: Frame) -> int:
    """Lay the own tableau; return the lower end of its cards, in pixels of the window."""
    own = frame.own
    lay_own_panel(board, own)
    header, rest = layout.cut_top(own, own_header_height(board))
    _lay_header(board, header)
    rest = layout.trim(rest, bottom=board.space("margin"))
    return _lay_cards(board, frame, layout.inset(rest, board.space("frame"), 0))


def _lay_header(board: Board, header: pygame.Rect) -> None:
    """Lay shield, name, figures, and at the right a note on this phase."""
    wide = board.kit.metrics.mode == "wide"
    title, under = _("Your empire"), _under(board) if wide else ""
    if board.kit.metrics.mode == "medium":
        title = _("Your empire · {n} of {full}").format(n=len(board.me.tableau), full=figures().tableau_size)
    used = lay_titled_header(board, header, (title, under), _counters(board), counts=True)
    beside = layout.right_of(header, used + board.space("block"))
    note = layout.trim(beside, right=board.space("frame"))
    board.sheet.add(lambda surface: _note(board, surface, note))


def _under(board: Board) -> str:
    name = board.name(board.seat)
    number, full = len(board.me.tableau), figures().tableau_size
    return _("{name} · {n} of {full} cards").format(name=name, n=number, full=full)


def _counters(board: Board) -> list[Counter]:
    seat = board.seat
    return [
        standing.chips(board, seat),
        standing.score_now(board, seat),
        standing.military(board, seat),
        *standing.discounts(board, seat),
        standing.goods(board, seat),
    ]


def _note(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Write a note on this phase: doubled points, or the last choice of actions."""
    colour = board.kit.theme.colour
    text, shade = "", colour.text_soft
    if board.view.phase == "consume" and vp_factor(board.view, board.seat) > 1:
        factor = vp_factor(board.view, board.seat)
        text = _("You get ×{factor} VP for goods this round").format(factor=factor)
        shade = colour.credit
    elif board.topic == "action" and board.me.past:
        last = action(Actions(board.me.past[-1]).option)
        text = _("You last chose {actions}").format(actions=last)
    if not text or not rect.width:
        return
    font = board.kit.fonts.style("body", board.kit.metrics).font
    width = font.size(text)[0]
    if width <= rect.width:
        write(board, surface, layout.right(rect, width), text, "body", shade)


def _lay_cards(board: Board, frame: Frame, inside: pygame.Rect) -> int:
    tableau = board.me.tableau
    coming = _coming(board)
    slots = len(tableau) + 1
    columns, size = _grid(board, frame, inside, slots)
    gap, down = _gap(board, inside, columns, size), size[1] + board.space("gap")
    bottom = inside.top
    for index in range(slots):
        row, column = divmod(index, columns)
        corner = round(inside.left + column * (size[0] + gap)), inside.top + row * down
        place = pygame.Rect(corner, size)
        if index < len(tableau):
            _lay_card(board, frame, tableau[index], place)
            bottom = max(bottom, place.bottom)
        elif place.bottom <= inside.bottom + 1 and place.right <= inside.right + 1:
            _lay_slot(board, place, coming)
            bottom = max(bottom, place.bottom)
    return bottom


def _coming(board: Board) -> str:
    """Return the card of the hand that is chosen to be placed; empty without one."""
    if board.topic in {"develop", "settle"}:
        return next(iter(board.shown.chosen), "")
    return ""


def _grid(board: Board, frame: Frame, inside: pygame.Rect, slots: int) -> tuple[int, tuple[int, int]]:
    """Return the number of columns and the size of the cards: the largest that fits, up to `own_card`."""
    ratio = frame.own_card[1] / frame.own_card[0]
    if frame.plain:
        return _plain_grid(board, frame, inside, slots)
    found = []
    for rows in range(1, frame.own_rows + 1):
        per_row = max(frame.own_columns, -(-slots // rows)) if rows > 1 else slots
        width, height = _cell(board, inside, per_row, rows)
        width = min(frame.own_card[0], width, int(height / ratio))
        found.append((per_row, (width, min(height, round(width * ratio)))))
    return max(found, key=lambda way: way[1][0])


def _plain_grid(board: Board, frame: Frame, inside: pygame.Rect, slots: int) -> tuple[int, tuple[int, int]]:
    """Return the columns that the rows need, or the fewest, and the size of the cards."""
    rows = frame.own_rows
    per_row = max(frame.own_columns, -(-slots // rows))
    width, height = _cell(board, inside, per_row, rows)
    return per_row, (min(frame.own_card[0], width), min(frame.own_card[1], height))


def _cell(board: Board, inside: pygame.Rect, columns: int, rows: int) -> tuple[int, int]:
    """Return the room for each card in a grid of columns and rows, in pixels."""
    across, down = board.space("gutter"), board.space("gap")
    return (inside.width + across) // columns - across, (inside.height + down) // rows - down


def _gap(board: Board, inside: pygame.Rect, columns: int, size: tuple[int, int]) -> float:
    spare = (inside.width - columns * size[0]) / max(1, columns - 1)
    return max(2.0, min(board.space("pad"), spare))


def _lay_card(board: Board, frame: Frame, card: str, place: pygame.Rect) -> None:
    mark = board.mark(card)
    on_goods = board.topic in GOODS_TOPICS
    asked = board.topic in TABLEAU_TOPICS and bool(board.shown.open)
    look = RaceLook(
        card,
        place.size,
        _level(board, frame, place),
        board.good_look(card, board.me.goods),
        card == board.me.start,
        dim=asked and mark == "rest",
    )
    ring: Mark = mark if on_goods else "rest"
    tip = _tip(board, card)
    board.put(card, Spot(look, place, mark="rest" if on_goods else mark, ring=ring), "tableau", tip)
    if board.topic == "pay" and card == board.me.placed:
        frame_rect = place.inflate(board.space("gap"), board.space("gap"))
        amber = board.kit.theme.colour.primary
        board.sheet.add(partial(board.kit.faces.dashed, rect=frame_rect, colour=amber, fill_alpha=0))
        _lay_due(board, place)
    if board.topic == "sale" and mark != "rest":
        price = str(_price(board, card))
        board.sheet.add(partial(_tag, board, place=place, sign="arrow_right", label=price))


def _level(board: Board, frame: Frame, place: pygame.Rect) -> Detail:
    if frame.plain:
        if place.width >= board.px(138) and place.height >= board.px(130):
            return "plain"
        return "mini" if place.height >= board.px(LOW) else "sliver"
    return detail_of(place.width, board.kit.metrics.scale)


def _price(board: Board, world: str) -> int:
    """Return the number of cards for the good of a world in the current sale."""
    about = board.decision.about if board.decision else ""
    trade_powers = power_of(board.view, about).trade_powers if about else True
    return sale_price(board.view, board.seat, world, trade_powers=trade_powers)


def _tip(board: Board, card: str) -> str:
    if board.topic == "sale" and board.mark(card) != "rest":
        price = _price(board, card)
        return ngettext("Sells for **{n}** card.", "Sells for **{n}** cards.", price).format(n=price)
    return ""


def _lay_due(board: Board, place: pygame.Rect) -> None:
    """Lay a plate with the cost on the picture of a card, if there is only one way to pay."""
    decision = board.decision
    if not isinstance(decision, Pay) or len(decision.ways) != 1:
        return
    way = decision.ways[0]
    tip = board.game.words.option(board.view, decision, way.id)
    item = Item(way.id, due_plate(board.kit, place), "tableau", "", tip)
    board.sheet.add(partial(_tag, board, place=place, sign="discards", label=str(way.cost)), item)


def due_plate(kit: Kit, place: pygame.Rect) -> pygame.Rect:
    """Return the rectangle of a plate on a card, clear of cost, points, good and name."""
    metrics = kit.metrics
    size = metrics.bounded("sign")
    plate = pygame.Rect(0, 0, round(size * 2.1), size + metrics.space("gutter"))
    plate.center = (place.centerx, place.top + round(place.height * DUE))
    if metrics.mode == "large_text":
        plate.centerx = place.left + round(place.width * 0.38)
        plate.bottom = place.top + round(place.height * ANATOMY["plain"].name[0])
    return plate


def _tag(board: Board, surface: pygame.Surface, place: pygame.Rect, sign: str, label: str) -> None:
    """Draw a sign and a number of cards, on a plate on the picture of a card."""
    plate = due_plate(board.kit, place)
    size = plate.height - board.space("gutter")
    board.kit.faces.raised(surface, plate, board.kit.theme.colour.edge)
    put(surface, board.kit.sign(sign, round(size * 0.7)), (plate.left + size // 2 + 2, plate.centery))
    put(surface, board.kit.sign("card", size, label=label), (plate.right - size // 2 - 4, plate.centery))


def _lay_slot(board: Board, place: pygame.Rect, coming: str) -> None:
    """Lay the next free place: faint, or dashed amber with the name of the card to be placed there."""
    colour = board.kit.theme.colour
    board.sheet.places["next"] = place
    if not coming:
        board.sheet.add(lambda surface: board.kit.faces.dashed(surface, place, colour.hairline, 0))
        return
    text = _("{card} will be placed here").format(card=item(coming))

    def draw(surface: pygame.Surface) -> None:
        board.kit.faces.dashed(surface, place, colour.primary)
        box = place.inflate(-board.space("pad"), -board.space("pad"))
        style = "small" if board.kit.metrics.mode != "large_text" else "body"
        board.kit.text.draw(surface, box, text, style, colour=colour.primary, align="centre", middle=True)

    board.sheet.add(draw, Item("next", place, "tableau", coming, text))
