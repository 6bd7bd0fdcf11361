"""What the judges of all games share."""

import pytest

from galaxy_desktop.ai.features import Features
from galaxy_desktop.ai.judge import Judge, win_shares
from galaxy_desktop.ai.network import Network

NETWORK = Network(
    {"tableau": {"built": (0.0, 1.0)}, "growing": {"built": (0.0, 0.5)}, "seat": {"rounds": (0.0, 0.0)}},
    bias=(0.0, 0.0),
    out=(0.0,),
    grows_by="rounds",
)


@pytest.mark.parametrize(
    ("winners", "shares"), [((1,), [0, 1, 0]), ((0, 2), [0.5, 0, 0.5]), ((0, 1, 2), [1 / 3] * 3)]
)
def test_winners_share_the_win(winners: tuple[int, ...], shares: list[float]) -> None:
    assert win_shares(winners, 3) == shares


def test_sums_of_a_tableau_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def inputs(built: int) -> Features:
        asked.append(built)
        return {"built": float(built)}

    judge = Judge(__package__, inputs, kept=2)
    monkeypatch.setitem(vars(judge), "network", NETWORK)
    assert judge.strength(3, {"rounds": 2.0}) == 3 + 2 * 1.5
    assert judge.chances([(1, {"rounds": 0.0}), (1, {"rounds": 0.0})]) == [0.5, 0.5]
    first, second = judge.chances([(3, {"rounds": 4.0}), (1, {"rounds": 4.0})])
    assert first > 0.99
    assert second < 0.01
    assert asked == [3, 1]
