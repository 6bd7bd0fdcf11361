"""Ids of items and places on the table that name their owner: "seat:1", "hand:0", "phase:develop"."""


def item_id(kind: str, of: object) -> str:
    """Return the id of a kind and its owner: a seat, a card or a phase."""
    return f"{kind}:{of}"


def split_id(id: str) -> tuple[str, str]:
    """Return kind and owner of an id; the owner is empty if it has none."""
    kind, _colon, of = id.partition(":")
    return kind, of
