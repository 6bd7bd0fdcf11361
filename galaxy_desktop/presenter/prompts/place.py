"""Prompt for putting one piece on one spot of the board."""

from galaxy_desktop.engine.decisions import Answer, Option, Place
from galaxy_desktop.presenter.prompts.prompt import Prompt


class PlacePrompt(Prompt[Place]):
    """Prompt in which a piece is chosen, then a spot.

    If one piece alone may go to a spot, clicking the spot is enough.
    """

    def __init__(self, decision: Place) -> None:
        super().__init__(decision)
        self._spots = dict(zip(decision.pieces, decision.spots, strict=True))
        self._piece: Option | None = decision.pieces[0] if len(decision.pieces) == 1 else None
        self._spot: Option | None = None

    @property
    def chosen(self) -> tuple[Option, ...]:
        """Piece, then spot."""
        return tuple(option for option in (self._piece, self._spot) if option is not None)

    def open(self) -> tuple[Option, ...]:
        pieces = self.decision.pieces if len(self.decision.pieces) > 1 else ()
        movers = self.decision.pieces if self._piece is None else (self._piece,)
        spots = dict.fromkeys(spot for piece in movers for spot in self._spots[piece])
        lone = [spot for spot in spots if self._piece is not None or self._only_for(spot) is not None]
        return (*pieces, *lone)

    def click(self, option: Option) -> bool:
        if option not in self.open():
            return False
        if option in self._spots and len(self._spots) > 1:
            self._piece = None if option == self._piece else option
            if self._piece is None or self._spot not in self._spots[self._piece]:
                self._spot = None
            return True
        self._piece = self._piece if self._piece is not None else self._only_for(option)
        self._spot = None if option == self._spot else option
        return True

    def back(self) -> bool:
        if self._spot is not None:
            self._spot = None
            return True
        had_piece = self._piece is not None and len(self._spots) > 1
        if had_piece:
            self._piece = None
        return had_piece

    def answer(self) -> Answer:
        return self.chosen

    @property
    def missing(self) -> int:
        return 2 - len(self.chosen)

    def targets(self, option: Option) -> tuple[Option, ...]:
        return self._spots.get(option, ())

    def drop(self, option: Option, target: Option) -> bool:
        if target not in self.targets(option):
            return False
        self._piece, self._spot = option, target
        return True

    def _only_for(self, spot: Option) -> Option | None:
        """Return the only piece that may go to a spot; None if there are several or none."""
        able = [piece for piece, spots in self._spots.items() if spot in spots]
        return able[0] if len(able) == 1 else None
