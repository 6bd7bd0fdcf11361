"""Setup of a new game (page 1)."""

from collections.abc import Mapping

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import Answers, Asks, Step, advance
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.rng import seeded
from galaxy_desktop.games.roll.box import factions, figures, home_worlds, sides, tiles
from galaxy_desktop.games.roll.dice import all_dice
from galaxy_desktop.games.roll.events import GameBegan, TilesDrawn, TilesPlaced
from galaxy_desktop.games.roll.gains import take_gain
from galaxy_desktop.games.roll.moves import PutTile
from galaxy_desktop.games.roll.placement import place
from galaxy_desktop.games.roll.round import BeginRound
from galaxy_desktop.games.roll.state import Player, RollState


def new_game(seats: int, options: Mapping[str, str], seed: int) -> RollState:
    """Return a game that is dealt and run to its first question."""
    g = RollState(
        rng=seeded(seed),
        setup=options["setup"],
        players=[Player(credits=figures().start_credits) for _ in range(seats)],
        supply=list(all_dice()),
        bag=list(tiles()),
        pool=figures().chips_per_player * seats,
    )
    _deal_tableaus(g)
    g.shuffle(g.bag)
    for seat in g.order():
        g.players[seat].drawn = [g.bag.pop() for _ in range(figures().start_tiles)]
        g.tell(TilesDrawn(seat, tuple(g.players[seat].drawn), "setup"))
    g.then(ArrangeStart(), BeginRound())
    advance(g)
    return g


def _deal_tableaus(g: RollState) -> None:
    """Deal each seat a faction and a home world at random, with their gains; set the first seat."""
    dealt, homes = list(factions().values()), list(home_worlds())
    g.shuffle(dealt)
    g.shuffle(homes)
    seats = range(len(g.players))
    for seat in seats:
        g.players[seat].faction = dealt[seat].id
        g.players[seat].tableau = [*dealt[seat].squares, homes[seat]]
    g.first = min(seats, key=lambda seat: dealt[seat].number)
    g.tell(GameBegan(g.first, tuple(p.faction for p in g.players), tuple(homes[seat] for seat in seats)))
    for seat in g.order():
        for gain in figures().start_dice:
            take_gain(g, seat, gain, "setup")
        for side in g.players[seat].tableau:
            for gain in sides()[side].gains:
                take_gain(g, seat, gain, side)


@plain
class ArrangeStart(Step[RollState]):
    """Secret choice by all of which of two tiles shows its development; the other shows its world.

    In a first game the cheaper of the two ways is taken, and nobody is asked.
    """

    def asks(self, g: RollState) -> Asks:
        if g.setup == "first_game":
            return {}
        return {seat: Pick("start", tuple(player.drawn)) for seat, player in enumerate(g.players)}

    def done(self, g: RollState, answers: Answers) -> None:
        for seat in g.order():
            player = g.players[seat]
            (chosen,) = answers.get(seat, (cheaper_start(player.drawn),))
            placed = start_sides(player.drawn, chosen)
            player.drawn = []
            for side in placed:
                place(player, PutTile(side))
            g.tell(TilesPlaced(seat, placed, (False,) * len(placed)))


def start_sides(drawn: list[str], chosen: str) -> tuple[str, ...]:
    """Return the sides that are up if the chosen one of the tiles drawn shows its development."""
    return (chosen, *(sides()[tile].other for tile in drawn if tile != chosen))


def cheaper_start(drawn: list[str]) -> str:
    """Return the tile to show its development so that the sides that are up cost least in all."""
    known = sides()
    return min(drawn, key=lambda tile: sum(known[side].cost for side in start_sides(drawn, tile)))
