"""Supremacy track, and the three victories that end the game at once (page 18)."""

from dataclasses import replace

from galaxy_desktop.engine.events import GameEnded, Seat
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.events import SymbolsChanged
from galaxy_desktop.games.master.projects import is_complete_route
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.steps import GameWonError
from galaxy_desktop.games.master.symbols import symbol_counts

EXPANSION, DOMINATION, CONQUEST, DRAW = "expansion", "domination", "conquest", "draw"
ENDS = (EXPANSION, DOMINATION, CONQUEST, DRAW)


def bases_placed(g: MasterState, seat: Seat) -> int:
    """Return the number of bases of a seat on the board."""
    player = g.players[seat]
    return figures().bases - player.unused - len(player.built)


def starts_held(g: MasterState, seat: Seat) -> int:
    """Return the number of starting systems a seat holds (R25)."""
    owners = g.owners
    return sum([owners.get(corner.start) == seat for corner in star_map().corners.values()])


def victory(g: MasterState, seat: Seat) -> str:
    """Return the victory that a seat has achieved, or "" if none."""
    if bases_placed(g, seat) >= figures().bases:
        return EXPANSION
    if max(g.track[seat]) >= figures().winning_symbols:
        return DOMINATION
    return CONQUEST if starts_held(g, seat) >= figures().winning_starts else ""


def watch(g: MasterState) -> None:
    """Update the supremacy track after any change; end the game and raise `GameWonError` on a victory.

    If one change makes several win, the active player does, or else the next clockwise (R24).
    """
    now = symbol_counts(g)
    if now != g.track:
        before, g.track = g.track, now
        for seat, (old, new) in enumerate(zip(before, now, strict=True)):
            for symbol, was, is_ in zip(SYMBOLS, old, new, strict=True):
                if was != is_:
                    g.tell(SymbolsChanged(seat, symbol, was, is_))
    _forget_broken_routes(g)
    for seat in g.clockwise(g.seat):
        if won := victory(g, seat):
            end(g, won, seat)
            raise GameWonError


def _forget_broken_routes(g: MasterState) -> None:
    """Mark paid routes as unpaid if they are incomplete for want of a discount (R28)."""
    for track, route in g.routes.items():
        if route.paid and not is_complete_route(g, track):
            g.routes[track] = replace(route, paid=False)


def end(g: MasterState, ended_by: str, winner: Seat = NOBODY) -> None:
    """End the game; without a winner it is a draw."""
    g.ended_by, g.winner, g.phase = ended_by, winner, "over"
    g.waiting.clear()
    g.tell(GameEnded(ended_by, winners(g)))


def winners(g: MasterState) -> tuple[Seat, ...]:
    """Return the seats that won: all of them in a draw."""
    return tuple(range(len(g.players))) if g.winner == NOBODY else (g.winner,)
