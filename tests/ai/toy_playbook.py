"""A playbook for the toy game, and a lookup that a worker process can import."""

import time
from itertools import islice
from typing import Any

from galaxy_desktop.ai.bot import Playbook, Rated, best_first
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from tests.toy import TOYS, ToyState


class ToyPlaybook(Playbook[ToyState]):
    slips = 1.0
    most = 200

    def rated(self, g: ToyState, seat: Seat, decision: Decision) -> list[Rated]:
        del g, seat
        answers = list(islice(decision.answers(), 6))
        return best_first((float(-number), answer) for number, answer in enumerate(answers))

    def clock(self, g: ToyState) -> int:
        return g.round

    def positions(self, decision: Decision) -> int:
        del decision
        return self.most

    def value(self, g: ToyState, seat: Seat) -> float:
        points = [player.points for player in g.players]
        return 2.0 * points[seat] - sum(points)


class StuckPlaybook(ToyPlaybook):
    """Does not come back."""

    def rated(self, g: ToyState, seat: Seat, decision: Decision) -> list[Rated]:
        time.sleep(60)
        return super().rated(g, seat, decision)


class BrokenPlaybook(ToyPlaybook):
    def rated(self, g: ToyState, seat: Seat, decision: Decision) -> list[Rated]:
        raise SystemExit(3)


class TirelessPlaybook(ToyPlaybook):
    """Thinks until it is asked to hurry."""

    most = 10**9


def toys(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    return TOYS[game], ToyPlaybook()


def toys_without_playbook(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    return TOYS[game], None


def stuck_toys(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    return TOYS[game], StuckPlaybook()


def broken_toys(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    return TOYS[game], BrokenPlaybook()


def tireless_toys(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    return TOYS[game], TirelessPlaybook()
