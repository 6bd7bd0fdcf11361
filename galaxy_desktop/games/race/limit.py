"""The hand limit at the end of a round (page 8)."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.games.race.events import CardsDiscarded
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.supply import discard_from_hand


@plain
class DiscardDown(Step[RaceState]):
    """Choose which cards to discard; all seats above the limit choose at the same time."""

    def asks(self, g: RaceState) -> Asks:
        limit = figures().hand_limit
        return {
            seat: Pick("limit", tuple(player.hand), over, over)
            for seat, player in enumerate(g.players)
            if (over := len(player.hand) - limit) > 0
        }

    def done(self, g: RaceState, answers: Answers) -> None:
        for seat in g.order():
            if seat in answers:
                discard_from_hand(g, seat, answers[seat])
                g.tell(CardsDiscarded(seat, answers[seat], "limit"))
