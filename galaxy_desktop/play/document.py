"""Content of a save: a game as JSON-ready data and back, checked in full before it is accepted."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any

from galaxy_desktop import __version__
from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import AtMost, DataError, Readable
from galaxy_desktop.engine.content import PackId
from galaxy_desktop.engine.flow import State, give, is_over, open_asks, seats_beyond
from galaxy_desktop.engine.game import Game, Moment, OptionError
from galaxy_desktop.engine.oneline import one_line, shown
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.history import History
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.packs import other_pack
from galaxy_desktop.play.records import Given
from galaxy_desktop.play.refusals import BadTableError, Fault, SaveError
from galaxy_desktop.play.running import Games, RunningGame, deal
from galaxy_desktop.play.seats import Table

PROGRAM = "Galaxy Desktop"
FORMAT = 3
GivenAnswers = Annotated[tuple[Given, ...], AtMost(100_000)]
TRIED = 40
"""Number of random answers with which a state that does not follow from its answers is tried."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Fields that the load list shows of a save without playing it."""

    moment: Moment
    points: tuple[int, ...]
    """Points by seat as a lone person knows them; empty if several persons play."""
    over: bool


@dataclass(frozen=True, slots=True)
class Meta:
    """Head of a save, all but its answers and states; the names of its fields are those of the file."""

    program: str
    version: Annotated[str, AtMost(40), Readable()]
    rules: int
    saved_at: Annotated[str, AtMost(40), Readable()]
    table: Table
    took_back: bool
    from_seed: bool
    summary: Summary
    pack: PackId | None
    """The data pack that the game is played with; None if there is none."""
    origin: Origin | None
    """Moment of another game that a branch goes on from; None for a game of its own."""


HEAVY = ("answers", "base", "state")
"""Fields of a save that are not in its head; in a file they come last."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game from a file, and a line about what could not be restored of it (empty: all is there)."""

    running: RunningGame
    note: str


def to_data(running: RunningGame) -> dict[str, Any]:
    """Return a game as the data of a save, with its checksum."""
    meta = Meta(
        PROGRAM,
        __version__,
        running.game.rules_version,
        datetime.now(UTC).isoformat(timespec="seconds"),
        running.table,
        running.took_back,
        running.from_seed,
        _summary(running),
        running.game.pack,
        running.origin,
    )
    data = {"format": FORMAT, **codec.encode(meta)}
    data["answers"] = codec.encode(running.history.answers())
    data["state"] = running.game.encode(running.history.now)
    data["base"] = None if running.from_seed else running.game.encode(running.history.states[0])
    return {**data, "checksum": checksum(data)}


def checksum(data: Mapping[str, Any]) -> str:
    """Return the SHA-256 of all data but the checksum itself, in hexadecimal."""
    body = {key: item for key, item in data.items() if key != "checksum"}
    return hashlib.sha256(text_of(body).encode()).hexdigest()


def text_of(data: Any) -> str:
    """Return JSON on one line, always the same for the same data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def _summary(running: RunningGame) -> Summary:
    now, persons = running.history.now, running.table.persons()
    moment = running.game.moment(now)
    if running.over():
        seen = now
    elif len(persons) == 1:
        seen = running.game.view(now, persons[0])
    else:
        return Summary(moment, (), over=False)
    points = tuple(running.game.standing(seen, seat).least for seat in range(len(running.table.seats)))
    return Summary(moment, points, running.over())


def meta_of(data: Mapping[str, Any], games: Games) -> Meta:
    """Return the checked head of a save; raise `SaveError` if it is damaged or of newer rules.

    An unknown game, or another data pack, is accepted.
    """
    head = {key: item for key, item in data.items() if key not in ("format", "checksum", *HEAVY)}
    try:
        meta: Meta = codec.decode(Meta, head, {}, "save")
        meta.table.check()
    except (DataError, BadTableError) as error:
        raise damaged(str(error)) from error
    if meta.table.game in games:
        _check_head(meta, games[meta.table.game])
    return meta


def _check_head(meta: Meta, game: Game[Any]) -> None:
    """Raise `SaveError` if the game cannot be played at this table, or its words lack the phase."""
    if meta.rules > game.rules_version:
        line = _(
            "This save uses rules version {theirs} of {game}; this program supports up to version {ours}."
        )
        line = line.format(theirs=meta.rules, game=game.name, ours=game.rules_version)
        raise SaveError(Fault.OTHER_RULES, line)
    table, summary = meta.table, meta.summary
    try:
        whole = game.check(len(table.seats), table.options)
        game.words.phase(summary.moment.phase)
    except OptionError as error:
        raise damaged(str(error)) from error
    except KeyError as error:
        raise damaged(_("unknown phase {name}").format(name=error)) from error
    if whole != dict(table.options):
        raise damaged(_("some of its options are missing"))
    if len(summary.points) not in (0, len(table.seats)) or summary.moment.round < 0:
        raise damaged(_("its summary doesn't match its seats"))


def damaged(cause: str) -> SaveError:
    """Return the error for a file with wrong content; `cause` completes its sentence."""
    line = _("This save is damaged: {cause}.")
    return SaveError(Fault.DAMAGED, line.format(cause=one_line(cause, 120).rstrip(".")))


def from_data(data: Mapping[str, Any], games: Games) -> Loaded:
    """Return the game of a save that `savefile.data_of` accepted; raise `SaveError` if it is not valid."""
    meta = meta_of(data, games)
    game = _game(meta, games)
    try:
        answers: GivenAnswers = codec.decode(GivenAnswers, data.get("answers"), {}, "answers")
        return _revive(meta, answers, data, game, games)
    except SaveError:
        raise
    except DataError as error:
        raise damaged(str(error)) from error
    except Exception as error:  # the rules at work on what may be anything
        raise damaged(_("its game can't be continued")) from error


def _game(meta: Meta, games: Games) -> Game[Any]:
    name = meta.table.game
    if name not in games:
        line = _("This save is for the game {name}, which this version doesn't have.")
        raise SaveError(Fault.UNKNOWN_GAME, line.format(name=shown(name)))
    if line := other_pack(meta.pack, games[name].pack):
        raise SaveError(Fault.OTHER_PACK, line)
    return games[name]


def _revive(
    meta: Meta, answers: GivenAnswers, data: Mapping[str, Any], game: Game[Any], games: Games
) -> Loaded:
    state = _state(game, meta.table, data.get("state"))
    replayed = _replayed(meta, answers, data, games, game)
    if replayed is not None and game.encode(replayed.history.now) == data["state"]:
        return Loaded(replayed, "")
    _try(game, state)
    running = RunningGame(
        game, meta.table, History(state), from_seed=False, took_back=meta.took_back, origin=meta.origin
    )
    running.go(0)
    running.go_on()
    return Loaded(
        running,
        _("This save replays differently in this version. You can continue it, but not undo earlier moves."),
    )


def _state(game: Game[Any], table: Table, data: Any) -> State:
    """Return the state of some data; raise `SaveError` unless it is sound, and at a question or over."""
    g: State = game.decode(data)
    seats = range(len(table.seats))
    if wrong := seats_beyond(g, len(seats)):
        raise damaged(_("seat {number} doesn't exist").format(number=wrong[0]))
    written = {name: getattr(g, name, None) for name in table.options}
    if any(isinstance(one, str) and one != table.options[name] for name, one in written.items()):
        raise damaged(_("the options in its state don't match"))
    if faults := game.invariants(g):
        raise damaged(faults[0])
    if len(game.scores(g)) != len(seats):
        raise damaged(_("its seats don't match"))
    _check_question(g)
    for seat in seats:
        game.scores(game.view(g, seat))
    _check_words(game, g)
    game.words.phase(game.moment(g).phase)
    if is_over(g) and game.result(g).ended_by not in game.ends:
        raise damaged(_("the game is over for an unknown reason"))
    return g


def _try(game: Game[Any], state: State) -> None:
    """Play a state on at random for up to `TRIED` answers; raise `SaveError` if it is not sound then.

    It is for states that do not follow from their answers.
    """
    g, dice = state.clone(), Dice(1)
    for _answer in range(TRIED):
        asks = open_asks(g)
        if not asks:
            break
        seat = min(asks)
        give(g, seat, asks[seat].sample(dice))
    if faults := game.invariants(g):
        raise damaged(faults[0])


def _check_words(game: Game[Any], g: State) -> None:
    """Put all that is asked into words; raise whatever they raise."""
    for seat in open_asks(g):
        view = game.view(g, seat)
        decision = open_asks(view)[seat]
        game.words.ask(view, decision, ())
        for option in decision.options():
            game.words.option(view, decision, option)


def _check_question(g: State) -> None:
    asked = open_asks(g)
    asking = g.asking or {}
    if not is_over(g) and not asked:
        raise damaged(_("no player has a choice to make"))
    for seat, answer in g.sealed.items():
        if seat not in asking or not asking[seat].allows(answer):
            raise damaged(_("one of its answers doesn't belong to a question"))


def _replayed(
    meta: Meta, answers: GivenAnswers, data: Mapping[str, Any], games: Games, game: Game[Any]
) -> RunningGame | None:
    """Return the game with its whole history, replayed from its answers; None if they fail."""
    try:
        if meta.from_seed:
            running = deal(games, meta.table)
        else:
            base = History(_state(game, meta.table, data["base"]))
            running = RunningGame(game, meta.table, base, from_seed=False)
        for given in answers:
            running.history.give(given.seat, given.answer, given.by)
    except Exception:  # recorded answers of unknown worth: any failure means that they cannot be replayed
        return None
    running.took_back, running.origin = meta.took_back, meta.origin
    return running
