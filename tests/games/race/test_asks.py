"""Every question and option with every number, card, power and way, short enough and grammatical."""

from collections.abc import Iterator
from itertools import product

import pytest

from galaxy_desktop.engine.decisions import Decision, Number, Pay, Pick, Way
from galaxy_desktop.engine.flow import advance
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.box import actions, designs
from galaxy_desktop.games.race.moves import power_ref
from galaxy_desktop.games.race.powers import power_of
from galaxy_desktop.games.race.produce import DECLINE
from galaxy_desktop.games.race.round import action_choices
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words.asks import QUESTIONS
from tests.contract.grammar import check
from tests.games.race.laid import asked, begin, lay, player, spare
from tests.games.wording import check_ask, check_text
from tests.sweep import WIDE

WORDS = GAME.words
DESIGNS = designs("second")
LONGEST = sorted(DESIGNS, key=lambda card: len(DESIGNS[card].name))[-12:]
GOODS_ON = [card for card, design in DESIGNS.items() if design.good]
Asked = tuple[RaceState, Decision, tuple[str, ...]]
HELPS: tuple[tuple[str, ...], ...] = (
    (),
    ("new_military_tactics",),
    ("colony_ship",),
    ("contact_specialist", "space_marines"),
    ("contact_specialist", "colony_ship", "new_military_tactics", "space_marines", "drop_ships"),
    ("replicant_robots", "contact_specialist", "galactic_trade_emissaries", "space_marines", "drop_ships"),
)


def refs(phase: str, *codes: str) -> list[str]:
    """The options of all powers of a phase with one of these codes."""
    return [
        power_ref(card, index)
        for card, design in DESIGNS.items()
        for index, power in design.in_phase[phase]
        if power.code in codes
    ]


def in_consume(chosen: tuple[str, ...] = ()) -> RaceState:
    g = lay(player([], spare(3), (), chosen))
    g.phase = "consume"
    return GAME.view(g, 0)


def of_consume() -> Iterator[Asked]:
    for actions_ in ((), ("consume_double",)):
        view = in_consume(actions_)
        every = tuple(refs("consume", *{p.code for d in DESIGNS.values() for _i, p in d.in_phase["consume"]}))
        for least in (0, 1):
            question = Pick("consume", every, least)
            yield view, question, ()
            yield from ((view, question, (ref,)) for ref in every)
        for number, ref in product((1, 2, 3, 8, 11, 12), refs("consume", "consume_goods")):
            size = number * power_of(view, ref).goods
            worlds = tuple(GOODS_ON[: size + 1])
            question = Pick("goods", worlds, size, size, about=ref)
            yield from ((view, question, worlds[:n]) for n in {0, 1, size - 1, size})
        for ref, world in product((*refs("consume", "sell_good"), "consume_trade/0"), GOODS_ON):
            question = Pick("sale", (world,), about=ref)
            yield view, question, ()
            yield view, question, (world,)
        for number, ref in product(range(13), refs("consume", "discard_cards")):
            hand = tuple(LONGEST[:number])
            question = Pick("cards_for_points", hand, 0, number, about=ref)
            yield from ((view, question, hand[:n]) for n in range(number + 1))
        for ref in refs("consume", "guess_top_card"):
            guess = Number("guess", 0, 12, about=ref)
            yield from ((view, guess, chosen) for chosen in ((), *((str(n),) for n in range(13))))


def of_produce() -> Iterator[Asked]:
    view = in_consume()
    hand = tuple(view.players[0].hand)
    for ref, world in product((*refs("produce", "produce_windfall"), "produce/0"), LONGEST):
        question = Pick("windfall", (world,), about=ref)
        yield view, question, ()
        yield view, question, (world,)
        pay = Pay("windfall_for_card", (Way(world, 1, hand), Way(DECLINE)), about=ref)
        chosen: tuple[tuple[str, ...], ...] = ((), (world,), (world, hand[0]), (hand[0],), (DECLINE,))
        yield from ((view, pay, some) for some in chosen)


def of_placing() -> Iterator[Asked]:
    """Each card with some of what may help, or with all in a sweep, alone or in a hand; then its payment."""
    for (place, helps), (turn, card) in product(enumerate(HELPS), enumerate(DESIGNS)):
        if card in helps or not (WIDE or (place + turn) % 4 == 1):
            continue
        others = 6 * ((place + turn) // 4 % 2)
        phase = "settle" if DESIGNS[card].is_world else "develop"
        hand = (card, *spare(others, card, *helps))
        g = begin(lay(player(helps, hand, (), (phase,) if others else ())), phase)
        question, view = asked(g), GAME.view(g, 0)
        yield view, question, ()
        if card not in question.options():
            continue
        yield view, question, (card,)
        g.sealed[0] = (card,)
        g.sealed[1] = ()
        yield from _of_payment(g)


def _of_payment(g: RaceState) -> Iterator[Asked]:
    advance(g)
    question, view = asked(g), GAME.view(g, 0)
    assert isinstance(question, Pay)
    yield view, question, ()
    for way in question.ways:
        yield view, question, (way.id,)
        yield from ((view, question, (way.id, *way.pool[:n])) for n in range(1, way.cost + 1))
        yield view, Pay("pay", (way,), about=question.about), way.pool[: way.cost]


def of_hand() -> Iterator[Asked]:
    for number in range(1, 13):
        cards = tuple(LONGEST[:number])
        g = lay(player([], cards))
        g.players[0].start = LONGEST[-1]
        view = GAME.view(g, 0)
        for topic, least in product(("opening", "keep", "limit"), range(1, number + 1)):
            question = Pick(topic, cards, least, least)
            yield from ((view, question, cards[:n]) for n in range(least + 1))
        start = Pay("start", tuple(Way(world, number, cards) for world in LONGEST[-2:]))
        for some in ((), (LONGEST[-1],), *((LONGEST[-1], *cards[:n]) for n in range(1, number + 1))):
            yield view, start, some
    for variant in ("standard", "experienced"):
        view, every = GAME.view(lay(player([], ()), variant=variant), 0), action_choices(variant)
        yield from ((view, Pick("action", every), chosen) for chosen in ((), *((one,) for one in every)))


@pytest.mark.parametrize("source", [of_consume, of_produce, of_placing, of_hand], ids=lambda f: f.__name__)
def test_every_form_of_every_question_is_short_and_grammatical(source: object) -> None:
    assert callable(source)
    said: set[str] = set()
    topics, last = set(), None
    for view, question, chosen in source():
        ask = check_ask(WORDS, view, question, chosen)
        topics.add(question.topic)
        said |= {text for text in (ask.head, ask.line, ask.primary, ask.second) if text}
        for option in (*chosen, *(() if question is last else question.options())):
            text = WORDS.option(view, question, option)
            check_text(text)
            said.add(text)
        last = question
    assert topics <= QUESTIONS.rows.keys()
    check(said)


def test_the_unfinished_button_asks_for_what_the_headline_asks_for() -> None:
    said = {
        (question.topic, WORDS.ask(view, question, ()).primary)
        for view, question, chosen in of_placing()
        if not chosen and question.options() and question.topic in ("develop", "settle")
    }
    assert said == {("develop", "Choose a development"), ("settle", "Choose a world")}


def test_every_topic_is_formed() -> None:
    missing = {*QUESTIONS.rows}
    for source in (of_consume, of_produce, of_hand, of_placing):
        for _, question, _ in source():
            missing.discard(question.topic)
            if not missing:
                return
    raise AssertionError(f"no question of {missing}")


def test_actions_are_named_as_the_rulebook_prints_them() -> None:
    for action in actions().values():
        printed = action.name
        if "(second)" not in printed:
            assert WORDS.item(action.id) == printed
