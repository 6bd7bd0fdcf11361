"""Inputs of Race's network for one seat: its tableau, and what changes from question to question."""

from functools import cache

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.race.bot.engine import Counts, Engine, consume_all, engine_of
from galaxy_desktop.games.race.bot.forecast import features, goods_of, points_now, tableau_line
from galaxy_desktop.games.race.bot.gains import after_producing
from galaxy_desktop.games.race.bot.placing import keep_values, offers
from galaxy_desktop.games.race.box import design_id, designs, figures
from galaxy_desktop.games.race.schema import KINDS
from galaxy_desktop.games.race.state import Player, RaceState

BEST = ("best card", "second card", "third card")
"""Input names of the most valuable cards in hand."""
NO_CARDS = (0.0,) * len(BEST)
GOODS = tuple(f"{kind} goods" for kind in KINDS)
REACHES = {"points": 20, "cards": 12, "goods": 3, "hand": 10, "Military": 8}
"""Things in which a seat may be behind, each with the number that counts as 1."""


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
    size = figures().tableau_size
    largest = max(len(other.tableau) for other in g.players)
    seats = len(g.players)
    chips = g.pool / (12 * seats)
    return {
        "rounds": rounds / 10,
        "last rounds": min(rounds, 3) / 3,
        "chips left": chips,
        "clock": min(chips, 1 - largest / size),
        "hand": len(player.hand) / 10,
        "small hand": min(len(player.hand), 4) / 4,
        **{name: number / 3 for name, number in zip(GOODS, goods, strict=True)},
        "points now": points_now(g, seat) / 20,
        "cards placed": len(player.tableau) / size,
        "cards of the longest tableau": largest / size,
        **_consumed(g, player, engine, goods),
        "best sale": max((engine.sale[k] for k in range(4) if goods[k]), default=0) / 6,
        **_best_cards(g, player, rounds),
        **_behind(g, seat),
        "three players": float(seats == 3),
        "four players": float(seats == 4),
        "experienced": float(g.variant == "experienced"),
        **hand_inputs(g, seat),
    }


def _consumed(g: RaceState, player: Player, engine: Engine, goods: Counts) -> Features:
    vp, cards, _ = consume_all(engine, goods)
    made, drawn = after_producing(g, player)
    then_vp, then_cards, left = consume_all(engine, made)
    return {
        "chips by consuming": vp / 5,
        "cards by consuming": cards / 5,
        "cards by producing": drawn / 5,
        "chips by producing and consuming": then_vp / 5,
        "cards by producing and consuming": then_cards / 5,
        "goods left by producing and consuming": sum(left) / 5,
    }


def _best_cards(g: RaceState, player: Player, rounds: float) -> Features:
    hand = [card for card in player.hand if card != HIDDEN]
    values = sorted(keep_values(g, player, hand, rounds), reverse=True)
    on_offer, cards = offers(g.edition, tuple(player.tableau)), len(player.hand)
    payable = [card for card in hand if on_offer[card].price < cards]
    worlds = sum([g.cards[card].is_world for card in payable])
    return {
        **{name: value / 5 for name, value in zip(BEST, (*values, *NO_CARDS), strict=False)},
        "worlds to settle": worlds / 4,
        "cards to develop": (len(payable) - worlds) / 4,
        "something to settle": float(worlds > 0),
        "something to develop": float(worlds < len(payable)),
    }


def _behind(g: RaceState, seat: Seat) -> Features:
    """Return how far a seat is behind the first of the others in each quantity; negative if it leads."""
    mine, *others = [_quantities(g, one) for one in (seat, *(s for s in range(len(g.players)) if s != seat))]
    return {
        f"{name} behind": (max([other[place] for other in others]) - mine[place]) / reach
        for place, (name, reach) in enumerate(REACHES.items())
    }


def _quantities(g: RaceState, seat: Seat) -> tuple[float, ...]:
    """Return points, cards placed, goods, cards in hand and Military, in the order of `REACHES`."""
    player = g.players[seat]
    tableau = tuple(player.tableau)
    points = tableau_line(g.edition, tableau)[0] + points_now(g, seat)
    military = engine_of(g.edition, tableau).military
    return points, len(tableau), len(player.goods), len(player.hand), military


def hand_inputs(g: RaceState, seat: Seat) -> Features:
    """Return a flag for each design that a seat holds in its hand; others are left out."""
    return {f"holds {design_id(card)}": 1.0 for card in g.players[seat].hand if card != HIDDEN}


@cache
def no_hand_inputs() -> Features:
    """Return the flags of a hand without cards, one for each design."""
    return {f"holds {design}": 0.0 for design in designs("second")}
