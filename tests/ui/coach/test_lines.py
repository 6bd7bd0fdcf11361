"""Lines of the coach about a decision: none adds a colon to those that its choices have."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from galaxy_desktop import language
from galaxy_desktop.presenter.critique import Critique
from galaxy_desktop.ui.coach import detail
from galaxy_desktop.ui.coach.rows import DecisionRows
from galaxy_desktop.ui.replay.critiques import critique_line
from galaxy_desktop.ui.scenes.column import Column
from tests.presenter.test_critique import GAMES, critiques
from tests.sweep import many
from tests.ui.coach_rig import rig_of
from tests.ui.scene_rig import SceneRig

TAKEN = many(8)
"""Decisions of each game that are told."""


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return rig_of(folder, (1280, 720), pictures=False)


@pytest.fixture(params=["en", "de", "fr"])
def _spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    language.use(request.param)
    yield
    language.use("en")


def colons(*texts: str) -> int:
    """Number of colons in texts."""
    return sum(text.count(":") for text in texts)


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize("game", GAMES)
def test_no_line_has_a_colon_beside_those_of_its_choices(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    told: list[str] = []
    monkeypatch.setattr(detail, "_fill_choice", lambda _c, _sign, _ink, words, *_rest: told.append(words))
    costly = [one for one in critiques(game) if one.is_costly]
    rows, asked = DecisionRows(rig.kit, GAMES[game], costly), 0
    for one in costly[:: max(1, len(costly) // TAKEN)]:
        asked += 1
        told.clear()
        detail.fill_decision(Column(rig.kit, 0, 0, 600), GAMES[game], one, None)
        assert [colons(text) for text in told] == [colons(one.own), colons(one.better)]
        assert colons(rows.line(one)) == colons(one.own, one.better)
        assert colons(critique_line(one)) == colons(one.own_brief, one.better_brief)
        assert colons(critique_line(_good(one))) == colons(one.own_brief)
    assert asked > 1


def _good(one: Critique) -> Critique:
    return replace(one, verdict=replace(one.verdict, cost=0.0))


@pytest.mark.usefixtures("_spoken")
def test_choices_with_colons_of_their_own_are_told_apart_by_semicolons() -> None:
    brief = [one.own_brief for one in critiques("roll")]
    several = [words for words in brief if colons(words) > 1]
    assert several
    assert all(words.count(";") >= colons(words) - 1 for words in several)
