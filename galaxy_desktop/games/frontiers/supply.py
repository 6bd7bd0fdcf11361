"""Gains from the supplies and returns to them: credits, VP chips, colonists, goods, worlds."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.events import (
    ChipsGained,
    ColonistsGained,
    CreditsGained,
    EndTriggered,
    GoodsShort,
    WindfallGained,
    WorldsDrawn,
)
from galaxy_desktop.games.frontiers.powers import kind_of
from galaxy_desktop.games.frontiers.schema import WINDFALL
from galaxy_desktop.games.frontiers.state import NOBODY, FrontiersState

ENDS = ("developments", "colonies", "colonists", "chips")
"""Codes of what can end the game, for `trigger_end`."""


def gain_credits(g: FrontiersState, seat: Seat, amount: int, cause: str) -> None:
    """Add credits without a limit (page 9), and report them if there are any."""
    if amount:
        g.players[seat].credits += amount
        g.tell(CreditsGained(seat, amount, cause))


def take_chips(g: FrontiersState, seat: Seat, vp: int) -> None:
    """Take VP chips from the pool, which may go below zero for the reserve (page 8)."""
    g.pool -= vp
    g.players[seat].chips += vp


def gain_chips(g: FrontiersState, seat: Seat, vp: int, cause: str) -> None:
    """Take the VP chips that a bonus or a power gives, and report them."""
    if vp:
        take_chips(g, seat, vp)
        g.tell(ChipsGained(seat, vp, g.pool, cause))
        look_at_pool(g)


def look_at_pool(g: FrontiersState) -> None:
    """Trigger the end of the game if the initial pool is empty, in any action (page 9)."""
    if g.pool <= 0:
        trigger_end(g, "chips", NOBODY)


def trigger_end(g: FrontiersState, code: str, seat: Seat) -> None:
    """Record once that the game ends after this round, for a cause that then stays."""
    if code not in g.ended:
        g.ended.append(code)
        g.tell(EndTriggered(code, seat))


def gain_colonists(g: FrontiersState, seat: Seat, amount: int, cause: str) -> None:
    """Take colonists, as far as the supply has them."""
    gained = min(amount, g.colonists)
    g.colonists -= gained
    g.players[seat].colonists += gained
    g.tell(ColonistsGained(seat, gained, amount - gained, g.colonists, cause))


def put_good(g: FrontiersState, seat: Seat, colony: str, kind: str) -> bool:
    """Put a good of this kind on a colony; return whether the supply had one."""
    if not g.goods[kind]:
        g.tell(GoodsShort(seat, kind, 1))
        return False
    g.goods[kind] -= 1
    g.players[seat].goods[colony] = kind
    return True


def take_good(g: FrontiersState, seat: Seat, colony: str) -> str:
    """Put the good of a colony back into the supply; return its kind."""
    kind = g.players[seat].goods.pop(colony)
    g.goods[kind] += 1
    return kind


def bring_windfall(g: FrontiersState, seat: Seat, world: str) -> None:
    """Put its good onto a windfall world that has just been placed (page 6)."""
    if tiles()[world].goods == WINDFALL:
        kind = kind_of(g.players[seat], world)
        if put_good(g, seat, world, kind):
            g.tell(WindfallGained(seat, world, kind))


def worlds_from_bag(g: FrontiersState, number: int) -> list[str]:
    """Draw worlds at random from the bag, at most as many as it has."""
    return [g.bag.pop(g.below(len(g.bag))) for _ in range(min(number, len(g.bag)))]


def draw_worlds(g: FrontiersState, seat: Seat, number: int, cause: str) -> None:
    """Draw worlds by a power into the explored worlds of a seat."""
    drawn = worlds_from_bag(g, number)
    g.players[seat].explored += drawn
    g.tell(WorldsDrawn(seat, tuple(drawn), number - len(drawn), cause))
