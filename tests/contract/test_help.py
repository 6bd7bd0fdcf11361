"""The pages of every game hold together: links, terms, cards, and what leads to a page from a table."""

from collections.abc import Iterator
from typing import Any

import pytest

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.help import HelpPage
from galaxy_desktop.engine.markup import parse, plain
from tests.contract.walk import GAMES, Table, steps, tables_in_turn, view_texts

FIRST, INDEX = "first_game", "index"
BETWEEN = 29
"""Answers from one look at everything to the next."""
EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def names(game: Any) -> set[str]:
    return {page.name for page in game.words.rules()}


def links(page: HelpPage) -> set[str]:
    return {part.link for part in parse(page.text) if part.link}


@EACH_GAME
def test_pages_have_names_of_their_own_and_the_first_game_comes_first(game: Any) -> None:
    pages = [page.name for page in game.words.rules()]
    assert len(set(pages)) == len(pages)
    assert all(pages)
    assert INDEX not in pages
    assert FIRST not in pages[1:]


@EACH_GAME
def test_every_link_leads_to_another_page(game: Any) -> None:
    for page in game.words.rules():
        assert links(page) <= names(game) - {page.name} | {INDEX}, page.name
        assert page.text.count("[#") == page.text.count("[/]"), page.name


@EACH_GAME
def test_every_term_is_there_once_and_explained_on_its_page(game: Any) -> None:
    texts = {page.name: plain(page.text).casefold() for page in game.words.rules()}
    terms = game.words.terms()
    words = [term.word.read().casefold() for term in terms]
    assert words == sorted(set(words))
    assert len(terms) >= len(texts)
    for word, term in zip(words, terms, strict=True):
        assert word in texts[term.page], word


@EACH_GAME
def test_every_row_of_cards_has_its_group_and_every_card_a_name(game: Any) -> None:
    for page in game.words.rules():
        rows = [line for line in page.text.split("\n") if line.strip() == "="]
        assert len(rows) == len(page.cards), page.name
        for card in (card for group in page.cards for card in group):
            assert game.words.item(card) not in ("", card)


def pages_led_to(table: Table) -> Iterator[str]:
    """The pages of reasons, of the inspector and of phases, in a game by chance."""
    words, g = table.game.words, table.deal()
    for number, (seat, decision, _answer) in enumerate(steps(g, table.seed)):
        view = table.game.view(g, seat)
        yield words.page(view)
        if number % BETWEEN:
            continue
        for thing in sorted({*view_texts(table.game, g, seat)} - {HIDDEN, ""}):
            yield from (line.page for line in words.explain(view, thing))
            if (reason := decision.why_not(thing)) is not None:
                yield words.reason_page(reason)


@pytest.mark.parametrize("table", tables_in_turn(), ids=str)
def test_what_leads_to_a_page_from_a_table_leads_to_one_that_is_there(table: Table) -> None:
    assert set(pages_led_to(table)) <= names(table.game) | {""}
