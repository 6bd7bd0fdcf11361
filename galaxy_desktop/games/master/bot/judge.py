"""How likely each seat is to win: the turns that each would need, compared."""

from math import exp

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.cardsense import card_worth
from galaxy_desktop.games.master.bot.weights import ROW, SPREAD
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.victory import winners


def chances(g: MasterState) -> list[float]:
    """How likely each seat is to win."""
    seats = range(len(g.players))
    if not g.waiting:
        won = winners(g)
        return [(seat in won) / len(won) for seat in seats]
    times = [time_left(g, seat) for seat in seats]
    least = min(times)
    pulls = [exp((least - time) / SPREAD) for time in times]
    return [pull / sum(pulls) for pull in pulls]


def time_left(g: MasterState, seat: Seat) -> float:
    """The turns that a seat is from winning; cards in its row help, and so does moving sooner."""
    aims = Aims(g, seat)
    row = sum(card_worth(aims, card) for card in g.players[seat].row[1:])
    turn = g.clockwise(g.seat).index(seat) / len(g.players)
    return aims.turns - ROW * row + turn * 0.5 + g.players[seat].skips
