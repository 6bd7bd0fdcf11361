"""The revealed table of Roll: who works where, what went home unused, what waits to be picked up."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.arrangement import DICTATE
from galaxy_desktop.games.roll.events import DiceToCup, WorkersRevealed
from galaxy_desktop.games.roll.gains import give_up_die
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.table import PAINTER
from galaxy_desktop.games.roll.table.lifting import parts
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.games.roll.table.passing import passed
from galaxy_desktop.games.roll.table.workers import counted, working
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, NewGame, Save
from galaxy_desktop.play.seats import Person
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.tabletop.flight import Flight
from tests.chance import give_any
from tests.games.roll.laid import behind_screen, table
from tests.ui.painter_rig import drawn, kit_of
from tests.ui.roll_rig import moment, moments, played

SIZE = (1920, 1080)
WINDOW_SIZES = [(1920, 1080), (1280, 720)]


@pytest.fixture(scope="module")
def idle() -> Shown:
    """A moment of a phase with dice that the Reveal sent back."""
    for g, seat, decision in played(3, 4):
        if decision.topic in ("explore", "produce") and g.players[seat].idle:
            return moment(g.clone(), seat, 0)
    raise AssertionError("no die was idle")


def painter_of(shown: Shown) -> RollPainter:
    painter = PAINTER(kit_of(SIZE), GAME)
    painter.show(shown)
    return painter


def test_dice_of_phases_that_do_not_happen_stay_below_them(screen: pygame.Surface, idle: Shown) -> None:
    painter, view = painter_of(idle), idle.view
    for player in view.players:
        for die, phase in player.idle.items():
            if phase == DICTATE:
                continue
            assert phase not in view.occurring
            item = painter.sheet.item(f"idle {die}")
            assert item is not None
            assert painter.sheet.places[f"column:{phase}"].contains(item.rect)


@pytest.mark.parametrize("size", WINDOW_SIZES)
@pytest.mark.parametrize("seats", [2, 5])
def test_dice_set_aside_to_dictate_lie_beside_the_name_of_their_owner(
    screen: pygame.Surface, seats: int, size: tuple[int, int]
) -> None:
    for text in (1.0, 2.0):
        shown = dictated(seats)
        painter = PAINTER(kit_of(size, text), GAME)
        painter.show(shown)
        places = painter.sheet.places
        for seat in range(2):
            (die,) = (die for die, column in shown.view.players[seat].idle.items() if column == DICTATE)
            item = painter.sheet.item(f"idle {die}")
            assert item is not None
            assert "Dictate" in item.tip
            assert item.rect.width >= 16
            columns = [places[f"column:{phase}"] for phase in PHASES]
            assert item.rect.right <= min(column.left for column in columns)
            assert not any(
                item.rect.colliderect(other.rect) for other in painter.sheet.items if other.id != item.id
            )


@pytest.mark.parametrize("size", WINDOW_SIZES)
def test_names_beside_dice_set_aside_are_not_cut(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    shown, kit, written = dictated(2), kit_of(size), set[str]()
    sitters = tuple(replace(sitter, name=f"Player {seat}") for seat, sitter in enumerate(shown.sitters, 1))
    painter = PAINTER(kit, GAME)
    painter.show(replace(shown, sitters=sitters))
    fitted = kit.fonts.fitted

    def noted(font: pygame.font.Font, text: str, width: int) -> str:
        written.add(found := fitted(font, text, width))
        return found

    monkeypatch.setattr(kit.fonts, "fitted", noted)
    drawn(painter)
    assert sitters[1 - shown.seat].name in written
    assert not any(text.startswith("Pl") and "…" in text for text in written)


@cache
def dictated(seats: int) -> Shown:
    """A moment after a Reveal in which the first two players had set a die aside to Dictate."""
    g, dice = GAME.new(seats, GAME.check(seats, {}), 3), Dice(3)
    while "assign" not in {decision.topic for decision in open_asks(g).values()}:
        seat, decision = min(open_asks(g).items())
        give(g, seat, decision.sample(dice))
    for seat, decision in sorted(open_asks(g).items()):
        answer = next(decision.answers())
        if seat < 2:
            answer = next(
                found
                for found in (decision.sample(Dice(seed)) for seed in range(2000))
                if sum(move.startswith("dictate") for move in found) == 1
            )
        give(g, seat, answer)
    assert g.phase in PHASES
    seat = min(open_asks(g))
    return moment(g, seat, 0)


def test_the_story_of_a_reveal_knows_what_was_set_aside() -> None:
    g = table()
    behind_screen(g, 0, (("home", "explore"), ("home", "settle")))
    first, second = g.players[0].rolled
    told = WorkersRevealed(0, "explore", first, (first, second), (0, 0), ("explore", DICTATE))
    after = passed(g, (told,), (), g)
    assert after.players[0].idle == {second: DICTATE}
    cup = passed(after, (DiceToCup(0, (second,), "reveal"),), (), g)
    assert cup.players[0].idle == {second: DICTATE}
    assert second in cup.players[0].cup


def test_idle_dice_are_in_the_cup_and_forgotten_with_the_next_roll() -> None:
    seen: RollState | None = None
    for g, _seat, _decision in played(3, 4):
        for player in g.players:
            assert not (player.idle and player.rolled)
        if seen is None and g.phase in PHASES and any(player.idle for player in g.players):
            seen = g.clone()
            for player in seen.players:
                assert set(player.idle) <= set(player.cup)
                assert not set(player.idle.values()) & set(seen.occurring)
    assert seen is not None


def test_idle_dice_are_still_known_after_a_load(tmp_path: Path) -> None:
    bus, dice = CommandBus({GAME.id: GAME}, tmp_path), Dice(4)
    bus.do(NewGame(GAME.id, (Person("Ada"), Person("Bo"), Person("Cy")), seed=4))
    while bus.view(0).phase not in PHASES or not all(player.idle for player in bus.view(0).players[:2]):
        give_any(bus, dice)
    idle = [player.idle for player in bus.view(0).players]
    bus.do(Save("idle"))
    again = CommandBus({GAME.id: GAME}, tmp_path)
    again.do(Load(tmp_path / "idle.json"))
    assert [player.idle for player in again.view(0).players] == idle


def test_a_die_that_is_given_up_lies_nowhere_any_more() -> None:
    g = next(g for g, _seat, _decision in played(3, 4) if any(player.idle for player in g.players))
    g = g.clone()
    seat, die = next((seat, die) for seat, player in enumerate(g.players) for die in player.idle)
    give_up_die(g, seat, die, "conscription")
    assert die in g.supply
    assert die not in {**dict.fromkeys(g.players[seat].dice()), **g.players[seat].idle}


def test_the_die_that_selects_comes_first_and_lent_workers_last() -> None:
    view = moments()["ship", 4].view
    for player in view.players:
        if player.selected and player.selector in player.workers:
            assert working(player, player.selected, running=False)[0] == player.selector
    player = view.players[0].clone()
    player.extras = ["home:lent"]
    assert working(player, "ship", running=True)[-1] == "home:lent"
    assert "home:lent" not in working(player, "ship", running=False)


@pytest.mark.parametrize("phase", PHASES)
def test_workers_are_counted_by_what_they_do(phase: str) -> None:
    assert counted(phase, 1).startswith("1 ")
    assert counted(phase, 3) == f"3 {counted(phase, 1)[2:]}s"


def test_a_faction_is_one_tile_of_two_squares(screen: pygame.Surface) -> None:
    shown = moments()["assign", 4]
    painter = painter_of(shown)
    for player in shown.view.players:
        left, right = (painter.sheet.item(side) for side in player.tableau[:2])
        assert left is not None
        assert right is not None
        assert left.rect.top == right.rect.top
        assert left.rect.right <= right.rect.left <= left.rect.right + painter.kit.metrics.px(8)


def test_dice_that_have_to_be_picked_up_first_glow(screen: pygame.Surface) -> None:
    fresh = moment(next(g.clone() for g, _seat, d in played(2, 3) if d.topic == "assign"), 0, 0)
    painter = painter_of(fresh)
    marks = {painter.sheet.spots[die].mark for die in fresh.view.players[0].rolled}
    assert marks == {"legal"}
    at_work = next(
        moment(g.clone(), 0, 0)
        for g, seat, d in played(2, 3)
        if seat == 0 and d.topic == "assign" and g.players[0].goods and g.players[0].developers
    )
    painter, me = painter_of(at_work), at_work.view.players[0]
    assert {painter.sheet.spots[die].mark for die in (*me.goods, *me.developers)} == {"rest"}
    several = next(
        moment(g.clone(), seat, 0)
        for g, seat, d in played(2, 5)
        if d.topic == "produce" and len({o.split(" ")[0] for o in d.options()}) > 1
    )
    painter = painter_of(several)
    producers = {option.split(" ")[0] for option in several.open}
    assert {painter.sheet.spots[die].mark for die in producers} == {"legal"}


def test_the_focus_is_on_both_tiles_of_a_way_to_start(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = moments()["start", 2]
    option, rings = min(shown.open), list[pygame.Rect]()
    painter = painter_of(replace(shown, hovered=option, focused=True))
    monkeypatch.setattr(
        type(painter.kit.faces), "focus_ring", lambda _faces, _surface, rect, *_radius: rings.append(rect)
    )
    painter.draw(pygame.Surface(SIZE))
    assert sorted(map(tuple, rings)) == sorted(
        tuple(item.rect) for item in painter.items() if item.id == option
    )
    assert len(rings) == 2


def test_producer_and_world_that_are_chosen_bear_the_mark(screen: pygame.Surface) -> None:
    shown = next(
        moment(g.clone(), seat)
        for g, seat, d in played(2, 5)
        if d.topic == "produce" and len({o.split(" ")[0] for o in d.options()}) > 1
    )
    (option,) = shown.chosen
    painter, die = painter_of(shown), option.split(" ")[0]
    assert (painter.sheet.spots[die].mark, painter.sheet.spots[option].mark) == ("chosen", "chosen")


def test_unused_dice_set_off_from_below_the_phase_where_the_reveal_leaves_them(
    screen: pygame.Surface,
) -> None:
    """The strip on which they were assigned is gone by then: rows of others lie there."""
    painter, seat = painter_of(moment(GAME.new(3, {}, 4), 0, 0)), 0
    painter.kit.motion.speed = 1.0
    for g, asked, decision in played(3, 4):
        if asked != max(open_asks(g)) or decision.topic != "assign":
            continue
        then = g.clone()
        give(then, asked, decision.sample(Dice(1)))
        events, after = GAME.view(then, seat).events, moment(then, seat, 0)
        unused = [die for e in events if isinstance(e, DiceToCup) and e.seat == seat for die in e.dice]
        if not set(unused) & set(after.view.players[seat].idle):
            continue
        painter.play(events, moment(g, seat, 0), after)
        below = [item.rect.center for die in unused if (item := painter.sheet.item(f"idle {die}"))]
        flights = [f for f in painter.animations._flights if isinstance(f, Flight) and f.start in below]
        assert len(flights) == len(below) > 0
        assert not any(isinstance(f, Flight) and f.waits for f in painter.animations._flights)
        return
    raise AssertionError("no die was unused")


def test_phases_that_pass_without_a_question_are_told_over_their_own_table(screen: pygame.Surface) -> None:
    """Space goes from beat to beat through all of them, and skips none."""
    before, news, after = moment(GAME.new(3, {}, 4), 0, 0), list[Event](), moment(GAME.new(3, {}, 4), 0, 0)
    for g, seat, _decision in played(3, 4):
        news += [event.seen_by(0) for event in g.events]
        if seat == 0:
            after = moment(g.clone(), 0, 0)
            if len(parts(news, before, after)) > 4:
                break
            before, news = after, []
    painter, phases = painter_of(before), list[str]()
    painter.kit.motion.speed = 1.0
    painter.play(news, before, after)
    while painter.busy:
        assert painter.shown is not None
        phases.append(painter.shown.view.phase)
        if not painter.next_beat():
            painter.skip()
    wanted = [part[2].view.phase for part in parts(news, before, after)]
    assert list(dict.fromkeys(phases)) == list(dict.fromkeys(wanted))
    assert painter.shown == after
