"""Views of one seat, and guesses at the state behind them; hidden are only goals and future chance."""

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers.box import goals
from galaxy_desktop.games.frontiers.state import NOBODY, FrontiersState, Player


def view(g: FrontiersState, viewer: Seat) -> FrontiersState:
    """Return the table as one seat sees it."""
    return FrontiersState(
        **g.open_fields(),
        **g.basics_for(viewer),
        players=[_seen(player, own=seat == viewer) for seat, player in enumerate(g.players)],
        goal_stack=[(goal, seat) if seat == viewer else (HIDDEN, NOBODY) for goal, seat in g.goal_stack],
    )


def _seen(player: Player, *, own: bool) -> Player:
    seen = player.clone()
    if not own:
        seen.goal = HIDDEN if seen.goal else ""
        seen.turn_up, seen.ordering = [], False
        seen.looking = [HIDDEN] * len(seen.looking)
    return seen


def guess(seen: FrontiersState, dice: Dice) -> FrontiersState:
    """Return a whole random table that agrees with a view."""
    g = seen.to_guess(dice)
    if g.with_goals:
        _guess_goals(g, dice)
    return g


def _guess_goals(g: FrontiersState, dice: Dice) -> None:
    unseen = goals_unseen(g)
    dice.shuffle(unseen)
    for player in g.players:
        player.goal = unseen.pop() if player.goal == HIDDEN else player.goal
        player.looking = [unseen.pop() if goal == HIDDEN else goal for goal in player.looking]
    g.goal_stack = [(unseen.pop() if goal == HIDDEN else goal, seat) for goal, seat in g.goal_stack]


def goals_unseen(g: FrontiersState) -> list[str]:
    """Return every goal that is hidden in a view of a game with goals."""
    known = set(goals_seen(g))
    return [goal for goal in goals() if goal not in known]


def goals_seen(g: FrontiersState) -> list[str]:
    """Return every goal on the table that can be identified."""
    found = [*g.goals, *(goal for goal, _ in g.goal_stack)]
    for player in g.players:
        found += [*player.looking, player.goal]
    return [goal for goal in found if goal not in ("", HIDDEN)]
