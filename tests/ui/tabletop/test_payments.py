"""Payments at the table: the cheapest cards at once, cards to keep, and a bundle dropped on the discards."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.decisions import Compose, Pay
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.ui.table_rig import Rig

GAMES = find_games()
SEATS = (Person("Ada"), Bot("easy", "Vega"))
ALT_DOWN = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_ALT, unicode="")


def has_choice(decision: Pay) -> bool:
    way = decision.ways[0]
    return len(decision.ways) == 1 and 2 <= way.cost < len(way.pool) - 1


def paying_in_race(folder: Path) -> Rig:
    """A table of Race at the first payment of at least two cards that leaves a choice."""
    rig, dice = Rig(folder, SEATS, game="race", games=GAMES, seed=9, drawn=False), Dice(3)
    for _answer in range(200):
        decision = rig.asked
        if isinstance(decision, Pay) and decision.topic == "pay" and has_choice(decision):
            rig.show()
            return rig
        answer = decision.sample(dice)
        if decision.topic in ("develop", "settle") and not answer and decision.options():
            dearest = max(decision.options(), key=lambda card: rig.session.bus.view(0).cards[card].price)
            answer = (dearest,)
        rig.pass_unseen(answer)
    raise AssertionError("no payment was asked")


@pytest.fixture
def race(tmp_path: Path) -> Iterator[Rig]:
    rig = paying_in_race(tmp_path)
    yield rig
    rig.close()


def paid(rig: Rig) -> tuple[str, ...]:
    return rig.question.chosen[1:]


def discards(rig: Rig) -> tuple[int, int]:
    """The middle of the discard pile."""
    painter = rig.scene.view.painter
    assert isinstance(painter, SheetPainter)
    return painter.sheet.places["discards"].center


def card_at(rig: Rig, card: str) -> tuple[int, int]:
    """A place on the part of a card that no other card of the hand covers."""
    rect = rig.widget(card).rect
    return rect.left + 8, rect.centery


def test_one_key_chooses_the_cheapest_cards_and_the_player_confirms(race: Rig) -> None:
    due = race.scene.controller.payment.due(race.question)
    decision = race.question.decision
    assert isinstance(decision, Pay)
    cost = decision.ways[0].cost
    race.key(pygame.K_f)
    assert paid(race) == due[:cost]
    assert race.question.can_give
    assert not race.scene.controller.payment.due(race.question)
    race.key(pygame.K_RETURN)
    assert not set(due[:cost]) & set(race.session.bus.view(0).players[0].hand)


def test_the_key_says_that_the_cards_are_chosen_already(race: Rig) -> None:
    """A payment that takes all cards is filled at once, and the key is not needed, but cards are paid."""
    race.key(pygame.K_f)
    before = paid(race)
    race.key(pygame.K_f)
    toast = race.scene.view.toast
    assert toast is not None
    assert toast.label == "The cards to pay with are chosen. Deselect one to change them."
    assert paid(race) == before


def test_what_is_chosen_already_stays_and_the_rest_is_filled(race: Rig) -> None:
    dearest = race.scene.controller.payment.due(race.question)[-1]
    race.scene.click(dearest)
    race.key(pygame.K_f)
    assert paid(race)[0] == dearest
    assert race.question.can_give


def test_a_card_marked_with_alt_and_click_is_never_chosen_until_unmarked(race: Rig) -> None:
    cheapest = race.scene.controller.payment.due(race.question)[0]
    plain = race.picture()
    race.post(ALT_DOWN)
    race.click(card_at(race, cheapest))
    race.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_LALT, mod=0))
    assert race.scene.controller.payment.kept == {cheapest}
    assert not paid(race)
    assert race.picture() != plain
    race.key(pygame.K_f)
    assert cheapest not in paid(race)
    assert race.question.can_give
    race.key(pygame.K_ESCAPE)
    race.move(card_at(race, cheapest))
    race.key(pygame.K_n)
    assert not race.scene.controller.payment.kept
    race.key(pygame.K_f)
    assert cheapest in paid(race)


def test_kept_cards_are_not_taken_even_if_too_few_are_left(race: Rig) -> None:
    payment = race.scene.controller.payment
    due = payment.due(race.question)
    for card in due[1:]:
        payment.keep(card)
    race.key(pygame.K_f)
    assert paid(race) == due[:1]
    assert race.scene.view.toast is not None
    race.scene.click(due[1])
    assert due[1] in paid(race)


def test_a_bundle_dropped_on_the_discards_or_the_bar_pays(race: Rig) -> None:
    race.key(pygame.K_f)
    hand, gone = race.session.bus.view(0).players[0].hand, paid(race)
    race.drag(card_at(race, gone[0]), discards(race))
    assert not set(gone) & set(race.session.bus.view(0).players[0].hand)
    race.key(pygame.K_z)
    race.settle()
    assert race.session.bus.view(0).players[0].hand == hand


def test_an_incomplete_bundle_pays_nothing(race: Rig) -> None:
    card = race.scene.controller.payment.due(race.question)[0]
    race.drag(card_at(race, card), discards(race))
    assert paid(race) == (card,)
    question = race.question
    race.drag(card_at(race, card), race.scene.view.widgets.bar.rect.center)
    assert race.question is question


def test_nothing_is_paid_where_nothing_is_asked(tmp_path: Path) -> None:
    rig = Rig(tmp_path, SEATS, game="race", games=GAMES)
    assert not rig.scene.view.bar_text().cheapest
    rig.key(pygame.K_f)
    assert not rig.question.chosen
    assert rig.scene.view.toast is not None
    assert rig.scene.view.toast.label == "You don't need to pay with cards now."
    rig.close()


def building_in_jump_drive(folder: Path) -> tuple[Rig, Builder]:
    """A table of Jump Drive at the first build, and its composer."""
    rig, dice = Rig(folder, (Person("Ada"),), game="jumpdrive", games=GAMES, seed=5), Dice(2)
    while rig.asked.topic != "build":
        rig.pass_unseen(rig.asked.sample(dice))
    rig.show()
    decision = rig.question.decision
    assert isinstance(decision, Compose)
    assert isinstance(decision.composer, Builder)
    return rig, decision.composer


def test_in_jump_drive_one_key_goes_to_the_payment_and_fills_it(tmp_path: Path) -> None:
    rig, builder = building_in_jump_drive(tmp_path)
    payment = rig.scene.controller.payment
    for card in builder.hand:
        rig.scene.click(card)
        plan = builder.plan(rig.question.chosen)
        if plan and 0 < plan.cost < len(payment.due(rig.question)) - 1:
            break
        rig.scene.controller.back_all()
    due = payment.due(rig.question)
    assert due[0] == TO_PAY
    payment.keep(due[1])
    rig.key(pygame.K_f)
    assert rig.question.can_give
    assert TO_PAY in rig.question.chosen
    assert due[1] not in rig.question.chosen
    rig.key(pygame.K_f)
    assert rig.scene.view.toast is not None
    assert rig.scene.view.toast.label.startswith("The cards to pay with are chosen.")
    gone = rig.question.chosen[rig.question.chosen.index(TO_PAY) + 1 :]
    rig.drag(card_at(rig, gone[0]), discards(rig))
    assert not set(gone) & set(rig.session.bus.view(0).players[0].hand)
    rig.close()


@pytest.mark.parametrize("forced", [False, True])
def test_a_payment_that_takes_all_that_is_left_is_chosen_at_once_in_jump_drive(
    tmp_path: Path, *, forced: bool
) -> None:
    rig, builder = building_in_jump_drive(tmp_path)
    controller = rig.scene.controller
    for card in builder.hand:
        controller.click(card)
        plan = builder.plan(rig.question.chosen)
        if plan and plan.cost and (plan.cost == len(controller.payment.due(rig.question)) - 1) == forced:
            break
        controller.back_all()
    assert rig.question.step == TO_PAY
    controller.press_primary()
    assert rig.question.can_give == forced
    assert len(rig.question.chosen) == 2 + forced * (len(builder.hand) - 1)
    rig.close()


@pytest.mark.parametrize("game", GAMES)
def test_only_a_game_paid_for_with_cards_of_the_hand_says_how_to_keep_one(tmp_path: Path, game: str) -> None:
    rig = Rig(tmp_path, SEATS, game=game, games=GAMES, seed=9, drawn=False)
    rig.show()
    rig.scene.view.widgets.form.focus.to(None)
    rig.key(pygame.K_n)
    toast = rig.scene.view.toast
    told = toast is not None and "keep it when you pay" in toast.label
    assert told == (game in ("race", "jumpdrive"))
    rig.close()
