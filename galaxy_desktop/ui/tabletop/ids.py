"""Names of items and places on the table that say of what they are: "seat:1", "hand:0", "phase:develop"."""


def item_id(kind: str, of: object) -> str:
    """Return the name of what is of that kind and belongs to a seat, a card or a phase."""
    return f"{kind}:{of}"


def split_id(id: str) -> tuple[str, str]:
    """Return kind and owner of a name; the owner is empty if it has none."""
    kind, _colon, of = id.partition(":")
    return kind, of
