"""Targets of options: the spot, system, track or card on the table that a click on it means."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from types import MappingProxyType

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.moves import (
    CancelProject,
    Discard,
    OfferTruce,
    PlaceBase,
    PlaceConflict,
    PlaceCube,
    Take,
    parse,
)
from galaxy_desktop.games.master.schema import BLACK
from galaxy_desktop.games.master.table.held import HandCube, HeldCard, HeldFront, held_at
from galaxy_desktop.ui.tabletop.sheet import Mark


@plain
class Targets:
    """Options that are open or chosen, by the place they belong to, if what is held allows them."""

    by_place: Mapping[str, tuple[Option, ...]] = field(default_factory=lambda: MappingProxyType({}))
    chosen: frozenset[Option] = frozenset()
    front: tuple[str, ...] = ()
    """Conflict card whose side is being chosen, and its track."""

    def item(self, place: str) -> Option:
        """Return the item id of a place: its option; the place itself unless there is just one."""
        options = self.by_place.get(place, ())
        taken = [option for option in options if option in self.chosen]
        if taken:
            return taken[-1]
        return options[0] if len(options) == 1 else place

    def mark(self, place: str) -> Mark:
        """Return how a place is marked."""
        options = self.by_place.get(place)
        if options is None:
            return "rest"
        if place in self.front:
            return "chosen"
        return "legal" if self.chosen.isdisjoint(options) else "chosen"

    def several(self, place: str) -> bool:
        """Return whether something else has to be chosen before a place stands for one option."""
        options = self.by_place.get(place, ())
        return len(options) > 1 and self.chosen.isdisjoint(options)


def targets(open_: Iterable[Option], chosen: tuple[Option, ...], held: str, hand: tuple[str, ...]) -> Targets:
    """Return the options by place, of which those that do not fit what is held are left out."""
    cube, card = held_cube(held, hand), held_card(held)
    found: dict[str, list[Option]] = {}
    for option in dict.fromkeys((*chosen, *open_)):
        if option in chosen or _fits(option, cube, card):
            found.setdefault(goal(option), []).append(option)
    at = held_at(held)
    return Targets(
        MappingProxyType({place: tuple(options) for place, options in found.items()}),
        frozenset(chosen),
        (at.card, at.track) if isinstance(at, HeldFront) else (),
    )


def held_cube(held: str, hand: tuple[str, ...]) -> str:
    """Return the colour of the cube that is held; empty if none is."""
    match held_at(held):
        case HandCube(number) if number < len(hand):
            return hand[number]
    return ""


def held_card(held: str) -> str:
    """Return the conflict card that is held; empty if none is."""
    match held_at(held):
        case HeldCard(card) | HeldFront(card):
            return card
    return ""


def goes_to_a_track(open_: Iterable[Option], card: str) -> bool:
    """Return whether a card can be picked up to be placed on a track."""
    moves = map(parse, open_)
    return any(isinstance(move, PlaceConflict) and move.card == card for move in moves)


def _fits(option: Option, cube: str, card: str) -> bool:
    """Return whether an option fits the cube or card that is held."""
    match parse(option):
        case PlaceCube(colour) if cube:
            return colour == cube
        case CancelProject():
            return cube == BLACK
        case PlaceConflict(wanted):
            return wanted == card
    return True


def goal(option: Option) -> str:
    """Return the place that an option belongs to."""
    match parse(option):
        case PlaceCube(_, spot):
            return spot.option
        case PlaceConflict(_, track):
            return track
        case CancelProject(id_) | Take(id_) | PlaceBase(id_) | Discard(id_) | OfferTruce(id_):
            return id_
    return option
