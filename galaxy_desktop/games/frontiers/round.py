"""The round (pages 3 and 9): disk by disk an action is selected and done by all; then the end check."""

from collections.abc import Callable, Mapping
from functools import partial

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import RoundBegan
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers import bonuses, chart, consume, develop, explore, produce, settle
from galaxy_desktop.games.frontiers.box import (
    CHART,
    DEVELOP,
    ENVOYS,
    EXPLORE,
    PRODUCE,
    RETREAT,
    SETTLE,
    TRADE_CONSUME,
    figures,
    tiles_in_play,
)
from galaxy_desktop.games.frontiers.ending import ChooseScoringKind, ScoreGame
from galaxy_desktop.games.frontiers.events import ActionDone, ActionSelected, RoundEnded
from galaxy_desktop.games.frontiers.reasons import why_no_action
from galaxy_desktop.games.frontiers.state import FrontiersState

BEGIN: Mapping[str, Callable[[], Step[FrontiersState]]] = {
    RETREAT: bonuses.Retreat,
    ENVOYS: bonuses.SendEnvoys,
    CHART: chart.ChartGoals,
    DEVELOP: develop.BeginDevelop,
    EXPLORE: explore.BeginExplore,
    SETTLE: settle.BeginSettle,
    PRODUCE: produce.BeginProduce,
    TRADE_CONSUME: consume.BeginTradeConsume,
}
"""The first step of each action."""


@plain
class BeginRound(Step[FrontiersState]):
    """Start of a round: all tiles are up, all disks in their spaces, and the first disk selects."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        g.round += 1
        g.turn, g.selected, g.selectors = 0, [], []
        g.tell(RoundBegan(g.round))
        select_next(g)


def select_next(g: FrontiersState) -> None:
    """Let the owner of the next disk select; a stockpile goal kept face down is asked about first."""
    chart.begin_ordering(g, g.disks[g.turn])
    g.then(SelectAction())


@plain
class SelectAction(Step[FrontiersState]):
    """Choice of an action tile by the owner of the next disk, not selected yet this round.

    The actions that turn up a stockpile goal kept face down are chosen in the same step, and before: so
    the step that all can see does not tell who has such a goal.
    """

    def asks(self, g: FrontiersState) -> Asks:
        seat = g.disks[g.turn]
        if g.players[seat].ordering:
            return {seat: chart.ordered(g.players[seat], g.players[seat].goal)}
        free = tuple([tile for tile in tiles_in_play(goals=g.with_goals) if tile not in g.selected])
        taken = dict(zip(g.selected, g.selectors, strict=True))
        return {seat: Pick("action", free, why=partial(why_no_action, taken))}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        ((seat, answer),) = answers.items()
        if g.players[seat].ordering:
            chart.order(g.players[seat], answer)
            g.then(SelectAction())
            return
        (action,) = answer
        g.selected.append(action)
        g.selectors.append(seat)
        g.action = action
        g.tell(ActionSelected(seat, action, g.turn))
        g.then(chart.TurnUpGoal(), BEGIN[action](), EndAction())


@plain
class EndAction(Step[FrontiersState]):
    """End of an action done by all; the next disk selects, or the round ends."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        g.tell(ActionDone(g.selector, g.action, g.turn))
        g.action = ""
        for player in g.players:
            player.forget_action()
        g.turn += 1
        if g.turn < len(g.disks):
            select_next(g)
        else:
            g.then(EndRound())


@plain
class EndRound(Step[FrontiersState]):
    """Scoring if an end was triggered; else a credit onto an unselected Produce, and another round."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        if g.ended:
            g.then(*(ChooseScoringKind(seat) for seat in range(len(g.players))), ScoreGame())
            return
        added = 0 if PRODUCE in g.selected else figures().idle_produce_credit
        g.produce_credits += added
        g.tell(RoundEnded(g.round, g.produce_credits, added))
        g.then(BeginRound())
