"""Replacing a colony by an explored world of its kind, beside the own Settle (page 7)."""

from functools import partial

from galaxy_desktop.engine.decisions import Option, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.colonies import cover_colony
from galaxy_desktop.games.frontiers.events import ColonyReplaced
from galaxy_desktop.games.frontiers.kinds import set_kind
from galaxy_desktop.games.frontiers.powers import powers
from galaxy_desktop.games.frontiers.schema import ANY, GRAY, Power, Tile
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.supply import bring_windfall


def upgrade_power(player: Player) -> tuple[str, Power] | None:
    """Return the tile and power that replaces colonies, or None if a player has none."""
    return next(iter(powers(player, "settle", "upgrade")), None)


def same_kind(old: Tile, new: Tile) -> bool:
    """Return whether two worlds are of a kind, where any kind matches every kind but gray."""
    if ANY in (old.kind, new.kind):
        return GRAY not in (old.kind, new.kind)
    return old.kind == new.kind


def why_no_upgrade(player: Player, colony: str, world: str, increase: int) -> Reason | None:
    """Return the reason that an explored world cannot replace a colony, or None."""
    old, new = tiles()[colony], tiles()[world]
    if new.is_military:
        return because("military_world", tile=world)
    if old.is_military:
        return because("military_colony", tile=colony)
    if not same_kind(old, new):
        return because("other_kind", tile=world, colony=colony)
    if not 0 <= new.cost - old.cost <= increase:
        return because("cost_apart", tile=world, needs=new.cost, colony=colony, has=old.cost, most=increase)
    if colony in player.new:
        return because("placed_now", tile=colony)
    if new.colonists - old.colonists > player.colonists:
        needs = new.colonists - old.colonists
        return because("more_colonists_short", tile=world, colony=colony, needs=needs, has=player.colonists)
    return None


def upgrades(player: Player) -> dict[str, tuple[str, ...]]:
    """Return the explored worlds that can replace a colony, each with the colonies it can replace."""
    power = upgrade_power(player)
    if power is None:
        return {}
    increase = power[1].max_increase
    found = {
        world: tuple(c for c in player.colonies if why_no_upgrade(player, c, world, increase) is None)
        for world in player.explored
    }
    return {world: colonies for world, colonies in found.items() if colonies}


def why_replaces_nothing(player: Player, increase: int, option: Option) -> Reason | None:
    """Return the reason that an explored world can replace no colony, for the nearest one, or None."""
    if option not in player.explored:
        return None
    reasons = {colony: why_no_upgrade(player, colony, option, increase) for colony in player.colonies}
    found = {colony: reason for colony, reason in reasons.items() if reason is not None}
    if len(found) < len(reasons) or not found:
        return None
    nearest = min(found, key=lambda colony: (NEARNESS.index(found[colony].code), _apart(option, colony)))
    code = found[nearest].code
    if code in ("other_kind", "military_colony"):
        return because("none_of_kind", tile=option, kind=tiles()[option].kind)
    return found[nearest]


NEARNESS = (
    "military_world",
    "more_colonists_short",
    "placed_now",
    "cost_apart",
    "other_kind",
    "military_colony",
)
"""Codes of reasons that one colony cannot be replaced, the most telling about the world first."""


def _apart(world: str, colony: str) -> int:
    """Return the difference of the printed costs."""
    return abs(tiles()[world].cost - tiles()[colony].cost)


@plain
class Upgrade(Step[FrontiersState]):
    """Choice of an explored world to replace a colony with, or none; this is no settling."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        player = g.players[self.seat]
        worlds, power = upgrades(player), upgrade_power(player)
        if not worlds or power is None:
            return {}
        why = partial(why_replaces_nothing, player.clone(), power[1].max_increase)
        return {self.seat: Pick("upgrade", tuple(worlds), least=0, about=power[0], why=why)}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        g.then(*(ReplaceColony(self.seat, world) for world in answers.get(self.seat, ())))


@plain
class ReplaceColony(Step[FrontiersState]):
    """Choice of the colony that the world replaces; a world of any kind takes its kind."""

    seat: Seat
    world: str

    def asks(self, g: FrontiersState) -> Asks:
        player = g.players[self.seat]
        power = upgrade_power(player)
        increase = power[1].max_increase if power else 0
        why = partial(_why_no_colony, player.clone(), self.world, increase)
        return {self.seat: Pick("replaced", upgrades(player)[self.world], about=self.world, why=why)}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player, power = g.players[self.seat], upgrade_power(g.players[self.seat])
        (colony,) = answers[self.seat]
        before = player.colonists
        lost = cover_colony(g, self.seat, colony, self.world)
        cause = power[0] if power else ""
        g.tell(ColonyReplaced(self.seat, colony, self.world, lost, before - player.colonists, cause))
        set_kind(g, self.seat, self.world, tiles()[colony].kind)
        bring_windfall(g, self.seat, self.world)


def _why_no_colony(player: Player, world: str, increase: int, option: Option) -> Reason | None:
    """Return the reason that a colony cannot be the one that is replaced, or None."""
    return why_no_upgrade(player, option, world, increase) if option in player.colonies else None
