"""What is written on tables and in the list of icons is true in rare positions, and in every game."""

from dataclasses import replace

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games import find_games
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.plans import development_price
from galaxy_desktop.games.jumpdrive.state import Player
from galaxy_desktop.games.jumpdrive.table import PAINTER
from galaxy_desktop.games.jumpdrive.table.round_frame import invitation
from galaxy_desktop.games.race.box import designs
from galaxy_desktop.games.race.table.signs_of_power import parts_of
from galaxy_desktop.games.roll.stock import gain_chips
from galaxy_desktop.games.roll.table.choices import end_lines
from galaxy_desktop.ui.art.signs import good_token
from galaxy_desktop.ui.help.legend import legend, signs_used
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.tabletop.parts import Sign
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.games.jumpdrive.tables import builder, holding, table
from tests.games.roll import laid
from tests.ui.jump_rig import moment
from tests.ui.kits import fresh_kit_of
from tests.ui.painter_rig import kit_of
from tests.ui.pseudo_tour import Drawn


@pytest.mark.parametrize("empire", [(), ("investment_credits",), ("investment_credits", "space_port")])
def test_the_table_offers_1_less_only_where_the_development_then_costs_less(
    empire: tuple[str, ...], screen: pygame.Surface
) -> None:
    hand = holding(8, "space_marines", "spice_world").hand
    g = table(Player(hand=hand, empire=list(empire)), Player())
    made = ("space_marines",)
    shown = replace(moment(g, 0, 0), chosen=made, open=frozenset(builder(g).moves(made)))
    board = PAINTER(kit_of((1920, 1080)), GAME).board(shown, Sheet())
    mine, card = empire_of(empire), cards()["space_marines"]
    less = development_price(mine, card, with_world=False) < development_price(mine, card, with_world=True)
    assert ("pay 1 less for this alone" in invitation(board)) == less


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_words_on_the_cards_that_fit_are_whole_or_a_sign(
    code: str, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = table(Player(hand=holding(8, "space_marines", "spice_world").hand, empire=[]))
    made = ("spice_world",)
    shown = replace(moment(g, 0, 0), chosen=made, open=frozenset(builder(g).moves(made)))
    drawn = Drawn()
    drawn.watch(monkeypatch)
    language.use(code)
    painter = PAINTER(fresh_kit_of(Settings(), (1290, 731)), GAME)
    painter.show(shown)
    painter.draw(screen)
    words = invitation(painter.board(shown, Sheet()))
    language.use()
    assert words not in drawn.cut
    assert drawn.texts & {"+", words}


def test_an_overdrawn_pool_of_roll_has_0_vp_left() -> None:
    g = laid.table()
    laid.own(g, tableau=("old_earth",))
    gain_chips(g, 0, g.pool + 2)
    assert g.pool < 0
    assert end_lines(g)[0] == "VP left in the pool: **0**"


def keywords_referred_to(game: str) -> tuple[set[str], set[str]]:
    """The keywords that powers refer to, and those that bonuses refer to."""
    if game == "race":
        cards_of_race = designs("second").values()
        return (
            {power.tag for card in cards_of_race for power in card.powers},
            {record.where.tag for card in cards_of_race for record in card.score},
        )
    return (
        {power.on.keyword for card in cards().values() for power in card.powers},
        {bonus.of.keyword for card in cards().values() for bonus in (*card.vp_bonuses, *card.income_bonuses)},
    )


@pytest.mark.parametrize("game", ["race", "jumpdrive"])
def test_the_list_of_icons_says_of_a_keyword_only_what_holds_in_the_game(game: str) -> None:
    powers, bonuses = keywords_referred_to(game)
    used = signs_used(page.text for page in find_games()[game].words.rules())
    tags = [sign.removeprefix("tag_") for sign in used if sign.startswith("tag_")]
    assert len(tags) > 1
    for tag in tags:
        said = legend()[f"tag_{tag}"][1]
        assert ("powers" not in said) or tag in powers, said
        assert ("bonuses" not in said) or tag in bonuses, said


def test_the_list_of_icons_says_of_chromosomes_and_discards_what_holds_in_all_games() -> None:
    """Nothing counts chromosomes in Race, and Deficit Spending discards other cards than itself."""
    assert all("chromosome" not in keywords for keywords in keywords_referred_to("race"))
    assert legend()["chromosome"][1] == "An icon with no effect of its own."
    (power,) = designs("second")["deficit_spending"].powers
    parts = parts_of(designs("second")["deficit_spending"], power)
    assert any(isinstance(part, Sign) and part.name == "discard_for_effect" for part in parts)
    assert legend()["discard_for_effect"][1] == "Discard for the effect beside it."


def test_the_rules_of_race_say_which_worlds_have_a_ring_around_their_good(screen: pygame.Surface) -> None:
    """Around the token of a windfall world a ring is drawn, around that of a production world nothing."""
    fonts, size = kit_of((1920, 1080)).fonts, 40
    plain = good_token(fonts, "rare", size, filled=False)
    ringed = good_token(fonts, "rare", size, filled=False, windfall=True)
    middle = plain.get_rect(center=ringed.get_rect().center)
    around = ringed.copy()
    around.fill((0, 0, 0, 0), middle)
    assert plain.get_width() < ringed.get_width()
    assert around.get_bounding_rect().size > middle.size
    pages = {page.name: page.text for page in find_games()["race"].words.rules()}
    assert "With a dashed ring around it, the world is a windfall world; without a ring" in pages["cards"]
    assert "**Production worlds** (no ring)" in pages["goods"]
    assert "**Windfall worlds** (dashed ring)" in pages["goods"]
