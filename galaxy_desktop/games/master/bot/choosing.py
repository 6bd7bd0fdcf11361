"""Ratings of cards to draw, take and keep, of abilities to use, and of rivals' cubes to take."""

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Order, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.abilities import ability_worth, effect_worth
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.cardsense import card_worth, deck_worth, kept_worth, unseen
from galaxy_desktop.games.master.bot.cube_worth import CubeWorth
from galaxy_desktop.games.master.bot.fighting import side_worth
from galaxy_desktop.games.master.bot.robbing import damage, weight
from galaxy_desktop.games.master.box import projects, side
from galaxy_desktop.games.master.cubes import owner_of
from galaxy_desktop.games.master.moves import REFUSE, numbered, place_of
from galaxy_desktop.games.master.powers import abilities_at, offering
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.symbols import holder, laid


def rate_drawn(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the card looked at, and refusing it by the average of the unseen cards."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    rated: list[Rated] = []
    for option in decision.offered:
        if option == REFUSE:
            worths = [card_worth(aims, card) for card in unseen(aims, decision.about)]
            points = sum(worths) / len(worths) if worths else -1.0
        else:
            points = card_worth(aims, option)
        rated.append((points, (option,)))
    return best_first(rated)


def rate_cards(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the cards of a deck, or those of players that may be taken or destroyed."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    return best_first((_taken(aims, card), (card,)) for card in decision.offered)


def _taken(aims: Aims, card: str) -> float:
    owner = holder(aims.g, card)
    worth = card_worth(aims, card)
    if owner in {NOBODY, aims.seat}:
        return worth
    return worth + weight(aims, owner) * kept_worth(aims.rival(owner), card)


def rate_decks(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate decks by the worth of a draw."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    return best_first((deck_worth(aims, deck), (deck,)) for deck in decision.offered)


def rate_robbed(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate cubes to take: those of rivals by the damage, own ones by their lack of use."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    places = CubeWorth(aims)
    rated: list[Rated] = []
    for where in decision.offered:
        place = place_of(where)
        if owner_of(g, place) == seat:
            points = -places.worth(place, laid(g, place) if place in projects() else 1)
        else:
            points = damage(aims, where)
        rated.append((points, (where,)))
    return best_first(rated)


def rate_returned(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate own projects to give up, those of least worth highest."""
    assert isinstance(decision, Pick)
    places = CubeWorth(Aims(g, seat))
    rated: list[Rated] = []
    for place in decision.offered:
        there = laid(g, place) if place in projects() else g.routes[place].cubes
        lost = places.worth(place, there) + 10.0 * (place in g.active)
        rated.append((0.3 * there - lost, (place,)))
    return best_first(rated)


def rate_added(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate slots by the worth of one more cube there."""
    assert isinstance(decision, Pick)
    places = CubeWorth(Aims(g, seat))
    rated: list[Rated] = []
    for where in decision.offered:
        place = place_of(where)
        there = laid(g, place)
        rated.append((places.worth(place, there + 1) - places.worth(place, there), (where,)))
    return best_first(rated)


def rate_choices(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the effects of an ability of which one is chosen."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    effects = offering(decision.about, decision.offered).effects
    return best_first((effect_worth(aims, effects[numbered(one).number]), (one,)) for one in decision.offered)


def rate_may(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Prefer using an ability."""
    del g, seat, decision
    return [(1.0, True), (0.0, False)]


def rate_order(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Order abilities by worth, best first."""
    assert isinstance(decision, Order)
    aims = Aims(g, seat)
    worth = {}
    for one in decision.items:
        which = numbered(one)
        known = dict(abilities_at(decision.about).get(which.name, ()))
        worth[one] = ability_worth(aims, known[which.number]) if which.number in known else 0.0
    return [(0.0, tuple(sorted(decision.items, key=lambda one: -worth[one])))]


def rate_victims(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate rivals, those nearest to winning highest."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    return best_first((-aims.rival(int(one)).turns, (one,)) for one in decision.offered)


def rate_cancelled(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate conflicts to cancel, those that serve rivals most and the seat least highest."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    return best_first((-conflict_balance(aims, card), (card,)) for card in decision.offered)


def conflict_balance(aims: Aims, card: str) -> float:
    """Return the worth of a conflict on the board to a seat, less its worth to the others in it."""
    conflict, worth = aims.g.conflicts[card], 0.0
    for facing in ("red", "blue"):
        who = conflict.seat(facing)
        if who != NOBODY:
            theirs = aims.rival(who)
            value = side_worth(theirs, side(card, facing), laid(aims.g, side(card, facing)))
            worth += value if who == aims.seat else -weight(aims, who) * value
    return worth
