"""Questions about every tile that they can be about: short enough for the bar, and grammatical."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Confirm, Decision, Number, Order, Pick
from galaxy_desktop.engine.wording import AskRow, Cases, Row, Wording
from galaxy_desktop.games.frontiers.box import actions, goals, tiles, worlds
from galaxy_desktop.games.frontiers.chart import fed_by
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, HOME, KINDS, WINDFALL
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.upgrade import upgrades
from galaxy_desktop.games.frontiers.ways import ways_to_settle
from galaxy_desktop.games.frontiers.words import (
    WORDS,
    counts,
    inspector_table,
    log,
    options,
    powers,
    reasons,
    summary,
    titles,
    ways,
)
from galaxy_desktop.games.frontiers.words.asks import QUESTIONS
from galaxy_desktop.language import Message
from tests.contract.grammar import SIGNS, check
from tests.each import each
from tests.games.frontiers.laid import own, table
from tests.games.wording import check_ask
from tests.sweep import WIDE

HELPERS = (
    "contact_specialist",
    "improved_logistics",
    "terraforming_engineers",
    "trade_league",
    "export_duties",
)
ARTILLERY, DEPOT = "self_repairing_alien_artillery", "imperium_fuel_depot"
Case = tuple[FrontiersState, Decision, Sequence[tuple[str, ...]]]


def rich(*explored: str, colonies: Sequence[str] = (), goods: Any = ()) -> FrontiersState:
    """A seat with powers of every sort, credits and colonists."""
    g = table(2, faces=["terraforming_engineers"])
    own(
        g,
        colonies=["old_earth", "doomed_colony", *colonies],
        developments=HELPERS,
        explored=explored,
        credits_=30,
        colonists=8,
        goods=goods,
    )
    return g


def of_sort(sort: str) -> list[str]:
    return [tile.id for tile in tiles().values() if tile.sort == sort]


def homes() -> Iterator[Case]:
    yield table(2), Pick("home", tuple(of_sort(HOME))), [(), *((home,) for home in of_sort(HOME))]


def action_tiles() -> Iterator[Case]:
    for goal_stack, turn in product(range(4), (0, 1)):
        g = rich("gem_world", colonies=["comet_zone"], goods=["comet_zone"])
        g.turn, g.goal_stack = turn, [(goal, 0) for goal in list(goals())[:goal_stack]]
        yield g, Pick("action", tuple(actions())), [(), *((action,) for action in actions())]


def developments() -> Iterator[Case]:
    for covered in (0, 1, 2, 11):
        g = table(2)
        own(g, developments=of_sort(DEVELOPMENT)[:covered], credits_=12)
        g.stock |= dict.fromkeys(of_sort(DEVELOPMENT), 1)
        yield g, Pick("develop", tuple(of_sort(DEVELOPMENT)), 0), [(), *((t,) for t in of_sort(DEVELOPMENT))]


def explored() -> Iterator[Case]:
    for number in (0, 1, 2, 8):
        g = table(2)
        own(g, colonies=["old_earth"], explored=worlds()[:number])
        yield g, Pick("explore", worlds()), [(), *((world,) for world in worlds())]


def too_many() -> Iterator[Case]:
    for goal, number in product(((), ("exploration",)), (1, 2, 3)):
        g = rich(*worlds()[:9])
        g.goals, g.action = list(goal), "explore"
        more = worlds()[:9]
        yield g, Pick("discard", more, number, number), [more[:n] for n in range(number + 1)]
        if goal:
            yield g, Pick("stock_world", worlds(), 0, 1), [(), *((world,) for world in worlds())]


def settled() -> Iterator[Case]:
    for world, more in product(worlds(), ((), (ARTILLERY, DEPOT))):
        g = rich(world, colonies=[c for c in more if c != world])
        for colony in g.players[0].colonies:
            if tiles()[colony].goods == WINDFALL and tiles()[colony].kind in KINDS:
                g.players[0].goods[colony] = tiles()[colony].kind
        found = ways_to_settle(g, 0, world)
        chosen = [(), ("colonists",), *([(world,)] if found else ())]
        yield g, Pick("settle", ("colonists", world)), chosen
        yield g, Pick("settle_second", (world,), 0), [one for one in chosen if one != ("colonists",)]
        if found:
            ids = tuple(way.option for way in found)
            yield g, Pick("way", ids, about=world), [(), *((option,) for option in ids)]


def replaced() -> Iterator[Case]:
    """Each colony with and without a good, in turn, and the worlds that may replace it, these in turn too."""
    for number, colony in enumerate((*of_sort(HOME), *worlds())):
        for good in (False, True) if WIDE else (number % 2 == 0,):
            g = table(2, faces=["terraforming_engineers"])
            explored = [world for world in worlds() if world != colony]
            own(g, colonies=[colony], developments=["terraforming_engineers"], explored=explored, colonists=5)
            kind = tiles()[colony].kind
            if good and tiles()[colony].holds_goods:
                g.players[0].goods[colony] = "rare" if kind == ANY else kind
            found = upgrades(g.players[0])
            longest = max(found, key=lambda world: len(tiles()[world].name), default="")
            some = [w for n, w in enumerate(found) if WIDE or w == longest or n % 3 == number % 3]
            asked = Pick("upgrade", tuple(found), 0, about="terraforming_engineers")
            yield g, asked, [(), *((world,) for world in some)]
            for world in some:
                yield g, Pick("replaced", (colony,), about=world), [(), (colony,)]


def goods() -> Iterator[Case]:
    kinds = {
        c: "rare" if tiles()[c].kind == ANY else tiles()[c].kind for c in worlds() if tiles()[c].holds_goods
    }
    g = rich(colonies=tuple(kinds), goods=kinds)
    colonies = tuple(kinds)
    yield g, Pick("sell", colonies, 0), [(), *((colony,) for colony in colonies)]
    for cause in ("produce", *(t.id for t in tiles().values() for p in t.powers if p.code == "windfall")):
        yield g, Pick("windfall", colonies, about=cause), [(), *((colony,) for colony in colonies)]
    for kind, number in product(KINDS, range(1, 4)):
        asked = Pick("produce_short", colonies, number, number, about=kind)
        yield g, asked, [colonies[:n] for n in range(number + 1)]
    for number in range(1, 7):
        yield g, Pick("stock_goods", colonies, 0, number), [colonies[:n] for n in range(number + 1)]
    for number in range(8):
        chosen = [(), *((str(n),) for n in range(number + 1))]
        yield g, Number("stock_credits", 0, number), chosen
    for kind, topic in product(("alien_oort_cloud_factory",), ("kind", "scoring_kind")):
        yield g, Pick(topic, KINDS, about=kind), [(), *((kind,) for kind in KINDS)]
    for tile in (t.id for t in tiles().values() for p in t.powers if p.code == "paid_production"):
        own(g, colonies=[tile])
        yield g, Confirm("pay_production", about=tile), [(), ("yes",), ("no",)]


def consumed() -> Iterator[Case]:
    full = ["comet_zone", "spice_world", "pre_sentient_race", "damaged_alien_factory", "volcanic_world"]
    for tile in tiles().values():
        for power in tile.powers:
            if power.code == "consume":
                g = table(2)
                places = {"colonies": full} if tile.sort == DEVELOPMENT else {"colonies": [*full, tile.id]}
                own(g, **places, goods=full)  # type: ignore[arg-type]
                if tile.sort == DEVELOPMENT:
                    own(g, developments=[tile.id])
                least = int(not power.optional)
                yield g, Pick("consume", (tile.id,), least), [(), (tile.id,)]
                number = power.goods * power.times
                for n in range(power.goods, number + 1, power.goods):
                    asked = Pick("feed", tuple(full), n, n, about=tile.id)
                    yield g, asked, [tuple(full[:k]) for k in range(n + 1)]


def of_goals() -> Iterator[Case]:
    every = tuple(goals())
    for number in range(1, 4):
        yield table(2, goals=[]), Pick("keep_goal", every[:number]), [()]
        back = every[: number + 1]
        yield table(2, goals=[]), Order("goals_back", back), [(), back]
    yield table(2, goals=[]), Pick("keep_goal", every), [(goal,) for goal in every]
    for goal, action in product(every, actions()):
        g = table(2, goals=[])
        g.action = action
        yield g, Confirm("turn_up_now", bool(fed_by(goal)), about=goal, always=True), [(), ("yes",), ("no",)]
        if feeding := fed_by(goal):
            for preset in ((), feeding, feeding[:1]):
                asked = Pick("turn_up_goal", feeding, 0, len(feeding), about=goal, preset=preset)
                yield g, asked, [(), feeding, feeding[:1]]


CASES = (homes, action_tiles, developments, explored, too_many, settled, replaced, goods, consumed, of_goals)


@pytest.mark.slow
@pytest.mark.parametrize("cases", CASES)
def test_questions_are_short_and_grammatical_with_every_name(cases: Any) -> None:
    said: set[str] = set()
    for g, decision, chosen in cases():
        for one in chosen:
            ask = check_ask(WORDS, g, decision, one)
            assert len(ask.second) <= 45
            said |= {ask.head, ask.line, ask.primary, ask.second}
            said |= {WORDS.option(g, decision, option) for option in one}
    check(said)


def test_every_topic_is_among_them() -> None:
    met = {decision.topic for cases in CASES for _g, decision, _chosen in cases()}
    assert met == QUESTIONS.rows.keys()


ALL_TABLES: Mapping[str, Wording[Any]] = {
    "log": log.LINES,
    "reasons": reasons.SENTENCES,
    "powers": powers.SENTENCES,
    "goals": counts.GOALS,
    "ends": titles.ENDS,
    "forecast": summary.FIRST,
    "forecast, second": summary.SECOND,
    "ways": ways.NAMES,
    "ways, sentences": ways.SENTENCES,
    "options": options.OPTIONS,
    "questions": QUESTIONS,
    "everyone": inspector_table.EVERYONE,
    "bonuses": inspector_table.BONUSES,
}


def _each(thing: Any) -> Iterator[Any]:
    """A thing, or the things of all its cases."""
    if isinstance(thing, Cases):
        for _test, one in thing.tests:
            yield from _each(one)
        yield from _each(thing.otherwise)
    else:
        yield thing


def _messages(row: Row | AskRow) -> Iterator[Message]:
    phrases = (row.you, row.other) if isinstance(row, Row) else (row.head, row.line, row.primary, row.second)
    for phrase in phrases:
        yield from (message for message in _each(phrase) if message is not None)


@each(ALL_TABLES)
def test_every_value_that_a_row_names_is_there(name: str) -> None:
    found = ALL_TABLES[name]
    for row in (row for thing in found.rows.values() for row in _each(thing)):
        known = {*found.values, *row.values, *found.formats} | SIGNS
        for message in _messages(row):
            named = {*re.findall(r"\{([a-z_]+)\}", message.one + message.many)}
            assert named <= known, (message, named - known)
            assert not message.many or {*re.findall(r"\{[a-z_]+\}", message.one)} == {
                *re.findall(r"\{[a-z_]+\}", message.many)
            }


def test_actions_are_selected_in_headline_and_button() -> None:
    g = table(2)
    for clicked, button in (((), "Select an action"), (("explore",), "Select Explore")):
        ask = WORDS.ask(g, Pick("action", ("explore", "develop")), clicked)
        assert (ask.head, ask.primary) == ("Select an action", button)
