"""Rating of answers that place tiles: homes, developments, worlds to settle, colonies to replace."""

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bot.placing import replaced, settled, with_colonists
from galaxy_desktop.games.frontiers.bot.prospect import Prospect, own_prospect
from galaxy_desktop.games.frontiers.box import figures, tiles
from galaxy_desktop.games.frontiers.powers import price
from galaxy_desktop.games.frontiers.schema import WINDFALL
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.upgrade import upgrades
from galaxy_desktop.games.frontiers.ways import possible_ways, ways_to_settle


def rate_homes(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate either side of the mat, with the good that it brings."""
    assert isinstance(decision, Pick)
    own = own_prospect(g, seat)
    return best_first((own.standing(_at_home(own.player, home)), (home,)) for home in decision.offered)


def _at_home(player: Player, home: str) -> Player:
    after = player.clone()
    after.colonies.append(home)
    if tiles()[home].goods == WINDFALL:
        after.goods[home] = tiles()[home].kind
    return after


def rate_developments(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each development that can be bought, and buying none."""
    assert isinstance(decision, Pick)
    own = own_prospect(g, seat)
    offers = [(tile, price(g, seat, tile)) for tile in decision.offered]
    standings = own.standings_with(own.player, offers)
    rated: list[Rated] = [
        (standing, (tile,)) for standing, tile in zip(standings, decision.offered, strict=True)
    ]
    return best_first([*rated, (own.standing(own.player), ())])


def rate_settling(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each world settled in the best way, taking colonists, and settling no second world."""
    assert isinstance(decision, Pick)
    own = own_prospect(g, seat)
    rated: list[Rated] = [] if decision.least else [(own.standing(own.player), ())]
    for world in decision.offered:
        if world == COLONISTS:
            after = with_colonists(g, own.player, figures().colonists_instead)
            rated.append((own.standing(after), (world,)))
        else:
            rated.append((best_way(own, world), (world,)))
    return best_first(rated)


def best_way(own: Prospect, world: str) -> float:
    """Return the standing in VP after settling a world in the best way there is."""
    return max(own.standing(settled(own.player, world, way)) for way in possible_ways(own.player, world))


def rate_ways(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each way to settle the world that has been chosen."""
    own = own_prospect(g, seat)
    ways = ways_to_settle(g, seat, decision.about)
    return best_first((own.standing(settled(own.player, decision.about, way)), (way.option,)) for way in ways)


def rate_upgrades(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each explored world in place of the colony best replaced, and no upgrade."""
    del decision
    own = own_prospect(g, seat)
    rated: list[Rated] = [(own.standing(own.player), ())]
    for world, colonies in upgrades(own.player).items():
        best = max(own.standing(replaced(own.player, colony, world)) for colony in colonies)
        rated.append((best, (world,)))
    return best_first(rated)


def rate_replaced(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each colony that the chosen world can replace."""
    assert isinstance(decision, Pick)
    own = own_prospect(g, seat)
    return best_first(
        (own.standing(replaced(own.player, colony, decision.about)), (colony,)) for colony in decision.offered
    )
