"""II: Develop (page 4). All choose a development in secret, all reveal, all pay."""

from functools import partial

from galaxy_desktop.engine.decisions import Pay, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.race.events import DevelopmentPlaced, NothingPlaced, PlacementPaid
from galaxy_desktop.games.race.powers import powers_at
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.supply import discard_from_hand, draw
from galaxy_desktop.games.race.ways import can_place_development, development_ways, means, why_no_development


@plain
class Develop(Step[RaceState]):
    """Draw the cards of powers that draw at the start of the phase."""

    def done(self, g: RaceState, answers: Answers) -> None:
        for seat in g.order():
            for card, power in powers_at(g, seat, "develop"):
                if power.code == "draw":
                    draw(g, seat, power.cards, card)
        g.then(ChooseDevelopments())


@plain
class ChooseDevelopments(Step[RaceState]):
    """Choose a development or none, in secret; then place all that were chosen."""

    def asks(self, g: RaceState) -> Asks:
        asks = {}
        for seat in range(len(g.players)):
            m = means(g, seat, "develop")
            offered = tuple(card for card in m.hand if can_place_development(m, card))
            asks[seat] = Pick("develop", offered, least=0, why=partial(why_no_development, m))
        return asks

    def done(self, g: RaceState, answers: Answers) -> None:
        payments = []
        for seat in g.order():
            player = g.players[seat]
            if not answers[seat]:
                g.tell(NothingPlaced(seat, "develop"))
                continue
            card = answers[seat][0]
            player.hand.remove(card)
            player.tableau.append(card)
            player.placed = card
            g.tell(DevelopmentPlaced(seat, card))
            payments.append(PayForDevelopment(seat))
        g.then(*payments)


@plain
class PayForDevelopment(Step[RaceState]):
    """Pay for the development that was revealed, then draw for the powers that reward placing."""

    seat: Seat

    def asks(self, g: RaceState) -> Asks:
        card = g.players[self.seat].placed
        return {self.seat: Pay("pay", development_ways(means(g, self.seat, "develop"), card), about=card)}

    def done(self, g: RaceState, answers: Answers) -> None:
        way, paid = answers[self.seat]
        discard_from_hand(g, self.seat, paid)
        g.tell(PlacementPaid(self.seat, paid, g.players[self.seat].placed, way, (), 0))
        draw_after_placing(g, self.seat, "develop")


def draw_after_placing(g: RaceState, seat: Seat, phase: str) -> None:
    """Draw for the bonus and for every power that rewards placing a card (pages 4 and 5)."""
    for source, power in powers_at(g, seat, phase):
        if power.code == "draw_after_placing":
            draw(g, seat, power.cards, source)
