"""Events of Roll for the Galaxy. `cause` names the side of a tile or the step an event comes from."""

from dataclasses import replace
from typing import ClassVar, Self

from galaxy_desktop.engine.events import HIDDEN, Event, Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.dice import UNKNOWN_FACE


@plain
class OwnTiles(Event):
    """An event about tiles that only their owner sees."""

    seat: Seat
    tiles: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, tiles=(HIDDEN,) * len(self.tiles))


@plain
class GameBegan(Event):
    """Factions and home worlds are dealt, indexed by seat; `first` has the lowest number."""

    reveals: ClassVar[bool] = True

    first: Seat
    factions: tuple[str, ...]
    homes: tuple[str, ...]


@plain
class TilesDrawn(OwnTiles):
    """Tiles drawn from the bag to look at; cause: "setup", "scout" or a development."""

    reveals: ClassVar[bool] = True

    cause: str


@plain
class TilesPlaced(OwnTiles):
    """Tiles put into the construction zone with these sides up; `on_top` is true if not under the stack."""

    reveals: ClassVar[bool] = True

    on_top: tuple[bool, ...]


@plain
class DiceRolled(Event):
    """The dice of a player are rolled behind the screen; `faces` are indices from 0 to 5."""

    reveals: ClassVar[bool] = True

    seat: Seat
    dice: tuple[str, ...]
    faces: tuple[int, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, faces=(UNKNOWN_FACE,) * len(self.faces))


@plain
class WorkersRevealed(Event):
    """A screen is lifted: the column and face of each die, and the dice laid aside to Dictate."""

    reveals: ClassVar[bool] = True

    seat: Seat
    selected: str
    selector: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    columns: tuple[str, ...]
    """The phase each die is assigned to; "dictate" for one laid aside."""


@plain
class ExtraDieRolled(Event):
    """The spare die of two players is rolled; `adds` is true if its phase was not selected yet."""

    reveals: ClassVar[bool] = True

    die: str
    face: int
    phase: str
    adds: bool


@plain
class PhasesRevealed(Event):
    """The phases that occur this round."""

    phases: tuple[str, ...]


@plain
class DiceToCup(Event):
    """Dice go back to the cup; cause: "reveal", a phase that found no task for them, or a development."""

    seat: Seat
    dice: tuple[str, ...]
    cause: str


@plain
class PhaseBegan(Event):
    """A phase begins; `selectors` selected it."""

    phase: str
    selectors: tuple[Seat, ...]


@plain
class WorkersLent(Event):
    """A development lends workers for the running phase."""

    seat: Seat
    workers: tuple[str, ...]
    cause: str


@plain
class CreditsGained(Event):
    """Credits gained, `lost` of them over the limit; cause: a side, or "minimum" after recruiting."""

    seat: Seat
    amount: int
    lost: int
    cause: str


@plain
class ChipsGained(Event):
    """VP chips from a power."""

    seat: Seat
    vp: int
    cause: str


@plain
class Stocked(Event):
    """An explorer gains credits by a Stock, `lost` of them over the limit."""

    seat: Seat
    worker: str
    credits: int
    lost: int


@plain
class Scouted(Event):
    """An explorer is sent to Scout."""

    seat: Seat
    worker: str


@plain
class TilesAbandoned(OwnTiles):
    """Tiles given up before a Scout draws."""


@plain
class TileGivenUp(OwnTiles):
    """A tile put into the bag by a player because it had run short."""


@plain
class BagRefilled(Event):
    """The abandoned tiles go into the bag, which is shuffled."""

    tiles: int


@plain
class ZoneRearranged(Event):
    """A construction zone is put into another order; its fields are the sizes of the stacks."""

    reveals: ClassVar[bool] = True

    seat: Seat
    developments: int
    worlds: int


@plain
class WorkerPlaced(Event):
    """A developer or settler is put on the top tile of its stack."""

    seat: Seat
    die: str
    tile: str


@plain
class TileCompleted(Event):
    """A tile moves to the tableau, its dice to the Citizenry; the next tile is revealed."""

    reveals: ClassVar[bool] = True

    seat: Seat
    tile: str
    dice: tuple[str, ...]


@plain
class DiceGained(Event):
    """Dice from the supply; to: "cup", "citizenry" or "good", which lies on the side in `cause`."""

    seat: Seat
    dice: tuple[str, ...]
    to: str
    cause: str


@plain
class DieGivenUp(Event):
    """A die goes back to the supply."""

    seat: Seat
    die: str
    cause: str


@plain
class GoodProduced(Event):
    """A producer becomes a good."""

    seat: Seat
    die: str
    world: str


@plain
class GoodTraded(Event):
    """A good is traded for credits, `lost` of them over the limit."""

    seat: Seat
    shipper: str
    good: str
    world: str
    credits: int
    lost: int


@plain
class GoodConsumed(Event):
    """A good is consumed for VP chips, and for credits if a power pays some."""

    seat: Seat
    shipper: str
    good: str
    world: str
    vp: int
    credits: int
    lost: int


@plain
class PointsBought(Event):
    """Credits paid for VP chips after a Trade."""

    seat: Seat
    credits: int
    vp: int
    cause: str


@plain
class WorkersRecruited(Event):
    """Dice recruited from the Citizenry, $1 each."""

    seat: Seat
    dice: tuple[str, ...]


@plain
class DiceRecalled(Event):
    """Developers, settlers and goods return to the cup."""

    seat: Seat
    dice: tuple[str, ...]


@plain
class RoundEnded(Event):
    """A round is over: chips left in the pool, and the largest number of squares in a tableau."""

    round: int
    pool: int
    squares: int
