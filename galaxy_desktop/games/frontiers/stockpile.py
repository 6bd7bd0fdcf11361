"""Stockpile mats (page 11), used while the goal that counts them lies face up."""

from galaxy_desktop.engine.decisions import Number, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers.box import goals
from galaxy_desktop.games.frontiers.events import CreditsStocked, GoodsStocked
from galaxy_desktop.games.frontiers.state import FrontiersState, Player


def stocked(player: Player, counts: str) -> int:
    """Return the number a player has stockpiled of what a stockpile goal counts."""
    match counts:
        case "goods":
            return len(player.stocked_goods)
        case "credits":
            return player.stocked_credits
    return len(player.stocked_worlds)


def room(g: FrontiersState, seat: Seat, counts: str) -> int:
    """Return the number a seat may still stockpile in the running action; 0 if no such goal is face up."""
    up = (goals()[goal] for goal in g.goals)
    for goal in up:
        if goal.counts == counts and g.action in goal.action:
            return min(goal.per_action or goal.max, goal.max - stocked(g.players[seat], counts))
    return 0


@plain
class StockGoods(Step[FrontiersState]):
    """Choice of own goods to stockpile after Produce; these cubes are out of the supply."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        colonies = tuple(g.players[self.seat].goods)
        most = min(room(g, self.seat, "goods"), len(colonies))
        return {self.seat: Pick("stock_goods", colonies, 0, most)} if most else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player, colonies = g.players[self.seat], answers.get(self.seat, ())
        if colonies:
            kinds = tuple(player.goods.pop(colony) for colony in colonies)
            player.stocked_goods += kinds
            g.tell(GoodsStocked(self.seat, colonies, kinds, len(player.stocked_goods)))


@plain
class StockCredits(Step[FrontiersState]):
    """Choice of the credits of a sale just made to stockpile."""

    seat: Seat
    paid: int

    def asks(self, g: FrontiersState) -> Asks:
        most = min(room(g, self.seat, "credits"), self.paid)
        return {self.seat: Number("stock_credits", 0, most)} if most else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player, amount = g.players[self.seat], answers.get(self.seat, 0)
        if amount:
            player.credits -= amount
            player.stocked_credits += amount
            g.tell(CreditsStocked(self.seat, amount, player.stocked_credits))
