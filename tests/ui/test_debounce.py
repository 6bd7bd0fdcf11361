"""What a choice calls for is made once the choice has rested, and at once where nobody goes on choosing."""

from galaxy_desktop.ui.debounce import AFTER, Debounce

FRAME = AFTER / 4


def test_a_choice_rests_for_a_while_and_the_next_one_as_long() -> None:
    wait = Debounce()
    assert [wait.over(FRAME) for _frame in range(5)] == [False, False, False, True, True]
    wait.begin()
    assert not wait.over(3 * FRAME)
    assert wait.over(FRAME)


def test_what_need_not_wait_is_due_at_once() -> None:
    wait = Debounce()
    wait.end()
    assert wait.over(0.0)


def test_a_scene_is_asked_again_in_time_only_while_something_is_due() -> None:
    wait = Debounce()
    assert wait.rest(9.0, due=True) == AFTER
    assert wait.rest(0.0, due=True) == 0.0
    assert wait.rest(9.0, due=False) == 9.0
