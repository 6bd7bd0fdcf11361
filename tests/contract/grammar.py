"""What is wrong with a sentence whose words were put in by a program: articles, numbers, empty slots."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from galaxy_desktop.ui.art.icons import names

PICTURES = {"cube", "slot"}
"""Signs whose label is not written in them."""
SIGNS = frozenset(names()) | {"phase", "number", "key"} | PICTURES
"""All that may stand in braces."""

NAMED = ("Ada", "Boris", "Chen", "Dina", "Emil")
"""What the players of tests are called."""

_ADJECTIVES = (
    r"(?:more|less|fewer|other|further|different|free|empty|own|new|late|VP|hand|hidden|face-down|extra|wild|"
    r"production|windfall|military|civil|gray|neutral|visible|top|unused|black|white|red|yellow|blue|green|"
    r"purple|brown|spare|alien|rebel|uplift|imperium|explore|income|terraforming|chromosome|starred|adjacent|"
    r"[A-Z][\w-]*|‹[^›]*›)"
)
_PLURALS = (
    r"(?:goods|cards|tiles|dice|worlds|developments|cubes|chips|colonists|rounds|powers|players|seats|icons|"
    r"kinds|credits|disks|bases|planets|systems|projects|routes|symbols|workers|moves|choices|games|turns|"
    r"tokens|spaces|slots|rewards|actions|phases|options|discards|settlers|colonies|explorers|developers|producers|shippers|goals|stacks|signs|times|"
    r"points|squares|places|agendas|conflicts|empires|words|steps|homes|tableaus|decks|types|losses|VPs)"
)
_SINGULARS = (
    r"(?:good|card|tile|die|world|development|cube|chip|colonist|round|power|player|seat|icon|kind|credit|"
    r"disk|base|planet|system|project|route|symbol|worker|move|choice|game|turn|token|space|slot|reward|"
    r"action|phase|option|discard|settler|colony|goal|stack|sign|time|point|square|agenda|conflict|empire)"
)
EDGE = "\0"
"""What stands before and after a sentence when it is looked at, so that many are looked at together."""
_NUMBER_WORDS = "two three four five six seven eight nine ten eleven twelve"
_WORD = r"(?<=\b.)"
"""A word begins with the letter before."""
_CLAUSE = r"(?:(?<=\0.)|(?<=[.:;,!?(] .)|(?<=\(.)|(?<=\b[Tt]hen .))"
"""A clause begins with the letter before."""
_COUNTS = r"(?<![\d.,/+−-].)(?<!cost .)(?<!Round .)(?<!space .)"
"""The number whose first figure stands before says how many there are."""
_OTHERS_VERBS = (
    r"(?:is|was|has|does|wins|draws|gets|pays|sells|spends|discards|places|takes|keeps|looks|says|conquers|"
    r"settles|develops|chooses|selects|plays|loses|gains|produces|consumes|goes|puts|recruits|ships|moves|"
    r"gives|turns|names|scores|needs|holds|builds|makes|leaves|completes|assigns|receives|begins|starts|steals|"
    r"skips|swaps|returns)"
)
_PLAIN_VERBS = (
    r"(?:are|were|have|do|win|draw|get|pay|sell|spend|discard|place|take|keep|look|say|conquer|settle|develop|"
    r"choose|select|play|lose|gain|produce|consume|go|put|recruit|ship|move|give|turn|name|score|need|hold|"
    r"build|make|leave|complete|assign|receive|begin|start|steal|skip|swap|return)"
)
_NOT_TWICE = r"(?!(?<=[Tt])(?i:hat)\b|(?<=[Hh])(?i:ad)\b)"

_CONSONANT_SOUND = re.compile(r"(?:one|once|uni(?![nm])|us(?:e|ual|ing)|eu|ut[ei]|ubi)", re.IGNORECASE)
_VOWEL_SOUND = re.compile(r"(?:hour|honest|honou?r|heir)", re.IGNORECASE)
_NUMBER_WITH_VOWEL = re.compile(r"(?:8\d*|11|18)\b")
_SPELLED = re.compile(r"[A-Z](?![a-z])[A-Z0-9]*\b")


def _any(where: str, *words: str) -> str:
    """Any of some words of which `where` holds: looked for by their first letters, as that is quick.

    A first letter in brackets is any of those.
    """
    parts = [re.fullmatch(r"(\[[^]]*\]|.)(.*)", word) for word in words]
    heads = "".join(sorted({part[1].strip("[]") for part in parts if part}))
    rests = "|".join(f"(?<={part[1]}){part[2]}" for part in parts if part)
    return f"[{heads}]{where}(?:{rests})"


def _rules() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Each fault with the form that betrays it, in a text without marks."""
    numbers = ("[02-9]", r"[1-9]\d+", *_NUMBER_WORDS.split())
    adjectives = rf"(?: {_ADJECTIVES})*"

    def one(where: str = _WORD) -> str:
        return _any(where, "1", "one") + adjectives

    def several(where: str = _WORD) -> str:
        return _any(where + _COUNTS, *numbers) + adjectives

    of_ours = r"of (?:your|their|the) \w+"
    not_all = r"(?<!all of you)(?<!each of you)(?<!both of you)(?<!one of you)"
    are, is_ = (
        r"(?:are|were|have|do|end|go|come|move|stay|lie)",
        r"(?:is|was|has|ends|goes|comes|moves|stays|lies)",
    )
    for_one = ("[Aa](?i:n?)", "[Ee](?i:ach)", "[Ee](?i:very)", "[Aa](?i:nother)")
    two_marks = r"[,;:.!?](?:(?<!\.\.)(?<!td\.)[,;:](?!\w)|(?<=[,;:])\.|(?<=\.)(?<!\.\.)\.(?!\.))"
    forms = {
        "a plural after 1": rf"1{_WORD}(?<!and .){adjectives} {_PLURALS}\b",
        "a singular after several": rf"{several()} {_SINGULARS}\b(?!['’-]| {_PLURALS}\b)",
        "a plural after a word for one": rf"{_any(_WORD, *for_one)}{adjectives} {_PLURALS}\b",
        "one is, not are": rf"{one(_CLAUSE)} (?:{_SINGULARS} )?{are}\b",
        "one of ours is, not are": rf"{one()} {of_ours} {are}\b",
        "several are, not is": rf"{several(_CLAUSE)} (?:{_PLURALS} )?{is_}\b",
        "several of ours are, not is": rf"{_any(_WORD, *numbers)} {of_ours} {is_}\b",
        "one thing called them": rf"{one()} {_SINGULARS},? (?:and|or|then) (?:\w+ ){{1,2}}(?:them|they)\b",
        "several things called it": rf"{several()} {_PLURALS},? (?:and|or|then) \w+ it\b",
        "you with the verb of another": rf"[Yy]{_WORD}ou {_OTHERS_VERBS}\b",
        "they with the verb of one": rf"{_any(_WORD, '[Tt]hey', '[Ww]e')} {_OTHERS_VERBS}\b",
        "a name with the verb of you": rf"{_any(_CLAUSE, *NAMED)} {_PLAIN_VERBS}\b",
        "one player with the verb of many": (
            _any(_WORD, r"[Pp]layer \d", "[Nn]obody", "[Nn]o one", "opponent", "rival")
            + r" (?:have|are|do|take|draw|gain|lose|keep|place|put|win)\b"
        ),
        "an article after your": rf"[Yy]{_WORD}our (?:all|the|your|an?)\b",
        "you that belongs": _any(_WORD, r"you['’]s\b", rf"of you(?=[.,;:)\0]|\n\0){not_all}"),
        "a word twice": rf"([A-Za-z]{_WORD}{_NOT_TWICE}[A-Za-z]*) (?i:\1)\b",
        "two spaces": r"  |\t",
        "a space at the edge": r" (?:(?<=\0.)|(?<=\n.)|(?=[\n\0]))",
        "a space before a point or comma": r" (?:[,;:!)]|\?(?! VP)|\.(?!\d))",
        "a space after a bracket": r"\( ",
        "nothing in brackets": r"\(\)",
        "two points or commas": two_marks,
        "begins with a point or comma": r"\0[.,;:!?)]",
        "nothing after a word that asks for more": r"\b(?:the|an|your|their|its|and|or)(?:[.,;:)\0]|\n\0)",
        "a small letter after a full stop": r"[.!?] [a-z](?<=[a-z0-9)›]...)(?<!\bvs...)(?<!td...)",
        "no space after a full stop": r"[.!?](?=[A-Za-z])(?<=[a-z0-9)›].)",
        "a name out of the code": r"\b[a-z]+_[a-z_]+\b|\b[a-z]+[:/]\d|\b(?:None|True|False)\b",
        "braces left": r"[{}]",
    }
    for fault, form in forms.items():
        yield fault, re.compile(form)


RULES = tuple(_rules())
_ASIDE = re.compile(r"\([^()]*\)|\b[IV]+: |(?<=Consume): (?=Trade|2×)|(?<=Explore): (?=\+)")
"""What is in brackets, and the colons of names: their numerals, those printed on cards of actions."""
_SECOND_COLON = re.compile(r": [^.!?\n]*: ")
_ARTICLE = re.compile(r"(?<!letter )\b([Aa]n?) (?=[\w‹$])(\S+)")


@cache
def faults_of(sentence: str) -> tuple[str, ...]:
    """What is wrong with a sentence of ours, a line each; empty where nothing is."""
    text = spoken(sentence)
    edged = f"{EDGE}{text}{EDGE}"
    found = [fault for fault, form in RULES if form.search(edged)]
    return (*found, *_article_faults(text), *_mark_faults(sentence))


SOUND: set[str] = set()
"""Sentences in which nothing was wrong."""


def are_sound(sentences: Iterable[str]) -> bool:
    """Whether nothing is wrong with any of them: one look at all takes two thirds of the time."""
    if any(map(_mark_faults, sentences)):
        return False
    whole = EDGE.join(("", *map(spoken, sentences), ""))
    return not any(form.search(whole) for _fault, form in RULES) and not _article_faults(whole)


def complaints(sentences: Iterable[str]) -> str:
    """Each sentence with a fault, and what is wrong with it, in a line each; empty where all are right."""
    lines = {*filter(None, sentences)} - SOUND
    if are_sound(lines):
        SOUND.update(lines)
        return ""
    told = {line: faults_of(line) for line in lines}
    return "\n".join(f"{line!r}: {', '.join(faults)}" for line, faults in told.items() if faults)


def with_two_colons(sentences: Iterable[str]) -> list[str]:
    """Texts with a sentence of two colons, as of a power told after a phase that names itself."""
    return sorted(text for text in {*sentences} if _SECOND_COLON.search(_ASIDE.sub("", spoken(text))))


def check(said: Iterable[str]) -> None:
    """Something was said, and nothing of it is wrong."""
    lines = set(said)
    assert lines
    wrong = complaints(lines)
    assert not wrong, wrong


def spoken(sentence: str) -> str:
    """The sentence without marks; a sign becomes a word in ‹›, and `points` with a number its VP."""
    text = re.sub(r"\\(.)", r"\1", sentence) if "\\" in sentence else sentence
    text = re.sub(r"\*\*|\[/\]|\[#?[a-z0-9_]+\]", "", text)
    text = re.sub(r"\{points:([^{}]*)\}", r"\1 VP", text)
    return re.sub(r"\{([a-z0-9_]+)(?::([^{}]*))?\}", _as_word, text)


def _as_word(found: re.Match[str]) -> str:
    name, label = found[1], found[2]
    if name not in SIGNS:
        return found[0]
    if label and name not in PICTURES:
        return label
    return f"‹{'-'.join(filter(None, (name, label))).replace('_', '-')}›"


def _article_faults(text: str) -> list[str]:
    return [
        f"{article} {word}"
        for article, word in _ARTICLE.findall(text)
        if (article.lower() == "an") != sounds_open(word.strip("‹›“”\"'("))
    ]


def sounds_open(word: str) -> bool:
    """Whether a word begins with the sound of a vowel, so that "an" stands before it."""
    if word[0].isdigit():
        return bool(_NUMBER_WITH_VOWEL.match(word))
    if _SPELLED.match(word):
        return word[0] in "AEFHILMNORSX"
    if _VOWEL_SOUND.match(word):
        return True
    return word[0].lower() in "aeiou" and not _CONSONANT_SOUND.match(word)


def _mark_faults(sentence: str) -> list[str]:
    found = []
    if sentence.count("**") % 2:
        found.append("a bold mark left open")
    if "****" in sentence:
        found.append("nothing between bold marks")
    return found
