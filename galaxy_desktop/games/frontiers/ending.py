"""After the last round (page 9): kinds are set for scoring, explored worlds go, goals are turned up."""

from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.games.frontiers.chart import turn_up_goals
from galaxy_desktop.games.frontiers.events import GameEnded
from galaxy_desktop.games.frontiers.kinds import chooser, set_kind
from galaxy_desktop.games.frontiers.scoring import best_kind, scores, winners
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.tiles import KINDS
from galaxy_desktop.games.frontiers.view import view


@dataclass(frozen=True, slots=True)
class ChooseScoringKind(Step[FrontiersState]):
    """Set the kind of a colony of any kind for scoring, before goals are turned up.

    It is asked for only where another player keeps a goal that may count kinds; else it is the best one.
    """

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        """See `Step`."""
        colonies = chooser(g.players[self.seat])
        hidden = any(player.goal for seat, player in enumerate(g.players) if seat != self.seat)
        return {self.seat: Pick("scoring_kind", KINDS, about=colonies[0])} if colonies and hidden else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        """See `Step`."""
        player = g.players[self.seat]
        (kind,) = answers.get(self.seat, (best_kind(view(g, self.seat), player),))
        for colony in chooser(player):
            set_kind(g, self.seat, colony, kind)


@dataclass(frozen=True, slots=True)
class ScoreGame(Step[FrontiersState]):
    """Explored worlds go and goals are turned up; then points."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        """See `Step`."""
        g.over = True
        turn_up_goals(g)
        for player in g.players:
            g.bag += player.explored
            player.explored = []
        g.tell(GameEnded(g.ended[0], winners(g), tuple(score.total for score in scores(g))))
