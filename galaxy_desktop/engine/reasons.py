"""Reasons that something is not possible now, as data; the words of a game make a sentence of each."""

from collections.abc import Iterable

from galaxy_desktop.engine.plain import plain


@plain
class Reason:
    """An unmet condition: its code and the ids and numbers its sentence needs."""

    code: str
    facts: tuple[tuple[str, int | str], ...] = ()

    def __getitem__(self, name: str) -> int | str:
        return dict(self.facts)[name]

    def several(self, name: str) -> list[str]:
        """Return the ids of a fact that `several` has put together."""
        return str(self[name]).split(" ")


def because(code: str, **facts: int | str) -> Reason:
    """Return a reason, written as it reads: `because("military_short", needs=7, has=2)`."""
    return Reason(code, tuple(facts.items()))


def several(ids: Iterable[str]) -> str:
    """Return ids joined into one fact of a reason."""
    return " ".join(ids)


def nothing_to_say(option: str) -> Reason | None:
    """Return None: the default for a decision without reasons."""
    del option
    return None
