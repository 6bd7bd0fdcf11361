"""Number keys: while Alt is held each is seen on what it chooses, and on nothing else."""

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.jumpdrive.builder import Builder
from galaxy_desktop.ui.contributions import contribution
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.roles.browsing import Browsing
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.roles.looking import Looking
from galaxy_desktop.ui.roles.stand_ins import StandIns
from galaxy_desktop.ui.table.items import Chip, TableItem
from galaxy_desktop.ui.table.numbers import draw_numbers
from galaxy_desktop.ui.widgets.key_cue import draw_filled_key_cue, key_cue_height
from galaxy_desktop.ui.widgets.widget import Widget
from tests.sweep import some
from tests.toy import TOYS
from tests.ui.painter_rig import kit_of
from tests.ui.table_rig import Rig, sensible

GAMES = {**find_games(), **TOYS}
QUESTIONS, NUMBERED, MAPS, SEED = 4, 5, 2, 3


def own_keys_of(game: str) -> set[int]:
    """Codes of the keys that a game has for itself."""
    found = contribution(game, "KEYS")
    return set() if found is None else {code for one in found() for code in one.codes}


def hold_alt(rig: Rig) -> dict[str, str]:
    """Hold Alt, and return what is numbered, item or chip, by the digit on it."""
    rig.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_ALT, unicode=""))
    seen = [
        (digit, one.option if isinstance(one, Chip) else one.item.id)
        for one, digit in rig.scene.view.widgets.numbered
    ]
    assert len(dict(seen)) == len(seen)
    return dict(seen)


def release_alt(rig: Rig) -> None:
    rig.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_LALT, mod=0, unicode=""))
    assert not rig.scene.view.widgets.numbered


def marked(rig: Rig) -> tuple[tuple[str, ...], str]:
    """What is chosen, and what is held."""
    painter = rig.scene.view.painter
    question = rig.scene.controller.question
    return (
        () if question is None else tuple(question.chosen),
        painter.held if isinstance(painter, Holding) else "",
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_digit_is_seen_on_what_its_key_chooses(tmp_path: Path, game: str) -> None:
    rig, dice, pressed = Rig(tmp_path, game=game, games=GAMES, seed=SEED), Dice(SEED), 0
    for _question in range(QUESTIONS):
        if rig.scene.controller.question is None:
            break
        seen = hold_alt(rig)
        release_alt(rig)
        start = dice.below(10)
        for digit in [*range(start, 10), *range(start)]:
            before = marked(rig)
            rig.key(pygame.K_0 + digit)
            chosen, held = marked(rig)
            if (chosen, held) == before:
                assert str(digit) not in seen, (rig.question.decision, digit, seen)
                continue
            pressed += 1
            changed = {*chosen, held} ^ {*before[0], before[1]}
            painter = rig.scene.view.painter
            stand_ins = (
                {painter.stands_for(one) for one in changed} if isinstance(painter, StandIns) else set()
            )
            assert seen.get(str(digit)) in changed | stand_ins, (rig.question.decision, digit, seen)
            break
        answer = sensible(game, rig.bus.view(rig.session.viewer), rig.asked, dice)
        rig.pass_unseen(answer)
        rig.show()
    assert pressed > 2
    rig.close()


@pytest.mark.parametrize("game", some([*find_games()], 3))
def test_with_an_empire_open_a_number_key_does_what_it_does_without(tmp_path: Path, game: str) -> None:
    plain, rig = (Rig(tmp_path / name, game=game, games=GAMES, seed=SEED) for name in ("plain", "looking"))
    dice, did = Dice(SEED), Counter[bool]()
    for question in range(QUESTIONS):
        painter = rig.scene.view.painter
        assert isinstance(painter, Browsing)
        assert isinstance(painter, Looking)
        if rig.scene.controller.question is None:
            break
        before = marked(plain)
        plain.key(pygame.K_1 + question % 9)
        painter.browse()
        rig.scene.view.refresh()
        assert painter.is_looking
        assert not hold_alt(rig)
        release_alt(rig)
        rig.key(pygame.K_1 + question % 9)
        changed = marked(plain) != before
        did[changed] += 1
        assert marked(rig) == marked(plain)
        assert painter.is_looking == (not changed)
        answer = sensible(game, rig.bus.view(rig.session.viewer), rig.asked, dice)
        for one in (plain, rig):
            one.pass_unseen(answer)
            one.show()
    assert did[True]
    plain.close()
    rig.close()


@pytest.mark.parametrize("game", find_games())
def test_items_of_a_group_are_numbered_as_they_lie(tmp_path: Path, game: str) -> None:
    rig, dice, several = Rig(tmp_path, game=game, games=GAMES, seed=4), Dice(4), 0
    for _question in range(NUMBERED):
        if rig.scene.controller.question is None:
            break
        painter = rig.scene.view.painter
        numbers = {one: n for n, one in rig.scene.view.widgets.by_number().items()}
        held = isinstance(painter, Holding) and painter.numbered() is not None
        found: dict[str, list[int]] = {}
        for item in painter.items():
            if item.id in numbers and not held:
                found.setdefault(item.group, []).append(numbers.pop(item.id))
        for group, keys in found.items():
            several += len(keys) > 1
            assert keys == sorted(keys), (rig.asked.topic, group, keys)
        rig.pass_unseen(sensible(game, rig.bus.view(rig.session.viewer), rig.asked, dice))
        rig.show()
    assert several
    rig.close()


def test_cards_to_pay_with_keep_their_numbers_while_they_are_chosen(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="jumpdrive", games=GAMES, seed=7)
    while rig.asked.topic != "build":
        rig.pass_unseen(sensible("jumpdrive", rig.bus.view(rig.session.viewer), rig.asked, Dice(7)))
    rig.show()
    hand, composer = rig.bus.view(rig.session.viewer).players[0].hand, getattr(rig.asked, "composer", None)
    assert isinstance(composer, Builder)
    plans = {card: composer.plan((card,)) for card in hand if card in rig.question.open}
    prices = {card: plan.cost for card, plan in plans.items() if plan is not None}
    due, costly = max((price, card) for card, price in prices.items() if price < len(hand) - 1)
    number = next(n for n, one in rig.scene.view.widgets.by_number().items() if one == costly)
    rig.key(pygame.K_0 + number)
    rig.key(pygame.K_RETURN)
    assert due > 2
    numbers = rig.scene.view.widgets.by_number()
    to_pay = [card for card in rig.scene.view.painter.items() if card.id in hand and card.id != costly]
    for number, item in enumerate(to_pay[:due], 1):
        assert rig.scene.view.widgets.by_number() == numbers
        rig.key(pygame.K_0 + number)
        assert item.id in rig.question.chosen
    assert set(rig.scene.view.widgets.by_number().values()) <= {i.id for i in rig.scene.view.painter.items()}
    rig.close()


def test_places_for_a_held_cube_are_numbered_as_they_lie(tmp_path: Path) -> None:
    rig, dice, several = Rig(tmp_path, game="master", games=GAMES, seed=4), Dice(4), 0
    while several < MAPS:
        if rig.asked.topic == "allocate":
            rig.show()
            rig.key(pygame.K_1)
            numbers = {one: n for n, one in rig.scene.view.widgets.by_number().items()}
            items = [item.id for item in rig.scene.view.painter.items() if item.id in numbers]
            keys = [numbers[one] for one in items]
            several += len(keys) > 3
            assert keys == sorted(keys), items
            rig.key(pygame.K_ESCAPE)
        rig.pass_unseen(sensible("master", rig.bus.view(rig.session.viewer), rig.asked, dice))
    rig.close()


def test_a_held_place_numbers_the_cubes_for_it_and_nothing_else(tmp_path: Path) -> None:
    rig, dice = Rig(tmp_path, game="master", games=GAMES, seed=4), Dice(4)
    while rig.asked.topic != "allocate":
        rig.pass_unseen(sensible("master", rig.bus.view(rig.session.viewer), rig.asked, dice))
    rig.show()
    painter = rig.scene.view.painter
    assert isinstance(painter, Holding)
    place = min(item for item in painter.holdable() if not item.startswith("hand"))
    painter.hold(place)
    rig.scene.view.refresh()
    numbers = rig.scene.view.widgets.by_number()
    assert len(numbers) > 1
    assert all(option.endswith(f" {place}") for option in numbers.values())
    rig.close()


def test_the_bar_says_how_what_has_no_number_is_reached(tmp_path: Path) -> None:
    rig, dice, told = Rig(tmp_path, game="master", games=GAMES, seed=4), Dice(4), set[bool]()
    while len(told) < 2:
        if rig.asked.topic != "allocate":
            rig.show()
            hold_alt(rig)
            widgets, there = rig.scene.view.widgets, set(rig.question.open)
            more = len(there & {item.item.id for item in widgets.items}) > len(widgets.by_number())
            assert ("arrow keys" in widgets.bar.text.line) == more
            told.add(more)
            release_alt(rig)
        rig.pass_unseen(sensible("master", rig.bus.view(rig.session.viewer), rig.asked, dice))
    rig.close()


def test_the_number_of_a_small_thing_lies_on_it_and_not_on_what_is_below(screen: pygame.Surface) -> None:
    kit = kit_of((1920, 1080))
    height = key_cue_height(kit)
    for size, inside in (((1, 1), True), ((1.5, 1.5), True), ((4, 4), False), ((6, 1), False)):
        surface = pygame.Surface(kit.metrics.window)
        rect = pygame.Rect(400, 400, round(size[0] * height), round(size[1] * height))
        draw_numbers(kit, surface, [(Widget(kit, rect), "1")])
        surface.set_colorkey((0, 0, 0))
        assert (surface.get_bounding_rect().centery == rect.centery) == inside


def test_the_number_of_a_small_thing_is_no_larger_than_it_with_large_text(screen: pygame.Surface) -> None:
    kit = kit_of((1280, 720), 2.0)
    surface, rect = pygame.Surface(kit.metrics.window), pygame.Rect(400, 400, 32, 32)
    assert key_cue_height(kit) > rect.height
    draw_numbers(kit, surface, [(Widget(kit, rect), "1")])
    surface.set_colorkey((0, 0, 0))
    assert rect.contains(surface.get_bounding_rect())


@pytest.mark.parametrize(("window", "step", "side"), [((1280, 720), 2.0, 45), ((1600, 900), 1.0, 57)])
def test_the_number_of_a_small_thing_with_words_leaves_those_on_and_below_it_to_be_read(
    screen: pygame.Surface, window: tuple[int, int], step: float, side: int
) -> None:
    kit = kit_of(window, step)
    surface, rect = pygame.Surface(kit.metrics.window), pygame.Rect(400, 400, side, side)
    words = TableItem(kit, Item("select", rect, "sockets", "", "Select", written=True), lambda _option: None)
    draw_numbers(kit, surface, [(words, "1")])
    surface.set_colorkey((0, 0, 0))
    drawn = surface.get_bounding_rect()
    assert not rect.colliderect(drawn)
    assert drawn.bottom <= rect.bottom


@pytest.mark.parametrize(("window", "step"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)])
def test_the_numbers_of_low_plates_below_each_other_lie_each_on_its_own(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    """A key on the edge between two rows would cover their words."""
    kit = kit_of(window, step)
    high = 2 * key_cue_height(kit) - 1
    plates = [pygame.Rect(400, 200 + row * (high + 4), 12 * high, high) for row in range(3)]
    for number, plate in enumerate(plates):
        surface = pygame.Surface(kit.metrics.window)
        words = Item("select", plate, "choices", "", "Select", written=True)
        draw_numbers(kit, surface, [(TableItem(kit, words, lambda _option: None), "1")])
        surface.set_colorkey((0, 0, 0))
        drawn = surface.get_bounding_rect()
        assert drawn.collidelistall(plates) == [number]
        assert drawn.left > plate.centerx


@pytest.mark.parametrize("step", [1.0, 2.0])
def test_numbers_of_small_things_side_by_side_lie_beside_each_other(
    screen: pygame.Surface, step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, drawn = kit_of((1280, 720), step), list[pygame.Rect]()
    surface = pygame.Surface(kit.metrics.window)
    side = 14

    def note(*given: Any) -> pygame.Rect:
        drawn.append(draw_filled_key_cue(*given))
        return drawn[-1]

    monkeypatch.setattr("galaxy_desktop.ui.table.numbers.draw_filled_key_cue", note)
    planets = [pygame.Rect(400 + at * (side + 2), 400, side, side) for at in range(3)]
    draw_numbers(kit, surface, [(Widget(kit, rect), str(at)) for at, rect in enumerate(planets, 1)])
    assert len(drawn) == len(planets)
    assert not any(one.colliderect(other) for one, other in combinations(drawn, 2))


def test_a_number_key_takes_the_focus_along(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=GAMES, seed=SEED)
    numbers = rig.scene.view.widgets.by_number()
    rig.key(pygame.K_3)
    assert isinstance(current := rig.scene.view.widgets.form.focus.current, TableItem)
    assert current.item.id == numbers[3]
    assert rig.scene.view.widgets.form.focus.by_keys
    assert rig.scene.view.side.inspector.subject == current.item.subject != ""


@pytest.mark.parametrize(
    "game", sorted(game for game in find_games() if pygame.K_HOME not in own_keys_of(game))
)
def test_home_and_end_go_to_the_first_and_the_last_choice(game: str, tmp_path: Path) -> None:
    rig = Rig(tmp_path, game=game, games=GAMES, seed=SEED)
    focus = rig.scene.view.widgets.form.focus
    rig.key(pygame.K_END)
    last, found = focus.current, focus.groups
    (group,) = (group for group in found if last in group)
    ways = [item for item in group if isinstance(item, TableItem) and item.can_focus]
    assert last is ways[-1]
    rig.key(pygame.K_HOME)
    assert isinstance(first := focus.current, TableItem)
    assert first.item.id == ways[0].item.id
    assert focus.by_keys
