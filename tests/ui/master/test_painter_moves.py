"""What moves on the table of Master: it ends where it belongs, can be skipped, and nothing is lost."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import give
from galaxy_desktop.games.master import GAME, card_events, events
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.table import PAINTER
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.games.master.table.staging import SHOWN
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.tabletop.flight import Flight
from tests.games.wording import events_in
from tests.ui.master_rig import answer_of, moment, played
from tests.ui.painter_rig import FRAME, kit_of, pixels, run_out

OF_A_KIND = 6
"""How many of the answers that are followed by the same kinds of events are looked at."""
TOLD = {
    events.GameBegan,
    events.StartDrawn,
    events.CornersDarkened,
    events.TurnBegan,
    events.TurnSkipped,
    events.BagEmpty,
    events.ExtraTurnsGained,
    events.ProjectBroken,
    events.DrawOffered,
    events.DrawAnswered,
    card_events.SpeciesOffered,
    card_events.DecksOpened,
    card_events.CardsSeen,
    card_events.CardsPutUnder,
    card_events.DeckShuffled,
    card_events.ConflictCancelled,
    card_events.TruceOffered,
    card_events.TruceAnswered,
    card_events.AbilityUsed,
}
"""Events that the log tells and nothing moves for: what moves comes with others."""
FROM_SUPPLIES = (events.CubesDrawn, events.CubesGained, events.CubeSwapped, events.BaseConstructed)


def test_every_event_is_shown_or_told() -> None:
    assert SHOWN.keys() | TOLD == events_in(events, card_events)
    assert not SHOWN.keys() & TOLD


def run(painter: MasterPainter, answers: int) -> set[type[Event]]:
    """Let a game go on with every animation run to its end; which events were met."""
    met: set[type[Event]] = set()
    for number, (g, seat, decision) in enumerate(played(3, 5)):
        if number >= answers:
            break
        before = moment(g, 0, 0)
        after_g = g.clone()
        give(after_g, seat, answer_of(decision))
        view = GAME.view(after_g, 0)
        met.update(type(event) for event in view.events)
        after = moment(after_g, 0, 0)
        painter.play(view.events, before, after)
        run_out(painter)
        assert painter.shown == after
    return met


@pytest.mark.slow
def test_every_animation_ends(screen: pygame.Surface) -> None:
    met = run(PAINTER(kit_of((1280, 720)), GAME), 58)
    assert len(met & SHOWN.keys()) >= 12


def _change() -> tuple[Shown, Shown, tuple[Event, ...]]:
    """An answer of a rival that brings cubes to the map."""
    for g, seat, decision in played(3, 5):
        after = g.clone()
        give(after, seat, answer_of(decision))
        happened = GAME.view(after, 0).events
        if seat and any(isinstance(event, events.CubePlaced) for event in happened):
            return moment(g, 0, 0), moment(after, 0, 0), tuple(happened)
    raise LookupError("nobody placed a cube")


def test_what_comes_from_a_bag_or_a_supply_is_not_seen_before_it_sets_off(screen: pygame.Surface) -> None:
    painter, met = PAINTER(kit_of((1920, 1080)), GAME), Counter[frozenset[type[Event]]]()
    for g, seat, decision in played(3, 5):
        after_g = g.clone()
        give(after_g, seat, answer_of(decision))
        after = moment(after_g, 0, 0)
        happened = [event for event in after.view.events if isinstance(event, FROM_SUPPLIES)]
        kinds = frozenset(type(event) for event in happened)
        met[kinds] += 1
        if not kinds or met[kinds] > OF_A_KIND:
            continue
        painter.play(happened, moment(g, 0, 0), after)
        places = painter.sheet.places
        hidden = [places[name].center for name in ("reserve", "bag", "bases:0", "bases:1", "bases:2")]
        waiting = [f.start for f in painter.animations._flights if isinstance(f, Flight) and f.waits]
        assert not set(hidden) & set(waiting)
        painter.skip()
    assert len(frozenset[type[Event]]().union(*met)) >= 3


def test_what_is_skipped_lies_where_it_belongs(screen: pygame.Surface) -> None:
    before, after, happened = _change()
    painter = PAINTER(kit_of((1280, 720)), GAME)
    painter.play(happened, before, after)
    moved = painter.update(FRAME)
    assert moved
    moving = pixels(painter)
    painter.skip()
    assert not painter.busy
    skipped = pixels(painter)
    fresh = PAINTER(painter.kit, GAME)
    fresh.show(after)
    assert skipped == pixels(fresh) != moving


def test_cubes_on_their_way_are_not_on_the_map_yet(screen: pygame.Surface) -> None:
    before, after, happened = _change()
    painter = PAINTER(kit_of((1920, 1080)), GAME)
    painter.play(happened, before, after)
    placed = {event.spot for event in happened if isinstance(event, events.CubePlaced)}
    on_map = {where for where in placed if "." not in where.rpartition(":")[0]}
    assert painter.animations.hidden >= on_map
    painter.skip()
    assert not painter.animations.hidden


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"speed": "instant"}])
def test_without_motion_everything_is_there_at_once(screen: pygame.Surface, settings: dict[str, Any]) -> None:
    before, after, happened = _change()
    painter = PAINTER(kit_of((1280, 720), **settings), GAME)
    painter.play(happened, before, after)
    painter.update(0.2)
    painter.update(0.2)
    assert not painter.busy


def test_the_viewers_own_cubes_do_not_fly_twice(screen: pygame.Surface) -> None:
    """A cube that was laid while allocating is there already when the answer is given."""
    for g, seat, decision in played(3, 5):
        if decision.topic == "allocate" and seat == 0 and len(decision.options()) > 2:
            before = moment(g, 0, 1)
            after_g = g.clone()
            give(after_g, 0, before.chosen)
            painter = PAINTER(kit_of((1280, 720)), GAME)
            painter.play(GAME.view(after_g, 0).events, before, moment(after_g, 0, 0))
            placed = {move.split(" ")[2] for move in before.chosen if move.startswith("place")}
            assert placed
            assert not placed & painter.animations.hidden
            return
    raise LookupError("the viewer never allocated")


def told_on_a_card() -> tuple[Shown, Shown, events.CubePlaced, tuple[Event, ...]]:
    """An opponent's answer that places a cube on one of their cards, between two moments of seat 0."""
    for g, seat, decision in played(3, 5):
        if seat == 0 or decision.topic != "allocate":
            continue
        after = g.clone()
        give(after, seat, answer_of(decision))
        told = GAME.view(after, 0).events
        on_cards = [e for e in told if isinstance(e, events.CubePlaced) and "." in e.spot and e.seat == seat]
        if on_cards:
            return moment(g, 0, 0), moment(after, 0, 0), on_cards[0], tuple(told)
    raise LookupError("no opponent places a cube on a card")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_cards_of_the_opponent_who_acts_are_in_sight_while_it_is_told(size: tuple[int, int]) -> None:
    before, after, placed, told = told_on_a_card()
    painter = PAINTER(kit_of(size), GAME)
    painter.show(before)
    painter.play(told, before, after)
    assert painter.busy
    assert placed.spot in painter.sheet.places
    assert painter.laid is not None
    assert painter.laid.teller == placed.seat, "the cubes are named as theirs"
    painter.skip()
    assert painter.laid.teller != placed.seat
    acting = placed.seat
    painter.show(replace(after, decision=None, awaited=frozenset({acting})))
    assert placed.spot in painter.sheet.places, "they choose on"
    asked = next(moment(g, 0, 0) for g, seat, d in played(3, 5) if (seat, d.topic) == (0, "allocate"))
    painter.show(asked)
    species = asked.view.players[0].row[0]
    assert any(spot.startswith(f"{species}.") for spot in painter.sheet.places)


def test_cubes_that_the_viewer_draws_after_an_opponents_turn_are_not_named_as_the_opponents() -> None:
    before, after, placed, told = told_on_a_card()
    painter, view = PAINTER(kit_of((1920, 1080)), GAME), after.view.clone()
    view.hand, view.seat, view.phase = ["red", "blue", "white"], 0, "allocate"
    painter.show(before)
    painter.play((*told, events.CubesDrawn(0, tuple(view.hand))), before, replace(after, view=view))
    tellers = {}
    while painter.busy:
        assert painter.laid is not None
        tellers[painter.animations.acting] = painter.laid.teller
        painter.update(0.02)
    assert tellers[placed.seat,] == placed.seat
    assert tellers[0,] == NOBODY
