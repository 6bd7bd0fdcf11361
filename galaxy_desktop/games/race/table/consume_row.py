"""Row of Consume powers: their costs and yields this round, and their states."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from galaxy_desktop.games.race.box import actions, design_id
from galaxy_desktop.games.race.moves import power_ref, source_of
from galaxy_desktop.games.race.powers import multiplied, power_of, vp_factor
from galaxy_desktop.games.race.schema import Card, Power
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.choice_plate import check, plate
from galaxy_desktop.games.race.table.consume_words import bring, follows, missing, why_idle
from galaxy_desktop.games.race.table.face import GAME, kind_colour
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.guess_row import lay_numbers
from galaxy_desktop.games.race.table.signs_of_power import parts_of, parts_of_bonus
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.surfaces import mask, masked, ring
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.tabletop.parts import Part, draw_parts
from galaxy_desktop.ui.tabletop.sheet import Mark

LEAST, WIDEST = 240, 380
TALLEST = 11
FOLLOWING = 2
"""Lines below the signs of a power: its goods, and what follows from using it."""


@dataclass(frozen=True, slots=True)
class ShownPower:
    """One power in the row."""

    ref: str
    state: str
    """One of "open" (may be chosen), "now" (being used), "used" and "idle"."""


def lay_powers(board: Board, frame: Frame) -> None:
    """Lay a card for each Consume power; for a guess, lay the numbers."""
    if board.topic == "guess":
        lay_numbers(board, frame)
        return
    choices = _choices(board)
    if not choices:
        return
    gap = board.space("gutter")
    most = max(1, (frame.choices.width + gap) // (board.px(LEAST) + gap))
    rows = -(-len(choices) // (min(most, 4) if frame.plain else most))
    columns = -(-len(choices) // rows)
    largest = columns * (board.px(WIDEST) + gap) - gap, rows * (board.letters("option") * TALLEST + gap)
    area = layout.align(frame.choices, largest, "topleft")
    for choice, place in zip(choices, layout.grid(area, len(choices), columns, gap), strict=True):
        item = Item(choice.ref, place, "powers", source_of(choice.ref), "")
        board.sheet.add(partial(_card, board, choice=choice, place=place), item)


def _choices(board: Board) -> list[ShownPower]:
    """Return the power being used, then those that may be chosen, the idle and the used ones."""
    now = board.decision.about if board.decision else ""
    found = [
        ShownPower(ref, _state(board, ref, now))
        for card in board.me.tableau
        for index, _power in board.card(card).in_phase["consume"]
        if card != board.me.placed
        for ref in (power_ref(card, index),)
    ]
    if now and source_of(now) in actions():
        found.insert(0, ShownPower(now, "now"))
    rank = {"now": 0, "open": 1, "idle": 2, "used": 3}
    return sorted(found, key=lambda choice: rank[choice.state])


def _state(board: Board, ref: str, now: str) -> str:
    if ref == now:
        return "now"
    if ref in board.me.used:
        return "used"
    if board.topic == "consume":
        return "open" if board.decision and ref in board.decision.options() else "idle"
    return "idle"


def _card(board: Board, surface: pygame.Surface, choice: ShownPower, place: pygame.Rect) -> None:
    mark: Mark = "chosen" if choice.state == "now" else board.mark(choice.ref)
    plate(board, surface, place, mark)
    power = power_of(board.view, choice.ref)
    pad = board.space("margin")
    wide, high = (44, 36) if place.height < board.px(120) else (60, 50)
    inside = layout.trim(place, left=pad, top=pad, right=pad, bottom=board.space("seam"))
    of_signs = max(board.letters("section"), board.px(32))
    words = min(2 * _line(board), inside.height - of_signs - board.space("gutter") - board.space("seam"))
    head, inside = layout.cut_top(inside, max(board.px(high), words), board.space("gutter"))
    picture, head = layout.cut_left(head, board.px(wide), pad)
    picture = layout.align(picture, (board.px(wide), board.px(high)))
    _picture(board, surface, choice, picture)
    _heading(board, surface, choice, head)
    line, inside = layout.cut_top(inside, 1, board.space("seam"))
    surface.fill(board.kit.theme.colour.hairline, line)
    room = layout.above(inside, place.bottom - board.space("tight"))
    left = room.height - board.space("hair") - FOLLOWING * _body_line(board)
    of_signs = max(of_signs, min(left, round(board.px(32) * board.kit.metrics.text_step)))
    signs, rest = layout.cut_top(inside, of_signs, board.space("hair"))
    draw_parts(board.kit, surface, _parts(board, choice.ref, power), signs, board.letters("small"))
    rest = layout.above(rest, place.bottom - board.space("tight"))
    if rest.height >= board.letters("body"):
        _use(board, surface, choice, power, rest)
    if choice.state in {"used", "idle"}:
        board.kit.faces.veil(surface, place.inflate(-2, -2), 0.38)
    check(board, surface, place, mark, picture)


def _picture(board: Board, surface: pygame.Surface, choice: ShownPower, rect: pygame.Rect) -> None:
    """Draw the picture of the card with the power in a rounded frame, or the trade sign for an action."""
    source = source_of(choice.ref)
    if source in actions():
        size = rect.height - board.space("seam")
        put(surface, board.kit.sign("trade", size, board.kit.theme.colour.text), rect.center)
        return
    card = board.card(source)
    surface.blit(framed_picture(board, card, rect.size), rect)


def framed_picture(board: Board, card: Card, size: tuple[int, int]) -> pygame.Surface:
    """Return a small picture of a card in a frame of the colour of its kind; `size` is in pixels."""
    colour = kind_colour(board.kit, card)

    def make() -> pygame.Surface:
        radius = board.kit.faces.radius("mini")
        made = pygame.Surface(size, pygame.SRCALPHA, 32)
        made.blit(board.kit.pictures.card(GAME, design_id(card.id), size, colour), (0, 0))
        masked(made, mask(size, radius))
        made.blit(ring(size, radius, max(1.2, 1.5 * board.kit.metrics.scale), colour), (0, 0))
        return made

    return board.kit.surfaces.get(("race framed", card.id, size), make)


def _body_line(board: Board) -> int:
    return board.kit.fonts.style("body", board.kit.metrics).line


def _line(board: Board) -> int:
    """Return the height of a line of the heading."""
    return board.letters("option") + 4


def _heading(board: Board, surface: pygame.Surface, choice: ShownPower, rect: pygame.Rect) -> None:
    colour = board.kit.theme.colour
    line = min(_line(board), rect.height // 2)
    name = pygame.Rect(rect.left, rect.centery - line, rect.width, line)
    source = source_of(choice.ref)
    write(board, surface, name, board.game.words.item(source), "button")
    now = board.decision.about if board.decision else ""
    word, shade = {
        "open": (_("can be used now"), colour.text_soft),
        "now": (_("in use"), colour.credit),
        "used": (_("used"), colour.good_news),
        "idle": (why_idle(board.view, board.seat, choice.ref, now), colour.text_soft),
    }[choice.state]
    write(board, surface, name.move(0, name.height), word, "small", shade)


def _parts(board: Board, ref: str, power: Power) -> tuple[Part, ...]:
    """Return the signs of a power, with its points doubled if VP count twice this round."""
    source = source_of(ref)
    if source in actions():
        return parts_of_bonus(power)
    return parts_of(board.card(source), multiplied(power, vp_factor(board.view, board.seat)))


def _use(board: Board, surface: pygame.Surface, choice: ShownPower, power: Power, rect: pygame.Rect) -> None:
    """Write the goods that fit and what follows from using the power, or what is still to be chosen."""
    colour = board.kit.theme.colour
    if choice.state == "now":
        board.kit.text.draw(surface, rect, missing(board), "body", colour=colour.credit)
    if choice.state != "open":
        return
    goods = _widest(board, bring(board, power), rect.width)
    used = board.kit.text.draw(surface, rect, goods, "body", colour=colour.text_soft, lines=1)
    lines, warns = follows(board, choice.ref)
    below = layout.below(rect, rect.top + used)
    if lines and below.height >= used:
        _follow(board, surface, below, lines, warns=warns)


def _follow(
    board: Board, surface: pygame.Surface, rect: pygame.Rect, lines: Sequence[str], *, warns: bool
) -> None:
    """Write what follows from using the power, with a warning sign if another power is lost."""
    colour = board.kit.theme.colour
    if warns:
        size = board.letters("body")
        put(
            surface,
            board.kit.sign("warning", size, colour.refuse),
            (rect.left + size // 2, rect.top + size * 3 // 4),
        )
        rect = layout.right_of(rect, rect.left + size + board.space("gutter"))
    shade = colour.refuse if warns else colour.text_soft
    board.kit.text.draw(surface, rect, _widest(board, lines, rect.width), "body", colour=shade, lines=1)


def _widest(board: Board, lines: Sequence[str], room: int) -> str:
    """Return the first line that fits into the room, else the last one; empty if there is none."""
    fitting = (line for line in lines if board.kit.text.width(line, "body") <= room)
    return next(fitting, lines[-1] if lines else "")
