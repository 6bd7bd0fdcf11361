"""Schema of the index: its tables, and the scripts that lead from each version to the next."""

from collections.abc import Sequence

APPLICATION = 0x47414C58
"""`application_id` of our databases, "GALX"; another one is a foreign database."""

FIRST = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ended TEXT NOT NULL, rounds INTEGER NOT NULL,
    players INTEGER NOT NULL, persons INTEGER NOT NULL, seed TEXT NOT NULL, ended_by TEXT NOT NULL,
    resigned INTEGER, took_back INTEGER NOT NULL, branch TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX games_by_date ON games (ended, id);
CREATE TABLE seats (
    id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, level TEXT NOT NULL,
    points INTEGER NOT NULL, place INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_level ON seats (level, id);
CREATE TABLE parts (
    id TEXT NOT NULL, seat INTEGER NOT NULL, number INTEGER NOT NULL, source TEXT NOT NULL,
    points INTEGER NOT NULL, PRIMARY KEY (id, seat, number)
) WITHOUT ROWID;
CREATE TABLE lots (
    id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, thing TEXT NOT NULL,
    PRIMARY KEY (id, seat, kind)
) WITHOUT ROWID;
CREATE INDEX lots_by_thing ON lots (thing, kind, id);
CREATE TABLE options (
    id TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, choice TEXT NOT NULL,
    PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE TABLE bad (id TEXT PRIMARY KEY, line TEXT NOT NULL, tried TEXT NOT NULL) WITHOUT ROWID;
"""

RESIGNED = "ALTER TABLE seats ADD COLUMN resigned INTEGER"
"""Round in which the person of a seat resigned to a bot."""

SCRIPTS: Sequence[str] = (FIRST, RESIGNED)
"""Script that leads from each version, the first from an empty database, to the next one."""
TABLES = ("games", "seats", "parts", "lots", "options", "bad")
