"""Statistics for other programs: a CSV file with a line for each seat of each game."""

import csv
import io
from pathlib import Path

from galaxy_desktop.play import diskfile
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.wanted import Wanted

COLUMNS = (
    "game", "ended", "rounds", "players", "seed", "options", "branch", "resigned", "ended_by",
    "seat", "name", "level", "place", "won", "points", "sources", "dealt",
)  # fmt: skip


def write_csv(archive: Archive, wanted: Wanted, path: Path) -> int:
    """Write the games that are wanted to a CSV file; return their number. Raise `SaveError` on failure.

    Who played alone has no place, and neither won nor lost.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    entries = archive.entries(archive.find(wanted))
    for entry in entries:
        alone = len(entry.seats) == 1
        for seat, sat in enumerate(entry.seats):
            writer.writerow(
                (
                    entry.game,
                    entry.ended,
                    entry.rounds,
                    len(entry.seats),
                    entry.seed,
                    _pairs(entry.options),
                    _plain(entry.branch),
                    int(seat == entry.resigned or sat.resigned is not None),
                    entry.ended_by,
                    seat + 1,
                    _plain(sat.called),
                    sat.level or "human",
                    "" if alone else sat.place,
                    "" if alone else int(sat.won),
                    sat.points,
                    _pairs(sat.parts),
                    _pairs(sat.lots),
                )
            )
    diskfile.replace_whole(path, text.getvalue().encode("utf-8"), 1)
    return len(entries)


def _pairs(pairs: tuple[tuple[str, object], ...]) -> str:
    return " ".join(f"{name}={value}" for name, value in pairs)


def _plain(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text
