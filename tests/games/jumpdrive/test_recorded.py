"""The recorded games of Jump Drive hold what is rare, and every card."""

from collections import Counter

import pytest

from galaxy_desktop.engine.flow import give
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import design_id, designs
from galaxy_desktop.games.jumpdrive.events import CardPlaced
from tests.golden.games import read


@pytest.fixture(scope="module")
def happened() -> Counter[str]:
    """How often each kind of event, each way to place and each design occurs."""
    found: Counter[str] = Counter()
    for recorded in read(GAME.id):
        g = GAME.new(recorded.seats, recorded.options, recorded.seed)
        for seat, answer in recorded.answers:
            give(g, seat, answer)
            found.update(type(event).__name__ for event in g.events)
            placed = [event for event in g.events if isinstance(event, CardPlaced)]
            found.update(event.way for event in placed)
            found.update(design_id(event.card) for event in placed)
            worlds = Counter(event.seat for event in placed if designs()[design_id(event.card)].is_world)
            found["two worlds"] += sum(number == 2 for number in worlds.values())
    return found


@pytest.mark.parametrize(
    "sight",
    [
        "CardPassed",
        "ConvoyDiscarded",
        "Explored",
        "Reshuffled",
        "conquer",
        "military_convoy",
        "pay_military",
        "two worlds",
    ],
)
def test_what_is_rare_is_recorded_more_than_once(happened: Counter[str], sight: str) -> None:
    assert happened[sight] >= 2


def test_every_card_is_placed(happened: Counter[str]) -> None:
    assert [design for design in designs() if not happened[design]] == []
