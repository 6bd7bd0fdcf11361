"""Actions that keep a game going in which random answers would seldom change anything."""

from dataclasses import replace

from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.games.race.box import actions, figures
from galaxy_desktop.games.race.moves import Actions, parse_as
from galaxy_desktop.games.race.state import Player, RaceState

BARE = 4
"""Most cards in a hand, on average, with which there is hardly anything to place."""


def stirring(g: RaceState, decision: Decision) -> Decision:
    """Return the question without the actions that change nothing, if the game is stuck; else as it is."""
    if decision.topic != "action" or not isinstance(decision, Pick) or not _is_stuck(g):
        return decision
    offered = [option for option in decision.offered if _stirs(g, parse_as(Actions, option).chosen)]
    return replace(decision, offered=tuple(offered))


def _is_stuck(g: RaceState) -> bool:
    """Return whether hands are bare, or what was chosen in the last round would change nothing again."""
    last = [player.past[-1] for player in g.players if player.past]
    return _are_bare(g) or (bool(last) and not any(_stirs(g, chosen) for chosen in last))


def _are_bare(g: RaceState) -> bool:
    return sum([len(player.hand) for player in g.players]) <= BARE * len(g.players)


def _stirs(g: RaceState, chosen: tuple[str, ...]) -> bool:
    """Return whether one of these actions is likely to change what somebody has."""
    return any(_changes(g, actions()[action].phase) for action in chosen)


def _changes(g: RaceState, phase: str) -> bool:
    if phase == "explore":
        limit = figures().hand_limit
        return any(len(player.hand) < limit for player in g.players)
    if phase == "consume":
        return any(player.goods for player in g.players)
    if phase == "produce":
        return any(_can_produce(g, player) for player in g.players)
    return not _are_bare(g)


def _can_produce(g: RaceState, player: Player) -> bool:
    cards, goods = g.cards, player.goods
    return any(cards[world].source == "production" and world not in goods for world in player.tableau)
