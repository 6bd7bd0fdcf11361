"""IV: Produce (page 6). Each producer becomes a good on a world that has room."""

from collections.abc import Mapping
from functools import partial

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.spared import Spared, spared_where
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import one_of_each
from galaxy_desktop.games.roll.events import GoodProduced
from galaxy_desktop.games.roll.moves import ProduceOn, parse_as
from galaxy_desktop.games.roll.powers import capacity, room
from galaxy_desktop.games.roll.reasons import why_no_room
from galaxy_desktop.games.roll.state import RollState


def _comes_to_the_same(places: Mapping[str, int], kinds: int, producers: int) -> bool:
    """Return whether the choice does not matter: worlds of one color, and no producer left over."""
    colors = {sides()[world].color for world in places}
    return len(colors) == 1 and (kinds == 1 or producers <= sum(places.values()))


@plain
class ProduceGood(Step[RollState]):
    """Placement of the next producer on a world; not asked if dice alike fill all places."""

    seat: Seat

    def asks(self, g: RollState) -> Asks:
        player = g.players[self.seat]
        column = player.column("produce")
        kinds, places = one_of_each(column), room(player)
        if not places or not kinds or (len(kinds) == 1 and sum(places.values()) <= len(column)):
            return {}
        options = tuple(ProduceOn(die, world).option for die in kinds for world in places)
        why = partial(why_no_room, tuple(player.tableau), tuple(places), capacity(player.tableau))
        return {self.seat: Pick("produce", options, why=why, public=True)}

    def spares(self, g: RollState, seat: Seat) -> Spared | None:
        player = g.players[seat]
        column, places = player.column("produce"), room(player)
        kinds = one_of_each(column)
        first = ProduceOn(kinds[0], next(iter(places))).option
        return spared_where((first,), same=_comes_to_the_same(places, len(kinds), len(column)))

    def done(self, g: RollState, answers: Answers) -> None:
        player = g.players[self.seat]
        column, places = player.column("produce"), room(player)
        if not column or not places:
            return
        die, world = column[0], next(iter(places))
        for choice in answers.get(self.seat, ()):
            made = parse_as(ProduceOn, choice)
            die, world = made.die, made.world
        del player.workers[die]
        player.goods[die] = world
        g.tell(GoodProduced(self.seat, die, world))
        g.then(self)
