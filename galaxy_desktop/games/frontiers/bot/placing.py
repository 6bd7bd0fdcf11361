"""Copies of a player after buying a development, settling a world or replacing a colony."""

from galaxy_desktop.games.frontiers.box import DEVELOP, tiles
from galaxy_desktop.games.frontiers.moves import REPLACE
from galaxy_desktop.games.frontiers.powers import fits, powers
from galaxy_desktop.games.frontiers.schema import ANY, WINDFALL
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.ways import SettleWay


def bought(player: Player, tile: str, due: int) -> Player:
    """Return the player after buying a development."""
    after = player.clone()
    after.credits += paid_for_developing(player) - due
    after.developments.append(tile)
    return after


def paid_for_developing(player: Player) -> int:
    """Return the credits that powers pay once a development has been bought."""
    return sum(p.amount for _, p in powers(player, DEVELOP, "credits") if p.when == "developed")


def settled(player: Player, world: str, way: SettleWay) -> Player:
    """Return the player after settling a world in this way."""
    after = player.clone()
    for _, colony in way.spends:
        after.goods.pop(colony)
    after.credits -= way.price
    if way.how == REPLACE:
        _cover(after, way.by, world)
    else:
        after.explored.remove(world)
        after.colonies.append(world)
        after.colonists -= tiles()[world].colonists
    _bring_good(after, world, way.kind)
    for _, power in powers(player, "settle", "credits"):
        if power.when == "settled" and fits(power.where, tiles()[world], way.kind):
            after.credits += power.amount
    return after


def replaced(player: Player, colony: str, world: str) -> Player:
    """Return the player after an explored world has replaced a colony."""
    after = player.clone()
    _cover(after, colony, world)
    own = tiles()[world].kind
    _bring_good(after, world, tiles()[colony].kind if own == ANY else own)
    return after


def with_colonists(g: FrontiersState, player: Player, number: int) -> Player:
    """Return the player after gaining colonists, as far as the supply has them."""
    after = player.clone()
    after.colonists += min(number, g.colonists)
    return after


def _cover(after: Player, colony: str, world: str) -> None:
    after.goods.pop(colony, None)
    after.explored.remove(world)
    after.colonies[after.colonies.index(colony)] = world
    after.colonists -= tiles()[world].colonists - tiles()[colony].colonists


def _bring_good(after: Player, world: str, kind: str) -> None:
    """Put the good of a windfall world onto it, and set the kind of a world of any kind."""
    tile = tiles()[world]
    if tile.kind == ANY:
        after.kind = kind
    if tile.goods == WINDFALL:
        after.goods[world] = kind
