"""Chips, and lines of the log, as things to point at and click."""

from dataclasses import fields, is_dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.game import Moment
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.records import LogLine
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.table.items import Chip, TableItem, chips_for
from galaxy_desktop.ui.table.log import LogPanel
from galaxy_desktop.ui.typesetting import Block
from tests.sweep import many
from tests.ui.table_rig import Rig, sensible

ROW = pygame.Rect(300, 500, 900, 60)
WORDS = ("Explore", "Develop", "Settle", "Produce")


def chips_in(kit: Kit, row: pygame.Rect, words: tuple[str, ...] = WORDS) -> list[Chip]:
    return chips_for(kit, lambda _height: row, [(word, word) for word in words], (), lambda _option: None)


@pytest.mark.parametrize("number", [1, 2, 4])
def test_chips_stand_side_by_side_in_the_middle_of_their_row(kit: Kit, number: int) -> None:
    chips = chips_in(kit, ROW, WORDS[:number])
    assert len({chip.rect.top for chip in chips}) == 1
    assert abs((chips[0].rect.left - ROW.left) - (ROW.right - chips[-1].rect.right)) <= 1
    gaps = {right.rect.left - left.rect.right for left, right in pairwise(chips)}
    assert all(gap > 0 for gap in gaps)
    assert len(gaps) == min(1, number - 1)


def test_chips_that_find_no_room_stand_in_rows_above_each_other(kit: Kit) -> None:
    narrow = pygame.Rect(300, 500, 260, 60)
    chips = chips_in(kit, narrow)
    tops = [chip.rect.top for chip in chips]
    assert len(set(tops)) > 1
    assert tops == sorted(tops)
    assert all(narrow.left <= chip.rect.left and chip.rect.right <= narrow.right for chip in chips)
    assert all(
        chip.rect.collidelist([other.rect for other in chips if other is not chip]) < 0 for chip in chips
    )
    assert max(chip.rect.bottom for chip in chips) == narrow.bottom


def test_only_the_line_of_the_log_that_is_pointed_at_is_raised(kit: Kit, screen: pygame.Surface) -> None:
    log = LogPanel(kit)
    log.show([LogLine(n, f"This is line {n}.", Moment(1, "action"), 0) for n in range(5)])
    log.place(pygame.Rect(0, 0, 400, 500))

    def picture(pos: tuple[int, int]) -> pygame.Surface:
        kit.pointer.pos = pos
        screen.fill((0, 0, 0))
        log.draw(screen, "")
        return screen.copy()

    places = {log.line_at((200, y)): (200, y) for y in range(500)}
    resting, pointed = picture((900, 900)), picture(places[2])
    spots = [(x, y) for x in range(0, 400, 3) for y in range(500)]
    changed = [at for at in spots if resting.get_at(at) != pointed.get_at(at)]
    assert {log.line_at(at) for at in changed} - {None} == {2}
    light, dark = (sum(sum(one.get_at(at)[:3]) for at in changed) for one in (pointed, resting))
    assert light > dark, "it stands out"


def test_a_log_that_grows_lies_as_if_it_had_been_laid_at_once(kit: Kit) -> None:
    words = ("**Round 1**", "Vega rolls **4** dice.", "**Round 2**", "Rigel waits. " * 20, "It ends.")
    lines = [LogLine(n, text, Moment(1, "action"), 0, n % 2 or None) for n, text in enumerate(words)]
    grown, whole = LogPanel(kit), LogPanel(kit)
    for told in (2, 4, 1, 5):
        grown.show(lines[:told])
        grown.place(pygame.Rect(0, 0, 400, 500))
    whole.show(lines)
    whole.place(pygame.Rect(0, 0, 400, 500))
    assert [(row.top, row.bottom, row.line) for row in grown._rows] == [
        (row.top, row.bottom, row.line) for row in whole._rows
    ]


def test_a_log_keeps_no_pictures_of_its_lines_and_lays_none_anew_that_are_no_longer_new(
    kit: Kit, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [LogLine(n, f"Vega draws {n} cards.", Moment(1, "action"), 0) for n in range(400)]
    log, laid = LogPanel(kit), []
    log.show(lines, new_from=390)
    log.place(pygame.Rect(0, 0, 400, 500))
    log.draw(screen, "")
    assert not [thing for row in log._rows for thing in _within(row) if isinstance(thing, pygame.Surface)]
    lay = RichText.block

    def watched(text: RichText, markup: str, *args: Any, **options: Any) -> Block:
        laid.append(markup)
        return lay(text, markup, *args, **options)

    monkeypatch.setattr(RichText, "block", watched)
    lines = [*lines, LogLine(400, "Rigel passes.", Moment(1, "action"), 1)]
    log.show(lines, new_from=400)
    log.place(log.rect)
    assert laid == ["Rigel passes."]
    log.draw(screen, "")
    assert "Vega draws 399 cards." in laid
    assert "Vega draws 300 cards." not in laid


def _within(thing: object) -> list[object]:
    """What a thing is made of, and the parts of that."""
    parts = [getattr(thing, part.name) for part in fields(thing)] if is_dataclass(thing) else []
    parts += thing if isinstance(thing, list | tuple) else []
    return [one for part in parts for one in (part, *_within(part))]


def test_what_stands_on_an_item_is_its_name_and_no_tooltip(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="master", games=find_games())
    heading, phase = rig.widget("supremacy"), rig.widget("phase:0")
    assert (heading.label, heading.tip) == ("Supremacy: 5 of a kind", "")
    assert phase.tip == phase.label == "**Gain:** draw **3** cubes from your bag."
    rig.close()


def test_an_item_says_its_option_once(kit: Kit) -> None:
    """The sentences about it begin with the words of the option, which may be its tip, too."""
    words = "Space Docks (development, cost 2)"
    item = TableItem(kit, Item("docks", ROW, "offer", "docks", words), lambda _option: None)
    item.label, item.told = "Space Docks", [f"{words}.", "Cost 2: needs 2 workers."]
    assert item.spoken_tip == f"{words}. Cost 2: needs 2 workers."
    item.told = ["Cost 2: needs 2 workers."]
    assert item.spoken_tip == f"{words} Cost 2: needs 2 workers."


@pytest.mark.parametrize("game", find_games())
def test_where_the_keyboard_begins_at_a_new_question_is_explained(tmp_path: Path, game: str) -> None:
    rig, dice, explained = Rig(tmp_path, game=game, games=find_games(), seed=5), Dice(5), 0
    rig.key(pygame.K_RIGHT)
    for _question in range(many(4)):
        rig.bus.do(GiveAnswer(0, sensible(game, rig.scene.controller.view, rig.asked, dice)))
        rig.settle()
        pointed = rig.scene.view.widgets.pointed()
        if pointed is not None and pointed.item.subject:
            explained += 1
            assert rig.scene.view.side.inspector.subject == pointed.item.subject, rig.asked
    assert explained
    rig.close()
