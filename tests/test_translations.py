"""Each translation against the English: marks, plurals, lengths, glyphs, and whole games in it."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pygame
import pytest

from galaxy_desktop import language, translation
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.words import Words
from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import COMPUTERS, Bot
from galaxy_desktop.translation import Translation, catalogue_of
from galaxy_desktop.ui.fonts import Fonts, Role
from galaxy_desktop.ui.theme import read_theme
from tests.sweep import paired

LANGUAGES = [code for code in translation.languages() if code != "en"]
GAMES = find_games()
TEMPLATE = translation.FOLDER / f"{translation.DOMAIN}.pot"
ENTRY = re.compile(
    r'^(?:msgctxt ((?:".*"\n)+))?msgid ((?:".*"\n)+)(?:msgid_plural ((?:".*"\n)+))?', re.MULTILINE
)
VALUE = re.compile(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\[#?[a-z0-9_/]+\]|%\([a-z]+\)[sd]")
"""Values and icons in braces, colours, links and their ends."""
LINES = re.compile(r"^(?:# |- |\d+\. |=$)", re.MULTILINE)
"""Marks of headings, items and steps at the start of a line."""
OTHER_LETTERS = "ĄĆĘŁŃÓŚŹŻąćęłńóśźżЁАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяёІЇЄҐіїєґ"
"""Letters of Polish, Russian and Ukrainian."""
SHORT, LONGEST, MORE = 24, 2.0, 14
"""Most letters of a label; how much longer than the English it may be, as a factor and in letters."""
SLIPS = {
    "de": r"[^\u00a0\n][%$](?=\s|$)|[^\W\d]'[^\W\d]|[”»«]|\.\.\.(?!\])|(?<![\w}])-\d",
    "fr": r"[^\u202f\n][;:!?»%$](?=\s|$)|«(?!\u202f)|[^\W\d]'[^\W\d]|[“”]|\.\.\.(?!\])|(?<![\w}])-\d"
    r"|\b(?:[Vv]otre|[Vv]os)\b|(?<!vous )\b(?![Cc]hez\b|assez\b)\w+ez\b",
}
"""What the typography of a language, or the way it speaks to the player, leaves out."""
NAMED = r"\{(?:names?|player|owner|winner|card|tile|world)\}"
"""The places at which a text takes a name, with or without a vowel in front."""
UNELIDED = re.compile(rf"\b(?:[DdNnSs]e|(?:[Jj]us|[Ll]ors|[Pp]uis)?[Qq]ue) (?:\*\*)?{NAMED}")
"""A French word that would have to lose its end in front of some names."""
ROLES: tuple[Role, ...] = ("display", "text", "card")
ANSWERS = 60
UNKNOWN = "\ue0ff"
"""A letter that no font has."""


@cache
def originals() -> dict[str, tuple[str, str]]:
    """Every text of the template with its plural, empty if it has none, by what it is known by."""
    found = ENTRY.findall(TEMPLATE.read_text(encoding="utf-8"))
    texts = [[translation.unquoted(one) if one else "" for one in texts] for texts in found]
    return {translation.key_of(one, context): (one, many) for context, one, many in texts if one}


@cache
def translated(code: str) -> Translation:
    return Translation(code, catalogue_of(code))


def said(code: str) -> Iterator[tuple[str, str, Sequence[str]]]:
    """Each text that is translated: its English singular and plural, and its forms."""
    for key, (one, many) in originals().items():
        forms = translated(code).forms(key)
        if forms and all(forms):
            yield one, many, forms


def marks(text: str) -> tuple[Counter[str], int, int]:
    """What translators keep: values and icons, bold marks, and the marks at the start of lines."""
    return Counter(VALUE.findall(text)), text.count("**"), len(LINES.findall(text))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_keeps_all_marks(code: str) -> None:
    lost = [
        form
        for one, many, forms in said(code)
        for form in forms
        if marks(form) not in (marks(one), marks(many or one))
    ]
    assert lost == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_has_a_form_for_every_number(code: str) -> None:
    known = translated(code)
    numbers = {known._form(number) for number in range(1000)}
    wrong = [one for one, many, forms in said(code) if len(forms) != (len(numbers) if many else 1)]
    assert wrong == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_labels_are_not_much_longer_than_in_english(code: str) -> None:
    long = [
        f"{one} -> {forms[0]}"
        for one, many, forms in said(code)
        if len(one) <= SHORT and not many and len(forms[0]) > max(LONGEST * len(one), len(one) + MORE)
    ]
    assert long == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_is_complete(code: str) -> None:
    assert [key for key in originals() if not all(translated(code).forms(key) or [""])] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_begin_and_end_as_in_english(code: str) -> None:
    wrong = [
        form
        for one, _many, forms in said(code)
        for form in forms
        if form != form.strip() and one == one.strip()
    ]
    assert wrong == []


@pytest.mark.parametrize("code", SLIPS)
def test_a_translation_keeps_the_typography_of_its_language(code: str) -> None:
    slip = re.compile(SLIPS[code])
    told = {form for *english, forms in said(code) for form in forms if form not in english}
    assert [form for form in told if slip.search(VALUE.sub("0", form).replace("**", ""))] == []


def test_no_french_word_would_be_elided_before_a_name() -> None:
    told = {form for *_, forms in said("fr") for form in forms}
    assert [form for form in told if UNELIDED.search(form)] == []


def missing(letters: str) -> set[tuple[str, str]]:
    """Those of the letters that a font lacks, with its role: it draws a box in their place."""
    fonts = Fonts(read_theme())
    return {
        (role, letter)
        for role in ROLES
        for weight in fonts.theme.font[role].files
        for letter in letters
        if drawn(font := fonts.font(role, weight, 16), letter) == drawn(font, UNKNOWN)
    }


def drawn(font: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, (255, 255, 255)), "RGBA")


def test_every_letter_is_in_every_font() -> None:
    letters = {letter for code in LANGUAGES for _one, _many, forms in said(code) for letter in "".join(forms)}
    letters |= {*OTHER_LETTERS, *"".join(translation.languages().values())}
    assert missing("".join(letters - {"\n"})) == set()
    assert {letter for _role, letter in missing("a中あ한ع")} == set("中あ한ع")


class Asked(Translation):
    """The translation, and every text that it was asked for in vain: it has no words, or no entry at all."""

    def __init__(self, code: str) -> None:
        super().__init__(code, catalogue_of(code))
        self.lacks: set[str] = set()

    def _said(self, key: str, number: int) -> str:
        found = super()._said(key, number)
        if key and not found:
            self.lacks.add(key)
        return found


@pytest.mark.parametrize(("game", "code"), paired([*GAMES], LANGUAGES))
def test_a_game_is_told_in_the_language(game: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(code)
    with monkeypatch.context() as patch:
        patch.setattr(language, "_catalogue", lambda _code: asked)
        language.use(code)
    bus = CommandBus(GAMES)
    seats = GAMES[game].seats[-1]
    bus.do(NewGame(game, tuple(Bot("easy", name) for name in COMPUTERS[:seats]), {}, 7))
    tell_once(GAMES[game])
    play(bus, GAMES[game].words)
    bus.log(0)
    bus.log(None)
    assert asked.lacks - {*originals()} == set()  # those without words are told by the test above


def tell_once(game: Game[Any]) -> None:
    """Say everything of a game that needs no state."""
    words, title = game.words, game.title
    for option in game.options:
        words.table_option(option.name)
        for choice in option.choices:
            words.choice(option.name, choice)
    for tell in (words.rules, words.terms, title.tagline, title.pitch, words.about, words.tie_break):
        tell()
    for end in game.ends:
        words.ended_by(end)


def play(bus: CommandBus, words: Words) -> None:
    """Play by chance, and say what is asked, what may be chosen and why not what could be chosen before."""
    dice, offered = Dice(3), set[str]()
    for _answer in range(ANSWERS):
        if bus.is_over():
            return
        seat = bus.awaited()[0]
        decision, view = bus.ask(seat), bus.view(seat)
        assert decision is not None
        words.ask(view, decision, ())
        words.notice(view, [seat.name for seat in bus.table().seats])
        words.phase(bus.moment().phase)
        for option in decision.options():
            words.option(view, decision, option)
        for option in offered.difference(decision.options()):
            if (reason := decision.why_not(option)) is not None:
                words.reason(reason)
        offered.update(decision.options())
        bus.do(GiveAnswer(seat, decision.sample(dice)))


def test_nothing_goes_anywhere_but_a_player_first_or_last() -> None:
    """Things have no will: they move, return, or are placed."""
    going = re.compile(r"\b(?:go|goes)\b(?! (?:first|last|on|back|online))[^.]*", re.IGNORECASE)
    assert [found.group() for one, _many in originals().values() for found in going.finditer(one)] == []
