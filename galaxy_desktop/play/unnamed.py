"""Names of seats that have none of their own: written in one form, shown in the language in use."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.language import N_, Message

UNNAMED = "You"
"""Name that is written for the person of a table who has set none."""
_MOST = 8
_FORMS: Mapping[str, tuple[Message, int]] = {
    UNNAMED: (N_("You"), 0),
    **{f"Player {n}": (N_("Player {number}"), n) for n in range(1, _MOST + 1)},
    **{f"Computer {n}": (N_("Computer {number}"), n) for n in range(1, _MOST + 1)},
}
"""Text and number of each name that is not one's own, as it is written."""


def guest(seat: int) -> str:
    """Return the name that is written for a person without one at a table of several."""
    return f"Player {seat + 1}"


def spare(seat: int) -> str:
    """Return the name that is written for a computer player once all others are taken."""
    return f"Computer {seat + 1}"


def called(name: str) -> str:
    """Return a written name as it is shown now."""
    known = _FORMS.get(name)
    return name if known is None else known[0].read().format(number=known[1])


def called_by(names: Sequence[str], viewer: int | None) -> tuple[str, ...]:
    """Return written names by seat as they are shown to a viewer, to whom nobody else is "You"."""
    shown = [guest(seat) if name == UNNAMED and seat != viewer else name for seat, name in enumerate(names)]
    return tuple(map(called, shown))


def written(name: str) -> str:
    """Return a name that is shown or typed as it is to be written."""
    plain = name.strip()
    shown = {message.read().format(number=number): form for form, (message, number) in _FORMS.items()}
    return shown.get(plain, plain)


def written_like(text: str) -> tuple[str, ...]:
    """Return the written forms of the names, not one's own, that are shown with a text in them."""
    part = text.strip().casefold()
    return tuple(form for form in _FORMS if part in called(form).casefold())
