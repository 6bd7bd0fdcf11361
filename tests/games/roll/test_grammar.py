"""Every sentence of Roll with every number and kind that may stand in it: article, number and agreement."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.box import die_types, sides
from galaxy_desktop.games.roll.schema import PHASES, Bonus, Gain, Power
from galaxy_desktop.games.roll.state import Player
from galaxy_desktop.games.roll.words.gains import bonus_text, gain_text
from galaxy_desktop.games.roll.words.owners import citizenry_text, cup_text, square_text, stack_text
from galaxy_desktop.games.roll.words.powers import power_text
from galaxy_desktop.games.roll.words.reasons import SENTENCES as REASONS
from galaxy_desktop.games.roll.words.terms import dice_list, some, workers_list
from tests.contract.grammar import faults_of

THINGS: tuple[str, ...] = ("die", "worker", "tile", "good", "square", "development", "world", "point", "type")
THINGS += ("explorer", "settler", "developer", "producer", "shipper")
ONE = "|".join(THINGS)
MANY = "|".join({"die": "dice"}.get(thing, f"{thing}s") for thing in THINGS)
NUMBERS = (1, 2, 3, 8, 11, 12)
FEW = (1, 2, 3)
NAMES = (["Ada", "Bo"], ["Bo", "Maximiliana Featherstonehaugh"])
COLORS: tuple[tuple[str, ...], ...] = ((), ("novelty",), ("alien",), ("genes", "alien"), ("none",))
TYPES: tuple[tuple[str, ...], ...] = ((), *((kind,) for kind in die_types()), ("military", "rare"))
WRONG = {
    "article": r"\b[Aa] (?:\*\*)?[AEIOUaeiou]|\b[Aa]n (?:\*\*)?[^AEIOUaeiou*8]",
    "one of many": rf"\b1(?:\*\*)? (?:more |fewer |other |[A-Z]\w+ )?(?:{MANY})\b",
    "many of one": rf"\*\*(?:0|[2-9]|1\d)\*\* (?:more |fewer |other |[A-Z]\w+ )?(?:{ONE})\b",
    "one are": r"\b1(?:\*\*)? \w+ (?:are|go|were|have)\b",
    "many is": r"(?<!\$)\b(?:[02-9]|1\d)(?:\*\*)? \w+ (?:is|goes|was|has)\b",
    "it for many": rf"\*\*(?:[2-9])\*\* (?:{MANY}) and place it\b",
    "them for one": rf"\*\*1\*\* (?:{ONE}) and place them\b",
    "each of many": rf"\b[Ee]ach (?:[A-Z]\w* |\{{\w+\}} |or |different )*(?:{MANY})\b",
    "every of one": rf"for every \*\*\d\*\* (?:[A-Z]\w* |\{{\w+\}} |or |different )*(?:{ONE})\b",
    "twice": r"\b(\w+) \1\b|  |\.\.|,,| [.,;:]",
}


def check(text: str) -> None:
    for fault, pattern in WRONG.items():
        assert not re.search(pattern, text), (fault, text)
    assert not faults_of(text), (faults_of(text), text)
    assert text[0] == text[0].upper(), text
    assert text.endswith("."), text


def powers() -> Iterator[Power]:
    for power in {power for side in sides().values() for power in side.powers}:
        yield power
        for number, floor in product((0, *NUMBERS), FEW):
            yield replace(
                power,
                amount=number,
                count=number,
                extra=number,
                each=number,
                vp=number,
                credits=number,
                floor=floor,
                least=min(number, floor),
                most=number,
            )
            if power.code == "extra_workers" and number:
                yield replace(power, dice=("home",) * number)
        if power.colors:
            yield from (replace(power, colors=colors) for colors in COLORS[1:])
        if power.dice and power.code != "extra_workers":
            yield from (replace(power, dice=types) for types in TYPES[1:])


def bonuses() -> Iterator[Bonus]:
    for bonus in {side.bonus for side in sides().values() if side.bonus}:
        for each, vp in product(NUMBERS, (0, *NUMBERS)):
            yield replace(bonus, each=each, vp=vp)
            if bonus.colors:
                yield from (replace(bonus, each=each, vp=vp, colors=colors) for colors in COLORS[1:])
            if bonus.dice:
                yield from (replace(bonus, each=each, vp=vp, dice=types) for types in TYPES[1:])


def gains() -> Iterator[Gain]:
    for gain in {gain for side in sides().values() for gain in side.gains}:
        for number in (0, *NUMBERS):
            yield replace(gain, count=number, amount=number)


def happenings() -> Iterator[Event]:
    types = [f"{kind}:1" for kind in die_types()]
    tiles = ("public_works", "space_docks")
    some_dice = [(die,) for die in types] + [("home:1", "home:2"), ("home:1", "alien:1"), tuple(types)]
    for dice in some_dice:
        for to, cause in (("cup", "gem_world"), ("citizenry", "gem_world"), ("good", "gem_world")):
            yield e.DiceGained(0, dice, to, cause)
        yield e.DiceToCup(0, dice, "reveal")
        yield e.DiceToCup(0, dice, "ship")
        yield e.WorkersRecruited(0, dice)
        yield e.DiceRecalled(0, dice)
        yield e.TileCompleted(0, "gem_world", dice)
        yield e.DieGivenUp(0, dice[0], "conscription")
        yield e.WorkersLent(0, tuple(f"{die.partition(':')[0]}:extra" for die in dice), "organic_shipyards")
    for number in (0, *NUMBERS):
        yield e.BagRefilled(number + 1)
        yield e.ZoneRearranged(0, number, 12 - number)
        yield e.CreditsGained(0, 1, 0, "minimum")
        yield e.ChipsGained(0, number, "galactic_salon")
        yield e.CreditsGained(0, number + 1, number, "public_works")
        yield e.Stocked(0, "home:1", 2, min(number, 2))
        yield e.Stocked(0, "alien:extra", 4, 0)
        yield e.GoodConsumed(0, "home:extra", "alien:1", "gem_world", number, 3, 2)
        yield e.DiceRolled(0, tuple(f"home:{n + 1}" for n in range(number or 1)), (0,) * (number or 1))
        yield e.RoundEnded(1, number, number + 1)
        yield e.GoodConsumed(0, "home:1", "alien:1", "gem_world", number + 1, number, 0)
        yield e.GoodTraded(0, "home:1", "alien:1", "gem_world", number + 1, number)
        yield e.PointsBought(0, number + 1, number + 1, "galactic_bankers")
        yield e.TilesDrawn(0, tiles[: max(1, min(2, number))], "scout")
        yield e.TilesPlaced(0, tiles[: max(1, min(2, number))], (False,) * max(1, min(2, number)))


def test_every_power_is_a_grammatical_sentence() -> None:
    texts = [power_text(power) for power in powers()]
    for text in texts:
        check(text)
    assert len(texts) > 300


def test_every_bonus_is_a_grammatical_sentence() -> None:
    for bonus in bonuses():
        check(bonus_text(bonus))


def test_every_gain_is_a_grammatical_sentence() -> None:
    for gain in gains():
        check(gain_text(gain))


def test_every_reason_is_a_grammatical_sentence() -> None:
    for code, kind, phase, number in product(REASONS.rows, die_types(), PHASES, (0, *NUMBERS)):
        facts = {"die": f"{kind}:1", "phase": phase, "power": "executive_power", "side": "gem_world"}
        facts["selected"] = "ship" if phase == "settle" else "settle"
        check(GAME.words.reason(because(code, **facts, number=number, needs=number, has=number)))


@pytest.mark.parametrize("viewer", [0, 1])
def test_every_line_of_the_log(viewer: int) -> None:
    for event, names in product(happenings(), NAMES):
        check(GAME.words.event(event.seen_by(viewer), names, viewer))


@pytest.mark.parametrize("viewer", [0, 1])
def test_every_number_of_dice_put_on_a_tile_is_told(viewer: int) -> None:
    for number, names in product(NUMBERS, NAMES):
        placed = [e.WorkerPlaced(0, f"home:{place}", "gem_world") for place in range(number)]
        (event,) = GAME.words.in_short(placed)
        check(GAME.words.event(event, names, viewer))


def test_lists_of_dice_name_them_as_dice() -> None:
    assert dice_list(()) == ""
    assert dice_list(("alien:1",)) == "1 Alien Technology die"
    assert dice_list(("home:1", "novelty:1")) == "1 Home and 1 Novelty dice"
    assert workers_list(("home:extra",)) == "1 Home"
    assert workers_list(("home:extra", "genes:extra")) == "1 Home and 1 Genes"
    assert [some(*pair) for pair in ((1, 1), (1, 2), (1, 3))] == ["**1**", "**1** or **2**", "**1** to **3**"]


def test_each_type_in_a_list_of_dice_has_its_own_number() -> None:
    language.use("fr")
    assert dice_list(("home:1", "home:2", "genes:1")) == "2 dés Départ et 1 dé Génétique"
    language.use("de")
    assert dice_list(("military:1", "genes:1", "genes:2")) == "1 Würfel (Militär) und 2 Würfel (Gene)"


@pytest.mark.parametrize("number", [0, *NUMBERS])
def test_tooltips_on_components_with_every_number(number: int) -> None:
    dice = [f"home:{n + 1}" for n in range(number)]
    builders = Player(developments=["public_works"] * number, worlds=["gem_world"], developers=dice)
    said = [square_text(name, "gem_world", dice) for name in ("", *NAMES[1])]
    said += [
        stack_text(name, builders, side) for name in ("", *NAMES[1]) for side in ("development", "world")
    ]
    said += [citizenry_text(name, dice) for name in ("", *NAMES[1])]
    said += [cup_text(name, dice, rolled) for name in ("", *NAMES[1]) for rolled in (dice, [])]
    for text in said:
        check(text)
