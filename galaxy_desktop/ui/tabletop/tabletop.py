"""Board that every part of a table draws from: the kit, the shown moment, and the open options."""

from dataclasses import field
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.card_pictures import CardPictures
from galaxy_desktop.ui.tabletop.sheet import Mark, Sheet, Spot
from galaxy_desktop.ui.theme import RGB, Icon, Space


@plain
class Tabletop:
    """Moment of a table, as one seat sees it; a game adds what it knows of its own state."""

    kit: Kit
    areas: Areas
    game: Game[Any]
    shown: Shown
    drawn: CardPictures
    sheet: Sheet = field(compare=False)

    @property
    def seat(self) -> Seat:
        """Seat whose table this is."""
        return self.shown.seat

    @property
    def topic(self) -> str:
        """Topic of the open question; empty without one."""
        return self.shown.decision.topic if self.shown.decision else ""

    @property
    def decision(self) -> Decision | None:
        """Open question; None without one."""
        return self.shown.decision

    def name(self, seat: Seat) -> str:
        """Return the name of the player of a seat."""
        return self.shown.sitters[seat].name

    def word(self, option: Option) -> str:
        """Return an option in a few words; empty while nothing is asked."""
        if self.decision is None:
            return ""
        return self.game.words.option(self.shown.view, self.decision, option)

    def px(self, design: float) -> int:
        """Return a length of the design in pixels."""
        return self.kit.metrics.px(design)

    def space(self, name: Space) -> int:
        """Return a gap or margin of the tokens in pixels."""
        return self.kit.metrics.space(name)

    def text(self, design: float) -> int:
        """Return a text size in pixels."""
        return self.kit.metrics.text(design)

    def letters(self, style: str) -> int:
        """Return the size of a text style of the tokens in pixels."""
        return self.kit.metrics.letters(style)

    def icon(self, name: Icon) -> int:
        """Return the size in pixels of a sign that grows with the text beside it."""
        return self.kit.metrics.icon(name)

    def mark(self, option: Option) -> Mark:
        """Return the mark of an option."""
        if option in self.shown.chosen:
            return "chosen"
        return "legal" if option in self.shown.open else "rest"

    def seat_colour(self, seat: Seat) -> RGB:
        """Return the colour of a seat."""
        return self.kit.theme.seat(seat + 1).colour

    def seats_from_me(self) -> list[Seat]:
        """Return the other seats, clockwise from this one."""
        seats = len(self.shown.sitters)
        return [(self.seat + place) % seats for place in range(1, seats)]

    def put(self, card: str, spot: Spot, group: str, tip: str = "") -> None:
        """Lay a card on the table as an item."""
        item = Item(card, spot.rect.copy(), group, card, tip)
        self.sheet.card(item, spot, lambda surface: self.drawn.draw(surface, spot))
