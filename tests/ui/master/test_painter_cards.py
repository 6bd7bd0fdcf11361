"""The faces of the cards of Master: every card at every level, its slots, and the cubes on them."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.box import SIDES, cards, projects, side
from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.schema import DECKS, SYMBOLS
from galaxy_desktop.games.master.table import PAINTER, face, rewards
from galaxy_desktop.games.master.table.card_row import OWN
from galaxy_desktop.games.master.table.face import _that_fit, draw_face, names_deck
from galaxy_desktop.games.master.table.look import MasterLook, head_height, slot_places
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.games.master.table.stamp import MARGIN, STAMP, draw_stamp, stamp_name
from galaxy_desktop.games.master.table.terms import deck_sign
from galaxy_desktop.games.master.table.texts import card_text
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.art import icons
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.tabletop.card_names import is_cut
from galaxy_desktop.ui.tabletop.parts import Part, PartText, Sign, narrowest
from tests.games.master.laid import hold, run, table
from tests.ui.painter_rig import kit_of, moment_of, showing

SIZES = (
    ("row", (256, 186)),
    ("row", (296, 190)),
    ("row", (170, 130)),
    ("large", (290, 394)),
    ("large", (460, 625)),
)
LEAST = 21


def look(card: str, level: str, size: tuple[int, int], *, full: bool = False) -> MasterLook:
    slots = [project.slots for project in cards()[card].projects]
    laid = tuple(tuple(slot.colour if full else "" for slot in each) for each in slots)
    return MasterLook(card, size, level, cubes=laid, text=card_text(card))


@pytest.mark.parametrize(("level", "size"), SIZES, ids=str)
def test_every_card_is_drawn_at_every_level(kit: Kit, level: str, size: tuple[int, int]) -> None:
    first, every = (0, 6) if size == SIZES[-1][1] else (SIZES.index((level, size)) % 3, 3)
    for card in islice(cards(), first, None, every):
        face = draw_face(kit, look(card, level, size))
        assert face.get_size() == size
        assert face.get_at((size[0] // 2, size[1] // 4)).a == 255
        assert face.get_at((0, 0)).a < 128, "round corners"


@pytest.mark.parametrize("size", [(290, 394), (460, 625)])
def test_the_whole_picture_of_a_large_card_is_below_its_head(
    pictured_kit: Kit, size: tuple[int, int]
) -> None:
    kit = pictured_kit
    head = head_height(size, kit.metrics.letters("card_name") + 6)
    for card in islice(cards().values(), 0, None, 5):
        wide = kit.pictures.card("master", card.id, (size[0], size[0] * 5 // 6), kit.theme.deck[card.deck])
        face = draw_face(kit, look(card.id, "large", size))
        for x in range(size[0] // 8, size[0] * 7 // 8, size[0] // 16):
            near = zip(face.get_at((x, head + 1)), wide.get_at((x, 1)), strict=True)
            assert max(abs(one - other) for one, other in near) < 24, (card.id, x)


@pytest.mark.parametrize("size", [(60, 84), (132, 185)])
def test_every_card_has_a_stamp_of_its_own_for_the_end(kit: Kit, size: tuple[int, int]) -> None:
    stamps = [draw_stamp(kit, look(card, STAMP, size)) for card in cards()]
    assert {stamp.get_size() for stamp in stamps} == {size}
    assert len({pygame.image.tobytes(stamp, "RGBA") for stamp in stamps}) == len(cards())


@pytest.mark.parametrize("wide", range(60, 134, 8))
@pytest.mark.parametrize("step", [1.0, 2.0])
def test_a_narrow_stamp_leaves_out_the_title_of_a_leader_before_it_cuts_a_name(
    screen: pygame.Surface, wide: int, step: float
) -> None:
    kit, width = kit_of((1280, 720), step), wide - 2 * max(4, round(wide * MARGIN))
    px = kit.metrics.text(SMALLEST_WORD)
    for card in cards().values():
        name = stamp_name(kit, card, width, px)
        if card.deck != "leader" or not is_cut(kit, card.name, width, px):
            assert name == card.name
        else:
            assert card.name.endswith(f" {name}")
            assert not is_cut(kit, name, width, px) or " " not in name


def test_the_stamp_tells_what_was_implemented(kit: Kit) -> None:
    idle = look("space_exchange", STAMP, (86, 120))
    works = replace(idle, active=("space_exchange.implement",))
    one, other = (pygame.image.tobytes(draw_stamp(kit, each), "RGBA") for each in (idle, works))
    assert one != other


@pytest.mark.parametrize("size", [(256, 186), (296, 190), (200, 150)])
def test_every_slot_has_a_place_of_its_own_on_the_face(size: tuple[int, int]) -> None:
    for card in cards().values():
        places = slot_places(card.id, size, LEAST)
        wanted = {spot_id(project.id, n) for project in card.projects for n in range(len(project.slots))}
        assert places.keys() == wanted
        whole = pygame.Rect((0, 0), size)
        rects = list(places.values())
        assert all(whole.contains(rect) for rect in rects), card.id
        assert not any(a.colliderect(b) for n, a in enumerate(rects) for b in rects[n + 1 :]), card.id


def test_cubes_are_seen_on_their_slots(kit: Kit) -> None:
    for card in cards().values():
        if not card.projects:
            continue
        empty, full = (draw_face(kit, look(card.id, "row", (296, 190), full=full)) for full in (False, True))
        for where, rect in slot_places(card.id, (296, 190), max(LEAST, kit.metrics.text(15) + 6)).items():
            one, other = (pygame.image.tobytes(face.subsurface(rect), "RGBX") for face in (empty, full))
            assert one != other, where


def test_every_card_says_what_it_does() -> None:
    for card in cards().values():
        assert bool(card_text(card.id)) == bool(card.abilities), card.id


def test_every_sign_there_is() -> None:
    signs = {symbol_sign(symbol) for symbol in SYMBOLS} | {deck_sign(deck) for deck in DECKS}
    for project in projects().values():
        signs.add(rewards.icon(project))
        parts = (*rewards.parts(project), *rewards.stake(project))
        signs |= {part.name for part in parts if isinstance(part, Sign) and part.name != "cube"}
    assert signs <= set(icons.names())


def test_what_a_project_brings_is_told_in_signs() -> None:
    for project in projects().values():
        if project.kind == "conflict":
            assert rewards.stake(project), project.id
        else:
            assert rewards.parts(project) or (project.kind == "implement" and not project.symbols)


def test_a_side_of_a_conflict_says_what_it_loses(kit: Kit) -> None:
    for card in cards().values():
        if card.deck != "conflict":
            continue
        for facing in SIDES:
            assert len(rewards.stake(projects()[side(card.id, facing)])) >= len(
                projects()[side(card.id, facing)].stake
            )


@pytest.mark.parametrize("step", [1.0, 1.3])
@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_a_stake_leaves_out_words_before_it_cuts_any(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, code: str, step: float
) -> None:
    language.use(code)
    drawn: list[tuple[Sequence[Part], pygame.Rect]] = []
    monkeypatch.setattr(face, "draw_parts", lambda _kit, _on, parts, box, _least: drawn.append((parts, box)))
    kit = kit_of((1920, 1080), step)
    smallest = round(kit.metrics.letters("small") / step)
    for card in cards().values():
        for wide in range(170, 400, 15) if card.deck == "conflict" else ():
            drawn.clear()
            size = (wide, round(wide * 0.73))
            draw_face(kit, look(card.id, "row", size))
            stakes = [one for one in drawn if one[0][0] == PartText(_("at stake:"), soft=True)]
            assert len(stakes) == len(SIDES)
            for parts, box in stakes:
                assert narrowest(kit, parts, smallest) <= box.width, (card.id, wide, parts)
            (prize,) = (box for parts, box in drawn if Sign("bag") in parts)
            slots = slot_places(card.id, size, kit.metrics.letters("card_name") + 6).values()
            assert prize.collidelist([*slots, *(box for _parts, box in stakes)]) == -1


def test_with_room_for_it_a_stake_says_which_card_is_lost_and_how() -> None:
    red = projects()[side("uprising", "red")]
    found = [rewards.stake(red, words) for words in (2, 1, 0)]
    texts = [[part.text for part in parts if isinstance(part, PartText)] for parts in found]
    assert texts == [["1", "Expansion", "(destroyed)"], ["1", "(destroyed)"], ["1"]]
    assert all(Sign("expansion") in parts for parts in found)


def test_where_the_words_of_a_project_find_no_room_its_signs_alone_are_shown(kit: Kit) -> None:
    mixed = [parts for project in projects().values() if not all(is_sign(parts := rewards.parts(project)))]
    assert mixed
    for parts in mixed:
        assert list(_that_fit(kit, parts, pygame.Rect(0, 0, 2000, 40))) == list(parts)
        signs = [part for part, drawn in zip(parts, is_sign(parts), strict=True) if drawn]
        assert {part.name for part in signs if isinstance(part, Sign)} != {"arrow_right"}, "it leads nowhere"
        assert list(_that_fit(kit, parts, pygame.Rect(0, 0, 8, 40))) == signs


def is_sign(parts: Sequence[Part]) -> list[bool]:
    return [isinstance(part, Sign) for part in parts]


ROW = ("star_fairs", "songweaver", "marshal", "uprising", "banker", "corsair", "space_exchange")


@pytest.mark.parametrize(("number", "named"), [(3, True), (8, False)])
def test_the_cards_of_a_row_all_have_the_name_of_their_deck_or_none(
    screen: pygame.Surface, number: int, named: bool
) -> None:
    g = table()
    hold(g, 0, *ROW[: number - 1])
    run(g, UseCards(0))
    painter = showing(PAINTER(kit_of((1920, 1080)), GAME), moment_of(GAME, g, 0, 0))
    assert isinstance(painter, MasterPainter)
    looks = [painter.sheet.spots[item.id].look for item in painter.sheet.items if item.group == OWN]
    assert [isinstance(one, MasterLook) and one.decks for one in looks] == [named] * number


def test_a_card_has_the_name_of_its_deck_only_if_all_beside_it_have(kit: Kit) -> None:
    one = look("corsair", "row", (256, 186))
    heads = [draw_face(kit, each).subsurface((0, 0, 256, 20)) for each in (one, replace(one, decks=False))]
    assert pygame.image.tobytes(heads[0], "RGBA") != pygame.image.tobytes(heads[1], "RGBA")
    assert names_deck(kit, "corsair", (256, 186))
    assert not names_deck(kit, "corsair", (120, 90))
