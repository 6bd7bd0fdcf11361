"""Log line of each event, worded for one reader."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Event, GameEnded, RoundBegan, Seat
from galaxy_desktop.engine.sentences import ROUND_BEGAN, first_text, game_ended, listed
from galaxy_desktop.engine.wording import Row, Told, Wording, cases, event_line, row
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.dice import UNKNOWN_FACE, face_of
from galaxy_desktop.games.roll.words import log_phases
from galaxy_desktop.games.roll.words.question import limit
from galaxy_desktop.games.roll.words.terms import (
    dice,
    dice_list,
    die,
    item,
    money,
    phase,
    squares,
    workers_list,
)
from galaxy_desktop.games.roll.words.titles import ended_by_text
from galaxy_desktop.language import N_, NN_, groups
from galaxy_desktop.language import gettext as _


def event_text(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """Return the line for an event, addressing the viewer as "you", without a doubled final period."""
    text = event_line(LINES, event, names, viewer)
    return text.removesuffix(".") if text.endswith("..") else text


def _empires(t: Told) -> str:
    tiles = zip(t.event.factions, t.event.homes, strict=True)
    form = _("{faction} and {home} ({who})")
    return groups(
        form.format(who=t.reader.called(seat), faction=item(faction), home=item(home))
        for seat, (faction, home) in enumerate(tiles)
    )


def _rolled(t: Told) -> str:
    form = _("{die} ({face})")
    pairs = zip(t.event.dice, t.event.faces, strict=True)
    return listed([form.format(die=die(one), face=phase(face_of(one, face))) for one, face in pairs])


def _by_phase(t: Told) -> str:
    """Return the dice of each column that has any, and those set aside."""
    form, pairs = _("{dice} ({phase})"), [*zip(t.event.dice, t.event.columns, strict=True)]
    return groups(
        form.format(phase=phase(place), dice=dice_list(one for one, at in pairs if at == place))
        for place in dict.fromkeys(t.event.columns)
    )


def _others(t: Told) -> str:
    """Return the names of those who selected a phase, but for the reader."""
    return listed([t.reader.names[seat] for seat in t.event.selectors if seat != t.reader.viewer])


DICE_ROLLED = cases(
    (
        lambda t: UNKNOWN_FACE in t.event.faces,
        row(N_("You roll {n}."), N_("{name} rolls {n}."), n=lambda t: dice(len(t.event.dice))),
    ),
    otherwise=row(N_("You roll {rolled}."), N_("{name} rolls {rolled}."), rolled=_rolled),
)

DICE_TO_CUP = cases(
    (
        lambda t: t.event.cause == "reveal",
        row(
            NN_("You return {dice} to your cup (unused).", "You return {dice} to your cup (unused)."),
            NN_(
                "{name} returns {dice} to their cup (unused).", "{name} returns {dice} to their cup (unused)."
            ),
            n=lambda t: len(t.event.dice),
        ),
    ),
    otherwise=row(
        N_("You return {dice} to your cup ({cause})."), N_("{name} returns {dice} to their cup ({cause}).")
    ),
)

LINES: Wording[Row] = Wording(
    rows={
        **log_phases.LINES,
        e.GameBegan: row(
            N_("Starting tiles: {empires}. {first}"),
            empires=_empires,
            first=lambda t: first_text(t.reader, t.event.first),
        ),
        RoundBegan: ROUND_BEGAN,
        e.DiceRolled: DICE_ROLLED,
        e.WorkersRevealed: row(
            N_("You select **{selected}**. Workers: {workers}."),
            N_("{name} selects **{selected}**. Workers: {workers}."),
            workers=_by_phase,
        ),
        e.ExtraDieRolled: cases(
            (lambda t: t.event.adds, row(N_("The spare die shows {phase}, which occurs too."))),
            otherwise=row(N_("The spare die shows {phase}, which was already selected.")),
        ),
        e.PhasesRevealed: row(
            N_("Phases this round: **{phases}**."),
            phases=lambda t: listed([phase(name) for name in t.event.phases]),
        ),
        e.DiceToCup: DICE_TO_CUP,
        e.PhaseBegan: cases(
            (lambda t: not t.event.selectors, row(N_("**{phase}**, from the spare die."))),
            (lambda t: t.event.selectors == (t.reader.viewer,), row(N_("**{phase}**, selected by you."))),
            (
                lambda t: t.reader.viewer in t.event.selectors and len(t.event.selectors) == 2,
                row(N_("**{phase}**, selected by you and {others}."), others=_others),
            ),
            (
                lambda t: t.reader.viewer in t.event.selectors,
                row(N_("**{phase}**, selected by you, {others}."), others=_others),
            ),
            otherwise=row(N_("**{phase}**, selected by {selectors}."), selectors=_others),
        ),
        e.WorkersLent: row(
            NN_(
                "You gain an extra worker this phase: {workers} ({cause}).",
                "You gain extra workers this phase: {workers} ({cause}).",
            ),
            NN_(
                "{name} gains an extra worker this phase: {workers} ({cause}).",
                "{name} gains extra workers this phase: {workers} ({cause}).",
            ),
            n=lambda t: len(t.event.workers),
            workers=lambda t: workers_list(t.event.workers),
        ),
        e.WorkersRecruited: row(
            N_("You recruit {dice} for {cost}."),
            N_("{name} recruits {dice} for {cost}."),
            cost=lambda t: money(len(t.event.dice)),
        ),
        e.DiceRecalled: row(N_("You recall {dice}."), N_("{name} recalls {dice}.")),
        e.RoundEnded: row(
            N_("End of round {round}: **{pool}** VP left in the pool; the largest tableau has {squares}."),
            pool=lambda t: max(0, t.event.pool),
        ),
        GameEnded: game_ended(ended_by_text),
    },
    values={
        "kept": log_phases.kept,
        "lost": lambda t: money(t.event.lost),
        "limit": limit,
    },
    formats={
        "name": str,
        "round": str,
        "cause": item,
        "tile": item,
        "world": item,
        "phase": phase,
        "selected": phase,
        "dice": dice_list,
        "squares": squares,
        **log_phases.FORMATS,
    },
)
"""The row of each event."""
