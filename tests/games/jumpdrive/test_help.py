"""The help covers the rulebook, its links and lines lead somewhere, and its figures are those of the box."""

import re
from collections.abc import Iterator

from galaxy_desktop.engine.help import HelpPage
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.wording import Cases, Row
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import cards, figures, help_cards, preset_hands
from galaxy_desktop.games.jumpdrive.campaign import goals
from galaxy_desktop.games.jumpdrive.words.powers import POWERS, power_page
from galaxy_desktop.games.jumpdrive.words.reasons import SENTENCES
from tests.each import each
from tests.games.wording import check_text, play

WORDS = GAME.words
PAGES: dict[str, HelpPage] = {page.name: page for page in WORDS.rules()}
LINK = re.compile(r"\[#([a-z_]+)\]([^\[\]]+)\[/\]")
PARAGRAPH = re.compile(r"(# |- |\d+\. |=$)?\S")


def said(name: str) -> str:
    """The text of a page without its marks, in small letters."""
    text = LINK.sub(r"\2", PAGES[name].text)
    return re.sub(r"\*\*", "", text).lower()


SECTIONS = [
    ("Overview of a round", "1", "round", ("secretly", "placed and paid for", "draws", "score", "income")),
    ("Length of a game", "1", "first_game", ("6 or 7 rounds",)),
    ("Each player may either: 1 development", "1", "placing", ("one development", "1 less")),
    ("Each player may either: 1 world", "1", "placing", ("one world", "draw 1 card")),
    ("Each player may either: both", "1", "placing", ("full cost", "draw no card")),
    ("Each player may either: Explore", "1", "placing", ("no cards", "explore")),
    ("Hand Limit", "1", "round", ("hand limit", "discard down to 10")),
    ("Cost and payment", "1", "placing", ("discard that many cards", "discount", "below 0")),
    ("Survey Team", "1", "survey", ("once per game", "instead of a development", "costs 1")),
    ("Military worlds", "1", "military", ("red ring", "defense", "conquer", "military against some worlds")),
    ("Military and payments", "1", "military", ("may not combine",)),
    ("Contact Specialist", "2", "military", ("1 less than its defense", "alien {alien} military worlds")),
    ("Own placement", "2", "placing", ("no card helps to place itself", "already helps you place a world")),
    ("Convoys", "2", "convoys", ("colony convoy", "military convoy", "2 less", "before scoring")),
    ("Explore", "2", "explore", ("draw 2 cards more", "3 on the marker", "old or new", "grows by 2 cards")),
    ("Score VPs and Collect Income", "2", "scoring", ("for each", "with:", "one opponent", "each copy")),
    ("Game end", "2", "end", ("50 vp or more", "most vp")),
    ("Tie", "2", "end", ("cards in hand plus income", "share the victory")),
    ("Income order and reshuffling", "2", "deck", ("most vp draws first", "closest clockwise", "new deck")),
    ("Basic Strategy", "2", "first_game", ("rounds 1 to 3", "cheap cards", "round 4")),
    ("Basic Strategy: Survey Team", "2", "survey", ("place it early", "explore")),
    ("Solitaire Rules", "2", "solitaire", ("7 rounds", "depends on opponents", "equals the round number")),
    ("Campaign", "2", "campaign", ("4 solitaire games", "check off 1 open goal", "choose one", "lose")),
    ("Setup", "", "setup", ("dealt 7 cards", "keeps 5", "survey team", "preset hands")),
    ("War Propaganda (card)", "", "propaganda", ("empire with the most", "on a tie", "before each scoring")),
    ("Trade Pact (card)", "", "propaganda", ("contact specialist", "only 1 trade pact")),
    ("Card layout and icons", "", "reading", ("upper left", "upper right", "bottom", "gray")),
    ("Card layout and icons", "", "icons", ("military", "explore icon", "chromosome", "keyword")),
]
"""Each section of the rulebook: its subject, its page, the page of the help, and what that page says."""


@each(SECTIONS)
def test_each_section_of_the_rulebook_is_covered(
    section: str, number: str, name: str, key: tuple[str, ...]
) -> None:
    for words in key:
        assert words in said(name), (section, number, words)


def test_every_page_but_the_mistakes_covers_a_section() -> None:
    assert PAGES.keys() - {name for _section, _number, name, _key in SECTIONS} == {"mistakes"}


def test_the_first_page_is_for_beginners_and_the_last_for_mistakes() -> None:
    names = list(PAGES)
    assert (names[0], names[-1]) == ("first_game", "mistakes")
    assert PAGES["first_game"].title.read() == "Your first game in two minutes"
    assert PAGES["mistakes"].title.read() == "Common mistakes"
    assert len(said("first_game").split()) <= 170


@each(PAGES)
def test_the_marks_of_a_page_are_right(name: str) -> None:
    page = PAGES[name]
    assert "[" not in LINK.sub("", page.text)
    check_text(LINK.sub(r"\2", page.text))
    for paragraph in page.paragraphs:
        assert PARAGRAPH.match(paragraph.one), paragraph
    assert not any(f"{{{name}}}" in page.text for name in page.values)


def test_every_page_about_a_rule_is_reached_from_another() -> None:
    linked = {target for page in PAGES.values() for target, _words in LINK.findall(page.text)}
    assert PAGES.keys() - linked == {"first_game", "setup", "mistakes"}


def test_the_cards_of_a_page_are_those_of_the_data() -> None:
    drawn = {name: page.cards for name, page in PAGES.items() if page.cards}
    assert len(drawn) >= 3
    for name, page in PAGES.items():
        assert page.cards == help_cards(name)
        assert {card for group in page.cards for card in group} <= cards().keys()


def test_the_cards_drawn_are_what_the_text_calls_them() -> None:
    drawn = {name: [cards()[card] for card in page.cards[0]] for name, page in PAGES.items() if page.cards}
    reading = [(card.is_world, card.is_military) for card in drawn["reading"]]
    assert reading == [(False, False), (True, False), (True, True)]
    helper, world = drawn["placing"]
    assert {power.code for power in helper.powers} == {"discount"}
    assert world.is_world
    assert not world.is_military
    strong, target, contact = drawn["military"]
    assert strong.military
    assert target.is_military
    assert "pay_for_conquest" in {power.code for power in contact.powers}
    assert all(card.vp_bonuses or card.income_bonuses for card in drawn["scoring"])
    assert len(drawn["scoring"]) == 3


def test_figures_of_the_pages_are_those_of_the_box() -> None:
    box = figures()
    assert f"dealt {box.deal} cards, keeps {box.keep}" in said("setup")
    assert f"other {box.deal - box.keep} face down" in said("setup")
    assert f"{len(preset_hands())} preset hands of {len(preset_hands()[0])} cards" in said("setup")
    assert f"costs {box.development_only_discount} less" in said("placing")
    assert f"draw {box.world_only_draw} card" in said("placing")
    assert f"draw {box.explore_base_draw} cards more" in said("explore")
    assert f"plus the {box.explore_marker_icons} on the marker" in said("explore")
    assert f"discard {box.explore_base_draw} fewer" in said("explore")
    assert f"down to {box.hand_limit}" in said("round")
    assert f"{box.end_vp} vp or more" in said("round")
    assert f"{box.end_vp} vp or more" in said("end")
    assert f"{box.solo_rounds} rounds" in said("solitaire")
    assert f"{len(goals())} goals" in said("campaign")
    team = next(card for card in cards().values() if card.id == "survey_team")
    assert f"costs {team.price}, or 1 less" in said("survey")
    assert f"{team.explore} {{explore}}, {team.military} {{military}}" in said("survey")


def reasons() -> Iterator[Reason]:
    for g, seat, decision in play(GAME, 3, {}, 2):
        for thing in (*g.players[seat].hand, g.team(seat)):
            if decision.topic != "over" and (reason := decision.why_not(thing)):
                yield reason


def test_every_reason_leads_to_a_page() -> None:
    assert {row.page for code in SENTENCES.rows for row in rows_of(SENTENCES.rows[code])} <= PAGES.keys()
    found = {WORDS.reason_page(reason) for reason in reasons()}
    assert found
    assert found <= PAGES.keys()


def rows_of(thing: Row | Cases[Row]) -> Iterator[Row]:
    """The rows behind conditions."""
    if isinstance(thing, Row):
        yield thing
    else:
        for each in (*(each for _test, each in thing.tests), thing.otherwise):
            yield from rows_of(each)


def test_every_line_of_the_inspector_leads_to_a_page() -> None:
    for number, (g, seat, _decision) in enumerate(play(GAME, 2, {}, 3)):
        if number % 20 == 0:
            for item in (*cards(), "military"):
                for line in WORDS.explain(GAME.view(g, seat), item):
                    assert line.page in PAGES, line


def test_every_power_leads_to_a_page() -> None:
    powers = [power for card in cards().values() for power in card.powers]
    assert {power.code for power in powers} == POWERS.rows.keys()
    assert {power_page(power) for power in powers} <= PAGES.keys()
