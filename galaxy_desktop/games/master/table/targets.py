"""Where on the table each option belongs: the spot, system, track or card that a click on it means."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.master.allocation import CANCEL
from galaxy_desktop.games.master.allocation import PLACE as LAY
from galaxy_desktop.games.master.vocabulary import BLACK
from galaxy_desktop.ui.tabletop.sheet import Mark

HAND, CARD, FRONT = "hand:", "hold:", "front:"
"""What can be held: a cube of the hand, a conflict card of the own row, such a card over a track."""
CONFLICT = "conflict"


@dataclass(frozen=True, slots=True)
class Targets:
    """The options that are open or chosen, by the place they belong to, as far as what is held allows."""

    by_place: Mapping[str, tuple[Option, ...]] = field(default_factory=lambda: MappingProxyType({}))
    chosen: frozenset[Option] = frozenset()

    def item(self, place: str) -> Option:
        """What pointing at a place means: its option; the place itself where there is not just one."""
        options = self.by_place.get(place, ())
        taken = [option for option in options if option in self.chosen]
        if taken:
            return taken[-1]
        return options[0] if len(options) == 1 else place

    def mark(self, place: str) -> Mark:
        """How a place is marked."""
        options = self.by_place.get(place, ())
        if any(option in self.chosen for option in options):
            return "chosen"
        return "legal" if options else "rest"

    def several(self, place: str) -> bool:
        """Whether something else has to be named before a place is an option."""
        options = self.by_place.get(place, ())
        return len(options) > 1 and not any(option in self.chosen for option in options)


def targets(open_: Iterable[Option], chosen: tuple[Option, ...], held: str, hand: tuple[str, ...]) -> Targets:
    """The options by place."""
    found: dict[str, list[Option]] = {}
    for option in dict.fromkeys((*chosen, *open_)):
        if option in chosen or _fits(option, held, hand):
            found.setdefault(_place(option, held), []).append(option)
    return Targets(
        MappingProxyType({place: tuple(options) for place, options in found.items()}), frozenset(chosen)
    )


def held_cube(held: str, hand: tuple[str, ...]) -> str:
    """The colour of the cube that is held; empty where none is."""
    if not held.startswith(HAND):
        return ""
    number = int(held.removeprefix(HAND))
    return hand[number] if number < len(hand) else ""


def held_card(held: str) -> str:
    """The conflict card that is held."""
    if held.startswith(CARD):
        return held.removeprefix(CARD)
    return held.removeprefix(FRONT).split(" ")[0] if held.startswith(FRONT) else ""


def _fits(option: Option, held: str, hand: tuple[str, ...]) -> bool:
    """Whether an option is one for what is held."""
    words = option.split(" ")
    cube, card = held_cube(held, hand), held_card(held)
    if cube and words[0] == LAY and len(words) == 3:
        return words[1] == cube
    if words[0] == CANCEL and len(words) == 2:
        return cube == BLACK
    if words[0] == CONFLICT:
        return bool(card) and words[1] == card
    return True


def _place(option: Option, held: str) -> str:
    """The place an option belongs to."""
    words = option.split(" ")
    if words[0] == CONFLICT:
        return words[2]
    return words[-1]
