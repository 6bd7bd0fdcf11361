"""What others are likely to select, by what all can see."""

from math import exp

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.bot.worth import needed
from galaxy_desktop.games.roll.box import die_types, figures
from galaxy_desktop.games.roll.dice import WILD, type_of
from galaxy_desktop.games.roll.powers import room
from galaxy_desktop.games.roll.schema import DEVELOPMENT, PHASES, WORLD
from galaxy_desktop.games.roll.state import Player, RollState

HEAT = 0.7
"""How far others may judge differently, in points."""
TILE_BELOW = 3
"""Workers that a tile takes which lies face down to others."""


def occurring(g: RollState, seat: Seat) -> dict[str, float]:
    """How likely each phase is to occur without being selected by this seat."""
    absent = dict.fromkeys(PHASES, 1.0)
    for other, player in enumerate(g.players):
        if other != seat:
            for phase, chance in selecting(player).items():
                absent[phase] *= 1 - chance
    if len(g.players) == 2:
        faces = die_types()[figures().extra_die].faces
        for phase in PHASES:
            absent[phase] *= 1 - faces.count(phase) / len(faces)
    return {phase: 1 - chance for phase, chance in absent.items()}


def selecting(player: Player) -> dict[str, float]:
    """How likely a player is to select each phase; never looks behind the screen."""
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
    """About what a phase would bring to a player."""
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
    """Workers that a stack has use for; only its top is seen."""
    stack = player.stack(side)
    if not stack:
        return 0
    top = max(1, needed(tuple(player.tableau), stack[-1]) - len(player.builders(side)))
    return top + TILE_BELOW * (len(stack) - 1)
