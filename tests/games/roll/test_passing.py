"""The table of a phase that passes without a question, as the events tell it, is the one that was there."""

from typing import Any

import pytest

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import Answers, give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.assign import Assign
from galaxy_desktop.games.roll.round import EndPhase, EndRound
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.table.lifting import lifts, parts
from galaxy_desktop.presenter.shown import Shown

UNSHOWN = {"scouted": [], "rearranged": False}
"""Fields of a player that the table does not show."""
LOOSE = ("cup", "citizenry", "developers", "settlers", "rolled", "extras")
"""Dice that lie in no order."""


def table(view: RollState) -> dict[str, Any]:
    """All that a table shows."""
    players = []
    for player in view.players:
        fields = {name: getattr(player, name) for name in type(player).__slots__} | UNSHOWN
        players.append(fields | {name: sorted(fields[name]) for name in LOOSE})
    names = ("pool", "occurring", "extra_face", "round", "phase")
    counted = {"supply": sorted(view.supply), "bag": len(view.bag), "abandoned": sorted(view.abandoned)}
    return {"players": players, **counted, **{name: getattr(view, name) for name in names}}


class Watch:
    """What the table was like at the end of each part, by its name."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: dict[str, RollState] = {}
        self._watch(monkeypatch, Assign, "lift", ahead=False)
        self._watch(monkeypatch, EndPhase, "", ahead=False)
        self._watch(monkeypatch, EndRound, "", ahead=True)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, step: Any, name: str, *, ahead: bool) -> None:
        done = step.done

        def watched(this: Any, g: RollState, answers: Answers) -> None:
            if ahead:
                self.seen[name or g.phase] = GAME.view(g, 0)
            done(this, g, answers)
            if not ahead:
                self.seen[name or g.phase] = GAME.view(g, 0)

        monkeypatch.setattr(step, "done", watched)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (4, 9)])
def test_each_part_ends_as_the_table_was(seats: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers of the others in a row are one piece of news, as the client shows them."""
    watch = Watch(monkeypatch)
    g, dice = GAME.new(seats, {}, seed), Dice(seed)
    before, news, told = GAME.view(g, 0), list[Event](), set[str]()
    while asks := open_asks(g):
        if 0 in asks:
            after = GAME.view(g, 0)
            for part in parts(news, Shown(before, 0, ()), Shown(after, 0, ()))[:-1]:
                name = "lift" if lifts(part) else part[2].view.phase
                was = table(watch.seen[name])
                if name == "lift":
                    was["phase"] = was["occurring"][0]
                assert table(part[2].view) == was
                told.add(name)
            before, news = after, []
            watch.seen.clear()
        seat = min(asks)
        give(g, seat, asks[seat].sample(dice))
        news += [event.seen_by(0) for event in g.events]
    assert told == {"lift", "explore", "develop", "settle", "produce", "ship", "manage"}
