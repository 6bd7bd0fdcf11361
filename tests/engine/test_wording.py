"""The one reader of tables of sentences."""

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.engine.wording import (
    Asking,
    AskRow,
    Row,
    Wording,
    ask,
    ask_texts,
    cases,
    event_line,
    reason_line,
    row,
    sentence,
)
from galaxy_desktop.language import N_, NN_


@plain
class Drew(Event):
    seat: Seat
    cards: int


TABLE: Wording[Row] = Wording(
    rows={
        Drew: cases(
            (lambda t: not t.event.cards, row(N_("You draw nothing."), N_("{name} draws nothing."))),
            otherwise=row(
                NN_("You draw {cards} card.", "You draw {cards} cards.", "cards"),
                NN_("{name} draws {cards} card.", "{name} draws {cards} cards.", "cards"),
            ),
        ),
        "short": row(N_("{card} {novelty} costs {needs}, {missing} more."), missing=lambda r: r["needs"] - 1),
        "nested": row(
            cases(
                (
                    lambda r: r["needs"] > 5,
                    cases((lambda r: r["needs"] > 9, N_("huge")), otherwise=N_("big")),
                ),
                otherwise=N_("small"),
            )
        ),
    },
    values={"card": lambda r: str(r["card"]).upper()},
    formats={"name": str, "cards": str, "needs": "**{}**".format},
)


@pytest.mark.parametrize(
    ("cards", "viewer", "said"),
    [
        (0, 0, "You draw nothing."),
        (1, 0, "You draw 1 card."),
        (2, 0, "You draw 2 cards."),
        (1, 1, "Ann draws 1 card."),
        (3, None, "Ann draws 3 cards."),
    ],
)
def test_an_event_is_told_to_each_reader_in_the_form_for_its_number(
    cards: int, viewer: Seat | None, said: str
) -> None:
    assert event_line(TABLE, Drew(0, cards), ("Ann", "Bo"), viewer) == said


def test_values_of_the_row_come_first_then_those_of_the_table_then_formats_and_icons_stay() -> None:
    assert reason_line(TABLE, because("short", card="gem", needs=4)) == "GEM {novelty} costs **4**, 3 more."


def test_a_value_with_braces_is_not_read_again() -> None:
    assert reason_line(TABLE, because("short", card="{needs}", needs=4)).startswith("{NEEDS} {novelty}")


@pytest.mark.parametrize(("needs", "said"), [(3, "small"), (7, "big"), (10, "huge")])
def test_cases_may_lie_within_cases(needs: int, said: str) -> None:
    assert reason_line(TABLE, because("nested", needs=needs)) == said


def test_without_a_second_text_a_sentence_reads_the_same_for_all() -> None:
    reason = because("nested", needs=3)
    assert sentence(TABLE, "nested", reason, you=False) == sentence(TABLE, "nested", reason)


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        reason_line(TABLE, because("unknown"))


def test_titles_and_buttons_of_a_question_are_without_bold_type() -> None:
    table: Wording[AskRow] = Wording(
        {
            "keep": ask(
                N_("Keep {n}"),
                N_("You keep {n}."),
                cases((lambda a: a.chosen, N_("Keep **these**")), otherwise=N_("Choose")),
                N_("Skip"),
                step="done",
                second_step="end",
                unfinished=lambda a: len(a.chosen) == 1,
                loss=N_("You lose {n}."),
            )
        },
        values={"n": lambda a: f"**{a.decision.least}**"},
    )
    decision = Pick("keep", ("a", "b"), 2, 2)
    empty = ask_texts(table, Asking(None, decision, ()))
    assert (empty.head, empty.line, empty.primary, empty.second) == (
        "Keep 2",
        "You keep **2**.",
        "Choose",
        "Skip",
    )
    assert (empty.step, empty.second_step, empty.unfinished, empty.loss) == (
        "done",
        "end",
        False,
        "You lose **2**.",
    )
    one = ask_texts(table, Asking(None, decision, ("a",)))
    assert (one.primary, one.unfinished) == ("Keep these", True)
