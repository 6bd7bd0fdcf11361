"""What the network of Race is told about a seat: its tableau, and what changes from question to question."""

from functools import lru_cache

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.race.bot.engine import consume_all, engine_of
from galaxy_desktop.games.race.bot.forecast import features, goods_of, points_now
from galaxy_desktop.games.race.bot.placing import keep_points
from galaxy_desktop.games.race.cards import design_id, designs, figures
from galaxy_desktop.games.race.state import Player, RaceState

BEST = 3
"""How many of the best cards in hand are looked at."""


@lru_cache(maxsize=1_000)
def tableau_inputs(edition: str, tableau: tuple[str, ...]) -> tuple[float, ...]:
    """What a tableau adds up to, then which designs are in it."""
    names = {design_id(card) for card in tableau}
    present = (float(design in names) for design in designs("second"))
    return (*(float(value) / 4 for value in features(edition, tableau)), *present)


def seat_inputs(g: RaceState, seat: Seat, rounds: float) -> list[float]:
    """Hand, goods, points and how far the game is, each about from 0 to 1."""
    player = g.players[seat]
    engine = engine_of(g.edition, tuple(player.tableau))
    goods = goods_of(g, player)
    vp, cards, _ = consume_all(engine, goods)
    size = figures().tableau_size
    largest = max(len(other.tableau) for other in g.players)
    seats = len(g.players)
    return [
        rounds / 10,
        min(rounds, 3) / 3,
        g.pool / (12 * seats),
        len(player.hand) / 10,
        min(len(player.hand), 4) / 4,
        *(number / 3 for number in goods),
        points_now(g, seat) / 20,
        len(player.tableau) / size,
        largest / size,
        vp / 5,
        cards / 5,
        max((engine.sale[k] for k in range(4) if goods[k]), default=0) / 6,
        *_best_cards(g, player, rounds),
        float(seats == 3),
        float(seats == 4),
        float(g.variant == "experienced"),
    ]


def _best_cards(g: RaceState, player: Player, rounds: float) -> list[float]:
    values = sorted((keep_points(g, player, c, rounds) for c in player.hand if c != HIDDEN), reverse=True)
    return [value / 5 for value in (*values, *[0.0] * BEST)[:BEST]]
