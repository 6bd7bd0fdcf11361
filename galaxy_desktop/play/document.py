"""What a save holds: a game as JSON-ready data and back, with every doubt settled before it is believed."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from galaxy_desktop import __version__
from galaxy_desktop.engine import codec
from galaxy_desktop.engine.content import Mark
from galaxy_desktop.engine.flow import State, is_over, open_asks
from galaxy_desktop.engine.game import Game, Moment
from galaxy_desktop.engine.shape import ContentError, check_text
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.history import History
from galaxy_desktop.play.packs import other_pack
from galaxy_desktop.play.records import Given
from galaxy_desktop.play.refusals import BadTableError, Fault, SaveError
from galaxy_desktop.play.running import Games, RunningGame, deal
from galaxy_desktop.play.seats import Table

PROGRAM = "Galaxy Desktop"
FORMAT = 2


@dataclass(frozen=True, slots=True)
class Summary:
    """What the load list shows of a save without playing it."""

    moment: Moment
    points: tuple[int, ...]
    """By seat, as far as the lone person knows; empty where several persons would see each other's."""
    over: bool


@dataclass(frozen=True, slots=True)
class Meta:
    """All of a save but its states; the names of its fields are those of the file."""

    program: str
    version: str
    rules: int
    saved_at: str
    table: Table
    took_back: bool
    from_seed: bool
    answers: tuple[Given, ...]
    summary: Summary
    pack: Mark | None
    """The data pack that it was played with."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game from a file, and a line about what could not be restored of it (empty: all is there)."""

    running: RunningGame
    note: str


def pack(running: RunningGame) -> dict[str, Any]:
    """The game as the data of a save, checksum and all."""
    meta = Meta(
        PROGRAM,
        __version__,
        running.game.rules_version,
        datetime.now(UTC).isoformat(timespec="seconds"),
        running.table,
        running.took_back,
        running.from_seed,
        running.history.answers(),
        _summary(running),
        running.game.pack,
    )
    data = {"format": FORMAT, **codec.encode(meta)}
    data["state"] = running.game.encode(running.history.now)
    data["base"] = None if running.from_seed else running.game.encode(running.history.states[0])
    return {**data, "checksum": checksum(data)}


def checksum(data: Mapping[str, Any]) -> str:
    """SHA-256 of all data but the checksum itself."""
    body = {key: item for key, item in data.items() if key != "checksum"}
    return hashlib.sha256(text_of(body).encode()).hexdigest()


def text_of(data: Any) -> str:
    """JSON on one line, always the same for the same data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def _summary(running: RunningGame) -> Summary:
    now, persons = running.history.now, running.table.persons()
    moment = running.game.moment(now)
    if running.over():
        seen = now
    elif len(persons) == 1:
        seen = running.game.view(now, persons[0])
    else:
        return Summary(moment, (), False)
    points = tuple(score.total for score in running.game.scores(seen))
    return Summary(moment, points, running.over())


def meta_of(data: Mapping[str, Any]) -> Meta:
    """The checked head of a save; raises `SaveError`."""
    head = {key: item for key, item in data.items() if key not in ("format", "checksum", "state", "base")}
    try:
        meta: Meta = codec.decode(Meta, head, {}, "save")
        meta.table.check()
        if meta.pack is not None:
            check_text(meta.pack.name, "pack")
    except (codec.CodecError, BadTableError, ContentError) as error:
        raise damaged(str(error)) from error
    return meta


def damaged(cause: str) -> SaveError:
    """The fault of a file that does not hold what it should."""
    plain = " ".join(cause[:120].split()).encode(errors="backslashreplace").decode()
    return SaveError(Fault.DAMAGED, _("This save is damaged: {cause}.").format(cause=plain))


def unpack(data: Mapping[str, Any], games: Games) -> Loaded:
    """The game of a save that `savefile.parse` has found whole; raises `SaveError`."""
    meta = meta_of(data)
    game = _game(meta, games)
    try:
        return _revive(meta, data, game, games)
    except SaveError:
        raise
    except Exception as error:  # the rules at work on what may be anything
        raise damaged(f"{type(error).__name__}: {error}") from error


def _game(meta: Meta, games: Games) -> Game[Any]:
    name = meta.table.game
    if name not in games:
        line = _("This save is of the game {name!r}, which is not here.")
        raise SaveError(Fault.UNKNOWN_GAME, line.format(name=name[:40]))
    if meta.rules > games[name].rules_version:
        line = _("This save follows rules version {theirs} of {game}; this program knows version {ours}.")
        line = line.format(theirs=meta.rules, game=games[name].name, ours=games[name].rules_version)
        raise SaveError(Fault.OTHER_RULES, line)
    if line := other_pack(meta.pack, games[name].pack, _("This save")):
        raise SaveError(Fault.OTHER_PACK, line)
    return games[name]


def _revive(meta: Meta, data: Mapping[str, Any], game: Game[Any], games: Games) -> Loaded:
    state = _state(game, meta.table, data.get("state"))
    if meta.rules == game.rules_version:
        running = _replayed(meta, data, games, game)
        if running is not None and game.encode(running.history.now) == data["state"]:
            return Loaded(running, "")
    running = RunningGame(game, meta.table, History(state), from_seed=False, took_back=meta.took_back)
    running.go_on()
    return Loaded(
        running, _("The earlier choices of this save lead elsewhere now: it goes on, but without undo.")
    )


def _state(game: Game[Any], table: Table, data: Any) -> State:
    """A state that can be played on: of the right shape, with nothing lost, at a question or over."""
    if dict(game.check(len(table.seats), table.options)) != dict(table.options):
        raise damaged(_("its table options are not complete"))
    g: State = game.decode(data)
    if faults := game.invariants(g):
        raise damaged(faults[0])
    if len(game.scores(g)) != len(table.seats) or not 0 <= g.rng < 1 << 64:
        raise damaged(_("its seats or its chance do not fit"))
    _check_question(g)
    for seat in range(len(table.seats)):
        game.scores(game.view(g, seat))
    game.moment(g)
    if is_over(g):
        game.result(g)
    return g


def _check_question(g: State) -> None:
    asked = open_asks(g)
    asking = g.asking or {}
    if not is_over(g) and not asked:
        raise damaged(_("nobody has anything to do in it"))
    for seat, answer in g.sealed.items():
        if seat not in asking or not asking[seat].allows(answer):
            raise damaged(_("an answer in it belongs to no question"))


def _replayed(meta: Meta, data: Mapping[str, Any], games: Games, game: Game[Any]) -> RunningGame | None:
    """The game with all its history, as its answers lead from the deal; None where they lead nowhere."""
    try:
        if meta.from_seed:
            running = deal(games, meta.table)
        else:
            running = RunningGame(game, meta.table, History(_state(game, meta.table, data["base"])), False)
        for given in meta.answers:
            running.history.give(given.seat, given.answer, given.by)
    except Exception:  # recorded answers of unknown worth: any failure means that they cannot be replayed
        return None
    running.took_back = meta.took_back
    return running
