"""How Meteors is played well: the larger, the better."""

from galaxy_desktop.ai.bot import Playbook, Rated, best_first
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Seat
from tests.toy.meteors.game import scores
from tests.toy.meteors.state import MeteorState, size_of


def rate(g: MeteorState, seat: Seat, decision: Decision) -> list[Rated]:
    return best_first((float(size_of(meteor)), (meteor,)) for meteor in decision.options())


def value(g: MeteorState, seat: Seat) -> float:
    totals = [score.total for score in scores(g)]
    return 2.0 * totals[seat] - sum(totals)


PLAYBOOK: Playbook[MeteorState] = Playbook(
    slips=dict.fromkeys(range(2, 5), 4.0),
    raters={"aim": rate},
    positions={"aim": 60},
    clock=lambda g: g.round,
    value=value,
)
