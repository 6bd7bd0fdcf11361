"""Every sentence with every number and kind that can come up: its articles, numbers and verbs agree."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice, product

import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.wording import sentence
from galaxy_desktop.games.master import schema
from galaxy_desktop.games.master.box import SIDES, cards, projects
from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.schema import (
    ANY,
    COLOURS,
    DECKS,
    GROUPS,
    KINDS,
    PLAIN,
    SPECIES,
    SYMBOLS,
    Ability,
    Condition,
    Effect,
)
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.view import view
from galaxy_desktop.games.master.words import WORDS, names, terms
from galaxy_desktop.games.master.words.effects import OBJECTIVES, ability_text
from tests.contract.grammar import check
from tests.games.master.laid import NAMES
from tests.games.master.played import builder, walk
from tests.sweep import WIDE

NUMBERS = (0, 1, 2, 3, 8, 11, 12)
EACH = 1 if WIDE else 4
"""Of the colors and scopes each verb with a number and a deck has every so many-th, and together all."""


def effects() -> Iterator[Effect]:
    """An effect of every verb with every number and kind."""
    names = (*(d for d in DECKS if d != SPECIES), *GROUPS)
    scopes = ((KINDS), *((kind,) for kind in KINDS), ("agenda", "implement"), ("leader", "development"))
    codes = [code for (code,) in schema.EFFECTS.of]
    for turn, (code, count, deck) in enumerate(product(codes, (1, 2, 8, 11), names)):
        ways = enumerate(product((ANY, *PLAIN), scopes))
        for n, (colour, scope) in islice(ways, turn % EACH, None, EACH):
            yield Effect(
                code,
                count,
                deck=(deck,),
                look=count + 2,
                pick=("usual", "random", "search")[n % 3],
                colour=colour,
                scope=scope,
                whole=n % 5 == 0,
                whose=("own", "opponent")[n % 2],
                origin=("bag", "reserve")[n % 2],
                where=("own", "linked")[n % 2],
                who=("self", "opponent")[n % 2],
                use=COLOURS[n % 5],
                stands_for=(ANY, *PLAIN)[n % 5],
                against=("steal", "spoils", "return", "objective")[: 1 + n % 4],
                match=(ANY, "same", "other")[n % 3],
                give=ANY,
                take=ANY,
            )


def moments() -> Iterator[tuple[str, Condition]]:
    """Every moment with every condition."""
    for when in schema.MOMENTS:
        yield when, Condition()
        for name in (*DECKS, *GROUPS):
            yield when, Condition(deck=(name,))
        yield when, Condition(deck=("commerce", "expansion"))
        yield when, Condition(nth=(1,))
        yield when, Condition(nth=(2, 3))
        for role in (("attacker",), ("target",), ("attacker", "target")):
            yield when, Condition(role=role)
        for match in ("same", "other"):
            yield when, Condition(match=match)
        for most in (0, 1, 12):
            yield when, Condition(bag_max=most)


@cache
def told_of_effects() -> dict[str, list[Effect]]:
    """The English text of each effect, with all effects that it tells."""
    told = defaultdict[str, list[Effect]](list)
    for effect in effects():
        told[ability_text(Ability("discard", (effect,)))].append(effect)
    return told


@pytest.mark.slow
def test_every_effect_with_every_number_and_kind_is_a_sound_sentence() -> None:
    said = told_of_effects()
    assert len(said) > 500
    check(said)


@pytest.mark.slow
def test_german_effects_on_all_projects_say_so_once() -> None:
    of_projects = [one for text, alike in told_of_effects().items() if "project" in text for one in alike]
    assert len(of_projects) > 100
    language.use("de")
    said = {ability_text(Ability("discard", (effect,))) for effect in of_projects}
    assert [text for text in said if "(Projekte" in text] == []


def test_every_moment_with_every_condition_is_a_sound_sentence() -> None:
    one = Effect("gain_cubes", count=1, colour="red")
    said = {
        ability_text(Ability(when, (one, one, one)[:n], condition, may=n == 2, choose=n == 3), own)
        for when, condition in moments()
        for own in ("", "leader", "expansion")
        for n in (1, 2, 3)
    }
    assert len(said) > 100
    check(said)


def test_every_objective_is_a_sound_sentence() -> None:
    codes = [code for (code,) in schema.STAKES.of]
    check(
        sentence(OBJECTIVES, (code, facing), Effect(code, deck=(deck,), count=count))
        for code, deck, count, facing in product(codes, (*DECKS, *GROUPS), NUMBERS, SIDES)
    )


def test_every_term_is_sound_with_every_number_and_kind() -> None:
    said = [
        *(form(n) for form in (terms.some_cubes, terms.bases) for n in NUMBERS),
        *(terms.counted(terms.EXTRA_TURNS, n) for n in NUMBERS),
        *(terms.cubes(n, colour) for n in NUMBERS for colour in (*PLAIN, ANY)),
        *(terms.some_cards((deck,), n) for n in range(1, 4) for deck in (*DECKS, *GROUPS)),
        *(terms.draws(names) for names in product((*DECKS, *GROUPS), repeat=2)),
        *(terms.cube(colour) for colour in COLOURS),
        *(terms.cube_list([colour] * n) for colour in COLOURS for n in NUMBERS),
        *(terms.symbols([symbol] * n) for symbol in SYMBOLS for n in NUMBERS),
        *map(names.item, (*cards(), *projects(), *star_map().systems, *star_map().tracks, *DECKS)),
        *(
            text
            for system in star_map().systems
            for n in NUMBERS
            for text in names.wholes(spot_id(system, number) for number in range(n))
        ),
    ]
    check(said)


def test_a_project_has_its_article_inside_a_german_sentence_and_none_as_a_title() -> None:
    language.use("de")
    own = [id_ for id_, known in projects().items() if known.kind in names.PROJECTS]
    assert {names.project(id_).split()[0] for id_ in own} == {"das", "die"}
    assert {names.item(id_)[0].islower() for id_ in own} == {False}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_said_in_a_game_is_sound(seats: int) -> None:
    """Log, questions, options, reasons, notices and the inspector, at tables of games by chance."""
    said, dice = set(), Dice(seats)
    items = (*cards(), *star_map().systems, *star_map().tracks, *star_map().symbols, *DECKS, *COLOURS)
    for number, g in enumerate(walk(seats, ("ordinary", "draft")[seats % 2], seats, 110)):
        viewer = number % seats
        seen = view(g, viewer)
        said |= {WORDS.event(event.seen_by(viewer), NAMES, viewer) for event in g.events}
        said |= {WORDS.notice(seen, NAMES)} if number % 20 == 0 else set()
        for seat, decision in open_asks(g).items():
            own = view(g, seat)
            chosen = builder(decision, dice)
            for made in ((), chosen) if isinstance(chosen, tuple) else ((),):
                ask = WORDS.ask(own, decision, made)
                said |= {ask.head, ask.line, ask.primary, ask.second}
            said |= {WORDS.option(own, decision, option) for option in decision.options()[:20]}
            reasons = (
                [decision.why_not(item) for item in [items[dice.below(len(items))] for _ in range(6)]]
                if number % 3 == 0
                else []
            )
            said |= {WORDS.reason(reason) for reason in reasons if reason}
        if number % 40 == 0:
            said |= {line.text for item in items for line in WORDS.explain(seen, item)}
    assert len(said) > 500
    check(said)
