"""Flights shown for each event: cubes, bases and tokens over the table."""

from typing import Any

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master import card_events, events
from galaxy_desktop.games.master.moves import place_of
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.table import card_staging, pieces
from galaxy_desktop.games.master.table.held import HandCube
from galaxy_desktop.games.master.table.lying import card_of
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.ui.tabletop.flight import Pixel
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Shows, Staging

CUBE, BASE, SIGN = 30, 40, 36
STAGGER = 40
RESERVE = "reserve"


def place_of_spot(staging: Staging[Any], where: str) -> Pixel:
    """Return the place of a spot: on the map, on a card that is shown, else the panel of the card's owner."""
    for sheet in (staging.after.sheet, staging.before.sheet):
        found = sheet.places.get(where)
        if found is not None:
            return _inside(staging, where, found)
    card = card_of(place_of(where))
    for sheet in (staging.after.sheet, staging.before.sheet):
        if card in sheet.places:
            center: Pixel = sheet.places[card].center
            return center
    return _row_of(staging, card)


def _inside(staging: Staging[Any], where: str, rect: pygame.Rect) -> Pixel:
    """Return the middle of a place; for one outside the camera the nearest point at the edge of the map."""
    place = place_of(where)
    x, y = rect.center
    if place not in star_map().systems and place not in star_map().tracks:
        return x, y
    edge = staging.after.frame.map
    return min(edge.right, max(edge.left, x)), min(edge.bottom, max(edge.top, y))


def _row_of(staging: Staging[Any], card: str) -> Pixel:
    """Return the panel of the player who has a card; the middle of the map if nobody has it."""
    for table in (staging.after, staging.before):
        for seat, player in enumerate(table.view.players):
            if card in player.row:
                return seat_at(staging, seat)
    centre: Pixel = staging.after.frame.map.center
    return centre


def seat_at(staging: Staging[Any], seat: Seat) -> Pixel:
    """Return the place of what belongs to a player: the own bag, or the panel of another."""
    if staging.own(seat):
        return staging.place("bag")
    return staging.panel(seat)


def _cube(
    staging: Staging[Any],
    colour: str,
    start: Pixel,
    goal: Pixel,
    late: float = 0.0,
    *,
    piece: str = "",
    waits: bool = True,
) -> None:
    """Send a cube; the `piece` that it becomes on the table is hidden until it has arrived."""
    size = max(18, staging.after.px(CUBE))
    face = pieces.cube(staging.after, colour, size)
    staging.land(staging.tween("cube_to_slot", "move", late), face, start, goal, piece, waits=waits)


def _drawn(staging: Staging[Any], event: events.CubesDrawn) -> None:
    """Send cubes from the bag to the hand."""
    start = seat_at(staging, event.seat)
    for number, colour in enumerate(event.cubes):
        hand = HandCube(number).item
        _cube(
            staging,
            colour,
            start,
            staging.place(hand if hand in staging.after.sheet.places else "hand"),
            number * STAGGER * 2,
            piece=hand,
            waits=False,
        )
    staging.beat(220)


def _placed(staging: Staging[Any], event: events.CubePlaced) -> None:
    """Send a cube from the hand to its spot; not the viewer's own, which lies there already."""
    if staging.own(event.seat) and event.spot in staging.before.lies.fresh:
        return
    place = place_of(event.spot)
    on_map = place in star_map().tracks or place in star_map().systems
    start = staging.place("hand")
    _cube(staging, event.cube, start, place_of_spot(staging, event.spot), piece=event.spot if on_map else "")
    staging.beat(130)


def _returned(staging: Staging[Any], event: events.HandReturned) -> None:
    for number, colour in enumerate(event.cubes):
        _cube(staging, colour, staging.place("hand"), seat_at(staging, event.seat), number * STAGGER)
    staging.beat(80)


def _cancelled(staging: Staging[Any], event: events.ProjectCancelled) -> None:
    """Send a black cube from the hand to the project that it cancels."""
    _cube(staging, "black", staging.place("hand"), place_of_spot(staging, event.project))
    staging.beat(160)


def _left(staging: Staging[Any], event: events.CubesLeft) -> None:
    """Send cubes from a project, each to a bag or the reserve."""
    for number, (colour, where, target) in enumerate(
        zip(event.cubes, event.spots, event.targets, strict=True)
    ):
        goal = staging.pile(RESERVE) if target == RESERVE else seat_at(staging, event.seat)
        _cube(staging, colour, place_of_spot(staging, where), goal, number * STAGGER)
    staging.beat(120)


def _gained(staging: Staging[Any], event: events.CubesGained) -> None:
    """Send cubes to a player from the planet that brings them, else from the reserve."""
    start = (
        place_of_spot(staging, event.cause) if event.cause in star_map().systems else staging.pile(RESERVE)
    )
    for number, colour in enumerate(event.cubes):
        _cube(staging, colour, start, seat_at(staging, event.seat), number * STAGGER, waits=False)
    staging.beat(120)


def _stolen(staging: Staging[Any], event: events.CubeStolen) -> None:
    _cube(staging, event.cube, place_of_spot(staging, event.spot), seat_at(staging, event.seat))
    staging.beat(180)


def _swapped(staging: Staging[Any], event: events.CubeSwapped) -> None:
    bag, reserve = seat_at(staging, event.seat), staging.pile(RESERVE)
    _cube(staging, event.given, bag, reserve, waits=False)
    _cube(staging, event.taken, reserve, bag, STAGGER, waits=False)
    staging.beat(140)


def _added(staging: Staging[Any], event: events.CubeAdded) -> None:
    start = staging.pile(RESERVE) if event.origin == RESERVE else seat_at(staging, event.seat)
    _cube(staging, event.cube, start, place_of_spot(staging, event.spot), waits=False)
    staging.beat(140)


def _base(
    staging: Staging[Any], seat: Seat, start: Pixel, goal: Pixel, nth: int = 1, piece: str = ""
) -> None:
    """Send a base; the `piece` that it becomes on the map is hidden until it has arrived."""
    face = pieces.base(staging.after, seat, nth, max(24, staging.after.px(BASE)))
    waits = start != _bases(staging, seat)
    staging.land(staging.tween("card_slide", "move"), face, start, goal, piece, waits=waits)
    staging.beat(160)


def _constructed(staging: Staging[Any], event: events.BaseConstructed) -> None:
    if event.built:
        _base(staging, event.seat, _bases(staging, event.seat), place_of_spot(staging, event.project))


def _bases(staging: Staging[Any], seat: Seat) -> Pixel:
    """Return the place of the supply of a player's bases."""
    return staging.place(item_id("bases", seat))


def _base_placed(staging: Staging[Any], event: events.BasePlaced) -> None:
    start = _bases(staging, event.seat) if event.origin == "supply" else place_of_spot(staging, event.origin)
    piece = pieces.base_id(event.system, event.nth)
    _base(staging, event.seat, start, place_of_spot(staging, event.system), event.nth, piece)


def _corner(staging: Staging[Any], event: events.CornerTaken) -> None:
    start, piece = _bases(staging, event.seat), pieces.base_id(event.system, 1)
    _base(staging, event.seat, start, place_of_spot(staging, event.system), 1, piece)


def _scrapped(staging: Staging[Any], event: events.BaseScrapped) -> None:
    _base(staging, event.seat, place_of_spot(staging, event.project), _bases(staging, event.seat))


def _lost(staging: Staging[Any], event: events.SystemLost) -> None:
    """Let the conquered system flash, and send its bases to their owner's supply."""
    card_staging.flash_system(staging, event.system)
    for nth in range(1, event.bases + 1):
        _base(staging, event.seat, place_of_spot(staging, event.system), _bases(staging, event.seat), nth)


def _symbols(staging: Staging[Any], event: events.SymbolsChanged) -> None:
    """Show a symbol over its row of the track, in one colour if its count grows, in another if it falls."""
    size = max(24, staging.after.px(SIGN))
    colour = staging.after.kit.theme.colour
    shade = colour.good_news if event.after > event.before else colour.refuse
    sign = staging.after.kit.sign(symbol_sign(event.symbol), size, shade)
    goal = staging.place(item_id("track", event.symbol))
    staging.fly(staging.tween("points_gained", "pop"), sign, goal, goal, "vanishes", pops=True)
    staging.beat(140)


def _hole(staging: Staging[Any], event: events.HolePlaced | events.HoleRemoved) -> None:
    """Show a black hole over a system where one opens or closes."""
    size = round(staging.after.lens.size * 2)
    kit = staging.after.kit
    sign = kit.sign("black_hole", size, kit.theme.sign["black_hole"])
    at = place_of_spot(staging, event.system)
    staging.fly(staging.tween("points_gained", "pop"), sign, at, at, "vanishes", pops=True)
    staging.beat(200)


def _skip(staging: Staging[Any], event: events.SkipGiven) -> None:
    sign = staging.after.kit.sign("skip_turn", staging.after.px(SIGN), staging.after.kit.theme.colour.refuse)
    start, goal = place_of_spot(staging, event.cause), seat_at(staging, event.victim)
    staging.fly(staging.tween("card_slide", "move"), sign, start, goal, "vanishes", waits=True)
    staging.beat(140)


def _done(
    staging: Staging[Any], event: events.ProjectDone | events.AgendaFulfilled | card_events.Implemented
) -> None:
    """Show a check over what has just been completed."""
    at = place_of_spot(staging, event.card if isinstance(event, card_events.Implemented) else event.project)
    sign = staging.after.kit.sign("check", staging.after.px(SIGN), staging.after.kit.theme.colour.good_news)
    staging.fly(staging.tween("good_placed", "pop"), sign, at, at, "vanishes", pops=True)
    staging.beat(90)


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
"""Functions that stage each event; events that are not in it are told by the log alone."""
