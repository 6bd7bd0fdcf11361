"""Drawing tiles from the bag, with refilling when it runs short (page 10)."""

from galaxy_desktop.engine.decisions import Compose, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.box import figures, tile_of
from galaxy_desktop.games.roll.events import BagRefilled, TileGivenUp, TilesDrawn, TilesPlaced
from galaxy_desktop.games.roll.moves import PutTile, parse_as
from galaxy_desktop.games.roll.placement import Placement, place
from galaxy_desktop.games.roll.powers import powers
from galaxy_desktop.games.roll.state import RollState


def can_scout(g: RollState, seat: Seat) -> bool:
    """Return whether a Scout could draw any tile."""
    large = figures().shortage_zone
    return bool(
        g.bag
        or g.abandoned
        or g.players[seat].zone()
        or any(len(player.zone()) >= large for player in g.players)
    )


def draw_tiles(g: RollState, seat: Seat, wanted: int, cause: str) -> None:
    """Draw tiles and place them; if the bag is short, refill it, then let seats with many give one up."""
    drawn = _draw(g, wanted)
    if len(drawn) < wanted and g.abandoned:
        refill_bag(g)
        drawn += _draw(g, wanted - len(drawn))
    missing = wanted - len(drawn)
    _look_at(g, seat, drawn, cause)
    if missing:
        g.then(*(GiveUpTile(other) for other in g.order()), DrawRest(seat, missing, cause))
    g.then(PlaceTiles(seat, cause))


def refill_bag(g: RollState) -> None:
    """Put the abandoned tiles into the bag and shuffle it."""
    number = len(g.abandoned)
    g.bag += [tile for tile, _ in g.abandoned]
    g.abandoned = []
    g.shuffle(g.bag)
    g.tell(BagRefilled(number))


def _draw(g: RollState, number: int) -> list[str]:
    return [g.bag.pop() for _ in range(min(number, len(g.bag)))]


def _look_at(g: RollState, seat: Seat, tiles: list[str], cause: str) -> None:
    g.players[seat].drawn += tiles
    if tiles:
        g.tell(TilesDrawn(seat, tuple(tiles), cause))


@plain
class PlaceTiles(Step[RollState]):
    """Placing of drawn tiles under either stack, one by one; scouted ones also on top by a power."""

    seat: Seat
    cause: str

    def asks(self, g: RollState) -> Asks:
        player = g.players[self.seat]
        if not player.drawn:
            return {}
        tops = self.cause == "scout" and bool(powers(player.tableau, "explore", "place_on_top"))
        question = Compose("place_tiles", Placement(tuple(player.drawn), tops), about=self.cause)
        return {self.seat: question}

    def done(self, g: RollState, answers: Answers) -> None:
        player, moves = g.players[self.seat], [parse_as(PutTile, move) for move in answers.get(self.seat, ())]
        player.drawn = []
        for move in moves:
            place(player, move)
        if moves:
            tiles = tuple(move.side for move in moves)
            g.tell(TilesPlaced(self.seat, tiles, tuple(move.on_top for move in moves)))


@plain
class GiveUpTile(Step[RollState]):
    """Choice of a tile to put into the bag by a seat with many tiles in its zone."""

    seat: Seat

    def asks(self, g: RollState) -> Asks:
        zone = g.players[self.seat].zone()
        return {self.seat: Pick("give_up_tile", zone)} if len(zone) >= figures().shortage_zone else {}

    def done(self, g: RollState, answers: Answers) -> None:
        player = g.players[self.seat]
        for tile in answers.get(self.seat, ()):
            (player.developments if tile in player.developments else player.worlds).remove(tile)
            g.bag.append(tile_of(tile))
            g.tell(TileGivenUp(self.seat, (tile_of(tile),)))


@plain
class DrawRest(Step[RollState]):
    """Draw of the missing tiles, as far as the bag has any now."""

    seat: Seat
    number: int
    cause: str

    def done(self, g: RollState, answers: Answers) -> None:
        g.shuffle(g.bag)
        _look_at(g, self.seat, _draw(g, self.number), self.cause)
        g.then(PlaceTiles(self.seat, self.cause))
