"""What the grammar of every sentence is held to."""

import re

NAMES = ["Ada", "Boris", "Chen", "Dina", "Emil"]
NOUNS = {
    "good": "goods",
    "world": "worlds",
    "colonist": "colonists",
    "development": "developments",
    "power": "powers",
    "goal": "goals",
    "space": "spaces",
    "tile": "tiles",
    "way": "ways",
    "time": "times",
    "colony": "colonies",
    "credit": "credits",
    "point": "points",
}
ONE, MANY = "|".join(NOUNS), "|".join(NOUNS.values())
BETWEEN = r"(?:(?!(?:and|or|of|with|for|that|to|you|in|is|are|against|every|each)\b)[A-Za-z-]+ ){0,4}"
"""Adjectives between a number and its noun."""
VOWEL = r"[aeioAEIO]|[uU](?!ni|su)"
RULES = {
    "an before a vowel": rf"\b[Aa] (?:{VOWEL})",
    "a before a consonant": rf"\b[Aa]n (?!{VOWEL}|\d|hour)",
    "one of many": rf"(?<![$\d.,/–-])\b1 {BETWEEN}(?:{MANY})\b",
    "many of one": rf"(?<![$\d.,/-])\b(?:0|[2-9]|\d\d+) {BETWEEN}(?:{ONE})\b(?! (?:in|to) each)",
    "verb of one": rf"(?<![$\d.,/-])\b1 {BETWEEN}(?:{ONE}) (?:are|have|lie|go|move|stay|were)\b",
    "verb of many": rf"(?<!of your )\b(?:0|[2-9]|\d\d+) {BETWEEN}(?:{MANY}) (?:is|has|lies|goes|moves|was)\b",
    "verb of money": r"\$\d+ (?:are|lie|have|go|were)\b",
    "verb of you": r"\b[Yy]ou (?:has|is|was|gains|plays|takes|keeps|sells|draws)\b",
    "verb of a name": rf"\b(?:{'|'.join(NAMES)}) (?:have|are|gain|take|keep|sell|draw|lose|replace|pay)\b",
    "twice the same word": r"\b([A-Za-z]+) \1\b",
    "a gap": r"  | [.,;:)]|\(\s*\)|\( |\.\.|,,",
    "a blank that was left": r"[{}]",
}


def spoken(text: str) -> str:
    """A text without its marks; the signs in it are not spoken."""
    return re.sub(r"\s*\{[a-z_]+(:[^}]*)?\}", "", text).replace("**", "")


def faults(text: str) -> list[str]:
    """The rules that a text breaks."""
    said = spoken(text)
    return [f"{rule}: {said!r}" for rule, form in RULES.items() if re.search(form, said)]
