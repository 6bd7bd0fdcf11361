"""One-time gains when a side enters a tableau (page 5), in the printed order."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import one_of_each
from galaxy_desktop.games.roll.events import DieGivenUp
from galaxy_desktop.games.roll.schema import Gain
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.stock import gain_credits, gain_dice


@plain
class TakeGains(Step[RollState]):
    """Gains of a side from `place` on; a die to give up is chosen among all that the owner has."""

    seat: Seat
    side: str
    place: int = 0

    def asks(self, g: RollState) -> Asks:
        gains = sides()[self.side].gains
        if self.place >= len(gains) or gains[self.place].code != "remove_die":
            return {}
        count = gains[self.place].count
        offered = dice_to_give_up(g.players[self.seat], count)
        return {self.seat: Pick("give_up_die", offered, count, count, about=self.side)}

    def done(self, g: RollState, answers: Answers) -> None:
        gains = sides()[self.side].gains
        if self.place >= len(gains):
            return
        for die in answers.get(self.seat, ()):
            give_up_die(g, self.seat, die, self.side)
        take_gain(g, self.seat, gains[self.place], self.side)
        g.then(TakeGains(self.seat, self.side, self.place + 1))


def take_gain(g: RollState, seat: Seat, gain: Gain, side: str) -> None:
    """Carry out one gain that involves no choice."""
    match gain.code:
        case "die":
            gain_dice(g, seat, gain.die, gain.count, gain.to, side)
        case "credits":
            gain_credits(g, seat, gain.amount, side)
        case "start_credits":
            g.players[seat].credits = gain.amount


def _places(player: Player) -> list[list[str]]:
    """Return the player's dice, grouped by the places that look different."""
    below = [
        [die for die in player.column(p) if die != player.selector]
        for p in dict.fromkeys(player.workers.values())
    ]
    on_worlds = [
        [d for d, w in player.goods.items() if w == world] for world in dict.fromkeys(player.goods.values())
    ]
    selector = [player.selector] if player.selector in player.workers else []
    return [player.citizenry, player.cup, *below, selector, player.developers, player.settlers, *on_worlds]


def dice_to_give_up(player: Player, count: int) -> tuple[str, ...]:
    """Return dice to choose from for the supply: all if `count` > 1, else one per type and place."""
    if count > 1:
        return tuple(player.dice())
    return tuple(die for place in _places(player) for die in one_of_each(place))


def give_up_die(g: RollState, seat: Seat, die: str, cause: str) -> None:
    """Put a die back into the supply, with no further effect (page 9)."""
    player = g.players[seat]
    for place in (player.cup, player.citizenry, player.rolled, player.developers, player.settlers):
        if die in place:
            place.remove(die)
    for held in (player.workers, player.goods, player.faces, player.idle):
        held.pop(die, None)
    g.supply.append(die)
    g.tell(DieGivenUp(seat, die, cause))
