"""Lists that scroll, notices, dots and tooltips."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.ui.kit import Kit, fit_kit
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.widgets.progress_dots import ProgressDots
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.toast import Toast
from galaxy_desktop.ui.widgets.tooltip import Tooltip
from tests.ui.acts import click, key, let_go, move, press, wheel
from tests.ui.widget_rig import PLACE, play


def row(_surface: pygame.Surface, _rect: pygame.Rect, _number: int, *, chosen: bool, hovered: bool) -> None:
    """A row without a face."""


class TestScrollList:
    def lines(self, kit: Kit, got: list[int], count: int = 30, **more: Any) -> ScrollList:
        return ScrollList(kit, pygame.Rect(100, 100, 400, 300), "Saves", count, 50, row, got.append, **more)

    def test_a_click_chooses_the_row_that_is_there(self, kit: Kit) -> None:
        got: list[int] = []
        widget = self.lines(kit, got)
        play(kit, widget, [move((200, 200)), wheel(-1), *click((200, 130))])
        assert got == [widget.row_at((200, 130))]
        assert got[0] >= 1

    @pytest.mark.parametrize(
        ("codes", "last"),
        [
            ((pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP), 0),
            ((pygame.K_END,), 29),
            ((pygame.K_PAGEDOWN, pygame.K_PAGEDOWN), 11),
            ((pygame.K_END, pygame.K_PAGEUP), 23),
            ((pygame.K_END, pygame.K_HOME), 0),
        ],
    )
    def test_keys_choose_and_keep_the_choice_in_sight(
        self, kit: Kit, codes: tuple[int, ...], last: int
    ) -> None:
        got: list[int] = []
        widget = self.lines(kit, got)
        play(kit, widget, [key(code) for code in codes])
        assert got[-1] == last
        assert widget.rect.contains(widget.row(last))

    def test_enter_and_a_double_click_press_the_row(self, kit: Kit) -> None:
        opened: list[int] = []
        widget = self.lines(kit, [], press=opened.append, chosen=2)
        play(kit, widget, [key(pygame.K_RETURN)])
        assert opened == [2]
        play(kit, widget, [press((200, 110)), let_go((200, 110))] * 2)
        assert opened == [2, 0]

    @pytest.mark.parametrize(("chosen", "ringed"), [(-1, 300), (2, 50)], ids=["no row", "a row"])
    def test_the_ring_goes_round_the_chosen_row_and_else_round_the_list(
        self, kit: Kit, chosen: int, ringed: int
    ) -> None:
        widget, surface = self.lines(kit, [], chosen=chosen), pygame.Surface((900, 900), pygame.SRCALPHA, 32)
        widget.draw_focus(surface)
        seen = surface.get_bounding_rect()
        place = widget.row(chosen) if chosen >= 0 else widget.rect
        assert seen.collidepoint(place.midtop)
        assert ringed - 4 <= seen.height <= ringed + 30

    def test_two_slow_clicks_only_choose(self, kit: Kit) -> None:
        opened: list[int] = []
        widget = self.lines(kit, [], press=opened.append)
        play(kit, widget, click((200, 110)))
        widget.update(0.6)
        play(kit, widget, click((200, 110)))
        assert not opened

    def test_the_bar_is_dragged_to_the_end(self, kit: Kit) -> None:
        widget = self.lines(kit, [])
        thumb = widget.scroll.thumb
        play(kit, widget, [press(thumb.center), move((thumb.centerx, 900)), let_go((thumb.centerx, 900))])
        assert widget.scroll.offset == widget.scroll.most
        assert widget.scroll.thumb.bottom == widget.scroll.bar.bottom

    def test_an_empty_list_is_passed_over(self, kit: Kit) -> None:
        widget = self.lines(kit, [], count=0)
        play(kit, widget, [*click((200, 200)), key(pygame.K_DOWN), wheel(-1)])
        assert not widget.can_focus
        assert widget.chosen == -1

    def test_only_rows_in_sight_are_drawn(self, kit: Kit, screen: pygame.Surface) -> None:
        drawn: list[int] = []
        widget = self.lines(kit, [], count=10_000)
        widget.draw_row = lambda _s, _r, number, *, chosen, hovered: drawn.append(number)
        widget.draw(screen)
        assert drawn == list(range(7))


COLUMN, FLAT = pygame.Rect(1500, 400, 356, 300), pygame.Rect(100, 900, 900, 70)


class TestToast:
    def test_it_goes_after_four_seconds_but_not_while_pointed_at(self, kit: Kit) -> None:
        toast = Toast(kit, "Saved.", FLAT)
        toast.update(3.9)
        kit.pointer.handle(move(toast.rect.center))
        toast.update(5)
        assert toast.alive
        kit.pointer.handle(move((0, 0)))
        assert toast.update(0.2)
        assert not toast.alive

    def test_the_screen_is_woken_when_it_goes(self, kit: Kit) -> None:
        toast = Toast(kit, "Saved.", FLAT)
        kit.pointer.handle(move((0, 0)))
        left = toast.rest
        assert left is not None
        assert left > 0
        toast.update(left - 0.1)
        assert toast.rest == pytest.approx(0.1)
        toast.update(0.2)
        assert toast.rest is None

    def test_its_button_acts_once(self, kit: Kit) -> None:
        pressed: list[int] = []
        toast = Toast(kit, "Settle nothing.", COLUMN, act="Undo", press=lambda: pressed.append(1))
        assert toast.button is not None
        for event in click(toast.button.rect.center):
            toast.handle(event)
        assert pressed == [1]
        assert not toast.alive

    @pytest.mark.parametrize("room", [COLUMN, FLAT])
    @pytest.mark.parametrize("words", ["Saved.", "word " * 20, "word " * 100])
    def test_it_stays_in_its_room_and_its_button_beside_the_words(
        self, kit: Kit, room: pygame.Rect, words: str
    ) -> None:
        toast = Toast(kit, words, room, icon="check", act="Undo")
        assert room.contains(toast.rect)
        assert toast.button is not None
        assert toast.rect.contains(toast.button.rect)
        assert toast.rect.contains(toast.words)
        assert not toast.words.colliderect(toast.button.rect)
        toast.move(room.move(-40, -30))
        assert room.move(-40, -30).contains(toast.rect)
        assert toast.rect.contains(toast.button.rect)

    def test_in_a_flat_room_a_long_one_takes_two_lines_and_leaves_the_rest_to_others(self, kit: Kit) -> None:
        words = "To conquer a military world, you need the colonists it shows and Military of its defense."
        one = kit.text.block(words, 2000, "body")
        toast = Toast(kit, words, FLAT)
        assert toast.block.height == 2 * one.height
        assert toast.rect.width < one.size[0] * 0.7
        assert Toast(kit, words, FLAT.inflate(0, -30)).block.height == one.height, "there is no room for two"
        assert Toast(kit, "Chosen automatically.", FLAT).block.height == one.height


class TestDots:
    def test_nothing_for_400_ms_then_one_after_the_other(self, kit: Kit) -> None:
        dots = ProgressDots(kit, PLACE)
        seen = [dots.bright]
        for _beat in range(4):
            dots.update(dots.rest or 0)
            seen.append(dots.bright)
        assert seen == [-1, 0, 1, 2, 0]

    def test_reduced_motion_shows_all(self, screen: pygame.Surface) -> None:
        dots = ProgressDots(fit_kit(Settings(reduced_motion=True), screen.get_size()), PLACE)
        dots.update(0.5)
        dots.update(0.5)
        assert dots.bright == 3


class TestTooltip:
    @pytest.mark.parametrize("centre", [(960, 540), (5, 5), (1915, 5), (5, 1075), (1915, 1075), (960, 1060)])
    @pytest.mark.parametrize("step", [1.0, 2.0])
    def test_it_is_in_the_window_and_not_over_its_subject(
        self, screen: pygame.Surface, centre: tuple[int, int], step: float
    ) -> None:
        kit = fit_kit(Settings(text_step=step), screen.get_size())
        subject = pygame.Rect(0, 0, 120, 60)
        subject.center = centre
        subject.clamp_ip(screen.get_rect())
        tip = Tooltip(
            kit, subject, "It needs **7** and you have **2**. " * 3, "Why not Rebel World?", refusal=True
        )
        assert screen.get_rect().contains(tip.rect)
        assert not tip.rect.colliderect(subject)
        tip.draw(screen)

    def test_it_is_never_over_the_primary_button(self, kit: Kit) -> None:
        subject = pygame.Rect(1500, 700, 80, 40)
        primary = pygame.Rect(1400, 560, 300, 130)
        tip = Tooltip(kit, subject, "One line.", avoid=[primary])
        assert not tip.rect.colliderect(primary)
        assert not tip.rect.colliderect(subject)
