"""A conflict card that is dropped on a track where it cannot be placed says why."""

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.conflicts import fronts
from galaxy_desktop.games.master.moves import Discard
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.table import PAINTER
from galaxy_desktop.games.master.table.held import HeldCard
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.games.master.words import WORDS
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.tabletop import parts
from tests.games.master.laid import fight, hold, own, run, table
from tests.ui.painter_rig import kit_of, moment_of, showing

CARD = "trade_war"
LEAST_ICON = 20
"""Pixels of an icon beside words of 24."""


def laid() -> MasterState:
    """Seat 0 holds two systems side by side, fights on a third track, and has a conflict card to place."""
    g = table()
    own(g, 0, "nw_core")
    own(g, 0, "nw_gate")
    g.dark = ["ne_strait"]
    hold(g, 0, CARD)
    fight(g, "border_war", "nw_strait-nw_core", "nw_core")
    run(g, UseCards(0))
    return g


def painter_of(g: MasterState) -> MasterPainter:
    painter = showing(PAINTER(kit_of((1920, 1080)), GAME), moment_of(GAME, g, 0, 0))
    assert isinstance(painter, MasterPainter)
    return painter


def said(painter: MasterPainter, track: str, item: str = HeldCard(CARD).item) -> str:
    at = next(
        rect.center
        for place, rect in painter.sheet.places.items()
        if (place.startswith(f"{track}:") or place == track) and painter.can_pan(rect.center)
    )
    found = painter.no_way(item, at)
    assert found is None or WORDS.reason(found)
    return "" if found is None else found.code


def test_a_track_that_takes_no_conflict_says_why(screen: pygame.Surface) -> None:
    painter = painter_of(laid())
    assert said(painter, "nw_strait-nw_core") == "conflict_there"
    assert said(painter, "nw_home-nw_gate") == "both_ends_yours"
    assert said(painter, "se_home-se_gate") == "no_base_for_conflict"


def test_a_track_to_a_black_hole_says_so(screen: pygame.Surface) -> None:
    g = laid()
    own(g, 0, "ne_gate")
    (dark,) = [t for t in star_map().tracks if {"ne_gate", "ne_strait"} == set(star_map().tracks[t].ends)]
    assert said(painter_of(g), dark) == "dark"


def test_a_track_that_can_be_attacked_says_nothing(screen: pygame.Surface) -> None:
    g = laid()
    painter = painter_of(g)
    open_ = {track for track, _ in fronts(g, 0)}
    assert open_
    assert {said(painter, track) for track in open_} == {""}


def test_a_system_says_that_conflicts_go_on_tracks(screen: pygame.Surface) -> None:
    painter = painter_of(laid())
    for system in ("nw_home", "nw_core", "se_home"):
        assert said(painter, system) == "conflict_in_a_system"
        reason = painter.no_way(HeldCard(CARD).item, painter.sheet.places[system].center)
        assert reason is not None
        assert WORDS.reason_page(reason)
    assert said(painter, "nw_home", "humans") == ""


def test_other_cards_say_nothing(screen: pygame.Surface) -> None:
    assert said(painter_of(laid()), "se_home-se_gate", "humans") == ""


def test_every_track_that_takes_no_conflict_has_a_reason(screen: pygame.Surface) -> None:
    g = laid()
    painter, open_ = painter_of(g), {track for track, _ in fronts(g, 0)}
    seen = {place.split(":")[0] for place in painter.sheet.places} & star_map().tracks.keys()
    assert len(seen) > 20
    assert all(said(painter, track) for track in seen - open_)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_plate_that_discards_a_held_card_covers_no_stake(screen: pygame.Surface, text: float) -> None:
    painter = showing(PAINTER(kit_of((1920, 1080), text), GAME), moment_of(GAME, laid(), 0, 0))
    assert isinstance(painter, MasterPainter)
    painter.hold(HeldCard(CARD).item)
    (plate,) = [item.rect for item in painter.sheet.items if item.id == Discard(CARD).option]
    slots = [rect for place, rect in painter.sheet.places.items() if place.startswith(f"{CARD}.")]
    card = painter.sheet.places.get(CARD)
    if card is not None and card.height > 3 * plate.height:
        assert card.contains(plate)
        assert slots
        assert plate.bottom <= min(slot.top for slot in slots)


def test_icons_of_a_stake_keep_their_size_at_large_text(screen: pygame.Surface) -> None:
    """The words beside them give way, where the box over the map is narrow."""
    g, draw = laid(), parts.draw_sign
    track, end = next(iter(fronts(g, 0)))
    own(g, 1, star_map().tracks[track].other(end))
    for language_ in ("en", "de", "fr"):
        language.use(language_)
        painter = showing(PAINTER(kit_of((1280, 720), 2.0), GAME), moment_of(GAME, g, 0, 0))
        assert isinstance(painter, MasterPainter)
        painter.hold(HeldCard(CARD).item)
        with pytest.MonkeyPatch.context() as patch:
            sizes: list[int] = []

            def noted(kit: Kit, sign: parts.Sign, size: int, sizes: list[int] = sizes) -> pygame.Surface:
                sizes.append(size)
                return draw(kit, sign, size)

            patch.setattr(parts, "draw_sign", noted)
            painter.hold(track)
            painter.draw(screen)
        assert sizes
        assert min(sizes) >= LEAST_ICON, language_
