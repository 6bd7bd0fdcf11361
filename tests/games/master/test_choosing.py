"""Choices between the effects of an ability, on a card of a data pack that has another ability before it."""

from dataclasses import replace

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.games.master import powers
from galaxy_desktop.games.master.bot.choosing import rate_choices
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.schema import Ability, Effect
from galaxy_desktop.games.master.words.options import option_text
from tests.games.master.laid import table

CHOICE = Pick("choose", ("gain_cubes:0", "skip_turn:1"), about="colony_arks")
OTHER = Ability("bag_empty", (Effect("place_black_hole"), Effect("remove_black_hole")), choose=True)
EFFECTS = (Effect("gain_cubes", count=3, colour="red"), Effect("skip_turn", who="self"))
GIVEN = Ability("discard", EFFECTS, choose=True)


@pytest.fixture(params=[replace(OTHER, choose=False), OTHER], ids=["unchosen", "chosen"])
def _before(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    card = cards()["colony_arks"]
    found = {**cards(), card.id: replace(card, abilities=(request.param, GIVEN))}
    monkeypatch.setattr(powers, "cards", lambda: found)


@pytest.mark.usefixtures("_before")
def test_a_choice_is_named_and_rated_by_the_ability_that_offers_it() -> None:
    g = table()
    assert "3" in option_text(g, CHOICE, "gain_cubes:0")
    assert "skip" in option_text(g, CHOICE, "skip_turn:1").lower()
    (best, first), (least, last) = rate_choices(g, 0, CHOICE)
    assert (first, last) == (("gain_cubes:0",), ("skip_turn:1",))
    assert best > 0 > least
