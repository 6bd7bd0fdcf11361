"""Entry of the archive: what is known of a finished game without playing it again."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.game import Game, places_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.document import damaged, meta_of
from galaxy_desktop.play.history import History
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.packs import other_pack
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.running import Games, RunningGame
from galaxy_desktop.play.seats import Bot, Table
from galaxy_desktop.play.unnamed import called

UNREADABLE = 1970
"""Year of a date that cannot be read."""


@dataclass(frozen=True, slots=True)
class Sat:
    """One seat of a finished game."""

    name: str
    level: str
    """Level of a bot; empty for a person."""
    points: int
    place: int
    """Place in the result from 1 on; equal seats share it."""
    won: bool
    parts: tuple[tuple[str, int], ...]
    """Points by source."""
    lots: tuple[tuple[str, str], ...]
    """Lots dealt to the seat at the start, by kind, as `Game.lots` has them."""
    resigned: int | None = None
    """Round in which the person of the seat resigned to a bot, 0 for the setup; None if nobody did."""

    @property
    def called(self) -> str:
        """Name as it is shown."""
        return called(self.name)

    @property
    def person(self) -> bool:
        """True for a person who has not resigned to a bot."""
        return not self.level


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished game."""

    id: str
    """Name of its file, without the suffix."""
    game: str
    ended: str
    """Date and time in UTC at which it was kept, as ISO 8601."""
    rounds: int
    options: tuple[tuple[str, str], ...]
    seed: int
    ended_by: str
    resigned: Seat | None
    took_back: bool
    branch: str
    """Title of a branch of another game; empty for a game of its own."""
    seats: tuple[Sat, ...]

    @property
    def persons(self) -> tuple[Seat, ...]:
        """Seats of persons."""
        return tuple(seat for seat, sat in enumerate(self.seats) if sat.person)

    @property
    def is_victory(self) -> bool:
        """True if a person won; nobody wins a game without opponents, or one that was resigned."""
        contested = len(self.seats) > 1 and self.resigned is None
        return contested and any(sat.won and sat.person for sat in self.seats)

    def order(self) -> list[Seat]:
        """Return the seats from first to last place."""
        return sorted(range(len(self.seats)), key=lambda seat: (self.seats[seat].place, seat))


def local_time(ended: str) -> datetime:
    """Return the local time of a moment in UTC; the oldest one for a date that cannot be read."""
    try:
        return datetime.fromisoformat(ended).astimezone().replace(tzinfo=None)
    except (ValueError, OverflowError, OSError):
        return datetime(UNREADABLE, 1, 1)


def local_day(ended: str) -> str:
    """Return the local day of a moment in UTC, as "2026-11-30"; what stands there if it cannot be read."""
    when = local_time(ended)
    return when.date().isoformat() if when.year > UNREADABLE else ended[:10]


def entry_of(key: str, running: RunningGame, ended: str) -> Entry:
    """Return the entry of a finished game."""
    game, g = running.game, running.history.now
    result, scores, moment = running.result(), game.scores(g), game.moment(g)
    places = places_of(scores, result, running.table.gone(), with_points=game.has_points)
    gone = running.table.takeovers()
    lots = game.lots(g) if moment.round else {}
    seats = [
        Sat(
            occupant.name,
            occupant.level if isinstance(occupant, Bot) else "",
            scores[seat].total,
            places[seat],
            seat in result.winners,
            scores[seat].parts,
            tuple((kind, things[seat]) for kind, things in lots.items() if things[seat]),
            gone[seat].round if seat in gone else None,
        )
        for seat, occupant in enumerate(running.table.seats)
    ]
    table, origin = running.table, running.origin
    return Entry(
        key,
        table.game,
        ended,
        moment.round,
        tuple(table.options.items()),
        table.seed,
        result.ended_by,
        table.resigned,
        running.took_back,
        _title(origin),
        tuple(seats),
    )


def _title(origin: Origin | None) -> str:
    return "" if origin is None else origin.title


def entry_from(key: str, data: Mapping[str, Any], games: Games) -> Entry:
    """Return the entry of a save that `savefile.data_of` has accepted, without playing its answers again.

    Raise `SaveError` if the save is damaged, is of a game or pack that is not there, or is not finished.
    """
    meta = meta_of(data, games)
    game = games.get(meta.table.game)
    if game is None:
        raise SaveError(Fault.UNKNOWN_GAME, _("This version doesn't have that game."))
    if line := other_pack(meta.pack, game.pack):
        raise SaveError(Fault.OTHER_PACK, line)
    last = History(_state(game, meta.table, data))
    running = RunningGame(
        game, meta.table, last, from_seed=False, took_back=meta.took_back, origin=meta.origin
    )
    try:
        if not running.over():
            raise damaged(_("its game isn't finished"))
        return entry_of(key, running, meta.saved_at)
    except SaveError:
        raise
    except Exception as error:  # the rules at work on what may be anything
        raise damaged(_("its result can't be read")) from error


def _state(game: Game[Any], table: Table, data: Mapping[str, Any]) -> State:
    try:
        g: State = game.decode(data.get("state"))
        faults = game.invariants(g)
        seats = len(game.scores(g))
    except DataError as error:
        raise damaged(str(error)) from error
    except Exception as error:  # the rules at work on what may be anything
        raise damaged(_("its game can't be read")) from error
    if faults or seats != len(table.seats):
        raise damaged(faults[0] if faults else _("its seats don't match"))
    return g
