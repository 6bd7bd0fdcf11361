"""Supremacy track, and how far each player is from each of the three victories."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.chances import threatening, warning
from galaxy_desktop.games.master.table.frame import line_height
from galaxy_desktop.games.master.table.victims import lay_victim
from galaxy_desktop.games.master.victory import bases_placed, starts_held
from galaxy_desktop.games.master.words.terms import symbol as symbol_name
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.language import N_, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.empire_items import EmpireItem, opens_empire
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import lead, put, write
from galaxy_desktop.ui.theme import mix

GROUP = "standings"
CROWDED = 4
"""Number of players from which the figures stand without their limit."""
LEAST_ROW = 22
HEADS = {"base": N_("Bases on the map"), "start": N_("Starting systems")}
"""Icons beside those of the symbols above the lines of the players, and their words."""
KEY = N_("Bases {base} · Starting systems {start}")
"""Words for the icons below the track."""
NAME = 0.37
"""Share of a line that the name of a player may take."""


def lay_standings(table: Board) -> None:
    """Lay the track with its tokens, or in a narrow window a line for each player."""
    box = table.frame.standings
    if not box.width:
        return
    table.sheet.places["standings"] = box
    table.sheet.add(partial(table.kit.faces.panel, rect=box))
    if table.frame.wide:
        _lay_track(table, box)
    else:
        lay_table_of_players(table, box)


def _lay_track(table: Board, box: pygame.Rect) -> None:
    """Lay a row for each symbol, with the counts from none to those that win; below, bases and corners."""
    inside = layout.trim(layout.inset(box, table.space("pad"), 0), top=table.space("hair"))
    head, inside = layout.cut_top(inside, table.letters("section") + table.space("gap"))
    foot, inside = layout.cut_bottom(inside, table.letters("body") + table.space("pad"))
    inside = _cut_key(table, inside, len(SYMBOLS) * table.px(LEAST_ROW), *_keys())
    winning = figures().winning_symbols
    title = _("Supremacy: {n} of a kind").format(n=winning)
    heading = Item("supremacy", head, GROUP, "", title, written=True)
    table.sheet.add(partial(_head, table, head=head, title=title), heading)
    lines = layout.cells(inside, (inside.width, inside.height // len(SYMBOLS)), len(SYMBOLS), 1)
    for number, (symbol, row) in enumerate(zip(SYMBOLS, lines, strict=True)):
        table.sheet.places[item_id("track", symbol)] = row
        item = Item(item_id("track", symbol), row, GROUP, "", _symbol_tip(table, number))
        table.sheet.add(partial(_row, table, row=row, number=number), item)
    seats = len(table.view.players)
    size = foot.width // seats, foot.height - table.space("seam")
    for seat, place in enumerate(layout.cells(foot, size, seats, seats)):
        table.sheet.places[item_id("bases", seat)] = place
        item = Item(item_id("victory", seat), place, GROUP, "", _seat_tip(table, seat))
        table.sheet.add(partial(_distance, table, rect=place, seat=seat), item)


def _cut_key(table: Board, inside: pygame.Rect, least: int, *keys: str) -> pygame.Rect:
    """Lay the first of some words for icons that leaves a height above it; return what is left."""
    for key in keys:
        block = table.kit.text.block(key, inside.width, "small", colour=table.kit.theme.colour.text_soft)
        foot, rest = layout.cut_bottom(inside, block.height, table.space("tight"))
        if rest.height >= least:
            table.sheet.add(partial(block.draw, place=foot.topleft))
            return rest
    return inside


def _head(table: Board, surface: pygame.Surface, head: pygame.Rect, title: str) -> None:
    """Draw the title; at the right the players who can win this turn or next turn, if there is room."""
    write(table, surface, head, title, "section")
    seats = [seat for seat in range(len(table.view.players)) if table.threatens(seat)]
    if not seats:
        return
    colour, size = table.kit.theme.colour, table.letters("section")
    font, words = table.kit.fonts.font("text", 600, table.letters("small")), threatening(table.threats)
    left, step = head.right - width_of(font, words), size + table.space("seam")
    if left - len(seats) * step > head.left + table.kit.text.width(title, "section"):
        warning_ = table.kit.fonts.line(font, words, colour.refuse)
        surface.blit(warning_, warning_.get_rect(midleft=(left, head.centery)))
        for place, seat in enumerate(reversed(seats)):
            at = (left - step + size // 2 - place * step, head.centery)
            put(surface, table.kit.shield(seat, size), at)


def _row(table: Board, surface: pygame.Surface, row: pygame.Rect, number: int) -> None:
    """Draw one symbol: a cell for each count, the tokens of the players in theirs."""
    colour, winning = table.kit.theme.colour, figures().winning_symbols
    size = min(row.height - table.space("seam"), table.px(22))
    sign = table.kit.sign(symbol_sign(SYMBOLS[number]), size, colour.text)
    rest = lead(surface, sign, row, size, table.space("margin"))
    step = rest.width / (winning + 1)
    font = table.kit.fonts.font("text", 600, max(SMALLEST_FIGURE, table.px(14)))
    for count in range(winning + 1):
        cell = layout.left(layout.trim(rest, left=round(count * step)), round(step) - table.space("seam"))
        cell = layout.inset(cell, 0, table.space("hair"))
        edge = colour.primary if count == winning else colour.edge
        table.kit.faces.plate(surface, cell, colour.well, edge, "mini")
        there = [
            seat for seat, counts in enumerate(table.view.track) if min(counts[number], winning) == count
        ]
        if not there:
            if count == winning:
                star = table.kit.sign("start", cell.height - table.space("gutter"), colour.primary)
                put(surface, star, cell.center)
            else:
                figure = table.kit.fonts.line(font, str(count), colour.text_soft)
                surface.blit(figure, figure.get_rect(center=cell.center))
            continue
        small = min(cell.height - 2, round((cell.width - 4) / max(1.0, 0.72 * len(there))))
        gap = min(small, (cell.width - 2) / len(there))
        first = cell.centerx - gap * (len(there) - 1) / 2
        for place, seat in enumerate(there):
            put(surface, table.kit.shield(seat, small), (round(first + place * gap), cell.centery))


def _distance(table: Board, surface: pygame.Surface, rect: pygame.Rect, seat: Seat) -> None:
    """Draw the bases and corners of a seat with their limits; red if it can win this turn or next."""
    colour, threat = table.kit.theme.colour, table.threatens(seat)
    if threat:
        plate = mix(colour.well, colour.refuse, 0.25)
        table.kit.faces.plate(surface, rect.inflate(-2, -2), plate, colour.refuse, "mini")
    size, seam = min(rect.height - table.space("gutter"), table.icon("line")), table.space("seam")
    x = rect.left + seam
    put(surface, table.kit.shield(seat, size), (x + size // 2, rect.centery))
    x += size + seam
    font = table.kit.fonts.font("text", 700, table.letters("small"))
    for sign, has, most in _counts(table, seat):
        icon = table.kit.sign(sign, round(size * 0.78), colour.text_soft)
        put(surface, icon, (x + icon.get_width() // 2, rect.centery))
        x += icon.get_width() + table.space("hair")
        text = f"{has}/{most}" if len(table.view.players) < CROWDED else str(has)
        figure = table.kit.fonts.line(font, text, colour.text)
        if x + figure.get_width() > rect.right:
            return
        surface.blit(figure, figure.get_rect(midleft=(x, rect.centery)))
        x += figure.get_width() + seam


def _counts(table: Board, seat: Seat) -> list[tuple[str, int, int]]:
    rules = figures()
    return [
        ("base", bases_placed(table.view, seat), rules.bases),
        ("start", starts_held(table.view, seat), rules.winning_starts),
    ]


def lay_table_of_players(table: Board, box: pygame.Rect) -> None:
    """Lay a line for each player: five symbols, bases, corners; below them the words for these icons."""
    players = len(table.view.players)
    inside = _cut_key(
        table,
        layout.inset(box, table.space("gutter"), table.space("seam")),
        (players + 1) * line_height(table.kit.metrics),
        *_keys(),
    )
    tall = inside.height // (players + 1)
    inner = layout.top(inside, tall)
    table.sheet.add(partial(_heads, table, row=inner))
    for seat in range(players):
        row = inner.move(0, (seat + 1) * tall)
        table.sheet.places.setdefault(item_id("seat", seat), row)
        table.sheet.places[item_id("bases", seat)] = row
        table.sheet.add(partial(_line, table, row=row, seat=seat))
        name, counts = layout.cut_left(row, round(row.width * NAME) * (seat != table.seat))
        if name.width:
            table.sheet.point(Item(EmpireItem(seat).id, name, GROUP, "", opens_empire()))
        table.sheet.point(Item(item_id("victory", seat), counts, GROUP, "", _seat_tip(table, seat)))
        lay_victim(table, seat, row)
    for number, symbol in enumerate(SYMBOLS):
        cell = _cell(inner, number)
        table.sheet.places[item_id("track", symbol)] = cell
        table.sheet.point(Item(item_id("track", symbol), cell, GROUP, "", _symbol_tip(table, number)))
    for number, sign in enumerate(HEADS):
        cell = _cell(inner, len(SYMBOLS) + number)
        table.sheet.point(Item(item_id("head", sign), cell, GROUP, "", _head_tip(table, number)))


def _keys() -> tuple[str, ...]:
    """Return words for all icons above the lines of the players, and for those of bases and systems alone."""
    return " · ".join([*map(symbol_name, SYMBOLS), KEY.read()]), KEY.read()


def _cell(row: pygame.Rect, number: int) -> pygame.Rect:
    """Return the cell of a column: five symbols, then bases and corners, which are wider."""
    name = round(row.width * NAME)
    step = (row.width - name) / (len(SYMBOLS) + 2.6)
    left = row.left + name + min(number, 5) * step + max(0, number - 5) * step * 1.3
    return pygame.Rect(round(left), row.top, round(step * (1.3 if number >= 5 else 1)), row.height)


def _sign_size(table: Board, row: pygame.Rect) -> int:
    return min(row.height - table.space("gap"), table.icon("line"))


def _heads(table: Board, surface: pygame.Surface, row: pygame.Rect) -> None:
    colour = table.kit.theme.colour
    size, tight = _sign_size(table, row), table.space("tight")
    words = layout.left_of(layout.trim(row, left=tight), _cell(row, 0).centerx - size // 2 - tight)
    write(
        table,
        surface,
        words,
        _("{n} of a kind wins").format(n=figures().winning_symbols),
        "small",
        colour.text_soft,
    )
    signs = [*map(symbol_sign, SYMBOLS), *HEADS]
    for number, sign in enumerate(signs):
        put(surface, table.kit.sign(sign, size, colour.text), _cell(row, number).center)


def _line(table: Board, surface: pygame.Surface, row: pygame.Rect, seat: Seat) -> None:
    colour = table.kit.theme.colour
    own, threat = seat == table.seat, table.threatens(seat)
    if own or threat:
        plate = mix(colour.panel, colour.refuse, 0.25) if threat else colour.high
        edge = colour.refuse if threat else colour.high
        table.kit.faces.plate(surface, row.inflate(0, -2), plate, edge, "mini")
    size, tight = _sign_size(table, row), table.space("tight")
    words = lead(surface, table.kit.shield(seat, size), layout.trim(row, left=tight), size, tight)
    words = layout.left_of(words, row.left + round(row.width * NAME))
    write(table, surface, words, table.name(seat), "small")
    counts = [(str(n), n) for n in table.view.track[seat]]
    counts += [(f"{has}/{most}", has) for _sign, has, most in _counts(table, seat)]
    for number, (text, value) in enumerate(counts):
        font = table.kit.fonts.font("text", 700 if value else 400, table.letters("explain"))
        figure = table.kit.fonts.line(font, text, colour.text if value else colour.text_soft)
        surface.blit(figure, figure.get_rect(center=_cell(row, number).center))


def _symbol_tip(table: Board, number: int) -> str:
    names = [sitter.name for sitter in table.shown.sitters]
    counts = series(f"{name} **{row[number]}**" for name, row in zip(names, table.view.track, strict=True))
    return _("{name}: {what}").format(name=symbol_name(SYMBOLS[number]), what=counts)


def _head_tip(table: Board, number: int) -> str:
    """Return what is below the icon of bases or starting systems: how many of how many each player has."""
    counts = series(
        f"{sitter.name} **{has}**/{most}"
        for seat, sitter in enumerate(table.shown.sitters)
        for _sign, has, most in _counts(table, seat)[number : number + 1]
    )
    return _("{name}: {what}").format(name=list(HEADS.values())[number].read(), what=counts)


def _seat_tip(table: Board, seat: Seat) -> str:
    return warning(table.view, seat, table.name(seat), table.threats)
