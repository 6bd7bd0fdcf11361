"""Turns events into flights of cubes, bases and tokens over the table (VISUAL section 9)."""

from typing import Any

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master import card_events, events
from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.moves import place_of
from galaxy_desktop.games.master.table import card_staging, pieces
from galaxy_desktop.games.master.table.held import HandCube
from galaxy_desktop.games.master.table.lying import card_of
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.ui.tabletop.flight import Place
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Shows, Stage

CUBE, BASE, SIGN = 30, 40, 36
STAGGER = 40
RESERVE = "reserve"


def spot_at(stage: Stage[Any], where: str) -> Place:
    """Where a spot is: on the map, on a card that is shown, else at the row that the card lies in."""
    for sheet in (stage.after.sheet, stage.before.sheet):
        found = sheet.places.get(where)
        if found is not None:
            return _inside(stage, where, found)
    card = card_of(place_of(where))
    for sheet in (stage.after.sheet, stage.before.sheet):
        if card in sheet.places:
            center: Place = sheet.places[card].center
            return center
    return _row_of(stage, card)


def _inside(stage: Stage[Any], where: str, rect: pygame.Rect) -> Place:
    """The middle of a place; what the camera does not show is at the edge of the map."""
    place = place_of(where)
    x, y = rect.center
    if place not in board().systems and place not in board().tracks:
        return x, y
    edge = stage.after.frame.map
    return min(edge.right, max(edge.left, x)), min(edge.bottom, max(edge.top, y))


def _row_of(stage: Stage[Any], card: str) -> Place:
    """The panel of whoever has a card."""
    for table in (stage.after, stage.before):
        for seat, player in enumerate(table.view.players):
            if card in player.row:
                return seat_at(stage, seat)
    centre: Place = stage.after.frame.map.center
    return centre


def seat_at(stage: Stage[Any], seat: Seat) -> Place:
    """Where what belongs to a player comes from and goes to."""
    if stage.own(seat):
        return stage.place("bag")
    return stage.panel(seat)


def _cube(
    stage: Stage[Any], colour: str, start: Place, goal: Place, late: float = 0.0, *, piece: str = ""
) -> None:
    """A cube on its way; one that stays on the map is hidden there until it has arrived."""
    size = max(18, stage.after.px(CUBE))
    face = pieces.cube(stage.after, colour, size)
    stage.land(stage.tween("cube_to_slot", "move", late), face, start, goal, piece)


def _drawn(stage: Stage[Any], event: events.CubesDrawn) -> None:
    """Cubes come out of the bag."""
    start = seat_at(stage, event.seat)
    for number, colour in enumerate(event.cubes):
        hand = HandCube(number).item
        _cube(
            stage,
            colour,
            start,
            stage.place(hand if hand in stage.after.sheet.places else "hand"),
            number * STAGGER * 2,
            piece=hand,
        )
    stage.beat(220)


def _placed(stage: Stage[Any], event: events.CubePlaced) -> None:
    """A cube goes from the hand to its spot; the viewer's own lies there already."""
    if stage.own(event.seat) and event.spot in stage.before.lies.fresh:
        return
    place = place_of(event.spot)
    on_map = place in board().tracks or place in board().systems
    start = stage.place("hand")
    _cube(stage, event.cube, start, spot_at(stage, event.spot), piece=event.spot if on_map else "")
    stage.beat(130)


def _returned(stage: Stage[Any], event: events.HandReturned) -> None:
    for number, colour in enumerate(event.cubes):
        _cube(stage, colour, stage.place("hand"), seat_at(stage, event.seat), number * STAGGER)
    stage.beat(80)


def _cancelled(stage: Stage[Any], event: events.ProjectCancelled) -> None:
    """A black cube strikes a project and goes home."""
    _cube(stage, "black", stage.place("hand"), spot_at(stage, event.project))
    stage.beat(160)


def _left(stage: Stage[Any], event: events.CubesLeft) -> None:
    """Cubes leave a project, each for a bag or the reserve."""
    for number, (colour, where, target) in enumerate(
        zip(event.cubes, event.spots, event.targets, strict=True)
    ):
        goal = stage.pile(RESERVE) if target == RESERVE else seat_at(stage, event.seat)
        _cube(stage, colour, spot_at(stage, where), goal, number * STAGGER)
    stage.beat(120)


def _gained(stage: Stage[Any], event: events.CubesGained) -> None:
    """Cubes come from the reserve; those of a planet seem to come from there."""
    start = spot_at(stage, event.cause) if event.cause in board().systems else stage.pile(RESERVE)
    for number, colour in enumerate(event.cubes):
        _cube(stage, colour, start, seat_at(stage, event.seat), number * STAGGER)
    stage.beat(120)


def _stolen(stage: Stage[Any], event: events.CubeStolen) -> None:
    _cube(stage, event.cube, spot_at(stage, event.spot), seat_at(stage, event.seat))
    stage.beat(180)


def _swapped(stage: Stage[Any], event: events.CubeSwapped) -> None:
    _cube(stage, event.given, seat_at(stage, event.seat), stage.pile(RESERVE))
    _cube(stage, event.taken, stage.pile(RESERVE), seat_at(stage, event.seat), STAGGER)
    stage.beat(140)


def _added(stage: Stage[Any], event: events.CubeAdded) -> None:
    start = stage.pile(RESERVE) if event.origin == RESERVE else seat_at(stage, event.seat)
    _cube(stage, event.cube, start, spot_at(stage, event.spot))
    stage.beat(140)


def _base(stage: Stage[Any], seat: Seat, start: Place, goal: Place, nth: int = 1, piece: str = "") -> None:
    """A base on its way."""
    face = pieces.base(stage.after, seat, nth, max(24, stage.after.px(BASE)))
    stage.land(stage.tween("card_slide", "move"), face, start, goal, piece)
    stage.beat(160)


def _constructed(stage: Stage[Any], event: events.BaseConstructed) -> None:
    if event.built:
        _base(stage, event.seat, _bases(stage, event.seat), spot_at(stage, event.project))


def _bases(stage: Stage[Any], seat: Seat) -> Place:
    """The supply of a player's bases."""
    return stage.place(item_id("bases", seat))


def _base_placed(stage: Stage[Any], event: events.BasePlaced) -> None:
    start = _bases(stage, event.seat) if event.origin == "supply" else spot_at(stage, event.origin)
    piece = pieces.base_id(event.system, event.nth)
    _base(stage, event.seat, start, spot_at(stage, event.system), event.nth, piece)


def _corner(stage: Stage[Any], event: events.CornerTaken) -> None:
    start, piece = _bases(stage, event.seat), pieces.base_id(event.system, 1)
    _base(stage, event.seat, start, spot_at(stage, event.system), 1, piece)


def _scrapped(stage: Stage[Any], event: events.BaseScrapped) -> None:
    _base(stage, event.seat, spot_at(stage, event.project), _bases(stage, event.seat))


def _lost(stage: Stage[Any], event: events.SystemLost) -> None:
    for nth in range(1, event.bases + 1):
        _base(stage, event.seat, spot_at(stage, event.system), _bases(stage, event.seat), nth)


def _symbols(stage: Stage[Any], event: events.SymbolsChanged) -> None:
    """A symbol rises over the track, or falls off it; the token steps on."""
    size = max(24, stage.after.px(SIGN))
    colour = stage.after.kit.theme.colour
    shade = colour.good_news if event.after > event.before else colour.refuse
    sign = stage.after.kit.sign(symbol_sign(event.symbol), size, shade)
    goal = stage.place(item_id("track", event.symbol))
    stage.fly(stage.tween("points_gained", "pop"), sign, goal, goal, "vanishes", pops=True)
    stage.beat(140)


def _hole(stage: Stage[Any], event: Any) -> None:
    """A black hole opens over a system, or closes."""
    size = round(stage.after.lens.size * 2)
    sign = stage.after.kit.sign("black_hole", size, (176, 128, 255))
    at = spot_at(stage, event.system)
    stage.fly(stage.tween("points_gained", "pop"), sign, at, at, "vanishes", pops=True)
    stage.beat(200)


def _skip(stage: Stage[Any], event: events.SkipGiven) -> None:
    sign = stage.after.kit.sign("skip_turn", stage.after.px(SIGN), stage.after.kit.theme.colour.refuse)
    start, goal = spot_at(stage, event.cause), seat_at(stage, event.victim)
    stage.fly(stage.tween("card_slide", "move"), sign, start, goal, "vanishes", waits=True)
    stage.beat(140)


def _done(stage: Stage[Any], event: Any) -> None:
    """A check over what has just been completed."""
    place = getattr(event, "project", "") or event.card
    at = spot_at(stage, place)
    sign = stage.after.kit.sign("check", stage.after.px(SIGN), stage.after.kit.theme.colour.good_news)
    stage.fly(stage.tween("good_placed", "pop"), sign, at, at, "vanishes", pops=True)
    stage.beat(90)


SHOWN: Shows = {
    events.CubesDrawn: _drawn,
    events.CubePlaced: _placed,
    events.HandReturned: _returned,
    events.ProjectCancelled: _cancelled,
    events.CubesLeft: _left,
    events.CubesGained: _gained,
    events.CubeStolen: _stolen,
    events.CubeSwapped: _swapped,
    events.CubeAdded: _added,
    events.ProjectDone: _done,
    events.BaseConstructed: _constructed,
    events.BasePlaced: _base_placed,
    events.BaseScrapped: _scrapped,
    events.CornerTaken: _corner,
    events.SystemLost: _lost,
    events.AgendaFulfilled: _done,
    events.SymbolsChanged: _symbols,
    events.HolePlaced: _hole,
    events.HoleRemoved: _hole,
    events.SkipGiven: _skip,
    card_events.Implemented: _done,
    **card_staging.SHOWN,
}
"""What is shown of each event; the rest is told by the log alone."""
