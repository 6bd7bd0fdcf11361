"""Develop (page 4): player by player, buy a development or none."""

from functools import partial

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers.bonuses import StartTurn
from galaxy_desktop.games.frontiers.box import DEVELOP, figures, tiles
from galaxy_desktop.games.frontiers.events import DevelopmentBought, NothingBought
from galaxy_desktop.games.frontiers.powers import develop_discount, kind_of, pays_after, price, spaces
from galaxy_desktop.games.frontiers.reasons import Market, why_no_development
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.supply import gain_credits, trigger_end


@plain
class BeginDevelop(Step[FrontiersState]):
    """A turn for every player, from the selector on."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        turns = (step(seat) for seat in g.order() for step in (StartTurn, BuyDevelopment))
        g.then(*turns, EndDevelop())


def market(g: FrontiersState, seat: Seat) -> Market:
    """Return every development in play with its price for a seat and the number left."""
    player, known = g.players[seat], tiles()
    discount = develop_discount(player, selects=g.action == DEVELOP and g.selector == seat)
    prices = {tile: max(0, known[tile].cost - discount) for tile in g.stock}
    return Market(player.credits, tuple(player.developments), prices, g.stock.copy())


@plain
class BuyDevelopment(Step[FrontiersState]):
    """Choice of one development that can be paid and is not owned yet, or none."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        offer = market(g, self.seat)
        buyable = offer.buyable()
        if not buyable:
            return {}
        return {self.seat: Pick("develop", buyable, least=0, why=partial(why_no_development, offer))}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        if not answers.get(self.seat):
            g.tell(NothingBought(self.seat))
            return
        (tile,) = answers[self.seat]
        player, due = g.players[self.seat], price(g, self.seat, tile)
        player.credits -= due
        player.developments.append(tile)
        player.new.append(tile)
        g.stock[tile] -= 1
        g.tell(DevelopmentBought(self.seat, tile, due, spaces(player)))
        for source, amount in pays_after(player, "develop", tile, kind_of(player, tile)):
            gain_credits(g, self.seat, amount, source)


@plain
class EndDevelop(Step[FrontiersState]):
    """End check: more spaces covered than the mat has trigger the end (page 9)."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        for seat in g.order():
            if spaces(g.players[seat]) > figures().mat_spaces:
                trigger_end(g, "developments", seat)
