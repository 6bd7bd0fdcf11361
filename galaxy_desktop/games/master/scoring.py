"""Progress of each seat towards each of the three victories."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Score
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.victory import bases_placed, starts_held


def scores(g: MasterState) -> tuple[Score, ...]:
    """Return for each seat its bases on the board, most symbols of one kind, and starting systems held."""
    return tuple(_score(g, seat) for seat in range(len(g.players)))


def _score(g: MasterState, seat: Seat) -> Score:
    parts = (
        ("bases", bases_placed(g, seat)),
        ("symbols", max(g.track[seat])),
        ("corners", starts_held(g, seat)),
    )
    return Score(parts, sum(g.track[seat]))


def goals() -> tuple[int, int, int]:
    """Return the number of each figure of a score that wins the game."""
    rules = figures()
    return rules.bases, rules.winning_symbols, rules.winning_starts


def begins() -> tuple[int, int, int]:
    """Return the number of each figure after the setup: the starting system with its base and symbol."""
    return 1, 1, 1
