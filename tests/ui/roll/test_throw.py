"""Throws at the table of Roll: seen, skipped by a click, switched off, and the same again after undo."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.games.roll.dice import WILD, face_of
from galaxy_desktop.games.roll.events import DiceRolled, ExtraDieRolled, PhasesRevealed, WorkersRevealed
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.ui.dice_tray import DieSpot
from galaxy_desktop.ui.scenes.curtain import CurtainEnd
from galaxy_desktop.ui.settings import Settings
from tests.ui.acts import close_top
from tests.ui.table_rig import STEP, Rig

Make = Callable[..., Rig]
VEGA = Bot("easy", "Vega")
WITH_WILD = 7
"""Seed of a game whose first roll shows a wild die."""


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Tables where dice are thrown, at the first question of the game."""
    rigs: list[Rig] = []

    def made(*seats: Occupant, moves: bool = True, seed: int = 12) -> Rig:
        settings = Settings(speed="normal" if moves else "instant", mute=True, confirm_undo=False)
        rig = Rig(
            tmp_path,
            seats or (Person("Ada"), VEGA),
            game="roll",
            games=find_games(),
            seed=seed,
            settings=settings,
        )
        rigs.append(rig)
        return rig

    yield made
    for rig in rigs:
        rig.close()


def painter(rig: Rig) -> RollPainter:
    assert isinstance(rig.scene.view.painter, RollPainter)
    return rig.scene.view.painter


def start(rig: Rig) -> None:
    """Answer the first question."""
    assert rig.scene.controller.question is not None
    rig.click(rig.widget(rig.scene.controller.question.prompt.open()[0]).rect.center)
    rig.key(pygame.K_RETURN)


def until(rig: Rig, holds: Callable[[], bool]) -> None:
    for _step in range(400):
        if holds():
            return
        rig.app.advance([], STEP)
    raise AssertionError("it does not come about")


def lying(rig: Rig) -> dict[str, tuple[tuple[int, int], float]]:
    """Where the dice of the last throw fell."""
    tray = painter(rig).tray
    until(rig, lambda: tray.busy)
    fallen: dict[str, DieSpot] = {}

    def landed() -> bool:
        fallen.update(tray._landed if tray.busy else {})
        return bool(fallen)

    until(rig, landed)
    return {die: (place.centre, place.degrees) for die, place in fallen.items()}


def test_the_own_roll_is_thrown_and_the_dice_end_at_their_places(make: Make) -> None:
    rig = make()
    start(rig)
    rolled = set(rig.bus.view(0).players[0].rolled)
    assert lying(rig).keys() == rolled
    until(rig, lambda: not painter(rig).busy)
    assert rolled <= painter(rig).sheet.spots.keys()


def told(rig: Rig) -> bool:
    """Whether the log tells the own roll."""
    return any(line.text.startswith("You roll ") for line in rig.scene.view.side.log.lines)


def test_the_log_tells_the_own_roll_once_the_dice_lie(make: Make) -> None:
    rig = make()
    start(rig)
    until(rig, lambda: painter(rig).tray.busy)
    assert not told(rig)
    until(rig, lambda: not painter(rig).busy)
    rig.app.advance([], STEP)
    assert told(rig)


def test_a_roll_after_the_lifted_screens_is_not_told_before(make: Make) -> None:
    rig = make(Person("Ada"), VEGA, Bot("easy", "Mira"))
    start(rig)
    until(rig, lambda: rig.scene.controller.question is not None and not painter(rig).busy)
    before = shown_view(rig)
    scene = painter(rig)
    assert scene.shown is not None
    faces = dict.fromkeys(before.players[0].rolled, 0)
    rolled = DiceRolled(0, tuple(faces), tuple(faces.values()))
    lifted = WorkersRevealed(1, "explore", "", (), (), ())
    scene.play((lifted, PhasesRevealed(("explore",)), rolled), scene.shown, scene.shown)
    assert not scene.tray.busy
    assert scene.suspense
    until(rig, lambda: scene.tray.busy)
    assert scene.suspense
    until(rig, lambda: not scene.busy)
    assert not scene.suspense


def test_a_click_skips_the_throw_and_does_nothing_else(make: Make) -> None:
    rig = make()
    start(rig)
    until(rig, lambda: painter(rig).tray.busy)
    rig.click(painter(rig).areas.content.center)
    assert not painter(rig).busy
    rig.settle()
    assert rig.scene.controller.question is not None
    assert rig.scene.controller.question.chosen == ()


def test_no_dice_are_thrown_where_they_are_switched_off(make: Make) -> None:
    rig = make(moves=False)
    start(rig)
    for _step in range(20):
        rig.app.advance([], STEP)
        assert not painter(rig).tray.busy


def test_the_same_throw_is_seen_again_after_undo(make: Make) -> None:
    rig = make()
    start(rig)
    first = lying(rig)
    until(rig, lambda: rig.scene.controller.question is not None and not painter(rig).busy)
    rig.key(pygame.K_z)
    until(rig, lambda: rig.bus.view(0).phase == "setup" and rig.scene.controller.question is not None)
    start(rig)
    assert lying(rig) == first


def test_whoever_comes_through_the_curtain_sees_the_own_roll_thrown(make: Make) -> None:
    rig = make(Person("Ada"), Person("Bo"))
    for seat in (0, 1):
        decision = rig.bus.ask(seat)
        assert decision is not None
        rig.bus.do(GiveAnswer(seat, (decision.options()[0],)))
    until(rig, lambda: rig.opened == "curtain")
    assert not painter(rig).tray.busy
    close_top(rig.app, CurtainEnd.LIFTED)
    sitting = rig.session.sitting
    assert sitting is not None
    assert painter(rig).tray.dice == set(rig.bus.view(sitting).players[sitting].rolled)
    assert not told(rig)
    until(rig, lambda: not painter(rig).busy)
    rig.app.advance([], STEP)
    assert told(rig)


def test_the_extra_die_is_thrown_before_the_screens_are_lifted(make: Make) -> None:
    rig = make()
    start(rig)
    until(rig, lambda: rig.scene.controller.question is not None and not painter(rig).busy)
    die = rig.bus.view(0).players[0].rolled[0]
    decision = rig.bus.ask(0)
    assert decision is not None
    met: list[object] = []
    rig.bus.subscribe(lambda events, _record: met.extend(events))
    rig.bus.do(GiveAnswer(0, (f"select {die} develop",)))
    until(rig, lambda: any(isinstance(event, ExtraDieRolled) for event in met))
    extra = next(event for event in met if isinstance(event, ExtraDieRolled))
    assert any(isinstance(event, WorkersRevealed) for event in met)
    until(rig, lambda: painter(rig).tray.busy)
    assert painter(rig).tray.dice == {extra.die}
    faces = rig.bus.view(0).players[0].faces
    dice = [spot for item, spot in painter(rig).sheet.spots.items() if item in faces]
    assert dice
    assert {spot.mark for spot in dice} == {"rest"}, "dice that can't be chosen don't glow"
    shown = painter(rig).shown
    assert shown is not None
    assert shown.view.phase == "assign"
    until(rig, lambda: not painter(rig).tray.busy)
    shown = painter(rig).shown
    assert shown is not None
    assert shown.view.occurring
    assert shown.view.phase == shown.view.occurring[0]


def test_the_lifted_screens_are_shown_before_what_follows(make: Make) -> None:
    rig = make(Person("Ada"), VEGA, Bot("easy", "Mira"))
    start(rig)
    until(rig, lambda: rig.scene.controller.question is not None and not painter(rig).busy)
    rig.bus.do(GiveAnswer(0, (*places(rig, 0), f"select {rolled_by(rig, 0)[0]} produce")))
    until(rig, lambda: bool(phases(rig)))
    workers = {seat: player.workers for seat, player in enumerate(shown_view(rig).players)}
    assert all(workers.values())
    assert shown_view(rig).phase == phases(rig)[0]
    until(rig, lambda: rig.scene.controller.question is not None and not painter(rig).busy)
    assert shown_view(rig) == rig.bus.view(0)


def test_the_log_never_shows_less_while_the_lifted_screens_are_told(make: Make) -> None:
    rig = make()
    start(rig)
    until(rig, lambda: rig.scene.controller.question is not None and not painter(rig).busy)
    until(rig, lambda: told(rig))
    log, seen = rig.scene.view.side.log, [0]

    def shown() -> bool:
        seen.append(len(log.lines))
        return rig.scene.controller.question is not None and not painter(rig).busy

    rig.bus.do(GiveAnswer(0, (*places(rig, 0), f"select {rolled_by(rig, 0)[0]} produce")))
    rig.app.advance([], STEP)
    until(rig, shown)
    assert seen == sorted(seen)
    assert "Phases this round" in " ".join(line.text for line in log.lines)


def shown_view(rig: Rig) -> RollState:
    shown = painter(rig).shown
    assert shown is not None
    view: RollState = shown.view
    return view


def phases(rig: Rig) -> tuple[str, ...]:
    return shown_view(rig).occurring


def test_behind_the_curtain_nothing_is_left_of_the_dice_of_the_one_before(make: Make) -> None:
    rig = make(Person("Ada"), Person("Bo"), moves=False)
    for seat in (0, 1):
        decision = rig.bus.ask(seat)
        assert decision is not None
        rig.bus.do(GiveAnswer(seat, (decision.options()[0],)))
    until(rig, lambda: rig.opened == "curtain")
    seen: dict[int, bytes] = {}
    for _visit in (0, 1):
        close_top(rig.app, CurtainEnd.LIFTED)
        sitting = rig.session.sitting
        assert sitting is not None
        others = set(rig.bus.view(1 - sitting).players[1 - sitting].rolled)
        assert not others & painter(rig).sheet.spots.keys()
        seen[sitting] = rig.picture()
        die = rolled_by(rig, sitting)[0]
        rig.bus.do(GiveAnswer(sitting, (*places(rig, sitting), f"select {die} explore")))
        until(rig, lambda: rig.opened == "curtain" or rig.bus.view(0).phase != "assign")
        if rig.opened == "curtain":
            assert rig.picture() not in seen.values()
    assert len(seen) == 2


def rolled_by(rig: Rig, seat: int) -> list[str]:
    """The dice behind a screen that show a phase; the others have to be placed before."""
    player = rig.bus.view(seat).players[seat]
    return [die for die in player.rolled if face_of(die, player.faces[die]) != WILD]


def places(rig: Rig, seat: int) -> list[str]:
    """Wild dice go to Explore."""
    player = rig.bus.view(seat).players[seat]
    return [f"place {die} explore" for die in player.rolled if face_of(die, player.faces[die]) == WILD]


def test_the_tray_is_as_large_as_the_phase_strip_while_dice_roll(make: Make) -> None:
    rig = make()
    start(rig)
    until(rig, lambda: painter(rig).tray.rolling)
    tray, fallen = painter(rig).sheet.places["tray"], lying(rig)
    until(rig, lambda: not painter(rig).tray.rolling)
    sheet = painter(rig).sheet
    strip = [rect for name, rect in sheet.places.items() if name.startswith("column")]
    assert all(tray.contains(column) for column in strip)
    assert tray.contains(sheet.places["tray"])
    assert all(tray.collidepoint(place) for place, _degrees in fallen.values())
    assert painter(rig).tray.busy


def test_wild_dice_lie_on_the_tray_beside_the_strip_in_the_end(make: Make) -> None:
    rig = make(seed=WITH_WILD)
    start(rig)
    until(rig, lambda: painter(rig).tray.busy)
    until(rig, lambda: not painter(rig).busy)
    rolled = rig.bus.view(0).players[0]
    wild = [die for die in rolled.rolled if face_of(die, rolled.faces[die]) == WILD]
    sheet = painter(rig).sheet
    assert wild
    assert all(sheet.places["floor"].collidepoint(sheet.spots[die].rect.center) for die in wild)


def test_while_dice_roll_the_bar_says_so_and_no_older_line_of_the_log(make: Make) -> None:
    rig = make(Person("Ada"), VEGA)
    start(rig)
    until(rig, lambda: painter(rig).tray.rolling and painter(rig).beat is None)
    assert rig.scene.view.bar_text().head == "Dice are rolling"
    until(rig, lambda: not painter(rig).busy)
    assert rig.scene.view.bar_text().head != "Dice are rolling"


def test_a_die_shows_its_face_nowhere_before_it_lies_in_the_tray(make: Make) -> None:
    rig = make()
    start(rig)
    until(rig, lambda: painter(rig).tray.rolling)
    table, size = painter(rig), (96, 96)
    die = rig.bus.view(0).players[0].rolled[0]
    back = pixels_of(table.face(die, size))
    until(rig, lambda: not table.busy)
    face = pixels_of(table.face(die, size))
    assert face != back
    rig.scene.view.tell_again()
    until(rig, lambda: table.tray.rolling)
    assert pixels_of(table.face(die, size)) == back


def pixels_of(picture: pygame.Surface | None) -> bytes:
    assert picture is not None
    return pygame.image.tobytes(picture, "RGBA")
