"""Every sentence that a game can say in German and French is pointed as these languages point sentences."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from galaxy_desktop import language
from tests.contract.grammar import spoken
from tests.contract.test_grammar import said_in
from tests.contract.walk import GAMES, Table, fewest_and_most
from tests.each import each

BOTH = {
    "two points": r"(?<!\.)\.\.(?!\.)|,,|[;:,][.;:]",
    "two spaces": r"  ",
    "nothing in brackets": r"\( ?\)",
    "a space before a point": r" [.,;)]",
    "a space after a bracket": r"\( ",
    "braces left": r"[{}]",
}
"""Faults of a sentence in any language, with the forms that betray them."""
ONE, SEVERAL = r"(?<![\d,.+−–-])\b1", r"(?<![\d,.])\b(?:[2-9]|\d\d+)"
OWN = {
    "de": {
        "a space before a colon": r"\s[:;!?]",
        "a plural after 1": rf"{ONE} (?:Karten|Güter|Welten|Kolonien|Entwicklungen|Fähigkeiten)\b",
        "one thing after several": rf"{SEVERAL} (?:Karte|Gut|Welt|Kolonie|Entwicklung|Fähigkeit)\b",
        "you with the verb of another": r"\b[Dd]u (?:hat|ist|wird|zieht|wirft|legt|erhält|nimmt|wählt)\b",
    },
    "fr": {
        "no narrow space before a colon": r"[^\s\u202f][:;!?](?=\s|$)|[ \u00a0][:;!?](?=\s|$)",
        "a vowel not elided": r"(?<!-)\b(?:[Dd]e|[Qq]ue|[LlNnSs]e|[Ll]a) (?!onz|un\b)[aeiouéèêAEIOUÉ]",
        "an article not drawn together": r"\b(?:de les?|à les?) (?!conquérir|poser|coloniser)",
        "several after 1": rf"{ONE} (?:cartes|ressources|mondes|colonies|tuiles|cubes|bases)\b",
        "one thing after several": rf"{SEVERAL} (?:carte|ressource|monde|tuile|cube|colon|base)\b",
    },
}
"""Faults of a sentence in one language."""
NAMES = re.compile(r"Galactic Survey: SETI|\bU?lte?d\.(?= )|\? [PS][PV]")
"""Printed names with marks of their own, and VP that are open."""

WRONG = (
    ("de", "Du vollendest **Deep Space Symbionts, Ltd.**. Würfel: 3."),
    ("de", "Du wirfst 1 Karten ab."),
    ("de", "Du ziehst 3 Karte."),
    ("de", "Du zieht 3 Karten."),
    ("de", "Bonus : du."),
    ("de", "Du zahlst () und  ziehst."),
    ("fr", "Bonus: toi."),
    ("fr", "Bonus : toi."),
    ("fr", "Empire de Ada"),
    ("fr", "Tu ne a rien."),
    ("fr", "Tu pioches 1 cartes."),
    ("fr", "Tu pioches 3 carte."),
    ("fr", "Les pouvoirs de les mondes."),
)
RIGHT = (
    ("de", "Du ziehst 1 Karte und 3 Karten (Galactic Survey: SETI)."),
    ("de", "Unter 7 Karten: 1,5 Welten; 12 Güter …"),
    ("fr", "Tu pioches 1 carte et 3 cartes\u202f: elles sont à toi."),
    ("fr", "Au lieu de le conquérir, tu développes Galactic Survey: SETI."),
)


def faults_in(code: str, sentence: str) -> list[str]:
    """Name all that is wrong with a sentence in one of the languages."""
    text = NAMES.sub("X", spoken(sentence))
    text = re.sub(r"\s*‹[^›]*›", "", text)
    return [fault for fault, form in {**BOTH, **OWN[code]}.items() if re.search(form, text)]


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    language.use()


@each(WRONG)
def test_a_wrong_sentence_is_noticed(code: str, sentence: str) -> None:
    assert faults_in(code, sentence)


@each(RIGHT)
def test_a_right_sentence_passes(code: str, sentence: str) -> None:
    assert not faults_in(code, sentence)


@pytest.mark.slow
@pytest.mark.parametrize("code", OWN)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_sentence_of_a_game_by_chance_is_well_pointed(game: Any, code: str) -> None:
    language.use(code)
    said = {*said_in(Table(game, fewest_and_most(game)[1], {}, 1))}
    wrong = {sentence: faults for sentence in said if (faults := faults_in(code, sentence))}
    assert not wrong
