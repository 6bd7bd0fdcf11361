"""Estimates of the phases that rivals select, from public information."""

from math import exp

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.bot.worth import needed
from galaxy_desktop.games.roll.box import die_types, figures
from galaxy_desktop.games.roll.dice import WILD, type_of
from galaxy_desktop.games.roll.powers import room
from galaxy_desktop.games.roll.schema import DEVELOPMENT, PHASES, WORLD
from galaxy_desktop.games.roll.state import Player, RollState

HEAT = 0.7
"""Temperature of the choices of rivals, in VP."""
TILE_BELOW = 3
"""Workers assumed for a tile that lies face down to others."""


def occurring(g: RollState, seat: Seat) -> dict[str, float]:
    """Return the probability of each phase to occur without being selected by this seat.

    At a still table each would wait for another to begin: there the seats take turns at counting on nobody.
    """
    absent = dict.fromkeys(PHASES, 1.0)
    begins = g.round % len(g.players) == seat and _is_still(g)
    for other, player in enumerate(g.players):
        if other != seat and not begins:
            for phase, chance in selecting(player).items():
                absent[phase] *= 1 - chance
    if len(g.players) == 2:
        faces = die_types()[figures().extra_die].faces
        for phase in PHASES:
            absent[phase] *= 1 - faces.count(phase) / len(faces)
    return {phase: 1 - chance for phase, chance in absent.items()}


def _is_still(g: RollState) -> bool:
    """Return whether nobody has a good to ship or a tile to build."""
    return not any(player.goods or player.zone() for player in g.players)


def selecting(player: Player) -> dict[str, float]:
    """Return the probability of each phase to be selected by a player, from public information."""
    hands = dict.fromkeys(PHASES, 0.7)
    for die in player.rolled:
        for face in die_types()[type_of(die)].faces:
            for phase in PHASES if face == WILD else (face,):
                hands[phase] += 1 / 30 if face == WILD else 1 / 6
    wish = {phase: _wish(player, phase, hands[phase]) for phase in PHASES}
    best = max(wish.values())
    shares = {phase: exp((points - best) / HEAT) for phase, points in wish.items()}
    total = sum(shares.values())
    return {phase: share / total for phase, share in shares.items()}


def _wish(player: Player, phase: str, hands: float) -> float:
    """Return about the VP that a phase would bring to a player."""
    match phase:
        case "explore":
            return hands * (0.9 if len(player.zone()) < 3 else 0.5) + (0.5 if player.credits < 3 else 0.0)
        case "develop":
            return min(hands, _work(player, DEVELOPMENT))
        case "settle":
            return 1.15 * min(hands, _work(player, WORLD))
        case "produce":
            return 0.9 * min(hands, sum(room(player).values()))
    return 1.5 * min(hands, len(player.goods))


def _work(player: Player, side: str) -> int:
    """Return the workers that a stack can use; only its top tile is seen."""
    stack = player.stack(side)
    if not stack:
        return 0
    top = max(1, needed(tuple(player.tableau), stack[-1]) - len(player.builders(side)))
    return top + TILE_BELOW * (len(stack) - 1)
