"""Putting tiles into a construction zone one after the other (page 4); the moves name the side that is up."""

from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.roll.box import sides, tile_of
from galaxy_desktop.games.roll.moves import PutTile, move_of, parse_as, put_options
from galaxy_desktop.games.roll.state import Player


@dataclass(frozen=True, slots=True)
class Placement:
    """Tiles to be placed, each named by its development."""

    tiles: tuple[str, ...]
    tops: bool = False
    """Whether they may go on top too."""

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        """See `Composer`."""
        placed = {tile_of(parse_as(PutTile, move).side) for move in made}
        left = (tile for tile in self.tiles if tile not in placed)
        return tuple(option for tile in left for option in put_options(tile, self.tops))

    def complete(self, made: tuple[Option, ...]) -> bool:
        """See `Composer`."""
        return len(made) == len(self.tiles)

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        """See `Composer`: a tile goes elsewhere."""
        done, wish = parse_as(PutTile, made[place]), move_of(option)
        return isinstance(wish, PutTile) and tile_of(done.side) == tile_of(wish.side)


def place(player: Player, move: PutTile) -> None:
    """Put one tile under its stack, or on top of it."""
    stack = player.stack(sides()[move.side].side)
    stack.insert(len(stack) if move.on_top else 0, move.side)
