"""Composer that puts tiles into a construction zone one by one (page 4); moves name the side that is up."""

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.box import sides, tile_of
from galaxy_desktop.games.roll.moves import PutTile, move_of, parse_as, put_options
from galaxy_desktop.games.roll.state import Player


@plain
class Placement:
    """Tiles to be placed, each named by its development."""

    tiles: tuple[str, ...]
    tops: bool = False
    """True if tiles may also go on top of a stack."""

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        """Return the moves that can follow those made: every tile not placed yet, by side and end."""
        placed = {tile_of(parse_as(PutTile, move).side) for move in made}
        found: list[Option] = []
        for tile in self.tiles:
            if tile not in placed:
                found += put_options(tile, tops=self.tops)
        return tuple(found)

    def complete(self, made: tuple[Option, ...]) -> bool:
        """Return whether every tile is placed."""
        return len(made) == len(self.tiles)

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        """Return whether a move can replace the one at a place: it puts the same tile elsewhere."""
        done, wish = parse_as(PutTile, made[place]), move_of(option)
        return isinstance(wish, PutTile) and tile_of(done.side) == tile_of(wish.side)


def place(player: Player, move: PutTile) -> None:
    """Put one tile under its stack, or on top of it."""
    stack = player.stack(sides()[move.side].side)
    stack.insert(len(stack) if move.on_top else 0, move.side)
