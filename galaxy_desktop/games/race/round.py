"""The round (page 3): actions, phases, hand limit, end check."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations

from galaxy_desktop.engine.decisions import Option, Pick
from galaxy_desktop.engine.events import GameEnded, RoundBegan, Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.race.box import actions, figures, plain_phase
from galaxy_desktop.games.race.consume import Consume
from galaxy_desktop.games.race.develop import Develop
from galaxy_desktop.games.race.events import ActionsRevealed, PhaseBegan, RoundEnded
from galaxy_desktop.games.race.explore import Explore
from galaxy_desktop.games.race.limit import DiscardDown
from galaxy_desktop.games.race.moves import Actions, parse_as
from galaxy_desktop.games.race.produce import Produce
from galaxy_desktop.games.race.reasons import why_not_alone
from galaxy_desktop.games.race.scoring import scores, winners
from galaxy_desktop.games.race.settle import Settle
from galaxy_desktop.games.race.state import RaceState

ENDS = ("tableau", "chips", "both")
"""Codes of what can end the game, as `end_reason` returns them."""

PHASES: Mapping[str, type[Step[RaceState]]] = {
    "explore": Explore,
    "develop": Develop,
    "develop_again": Develop,
    "settle": Settle,
    "settle_again": Settle,
    "consume": Consume,
    "produce": Produce,
}
"""Phases in order, each with the step that begins it."""


def enter(g: RaceState, phase: str) -> None:
    """Set the current phase and clear what was placed, used and produced in the one before."""
    g.phase = phase
    for player in g.players:
        player.placed = ""
        player.used = []
        player.produced = []


def begun(g: RaceState, phase: str, seat: Seat, chosen: Sequence[str]) -> RaceState:
    """Return a copy of the state as if a phase began in which a seat has chosen these actions."""
    then = g.clone()
    enter(then, phase)
    then.players[seat].actions = tuple(chosen)
    return then


def phases_to_come(g: RaceState) -> list[str]:
    """Return the phases of this round that have not begun, in order."""
    return [step.phase for step in reversed(g.waiting) if isinstance(step, BeginPhase)]


@cache
def action_choices(variant: str) -> tuple[str, ...]:
    """Return the options of a round's choice: single actions, or pairs of them (page 12)."""
    cards = action_cards(variant)
    if variant == "standard":
        return cards
    return tuple(
        Actions(pair).option
        for pair in combinations(cards, 2)
        if all(plain_phase(action) in pair for action in pair)
    )


@cache
def action_cards(variant: str) -> tuple[str, ...]:
    """Return the action cards of each player."""
    return tuple(action.id for action in actions().values() if variant in action.sets)


def _question(variant: str) -> Pick:
    """Return the question of a round: pairs of actions are chosen card by card."""
    choices = action_choices(variant)
    if variant == "standard":
        return Pick("action", choices)
    return Pick(
        "action",
        choices,
        parts=action_cards(variant),
        parts_of=_cards_of,
        why=why_not_alone,
    )


def _cards_of(option: Option) -> tuple[Option, ...]:
    return parse_as(Actions, option).chosen


@plain
class BeginRound(Step[RaceState]):
    """Begin a round: all take back their action cards."""

    def done(self, g: RaceState, answers: Answers) -> None:
        g.round += 1
        enter(g, "actions")
        for player in g.players:
            player.actions = ()
        g.tell(RoundBegan(g.round))
        g.then(ChooseActions(), EndRound())


@plain
class ChooseActions(Step[RaceState]):
    """Choose actions in secret and reveal them together; each phase chosen happens once, for all."""

    def asks(self, g: RaceState) -> Asks:
        return dict.fromkeys(range(len(g.players)), _question(g.variant))

    def done(self, g: RaceState, answers: Answers) -> None:
        for seat, player in enumerate(g.players):
            player.actions = parse_as(Actions, answers[seat][0]).chosen
            player.past.append(player.actions)
        g.tell(ActionsRevealed(tuple([player.actions for player in g.players])))
        called = {actions()[action].happens_in for player in g.players for action in player.actions}
        g.then(*[BeginPhase(phase) for phase in PHASES if phase in called], BeginLimit())


def _choosers(g: RaceState, phase: str) -> tuple[int, ...]:
    known = actions()
    return tuple(
        [
            seat
            for seat, player in enumerate(g.players)
            if phase in [known[action].happens_in for action in player.actions]
        ]
    )


@plain
class BeginPhase(Step[RaceState]):
    """Begin a phase that at least one seat has chosen."""

    phase: str

    def done(self, g: RaceState, answers: Answers) -> None:
        enter(g, self.phase)
        g.tell(PhaseBegan(self.phase, _choosers(g, self.phase)))
        g.then(PHASES[self.phase]())


@plain
class BeginLimit(Step[RaceState]):
    """Begin the discard down to the hand limit, after the last phase."""

    def done(self, g: RaceState, answers: Answers) -> None:
        enter(g, "limit")
        g.then(DiscardDown())


@plain
class EndRound(Step[RaceState]):
    """Check for the end of the game (page 8); begin another round if it is not over."""

    def done(self, g: RaceState, answers: Answers) -> None:
        largest = max(len(player.tableau) for player in g.players)
        g.tell(RoundEnded(g.round, g.pool, largest))
        g.ended_by = end_reason(g)
        if not g.ended_by:
            g.then(BeginRound())
            return
        enter(g, "over")
        g.tell(GameEnded(g.ended_by, winners(g), tuple(score.total for score in scores(g))))


def end_reason(g: RaceState) -> str:
    """Return the code of what would end the game now: "tableau", "chips", "both", or "" for nothing."""
    full = any(len(player.tableau) >= figures().tableau_size for player in g.players)
    if g.pool <= 0:
        return "both" if full else "chips"
    return "tableau" if full else ""
