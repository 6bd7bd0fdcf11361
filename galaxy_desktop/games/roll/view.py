"""Views of one seat, and guesses at the state behind them."""

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll.box import tile_of, tiles, turned
from galaxy_desktop.games.roll.dice import UNKNOWN_FACE
from galaxy_desktop.games.roll.schema import STACKS
from galaxy_desktop.games.roll.state import NOBODY, Player, RollState


def view(g: RollState, viewer: Seat) -> RollState:
    """Return the table as one seat sees it."""
    return RollState(
        **g.rules(),
        **g.basics_for(viewer),
        players=[_seen(player, own=seat == viewer) for seat, player in enumerate(g.players)],
        supply=g.supply.copy(),
        bag=[HIDDEN] * len(g.bag),
        abandoned=[(tile, seat) if seat == viewer else (HIDDEN, NOBODY) for tile, seat in g.abandoned],
    )


def _seen(player: Player, *, own: bool) -> Player:
    """Return a copy of a player for its owner, or for all others, without faces behind the screen."""
    seen = player.clone()
    if own:
        return seen
    for die in seen.rolled:
        seen.faces[die] = UNKNOWN_FACE
    seen.drawn = [HIDDEN] * len(seen.drawn)
    for side in STACKS:
        stack = seen.stack(side)
        stack[:-1] = [HIDDEN] * (len(stack) - 1) if stack else []
    return seen


def guess(seen: RollState, dice: Dice) -> RollState:
    """Return a whole random table that agrees with a view."""
    g = seen.to_guess(dice)
    unseen = tiles_unseen(g)
    dice.shuffle(unseen)
    others = [seat for seat in range(len(g.players)) if seat != seen.viewer]
    for player in g.players:
        player.faces = {d: dice.below(6) if f == UNKNOWN_FACE else f for d, f in player.faces.items()}
        for side in STACKS:
            stack = player.stack(side)
            stack[:] = [turned(unseen.pop(), side) if tile == HIDDEN else tile for tile in stack]
        player.drawn = [unseen.pop() if tile == HIDDEN else tile for tile in player.drawn]
    g.bag = [unseen.pop() if tile == HIDDEN else tile for tile in g.bag]
    g.abandoned = [(unseen.pop(), others[0]) if t == HIDDEN else (t, seat) for t, seat in g.abandoned]
    return g


def tiles_unseen(g: RollState) -> list[str]:
    """Return every game tile that is hidden in a view, named by its development."""
    known = set(tiles_seen(g))
    return [tile for tile in tiles() if tile not in known]


def tiles_seen(g: RollState) -> list[str]:
    """Return every game tile on the table that can be identified, named by its development."""
    sides_up = [*g.bag, *(tile for tile, _ in g.abandoned)]
    for player in g.players:
        sides_up += [*player.drawn, *player.zone(), *player.tableau[3:]]
    return [tile_of(side) for side in sides_up if side != HIDDEN]
