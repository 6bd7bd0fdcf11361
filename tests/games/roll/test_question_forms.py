"""Every question of Roll with every number of dice and tiles, and the longest names: grammar and length."""

from collections.abc import Iterator
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Compose, Confirm, Decision, Pick
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.assign import assignment
from galaxy_desktop.games.roll.box import sides, tiles
from galaxy_desktop.games.roll.dice import all_dice
from galaxy_desktop.games.roll.moves import CONSUME, TRADE, ProduceOn, Scout, Ship, Stock
from galaxy_desktop.games.roll.placement import Placement
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.words.asks import QUESTIONS
from tests.contract.grammar import check
from tests.games.roll.laid import behind_screen, own, table
from tests.games.wording import check_ask

HOME = tuple(die for die in all_dice() if die.startswith("home:"))
LONG = "galactic_survey_headquarters"
"""The longest name of a tile."""
LONG_DEVELOPMENT = max(
    (s for s in sides().values() if s.other and not s.is_world), key=lambda side: len(side.name)
).id
NUMBERS = (1, 2, 3, 8, 11, 12)
Asked = tuple[RollState, Decision, tuple[str, ...]]


def test_the_long_names_are_the_longest() -> None:
    assert max(sides().values(), key=lambda side: len(side.name)).id == LONG
    assert len(sides()[LONG_DEVELOPMENT].name) == 23


def laid(number: int, workers: str = "") -> RollState:
    """A table at which the viewer has so many dice, and workers, in each place that counts them."""
    g = table(bag=tiles()[30:33])
    own(
        g,
        tableau=(LONG_DEVELOPMENT, "galactic_bankers", "jumpdrive_fuel_refinery"),
        credits_=9,
        worlds=(LONG, "gem_world") if number > 1 else (LONG,),
        developments=("public_works",),
        cup=("military",) * min(number, 6),
        workers={workers: ("home",) * number} if workers else None,
        goods={"jumpdrive_fuel_refinery": ("consumption",)},
    )
    return g


def of_dice(number: int) -> Iterator[Asked]:
    view = GAME.view(laid(number), 0)
    dice = HOME[:number]
    for about in (LONG, "public_works"):
        yield view, Pick("working", (*dice, "alien:1"), number, number, about=about), dice[:-1]
        yield view, Pick("working", (*dice, "alien:1"), number, number, about=about), dice
        yield view, Pick("builder", dice, about=about), ()
        yield view, Pick("builder", ("consumption:1",), about=about), ("consumption:1",)
    for count in (1, number):
        for about in (LONG, LONG_DEVELOPMENT):
            yield view, Pick("give_up_die", dice, count, count, about=about), ()
            yield view, Pick("give_up_die", dice, count, count, about=about), dice[:count]
    yield view, Pick("return_to_cup", dice, 1, number, about="galactic_federation"), ()
    yield view, Pick("return_to_cup", dice, 1, number, about="galactic_federation"), dice
    for chosen in ((), dice):
        yield view, Pick("recruit", (*dice, "alien:1"), number, number), chosen
        yield view, Pick("recall", dice, 0, number), chosen
        yield view, Pick("recall", dice, 1, number), chosen
    yield view, Confirm("buy_points", about="galactic_bankers"), ()


def of_tiles(number: int) -> Iterator[Asked]:
    view = GAME.view(laid(number), 0)
    zone, placing = tiles()[:number], Placement(tiles()[:number], tops=number % 2 == 0)
    for topic in ("abandon", "give_up_tile"):
        for chosen in ((), (LONG,), zone):
            yield view, Pick(topic, (*zone, LONG), 0, number + 1), chosen
    for about in ("scout", "alien_research_team"):
        yield from ((view, Compose("place_tiles", placing, about=about), zone[:n]) for n in range(number + 1))
    yield from ((view, Compose("rearrange", Placement(zone)), zone[:n]) for n in range(number + 1))
    for chosen in ((), ("designer_species_ultd",)):
        yield view, Pick("start", (LONG_DEVELOPMENT, "galactic_bankers")), chosen[:0]
    yield view, Pick("start", (LONG_DEVELOPMENT, "galactic_bankers")), (LONG_DEVELOPMENT,)


def of_workers(number: int) -> Iterator[Asked]:
    for phase, topic in (("explore", "explore"), ("produce", "produce"), ("ship", "ship")):
        g = laid(number, phase)
        worker, good = g.players[0].column(phase)[0], next(iter(g.players[0].goods))
        options: dict[str, tuple[Any, ...]] = {
            "explore": (Scout(worker), Stock(worker), Stock("alien:extra")),
            "produce": (ProduceOn(worker, LONG),),
            "ship": tuple(
                Ship(task, by, good) for task in (TRADE, CONSUME) for by in (worker, "alien:extra")
            ),
        }
        offered = tuple(move.option for move in options[topic])
        view = GAME.view(g, 0)
        yield from ((view, Pick(topic, offered), chosen) for chosen in ((), *((one,) for one in offered)))
        if phase == "explore":
            yield view, Pick(topic, (*offered[1:], "rearrange", "done")), ()
            yield from ((view, Pick(topic, ("rearrange", "done")), (one,)) for one in ("rearrange", "done"))


def of_assigning(number: int) -> Iterator[Asked]:
    g = table()
    own(g, tableau=("executive_power", "nanotechnology"))
    wild = [("military", "wild")] * number
    behind_screen(g, 0, [("home", "explore"), ("home", "explore"), ("home", "ship"), *wild])
    composer, view = assignment(g, 0), GAME.view(g, 0)
    made: tuple[str, ...] = ("select home:1 ship",)
    made += tuple(f"place military:{n + 1} explore" for n in range(number))
    made += ("reassign executive_power home:2 ship",)
    yield from ((view, Compose("assign", composer), made[:n]) for n in range(len(made) + 1))


@pytest.mark.parametrize("number", NUMBERS)
def test_every_question_with_every_number(number: int) -> None:
    asked = [*of_dice(number), *of_tiles(number), *of_workers(number), *of_assigning(number)]
    assert {decision.topic for _, decision, _ in asked} == QUESTIONS.rows.keys()
    said = []
    for view, decision, chosen in asked:
        ask = GAME.words.ask(view, decision, chosen)
        check_ask(GAME.words, view, decision, ())
        for text, most in ((ask.head, 60), (ask.line, 130), (ask.primary, 45), (ask.second, 45)):
            assert len(text.replace("**", "")) <= most, text
            said.append(text)
        options = ("yes", "no") if isinstance(decision, Confirm) else chosen
        said += [GAME.words.option(view, decision, option) for option in options]
    check(said)
