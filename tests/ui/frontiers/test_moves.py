"""What moves on the table of New Frontiers: it ends where it belongs, can be skipped, and nothing is lost."""

from dataclasses import dataclass, field
from typing import Any, cast

import pygame
import pytest

from galaxy_desktop.engine.events import GameEnded, RoundBegan
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers import GAME, events
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.table import PAINTER
from galaxy_desktop.games.frontiers.table.painter import FrontiersPainter
from galaxy_desktop.games.frontiers.table.staging import SHOWN
from galaxy_desktop.ui.tabletop.flight import Flight
from tests.games.wording import events_in
from tests.ui.frontiers_rig import busy_answer, moment
from tests.ui.painter_rig import FRAME, kit_of, pixels, play_on

TOLD = {
    events.GameBegan,
    events.HomeSettled,
    RoundBegan,
    events.NothingBought,
    events.NothingSold,
    events.GoodsShort,
    events.KindSet,
    events.GoalsReturned,
    GameEnded,
}
"""Events that only the log tells."""


def run(painter: FrontiersPainter, answers: int, seed: int) -> tuple[set[type], int]:
    """Let a game go on, every animation run to its end; events met, and how many answers moved anything."""
    g, dice, met, moved = GAME.new(2, {"goals": "on"}, seed), Dice(seed), set[type](), 0
    for happened in play_on(painter, GAME, g, lambda asked: busy_answer(asked, dice), answers):
        met.update(type(event) for event in happened)
        moved += painter.busy
    return met, moved


def test_every_event_is_shown_or_only_told() -> None:
    assert SHOWN.keys() | TOLD == events_in(events) | {RoundBegan, GameEnded}
    assert not SHOWN.keys() & TOLD


@pytest.mark.slow
def test_every_animation_ends(screen: pygame.Surface) -> None:
    met, moved = run(PAINTER(kit_of((1280, 720)), GAME), 70, 1)
    assert len(met & SHOWN.keys()) >= 21
    assert moved > 45


@pytest.mark.parametrize("settings", [{"speed": "instant"}])
def test_without_speed_nothing_moves(screen: pygame.Surface, settings: dict[str, Any]) -> None:
    _met, moved = run(PAINTER(kit_of((1280, 720), **settings), GAME), 30, 5)
    assert moved == 0


def test_with_reduced_motion_everything_ends(screen: pygame.Surface) -> None:
    _met, moved = run(PAINTER(kit_of((1280, 720), reduced_motion=True), GAME), 30, 5)
    assert moved > 10


def selecting(seed: int) -> FrontiersState:
    """A game in which seat 0 selects an action."""
    g, dice = GAME.new(2, {}, seed), Dice(seed)
    while True:
        asks = open_asks(g)
        seat = min(asks)
        if seat == 0 and asks[seat].topic == "action":
            return g
        give(g, seat, busy_answer(asks[seat], dice))


def test_a_selected_tile_slides_down_and_its_disk_half_a_space(screen: pygame.Surface) -> None:
    painter, g = PAINTER(kit_of((1920, 1080)), GAME), selecting(5)
    before = moment(g, 0, 0)
    painter.show(before)
    disk = [f"disk:0:{n}" for n in range(2) if painter.sheet.places.get(f"disk:0:{n}")]
    up = painter.sheet.places["action:explore"]
    start = [painter.sheet.places[name] for name in disk]
    give(g, 0, ("explore",))
    painter.play(GAME.view(g, 0).events, before, moment(g, 0, 0))
    assert painter.busy
    assert painter.sheet.places["action:explore"].top > up.top
    shifts = [old.left - painter.sheet.places[name].left for name, old in zip(disk, start, strict=True)]
    space = painter.sheet.places["disk:1:0"]
    assert max(shifts) > 0
    assert max(shifts) < 2 * space.width
    assert {"explore"} <= painter.animations.hidden


def test_a_tile_that_has_slid_below_the_offer_is_gone_there(screen: pygame.Surface) -> None:
    painter, g = PAINTER(kit_of((1920, 1080)), GAME), selecting(5)
    before = moment(g, 0, 0)
    for action in ("explore", "settle"):
        after = g.clone()
        give(after, 0, (action,))
        painter.play(GAME.view(after, 0).events, before, moment(after, 0, 0))
        goal = painter.sheet.places[f"action:{action}"]
        (end,) = [
            flight.end
            for flight in painter.animations._flights
            if isinstance(flight, Flight) and flight.goal == goal.center
        ]
        assert end == ("vanishes" if action == "explore" else "stays")
        painter.skip()


@dataclass
class Heard:
    """Stands for the sounds: remembers what was played."""

    names: list[str] = field(default_factory=list)

    def play(self, name: str) -> None:
        self.names.append(name)


def test_tile_and_disk_are_heard_once_each_as_they_set_off(screen: pygame.Surface) -> None:
    heard = Heard()
    kit = kit_of((1280, 720))._replace(sounds=cast("Any", heard))
    painter, g = PAINTER(kit, GAME), selecting(5)
    before = moment(g, 0, 0)
    give(g, 0, ("develop",))
    painter.play(GAME.view(g, 0).events, before, moment(g, 0, 0))
    assert heard.names == []
    while painter.busy:
        painter.update(FRAME)
    assert sorted(heard.names) == ["disk_slide", "tile_slide"]


def test_a_skipped_animation_leaves_everything_at_its_place(screen: pygame.Surface) -> None:
    painter, g = PAINTER(kit_of((1280, 720)), GAME), selecting(8)
    before = moment(g, 0, 0)
    give(g, 0, ("explore",))
    after = moment(g, 0, 0)
    painter.play(GAME.view(g, 0).events, before, after)
    assert painter.busy
    painter.skip()
    assert not painter.animations.busy
    skipped = pixels(painter)
    fresh = PAINTER(painter.kit, GAME)
    fresh.show(after)
    assert skipped == pixels(fresh)
