"""Board of Roll: the data from which every section of the table is laid."""

from collections.abc import Iterable, Sequence

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.arrangement import Arrangement
from galaxy_desktop.games.roll.assign import assignment
from galaxy_desktop.games.roll.assignment import Assignment
from galaxy_desktop.games.roll.box import die_types, factions
from galaxy_desktop.games.roll.dice import UNKNOWN_FACE, face_of, is_extra, type_of
from galaxy_desktop.games.roll.moves import dice_of
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.table.look import DieLook, TileLook, tile_detail_of
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.dice_tray import DiceTray
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import write
from galaxy_desktop.ui.tabletop.sheet import Mark, Spot
from galaxy_desktop.ui.tabletop.tabletop import Tabletop


@plain
class Board(Tabletop):
    """One moment of a table of Roll, as one seat sees it."""

    tray: DiceTray
    held: str = ""
    """Die that is picked up; empty without one."""
    thrown: bool = False
    """True while dice are being thrown in the tray."""
    rolls: bool = False
    """True while the tray covers the phase strip, for the own dice roll in it."""

    @property
    def view(self) -> RollState:
        """State as the seat sees it."""
        view: RollState = self.shown.view
        return view

    @property
    def me(self) -> Player:
        """Player of the seat."""
        return self.view.players[self.seat]

    @property
    def revealed(self) -> bool:
        """True once the screens are lifted, while the phases of this round are played."""
        return self.view.phase in PHASES

    @property
    def assigning(self) -> bool:
        """True while the dice of this round lie behind the screens."""
        return self.view.phase == "assign" and bool(self.me.rolled)

    @property
    def assignment(self) -> Assignment:
        """Composer of the moves that this seat can make behind its screen."""
        return assignment(self.view, self.seat)

    @property
    def made(self) -> tuple[Option, ...]:
        """Moves made behind the screen, also after answering while others still choose."""
        if self.topic == "assign":
            return self.shown.chosen
        answer = self.view.sealed.get(self.seat, ())
        return answer if isinstance(answer, tuple) else ()

    @property
    def desk(self) -> Arrangement:
        """Arrangement of the dice behind the screen."""
        return self.assignment.desk(self.made)

    def faction(self, seat: Seat) -> tuple[str, ...]:
        """Return the two squares of a player's wide faction tile; none before it is dealt."""
        player = self.view.players[seat]
        return factions()[player.faction].squares if player.faction else ()

    def sign_of(self, player: Player, die: str) -> str:
        """Return the icon that a die shows; empty if it is unknown, or for an extra die."""
        face = player.faces.get(die, UNKNOWN_FACE)
        return "" if face == UNKNOWN_FACE or is_extra(die) else face_of(die, face)

    def put_die(
        self,
        die: str,
        rect: pygame.Rect,
        group: str,
        sign: str = "",
        *,
        framed: bool = False,
        bright: bool = False,
    ) -> None:
        """Lay a die that can be pointed at, marked as an option, as one held or at work, or as `bright`."""
        mark: Mark = "chosen" if self._is_meant(die) else "legal" if bright else self.mark(die)
        look = DieLook(die, rect.size, sign=sign, framed=framed)
        spot = Spot(look, rect, mark=mark)
        item = Item(die, rect, group, die)
        self.sheet.card(item, spot, lambda surface: self.drawn.draw(surface, spot))

    def _is_meant(self, die: str) -> bool:
        """Return whether a die is held, or does what is chosen."""
        at_work = () if self.topic == "assign" else self.shown.chosen
        return die == self.held or any(die in dice_of(option) for option in at_work)

    def put_piece(self, die: str, rect: pygame.Rect, *, behind: bool = False) -> None:
        """Lay a die of another player without its face; faint and without a name if `behind` a screen."""
        spot = Spot(DieLook(die, rect.size, dim=behind), rect)
        if not behind:
            self.sheet.spots[die] = spot
        self.sheet.piece("" if behind else die, lambda surface: self.drawn.draw(surface, spot))

    def put_tile(
        self,
        side: str,
        rect: pygame.Rect,
        group: str,
        option: Option = "",
        *,
        dim: bool = False,
        tip: str = "",
    ) -> None:
        """Lay a side of a tile that can be pointed at; `option` is what a click on it chooses."""
        look = TileLook(side, rect.size, tile_detail_of(min(rect.size), self.letters("small")), dim=dim)
        self._put(look, rect, group, option or side, tip)

    def put_faction(
        self, squares: Sequence[str], rect: pygame.Rect, group: str, options: Sequence[Option]
    ) -> None:
        """Lay the wide tile of a faction; each of its squares can be pointed at."""
        half = rect.width - rect.width // 2
        level = tile_detail_of(min(half, rect.height), self.letters("small"))
        whole = Spot(TileLook(squares[0], rect.size, level, right=squares[1]), rect)
        self.sheet.add(lambda surface: self.drawn.draw(surface, whole))
        for side, part, option in zip(squares, layout.cut_left(rect, half), options, strict=True):
            self._put(TileLook(side, part.size, level, part=True), part, group, option or side)

    def _put(self, look: TileLook, rect: pygame.Rect, group: str, option: Option, tip: str = "") -> None:
        side, spot = look.card, Spot(look, rect, mark=self.mark(option))
        item = Item(option, rect, group, side, self.word(option) if option in self.shown.open else tip)
        self.sheet.card(item, spot, lambda surface: self.drawn.draw(surface, spot))

    def put_dice(self, dice: Sequence[str], box: pygame.Rect, group: str, largest: int) -> None:
        """Lay dice without faces in rows from the left, at middle height, smaller if they are many."""
        rects = rows_in(box, len(dice), largest)
        down = (box.bottom - max((rect.bottom for rect in rects), default=box.bottom)) // 2
        for die, rect in zip(dice, rects, strict=True):
            self.put_die(die, rect.move(0, down), group)


def write_none(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Write a soft 0 where dice would lie, at the left."""
    write(board, surface, rect, "0", "small", board.kit.theme.colour.text_soft)


def by_type(dice: Iterable[str]) -> list[str]:
    """Return dice in the order of their types."""
    order = list(die_types())
    return sorted(dice, key=lambda die: order.index(type_of(die)))


def rows_in(box: pygame.Rect, number: int, largest: int, *, centred: bool = False) -> list[pygame.Rect]:
    """Return `number` equal squares in rows inside a box: at most `largest`, smaller until all fit."""
    size = min(largest, box.height, box.width)
    while size > 8:
        gap = max(2, round(size * 0.16))
        across = max(1, (box.width + gap) // (size + gap))
        rows = -(-number // across)
        if rows * (size + gap) - gap <= box.height:
            break
        size -= 1
    gap = max(2, round(size * 0.16))
    across = max(1, (box.width + gap) // (size + gap))
    found = []
    for index in range(number):
        row, place = divmod(index, across)
        in_row = min(across, number - row * across)
        shift = (box.width - in_row * (size + gap) + gap) // 2 if centred else 0
        found.append(
            pygame.Rect(box.left + shift + place * (size + gap), box.top + row * (size + gap), size, size)
        )
    return found
