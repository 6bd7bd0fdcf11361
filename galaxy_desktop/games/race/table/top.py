"""Share of the top bar: phases with the shields of the seats that chose them, and supplies."""

from functools import partial

import pygame

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.race.box import AGAIN, actions, plain_phase
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.words.terms import NUMERALS
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter, lay_supplies, put, write

PHASES = ("explore", "develop", "settle", "consume", "produce")
RUNNING = "running phase"
"""Id of the piece that is the chip of the running phase."""
TWICE = "×2"
"""Mark of a phase that happens twice."""
CHIP, HEIGHT = 150, 44
"""Width and height of a chip in design units, if there is room."""


def lay_top(board: Board) -> None:
    """Lay phases and supplies into the top bar."""
    _lay_supplies(board, _lay_phases(board))


def choosers(board: Board, phase: str) -> list[int]:
    """Return the seats that chose a phase this round; none until the choices are revealed."""
    known = actions()
    return [
        seat
        for seat, player in enumerate(board.view.players)
        if any(known[action].phase == phase for action in player.actions)
    ]


def phase_labels(board: Board, phase: str) -> tuple[str, str]:
    """Return the label of a phase, and the short one without its name; both tell of a second time."""
    known, name = actions(), board.game.words.phase(phase)
    chosen = {known[action].happens_in for player in board.view.players for action in player.actions}
    return (f"{name} {TWICE}", TWICE) if phase + AGAIN in chosen else (name, "")


def current(board: Board, phase: str) -> bool:
    """Return whether a phase is running; a second Develop or Settle counts as the same phase."""
    return plain_phase(board.view.phase) == phase


def _lay_phases(board: Board) -> int:
    """Lay the five chips as wide as there is room for; return their right end with a gap."""
    area, gap = board.areas.phases, board.space("gutter")
    height = min(area.height - gap, max(board.px(HEIGHT), board.letters("body") + board.space("frame")))
    widths = _widths(board, area.width - 4 * gap)
    strip = layout.align(area, (sum(widths) + 4 * gap, height))
    for phase, chip in zip(PHASES, layout.columns(strip, widths, gap), strict=True):
        board.sheet.places[item_id("phase", phase)] = chip
        item = Item(item_id("phase", phase), chip, "phases", "", phase_tip(board, phase))
        board.sheet.add(partial(_chip, board, chip=chip, phase=phase, running=False), item)
        if current(board, phase):
            board.sheet.piece(RUNNING, partial(_chip, board, chip=chip, phase=phase, running=True))
    return strip.right + gap


def _widths(board: Board, room: int) -> list[int]:
    """Return the widths of the chips: equal if they fit, else by need, else without names."""
    wanted = [_wanted(board, phase) for phase in PHASES]
    even = max(board.px(CHIP), *wanted)
    if even * len(PHASES) <= room:
        return [even] * len(PHASES)
    if sum(wanted) <= room:
        return wanted
    small = board.letters("body") + board.space("block")
    widths = [w if choosers(board, p) else small for w, p in zip(wanted, PHASES, strict=True)]
    if sum(widths) <= room:
        return widths
    return [max(small, _wanted(board, phase, words=False)) for phase in PHASES]


def _wanted(board: Board, phase: str, *, words: bool = True) -> int:
    """Return the width for numeral, label and the shields of the seats that chose the phase."""
    font = board.kit.fonts.style("button", board.kit.metrics).font
    label = phase_labels(board, phase)[0 if words else 1]
    name = width_of(font, label) + board.space("gap") if label else 0
    shields = len(choosers(board, phase)) * (board.letters("option") + board.space("hair"))
    return board.icon("inline") + board.space("block") + name + shields


def _chip(board: Board, surface: pygame.Surface, chip: pygame.Rect, phase: str, *, running: bool) -> None:
    """Draw a phase with the shields of those who chose it, and its outline if it is running."""
    colour, faces = board.kit.theme.colour, board.kit.faces
    seats = choosers(board, phase)
    fill = colour.high if running else colour.raised if seats else colour.panel
    edge = colour.primary if running else colour.edge if seats else colour.hairline
    faces.plate(surface, chip, fill, edge, strong=running)
    size, font = board.icon("inline"), board.kit.fonts.style("button", board.kit.metrics).font
    numeral = NUMERALS[phase]
    centre = (chip.left + board.space("margin") + size // 2, chip.centery)
    shade = colour.text if seats else colour.text_muted
    if seats or running:
        put(surface, board.kit.sign("phase", size, colour.text, numeral), centre)
    else:
        put(surface, board.kit.fonts.line(font, numeral, shade), centre)
    right = chip.right - board.space("gap")
    across = board.letters("option")
    for seat in reversed(seats):
        put(surface, board.kit.shield(seat, across), (right - across // 2, chip.centery))
        right -= across + board.space("hair")
    words = layout.left_of(layout.right_of(chip, centre[0] + size // 2 + board.space("gap")), right)
    label = next((one for one in phase_labels(board, phase) if width_of(font, one) - 2 <= words.width), "")
    if label:
        write(board, surface, words, label, "button", shade)


def phase_tip(board: Board, phase: str) -> str:
    """Return whether a phase happens this round, and who has its bonus."""
    name = board.game.words.phase(phase)
    seats = choosers(board, phase)
    if not any(player.actions for player in board.view.players):
        return _("**{phase}** happens this round if any player chooses it.").format(phase=name)
    if not seats:
        return _("**{phase}** doesn't happen this round.").format(phase=name)
    first, second = (_names(board, happens_in) for happens_in in (phase, phase + AGAIN))
    if second:
        text = _("**{phase}** happens twice for everyone. Bonus: first {names}, then {second}.")
        return text.format(phase=name, names=first, second=second)
    return _("**{phase}** happens for everyone. Bonus: {names}.").format(phase=name, names=first)


def _names(board: Board, happens_in: str) -> str:
    """Return the names of the players who have the bonus of a phase, or of its second time."""
    known, players = actions(), board.view.players
    seats = [
        seat
        for seat in range(len(players))
        if any(known[a].happens_in == happens_in for a in players[seat].actions)
    ]
    return listed([board.name(seat) for seat in seats])


def _lay_supplies(board: Board, left: int) -> None:
    """Lay points left, deck and discards, with words if there is room."""
    area = board.areas.supplies
    if left > area.left:
        area = layout.right_of(area, left + board.space("gutter"))
    lay_supplies(board, area, _supplies(board))


def _supplies(board: Board) -> list[Counter]:
    pool, deck, discards = max(0, board.view.pool), len(board.view.supply), len(board.view.discards)
    left = ngettext(
        "{n} VP chip left. The game ends after the round in which the last one is taken.",
        "{n} VP chips left. The game ends after the round in which the last one is taken.",
        pool,
    )
    cards = ngettext("{n} card in the deck.", "{n} cards in the deck.", deck)
    gone = ngettext(
        "{n} card in the discard pile, which is shuffled to form a new deck when the deck runs out.",
        "{n} cards in the discard pile, which is shuffled to form a new deck when the deck runs out.",
        discards,
    )
    return [
        Counter("pool", "points", str(pool), _("VP left"), left.format(n=pool)),
        Counter("deck", "deck", str(deck), _("deck"), cards.format(n=deck)),
        Counter("discards", "discards", str(discards), _("discards"), gone.format(n=discards)),
    ]
