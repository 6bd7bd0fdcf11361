"""Every form of the sentences of New Frontiers with every number, kind and name put in."""

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import islice, product
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Confirm, Number, Order, Pick
from galaxy_desktop.engine.events import HIDDEN, Event, GameEnded, RoundBegan
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.engine.wording import sentence
from galaxy_desktop.games.frontiers import GAME, events
from galaxy_desktop.games.frontiers.box import actions, figures, goals, tiles
from galaxy_desktop.games.frontiers.outlook import Outlook
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, GRAY, HOME, KINDS, WORLD, Where
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.ways import SettleWay
from galaxy_desktop.games.frontiers.words import WORDS, log, terms, titles
from galaxy_desktop.games.frontiers.words.counts import bonus_text, goal_text, steps_text
from galaxy_desktop.games.frontiers.words.powers import power_text
from galaxy_desktop.games.frontiers.words.reasons import SENTENCES as REASONS
from galaxy_desktop.games.frontiers.words.sorts import WITH_LIST, sort_of
from galaxy_desktop.games.frontiers.words.summary import Forecast, forecast_text
from galaxy_desktop.games.frontiers.words.ways import NAMES as WAY_NAMES
from galaxy_desktop.games.frontiers.words.ways import SENTENCES as WAY_SENTENCES
from galaxy_desktop.games.frontiers.words.ways import SettlerWay
from tests.contract.grammar import NAMED, check
from tests.each import each
from tests.games.frontiers.laid import own, table
from tests.games.frontiers.walk import CASES, WALKS, busy

NUMBERS = (0, 1, 2, 3, 8, 11, 12)
NOUNS = list(WITH_LIST)
EACH = len(NOUNS)
"""Of the sorts of tiles each noun has every so many-th, and together they have all."""
LONGEST = max(tiles().values(), key=lambda tile: len(tile.name)).id
TILES = ("gem_world", "alien_oort_cloud_factory", "space_marines", LONGEST)


def with_numbers(thing: Any, kinds: tuple[str, ...]) -> Iterator[Any]:
    """A piece of data with every number in the place of those that it has, and every kind."""
    values = {field.name: getattr(thing, field.name) for field in fields(thing)}
    numbered = [name for name, value in values.items() if type(value) is int and value]
    kinded = [name for name in ("kind", "most") if values.get(name)]
    for number, kind in product(range(1, 13), kinds):
        changed = dict.fromkeys(numbered, number) | dict.fromkeys(kinded, kind)
        where = getattr(thing, "where", None)
        if where is not None and where.kind:
            changed["where"] = replace(where, kind=kind)
        if where is not None and where.colonists:
            changed["where"] = replace(where, colonists=number + 1)
        yield replace(thing, **changed)


ANY_TOO = {("produce", "windfall"), ("trade", "bonus"), ("consume", "consume")}
"""Powers that may be about a good of any kind."""


def test_every_power_with_every_number_and_kind() -> None:
    def said() -> Iterator[str]:
        for power in {power for tile in tiles().values() for power in tile.powers}:
            kinds = (*KINDS, ANY) if (power.action, power.code) in ANY_TOO else KINDS
            for other in with_numbers(power, kinds):
                yield power_text(other)

    check(said())


def test_every_shape_of_a_consume_power() -> None:
    (power,) = [p for p in tiles()["new_vinland"].powers if p.action == "consume"]

    def said() -> Iterator[str]:
        flags = product((False, True), (False, True), (1, 2, 3), (1, 2, 3), (*KINDS, ANY), (False, True))
        for optional, different, goods, times, kind, priced in flags:
            yield power_text(
                replace(
                    power,
                    optional=optional,
                    different=different,
                    goods=goods,
                    times=times,
                    kind=kind,
                    credits_from_price=priced,
                )
            )

    check(said())


@pytest.mark.parametrize("noun", NOUNS)
def test_every_sort_of_tile_that_a_data_pack_may_name(noun: str) -> None:
    values: dict[str, tuple[Any, ...]] = {
        "kind": ("", "rare", "alien"),
        "goods": ("", "production"),
        "settle": ("", "military", "non_military"),
        "colonists": (0, 1, 2),
        "keyword": ("", "alien", "uplift"),
        "not_keyword": ("", "alien"),
        "power_action": ("", "consume", "explore"),
        "power_code": ("", "military"),
        "size": ("", "large"),
    }

    def said() -> Iterator[str]:
        for chosen in islice(product(*values.values()), NOUNS.index(noun) % EACH, None, EACH):
            where = Where(**dict(zip(values, chosen, strict=True)))
            yield f"Gain **$1** for {sort_of(noun, where)}."

    check(said())


def test_every_bonus_and_every_goal_with_every_number_and_kind() -> None:
    def said() -> Iterator[str]:
        for tile in tiles().values():
            for place, line in enumerate(tile.bonus):
                for other in with_numbers(line, KINDS):
                    bonus = (*tile.bonus[:place], other, *tile.bonus[place + 1 :])
                    yield bonus_text(replace(tile, bonus=bonus), other)
        for goal in goals().values():
            yield from (goal_text(replace(goal, max=number, per_action=1)) for number in NUMBERS)
            yield steps_text(goal)

    check(said())


@pytest.mark.parametrize("code", REASONS.rows)
def test_every_reason_with_every_number_and_kind(code: str) -> None:
    def said() -> Iterator[str]:
        kinds = (*KINDS, GRAY, ANY) if code == "none_of_kind" else KINDS
        for needs, has, kind, tile in product(NUMBERS, NUMBERS, kinds, TILES):
            wanted = kind if code in ("wrong_kind", "wrong_good") else needs
            facts = {"tile": tile, "action": "settle", "colony": "comet_zone", "kind": kind, "seat": 1}
            yield WORDS.reason(because(code, **facts, needs=wanted, has=has, short=needs, most=3))  # type: ignore[arg-type]

    check(said())


NAMES_OF_FIELDS = {
    "action": "settle",
    "cause": "spice_world",
    "colony": "comet_zone",
    "home": "old_earth",
    "world": LONGEST,
    "development": "trade_league",
    "goal": "exploration",
    "by": "doomed_colony",
}


def formed(kind: type[Event], number: int, sort: str) -> Event:
    """An event of a sort with this number and kind in it wherever it holds any."""
    values: dict[str, Any] = {}
    for field in fields(kind):
        if field.name in NAMES_OF_FIELDS:
            values[field.name] = NAMES_OF_FIELDS[field.name]
        elif field.name in ("kind", "lost", "good"):
            values[field.name] = sort
        elif field.name in ("worlds", "colonies"):
            values[field.name] = ("gem_world", "comet_zone", "spice_world")[:number]
        elif field.name == "kinds":
            values[field.name] = (sort,) * max(1, number)
        elif field.name == "goals":
            values[field.name] = ("exploration", "conscription", "diversification")[: max(1, min(3, number))]
        elif field.name in ("how", "code", "ended_by"):
            values[field.name] = "pay" if field.name == "how" else GAME.ends[number % len(GAME.ends)]
        elif field.name in ("disks", "mats", "developments"):
            values[field.name] = (0, 1)
        elif field.name in ("winners", "points"):
            values[field.name] = (number, number) if field.name == "points" else (0, 1)[: 1 + number % 2]
        else:
            values[field.name] = 0 if field.name == "seat" else number
    return kind(**values)


NEVER_NONE = (events.WorldsDiscarded, events.OfferReturned, events.WorldsReturned)
"""Events that are told only if there is at least one world."""


@each(log.LINES.rows)
def test_every_line_of_the_log_with_every_number_and_kind(kind: type[Event]) -> None:
    def said() -> Iterator[str]:
        for number, sort, viewer in product(NUMBERS, KINDS, (None, 0, 1)):
            if not number and kind in NEVER_NONE:
                continue
            event = formed(kind, number, sort)
            for how in ("pay", "conquer", "pay_for_military", "replace"):
                if isinstance(event, events.WorldSettled):
                    event = replace(event, how=how)
                yield WORDS.event(event.seen_by(viewer), NAMED, viewer)
            if isinstance(event, events.GoodProduced):
                yield WORDS.event(replace(event, cause="produce"), NAMED, viewer)
            if isinstance(event, events.ColonyReplaced):
                yield WORDS.event(replace(event, lost=""), NAMED, viewer)
            if isinstance(event, events.OwnGoals):
                yield WORDS.event(replace(event, goals=(HIDDEN,) * (number + 1)), NAMED, viewer)
            if isinstance(event, events.GoodsConsumed):
                yield WORDS.event(replace(event, kinds=KINDS[: 1 + number % 4]), NAMED, viewer)

    check(said())
    assert {RoundBegan, GameEnded} < log.LINES.rows.keys()


@each(actions())
def test_every_forecast_with_every_number(action: str) -> None:
    def said() -> Iterator[str]:
        for number, turn, selects in product(NUMBERS, (0, 1), (False, True)):
            g = table(2)
            g.turn, g.goal_stack = turn, [(goal, 0) for goal in list(goals())[:number]]
            for made, most, credits_ in product((KINDS[: min(4, number)], ()), (number, number + 1), (0, 3)):
                seen = Outlook(
                    credits_,
                    number,
                    number,
                    number,
                    made,
                    number,
                    most,
                    credits_ + turn,
                    ("gem_world",) * number,
                )
                yield forecast_text(Forecast(g, 0, action, selects, seen))
                yield forecast_text(Forecast(g, 0, action, selects, replace(seen, vp=0)))

    check(said())


def test_every_way_to_settle_with_every_number() -> None:
    g = table(2)
    own(g, colonies=["imperium_fuel_depot", LONGEST], goods=["imperium_fuel_depot", LONGEST])
    spends = (("a", "imperium_fuel_depot"), ("b", LONGEST))

    def said() -> Iterator[str]:
        for number, used, chosen in product(NUMBERS, range(3), (False, True)):
            for how, colonists in product(WAY_NAMES.rows, (number, -1)):
                way = SettleWay(how, "alien", colonists, number, number, LONGEST, spends[:used], chosen)
                if how == "replace" or colonists > 0:
                    yield sentence(WAY_NAMES, how, SettlerWay(way, g.players[0]))
                    yield sentence(WAY_SENTENCES, how, SettlerWay(way, g.players[0]))

    check(said())


def test_terms_and_titles_with_every_number() -> None:
    def said() -> Iterator[str]:
        for number in NUMBERS:
            yield f"You have {terms.colonists(number)} and {terms.worlds_text(number)}."
            yield f"You have {terms.unused(number)} and {terms.goals_text(number)}."
            yield f"You have {terms.paid_text(number, 0)} and {terms.paid_text(number, number)}."
            yield from (f"You have {terms.goods_text(number, kind)}." for kind in (*KINDS, ANY))
            yield titles.built_text(number)
        yield from (f"It receives {terms.one_good(kind)}." for kind in KINDS)
        yield from (f"Game end: {titles.ended_by_text(code)}." for code in GAME.ends)

    check(said())
    assert terms.money(figures().start_credits) == "**$3**"


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "goal_choice", "seed"), CASES)
def test_every_question_option_and_line_of_whole_games(seats: int, goal_choice: str, seed: int) -> None:
    def said() -> Iterator[str]:
        for g, seat, decision in busy(seats, goal_choice, seed)[seed::2]:
            view = GAME.view(g, seat)
            options = decision.options()
            chosen: list[tuple[str, ...]] = [(), *((option,) for option in options)]
            if isinstance(decision, Pick):
                chosen += [options[: decision.most]]
            elif isinstance(decision, Order):
                chosen += [options]
            else:
                assert isinstance(decision, Confirm | Number)
            for one in chosen:
                ask = WORDS.ask(view, decision, one)
                yield from (ask.head, ask.line, ask.primary, ask.second)
            yield from (WORDS.option(view, decision, option) for option in options)
            yield from (WORDS.event(event.seen_by(seat), NAMED, seat) for event in g.events)

    check(said())


@cache
def views() -> list[FrontiersState]:
    """What the player asked sees now and then in some games."""
    return [
        GAME.view(g, seat)
        for seats, goal_choice, seed in WALKS[::8]
        for turn, (g, seat, _) in enumerate(busy(seats, goal_choice, seed))
        if turn % 40 == 39
    ]


@each([*tiles(), *actions(), *goals(), "military"])
def test_everything_the_inspector_says(item: str) -> None:
    assert views()
    check(line.text for view in views() for line in WORDS.explain(view, item))


def test_every_page_of_the_rules() -> None:
    check(
        line for page in WORDS.rules() for line in (page.title.read(), *page.text.split("\n")) if line != "="
    )
    assert {DEVELOPMENT, HOME, WORLD} == {tile.sort for tile in tiles().values()}
