"""An allocation at the table of Master: by clicks, by drags, by keys; the map is pushed and zoomed."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.folders import Folders
from galaxy_desktop.games.master.table import hand
from galaxy_desktop.games.master.table.lying import lying
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.house.house import House
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import Person
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.scenes.curtain import CurtainEnd
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.table.scene import TableScene
from tests.ui.acts import click, close_top, key

ALONE = (Person("Ada"), Person("Boris"))


class Table:
    """A game in the real client whose first allocation is open to whoever sits there."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1920, 1080), seed: int = 11) -> None:
        settings = Settings(mute=True, player_name="Ada", speed="instant")
        self.house = House(Folders(folder), window=size, settings=settings, thinker=Silent())
        self.scene: TableScene = self.house.table(NewGame("master", ALONE, {}, seed))
        bus = self.scene.session.bus
        while "allocate" not in {bus.ask(seat).topic for seat in bus.awaited()}:  # type: ignore[union-attr]
            seat = min(bus.awaited())
            decision = bus.ask(seat)
            assert decision is not None
            bus.do(GiveAnswer(seat, next(decision.answers())))
        self.seat = min(bus.awaited())
        self.house.app.open(self.scene)
        self.scene.session.sit(self.seat)
        self.scene._uncovered(self.seat, CurtainEnd.LIFTED)
        self.scene.stage.close_above(self.scene)
        self.step()

    def step(self, *events: pygame.event.Event) -> None:
        """The events, then some time; only while something is dragged it is drawn."""
        for event in events:
            self.house.app.advance((event,), 0.0)
        for _frame in range(3):
            self.house.app.advance((), 0.1)

    def at(self, id_: str) -> tuple[int, int]:
        return next(item.rect.center for item in self.scene.view.painter.items() if item.id == id_)

    def press(self, pygame_key: int) -> None:
        self.step(key(pygame_key), pygame.event.Event(pygame.KEYUP, key=pygame_key, mod=0))

    def drag(self, start: tuple[int, int], goal: tuple[int, int]) -> None:
        moves = [
            (start[0] + (goal[0] - start[0]) * part // 4, start[1] + (goal[1] - start[1]) * part // 4)
            for part in range(1, 5)
        ]
        self.step(pygame.event.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
        self.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for pos in moves:
            self.step(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
        self.house.app.step((), 0.0)
        self.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=goal, button=1))

    @property
    def painter(self) -> MasterPainter:
        assert isinstance(self.scene.view.painter, MasterPainter)
        return self.scene.view.painter

    @property
    def hand(self) -> list[str]:
        hand: list[str] = self.scene.session.bus.view(self.seat).hand
        return hand

    def chosen(self) -> tuple[str, ...]:
        prompt = self.scene.controller.question
        assert prompt is not None
        return prompt.chosen

    def place_for(self, colour: str) -> str:
        """A move of a cube of this colour whose place can be seen."""
        prompt = self.scene.controller.question
        assert prompt is not None
        places = self.painter.sheet.places
        return next(
            option
            for option in prompt.open
            if option.startswith(f"place {colour} ") and option.split(" ")[2] in places
        )


@pytest.fixture
def table(folder: Path) -> Iterator[Table]:
    made = Table(folder)
    yield made
    made.house.app.close()


def plain(table: Table) -> int:
    """The number of a cube of the hand that is not black."""
    return next(number for number, colour in enumerate(table.hand) if colour != "black")


def test_a_cube_is_clicked_then_its_place_and_taken_back_by_a_click(table: Table) -> None:
    number = plain(table)
    move = table.place_for(table.hand[number])
    table.step(*click(table.at(f"hand:{number}")))
    assert table.painter.held == f"hand:{number}"
    table.step(*click(table.at(move)))
    assert table.chosen() == (move,)
    assert table.painter.held == ""
    table.step(*click(table.at(move)))
    assert table.chosen() == ()


def test_a_cube_is_dragged_to_its_place(table: Table) -> None:
    number = plain(table)
    move = table.place_for(table.hand[number])
    table.drag(table.at(f"hand:{number}"), table.painter.sheet.places[move.split(" ")[2]].center)
    assert table.chosen() == (move,)


@pytest.fixture
def colourful(folder: Path) -> Iterator[Table]:
    """A table with a blue, a red and a white cube in the hand, and three free planets in "ne_home"."""
    made = Table(folder, seed=12)
    assert made.hand == ["blue", "red", "white"]
    yield made
    made.house.app.close()


def test_a_held_cube_settles_the_next_planet_by_a_click_on_the_system_or_on_a_cube_there(
    colourful: Table,
) -> None:
    table = colourful
    table.step(*click(table.at("hand:0")))
    table.step(*click(table.painter.sheet.places["ne_home"].midtop))
    assert table.chosen() == ("place blue ne_home:0",)
    table.step(*click(table.at("hand:1")))
    table.step(*click(table.at("place blue ne_home:0")))
    assert table.chosen() == ("place blue ne_home:0", "place red ne_home:1")
    table.step(*click(table.at("place blue ne_home:0")))
    assert table.chosen() == ("place red ne_home:1",)


def test_a_cube_dropped_on_a_system_settles_a_planet_of_it(colourful: Table) -> None:
    colourful.drag(colourful.at("hand:2"), colourful.painter.sheet.places["ne_home"].midtop)
    assert colourful.chosen() == ("place white ne_home:0",)


@pytest.mark.parametrize("code", [pygame.K_SPACE, pygame.K_TAB])
def test_the_keyboard_begins_at_an_option_and_shows_it_before_it_uses_it(colourful: Table, code: int) -> None:
    view, painter = colourful.scene.view, colourful.painter
    view.widgets.form.focus.by_keys = False
    view.show_question()
    colourful.press(code)
    focus = view.widgets.form.focus
    assert isinstance(focus.current, TableItem)
    assert focus.by_keys
    assert focus.current.item.id not in painter.turnable()
    assert (painter.held, painter.bag_open, colourful.chosen()) == ("", False, ())


def test_a_cube_dropped_nowhere_stays_in_the_hand(table: Table) -> None:
    table.drag(table.at(f"hand:{plain(table)}"), (20, 20))
    assert table.chosen() == ()
    assert table.painter.held == ""


def test_keys_hold_a_cube_and_put_it_down(table: Table) -> None:
    table.press(pygame.K_1 + plain(table))
    assert table.painter.held == f"hand:{plain(table)}"
    table.press(pygame.K_ESCAPE)
    assert table.painter.held == ""
    table.press(pygame.K_1 + plain(table))
    table.press(pygame.K_1)
    assert len(table.chosen()) == 1


def test_the_number_of_a_placed_cube_does_nothing(table: Table) -> None:
    number = plain(table)
    table.press(pygame.K_1 + number)
    table.press(pygame.K_1)
    placed = table.chosen()
    for code in (pygame.K_1 + number, pygame.K_9, pygame.K_0):
        table.press(code)
        assert (table.chosen(), table.painter.held) == (placed, "")


def test_an_empty_hand_asks_for_no_click_on_a_cube(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(hand, "write", lambda *given: written.append(given[3]))

    def drawn() -> list[str]:
        written.clear()
        table.painter.draw(pygame.Surface(table.house.app.surface.get_size()))
        return [text for text in written if text.startswith("Choose a cube")]

    assert drawn()
    prompt = table.scene.controller.question
    assert prompt is not None
    used = frozenset[int]()
    while len(used) < len(table.hand):
        place = next(option for option in prompt.open if option not in prompt.chosen)
        table.scene.controller.click(place)
        table.scene.view.refresh()
        used = hand.used_cubes(tuple(table.hand), prompt.chosen)
    assert not drawn()


def test_arrows_walk_the_places_that_can_be_filled(table: Table) -> None:
    number = plain(table)
    table.press(pygame.K_1 + number)
    seen = set()
    for _step in range(8):
        table.press(pygame.K_TAB)
        pointed = table.scene.view.widgets.pointed()
        if pointed is not None and pointed.legal:
            seen.add(pointed.item.group)
            for arrow in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT):
                table.press(arrow)
                now = table.scene.view.widgets.pointed()
                assert now is not None
                assert now.legal
    assert any(group.startswith("slots of ") for group in seen)
    assert seen & {"map", "planets"}


def test_the_map_is_pushed_and_nothing_is_chosen(table: Table) -> None:
    centre = table.painter.board(table.painter.shown, table.painter.sheet).frame.map.center  # type: ignore[arg-type]
    table.step(pygame.event.Event(pygame.MOUSEMOTION, pos=centre, rel=(0, 0), buttons=(0, 0, 0)))
    for _turn in range(3):
        table.step(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert table.painter.camera.zoom > 1
    before = table.painter.camera.centre
    table.drag(centre, (centre[0] - 120, centre[1] + 40))
    after = table.painter.camera.centre
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert table.chosen() == ()
    assert table.scene.view.drag is None


def test_the_bag_opens_and_closes_with_its_key(table: Table) -> None:
    small = table.painter.sheet.item("bag")
    table.press(pygame.K_b)
    opened, large = table.painter.bag_open, table.painter.items()[-1]
    assert opened
    assert small is not None
    assert large.id == "bag"
    assert large.rect.width > small.rect.width
    assert table.painter.areas.content.contains(large.rect)
    assert {item.tip for item in table.painter.items() if item.id == "bag"} == {"Press B to close."}
    table.press(pygame.K_ESCAPE)
    assert not table.painter.bag_open
    assert table.scene.stage.top is table.scene


def test_the_answer_given_is_what_was_laid(table: Table) -> None:
    number = plain(table)
    move = table.place_for(table.hand[number])
    table.step(*click(table.at(f"hand:{number}")))
    table.step(*click(table.at(move)))
    before = table.scene.session.bus.lines()
    table.press(pygame.K_RETURN)
    assert table.scene.session.bus.lines() == before
    table.press(pygame.K_p)
    assert table.scene.session.bus.lines() == before
    close_top(table.house.app, True)
    table.step()
    assert table.scene.session.bus.lines() > before
    where = move.split(" ")[2]
    lies = lying(table.scene.session.bus.view(table.seat), (), None)
    assert lies.cubes.get(where) == move.split(" ")[1]
