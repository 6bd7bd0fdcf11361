"""Cubes drawn this turn, and the bag with its contents."""

from collections.abc import Iterable
from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.master.allocation import cube_of
from galaxy_desktop.games.master.moves import CancelProject, PlaceCube, parse
from galaxy_desktop.games.master.schema import BLACK, COLOURS
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.held import HandCube, HeldCard, HeldFront, held_at
from galaxy_desktop.games.master.table.pieces import cube
from galaxy_desktop.games.master.table.targets import held_cube
from galaxy_desktop.games.master.words.names import item, wholes
from galaxy_desktop.games.master.words.terms import CUBE_TITLES
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.presenter.bar_text import HeldStep
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import lead, put, write
from galaxy_desktop.ui.tabletop.sheet import Mark
from galaxy_desktop.ui.widgets.key_cue import draw_key_cue, key_cue_width

CUBE, SMALL = 50, 38
GROUP, BAG = "hand", "bag"


def lay_hand(table: Board) -> None:
    """Lay title, cubes, bag, and a sentence on what to do with the cubes."""
    box = table.frame.drawn
    table.sheet.places["hand"] = box
    table.sheet.add(partial(table.kit.faces.panel, rect=box))
    pad, gutter = table.space("pad"), table.space("gutter")
    room = box.inflate(-2 * pad, -gutter)
    if table.frame.wide:
        head, room = layout.cut_top(room, table.letters("body") + gutter)
        table.sheet.add(lambda surface: _head(table, surface, head))
        foot, room = layout.cut_bottom(room, table.letters("small") + gutter)
        table.sheet.add(partial(_foot, table, rect=foot))
    bag, room = layout.cut_right(room, max(table.px(84), table.letters("explain") * 4), pad)
    _lay_bag(table, bag)
    _lay_cubes(table, room)


def _head(table: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    seat = table.view.seat if table.teller == NOBODY else table.teller
    title = _("Drawn this turn")
    if seat != table.seat and table.view.turn:
        title = _("Drawn by {name}").format(name=table.name(seat))
    write(table, surface, rect, title, "section")


def _lay_cubes(table: Board, room: pygame.Rect) -> None:
    """Lay the cubes of the hand; those already placed leave a dashed frame behind."""
    hand = table.view.hand
    used = used_cubes(tuple(hand), table.shown.chosen) if table.composer is not None else frozenset()
    size = min(room.height, table.px(CUBE) if table.frame.wide else max(SMALL, table.px(CUBE)))
    step = (
        min(size + table.space("frame"), (room.width - size) // max(1, len(hand) - 1)) if len(hand) > 1 else 0
    )
    for number, colour in enumerate(hand):
        rect = pygame.Rect(room.left + number * step, room.centery - size // 2, size, size)
        id_ = HandCube(number).item
        table.sheet.places[id_] = rect
        option, mark = _option(table, number, colour)
        if number in used:
            table.sheet.add(
                partial(table.kit.faces.dashed, rect=rect, colour=table.kit.theme.colour.edge, fill_alpha=0)
            )
            continue
        table.sheet.piece(id_, partial(_cube, table, rect=rect, colour=colour, mark=mark))
        if table.composer is not None:
            table.sheet.point(Item(option, rect, GROUP, "", _tip(table, number, colour)))
    if not hand:
        table.sheet.add(partial(_empty, table, rect=room))


def _tip(table: Board, number: int, colour: str) -> str:
    """Return what a cube of the hand can do."""
    if not has_use(table, number):
        return _("{cube}: you can't place it now. It returns to your bag.").format(
            cube=CUBE_TITLES[colour].read()
        )
    places, cancels = black_uses(table) if colour == BLACK else (True, False)
    if places and cancels:
        return _("Place this black cube in a slot, or cancel one of your projects with it.")
    if cancels:
        return _("You can cancel one of your projects with this black cube.")
    return _("{cube}: choose it, then choose its place.").format(cube=CUBE_TITLES[colour].read())


def black_uses(table: Board) -> tuple[bool, bool]:
    """Return whether one more black cube can be placed, and whether it can cancel a project."""
    left = table.shown.open.difference(table.shown.chosen)
    moves = [parse(option) for option in left if cube_of(option) == BLACK]
    return any(isinstance(m, PlaceCube) for m in moves), any(isinstance(m, CancelProject) for m in moves)


def used_cubes(hand: tuple[str, ...], made: tuple[Option, ...]) -> frozenset[int]:
    """Return the indices of the cubes of the hand that the moves made have used: of equal ones the first."""
    left = dict(enumerate(hand))
    for move in made:
        number = next((n for n, there in left.items() if there == cube_of(move)), None)
        if number is not None:
            del left[number]
    return frozenset(range(len(hand))) - frozenset(left)


def _option(table: Board, number: int, colour: str) -> tuple[str, Mark]:
    """Return the item id and mark of a cube: to pick it up, or the option for the spot that waits for it."""
    id_ = HandCube(number).item
    if table.held == id_:
        return id_, "chosen"
    if table.held and not isinstance(held_at(table.held), HandCube):
        there = [one for one in table.targets.by_place.get(table.held, ()) if one in table.shown.open]
        option = next((one for one in there if cube_of(one) == colour), "")
        return (option, "legal") if option else (id_, "rest")
    return id_, "legal" if has_use(table, number) and not table.held else "rest"


def has_use(table: Board, number: int) -> bool:
    """Return whether a cube of the hand, by its index, can go anywhere now where no other was placed."""
    hand, chosen = table.view.hand, table.shown.chosen
    if number >= len(hand) or number in used_cubes(tuple(hand), chosen):
        return False
    return hand[number] in map(cube_of, table.shown.open.difference(chosen))


def _cube(table: Board, surface: pygame.Surface, rect: pygame.Rect, colour: str, mark: Mark) -> None:
    lifted = rect.move(0, -table.space("seam")) if mark == "chosen" else rect
    surface.blit(cube(table, colour, rect.width), lifted)
    if mark != "rest":
        table.kit.faces.glow(surface, lifted, table.drawn.colour_of(mark), rect.width // 5)


def next_step(held: str) -> HeldStep:
    """Return what to do with a held card, on a track or not; empty for a cube, of which the hand says it."""
    match held_at(held):
        case HeldCard(card):
            head = _("Start {card} or discard it").format(card=item(card))
            line = _("Choose a highlighted track, or discard the card.")
            return HeldStep(head, line, _("Choose a track"))
        case HeldFront(card):
            head = _("{card}: choose your side").format(card=item(card))
            return HeldStep(head, _("You fill the slots of the side you choose."), _("Choose a side"))
    return HeldStep()


def _empty(table: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    text = next_step(table.held).line or _("No cubes in hand.")
    table.kit.text.draw(surface, rect, text, "small", colour=table.kit.theme.colour.text_muted, middle=True)


def _lay_bag(table: Board, rect: pygame.Rect) -> None:
    """Lay the bag with the number of its cubes; it opens with a click or B."""
    number = sum(table.me.bag.values())
    tip = ngettext(
        "{n} cube in your bag. Press B to open it.",
        "{n} cubes in your bag. Press B to open it.",
        number,
    )
    if table.bag_open:
        tip = _("Press B to close.")
    table.sheet.places["bag"] = rect
    table.sheet.places[item_id("bag", table.seat)] = rect
    item = Item(BAG, rect, GROUP, "", tip.format(n=number))
    table.sheet.add(partial(_bag, table, rect=rect, number=number), item)


def _bag(table: Board, surface: pygame.Surface, rect: pygame.Rect, number: int) -> None:
    colour = table.kit.theme.colour
    size = min(rect.height, table.px(52) if table.frame.wide else rect.height)
    sign = table.kit.sign("bag", size, colour.text_soft)
    middle = (rect.right - size // 2 - table.space("hair"), rect.centery)
    put(surface, sign, middle)
    font = table.kit.fonts.font("text", 700, max(12, round(size * 0.34)))
    figure = table.kit.fonts.line(font, str(number), colour.text)
    surface.blit(figure, figure.get_rect(center=(middle[0], middle[1] + round(size * 0.14))))
    right = middle[0] - size // 2 - table.space("seam")
    draw_key_cue(table.kit, surface, (right - key_cue_width(table.kit, "B"), rect.centery), "B")


def _foot(table: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Write what to do with the cubes, or what they will complete; nothing without an open allocation."""
    colour = table.kit.theme.colour
    if table.composer is None:
        return
    if table.lies.ready:
        text, size = complete_text(table.lies.ready), table.letters("small")
        sign = table.kit.sign("check", size, colour.good_news)
        words = lead(surface, sign, rect, size, table.space("tight"))
        if table.kit.text.width(text, "small") > words.width:
            text = _("Complete: {names}").format(names=len(table.lies.ready))
        write(table, surface, words, text, "small", colour.good_news)
        return
    cubes = tuple(table.view.hand)
    if len(used_cubes(cubes, table.shown.chosen)) == len(cubes):
        return
    text = _("Choose a cube, then its place, or drag it there.")
    if held_cube(table.held, cubes) == BLACK:
        text = _black_words(table)
    elif isinstance(held_at(table.held), HandCube):
        text = _("Choose a highlighted place.")
    elif table.held:
        text = _("Choose the cube for this place.")
    write(table, surface, rect, text, "small", colour.text_soft)


def _black_words(table: Board) -> str:
    """Return what to click with a black cube picked up."""
    places, cancels = black_uses(table)
    if places and cancels:
        return _("Choose a highlighted slot, or a project to cancel.")
    return _("Choose a project to cancel.") if cancels else _("Choose a highlighted place.")


def complete_text(ready: Iterable[str]) -> str:
    """Return what will be complete, named as in the prompt bar."""
    return _("Complete: {names}").format(names=listed(wholes(sorted(ready))))


def lay_open_bag(table: Board) -> None:
    """Lay what is in the own bag and in the reserve, over the map."""
    colours = len(COLOURS)
    size = max(30, table.px(40))
    wide = max(table.px(120), table.letters("body") * 6) + colours * (size + table.px(34))
    tall = 3 * (size + table.space("broad")) + table.letters("section")
    room = layout.inset(table.frame.map, table.space("seam"), 0)
    box = layout.align(room, (wide, tall + table.space("block")))
    table.sheet.cover(box)
    table.sheet.add(
        partial(_open_bag, table, box=box, size=size),
        Item(BAG, box, GROUP, "", _("Press B to close.")),
    )


def _open_bag(table: Board, surface: pygame.Surface, box: pygame.Rect, size: int) -> None:
    colour = table.kit.theme.colour
    table.kit.faces.window(surface, box)
    pad = table.space("broad")
    rows = [(_("Your bag"), table.me.bag), (_("Reserve"), table.view.reserve)]
    name = pygame.Rect(box.left + pad, box.top + pad, max(table.px(100), table.letters("body") * 5), size)
    step = (box.right - pad - name.right) / len(COLOURS)
    for number, shade in enumerate(COLOURS):
        x = round(name.right + (number + 0.5) * step)
        put(surface, cube(table, shade, size), (x, name.centery))
    font = table.kit.fonts.font("text", 700, table.letters("lead"))
    for line, (title, there) in enumerate(rows, 1):
        row = name.move(0, line * (size + table.space("gap")))
        write(table, surface, row, title, "body")
        for number, shade in enumerate(COLOURS):
            figure = table.kit.fonts.line(
                font, str(there[shade]), colour.text if there[shade] else colour.text_soft
            )
            surface.blit(
                figure, figure.get_rect(center=(round(name.right + (number + 0.5) * step), row.centery))
            )
    foot = layout.bottom(layout.inset(box, pad, pad // 2), table.letters("small") + table.space("seam"))
    write(table, surface, foot, _("Press B to close."), "small", colour.text_soft)
