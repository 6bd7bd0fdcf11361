"""Events of New Frontiers. `cause` names the tile or the action that an event comes from."""

from dataclasses import replace
from typing import ClassVar, Self

from galaxy_desktop.engine.events import HIDDEN, Event, Seat
from galaxy_desktop.engine.plain import plain


@plain
class OwnGoals(Event):
    """An event about goals that only one player sees."""

    seat: Seat
    goals: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, goals=(HIDDEN,) * len(self.goals))


@plain
class GameBegan(Event):
    """Disks lie on the priority track; mats (by seat) and faces of the developments are settled."""

    reveals: ClassVar[bool] = True

    disks: tuple[Seat, ...]
    mats: tuple[int, ...]
    developments: tuple[str, ...]


@plain
class HomeSettled(Event):
    """A home colony gets its colonist, and its good if it is a windfall colony (else `good` is "")."""

    seat: Seat
    home: str
    good: str


@plain
class ActionSelected(Event):
    """An action tile is selected by the disk on this space of the track (0 is the first)."""

    seat: Seat
    action: str
    space: int


@plain
class ActionDone(Event):
    """The action is done by all; `space` is that of the disk that selected it."""

    seat: Seat
    action: str
    space: int


@plain
class DiskMoved(Event):
    """A disk goes forward to another space of the track; those between move back one."""

    seat: Seat
    origin: int
    space: int
    disks: tuple[Seat, ...]
    """The whole track after the move."""
    cause: str


@plain
class CreditsGained(Event):
    """Credits from a bonus or a power."""

    seat: Seat
    amount: int
    cause: str


@plain
class ChipsGained(Event):
    """VP chips from a bonus or a power that takes no goods; `pool` is the number left."""

    seat: Seat
    vp: int
    pool: int
    cause: str


@plain
class ColonistsGained(Event):
    """Colonists from the supply, `short` of them missing there; `left` is the number it has now."""

    seat: Seat
    amount: int
    short: int
    left: int
    cause: str


@plain
class DevelopmentBought(Event):
    """A development is bought; `spaces` of the mat are covered now."""

    seat: Seat
    development: str
    price: int
    spaces: int


@plain
class NothingBought(Event):
    """A player buys no development."""

    seat: Seat


@plain
class WorldsOffered(Event):
    """Worlds from the bag into the center."""

    reveals: ClassVar[bool] = True
    follows: ClassVar[bool] = True

    worlds: tuple[str, ...]


@plain
class WorldPicked(Event):
    """A world of the center becomes an explored world."""

    seat: Seat
    world: str


@plain
class WorldsDrawn(Event):
    """A power draws worlds from the bag into the explored worlds, `short` of them missing there."""

    reveals: ClassVar[bool] = True

    seat: Seat
    worlds: tuple[str, ...]
    short: int
    cause: str


@plain
class OfferReturned(Event):
    """Worlds that nobody picked go back to the bag."""

    follows: ClassVar[bool] = True

    worlds: tuple[str, ...]


@plain
class WorldsDiscarded(Event):
    """Explored worlds over the limit go back to the bag."""

    seat: Seat
    worlds: tuple[str, ...]


@plain
class WorldSettled(Event):
    """An explored world becomes a colony.

    `how` is "pay", "conquer", "pay_for_military" or "replace"; `by` the tile whose power allows it, for a
    replacement the colony that is gone; `colonists` are those that left the mat, below zero if some came
    back to it.
    """

    seat: Seat
    world: str
    how: str
    by: str
    price: int
    strength: int
    colonists: int


@plain
class MilitaryBought(Event):
    """A good goes back to the supply for temporary Military."""

    seat: Seat
    colony: str
    kind: str
    amount: int
    cause: str


@plain
class ColonyReplaced(Event):
    """An explored world takes the place of a colony; a good that lay there is lost."""

    seat: Seat
    colony: str
    world: str
    lost: str
    colonists: int
    cause: str


@plain
class WorldsReturned(Event):
    """Replaced worlds go back to the bag."""

    worlds: tuple[str, ...]


@plain
class KindSet(Event):
    """The owner sets the kind of a colony of any kind, for the running action or for scoring."""

    seat: Seat
    world: str
    kind: str


@plain
class WindfallGained(Event):
    """A windfall world that has just been placed brings its good."""

    seat: Seat
    world: str
    kind: str


@plain
class GoodProduced(Event):
    """A colony produces a good; cause: "produce", or a tile whose power did it."""

    seat: Seat
    colony: str
    kind: str
    cause: str


@plain
class GoodsShort(Event):
    """Goods not gained, as the supply has no more of the kind."""

    seat: Seat
    kind: str
    short: int


@plain
class ProductionPaid(Event):
    """A price paid for production on a colony."""

    seat: Seat
    colony: str
    price: int


@plain
class GoodSold(Event):
    """A good is sold, for its price and the bonus of Trade powers."""

    seat: Seat
    colony: str
    kind: str
    price: int
    bonus: int


@plain
class NothingSold(Event):
    """A player sells no good."""

    seat: Seat


@plain
class GoodsConsumed(Event):
    """A Consume power takes goods for VP chips and credits."""

    seat: Seat
    cause: str
    colonies: tuple[str, ...]
    kinds: tuple[str, ...]
    vp: int
    credits: int
    pool: int


@plain
class GoalsLookedAt(OwnGoals):
    """The top goals of the stack are looked at."""

    reveals: ClassVar[bool] = True


@plain
class GoalKept(OwnGoals):
    """A goal is kept face down."""


@plain
class GoalsReturned(OwnGoals):
    """Goals go to the bottom of the stack, the first one lowest."""


@plain
class GoalTurnedUp(Event):
    """A goal that lay face down with a player is turned up."""

    reveals: ClassVar[bool] = True

    seat: Seat
    goal: str


@plain
class GoodsStocked(Event):
    """Goods of these colonies go onto a stockpile mat, which has `total` now."""

    seat: Seat
    colonies: tuple[str, ...]
    kinds: tuple[str, ...]
    total: int


@plain
class CreditsStocked(Event):
    """Credits of a sale go onto a stockpile mat, which has `total` now."""

    seat: Seat
    amount: int
    total: int


@plain
class WorldStocked(Event):
    """A world that would have been discarded goes onto a stockpile mat, which has `total` now."""

    seat: Seat
    world: str
    total: int


@plain
class EndTriggered(Event):
    """The game ends after this round; `seat` caused it, or is `NOBODY`."""

    code: str
    seat: Seat


@plain
class RoundEnded(Event):
    """A round is over: tiles slide up, disks back; `added` credits were just put on Produce."""

    round: int
    produce_credits: int
    added: int
