"""Words for settings: their values, and the last change."""

from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import percent
from galaxy_desktop.play.turns import Curtains
from galaxy_desktop.system_language import system_languages
from galaxy_desktop.translation import best_of, languages
from galaxy_desktop.ui.settings import TEXT_STEPS, Settings, Speed


def language_choices() -> list[tuple[str, str]]:
    """Return the codes of all languages with their own names, first that of the system."""
    known = languages()
    system = _("System ({language})").format(language=known[best_of(system_languages())])
    return [("", system), *known.items()]


def speed_choices() -> list[tuple[Speed, str]]:
    """Return the speeds with their labels."""
    return [("calm", _("Slow")), ("normal", _("Normal")), ("fast", _("Fast")), ("instant", _("Instant"))]


def curtain_choices() -> list[tuple[Curtains, str]]:
    """Return when a curtain covers the screen between players, with labels."""
    return [("always", _("Always")), ("needed", _("When needed")), ("never", _("Never"))]


def curtain_words(curtains: Curtains) -> str:
    """Return the sentence that explains when the curtain covers the screen."""
    return {
        "always": _("A curtain hides the screen each time another player takes over."),
        "needed": _(
            "A curtain hides the screen only when cards or choices are secret, or the next player has a PIN."
        ),
        "never": _("No curtain, even if a player has a PIN: you trust each other not to look."),
    }[curtains]


def text_choices() -> list[tuple[float, str]]:
    """Return the text sizes with their labels in percent."""
    return [(step, percent(step)) for step in TEXT_STEPS]


def changed_setting(before: Settings, after: Settings) -> str:
    """Return the name of the one setting that has changed; empty if none or several have."""
    changed = [name for name in Settings._fields if getattr(before, name) != getattr(after, name)]
    return changed[0] if len(changed) == 1 else ""


def setting_words(before: Settings, after: Settings) -> str:
    """Return a sentence about a change of settings."""
    name = changed_setting(before, after)
    return _sentence(name, after) if name else _("Several settings changed")


def _sentence(name: str, now: Settings) -> str:
    """Return a sentence with a setting and its new value."""
    value = getattr(now, name)
    if isinstance(value, bool):
        on = _("{setting}: on") if value else _("{setting}: off")
        return on.format(setting=_names()[name])
    words = {
        "language": dict(language_choices()).get(now.language, now.language),
        "text_step": percent(now.text_step),
        "speed": dict(speed_choices())[now.speed],
        "curtains": dict(curtain_choices())[now.curtains],
        "volume": percent(now.volume / 100),
        "music_volume": percent(now.music_volume / 100),
        "player_name": now.player_name or _("blank"),
    }
    return _("{setting}: {value}").format(setting=_names()[name], value=words.get(name, str(value)))


def _names() -> dict[str, str]:
    return {
        "language": _("Language"),
        "player_name": _("Your name"),
        "text_step": _("Text size"),
        "high_contrast": _("High contrast"),
        "strong_marks": _("Letters on goods"),
        "left_handed": _("Left-handed layout"),
        "focus_line": _("Focus line"),
        "speech": _("Speech"),
        "full_screen": _("Full screen"),
        "speed": _("Animation speed"),
        "reduced_motion": _("Reduced motion"),
        "volume": _("Sound volume"),
        "mute": _("Mute"),
        "music": _("Music"),
        "music_volume": _("Music volume"),
        "confirm_undo": _("Confirm undo after a reveal"),
        "ask_rare": _("Ask about rarely used steps"),
        "hold_to_uncover": _("Hold to reveal"),
        "curtains": _("Curtain"),
        "tips": _("First-time tips"),
    }
