"""Putting tiles into a construction zone one after the other (page 4); the moves name the side that is up."""

from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.roll.state import Player
from galaxy_desktop.games.roll.tiles import sides, tile_of

ON_TOP = " top"
"""Ends a move that puts a tile on top of its stack and not under it."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Tiles to be placed, each named by its development."""

    tiles: tuple[str, ...]
    tops: bool = False
    """Whether they may go on top too."""

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        """See `Composer`."""
        placed = {tile_of(side_of(move)) for move in made}
        ends = ("", ON_TOP) if self.tops else ("",)
        return tuple(
            side + end
            for tile in self.tiles
            if tile not in placed
            for side in (tile, sides()[tile].other)
            for end in ends
        )

    def complete(self, made: tuple[Option, ...]) -> bool:
        """See `Composer`."""
        return len(made) == len(self.tiles)

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        """See `Composer`: a tile goes elsewhere."""
        side = side_of(option)
        return side in sides() and tile_of(side_of(made[place])) == tile_of(side)


def side_of(move: Option) -> str:
    """The side that a move turns up."""
    return move.removesuffix(ON_TOP)


def place(player: Player, move: Option) -> None:
    """Put one tile under its stack, or on top of it."""
    side = side_of(move)
    stack = player.stack(sides()[side].side)
    stack.insert(len(stack) if move.endswith(ON_TOP) else 0, side)
