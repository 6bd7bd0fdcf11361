"""Share of the top bar: the phases of the turn, the bag, the bases and the reserve."""

from functools import partial

import pygame

from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.outlook import cubes_a_turn
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.victory import bases_placed
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter, fit_counters, lay_counters, put, write

PHASES = (("gain",), ("allocate", "rewards"), ("cards",))
CHIP = 150


def phase_names() -> tuple[str, str, str]:
    """Return the names of the three phases of a turn, in order."""
    return _("Gain"), _("Allocate"), _("Use cards")


def phase_tips(table: Board) -> tuple[str, str, str]:
    """Return what happens in each phase, in a sentence or two."""
    cards = _("**Use cards:** start conflicts and discard cards.")
    if not table.kit.settings.ask_rare:
        cards = _(
            "**Use cards:** start conflicts and discard cards. "
            "Usually skipped if you could only discard cards for cubes."
        )
    number = cubes_a_turn(table.view, table.seat)
    return (
        ngettext(
            "**Gain:** draw **{n}** cube from your bag.",
            "**Gain:** draw **{n}** cubes from your bag.",
            number,
        ).format(n=number),
        _("**Allocate:** place your cubes on projects, then take the rewards of complete ones."),
        cards,
    )


def lay_top(table: Board) -> None:
    """Lay the phases in the middle and the supplies at the right of the bar."""
    counters = _supplies(table)
    area = table.areas.supplies
    words = fit_counters(table, counters, area.width, words=table.frame.wide)
    lay_counters(table, area, counters, "supplies", words=words, right=True)
    _lay_phases(table)


def _lay_phases(table: Board) -> None:
    area, gap = table.areas.phases, table.space("gutter")
    tall = area.height - table.space("margin")
    running = running_phase(table)
    widths = [min(table.px(CHIP), (area.width - 2 * gap) // 3)] * 3
    if table.kit.metrics.mode == "large_text":
        widths = [
            tall if number != running else min(area.width - 2 * (tall + gap), 6 * tall) for number in range(3)
        ]
    strip = layout.align(area, (sum(widths) + 2 * gap, tall))
    chips = layout.columns(strip, widths, gap)
    named = zip(phase_names(), phase_tips(table), chips, strict=True)
    for number, (name, tip, rect) in enumerate(named):
        table.sheet.places[item_id("phase", number)] = rect
        item = Item(item_id("phase", number), rect, "phases", "", tip)
        table.sheet.add(partial(_phase, table, rect=rect, number=number, name=name), item)


def running_phase(table: Board) -> int:
    """Return the index of the running phase; -1 before the first turn and after the last."""
    return next((n for n, phases in enumerate(PHASES) if table.view.phase in phases), -1)


def _phase(table: Board, surface: pygame.Surface, rect: pygame.Rect, number: int, name: str) -> None:
    """Draw a chip: amber outline for the running phase, a check for those that are over."""
    colour = table.kit.theme.colour
    running = running_phase(table)
    fill = colour.high if number == running else colour.panel
    edge = colour.primary if number == running else colour.edge
    table.kit.faces.plate(surface, rect, fill, edge, strong=number == running)
    size, left = table.letters("small"), rect.left + table.space("gap")
    if number < running:
        put(surface, table.kit.sign("check", size, colour.good_news), (left + size // 2, rect.centery))
    else:
        write(
            table,
            surface,
            layout.left(layout.right_of(rect, left), size),
            str(number + 1),
            "button",
            colour.text_soft,
        )
    shade = colour.text if number == running else colour.text_soft
    if rect.width < 2 * rect.height:
        return
    words = layout.right_of(layout.trim(rect, right=table.space("seam")), left + size + table.space("seam"))
    block = table.kit.text.fitted(name, words.width, "button", colour=shade, height=rect.height)
    block.draw(surface, (words.left, words.centery - block.height // 2))


def _supplies(table: Board) -> list[Counter]:
    bag, has, most = sum(table.me.bag.values()), bases_placed(table.view, table.seat), figures().bases
    reserve = sum(table.view.reserve.values())
    return [
        Counter(
            "cubes",
            "bag",
            str(bag),
            _("in your bag"),
            ngettext(
                "{n} cube in your bag. Press B to open it.",
                "{n} cubes in your bag. Press B to open it.",
                bag,
            ).format(n=bag),
        ),
        Counter(
            "own bases",
            "base",
            f"{has}/{most}",
            _("bases"),
            _("**{has}** of **{most}** bases on the map. Place them all to win.").format(has=has, most=most),
        ),
        Counter(
            "reserve",
            "cup",
            str(reserve),
            _("reserve"),
            ngettext("{n} cube in the reserve.", "{n} cubes in the reserve.", reserve).format(n=reserve),
        ),
    ]
