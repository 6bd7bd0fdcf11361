"""Line below the rounds: the Survey Team of the seat, and the cost of the chosen cards."""

from functools import cache, partial

import pygame

from galaxy_desktop.games.jumpdrive.box import cards, figures, survey_teams
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.plans import CONQUER
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.signs_of_card import Parts, icons_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import lead, write
from galaxy_desktop.ui.tabletop.parts import Sign, draw_parts, parts_width
from galaxy_desktop.ui.theme import mix

HEIGHT = 46


def foot_height(board: Board) -> int:
    """Return the height of the line in pixels, at least 34 as for everything clickable."""
    return max(board.px(HEIGHT), board.letters("option") + board.space("broad"), 34)


def lay_foot(board: Board, line: pygame.Rect) -> None:
    """Lay the plate of the Survey Team, and at its right the words about the plan."""
    plate, words = layout.cut_left(line, team_width(board, line.height), board.space("broad"))
    _lay_team(board, plate)
    if board.kit.metrics.mode == "wide" and board.builder:
        board.sheet.places["chips"] = words
        if not _has_chips(board):
            text = about_plan(board)
            board.sheet.add(lambda surface: _words(board, surface, words, text))


def _has_chips(board: Board) -> bool:
    """Return whether chips for options without a card take the place of the words."""
    return any(option != card_of(option) for option in board.shown.open)


def _words(board: Board, surface: pygame.Surface, rect: pygame.Rect, text: str) -> None:
    soft = board.kit.theme.colour.text_soft
    board.kit.text.draw(surface, rect, text, "body", colour=soft, middle=True, lines=2)


def team_width(board: Board, height: int) -> int:
    """Return the width of the plate of the Survey Team in pixels."""
    font = board.kit.fonts.style("button", board.kit.metrics).font
    name, state = _team_words(board)
    parts = parts_width(board.kit, team_signs(survey_teams()[board.seat]), height // 2, SMALLEST_FIGURE)
    small = board.kit.fonts.style("small", board.kit.metrics).font
    return height + width_of(font, name) + width_of(small, state) + parts + board.px(58)


@cache
def team_signs(team: str) -> Parts:
    """Return what the plate shows of the Survey Team: its icons, and its VP and income if it has any."""
    card = cards()[team]
    gains = (("points", card.vp), ("card", card.income))
    return (*icons_of(card), *(Sign(name, str(number)) for name, number in gains if number))


def _team_words(board: Board) -> tuple[str, str]:
    team = survey_teams()[board.seat]
    name = board.game.words.item(team)
    if team in board.me.empire:
        return name, _("in your empire")
    return name, _("selected") if team in board.building else _("once per game")


def _lay_team(board: Board, plate: pygame.Rect) -> None:
    """Lay the plate; it glows while the Survey Team may be chosen."""
    team = survey_teams()[board.seat]
    free = bool(board.view.team(board.seat)) and team not in board.building
    board.sheet.places[item_id("team", board.seat)] = plate
    item = Item(team if free else "team", plate, "center", team)
    board.sheet.add(partial(_plate, board, plate=plate, free=free), item)


def _plate(board: Board, surface: pygame.Surface, plate: pygame.Rect, *, free: bool) -> None:
    colour, faces = board.kit.theme.colour, board.kit.faces
    team = survey_teams()[board.seat]
    price = cards()[team].price
    fill = mix(colour.panel, colour.raised, 0.7) if free else colour.panel
    edge = colour.development if free else colour.hairline
    faces.plate(surface, plate, fill, edge)
    size = round(plate.height * 0.66)
    gap, name_state = board.space("gap"), _team_words(board)
    row = layout.trim(plate, left=gap, right=board.space("gutter"))
    after = board.space("broad") - gap
    rest = lead(surface, board.kit.sign("development_cost", size, label=str(price)), row, size, after)
    shades = colour.text if free else colour.text_muted, colour.text_soft
    for words, style, shade in zip(name_state, ("button", "small"), shades, strict=True):
        rest = layout.right_of(rest, write(board, surface, rest, words, style, shade) + gap)
    band = layout.align(rest, (rest.width, plate.height // 2))
    if band.width > board.px(30):
        draw_parts(board.kit, surface, team_signs(team), band, SMALLEST_FIGURE)
    if free and board.mark(survey_teams()[board.seat]) == "legal":
        faces.glow(surface, plate, colour.legal)


def about_plan(board: Board) -> str:
    """Return words on the cost of the chosen cards, or on placing if none is chosen."""
    plan = board.plan
    if plan is None:
        return _(
            "Development alone: pay **{less}** less. World alone: draw **{draw}** card. Both: pay the full "
            "cost and draw no card."
        ).format(less=figures().development_only_discount, draw=figures().world_only_draw)
    parts = [
        _("{card}: conquer with Military **{n}**").format(
            card=board.game.words.item(placed.card), n=placed.military
        )
        if placed.way == CONQUER
        else _("{card}: cost **{n}**").format(card=board.game.words.item(placed.card), n=placed.cost)
        for placed in plan.placements
    ]
    left = len({*board.me.hand}.difference(plan.cards)) - plan.cost
    text = ngettext(
        "Total: discard **{n}** card; **{left}** left in hand. {cards}.",
        "Total: discard **{n}** cards; **{left}** left in hand. {cards}.",
        plan.cost,
    )
    return text.format(n=plan.cost, left=left, cards=series(parts))
