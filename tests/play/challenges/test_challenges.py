"""Challenges can be met, as a recorded game of bots shows for each, and only what happened meets them."""

import gzip
import json
from collections.abc import Iterator
from copy import copy
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.engine.challenge import Challenge, ChallengeGoal, Count, FromSource, faults
from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.engine.events import Event
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.games.race.events import PlacementPaid
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.branch import branch_off
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.challenges import (
    FILE,
    LARGEST,
    LIMITLESS,
    MOST_LOOKED_AT,
    Challenger,
    MetChallenges,
    Verdicts,
    challenge_at,
    conditions,
    is_of,
    met,
    missed,
    table_of,
)
from galaxy_desktop.play.commands import Load, Save
from galaxy_desktop.play.notebook import Notebook
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person, Table
from tests.chance import played
from training.challenges import FOLDER, replayed

GAMES = find_games()
LEAST = 8
PAIRS = [(game.id, one.id) for game in GAMES.values() for one in game.challenges()]


def challenge(game: str, name: str) -> Challenge:
    return next(one for one in GAMES[game].challenges() if one.id == name)


@cache
def records(game: str) -> Any:
    return json.loads(gzip.decompress((FOLDER / f"{game}.json.gz").read_bytes()))


@cache
def recorded(game: str, name: str) -> RunningGame:
    record = records(game).get(name)
    assert record, f"no game shows that it can be met: python -m training.challenges {game} --only {name}"
    return replayed(GAMES[game], challenge(game, name), record["seed"], frozen(record["answers"]))


@pytest.mark.parametrize(("game", "name"), PAIRS)
def test_a_game_of_bots_meets_the_challenge(game: str, name: str) -> None:
    running = recorded(game, name)
    assert met(running, challenge(game, name), 0)
    assert {seat.level for seat in running.table.seats if isinstance(seat, Bot)} <= {
        challenge(game, name).level
    }


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        yield below
        yield from _kinds(below)


def _events(game: str) -> dict[str, frozenset[str]]:
    rooms = (f"galaxy_desktop.games.{game}.", "galaxy_desktop.engine.")
    return {
        kind.__name__: frozenset(f.name for f in fields(kind))
        for kind in _kinds(Event)
        if kind.__module__.startswith(rooms)
    }


@pytest.mark.parametrize("game", GAMES)
def test_challenges_name_only_what_the_game_has(game: str) -> None:
    one = GAMES[game]
    sources = frozenset(name for name, _points in one.scores(one.new(one.seats[0], {}, 1))[0].parts)
    assert list(faults(one.challenges(), _events(game), sources, one.ends)) == []
    assert len(one.challenges()) >= LEAST
    for each in one.challenges():
        one.check(each.players, each.options)


def test_wrong_names_are_found() -> None:
    goal = ChallengeGoal(
        ended_by=("luck",),
        count=(Count("Nothing", "Goods"), Count("GoodSold", where={"colour": ("red",)})),
        source=(FromSource("gifts"),),
    )
    wrong = Challenge(id="a", title="A", words="A.", stars=1, goal=goal)
    lines = list(faults((wrong, wrong), _events("race"), frozenset(), GAMES["race"].ends))
    assert len(set(lines)) == 6
    assert len(lines) == 11


@pytest.mark.parametrize(
    "goal",
    [
        ChallengeGoal(rounds=8),
        ChallengeGoal(points=999),
        ChallengeGoal(lead=500),
        ChallengeGoal(ended_by=("nothing",)),
        ChallengeGoal(source=(FromSource("chips", least=500),)),
        ChallengeGoal(source=(FromSource("chips", most=-1),)),
        ChallengeGoal(count=(Count("GoodSold", least=99),)),
        ChallengeGoal(count=(Count("GoodSold", most=3),)),
        ChallengeGoal(count=(Count("GoodSold", within="round", least=4),)),
        ChallengeGoal(count=(Count("GoodSold", where={"kind": ("none",)}, least=1),)),
    ],
)
def test_one_condition_that_fails_is_enough(goal: ChallengeGoal) -> None:
    running, merchant = recorded("race", "merchant"), challenge("race", "merchant")
    assert not met(running, replace(merchant, goal=goal), 0)
    assert not met(running, merchant, 1)


def conquered() -> int:
    """Return the number of worlds that the game of the merchant has conquered."""
    history = recorded("race", "merchant").history
    told = [event for line in range(history.at) for event in history.told(line)]
    return sum(isinstance(one, PlacementPaid) and (one.seat, one.way) == (0, "conquer") for one in told)


def test_what_a_finished_game_lacks_has_both_figures() -> None:
    running = recorded("race", "merchant")
    scores = running.game.scores(running.history.now)
    own, lead = scores[0].total, scores[0].total - scores[1].total
    chips = dict(scores[0].parts)["chips"]
    goal = ChallengeGoal(
        won=True,
        rounds=3,
        points=own + 5,
        lead=lead + 5,
        ended_by=("nothing",),
        source=(FromSource("chips", least=chips + 2), FromSource("chips", least=chips)),
        count=(Count("PlacementPaid", "Conquered", {"way": ("conquer",)}, least=9), Count("GoodSold")),
    )
    lacks = missed(running, replace(challenge("race", "merchant"), goal=goal), 0)
    assert [(one.kind, one.number, one.least, one.most) for one in lacks] == [
        ("end", 0, 1, LIMITLESS),
        ("rounds", running.game.moment(running.history.now).round, -LIMITLESS, 3),
        ("points", own, own + 5, LIMITLESS),
        ("lead", lead, lead + 5, LIMITLESS),
        ("source", chips, chips + 2, LIMITLESS),
        ("count", conquered(), 9, LIMITLESS),
    ]
    assert missed(running, challenge("race", "merchant"), 1)[0].kind == "won"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("race", 4), ("frontiers", 3), ("jumpdrive", 3)])
def test_the_lead_is_over_the_best_of_the_others_at_each_moment_of_a_game(game: str, seats: int) -> None:
    rules = GAMES[game]
    bots = tuple(Bot("easy", name) for name in COMPUTERS[: seats - 1])
    whole = played(rules, (Person("Ada"), *bots), seed=3, chance=5)
    aim = replace(rules.challenges()[0], goal=ChallengeGoal(won=False, lead=9, points=9, rounds=9))
    apart = 0
    for at in (*range(0, whole.history.at, 15), whole.history.at):
        running = replace(whole, history=copy(whole.history))
        running.history.at = at
        now = running.history.now
        seen = now if running.over() else rules.view(now, 0)
        own, *others = [score.total for score in rules.scores(seen)]
        found = {one.kind: one.number for one in conditions(running, aim, 0)}
        assert found["lead"] == min(own - other for other in others)
        assert found["points"] == own
        assert found["rounds"] == rules.moment(now).round
        apart += len(set(others)) > 1
    assert apart


def test_while_it_is_played_only_the_figures_known_by_then_count() -> None:
    whole = recorded("race", "merchant")
    sold = []
    for at in (0, whole.history.at // 2, whole.history.at):
        running = replace(whole, history=copy(whole.history))
        running.history.at = at
        found = conditions(running, challenge("race", "merchant"), 0)
        assert [one.kind for one in found if one.kind != "count"] == (["won"] if running.over() else [])
        sold += [one.number for one in found if one.kind == "count"]
    assert sold[0] == 0
    assert sold == sorted(sold)
    assert sold[2] >= 4


@pytest.mark.parametrize("game", GAMES)
def test_while_it_is_played_no_figure_tells_what_the_seat_cannot_see(game: str) -> None:
    (aim, *_), rules, counted = GAMES[game].challenges(), GAMES[game], list[Any]()
    whole = recorded(game, aim.id)

    def scores(g: Any) -> Any:
        counted.append(g)
        return rules.scores(g)

    running = replace(whole, history=copy(whole.history), game=replace(rules, scores=scores))
    running.history.at //= 2
    conditions(running, aim, 0)
    assert counted == [rules.view(running.history.now, 0)] != [running.history.now]


def test_a_table_knows_its_challenge_from_a_save_and_a_branch_has_none(tmp_path: Path) -> None:
    game, merchant = GAMES["race"], challenge("race", "merchant")
    bus = CommandBus(GAMES)
    bus.do(table_of(game, merchant, "Ada", 5))
    bus.do(Save(tmp_path / "game.json"))
    again = CommandBus(GAMES)
    again.do(Load(tmp_path / "game.json"))
    assert challenge_at(game, again.table()) is merchant
    running = again.game_so_far()
    branch = branch_off(running, 0, running.table.seats, "same", viewer=0, title="A", seed=1)
    assert challenge_at(game, branch.table) is None


@pytest.mark.parametrize("change", ["challenge", "resigned", "options", "seats", "seed"])
def test_a_table_that_cannot_meet_its_challenge_shows_none(change: str) -> None:
    game, poor = GAMES["race"], challenge("race", "poor_start")
    new = table_of(game, poor, "Ada", 5)
    table = Table("race", new.seats, game.check(2, {}), new.seed, challenge=new.challenge)
    assert challenge_at(game, table) is poor
    other: dict[str, Any] = {
        "challenge": "unknown",
        "resigned": 0,
        "options": game.check(2, {"edition": "first"}),
        "seats": (Person("Ada"), Bot("hard", "Vega")),
        "seed": 5,
    }
    assert challenge_at(game, replace(table, **{change: other[change]})) is None


def test_a_game_that_was_given_up_or_is_not_over_meets_nothing() -> None:
    running, merchant = recorded("race", "merchant"), challenge("race", "merchant")
    given_up = replace(running, table=replace(running.table, resigned=0))
    assert not met(given_up, merchant, 0)
    before = replace(running, history=type(running.history)(running.history.states[-2]))
    assert not met(before, merchant, 0)


def test_a_finished_game_of_the_archive_meets_its_challenge_once(tmp_path: Path) -> None:
    folders, game = Folders(tmp_path), GAMES["race"]
    archive = Archive(folders.archive, GAMES)
    challenger = Challenger(folders)
    archive.begin_to_catch_up()
    assert challenger.look(game, archive) == Verdicts()
    archive.keep(recorded("race", "merchant"))
    found = challenger.look(game, archive)
    solved, in_vain = {one.id for one in found.met}, set(found.missed)
    assert "merchant" in solved
    assert not solved & in_vain
    assert [(one.number, one.least) for one in found.missed["warlord"]] == [(conquered(), 5)]
    alike = {one.id for one in game.challenges() if (one.players, one.level, one.seed) == (2, "medium", -1)}
    assert in_vain == {id_ for id_ in alike - solved if not challenge("race", id_).options}
    assert challenger.look(game, archive) == Verdicts()
    assert "merchant" in Challenger(folders).record(game).met


@pytest.mark.parametrize("change", ["players", "level", "seed", "options"])
def test_a_game_at_another_table_does_not_count(tmp_path: Path, change: str) -> None:
    archive = Archive(Folders(tmp_path).archive, GAMES)
    archive.begin_to_catch_up()
    archive.keep(recorded("race", "merchant"))
    entry = archive.entries(archive.find(Wanted()))[0]
    merchant, options = challenge("race", "merchant"), dict(entry.options)
    assert is_of(entry, merchant, options)
    other: dict[str, Any] = {"players": 3, "level": "hard", "seed": entry.seed + 1}
    if change == "options":
        assert not is_of(entry, merchant, {**options, "edition": "first"})
    else:
        assert not is_of(entry, replace(merchant, **{change: other[change]}), options)
    assert not is_of(replace(entry, took_back=True), merchant, options)


def test_all_games_that_are_remembered_fit_into_the_file(tmp_path: Path) -> None:
    """As many of each game as are remembered at all, with ids as long as the archive gives them."""
    folders = Folders(tmp_path)
    for game in GAMES.values():
        keys = tuple(f"{game.id}-{number:016x}" for number in range(MOST_LOOKED_AT))
        done = {one.id: "2026-11-29" for one in game.challenges()}
        Notebook(folders, FILE, MetChallenges, LARGEST).write({game.id: MetChallenges(done, keys)})
    for game in GAMES.values():
        assert len(Challenger(folders).record(game).looked_at) == MOST_LOOKED_AT
