"""Box "Coming next": who acts in the running action, who selects after that, and what Produce does."""

from collections.abc import Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.frontiers.box import CHART, ENVOYS, PRODUCE, RETREAT, figures
from galaxy_desktop.games.frontiers.chart import TurnUpGoal, fed_by
from galaxy_desktop.games.frontiers.develop import BuyDevelopment
from galaxy_desktop.games.frontiers.ending import sure_end
from galaxy_desktop.games.frontiers.explore import PickWorld
from galaxy_desktop.games.frontiers.kinds import ChooseKind
from galaxy_desktop.games.frontiers.settle import SettleOrGain
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.games.frontiers.table.note import draw_notes, fit_notes, lay_more, more_height
from galaxy_desktop.games.frontiers.track import to_select
from galaxy_desktop.games.frontiers.trade import SellGood
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.lines import title_height, write

TurnStep = BuyDevelopment | PickWorld | SettleOrGain | ChooseKind | SellGood
"""Step that each player's turn in an action has once; in Explore one for each pick."""
TURNS: tuple[type[TurnStep], ...] = (BuyDevelopment, PickWorld, SettleOrGain, ChooseKind, SellGood)
ALONE = (RETREAT, ENVOYS, CHART)
"""Actions that only their selector does."""


@plain
class Coming:
    """A line of the box: a sentence, with the seat it is about or else a sign."""

    text: str
    seat: Seat = NOBODY
    sign: str = ""


def lay_coming(board: Board, frame: Frame) -> None:
    """Lay the box; lines without room are folded away."""
    box, size = frame.coming, board.icon("title")
    board.sheet.places["coming"] = box
    inside = layout.trim(layout.inset(box, board.space("margin"), 0), bottom=board.space("tight"))
    head, rest = layout.cut_top(inside, title_height(board))
    titled = 2 * size + more_height(board) < rest.height
    if not titled:
        rest = layout.trim(inside, top=board.space("seam"))
    lines = coming(board)
    rest = layout.trim(rest, top=board.space("hair"))
    notes = fit_notes(board, rest, [line.text for line in lines], size, board.space("gutter"))

    def draw(surface: pygame.Surface) -> None:
        board.kit.faces.panel(surface, box)
        if titled:
            write(board, surface, head, _("Coming next"), "section")
        draw_notes(board, surface, notes, [_sign(board, line, size) for line in lines], drop=1)

    board.sheet.add(draw)
    lay_more(board, notes)


def _sign(board: Board, line: Coming, size: int) -> pygame.Surface:
    """Return the shield of the seat that a line is about, or the sign of the line."""
    if line.seat != NOBODY:
        return board.kit.shield(line.seat, size)
    return board.kit.sign(line.sign, size, board.kit.theme.colour.text_soft)


def coming(board: Board) -> list[Coming]:
    """Return the lines of the box, the nearest first."""
    view = board.view
    if view.over:
        return [Coming(_("The game is over."), sign="trophy")]
    if not view.round:
        return [Coming(_("Each player chooses a home colony; then the first round begins."), sign="start")]
    return [*_acting(board), *_selecting(board), *_produce(board), *_ending(board)]


def _acting(board: Board) -> list[Coming]:
    """Return the line of who acts in the running action, now and afterwards; empty between actions."""
    view = board.view
    if not view.action:
        return []
    if view.waiting and isinstance(view.waiting[-1], TurnUpGoal):
        return [_deciding(board)]
    action = f"**{board.game.words.item(view.action)}**"
    if view.action in ALONE:
        you, other = _("{action}: only you act."), _("{action}: only {name} acts.")
        return [Coming(_says(board, view.selector, you, other, action=action), view.selector)]
    acting = min(board.shown.awaited, key=view.order().index, default=view.selector)
    rest = listed([_who(board, seat) for seat in seats_of(view.waiting[:-1], TURNS)])
    you, other = _("{action}: your turn."), _("{action}: {name} acts.")
    if rest:
        you, other = _("{action}: your turn, then {others}."), _("{action}: {name} acts, then {others}.")
    return [Coming(_says(board, acting, you, other, action=action, others=rest), acting)]


def seats_of(waiting: Sequence[Step[Any]], turns: tuple[type[TurnStep], ...]) -> list[Seat]:
    """Return the seats whose turns are among steps to come, in order; in Explore the selector twice."""
    return [step.seat for step in reversed(waiting) if isinstance(step, turns)]


def _deciding(board: Board) -> Coming:
    """Return the line of the player who decides whether to turn up a goal before anyone acts."""
    holder = next(seat for seat, player in enumerate(board.view.players) if player.goal)
    you = _("First you decide whether to turn your goal face up. Then **{action}** begins.")
    if not fed_by(board.view.players[holder].goal):
        you = _("First you confirm that your goal remains face down. Then **{action}** begins.")
    other = _("First {name} decides whether to turn a face-down goal face up. Then **{action}** begins.")
    return Coming(_says(board, holder, you, other, action=board.game.words.item(board.view.action)), holder)


def _selecting(board: Board) -> list[Coming]:
    """Return a line for each seat that still selects this round, and one for the order of the next."""
    view, seats = board.view, list(to_select(board.view))
    lines = [Coming(_selects(board, place, seats), seat) for place, seat in enumerate(seats)]
    if not sure_end(view):
        order = listed([_who(board, seat) for seat in view.disks])
        lines.append(
            Coming(_("Order next round, if nothing changes: {order}.").format(order=order), sign="clock")
        )
    return lines


def _selects(board: Board, place: int, seats: list[Seat]) -> str:
    """Return when a seat selects, in a sentence; `place` is its index in the `seats` that still do."""
    seat = seats[place]
    if not place and not board.view.action:
        return _says(board, seat, _("You select an action now."), _("{name} selects an action now."))
    if not place:
        return _says(board, seat, _("You select the next action."), _("{name} selects the next action."))
    if place == len(seats) - 1:
        return _says(board, seat, _("You select the last action."), _("{name} selects the last action."))
    return _says(board, seat, _("You select after that."), _("{name} selects after that."))


def _says(board: Board, seat: Seat, you: str, other: str, **facts: object) -> str:
    """Return a sentence about the viewer, or about another player by name, with the facts filled in."""
    return (you if seat == board.seat else other).format(name=board.name(seat), **facts)


def _produce(board: Board) -> list[Coming]:
    """Return the line of the credits added to Produce, or that are if no one selects it this round."""
    view, more = board.view, figures().idle_produce_credit
    if PRODUCE in view.selected or sure_end(view):
        return []
    if not to_select(view):
        text = _("No one selected Produce: **${more}** is added to it if there is another round.")
    elif view.produce_credits:
        text = _("Produce has **${n}** on it. If no one selects it, ${more} is added.")
    else:
        text = _("If no one selects Produce, **${more}** is added to it.")
    return [Coming(text.format(n=view.produce_credits, more=more), sign="produce")]


def _ending(board: Board) -> list[Coming]:
    """Return the line that tells that this round is the last one, and why; empty before and after it."""
    names = [board.name(seat) for seat in range(len(board.view.players))]
    notice = board.game.words.notice(board.view, names)
    return [Coming(notice, sign="trophy")] if notice else []


def _who(board: Board, seat: Seat) -> str:
    return _("you") if seat == board.seat else board.name(seat)
