"""At every question of a game, all that can have the focus is said in words of its own."""

from collections import Counter, defaultdict
from dataclasses import replace

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.ui.speech.spoken import spoken
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.widgets.widget import Widget
from tests.contract.hands import SMALL, Hands, not_reached_by_keys
from tests.contract.walk import Table, tables_in_turn
from tests.ui.listener import Voice

SEED, PERSON, EACH = 3, 0, 1
MARKS = ("**", "{", "}", "[/]")


def check(hands: Hands, where: str) -> int:
    """How many things were asked for their words."""
    scene, view = hands.scene, hands.scene.view
    said = " ".join(map(spoken, scene.heading))
    assert spoken(hands.question.ask.head) in said, where
    view.visits_all = True
    view.refresh()
    lost = not_reached_by_keys(view.widgets.form.focus, view.widgets.form.widgets)
    assert not lost, f"{where}: no keys lead to {[view.widgets.key_of(widget) for widget in lost]}"
    found = 0
    for group in view.widgets.form.groups:
        there = [widget for widget in group if widget.can_focus]
        words = {id(widget): words_of(hands, widget) for widget in there}
        for widget in there:
            line = words[id(widget)]
            assert any(letter.isalnum() for letter in line), f"{where}: {view.widgets.key_of(widget)}"
            assert not any(mark in line for mark in MARKS), f"{where}: {line}"
        alike: dict[str, list[Widget]] = defaultdict(list)
        for widget in there:
            alike[words[id(widget)]].append(widget)
        for line, same in alike.items():
            assert len({meaning(hands, widget) for widget in same}) == 1, f"{where}: {line}"
        found += len(there)
    view.visits_all = False
    return found


def words_of(hands: Hands, widget: Widget) -> str:
    """What is said when the keyboard comes to a widget."""
    widgets = hands.scene.view.widgets
    widgets.form.focus.to(widget, by_keys=True)
    widgets.explain_pointed()
    return widget.announce


def meaning(hands: Hands, widget: Widget) -> object:
    """What tells a thing from others: what it is, and what choosing it would be called."""
    if not isinstance(widget, TableItem):
        return hands.scene.view.widgets.key_of(widget)
    question, item = hands.question, widget.item
    asked = question.word(item.id) if item.id in question.open else ""
    name = hands.scene.view.widgets.laid._label(item.subject) if item.subject else ""
    return name, asked, item.tip


@pytest.mark.slow
@pytest.mark.parametrize("table", tables_in_turn(), ids=str)
def test_all_is_said_at_every_kind_of_question(table: Table) -> None:
    hands = Hands(replace(table, seed=SEED), PERSON, SMALL)
    hands.kit.narrator.voice = Voice()
    hands.kit.narrator.use(shows=False, speaks=True)
    dice, topics, found = Dice(SEED), Counter[str](), 0
    try:
        while not hands.bus.is_over():
            seat = sorted(hands.bus.awaited())[0]
            decision = hands.bus.ask(seat)
            assert decision is not None
            if seat == PERSON and topics[decision.topic] < EACH:
                topics[decision.topic] += 1
                hands.lay()
                found += check(hands, f"{table}, {decision.topic}")
            hands.bus.do(GiveAnswer(seat, decision.sample(dice)))
        assert found > 10 * len(topics) > 0
    finally:
        hands.kit.narrator.use(shows=False, speaks=False)
        hands.session.close()
