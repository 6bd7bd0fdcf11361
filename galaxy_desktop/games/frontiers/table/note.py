"""A line of the box that says what a choice would come to."""

from dataclasses import dataclass

from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.language import ngettext


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the box: its sign and its sentence; the first one is the title and has none."""

    text: str
    sign: str = ""


def would_have(credits: int, colonists: int) -> Note:
    """What would be left."""
    text = ngettext(
        "You would have **${credits}** and **{n}** free colonist left.",
        "You would have **${credits}** and **{n}** free colonists left.",
        colonists,
    )
    return Note(text.format(credits=credits, n=colonists), "check")


def name_of(board: Board, tile: str) -> str:
    """The name of a tile or goal."""
    return board.game.words.item(tile)
