"""Links in texts: taken apart, laid out, underlined, clicked."""

import pygame
import pytest

from galaxy_desktop.engine.markup import InlineSign, Run, escape, parse, plain
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.text_link import TextLink
from tests.ui.acts import click, key

TEXT = "See [#trade]how to sell **a good** {points:2}[/], or [#produce]produce[/]."


def test_a_link_is_words_signs_and_bold_until_its_end() -> None:
    assert [*parse(TEXT)] == [
        Run("See "),
        Run("how to sell ", link="trade"),
        Run("a good", bold=True, link="trade"),
        Run(" ", link="trade"),
        InlineSign("points", "2", link="trade"),
        Run(", or "),
        Run("produce", link="produce"),
        Run("."),
    ]


def test_colour_and_link_may_be_inside_one_another() -> None:
    inside = [Run("a", link="p"), Run("b", colour="soft", link="p"), Run("c", link="p"), Run("d")]
    assert [*parse("[#p]a[soft]b[/]c[/]d")] == inside
    assert [*parse("[soft]a[#p]b[/]c[/]d")] == [
        Run("a", colour="soft"),
        Run("b", colour="soft", link="p"),
        Run("c", colour="soft"),
        Run("d"),
    ]


def test_plain_words_have_no_trace_of_a_link() -> None:
    assert plain(TEXT) == "See how to sell a good points 2, or produce."


@pytest.mark.parametrize("typed", ["[#trade]x[/]", "#trade", "[#]", "[#Trade]x"])
def test_a_name_that_looks_like_a_link_is_none(typed: str) -> None:
    assert parse(escape(typed)) == (Run(typed),)
    assert not any(part.link for part in parse(escape(typed)))


def test_a_block_knows_where_its_links_are(kit: Kit) -> None:
    block = kit.text.block(TEXT, 4000)
    first, second = block.links
    assert (first.page, first.words) == ("trade", "how to sell a good 2")
    assert (second.page, second.words) == ("produce", "produce")
    assert len(first.rects) == len(second.rects) == 1
    assert first.rects[0].left == kit.text.width("See x") - kit.text.width("x")
    assert first.rects[0].right < second.rects[0].left
    assert second.rects[0].right <= block.size[0]


def test_a_link_over_several_lines_has_a_rectangle_in_each(kit: Kit) -> None:
    block = kit.text.block(TEXT, kit.text.width("how to sell a"))
    first = block.links[0]
    line = kit.fonts.style("body", kit.metrics).line
    assert first.words == "how to sell a good 2"
    assert len(first.rects) > 1
    assert [rect.top // line for rect in first.rects] == sorted({rect.top // line for rect in first.rects})
    assert pygame.Rect(0, 0, *block.size).contains(first.rects[0].unionall(list(first.rects[1:])))


def text_links(kit: Kit, followed: list[str]) -> list[TextLink]:
    block = kit.text.block(TEXT, kit.text.width("how to sell a"))
    return [TextLink(kit, link, (300, 200), followed.append) for link in block.links]


def test_every_line_of_a_link_can_be_clicked_and_nothing_between(kit: Kit) -> None:
    followed: list[str] = []
    links = text_links(kit, followed)
    form = Form(kit, [[link] for link in links])
    for link in links:
        for part in link.parts:
            for event in click(part.center):
                form.handle(event)
    assert followed == [link.page for link in links for _part in link.parts]
    followed.clear()
    beside = (links[0].parts[0].left - 3, links[0].parts[0].centery)
    for event in click(beside):
        form.handle(event)
    assert followed == []


def test_tab_reaches_a_link_and_enter_follows_it(kit: Kit) -> None:
    followed: list[str] = []
    links = text_links(kit, followed)
    form = Form(kit, [[link] for link in links])
    form.focus.to(links[0], by_keys=True)
    form.handle(key(pygame.K_TAB))
    assert form.announce == "produce, link."
    form.handle(key(pygame.K_RETURN))
    assert followed == ["produce"]


def test_a_link_is_underlined_more_while_it_is_hovered(kit: Kit) -> None:
    link = text_links(kit, [])[-1]

    def ink() -> int:
        surface = pygame.Surface((900, 600))
        link.draw(surface)
        return pygame.mask.from_threshold(surface, kit.theme.colour.legal, (1, 1, 1, 255)).count()

    at_rest = ink()
    link.hovered = True
    assert ink() > at_rest >= link.rect.width
