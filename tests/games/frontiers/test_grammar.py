"""Every sentence with every number and kind in it: its article, its number, and its verb agree."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Confirm, Number, Order, Pick
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.games.frontiers import GAME, events
from galaxy_desktop.games.frontiers.box import actions, goals, tiles
from galaxy_desktop.games.frontiers.outlook import Outlook
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, GRAY, HOME, KINDS, WORLD
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words import WORDS, log
from galaxy_desktop.games.frontiers.words.counts import bonus_text, goal_text, steps_text
from galaxy_desktop.games.frontiers.words.powers import power_text
from galaxy_desktop.games.frontiers.words.reasons import SENTENCES as REASONS
from galaxy_desktop.games.frontiers.words.summary import SUMMARIES, _bonus_only
from tests.games.frontiers.grammar import NAMES, faults
from tests.games.frontiers.laid import table
from tests.games.frontiers.walk import CASES, WALKS, busy

NUMBERS = (0, 1, 2, 3, 11)


def test_the_rules_find_what_they_are_about() -> None:
    for wrong in (
        "a Alien Technology good",
        "an Novelty good",
        "1 goods",
        "1 Rare Elements goods",
        "2 good",
        "0 world",
        "1 world go back",
        "3 worlds goes back",
        "**$1** lie there",
        "You gains 1 good.",
        "Ada have 2 goods.",
        "2 goods  for you",
        "for  (Produce)",
    ):
        assert faults(wrong), wrong
    for right in (
        "an Alien good",
        "an Uplift world",
        "a unit",
        "1 good",
        "2 Rare Elements {rare} goods",
        "$1",
    ):
        assert not faults(right), right


def with_numbers(thing: Any, kinds: tuple[str, ...]) -> Iterator[Any]:
    """A piece of data with every number in the place of those that it has, and every kind."""
    values = {field.name: getattr(thing, field.name) for field in fields(thing)}
    numbered = [name for name, value in values.items() if type(value) is int and value]
    kinded = [name for name in ("kind", "most") if values.get(name)]
    for number, kind in product((1, 2, 3), kinds):
        changed = dict.fromkeys(numbered, number) | dict.fromkeys(kinded, kind)
        where = getattr(thing, "where", None)
        if where is not None and where.kind:
            changed["where"] = replace(where, kind=kind)
        yield replace(thing, **changed)


def test_every_power_with_every_number_and_kind() -> None:
    for power in {power for tile in tiles().values() for power in tile.powers}:
        kinds = (*KINDS, ANY) if (power.action, power.code) in ANY_TOO else KINDS
        for other in with_numbers(power, kinds):
            assert not faults(power_text(other)), other


ANY_TOO = {("produce", "windfall"), ("trade", "bonus"), ("consume", "consume")}
"""Powers that may be about a good of any kind."""


def test_every_bonus_and_every_goal_with_every_number_and_kind() -> None:
    for tile in tiles().values():
        for place, line in enumerate(tile.bonus):
            for other in with_numbers(line, KINDS):
                bonus = (*tile.bonus[:place], other, *tile.bonus[place + 1 :])
                assert not faults(bonus_text(replace(tile, bonus=bonus), other)), tile.id
    for goal in goals().values():
        for number in (1, 2, 3):
            assert not faults(goal_text(replace(goal, max=number)))
        assert not faults(steps_text(goal))


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_with_every_number_and_kind(code: str) -> None:
    for needs, has, kind in product(NUMBERS, NUMBERS, KINDS):
        wanted = kind if code in ("wrong_kind", "wrong_good") else needs
        facts = {"tile": "gem_world", "action": "settle", "colony": "comet_zone", "kind": kind, "seat": 1}
        reason = because(code, **facts, needs=wanted, has=has, short=needs, most=3)  # type: ignore[arg-type]
        assert not faults(WORDS.reason(reason)), reason
    if code == "none_of_kind":
        for kind in (GRAY, ANY):
            assert not faults(WORDS.reason(because(code, tile="gem_world", kind=kind)))


NAMED = {
    "action": "settle",
    "cause": "spice_world",
    "colony": "comet_zone",
    "home": "old_earth",
    "world": "gem_world",
    "development": "trade_league",
    "goal": "exploration",
    "by": "doomed_colony",
}


def formed(kind: type[Event], number: int, sort: str) -> Event:
    """An event of a sort with this number and kind in it wherever it holds any."""
    values: dict[str, Any] = {}
    for field in fields(kind):
        if field.name in NAMED:
            values[field.name] = NAMED[field.name]
        elif field.name in ("kind", "lost", "good"):
            values[field.name] = sort
        elif field.name in ("worlds", "colonies"):
            values[field.name] = ("gem_world", "comet_zone", "spice_world")[: max(1, min(3, number))]
        elif field.name == "kinds":
            values[field.name] = (sort,) * max(1, number)
        elif field.name == "goals":
            values[field.name] = ("exploration", "conscription", "diversification")[: max(1, min(3, number))]
        elif field.name in ("how", "code"):
            values[field.name] = {"how": "pay", "code": "colonies"}[field.name]
        elif field.name in ("disks", "mats", "developments"):
            values[field.name] = (0, 1)
        else:
            values[field.name] = 0 if field.name == "seat" else number
    return kind(**values)


OWN = [kind for kind in log.LINES if is_dataclass(kind) and kind.__module__ == events.__name__]


@pytest.mark.parametrize("kind", OWN, ids=lambda kind: kind.__name__)
def test_every_line_of_the_log_with_every_number_and_kind(kind: type[Event]) -> None:
    for number, sort, viewer in product(NUMBERS[1:], KINDS, (None, 0, 1)):
        event = formed(kind, number, sort)
        for how in ("pay", "conquer", "pay_for_military", "replace"):
            if isinstance(event, events.WorldSettled):
                event = replace(event, how=how)
            line = WORDS.event(event.seen_by(viewer), NAMES, viewer)
            assert not line or not faults(line), line


def test_every_forecast_with_every_number() -> None:
    g = table(2)
    for number in NUMBERS:
        made = KINDS[: min(4, number)]
        seen = Outlook(
            number, number, number, number, made, number, number + 1, number, ("gem_world",) * number
        )
        for write in SUMMARIES.values():
            assert not faults(write(g, 0, seen))
        for action in actions():
            if action not in (*SUMMARIES, "settle"):
                assert not faults(_bonus_only(g, seen, action, True))
                assert not faults(_bonus_only(g, seen, action, False))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "goal_choice", "seed"), CASES)
def test_every_question_option_and_line_of_whole_games(seats: int, goal_choice: str, seed: int) -> None:
    for g, seat, decision in busy(seats, goal_choice, seed):
        view = GAME.view(g, seat)
        options = decision.options()
        chosen: list[tuple[str, ...]] = [()]
        if isinstance(decision, Pick):
            chosen += [(option,) for option in options] + [options[: decision.most]]
        elif isinstance(decision, Order):
            chosen += [options]
        else:
            assert isinstance(decision, Confirm | Number)
        for one in chosen:
            ask = WORDS.ask(view, decision, one)
            for text in (ask.head, ask.line, ask.primary, ask.second):
                assert not text or not faults(text), text
        for option in options:
            assert not faults(WORDS.option(view, decision, option)), option
        for event in g.events:
            line = WORDS.event(event.seen_by(seat), NAMES, seat)
            assert not line or not faults(line), line


@cache
def views() -> list[FrontiersState]:
    """What the player asked sees now and then in some games."""
    return [
        GAME.view(g, seat)
        for seats, goal_choice, seed in WALKS[::8]
        for turn, (g, seat, _) in enumerate(busy(seats, goal_choice, seed))
        if turn % 40 == 39
    ]


@pytest.mark.parametrize("item", [*tiles(), *actions(), *goals(), "military"])
def test_everything_the_inspector_says(item: str) -> None:
    assert views()
    for view in views():
        for line in WORDS.explain(view, item):
            assert not faults(line.text), line


def test_every_page_of_the_rules() -> None:
    for title, text in ((page.title.read(), page.text) for page in WORDS.rules()):
        for line in (title, *text.split("\n")):
            assert not faults(line), line
    assert {DEVELOPMENT, HOME, WORLD} == {tile.sort for tile in tiles().values()}
