"""Inputs of Race's network for one seat: its tableau, and what changes from question to question."""

from functools import lru_cache

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.race.bot.engine import consume_all, engine_of
from galaxy_desktop.games.race.bot.forecast import features, goods_of, points_now
from galaxy_desktop.games.race.bot.placing import keep_points
from galaxy_desktop.games.race.box import design_id, designs, figures
from galaxy_desktop.games.race.schema import KINDS
from galaxy_desktop.games.race.state import Player, RaceState

BEST = ("best card", "second card", "third card")
"""Input names of the most valuable cards in hand."""
NO_CARDS = (0.0,) * len(BEST)
GOODS = tuple(f"{kind} goods" for kind in KINDS)


@lru_cache(maxsize=1_000)
def tableau_inputs(edition: str, tableau: tuple[str, ...]) -> Features:
    """Return the features of a tableau, each about 0 to 1, and a flag for each design that is in it."""
    names = {design_id(card) for card in tableau}
    present = {f"has {design}": float(design in names) for design in designs("second")}
    return {name: value / 4 for name, value in features(edition, tableau).items()} | present


def seat_inputs(g: RaceState, seat: Seat, rounds: float) -> Features:
    """Return inputs for hand, goods, points and progress of the game, each about 0 to 1."""
    player = g.players[seat]
    engine = engine_of(g.edition, tuple(player.tableau))
    goods = goods_of(g, player)
    vp, cards, _ = consume_all(engine, goods)
    size = figures().tableau_size
    largest = max(len(other.tableau) for other in g.players)
    seats = len(g.players)
    return {
        "rounds": rounds / 10,
        "last rounds": min(rounds, 3) / 3,
        "chips left": g.pool / (12 * seats),
        "hand": len(player.hand) / 10,
        "small hand": min(len(player.hand), 4) / 4,
        **{name: number / 3 for name, number in zip(GOODS, goods, strict=True)},
        "points now": points_now(g, seat) / 20,
        "cards placed": len(player.tableau) / size,
        "cards of the longest tableau": largest / size,
        "chips by consuming": vp / 5,
        "cards by consuming": cards / 5,
        "best sale": max((engine.sale[k] for k in range(4) if goods[k]), default=0) / 6,
        **_best_cards(g, player, rounds),
        "three players": float(seats == 3),
        "four players": float(seats == 4),
        "experienced": float(g.variant == "experienced"),
    }


def _best_cards(g: RaceState, player: Player, rounds: float) -> Features:
    values = sorted((keep_points(g, player, c, rounds) for c in player.hand if c != HIDDEN), reverse=True)
    return {name: value / 5 for name, value in zip(BEST, (*values, *NO_CARDS), strict=False)}
