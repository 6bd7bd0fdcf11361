"""Figures of what a second process saves: the same questions, to a worker with a mate and to one without."""

from time import perf_counter, sleep
from typing import Any

from galaxy_desktop.ai.mate import has_core_for_mate
from galaxy_desktop.ai.thinking import Request
from galaxy_desktop.ai.worker import Worker
from galaxy_desktop.bench.bots import questions, spread
from galaxy_desktop.bench.figure import Figure
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import look_up

NUMBER = 20
"""Questions of each kind."""
LONGEST = 30.0
"""Seconds that no question takes, so that the clock changes no answer."""
START = 5
"""Questions before them, in which the processes start and read what they need."""
GLANCE = 0.002
"""Seconds between two looks for an answer."""


def figures(game: Game[Any]) -> list[Figure]:
    """Return the time that the expert and its hints take with a mate, as a part of that without."""
    playbook = look_up(game.id)[1]
    if playbook is None or not has_core_for_mate():
        return []
    workers = (Worker(look_up, LONGEST), Worker(look_up, LONGEST, mate=True))
    views = [view for view, _decision in spread(list(questions(game, playbook, 2)), NUMBER)]
    found = []
    for kind, reasons in (("expert bot", False), ("hint", True)):
        requests = [
            Request(game.id, "expert", view.viewer, 1, game.encode(view), reasons=reasons, seconds=LONGEST)
            for view in views
        ]
        took = [[_seconds(worker, request) for worker in workers] for request in requests[:START] + requests]
        alone, helped = (sum(times) for times in zip(*took[START:], strict=True))
        part = round(helped / alone, 2)
        found.append(Figure(f"{game.id}: {kind} with a mate, of the time without", part, "", "<= 0.85"))
    for worker in workers:
        worker.close()
    return found


def _seconds(worker: Worker, request: Request) -> float:
    began = perf_counter()
    worker.ask(request)
    while worker.poll() is None:
        sleep(GLANCE)
    return perf_counter() - began
