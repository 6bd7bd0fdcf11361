"""Sitters at the table in words: names, levels, and the styles of computer players."""

from collections.abc import Sequence

from galaxy_desktop.ai.styles import Style
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.games import find_styles
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.seats import Bot, Occupant, Table
from galaxy_desktop.presenter.levels import computer_name, level_name, seat_words
from galaxy_desktop.presenter.shown import Sitter


def sitter_of(game: str, occupant: Occupant, *, over: bool) -> Sitter:
    """Return an occupant as the table shows it; only once the game is `over`, what a bot was after."""
    if not isinstance(occupant, Bot):
        return Sitter(occupant.called, "")
    if occupant.took_over is not None:
        return Sitter(occupant.called, seat_words(occupant.level, resigned=True))
    style = _style_of(game, occupant)
    if style is None:
        return Sitter(occupant.called, computer_name(occupant.level))
    level = _("{level} · {style}").format(level=level_name(occupant.level), style=style.name.read())
    return Sitter(occupant.called, level, _aim(occupant, style) if over else "")


def small_sitters(seats: Sequence[Occupant]) -> tuple[Sitter, ...]:
    """Return occupants for a small picture of the table: their levels in few words, no styles."""
    return tuple(Sitter(one.called, level_name(one.level) if isinstance(one, Bot) else "") for one in seats)


def who_sits(occupant: Occupant) -> str:
    """Return in a few words who sits on a seat: a person, a bot of a level, or one that took over."""
    if not isinstance(occupant, Bot):
        return seat_words("", resigned=False)
    return seat_words(occupant.level, resigned=occupant.took_over is not None)


def aims(table: Table) -> tuple[str, ...]:
    """Return a sentence for each bot with a style, of what it was after."""
    known = [(one, _style_of(table.game, one)) for one in table.seats if isinstance(one, Bot)]
    return tuple([_aim(one, style) for one, style in known if style is not None])


def _style_of(game: str, bot: Bot) -> Style | None:
    return find_styles(game).get(bot.style) if bot.style else None


def _aim(bot: Bot, style: Style) -> str:
    return style.aim.read().format(name=f"**{escape(bot.called)}**")
