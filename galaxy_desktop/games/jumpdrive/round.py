"""The round (page 1): place, draw, score, check for the end, take income, discard down."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import GameEnded, RoundBegan, Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.build import ChooseBuilds
from galaxy_desktop.games.jumpdrive.events import CardsDiscarded, Scored
from galaxy_desktop.games.jumpdrive.explore import DrawAfterPlacing
from galaxy_desktop.games.jumpdrive.propaganda import pass_cards
from galaxy_desktop.games.jumpdrive.scoring import forecast, scores, turn_of, winners
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.supply import discard, draw

ENDS = ("points", "rounds")
"""Codes of what can end the game, as `end_reason` returns them."""


@plain
class BeginRound(Step[JumpState]):
    """Begin a round: nobody has placed anything yet."""

    def done(self, g: JumpState, answers: Answers) -> None:
        g.round += 1
        g.phase = "build"
        for player in g.players:
            player.placed = ()
        g.tell(RoundBegan(g.round))
        g.then(ChooseBuilds(), DrawAfterPlacing(), ScoreEmpires())


@plain
class ScoreEmpires(Step[JumpState]):
    """Score all empires; then the game is over, or all take their income."""

    def done(self, g: JumpState, answers: Answers) -> None:
        pass_cards(g)
        for seat in range(len(g.players)):
            _score(g, seat)
        g.ended_by = end_reason(g)
        if not g.ended_by:
            g.then(TakeIncome(), DiscardDown(), BeginRound())
            return
        g.phase = "over"
        g.tell(GameEnded(g.ended_by, winners(g), tuple(score.total for score in scores(g))))


def _score(g: JumpState, seat: Seat) -> None:
    player, yields = g.players[seat], forecast(g, seat)
    turn = turn_of(g, seat, yields)
    player.turns.append(turn)
    lines = tuple([(y.card, y.vp, y.income) for y in yields])
    g.tell(Scored(seat, turn.vp, turn.income, player.vp, lines))


def end_reason(g: JumpState) -> str:
    """Return the code of what ends the game now: "points", alone "rounds", or "" for nothing."""
    if len(g.players) == 1:
        return "rounds" if g.round >= figures().solo_rounds else ""
    return "points" if max([player.vp for player in g.players]) >= figures().end_vp else ""


@plain
class TakeIncome(Step[JumpState]):
    """Draw as many cards as the income of each seat."""

    def done(self, g: JumpState, answers: Answers) -> None:
        g.phase = "limit"
        for seat in income_order(g):
            draw(g, seat, g.players[seat].income, "income")


def income_order(g: JumpState) -> list[Seat]:
    """Return all seats clockwise from the one with most VP; a tie goes to the first in player order."""
    first = max(g.order(), key=lambda seat: g.players[seat].vp)
    seats = len(g.players)
    return [(first + place) % seats for place in range(seats)]


@plain
class DiscardDown(Step[JumpState]):
    """Choose which cards to discard; all seats above the limit choose at the same time."""

    def asks(self, g: JumpState) -> Asks:
        return {
            seat: Pick("limit", tuple(player.hand), over, over)
            for seat, player in enumerate(g.players)
            if (over := len(player.hand) - figures().hand_limit) > 0
        }

    def done(self, g: JumpState, answers: Answers) -> None:
        for seat in g.order():
            if seat in answers:
                discard(g, seat, answers[seat])
                g.tell(CardsDiscarded(seat, answers[seat], "limit"))
