"""Forecast of the results of workers in the phases ahead, counted by the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.powers import PHASE_OF, need, powers, room
from galaxy_desktop.games.roll.schema import PHASES, STACKS
from galaxy_desktop.games.roll.state import Player, RollState


@dataclass(frozen=True, slots=True)
class PhaseForecast:
    """Expected result of the workers of one phase."""

    phase: str
    workers: int
    """Number of workers, with those that powers lend."""
    tasks: int = 0
    """Number of workers that explore, produce or ship."""
    done: tuple[str, ...] = ()
    """Tiles that they complete."""
    next: str = ""
    """The tile that is then on top of the stack; `has` dice are on it of the number it `needs`."""
    has: int = 0
    needs: int = 0
    most: int = 0
    """Number of `tasks` if all phases before it occur, as far as that is not known yet."""
    after: tuple[str, ...] = ()
    """Phases each of which makes it so many alone; empty if it takes several."""
    tiles_may_come: bool = False
    """True if explorers may still draw tiles to build."""


def lent(tableau: Sequence[str], phase: str) -> int:
    """Return the number of workers that powers lend for a phase."""
    return sum(len(power.dice) for _, power in powers(tableau, phase, "extra_workers"))


def prospects(
    player: Player, dice: Mapping[str, int], certain: Sequence[str], running: str = ""
) -> dict[str, PhaseForecast]:
    """Return the prospect of each phase with a number of dice; only `certain` phases affect later ones.

    Lent workers are added: in the phase that is running those that are left of them.
    """
    now, found = player.clone(), dict[str, PhaseForecast]()
    for phase in [phase for phase in PHASES if phase in dice]:
        after = now.clone()
        more = len(player.extras) if phase == running else lent(now.tableau, phase)
        found[phase] = _prospect(after, phase, dice[phase] + more)
        now = after if phase in certain else now
    return found


def behind_the_screen(player: Player, dice: Mapping[str, int], selected: str, phase: str) -> PhaseForecast:
    """Return the prospect of a phase while it is known of one phase only that it occurs."""
    found = prospects(player, dice, (selected,))[phase]
    before = PHASES[: PHASES.index(phase)]
    if phase in PHASE_OF.values():
        return replace(found, tiles_may_come=_explores(player, dice))
    most = prospects(player, dice, (selected, *before))[phase].tasks
    alone = {one: prospects(player, dice, (selected, one))[phase].tasks for one in before}
    after = tuple(one for one, tasks in alone.items() if tasks == most > found.tasks)
    return replace(found, most=most, after=after)


def _explores(player: Player, dice: Mapping[str, int]) -> bool:
    """Return whether a player has workers in Explore."""
    return dice["explore"] + lent(player.tableau, "explore") > 0


def still_to_come(g: RollState, seat: Seat) -> dict[str, PhaseForecast]:
    """Return the prospect of a seat in each phase that is running or still occurs in this round."""
    if g.phase not in PHASES:
        return {}
    player, now = g.players[seat], PHASES.index(g.phase)
    phases = [phase for phase in g.occurring if PHASES.index(phase) >= now]
    found = prospects(player, {phase: len(player.column(phase)) for phase in phases}, phases, g.phase)
    if "explore" not in found or not found["explore"].workers:
        return found
    return {phase: replace(one, tiles_may_come=True) for phase, one in found.items()}


def _prospect(player: Player, phase: str, workers: int) -> PhaseForecast:
    """Return the prospect of a phase, carrying it out on this copy of the player."""
    if phase in PHASE_OF.values():
        return _build(player, phase, workers)
    if phase == "explore":
        return PhaseForecast(phase, workers, workers)
    if phase == "produce":
        return PhaseForecast(phase, workers, _produce(player, workers))
    return PhaseForecast(phase, workers, min(workers, len(player.goods)))


def _build(player: Player, phase: str, workers: int) -> PhaseForecast:
    side = next(side for side in STACKS if PHASE_OF[side] == phase)
    stack, builders = player.stack(side), player.builders(side)
    left, done = workers + len(builders), list[str]()
    while stack and stack[-1] != HIDDEN and left >= (due := need(player.tableau, stack[-1])):
        left -= due
        done.append(stack.pop())
        _settled(player, done[-1])
    if not stack or stack[-1] == HIDDEN:
        return PhaseForecast(phase, workers, 0, tuple(done))
    return PhaseForecast(phase, workers, 0, tuple(done), stack[-1], left, need(player.tableau, stack[-1]))


def _settled(player: Player, tile: str) -> None:
    """Add a tile to the tableau of the copy, with the goods it brings."""
    player.tableau.append(tile)
    goods = sum(gain.count for gain in sides()[tile].gains if gain.code == "die" and gain.to == "good")
    player.goods |= {f"{tile} {number}": tile for number in range(goods)}


def _produce(player: Player, workers: int) -> int:
    places = [world for world, free in room(player).items() for _ in range(free)][:workers]
    player.goods |= {f"{world} new {number}": world for number, world in enumerate(places)}
    return len(places)
