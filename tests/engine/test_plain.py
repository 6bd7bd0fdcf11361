"""Plain data: compared and hashed by its fields, quickly made, and never changed, as mypy sees to."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import field
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games import find_games, find_playbook

GUARDED = """
import dataclasses
from galaxy_desktop.engine import plain

plain.dataclass = lambda slots, unsafe_hash: dataclasses.dataclass(frozen=True, slots=slots)

from galaxy_desktop.ai.arena import Match, play_one
from galaxy_desktop.games import find_games, look_up

assert plain.plain(type("Guarded", (), {})).__setattr__ is not object.__setattr__
for game in find_games():
    print(play_one(Match(game, ("random", "medium"), 1, 1), look_up, 0).scores)
"""
"""Games with data that Python itself refuses to change."""


@plain
class Star:
    name: str
    planets: tuple[str, ...] = ()
    seen: int = field(default=0, compare=False)


def made_by_rules(kind: type[Any]) -> Iterator[type[Any]]:
    """The classes below one, of all games that have been read."""
    for below in kind.__subclasses__():
        yield below
        yield from made_by_rules(below)


def is_guarded(kind: type[Any]) -> bool:
    """Return true if Python itself looks at each assignment to a field."""
    return any("__setattr__" in vars(one) for one in kind.__mro__ if one is not object)


def test_equal_fields_make_equal_data() -> None:
    assert Star("sun", ("earth",)) == Star("sun", ("earth",), seen=3)
    assert len({Star("sun"), Star("sun", seen=1), Star("sirius")}) == 2
    assert pickle.loads(pickle.dumps(Star("sun", ("earth",)))) == Star("sun", ("earth",))


def test_there_are_no_other_fields() -> None:
    star: Any = Star("sun")
    with pytest.raises(AttributeError):
        star.mass = 1


def test_rules_and_questions_are_made_quickly() -> None:
    """Python guards no field of what is made at every question, for that takes most of the time of making."""
    for game in find_games():
        assert find_playbook(game) is not None
        assert find_games()[game].new(2, {}, 1).waiting
    kinds = {kind for root in (Event, Step, Decision, Move) for kind in made_by_rules(root)}
    ours = [kind for kind in kinds if kind.__module__.startswith("galaxy_desktop.")]
    assert len(ours) > 200
    assert [kind for kind in ours if is_guarded(kind)] == []


@pytest.mark.slow
def test_nothing_changes_plain_data_while_games_are_played() -> None:
    played = subprocess.run([sys.executable, "-c", GUARDED], capture_output=True, text=True, check=False)
    assert played.stderr == ""
    assert len(played.stdout.splitlines()) == len(find_games())
