"""Numbers and names that are filled into the sentences of Jump Drive agree with the words around them."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.games.jumpdrive import GAME, events
from galaxy_desktop.games.jumpdrive.box import cards, designs
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.painter import JumpPainter
from galaxy_desktop.games.jumpdrive.words.powers import power_text, term_text
from tests.games.wording import play
from tests.ui.jump_rig import moments
from tests.ui.painter_rig import kit_of

NOUNS = "card|chromosome|explore icon|world|development|round|discard|player"
WRONG = (
    rf"\b1 ({NOUNS})s\b",
    rf"\b(0|[2-9]|[1-9]\d+) (other )?({NOUNS})\b(?!s)",
    r"\b[Aa] [AEIOUaeio]\w+",
    r"\b[Aa]n [^AEIOUaeiou\s]\w*",
    r"\b1 (are|stay|lie|have)\b",
    r"(?<!\d )\b(cards|icons|worlds) (is|costs|stays)\b",
    r"  ",
    r"[{}]",
)


def check(text: str) -> None:
    signs = re.sub(r"\{[a-z_]+(:([^}]*))?\}", lambda sign: f" {sign[2] or ''} ", text)
    said = " ".join(plain(signs).split())
    for fault in WRONG:
        assert not re.search(fault, said), (fault, said)


def powers() -> Iterator[str]:
    for design in designs().values():
        for number in (1, 2, 3):
            for power in design.powers:
                yield power_text(replace(power, amount=number, discount=number, max=number))
            for term in (*design.vp_terms, *design.income_terms):
                yield term_text(design, replace(term, amount=number), "VP")


def reasons() -> Iterator[str]:
    card, other = "gem_world", "drop_ships"
    for needs in (1, 2, 5):
        for has in range(needs):
            short = needs - has
            facts = {"needs": needs, "has": has, "short": short}
            yield GAME.words.reason(because("cards_short", card=card, **facts))
            yield GAME.words.reason(because("military_short", card=card, **facts))
            yield GAME.words.reason(because("together_short", cards=f"{card} {other}", **facts))
        yield GAME.words.reason(because("paid", number=needs))
        yield GAME.words.reason(because("at_limit", card=card, most=needs))


def log() -> Iterator[str]:
    for names in (("gem_world",), ("gem_world", "drop_ships")):
        for viewer in (0, 1):
            for event in (
                events.CardsDrawn(0, names, "explore"),
                events.CardsDrawn(0, names, "deal"),
                events.CardsDiscarded(0, names, "limit"),
                events.BuildPaid(0, names),
                events.Explored(0, len(names), len(names)),
                events.Scored(0, len(names), len(names), 9, ()),
            ):
                yield GAME.words.event(event, ["Ada", "Vega"], viewer)


def test_sentences_of_powers_agree_with_every_number() -> None:
    for text in powers():
        check(text)


def test_reasons_agree_with_every_number() -> None:
    for text in reasons():
        check(text)


def test_lines_of_the_log_agree_with_every_number() -> None:
    for text in log():
        check(text)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_questions_and_explanations_agree_in_a_random_game(seats: int) -> None:
    for number, (g, seat, decision) in enumerate(play(GAME, seats, {}, seats)):
        if decision.topic == "over" or number % 3:
            continue
        view = GAME.view(g, seat)
        for made in ((), decision.options()[:1]):
            ask = GAME.words.ask(view, decision, made)
            for text in (ask.head, ask.line, ask.primary, ask.second):
                check(text)
        for card in [*g.players[seat].hand, *g.players[0].empire]:
            if card in cards():
                for line in GAME.words.explain(view, card):
                    check(line.text)


def test_tooltips_of_the_table_agree() -> None:
    painter = JumpPainter(kit_of((1280, 720)), GAME)
    for shown in moments().values():
        painter.show(shown)
        assert isinstance(painter.laid, Board)
        for item in painter.items():
            check(item.tip)
