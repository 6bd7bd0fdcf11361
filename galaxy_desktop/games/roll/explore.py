"""I: Explore (page 4). Player by player, one explorer after the other: Stock or Scout."""

from functools import partial

from galaxy_desktop.engine.decisions import Compose, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.box import figures, tile_of
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.events import Scouted, Stocked, TilesAbandoned, ZoneRearranged
from galaxy_desktop.games.roll.moves import PutTile, Scout, Stock, move_of, parse_as
from galaxy_desktop.games.roll.placement import Placement, place
from galaxy_desktop.games.roll.powers import explorer_types, powers, stock_credits
from galaxy_desktop.games.roll.reasons import why_no_task
from galaxy_desktop.games.roll.scout import can_scout, draw_tiles
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.stock import add_credits, use_worker

REARRANGE = "rearrange"
DONE = "done"


def explorers(g: RollState, seat: Seat) -> tuple[str, ...]:
    """Return the explorers still to do a task, one of each type that makes a difference."""
    player = g.players[seat]
    workers = (*player.column("explore"), *player.extras)
    if len(workers) < 2:
        return workers
    special = explorer_types(player.tableau)
    found: dict[str, str] = {}
    for worker in workers:
        kind = type_of(worker)
        found.setdefault(kind if kind in special else "", worker)
    return tuple(found.values())


def can_rearrange(g: RollState, seat: Seat) -> bool:
    """Return whether a seat may rearrange its zone now: not twice without a task in between."""
    player = g.players[seat]
    owned = bool(powers(player.tableau, "explore", "rearrange_zone"))
    return owned and not player.rearranged and bool(player.zone())


@plain
class ExploreTask(Step[RollState]):
    """Choice of the next task of a seat, repeated until every explorer has done one."""

    seat: Seat

    def asks(self, g: RollState) -> Asks:
        workers, rearranges = explorers(g, self.seat), can_rearrange(g, self.seat)
        if not workers and not rearranges:
            return {}
        scouts = can_scout(g, self.seat)
        sorts = (Scout, Stock) if scouts else (Stock,)
        tasks = [sort(worker).option for worker in workers for sort in sorts]
        if rearranges:
            tasks += [REARRANGE] if workers else [REARRANGE, DONE]
        why = partial(why_no_task, workers, scouts=scouts)
        return {self.seat: Pick("explore", tuple(tasks), why=why)}

    def done(self, g: RollState, answers: Answers) -> None:
        for choice in answers.get(self.seat, ()):
            if choice == REARRANGE:
                g.then(Rearrange(self.seat), self)
            match move_of(choice):
                case Scout(worker):
                    scout_with(g, self.seat, worker)
                    g.then(Abandon(self.seat), self)
                case Stock(worker):
                    stock_with(g, self.seat, worker)
                    g.then(self)


def scout_with(g: RollState, seat: Seat, worker: str) -> None:
    """Send an explorer to Scout."""
    player = g.players[seat]
    player.rearranged = False
    player.scouted.append(type_of(worker))
    use_worker(g, seat, worker)
    g.tell(Scouted(seat, worker))


def stock_with(g: RollState, seat: Seat, worker: str) -> None:
    """Gain the credits of a Stock by an explorer."""
    player = g.players[seat]
    player.rearranged = False
    use_worker(g, seat, worker)
    amount = stock_credits(player.tableau, worker)
    g.tell(Stocked(seat, worker, amount, add_credits(g, seat, amount)))


@plain
class Abandon(Step[RollState]):
    """Choice of tiles to give up from the own zone, then a draw of one more than that."""

    seat: Seat

    def asks(self, g: RollState) -> Asks:
        zone = g.players[self.seat].zone()
        return {self.seat: Pick("abandon", zone, 0, len(zone))} if zone else {}

    def done(self, g: RollState, answers: Answers) -> None:
        player, given_up = g.players[self.seat], answers.get(self.seat, ())
        player.developments = [tile for tile in player.developments if tile not in given_up]
        player.worlds = [tile for tile in player.worlds if tile not in given_up]
        g.abandoned += [(tile_of(tile), self.seat) for tile in given_up]
        if given_up:
            g.tell(TilesAbandoned(self.seat, tuple(tile_of(tile) for tile in given_up)))
        draw_tiles(g, self.seat, figures().scout_draw + len(given_up), "scout")


@plain
class Rearrange(Step[RollState]):
    """New order of all tiles in the own zone, on either stack; the first of each stack is its top."""

    seat: Seat

    def asks(self, g: RollState) -> Asks:
        tiles = tuple(tile_of(tile) for tile in reversed(g.players[self.seat].zone()))
        return {self.seat: Compose("rearrange", Placement(tiles))}

    def done(self, g: RollState, answers: Answers) -> None:
        player = g.players[self.seat]
        player.developments, player.worlds, player.rearranged = [], [], True
        for move in answers[self.seat]:
            place(player, parse_as(PutTile, move))
        g.tell(ZoneRearranged(self.seat, len(player.developments), len(player.worlds)))


@plain
class DrawMore(Step[RollState]):
    """Tiles drawn by developments once all explorers are done (page 10)."""

    seat: Seat

    def done(self, g: RollState, answers: Answers) -> None:
        for side, power in powers(g.players[self.seat].tableau, "explore", "draw_tile"):
            draw_tiles(g, self.seat, power.count, side)
