"""Every form of Jump Drive's sentences with every number, kind and name put in."""

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import islice, product
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Compose, Decision, Pick
from galaxy_desktop.engine.events import HIDDEN, Event, GameEnded, Reshuffled, RoundBegan
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.games.jumpdrive import GAME, events
from galaxy_desktop.games.jumpdrive.box import deck, designs
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder
from galaxy_desktop.games.jumpdrive.campaign import goals
from galaxy_desktop.games.jumpdrive.plans import CONQUER, PAY, PAY_MILITARY
from galaxy_desktop.games.jumpdrive.schema import Bonus, Condition, Power, Selector
from galaxy_desktop.games.jumpdrive.state import RIVAL, Player
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.painter import JumpPainter
from galaxy_desktop.games.jumpdrive.words import terms, things
from galaxy_desktop.games.jumpdrive.words.campaign import measure_text, needs
from galaxy_desktop.games.jumpdrive.words.log import LINES
from galaxy_desktop.games.jumpdrive.words.powers import BONUSES, GAINS, bonus_text, power_text
from galaxy_desktop.games.jumpdrive.words.reasons import SENTENCES
from galaxy_desktop.games.jumpdrive.words.titles import ended_by_text
from tests.contract.grammar import check
from tests.each import each
from tests.games.jumpdrive.tables import table
from tests.games.wording import check_ask, play
from tests.ui.jump_rig import moments
from tests.ui.painter_rig import kit_of

NUMBERS = (0, 1, 2, 3, 8, 11, 12)
NAMES = ["Ada", "Boris"]
SHORT, LONG = "drop_ships", "last_of_the_uplift_gnarssh"
KINDS = ("", "novelty", "rare", "genes", "alien")
KEYWORDS = ("", "rebel", "imperium")
TYPES = ("", "development", "world")
DRAWN = ("deal", "explore", "world", "income")
DISCARDED = ("opening", "explore", "limit")


def selectors() -> Iterator[Selector]:
    """All that a data pack may let a power or a bonus refer to."""
    yield from (Selector(*traits) for traits in product(TYPES, KINDS, KEYWORDS))
    yield from (Selector(card=card) for card in (SHORT, LONG))


def forms_of(power: Power) -> Iterator[Power]:
    """A power with every number, for everything it can apply to, and with each of its conditions."""
    for number in NUMBERS:
        yield replace(power, amount=number, discount=number, max=number)
        conditions = (Condition(military=number), Condition(card=LONG))
        for some in (conditions, conditions[:1], conditions[1:], (*conditions, Condition(card=SHORT))):
            yield replace(power, any=some)
    yield from (replace(power, on=of) for of in selectors())
    for placement, discarded in product(("pay", "conquer"), (False, True)):
        yield replace(power, placement=placement, discard_self=discarded)


def test_powers_with_every_number_and_thing() -> None:
    check(power_text(form) for d in designs().values() for power in d.powers for form in forms_of(power))


def test_bonuses_with_every_number_and_thing() -> None:
    def said() -> Iterator[str]:
        icons = [Selector(icon=icon) for icon in things.ICONS]
        for what, (code, where), number in product(GAINS, BONUSES.rows, NUMBERS):
            named = (*selectors(), *icons) if number in (1, 2) else (*icons, Selector("world", "genes"))
            for of, card in product(named, (designs()["uplift_code"], designs()[LONG])):
                bonus = Bonus(code, number, of, where)
                yield bonus_text(card, bonus, what)
                yield bonus_text(card, replace(bonus, found=frozenset({card.id})), what)

    check(said())


def test_what_is_counted_is_named_for_everything_in_the_data() -> None:
    for design in designs().values():
        for of in (bonus.of for bonus in (*design.vp_bonuses, *design.income_bonuses)):
            assert of.icon or of.card or (of.type, of.kind, of.keyword) in things.ONE
        for power in design.powers:
            on = power.on
            assert on.card or (on.type, on.kind, on.keyword) in things.SEVERAL or power.code == "military_vs"
            against = ("world", on.kind, on.keyword)
            assert power.code != "military_vs" or on.card or against in things.SEVERAL


def spare(number: int) -> tuple[str, ...]:
    return tuple(deck()[10 : 10 + number])


def of_event(sort: type[Event], number: int) -> Iterator[Event]:
    """Events of a sort with so many cards, points or rounds in it."""
    some = spare(number) or (LONG,)
    causes = DRAWN if sort is events.CardsDrawn else DISCARDED
    for hidden, seat in product((False, True), (0, 1)):
        values: dict[str, Any] = {
            "seat": seat,
            "builds": (some[:3], () if hidden else (SHORT,)),
            "card": LONG if hidden else SHORT,
            "cards": (HIDDEN,) * len(some) if hidden else some,
            "way": (PAY, CONQUER, PAY_MILITARY)[number % 3],
            "cost": 0 if hidden else number,
            "military": number,
            "icons": number,
            "draw": number,
            "cause": causes[number % len(causes)],
            "giver": seat,
            "taker": RIVAL if hidden else 1 - seat,
            "vp": number,
            "income": number,
            "total": number,
            "round": number,
            "winners": (0, 1) if hidden else (seat,),
            "points": (number, number),
            "ended_by": GAME.ends[number % len(GAME.ends)],
        }
        if sort is Reshuffled:
            values["cards"] = number
        if sort is events.Scored:
            values["cards"] = ()
        yield sort(**{f.name: values[f.name] for f in fields(sort)})
        if sort is events.CardPassed:
            yield events.CardPassed(SHORT, RIVAL, seat, number)
        if sort is GameEnded:
            yield GameEnded("rounds", (0,), (number,))
        if sort is events.BuildsRevealed:
            yield events.BuildsRevealed((some[:3],))
            yield events.BuildsRevealed(((),))


@each(LINES.rows)
def test_the_log_with_every_number(sort: type[Event]) -> None:
    def said() -> Iterator[str]:
        for number in NUMBERS:
            for event in of_event(sort, number):
                yield from (GAME.words.event(event, NAMES, viewer) for viewer in (0, 1, None))

    check(said())
    assert {RoundBegan, GameEnded} < LINES.rows.keys()


@each(SENTENCES.rows)
def test_reasons_with_every_number(code: str) -> None:
    def said() -> Iterator[str]:
        for needs_, has, card in product(NUMBERS, NUMBERS, (SHORT, LONG)):
            facts = {
                "card": "trade_pact" if code == "too_military" else card,
                "cards": f"{card} gem_world",
                "worlds": f"{card} gem_world" if has % 2 else card,
                "helper": "gem_world",
                "also": "spice_world" if has % 2 else "",
                "chosen": "gem_world",
                "first": "gem_world",
                "convoy": "colony_convoy",
                "needs": needs_,
                "has": has,
                "short": needs_ - has,
                "most": needs_,
                "number": needs_,
            }
            yield GAME.words.reason(because(code, **facts))
        yield "It is."

    check(said())


def of_cards(number: int, more: int) -> tuple[str, ...]:
    return tuple(card for card in reversed(deck()) if card not in {SHORT, LONG})[: number + more]


@pytest.mark.parametrize("topic", ["opening", "explore", "limit"])
def test_questions_about_discarding_every_number_of_cards(topic: str) -> None:
    def said() -> Iterator[str]:
        for number in NUMBERS:
            hand = of_cards(number, 5)
            view = GAME.view(table(Player(hand=list(hand)), Player()), 0)
            decision = Pick(topic, hand, number, number)
            for made in range(number + 1):
                ask = check_ask(GAME.words, view, decision, hand[:made])
                yield from (ask.head, ask.line, ask.primary)

    check(said())


def builds() -> Iterator[tuple[Any, Decision, tuple[str, ...]]]:
    """Builds of one card and of several, of every price, alone and with others, at every stage."""
    empires = ((), ("contact_specialist", "colony_convoy"), ("military_convoy", "drop_ships", "drop_ships:2"))
    for place, (seats, empire) in enumerate(zip((1, 2, 2), empires, strict=True)):
        for card in islice(designs(), place % 2, None, 2):
            some = (card, "rebel_warrior_race", "imperium_armaments_world", "galactic_survey_seti")
            known = dict.fromkeys((*some, *of_cards(11, 0)))
            hand = tuple(name for name in known if name not in {*empire, "survey_team"})
            others = [Player()] * (seats - 1)
            g = table(Player(hand=list(hand), empire=list(empire)), *others)
            view = GAME.view(g, 0)
            mine = Builder(hand, empire, "survey_team")
            decision = Compose("build", mine)
            made: tuple[str, ...] = ()
            for step in (card, *hand[1:4], TO_PAY, *hand[4:]):
                yield view, decision, made
                if step in mine.moves(made):
                    made = (*made, step)
            yield view, decision, made


@pytest.mark.slow
def test_questions_about_builds_of_every_card() -> None:
    def said() -> Iterator[str]:
        for view, decision, made in builds():
            ask = check_ask(GAME.words, view, decision, made)
            yield from (ask.head, ask.line, ask.primary, ask.second)
            yield from (GAME.words.option(view, decision, option) for option in made)

    check(said())


def test_names_and_titles_with_every_number() -> None:
    def said() -> Iterator[str]:
        for number in NUMBERS:
            yield f"{terms.plain_cards(number)}, {terms.income(number)}."
            for goal in goals():
                some = tuple(replace(measure, needed=number) for measure in goal.measures)
                yield f"It needs {needs(replace(goal, measures=some))}."
                yield from (measure_text(measure, number) for measure in some)
        yield from map(ended_by_text, GAME.ends)

    check(said())


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_questions_and_explanations_agree_in_a_random_game(seats: int) -> None:
    def said() -> Iterator[str]:
        for number, (g, seat, decision) in enumerate(play(GAME, seats, {}, seats)):
            if decision.topic == "over" or number % 3:
                continue
            view = GAME.view(g, seat)
            for made in ((), decision.options()[:1]):
                ask = GAME.words.ask(view, decision, made)
                yield from (ask.head, ask.line, ask.primary, ask.second)
            for card in [*g.players[seat].hand, *g.players[0].empire, "military"]:
                yield from (line.text for line in GAME.words.explain(view, card))

    check(said())


def test_tooltips_of_the_table_agree() -> None:
    def said() -> Iterator[str]:
        painter = JumpPainter(kit_of((1280, 720)), GAME)
        for shown in moments().values():
            painter.show(shown)
            assert isinstance(painter.laid, Board)
            yield from (item.tip for item in painter.items())

    check(said())
