"""View of one seat, and random completion of a view."""

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race.setup import cards_in_game
from galaxy_desktop.games.race.state import EVERYBODY, Player, RaceState


def view(g: RaceState, viewer: Seat) -> RaceState:
    """Return the state as one seat sees it."""
    return RaceState(
        **g.rules(),
        **g.basics_for(viewer),
        players=[_seen(player, own=seat == viewer) for seat, player in enumerate(g.players)],
        supply=[HIDDEN] * len(g.supply),
        discards=[(c if knower in (viewer, EVERYBODY) else HIDDEN, knower) for c, knower in g.discards],
    )


def _seen(player: Player, *, own: bool) -> Player:
    """Return a copy of a player as its owner or the others see it; cards that are goods are hidden to all."""
    seen = player.clone()
    seen.goods = dict.fromkeys(seen.goods, HIDDEN)
    if not own:
        seen.hand = [HIDDEN] * len(seen.hand)
        seen.drawn = [HIDDEN] * len(seen.drawn)
        seen.offered = [HIDDEN] * len(seen.offered)
    return seen


def guess(seen: RaceState, dice: Dice) -> RaceState:
    """Return a whole state that agrees with a view, its hidden cards filled in by chance."""
    g = seen.to_guess(dice)
    unseen = cards_unseen(g)
    dice.shuffle(unseen)
    for player in g.players:
        player.offered = _guess_offered(g, player, unseen)
    for player in g.players:
        player.hand = [unseen.pop() if card == HIDDEN else card for card in player.hand]
        player.drawn = [unseen.pop() if card == HIDDEN else card for card in player.drawn]
        player.goods = {
            world: unseen.pop() if card == HIDDEN else card for world, card in player.goods.items()
        }
    g.supply = [unseen.pop() if card == HIDDEN else card for card in g.supply]
    g.discards = [(unseen.pop() if card == HIDDEN else card, knower) for card, knower in g.discards]
    return g


def _guess_offered(g: RaceState, player: Player, unseen: list[str]) -> list[str]:
    """Return the start worlds to choose from, red then blue; remove guessed ones from `unseen`."""
    offered = []
    for world, group in zip(player.offered, ("red", "blue"), strict=False):
        found = next(c for c in unseen if g.cards[c].group == group) if world == HIDDEN else world
        if world == HIDDEN:
            unseen.remove(found)
        offered.append(found)
    return offered


def cards_unseen(g: RaceState) -> list[str]:
    """Return every card in the game that is hidden in a view."""
    known = set(cards_seen(g))
    return [card for card in cards_in_game(g.edition, g.start_worlds) if card not in known]


def cards_seen(g: RaceState) -> list[str]:
    """Return every card on the table that is not hidden."""
    found = [card for card, _ in g.discards] + g.supply
    for player in g.players:
        found += [*player.hand, *player.tableau, *player.goods.values(), *player.drawn, *player.offered]
    return [card for card in found if card != HIDDEN]
