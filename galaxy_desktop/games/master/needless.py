"""Questions spared to persons: all answers come to the same in the end, or few players want another one.

They stay in the rules, so that recorded answers still fit, and bots are asked them.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.spared import Spared
from galaxy_desktop.games.master.box import Card, cards, figures, other_side, projects, side
from galaxy_desktop.games.master.moves import END, Discard, OfferTruce, Take, numbered, spot_at
from galaxy_desktop.games.master.powers import abilities_at, has_too_many, is_live
from galaxy_desktop.games.master.projects import missing, settle_reward
from galaxy_desktop.games.master.schema import ANY, PLAIN, Ability
from galaxy_desktop.games.master.state import MasterState

ELSEWHERE = ("discard", "turn_start", "turn_end", "robbed", "conflict_begun", "passive")
"""Triggers that do not fire while rewards are taken, and "passive"."""
ROUTE_DONE = "route_done"
AT_ONCE = Spared((END,), rare=True)
"""End of phase 3, where no card matters."""


def spared_reward(g: MasterState, seat: Seat, ready: Sequence[str]) -> Spared | None:
    """Return the option for the first planet or route to be rewarded whose order does not matter, or None."""
    for id_ in ready:
        if id_ in projects():
            continue
        route = id_ in g.routes
        if not _is_steady(g, seat, _ends_route if route else _settles):
            continue
        idle = route and not _rewards_routes(g, seat)
        if idle or _are_plenty(g, _coming(g, seat, ready), _most_gains(g, seat, ready)):
            return Spared((Take(id_).option,))
    return None


def _rewards_routes(g: MasterState, seat: Seat) -> bool:
    """Return whether a complete route triggers an ability: by itself it brings nothing."""
    return any(card in abilities_at(ROUTE_DONE) and is_live(g, seat, card) for card in g.players[seat].row)


def _coming(g: MasterState, seat: Seat, ready: Sequence[str]) -> Counter[str]:
    """Count the cubes of all planets that are to be rewarded."""
    planets = [spot_at(id_) for id_ in ready if id_ not in projects() and id_ not in g.routes]
    return Counter(cube for spot in planets for cube in settle_reward(g, seat, spot))


def _most_gains(g: MasterState, seat: Seat, ready: Sequence[str]) -> int:
    """Return an upper bound on the cubes from abilities and spoils while all rewards are taken.

    A reward is a trigger itself, and may bring two cards that are triggers too; so may each base. Of the
    cards that may come at most one has such an ability, for there is no more than one of each.
    """
    row = g.players[seat].row
    own = sum(_gains(cards()[card]) for card in row)
    new = max(_gains(card) for card in cards().values() if not card.is_development and card.id not in row)
    spoils = sum(cards()[projects()[id_].card].spoils for id_ in ready if id_ in projects())
    others = sum(id_ in projects() or id_ in g.routes for id_ in ready) + len(g.players[seat].built)
    return (len(ready) + 2 * others) * own + 2 * others * new + spoils


def _gains(card: Card) -> int:
    """Return the number of cubes that a card brings at triggers among the rewards."""
    return sum(
        effect.count
        for ability in card.abilities
        if ability.when not in ELSEWHERE
        for effect in ability.effects
        if effect.code == "gain_cubes"
    )


def _settles(ability: Ability) -> bool:
    return ability.when == "settled" or any(effect.code == "settle_bonus" for effect in ability.effects)


def _ends_route(ability: Ability) -> bool:
    return ability.when == ROUTE_DONE


def _is_steady(g: MasterState, seat: Seat, speaks: Callable[[Ability], bool]) -> bool:
    """Return whether no ability concerned can begin or cease to work while other rewards are taken."""
    row = g.players[seat].row
    for card in cards().values():
        if not any(map(speaks, card.abilities)):
            continue
        if card.is_development:
            if card.id in row and card.projects[0].id in g.cubes and not is_live(g, seat, card.id):
                return False
        elif card.requires or card.id not in row:
            return False
    return True


def _are_plenty(g: MasterState, coming: Counter[str], more: int) -> bool:
    """Return whether the reserve suffices for each colour, whatever colours are chosen."""
    return all(g.reserve[colour] >= coming[colour] + more for colour in PLAIN)


def spared_order(g: MasterState, waiting: Sequence[str]) -> Spared | None:
    """Return the abilities in their given order if the order does not matter, or None."""
    named = [numbered(ability) for ability in waiting]
    effects = [effect for one in named for effect in cards()[one.name].abilities[one.number].effects]
    codes = {effect.code for effect in effects}
    if codes <= {"gain_cubes", "draw_cubes"}:
        gains = [effect for effect in effects if effect.code == "gain_cubes"]
        free = sum(effect.count for effect in gains if effect.colour == ANY)
        fixed = Counter({colour: sum(e.count for e in gains if e.colour == colour) for colour in PLAIN})
        alike = _are_plenty(g, fixed, free)
    else:
        alike = codes == {"swap_cubes"} and {(e.give, e.take) for e in effects} == {(ANY, ANY)}
    return Spared(tuple(waiting)) if alike else None


def spared_use(ability: Ability, *, possible: bool) -> Spared | None:
    """Return the answer if using an ability has no effect or can be declined afterwards, or None."""
    if not possible:
        return Spared(answer=False)
    if all(effect.code == "swap_cubes" for effect in ability.effects):
        return Spared(answer=True, implied=True)
    return None


def spared_cards(g: MasterState, seat: Seat, moves: Sequence[Move]) -> Spared | None:
    """Return the end of phase 3 if no card matters now: all that is left is to discard without an ability.

    Once a card was discarded, over the limit, or with too few cubes for the next turn, the question is put.
    """
    player = g.players[seat]
    few = sum(player.bag.values()) < figures().cubes_drawn
    if g.discarded or few or has_too_many(g, seat):
        return None
    matters = any(_matters(g, seat, move) for move in moves)
    return None if matters else AT_ONCE


def _matters(g: MasterState, seat: Seat, move: Move) -> bool:
    """Return whether a move does more than to discard a card; a truce matters to a seat that is not ahead."""
    match move:
        case Discard(card):
            return bool(abilities_at("discard").get(card)) and is_live(g, seat, card)
        case OfferTruce(card):
            mine = g.conflicts[card].facing(seat)
            own, other = (projects()[side(card, facing)] for facing in (mine, other_side(mine)))
            return missing(g, own) >= missing(g, other)
    return True
