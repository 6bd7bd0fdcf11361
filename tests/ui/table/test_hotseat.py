"""Several persons at one screen: nothing of one seat is drawn for another, and the curtain always falls."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.play.turns import is_public, sees_more
from galaxy_desktop.ui.scenes.curtain import CurtainEnd
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.sweep import some
from tests.toy import TOYS
from tests.ui.acts import close_top
from tests.ui.table_rig import PlainScene, Rig

GAMES = {**TOYS, **find_games()}
ALWAYS = Settings(mute=True, speed="instant", curtains="always")
TWO = (Person("Ada"), Person("Bea"))
FRAMES = 2
"""Moments that are looked at with everything hidden dealt anew."""


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path, TWO)
    yield made
    made.close()


def curtain(rig: Rig) -> dict[str, Any]:
    assert rig.opened == "curtain"
    assert isinstance(rig.top, PlainScene)
    return rig.top.about


def uncover(rig: Rig) -> None:
    close_top(rig.app, CurtainEnd.LIFTED)
    rig.settle()


def give(rig: Rig, dice: Dice) -> None:
    prompt = rig.scene.controller.question
    assert prompt is not None
    rig.session.do(GiveAnswer(rig.session.viewer, prompt.decision.sample(dice)))
    rig.scene.controller.clear()
    rig.settle()


def test_the_first_person_is_called_by_a_curtain(rig: Rig) -> None:
    assert curtain(rig)["seat"] == 0
    uncover(rig)
    assert rig.session.sitting == 0
    assert rig.scene.controller.question is not None


@pytest.mark.parametrize(("game", "secret"), [("master", False), ("frontiers", False), ("race", True)])
def test_a_curtain_knows_if_its_person_sees_anything_hidden(tmp_path: Path, game: str, secret: bool) -> None:
    rig = Rig(tmp_path, TWO, game=game, games=GAMES, settings=ALWAYS)
    assert curtain(rig)["secret"] is secret
    rig.close()


def test_nothing_is_drawn_and_nothing_can_be_done_while_nobody_sits_there(rig: Rig) -> None:
    rig.app.stage.scenes.pop()
    rig.scene.session.sitting = None
    empty = rig.picture()
    hand = rig.bus.view(0).players[0].hand
    rig.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1"))
    assert rig.bus.view(0).players[0].hand == hand
    assert rig.picture() == empty


def hides_nothing(rig: Rig, seat: int) -> bool:
    """This person sees nothing that the other may not, or needs none of it; and nobody chooses meanwhile."""
    alone = len({*rig.bus.awaited(), *rig.bus.answered()}) == 1
    return alone and (not sees_more(rig.bus, seat, 1 - seat) or is_public(rig.bus, seat))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_without_a_curtain_a_person_is_called_only_to_a_table_that_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(SheetPainter, "lay_anew", lambda _painter: None)  # nobody looks at the table
    rig = Rig(tmp_path, (*TWO, Bot("easy", "Vega")), game=game, games=GAMES, size=(1280, 720), drawn=False)
    dice, before, calls, covered = Dice(5), None, 0, True
    for _answer in range(24):
        if rig.opened == "curtain":
            assert not hides_nothing(rig, curtain(rig)["seat"])
            covered = True
            uncover(rig)
        elif rig.opened or calls == 2:
            break
        else:
            if rig.session.sitting != before and not covered:
                calls += 1
                assert hides_nothing(rig, rig.session.viewer)
            covered, before = False, rig.session.sitting
            give(rig, dice)
    assert (calls > 0) == (game in ("frontiers", "master", "roll"))
    rig.close()


@pytest.mark.slow
def test_what_lies_open_is_asked_at_a_table_that_shows_no_secrets(tmp_path: Path) -> None:
    """In Roll: who ships, produces, recruits or recalls is called without a curtain, and sees no own tile."""
    rig, dice = Rig(tmp_path, TWO, game="roll", games=GAMES, seed=4, drawn=False), Dice(5)
    before, openly, again = -1, 0, 0
    while not rig.bus.is_over() and openly < 3:
        if rig.opened == "curtain":
            again += curtain(rig)["seat"] == before
            uncover(rig)
        seat = before = rig.session.viewer
        view, decision = rig.scene.controller.view, rig.question.decision
        stacks = [*view.players[seat].developments[:-1], *view.players[seat].worlds[:-1]]
        assert rig.session.openly or HIDDEN not in stacks
        if rig.session.openly:
            assert decision.public
            assert {*stacks} <= {HIDDEN}
            assert not any("You" in line.text for line in rig.scene.controller.log.lines)
            openly += bool(stacks)
            if openly == 1:
                rig.picture()
        give(rig, dice)
    assert again, "who answered openly is called again before their secrets are shown"
    rig.close()


def test_who_comes_after_one_with_a_secret_finds_nothing_of_it(tmp_path: Path) -> None:
    rig = Rig(tmp_path, TWO, game="frontiers", games=GAMES)
    rig.bus.do(NewGame("frontiers", TWO, {"goals": "on"}, 3))
    rig.settle()
    dice, found = Dice(4), 0
    while not found:
        if rig.opened == "curtain":
            uncover(rig)
        seat = rig.session.viewer
        secret = sees_more(rig.bus, seat, 1 - seat)
        side, kept = rig.scene.view.side, rig.bus.view(seat).players[seat].goal
        side.inspector.show(kept)
        side.inspector.pinned = bool(kept)
        give(rig, dice)
        if kept and rig.session.sitting not in (None, seat):
            assert secret
            assert rig.opened == ""
            assert rig.scene.view.side.inspector.subject == ""
            found += 1
    rig.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", some([*GAMES], 3))
def test_a_curtain_falls_between_any_two_persons_and_says_of_nobody_that_they_chose_before_they_did(
    tmp_path: Path, game: str
) -> None:
    rig = Rig(
        tmp_path,
        (*TWO, Bot("easy", "Vega")),
        game=game,
        games=GAMES,
        size=(1280, 720),
        settings=ALWAYS,
        drawn=False,
    )
    dice = Dice(5)
    visits: list[int] = []
    for _answer in range(12):
        if rig.opened == "curtain":
            assert rig.session.sitting is None
            assert not rig.scene.view.widgets.items
            visits.append(curtain(rig)["seat"])
            check_who_has_chosen(rig)
            uncover(rig)
        elif rig.opened:
            break
        else:
            assert rig.session.sitting == visits[-1]
            give(rig, dice)
    assert {0, 1} <= set(visits)
    assert all(one != other for one, other in pairwise(visits))
    rig.close()


def check_who_has_chosen(rig: Rig) -> None:
    """The curtain names who is still awaited and who has answered this very question."""
    about = curtain(rig)
    history = rig.bus._here().history
    assert about["awaited"] == rig.bus.choosing(about["seat"])
    assert set(about["chosen_by"]) <= set(history.now.sealed)
    by = {answer.seat: answer.by for answer in history.answers()}
    assert all(by[seat] != "forced" for seat in about["chosen_by"])
    assert by or not about["chosen_by"]


def test_a_game_that_was_replaced_behind_the_curtain_is_not_shown_as_the_old_one(tmp_path: Path) -> None:
    rig = Rig(tmp_path, TWO, game="frontiers", games=GAMES, settings=ALWAYS)
    assert rig.opened == "curtain"
    rig.bus.do(NewGame("roll", (Person("Ada"), Bot("easy", "Vega")), {}, 3))
    uncover(rig)
    assert rig.scene.view.painter.game.id == "roll"
    assert rig.session.sitting == 0
    assert rig.question.decision == rig.session.decision()
    rig.close()


def test_a_game_that_has_replaced_another_is_not_drawn_before_it_begins(tmp_path: Path) -> None:
    rig = Rig(tmp_path, (Person("Ada"), Bot("easy", "Vega")), game="roll", games=GAMES)
    item = next(item for item in rig.scene.view.widgets.items if item.item.subject)
    rig.move(item.rect.center)
    rig.bus.do(NewGame("race", (Person("Ada"), Bot("easy", "Vega")), {}, 3))
    rig.scene.draw(rig.app.surface)
    rig.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1"))
    rig.settle()
    assert rig.scene.view.painter.game.id == "race"
    rig.close()


def test_what_the_inspector_explained_goes_with_the_game_it_was_of(tmp_path: Path) -> None:
    rig = Rig(tmp_path, (Person("Ada"), Bot("easy", "Vega")), game="race", games=GAMES)
    item = next(item for item in rig.scene.view.widgets.items if item.item.subject)
    rig.move(item.rect.center)
    rig.move((1, 1))
    assert rig.scene.view.side.inspector.subject == item.item.subject
    rig.bus.do(NewGame("master", (Person("Ada"), Bot("easy", "Vega")), {}, 3))
    rig.settle()
    assert rig.scene.view.side.inspector.subject == ""
    rig.close()


def test_a_simultaneous_choice_is_one_visit_for_each(rig: Rig) -> None:
    uncover(rig)
    give(rig, Dice(1))
    about = curtain(rig)
    assert about["seat"] == 1
    assert list(about["chosen_by"]) == [0]
    uncover(rig)
    give(rig, Dice(2))
    assert rig.session.sitting == 1 or curtain(rig)["seat"] == 0


@pytest.mark.slow
def test_the_curtain_names_what_others_did_since_the_last_visit(tmp_path: Path) -> None:
    rig = Rig(tmp_path, TWO, game="race", games=GAMES)
    dice, visited, named = Dice(3), set[int](), 0
    while named < 10:
        if rig.opened == "curtain":
            about = curtain(rig)
            seat, since = about["seat"], about["since"]
            assert seat in visited or not since
            own, other = (name.name for name in (TWO[seat], TWO[1 - seat]))
            assert not any(line.startswith(own) for line in since)
            named += sum(line.startswith(other) for line in since)
            visited.add(seat)
            uncover(rig)
        give(rig, dice)
    rig.close()


def test_undo_that_others_must_agree_to_has_its_button_and_says_so(rig: Rig) -> None:
    uncover(rig)
    give(rig, Dice(1))
    uncover(rig)
    give(rig, Dice(2))
    if rig.opened == "curtain":
        uncover(rig)
    undo = rig.scene.view.widgets.bar.text.undo
    assert "(everyone must agree)" in undo
    assert any(button.label == "Undo" or button.tip == undo for button in rig.scene.view.widgets.bar.widgets)
    rig.key(pygame.K_z)
    assert rig.opened == "confirm"


def test_where_agreement_would_not_help_nobody_is_asked_for_it(tmp_path: Path) -> None:
    rig = Rig(tmp_path, TWO)
    rig.bus.do(NewGame("toy", TWO, seed=1, take_back="never"))
    rig.settle()
    uncover(rig)
    give(rig, Dice(1))
    uncover(rig)
    give(rig, Dice(2))
    if rig.opened == "curtain":
        uncover(rig)
    assert rig.scene.view.widgets.bar.text.undo == ""
    rig.key(pygame.K_z)
    assert rig.opened == ""
    assert rig.scene.view.toast is not None
    rig.close()


def test_losing_the_window_focus_covers_the_screen(rig: Rig) -> None:
    uncover(rig)
    rig.key(pygame.K_1)
    rig.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert curtain(rig)["seat"] == 0
    assert rig.session.sitting is None
    uncover(rig)
    prompt = rig.scene.controller.question
    assert prompt is not None
    assert prompt.chosen == ()


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_v, pygame.K_F1])
def test_losing_the_focus_covers_what_is_open_above_the_table_too(rig: Rig, key: int) -> None:
    uncover(rig)
    rig.key(pygame.K_RIGHT)
    rig.key(key)
    assert rig.top is not rig.scene
    rig.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert curtain(rig)["seat"] == 0
    assert len(rig.app.stage.scenes) == 2


def test_a_lone_persons_screen_is_not_covered(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    rig.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert rig.opened == ""
    rig.close()


def test_taking_back_across_another_person_needs_everybody(rig: Rig) -> None:
    uncover(rig)
    give(rig, Dice(1))
    uncover(rig)
    lines = rig.bus.lines()
    rig.key(pygame.K_z)
    rig.settle(3)
    assert rig.bus.lines() == lines
    give(rig, Dice(2))
    if rig.opened == "curtain":
        uncover(rig)
    given = rig.bus.lines()
    rig.key(pygame.K_z)
    assert rig.opened == "confirm"
    assert rig.session.sitting is None
    close_top(rig.app, False)
    rig.settle()
    assert rig.opened == "curtain"
    assert rig.bus.lines() == given
    uncover(rig)
    rig.key(pygame.K_z)
    close_top(rig.app, True)
    rig.settle()
    assert rig.bus.lines() < given


def dealt_anew(rig: Rig, state: Any, seat: int, seed: int) -> Any:
    """The state with everything that the rules hide from a seat dealt anew."""
    game = rig.bus.game()
    guessed = game.guess(game.view(state, seat), Dice(seed))
    open_asks(guessed)
    return guessed


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_pixels_and_log_of_a_seat_do_not_depend_on_what_is_hidden_from_it(tmp_path: Path, game: str) -> None:
    rig = Rig(tmp_path, TWO, game=game, games=GAMES, size=(1280, 720), seed=6, drawn=False)
    dice, frames = Dice(8), 0
    for _answer in range(40):
        if rig.opened == "curtain":
            uncover(rig)
        if rig.opened or frames >= FRAMES:
            break
        seat = rig.session.viewer
        rig.scene.layout()
        before = rig.picture(), [line.text for line in rig.bus.log(seat)]
        running = rig.bus._running
        assert running is not None
        states = running.history.states
        true, at = states[running.history.at], running.history.at
        if not true.sealed:
            guessed = dealt_anew(rig, true, seat, frames)
            guessed.rng, guessed.events = true.rng, true.events
            states[at] = guessed
            rig.bus._views.clear()
            rig.scene.layout()
            after = rig.picture(), [line.text for line in rig.bus.log(seat)]
            states[at] = true
            rig.bus._views.clear()
            assert before == after
            frames += 1
        give(rig, dice)
    assert frames == FRAMES
    rig.close()


def test_events_of_others_are_told_as_the_viewer_may_know_them(rig: Rig) -> None:
    uncover(rig)
    for line in rig.bus.log(0):
        assert not any(card in line.text for card in rig.bus.view(1).players[1].hand)
