"""End of the game (page 9): kinds are set for scoring, explored worlds go, goals are turned up."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import GameEnded, Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers.box import DEVELOP, SETTLE, figures, goals
from galaxy_desktop.games.frontiers.chart import turn_up_goals
from galaxy_desktop.games.frontiers.kinds import chooser, set_kind
from galaxy_desktop.games.frontiers.powers import spaces
from galaxy_desktop.games.frontiers.schema import KINDS
from galaxy_desktop.games.frontiers.scoring import best_kind, colony_kinds, empire_as, score, scores, winners
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.view import goals_seen, view

KINDS_COUNTED = "colony_kinds"


@plain
class ChooseScoringKind(Step[FrontiersState]):
    """Choice of the kind of a colony of any kind for scoring, before goals are turned up.

    It is asked for only where another player keeps a goal that may count kinds, and no kind is the best
    with that goal and without it; else it is the best one.
    """

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        colonies = chooser(g.players[self.seat])
        if not colonies or not may_count_kinds(g, self.seat) or surely_best_kind(g, self.seat):
            return {}
        return {self.seat: Pick("scoring_kind", KINDS, about=colonies[0])}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player = g.players[self.seat]
        best = surely_best_kind(g, self.seat) if may_count_kinds(g, self.seat) else ""
        (kind,) = answers.get(self.seat, (best or best_kind(view(g, self.seat), player),))
        for colony in chooser(player):
            set_kind(g, self.seat, colony, kind)


def may_count_kinds(g: FrontiersState, seat: Seat) -> bool:
    """Return whether, as far as a seat can know, a face-down goal of another player may count kinds."""
    hidden = any(player.goal for other, player in enumerate(g.players) if other != seat)
    known = goals_seen(view(g, seat))
    return hidden and any(goal.counts == KINDS_COUNTED and goal.id not in known for goal in goals().values())


def surely_best_kind(g: FrontiersState, seat: Seat) -> str:
    """Return the kind with most points by known goals if it also gives most kinds; else ""."""
    seen, player = view(g, seat), g.players[seat]
    worth = {kind: score(seen, player, kind).total for kind in (player.kind, *KINDS)}
    number = {kind: len(colony_kinds(empire_as(player, kind))) for kind in worth}
    best = max(worth, key=lambda kind: (worth[kind], number[kind]))
    return best if number[best] == max(number.values()) else ""


def sure_end(g: FrontiersState) -> str:
    """Return the code of what ends the game with this round, once that is certain; "" before and after.

    Colonies and covered spaces are looked at when the action is over, and do not become fewer until then; no
    colonist returns to the supply.
    """
    if g.over or g.ended:
        return "" if g.over else g.ended[0]
    limits = figures()
    if g.action == DEVELOP and any(spaces(player) > limits.mat_spaces for player in g.players):
        return "developments"
    if g.action == SETTLE and any(len(player.colonies) > limits.colonies for player in g.players):
        return "colonies"
    return "colonists" if g.action == SETTLE and g.colonists <= limits.colonists_left else ""


@plain
class ScoreGame(Step[FrontiersState]):
    """Return of explored worlds, turning up of goals, and the final points."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        g.over = True
        turn_up_goals(g)
        for player in g.players:
            g.bag += player.explored
            player.explored = []
        g.tell(GameEnded(g.ended[0], winners(g), tuple(score.total for score in scores(g))))
