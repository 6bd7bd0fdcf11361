"""Choices of all at once: they lie face down, turn up together, and only then are they named."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.events import Event
from galaxy_desktop.games import find_games
from galaxy_desktop.games.jumpdrive.events import BuildsRevealed
from galaxy_desktop.games.race.events import ActionsRevealed
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.settings import Settings, Speed
from galaxy_desktop.ui.tabletop.flight import FaceDown, Flight, TurnUp
from galaxy_desktop.ui.tabletop.resting import Resting
from galaxy_desktop.ui.tabletop.sheet import Sheet
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.sweep import paired
from tests.ui.table_rig import Rig

GAMES = find_games()
SEATS = (Person("Ada"), Bot("easy", "Vega"), Bot("easy", "Rigel"))
STEP = 0.05
REVEALED = 3
"""How often choices are revealed while nothing may lie face down."""
REVEALS = {"race": ActionsRevealed, "jumpdrive": BuildsRevealed}


def painter_of(rig: Rig) -> SheetPainter[Any]:
    painter = rig.scene.view.painter
    assert isinstance(painter, SheetPainter)
    return painter


def until_revealed(rig: Rig, reveal: type[Event]) -> None:
    """Answer what is asked until the news hold the reveal; they have just begun to be told."""
    for _step in range(4000):
        seen = any(isinstance(e, reveal) for t in painter_of(rig).animations._story for e in t.beat.events)
        if seen:
            return
        controller = rig.scene.controller
        if controller.question is not None and not (controller.stale or painter_of(rig).busy):
            rig.session.do(GiveAnswer(0, next(rig.question.decision.answers())))
        if rig.session.news and not painter_of(rig).animations.told:
            return
        rig.app.advance([], STEP)
    raise AssertionError("nothing is revealed")


@pytest.fixture(params=REVEALS)
def rig(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path, SEATS, game=request.param, games=GAMES, settings=at("normal"), drawn=False)
    until_revealed(made, REVEALS[request.param])
    yield made
    made.close()


def at(speed: Speed, *, reduced: bool = False) -> Settings:
    return Settings(mute=True, speed=speed, reduced_motion=reduced)


def to_the_hush(rig: Rig) -> None:
    for _step in range(400):
        if painter_of(rig).hushed:
            return
        rig.app.advance([], STEP)
    raise AssertionError("nothing lies face down")


def test_the_choices_of_all_turn_up_at_the_same_moment(rig: Rig) -> None:
    moves = painter_of(rig).animations
    down = [flight for flight in moves._flights if isinstance(flight, FaceDown)]
    up = [flight for flight in moves._flights if isinstance(flight, TurnUp)]
    assert len(down) == len(up) >= len(SEATS)
    assert len({flight.tween.delay for flight in up}) == 1
    assert {flight.goal for flight in down} == {flight.at for flight in up}
    panels = [painter_of(rig).sheet.places[f"seat:{seat}"] for seat in range(len(SEATS))]
    assert all(any(panel.collidepoint(flight.at) for flight in up) for panel in panels)


def test_cards_that_turn_up_leave_the_figures_of_their_player_in_sight(rig: Rig) -> None:
    sheet = painter_of(rig).sheet
    turned, looked_at = painter_of(rig).animations.turned, 0
    for seat in range(1, len(SEATS)):
        panel, name = sheet.places[f"seat:{seat}"], sheet.item(f"player:{seat}")
        assert name is not None
        own = [rect for rect in turned if panel.collidepoint(rect.center)]
        row = [item.rect for item in sheet.items if item.rect.left >= name.rect.right]
        figures = [rect for rect in row if panel.contains(rect) and rect.top == name.rect.top]
        assert own
        assert figures
        if own[0].unionall(own).width <= name.rect.width:
            assert not any(figure.collidelistall(own) for figure in figures)
            looked_at += 1
    assert looked_at


def test_nothing_is_named_while_the_cards_lie_face_down(rig: Rig) -> None:
    to_the_hush(rig)
    assert painter_of(rig).beat is None
    told = len(rig.scene.view.side.log.lines)
    rig.app.advance([], STEP)
    assert rig.scene.view.widgets.bar.text.head == "Choices are revealed"
    while painter_of(rig).hushed:
        assert len(rig.scene.view.side.log.lines) == told
        rig.app.advance([], STEP)
    beat = painter_of(rig).beat
    assert beat is not None
    assert beat.weight == "reveal"
    rig.app.advance([], STEP)
    assert len(rig.scene.view.side.log.lines) > told


def test_the_table_tells_nothing_while_the_cards_lie_face_down(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Sheet] = []
    monkeypatch.setattr(Resting, "draw", lambda _self, _surface, sheet, _without, **_: drawn.append(sheet))
    up: list[bool] = []
    monkeypatch.setattr(TurnUp, "draw", lambda self, _surface: up.append(self.tween.started))
    to_the_hush(rig)
    painter = painter_of(rig)
    drawn.clear()
    while painter.hushed:
        painter.draw(rig.app.surface)
        assert drawn[-1] is painter._former
        painter.update(STEP)
    assert any(up), "the cards turn up while nothing else is seen yet"
    painter.draw(rig.app.surface)
    assert drawn[-1] is painter.sheet is not painter._former


def test_a_card_that_was_turned_up_is_in_no_second_place_and_goes_on_from_there(tmp_path: Path) -> None:
    rig = Rig(tmp_path, SEATS, game="jumpdrive", games=GAMES, settings=at("normal"), drawn=False)
    painter = painter_of(rig)
    for topic in ("opening", "build"):
        while (asked := rig.scene.controller.question) is None or asked.decision.topic != topic:
            rig.app.advance([], STEP)
        decision = asked.decision
        rig.session.do(GiveAnswer(0, next(one for one in decision.answers() if one)))
    until_revealed(rig, BuildsRevealed)
    (event,) = [e for t in painter.animations._story for e in t.beat.events if isinstance(e, BuildsRevealed)]
    assert event.builds[0]
    assert painter.animations.lying == {card for built in event.builds for card in built}
    up = {flight.at: flight for flight in painter.animations._flights if isinstance(flight, TurnUp)}
    placed = [
        flight for flight in painter.animations._flights if isinstance(flight, Flight) and flight.shadow
    ]
    assert len(placed) == len(painter.animations.lying)
    for flight in placed:
        turned = up[flight.start]
        assert not flight.waits
        assert flight.width == turned.face.get_width()
        assert turned.tween.delay + turned.tween.ms == pytest.approx(flight.tween.delay)
        turned.tween.passed = flight.tween.delay - 1
        assert (turned._turned, turned._alpha) == (1.0, 255), "it lies there until it goes on"
    rig.close()


def test_space_turns_the_cards_up_at_once(rig: Rig) -> None:
    to_the_hush(rig)
    rig.key(pygame.K_SPACE)
    beat = painter_of(rig).beat
    assert beat is not None
    assert beat.weight == "reveal"


def test_a_reveal_ends_and_leaves_the_table_as_it_is(rig: Rig) -> None:
    for _step in range(4000):
        rig.app.advance([], STEP)
        if rig.scene.controller.question is not None and not painter_of(rig).busy:
            break
    assert not painter_of(rig).hushed
    assert painter_of(rig).animations._flights == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "settings"), paired([*REVEALS], [at("fast"), at("normal", reduced=True)]))
def test_without_time_for_it_nothing_lies_face_down(tmp_path: Path, game: str, settings: Settings) -> None:
    rig = Rig(tmp_path, SEATS, game=game, games=GAMES, settings=settings, drawn=False)
    met: set[type] = set()
    revealed: list[Event] = []
    rig.bus.subscribe(lambda events, _: revealed.extend(e for e in events if isinstance(e, REVEALS[game])))
    while len(revealed) < REVEALED or painter_of(rig).busy or rig.session.news:
        met |= {type(flight) for flight in painter_of(rig).animations._flights}
        controller = rig.scene.controller
        if controller.question is not None and not (controller.stale or painter_of(rig).busy):
            rig.session.do(GiveAnswer(0, next(rig.question.decision.answers())))
        rig.app.advance([], STEP)
    assert met
    assert not met & {FaceDown, TurnUp}
    rig.close()


@pytest.mark.slow
def test_two_cards_of_each_of_three_opponents_leave_their_figures_in_sight(tmp_path: Path) -> None:
    seats = (*SEATS, Bot("easy", "Mira"))
    made, looked_at = (
        Rig(tmp_path, seats, game="jumpdrive", games=GAMES, settings=at("normal"), drawn=False),
        0,
    )
    for _reveal in range(REVEALED):
        until_revealed(made, BuildsRevealed)
        painter = painter_of(made)
        events = [e for told in painter.animations._story for e in told.beat.events]
        (builds,) = [event.builds for event in events if isinstance(event, BuildsRevealed)]
        turned = painter.animations.turned
        for seat in range(1, len(seats)):
            panel, name = painter.sheet.places[f"seat:{seat}"], painter.sheet.item(f"player:{seat}")
            assert name is not None
            own = [rect for rect in turned if panel.collidepoint(rect.center)]
            if len(builds[seat]) == 2:
                assert len(own) == 2
                assert max(rect.right for rect in own) <= name.rect.right
                looked_at += 1
        to_the_hush(made)
        while painter.busy:
            made.app.advance([], STEP)
    made.close()
    assert looked_at
