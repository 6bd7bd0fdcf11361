"""Whether a soak has gone well."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import linear_regression, mean

from tests.soak.measured import Measured
from tests.soak.sleeper import Run

WARM = 0.5
"""Share of the games after which all caches are full."""
FEW = 100
"""Fewer games tell nothing of how memory grows, for the caches still fill."""
MOST_GROWTH = 0.1
"""Megabytes that one more game may add."""
MORE_FONTS = 40
"""More fonts may be open than at the start, for screens that the menu opens have other sizes of text."""


@dataclass(frozen=True, slots=True)
class Verdict:
    figures: tuple[str, ...]
    faults: tuple[str, ...]

    def words(self) -> str:
        return "\n".join([*self.figures, *self.faults, f"{len(self.faults)} faults"])


def judge(run: Run) -> Verdict:
    """All that was measured in lines, and all that is wrong."""
    played = [one for one in run.games if one.number]
    return Verdict(tuple(_figures(run, played)), tuple(_faults(run, played)))


def growth(sizes: list[float]) -> float:
    """Megabytes that one more game adds, by the straight line through those after the first ones."""
    sizes = sizes[round(len(sizes) * WARM) :]
    return linear_regression(range(len(sizes)), sizes).slope


def _figures(run: Run, played: list[Measured]) -> Iterator[str]:
    kinds = Counter(one.game for one in played)
    yield f"{len(played)} games: {', '.join(f'{name} {n}' for name, n in kinds.items())}; {run.sleeps} sleeps"
    if not played:
        return
    last = played[-1]
    yield ", ".join(f"{name} {n}" for name, n in last.done.items())
    yield f"{last.lost} answers of computer players broke off"
    for name, sizes in _sizes(played).items():
        middle = mean(sizes[len(sizes) // 2 :])
        ends = f"{sizes[0]:.0f} MB after the first game, {sizes[-1]:.0f} MB after the last"
        yield f"{name}: {ends}, {middle:.0f} MB in the second half"
        if len(sizes) >= FEW:
            yield f"{name}: {growth(sizes):+.3f} MB a game"
    files = sum(last.handles.values())
    processes = f"{last.workers} processes of computer players and {last.children} others"
    yield f"open at the end: {files} files, {last.threads} threads, {processes}"


def _sizes(played: list[Measured]) -> dict[str, list[float]]:
    return {"client": [one.rss for one in played], "computer players": [one.worker for one in played]}


def _faults(run: Run, played: list[Measured]) -> Iterator[str]:
    yield from (f"game {one.number}, {one.game}: {fault}" for one in played for fault in one.faults)
    yield from (f"game {one.number}, {one.game}, has no end" for one in played if not one.ended)
    if run.stands:
        yield "the client stands still"
    if run.said:
        yield f"the client said: {run.said}"
    if run.code:
        yield f"the client ended with {run.code}"
    if not played:
        yield "nothing was played"
        return
    for name, sizes in _sizes(played).items():
        if len(sizes) >= FEW and growth(sizes) > MOST_GROWTH:
            yield f"the memory of the {name} grows"
    first = next(one for one in run.games if one.workers == played[-1].workers)
    yield from _left_open(first, played[-1])
    if played[-1].archived < len(played):
        yield f"{played[-1].archived} games are in the archive, of {len(played)}"


def _left_open(first: Measured, last: Measured) -> Iterator[str]:
    for name, number in last.handles.items():
        more = number - first.handles.get(name, 0)
        if more > (MORE_FONTS if name == "fonts" else 0) and not name.endswith(".ogg"):
            yield f"{more} more open: {name}"
    if last.threads > first.threads:
        yield f"{last.threads} threads, {first.threads} before"
    if last.children > first.children:
        yield f"{last.children} other processes, {first.children} before"
