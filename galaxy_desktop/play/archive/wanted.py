"""Filters of the archive."""

import re
from dataclasses import dataclass
from typing import Literal

from galaxy_desktop.play.unnamed import written_like

EndedHow = Literal["", "won", "lost", "resigned"]
Since = Literal["", "week", "month", "year"]
DAYS = {"week": 7, "month": 31, "year": 365}


@dataclass(frozen=True, slots=True)
class Wanted:
    """Filter of the archive; an empty field allows everything."""

    game: str = ""
    text: str = ""
    """Part of the name of a player or of a branch, or a whole seed as a number."""
    outcome: EndedHow = ""
    """Result of the persons at the table."""
    level: str = ""
    """Level of one of the bots."""
    players: int = 0
    lot: str = ""
    """Kind and thing of a lot of a person, as `kind:thing`."""
    option: str = ""
    """Name and choice of a table option, as `name:choice`."""
    since: Since = ""


def conditions(wanted: Wanted) -> tuple[str, list[str | int]]:
    """Return the condition of a query on `games g`, and its values."""
    parts: list[str] = ["1"]
    values: list[str | int] = []

    def add(part: str, *given: str | int) -> None:
        parts.append(part)
        values.extend(given)

    if wanted.game:
        add("g.game = ?", wanted.game)
    if wanted.players:
        add("g.players = ?", wanted.players)
    if wanted.since:
        add("g.ended >= strftime('%Y-%m-%dT%H:%M:%S', 'now', ?)", f"-{DAYS[wanted.since]} days")
    if wanted.outcome:
        add(OUTCOMES[wanted.outcome])
    if wanted.level:
        add("g.id IN (SELECT id FROM seats WHERE level = ?)", wanted.level)
    if wanted.lot:
        kind, _colon, thing = wanted.lot.partition(":")
        dealt = "SELECT l.id FROM lots l JOIN seats s USING (id, seat) WHERE l.thing = ? AND l.kind = ?"
        add(f"g.id IN ({dealt} AND {PERSONS})", thing, kind)
    if wanted.option:
        name, _colon, choice = wanted.option.partition(":")
        add("g.id IN (SELECT id FROM options WHERE name = ? AND choice = ?)", name, choice)
    if text := wanted.text.strip():
        like = "%" + re.sub(r"([\\%_])", r"\\\1", text) + "%"
        forms = written_like(text)
        unnamed = ", ".join("?" * len(forms))
        named = f"SELECT id FROM seats WHERE name LIKE ? ESCAPE '\\' OR name IN ({unnamed})"
        branch = "g.branch LIKE ? ESCAPE '\\'"
        add(f"(g.seed = ? OR {branch} OR g.id IN ({named}))", text, like, like, *forms)
    return " AND ".join(parts), values


PERSONS = "(s.level = '' OR s.resigned IS NOT NULL)"
"""Condition of a seat `s` that was a person's at the start: who has resigned to a bot is one too."""
_CONTESTED = "g.resigned IS NULL AND g.players > 1"
"""Condition of a game that somebody could win: played to the end, with opponents."""
_WON = "EXISTS (SELECT 1 FROM seats s WHERE s.id = g.id AND s.level = '' AND s.won)"
OUTCOMES: dict[str, str] = {
    "won": f"{_CONTESTED} AND {_WON}",
    "lost": f"{_CONTESTED} AND g.persons > 0 AND NOT {_WON}",
    "resigned": "g.resigned IS NOT NULL",
}
