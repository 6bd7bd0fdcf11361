"""Dead rounds, in which nobody places or gains anything."""

from galaxy_desktop.games.race.bot.engine import engine_of
from galaxy_desktop.games.race.box import actions, figures
from galaxy_desktop.games.race.state import Player, RaceState


def dead_rounds(g: RaceState) -> int:
    """Return the number of rounds, up to the last one, whose phases could not have changed what is there now.

    A round with Develop or Settle counts as one in which something was placed.
    """
    idle = dict.fromkeys(("develop", "settle"), False)
    rounds = 0
    for called in zip(*(reversed(player.past[: g.round - 1]) for player in g.players), strict=True):
        for phase in {actions()[action].happens_in for chosen in called for action in chosen}:
            if phase not in idle:
                idle[phase] = _is_idle(g, phase)
            if not idle[phase]:
                return rounds
        rounds += 1
    return rounds


def _is_idle(g: RaceState, phase: str) -> bool:
    return all(_gains_nothing(g, player, phase) for player in g.players)


def _gains_nothing(g: RaceState, player: Player, phase: str) -> bool:
    engine = engine_of(g.edition, tuple(player.tableau))
    if phase == "explore":
        return len(player.hand) >= figures().hand_limit
    if phase == "produce":
        return not engine.draws.get(phase) and all(
            world in player.goods for world in (*engine.makes, *engine.windfalls)
        )
    return not engine.draws.get(phase) and not player.goods
