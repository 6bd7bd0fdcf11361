"""Powers, lessons, rules and questions of Roll say what holds in rare positions too."""

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.manage import Recall
from galaxy_desktop.games.roll.words.powers import power_text
from tests.games.roll.laid import offered, own, run_phase, table

WORDS = GAME.words


def test_a_power_for_goods_pays_for_the_dice_of_its_owner_only() -> None:
    g = table()
    own(g, tableau=("genetics_lab", "spice_world"), goods={"spice_world": ("genes",)})
    own(g, 1, tableau=("plague_world",), goods={"plague_world": ("genes",)})
    paid = [event.amount for event in run_phase(g, "produce") if isinstance(event, e.CreditsGained)]
    assert paid == [2]
    assert "each of your Genes dice that is a good" in power_text(sides()["genetics_lab"].powers[0])


def test_the_lesson_on_recall_names_the_die_that_must_be_recalled() -> None:
    guide = GAME.guide()
    assert guide is not None
    said = next(lesson.words for lesson in guide.lesson if lesson.id == "recall")
    g = table()
    own(g, tableau=("spice_world",), goods={"spice_world": ("genes",)}, credits_=1)
    asks = Recall(0).asks(g)
    assert asks[0].least == 1  # type: ignore[attr-defined]
    assert "If your cup is empty, you must recall at least 1 die." in said


def test_abandoned_tiles_may_return_to_the_bag_before_the_end_of_explore() -> None:
    """The next Scout of the same phase can need them."""
    g = table(bag=("spice_world", "gem_world"))
    own(g, developments=("public_works",), workers={"explore": ("home", "home")})
    run_phase(g, "explore")
    scout = next(option for option in offered(g) if "scout" in option)
    give(g, 0, (scout,))
    decision = open_asks(g)[0]
    said = WORDS.ask(GAME.view(g, 0), decision, ("public_works",)).line
    assert said == "You'll draw **2** tiles. Each tile you abandon draws 1 more."
    give(g, 0, ("public_works",))
    assert not g.bag
    assert len(g.abandoned) == 1
    while not any(isinstance(event, e.BagRefilled) for event in g.events):
        question = open_asks(g)[0]
        g.events = []
        options = [option for option in question.options() if "scout" in option]
        give(g, 0, (options[0],) if options else next(question.answers()))
    assert g.phase == "explore"
    assert not g.abandoned
    assert 0 in open_asks(g)


def test_a_tile_names_its_other_side_but_does_not_tell_all_of_it() -> None:
    view = GAME.view(table(), 0)
    for name, side in sides().items():
        if side.other:
            told = [line.text for line in WORDS.explain(view, name)]
            assert told[-1].startswith("Other side: ")
            assert not {power_text(power) for power in sides()[side.other].powers} & set(told[-1:])
    page = next(page.text for page in WORDS.rules() if page.name == "tiles")
    assert "Hover over a tile to see what it does and what is on its other side." in page


def test_the_bar_of_ship_asks_for_the_task_too_which_is_still_missing_once_a_good_is_marked() -> None:
    g = table()
    own(g, tableau=("gem_world",), workers={"ship": ("home",)}, goods={"gem_world": ("novelty",)})
    run_phase(g, "ship")
    ask = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ())
    assert (ask.head, ask.primary) == ("Ship: trade or consume a good", "Trade or consume")
