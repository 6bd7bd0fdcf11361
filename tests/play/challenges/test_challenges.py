"""Challenges can be met, as a recorded game of bots shows for each, and only what happened meets them."""

import gzip
import json
from collections.abc import Iterator
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
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.challenges import Challenger, Verdicts, is_of, met
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Bot
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
    record = records(game)[name]
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
        count=(Count("Nothing"), Count("GoodSold", where={"colour": ("red",)})),
        source=(FromSource("gifts"),),
    )
    wrong = Challenge(id="a", title="A", words="A.", stars=1, goal=goal)
    lines = list(faults((wrong, wrong), _events("race"), frozenset(), GAMES["race"].ends))
    assert len(set(lines)) == 5
    assert len(lines) == 9


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
    solved, missed = ({one.id for one in each} for each in (found.met, found.missed))
    assert "merchant" in solved
    assert not solved & missed
    alike = {one.id for one in game.challenges() if (one.players, one.level, one.seed) == (2, "medium", -1)}
    assert missed == {id_ for id_ in alike - solved if not challenge("race", id_).options}
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
