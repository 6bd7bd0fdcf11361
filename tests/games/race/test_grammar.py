"""Every form of Race's sentences with every number and kind put in: articles, numbers, agreement."""

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any, get_type_hints

import pytest

from galaxy_desktop.engine.decisions import Decision, Number, Pay, Pick, Way
from galaxy_desktop.engine.events import HIDDEN, Event, GameEnded, Reshuffled, RoundBegan
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.engine.sentences import last_round
from galaxy_desktop.games.race import GAME, events
from galaxy_desktop.games.race.box import EDITIONS, actions, deck, designs
from galaxy_desktop.games.race.schema import KINDS, Card, Power
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words import terms
from galaxy_desktop.games.race.words.log import LINES
from galaxy_desktop.games.race.words.powers import power_text, what_it_does
from galaxy_desktop.games.race.words.reasons import SENTENCES
from galaxy_desktop.games.race.words.tables import record_text
from galaxy_desktop.games.race.words.titles import ended_by_text
from tests.contract.grammar import check
from tests.each import each
from tests.games.race.laid import lay, player, spare

NUMBERS = (0, 1, 2, 3, 8, 11, 12)
NAMES = ["Ada", "Boris"]
COUNTED = {name for name, kind in get_type_hints(Power).items() if kind is int}
assert len(COUNTED) > 8
WORLD_OF = {kind: next(c for c, d in designs("second").items() if d.good == kind) for kind in KINDS}


def _with(power: Power, name: str, value: Any) -> Power:
    changed: dict[str, Any] = {name: value}
    return replace(power, **changed)


def forms_of(power: Power) -> Iterator[Power]:
    """A power with every number in each place that has one, and with every kind where it names one."""
    counted = [name for name in sorted(COUNTED) if getattr(power, name)]
    for name, number in product(counted, NUMBERS):
        if name not in {"goods", "times"} or number:
            yield _with(power, name, number if getattr(power, name) > 0 else -number)
    for name, kind in product(("good", "not_good"), KINDS):
        if getattr(power, name):
            yield _with(power, name, kind)
    yield replace(power, discount=0)
    yield power


@pytest.mark.parametrize("edition", EDITIONS)
def test_powers_with_every_number_and_kind(edition: str) -> None:
    def said() -> Iterator[str]:
        for design in designs(edition).values():
            worlds: list[Card] = [replace(design, good=kind) for kind in KINDS] if design.good else [design]
            for power, world in product(design.powers, worlds):
                for form in forms_of(power):
                    yield power_text(form, world)
                    yield f"X: {what_it_does(form, world)}"
        for action in actions().values():
            for power in action.bonus:
                yield from (power_text(form) for form in forms_of(power))

    check(said())


@pytest.mark.parametrize("edition", EDITIONS)
def test_score_tables_with_every_number(edition: str) -> None:
    def said() -> Iterator[str]:
        for design in designs(edition).values():
            for place, number in product(range(len(design.score)), NUMBERS):
                record = replace(design.score[place], vp=number, every=number)
                table = (*design.score[:place], record, *design.score[place + 1 :])
                yield record_text(replace(design, score=table), record, edition)

    check(said())


def test_a_line_that_names_cards_says_that_each_of_them_counts() -> None:
    tables = [(d, r) for d in designs("second").values() for r in d.score if len(r.where.id) > 1]
    assert tables
    for design, record in tables:
        assert record_text(design, record, "second").startswith(f"**{record.vp}** VP for each of ")


def of_event(sort: type[Event], number: int, kind: str) -> Iterator[Event]:
    """Events of a sort with so many cards, points or rounds in it; of the kind where it names one."""
    some = tuple(spare(number))
    worlds = tuple(spare(number) or spare(1))
    for hidden, first in product((False, True), (0, 1)):
        cards = (HIDDEN,) * number if hidden else some
        values: dict[str, Any] = {
            "first": first,
            "seat": first,
            "worlds": worlds if "power" in {f.name for f in fields(sort)} else ("new_sparta", "old_earth"),
            "actions": (("explore_five", "explore_one"), ("consume_trade",)),
            "phase": "develop" if hidden else "settle",
            "choosers": (0, 1) if number % 2 else (first,),
            "cards": cards,
            "cause": ("deal", "explore", "opening", "limit", "public_works", "gem_world")[number % 6],
            "card": "gem_world" if number or sort is not events.Guessed else "",
            "way": ("pay", "conquer", "pay_military")[number % 3],
            "used": ("colony_ship",) if hidden else (),
            "military": number,
            "world": "gem_world",
            "kind": kind,
            "price": number,
            "power": "consume_trade" if hidden else "public_works",
            "vp": number,
            "number": number,
            "won": hidden,
            "round": number,
            "pool": number,
            "tableau": number,
            "winners": (0, 1) if hidden else (first,),
            "points": (number, number),
            "ended_by": GAME.ends[number % len(GAME.ends)],
        }
        if sort in {Reshuffled, events.GoodsConsumed}:
            values["cards"] = number
        if sort is events.CardsDrawn and not number:
            values["cause"] = "explore"
        if sort is events.CardsDiscarded and not number:
            continue
        yield sort(**{f.name: values[f.name] for f in fields(sort)})


@each(LINES.rows)
def test_the_log_with_every_number_and_kind(sort: type[Event]) -> None:
    def said() -> Iterator[str]:
        for number, kind in product(NUMBERS, KINDS):
            for event in of_event(sort, number, kind):
                yield from (GAME.words.event(event, NAMES, viewer) for viewer in (0, 1, None))
        yield "Ada draws."

    check(said())
    assert {RoundBegan, GameEnded} < LINES.rows.keys()


@pytest.mark.slow
@each(SENTENCES.rows)
def test_reasons_with_every_number_and_kind(code: str) -> None:
    def said() -> Iterator[str]:
        cards = ("gem_world", "alien_robot_scout_ship", "new_economy")
        for needs, has, kind, card in product(NUMBERS, NUMBERS, (*KINDS, ""), cards):
            if code != "wrong_kind" or kind:
                facts: dict[str, Any] = {"needs": needs, "has": has, "kind": kind, "short": needs - has}
                for helper in ("", "new_military_tactics"):
                    facts |= {"action": "settle_again", "first": "settle"}
                    yield GAME.words.reason(because(code, card=card, helper=helper, **facts))
        yield "It is."

    check(said())


def of_hand(number: int) -> tuple[RaceState, tuple[str, ...]]:
    """A table with a hand of that many cards and as many drawn, seen by their owner."""
    cards = tuple(spare(number))
    g = lay(player(("new_sparta", "public_works"), cards))
    g.players[0].start = "new_sparta"
    return GAME.view(g, 0), cards


def questions(number: int, hand: tuple[str, ...]) -> Iterator[tuple[Decision, list[tuple[str, ...]]]]:
    """Questions about so many cards, each with some of them chosen."""
    more = (*hand, "gem_world", "rebel_base")
    made = [hand[:n] for n in range(number + 1)]
    for topic in ("opening", "keep", "limit"):
        yield Pick(topic, more, number, number), made
    yield Pick("cards_for_points", more, 0, number, about="deficit_spending/0"), made
    yield Number("guess", 1, 7, about="gambling_world/1"), [(), (str(number),)]
    ways = (Way("pay", number, hand), Way("pay|colony_ship"), Way("conquer|new_military_tactics"))
    for about in ("gem_world", "public_works"):
        for offered in (ways, ways[:1]):
            yield Pay("pay", offered, about=about), [(), *((way.id,) for way in offered), ("pay", *hand)]
    start = (Way("alpha_centauri", number, hand), Way("old_earth", number, hand))
    yield Pay("start", start), [(), ("old_earth",), ("old_earth", *hand)]


@each(NUMBERS)
def test_questions_about_every_number_of_cards(number: int) -> None:
    view, hand = of_hand(number)

    def said() -> Iterator[str]:
        for decision, made in questions(number, hand):
            for chosen in made:
                ask = GAME.words.ask(view, decision, chosen)
                yield from (ask.head, ask.line, ask.primary, ask.second or "None.")
            yield from (GAME.words.option(view, decision, option) for option in decision.options())

    check(line for line in said() if line != "None.")


def test_terms_with_every_number_and_kind() -> None:
    def said() -> Iterator[str]:
        for number, kind in product(NUMBERS, (*KINDS, "")):
            yield f"{terms.goods(number, kind)}, {terms.more_cards(number)}, {terms.reward(number, 0)}."
            yield f"{terms.reward(number, number)}, {terms.reward(0, number)}."
            yield from (f"{terms.cards_between(least, number)}." for least in range(number + 1))
        yield from (f"It gets {terms.one_good(kind)}." for kind in KINDS)
        yield from (ended_by_text(code) for code in GAME.ends)
        yield from (last_round(ended_by_text(code)) for code in GAME.ends)

    check(said())


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_inspector_speaks_well_of_every_card_and_action(edition: str) -> None:
    goods = [WORLD_OF[kind] for kind in KINDS]
    tableau = [*goods, "new_sparta", "contact_specialist", "replicant_robots", "new_economy"]
    g = lay(player(tableau, spare(6, *tableau), goods), edition=edition)

    def said() -> Iterator[str]:
        for seat in (0, 1):
            view = GAME.view(g, seat)
            for item in [*deck(edition), *actions(), "explore_five+explore_one", "military"]:
                yield from (line.text for line in GAME.words.explain(view, item))

    check(said())
