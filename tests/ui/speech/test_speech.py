"""What is said: every question, every focus, everything that happens, and whole games by ear alone."""

import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.game import Moment
from galaxy_desktop.games import find_games
from galaxy_desktop.play.records import LogLine
from galaxy_desktop.play.seats import Person
from galaxy_desktop.ui.app import App
from galaxy_desktop.ui.scenes.curtain import CurtainEnd
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.speech import speaker as speakers
from galaxy_desktop.ui.speech.narrator import Narrator
from galaxy_desktop.ui.speech.programs import SpeechProgram, find_program
from galaxy_desktop.ui.speech.speaker import Speaker
from galaxy_desktop.ui.speech.spoken import spoken
from galaxy_desktop.ui.table.hearing import LogNews, place_of
from tests.sweep import some
from tests.ui.acts import close_top
from tests.ui.listener import Listener, Voice, listening
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import Rig

QUIET = Settings(speed="instant", mute=True, confirm_undo=False)


class Stop:
    """A scene of which something is said."""

    heading: Sequence[str] = ("**Settle:** place a world", "You may skip.")
    announce = "Alpha Centauri."
    reading: Sequence[str] = ("3 cards {card:3} in hand",)


def narrator(*, speaks: bool = True) -> tuple[Narrator, Voice]:
    voice = Voice()
    made = Narrator(voice)
    made.use(shows=False, speaks=speaks)
    return made, voice


@pytest.mark.parametrize(
    ("markup", "words"),
    [
        ("Costs **5** [soft]cards[/].", "Costs 5 cards."),
        ("it produces a Rare {rare} good", "it produces a Rare good"),
        ("**19** {novelty}, **11** {alien}", "19 Novelty, 11 Alien technology"),
        ("cultural {cultural}: Ada **0**", "cultural: Ada 0"),
        ("score {points:2}", "score 2 VP"),
        ("at least 60 VP {points}", "at least 60 VP"),
        ("a good (Rare {rare}) on it", "a good (Rare) on it"),
        ("Consume up to **2** goods {any_good} for 1 VP", "Consume up to 2 goods for 1 VP"),
        ("a Rare-Elements good {rare} here", "a Rare-Elements good here"),
        ("20\N{NO-BREAK SPACE}VP\n  each", "20\N{NO-BREAK SPACE}VP each"),
    ],
)
def test_icons_are_said_by_name_and_only_if_no_word_says_them(markup: str, words: str) -> None:
    assert spoken(markup) == words


def test_icons_are_said_in_the_language_of_the_client() -> None:
    language.use("de")
    try:
        assert spoken("**19** {novelty}") != "19 Novelty"
    finally:
        language.use("en")


def test_only_what_is_new_is_said_and_a_key_ends_what_was_said_before() -> None:
    made, voice = narrator()
    scene = Stop()
    made.watch(scene)
    assert voice.said == ["Settle: place a world", "You may skip.", "Alpha Centauri."]
    assert made.news == "Settle: place a world. You may skip.", "the line has the whole question"
    made.tell("Vega draws 2 cards.", "Vega settles Gem World.")
    assert made.news == "Vega settles Gem World. Settle: place a world. You may skip."
    voice.said[3:] = []
    made.watch(scene)
    scene.heading = (*scene.heading, "Main button: Place")
    made.watch(scene)
    assert voice.said[3:] == ["Main button: Place"]
    scene.announce = "Gem World."
    made.hear()
    made.watch(scene)
    assert (voice.said[4:], voice.ended) == (["Gem World."], ["Gem World."])


def test_the_whole_screen_is_read_on_demand_and_nothing_while_off() -> None:
    made, voice = narrator()
    made.watch(Stop())
    voice.said.clear()
    made.read()
    assert voice.said == ["Settle: place a world. You may skip. 3 cards in hand.", "Alpha Centauri."]
    made, voice = narrator(speaks=False)
    made.watch(Stop())
    made.tell("Vega draws 2 cards.")
    made.read()
    assert voice.said == []


SAYS = "import sys, json, pathlib; f = pathlib.Path(sys.argv[1]); "
ONCE = SAYS + "f.open('a').write(json.dumps(sys.stdin.buffer.read().decode()) + '\\n')"
LONG = ONCE + "; import time; time.sleep(60)"
STAYS = SAYS + "[f.open('a').write(json.dumps(line.rstrip()) + '\\n') for line in sys.stdin]"
FAILS = "raise SystemExit(3)"


def speaker_of(monkeypatch: pytest.MonkeyPatch, script: str, out: Path, *, stays: bool = False) -> Speaker:
    program = SpeechProgram("voice", sys.executable, lambda _lang: ["-c", script, str(out)], stays=stays)
    monkeypatch.setattr(speakers, "find_program", lambda: program)
    return Speaker()


def heard(out: Path, number: int) -> list[str]:
    """The texts that came, once there are so many."""
    for _look in range(200):
        lines = out.read_text().splitlines() if out.exists() else []
        if len(lines) >= number:
            return [json.loads(line) for line in lines]
        time.sleep(0.02)
    raise AssertionError(out.read_text() if out.exists() else "nothing was said")


def test_texts_are_said_one_after_the_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = tmp_path / "said"
    speaker = speaker_of(monkeypatch, ONCE, out)
    for words in ("one", "Zwei Größen", os.fsdecode(b"\xff\0.toml"), "-three; rm $HOME"):
        speaker.say(words, now=False)
    assert heard(out, 4) == ["one", "Zwei Größen", "? .toml", "-three; rm $HOME"]
    assert not speaker.trouble


def test_a_new_text_ends_the_one_before_and_drops_what_waits(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = tmp_path / "said"
    speaker = speaker_of(monkeypatch, LONG, out)
    speaker.say("one", now=False)
    heard(out, 1)
    speaker.say("two", now=False)
    before = time.monotonic()
    speaker.say("three", now=True)
    assert time.monotonic() - before < 0.02
    assert heard(out, 2) == ["one", "three"]
    speaker.stop()


def test_a_program_that_stays_is_told_line_by_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = tmp_path / "said"
    speaker = speaker_of(monkeypatch, STAYS.replace("f.open('a')", "f.open('a', 1)"), out, stays=True)
    speaker.say("one", now=False)
    speaker.say("two", now=True)
    speaker.say("three", now=False)
    assert heard(out, 2)[-2:] == ["!two", " three"]
    speaker.stop()


def test_a_program_that_speaks_through_a_service_is_told_to_be_quiet(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = tmp_path / "said"
    speaker = speaker_of(monkeypatch, ONCE, out)
    assert speaker.program is not None
    script = SAYS + "f.open('a').write(json.dumps('quiet') + '\\n')"
    speaker._program = speaker.program._replace(quiet=("-c", script, str(out)))
    speaker.say("", now=True)
    speaker.say("one", now=False)
    assert heard(out, 1) == ["one"]
    speaker.say("", now=True)
    assert heard(out, 2) == ["one", "quiet"]
    speaker.stop()
    assert heard(out, 3) == ["one", "quiet", "quiet"]


def test_a_program_that_fails_or_is_missing_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    speaker = speaker_of(monkeypatch, FAILS, tmp_path / "said")
    speaker.say("one", now=False)
    for _look in range(200):
        if speaker.trouble:
            break
        time.sleep(0.02)
    assert speaker.trouble == "voice couldn't speak. Check its audio output."
    monkeypatch.setattr(speakers, "find_program", lambda: None)
    silent = Speaker()
    silent.say("one", now=True)
    assert "No speech program found" in silent.trouble


@pytest.mark.parametrize(
    ("platform", "there", "found"),
    [
        ("linux", {"spd-say", "espeak-ng"}, "spd-say"),
        ("linux", {"espeak-ng"}, "espeak-ng"),
        ("darwin", {"say"}, "say"),
        ("win32", {"powershell"}, "powershell"),
        ("linux", {"say"}, ""),
    ],
)
def test_the_program_of_the_platform_is_found(
    monkeypatch: pytest.MonkeyPatch, platform: str, there: set[str], found: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name in there else None)
    program = find_program(platform)
    assert (program.name if program else "") == found
    if program is not None:
        assert "de" in " ".join(program.command("de", "x")) or program.name == "say"


def test_a_table_says_question_choice_and_events(tmp_path: Path) -> None:
    rig = Rig(tmp_path, settings=QUIET.but(speech=True))
    voice = rig.app.stage.kit.narrator.voice = Voice()
    rig.key(pygame.K_RIGHT)
    rig.key(pygame.K_SPACE)
    assert any("selected" in words for words in voice.said)
    assert any(words.startswith("Main button: ") for words in voice.said)
    rig.key(pygame.K_RETURN)
    rig.settle()
    log = [spoken(line.text) for line in rig.scene.controller.log.told]
    assert log
    assert [words for words in voice.said if words in log] == log[-len([w for w in voice.said if w in log]) :]
    assert any(words in log for words in voice.said)
    rig.close()


def test_after_an_undo_only_what_comes_then_is_said() -> None:
    lines = [LogLine(number, f"line {number}", Moment(1, "x"), None) for number in range(6)]
    news = LogNews()
    assert news.take(lines[:2]) == ["line 0", "line 1"]
    assert news.take(lines[:2]) == []
    assert news.take(lines[:1]) == []
    other = replace(lines[1], text="another line")
    assert news.take([lines[0], other, lines[2]]) == ["another line", "line 2"]
    news.skip(lines)
    assert news.take(lines) == []


def test_a_key_turns_speech_on_in_any_scene(folder: Path) -> None:
    rig = SceneRig(folder)
    voice = rig.kit.narrator.voice = Voice()
    rig.open(SettingsScene(rig.client))
    rig.key(pygame.K_F3)
    assert voice.said == []
    rig.key(pygame.K_F3, mod=pygame.KMOD_SHIFT)
    on = rig.app.settings
    assert voice.said[0] == "Settings"
    rig.key(pygame.K_F3, mod=pygame.KMOD_SHIFT)
    assert [on.speech, rig.app.settings.speech] == [True, False]
    rig.app.close()


def test_the_line_under_the_window_takes_its_own_room(folder: Path) -> None:
    off, on = (
        App(QUIET.but(focus_line=line), SceneRig(folder).app.folders, window=(1920, 1080))
        for line in (False, True)
    )
    assert off.surface.get_size() == (1920, 1080)
    width, height = on.surface.get_size()
    assert width == 1920
    assert 1000 < height < 1080
    assert on.stage.kit.metrics.window == on.surface.get_size()
    on.close()
    off.close()


def test_turned_on_in_settings_the_line_shows_at_once(folder: Path) -> None:
    rig = SceneRig(folder, (1280, 720), drawn=True)
    rig.app.apply(rig.settings.but(focus_line=True))
    rig.step()
    glass = pygame.display.get_surface()
    assert glass is not None
    foot = glass.subsurface((0, 690, 1280, 30))
    before = pygame.image.tobytes(foot, "RGBX")
    rig.kit.narrator.tell("Vega draws **2** cards.")
    assert rig.kit.narrator.news == "Vega draws 2 cards."
    rig.step()
    assert pygame.image.tobytes(foot, "RGBX") != before
    rig.app.close()


def start(player: Listener, game: str) -> None:
    """Go to a game in the menu by ear, and start it."""
    player.find(game, [pygame.K_TAB, *[pygame.K_RIGHT] * 3])
    player.press(pygame.K_RETURN)
    player.press(pygame.K_RETURN)


@pytest.mark.slow
@pytest.mark.parametrize("game", some(["Jump Drive", "Race for the Galaxy"], 1))
def test_a_whole_game_is_played_by_speech_and_keyboard_alone(folder: Path, game: str) -> None:
    with listening(folder) as player:
        start(player, game)
        end = player.play()
        assert " VP" in end


def test_nothing_of_one_player_is_shown_or_said_to_the_next(tmp_path: Path) -> None:
    settings = QUIET.but(speech=True, focus_line=True, curtains="always")
    rig = Rig(tmp_path, (Person("Ada"), Person("Bea")), game="race", games=find_games(), settings=settings)
    narrator_of = rig.app.stage.kit.narrator
    voice = narrator_of.voice = Voice()
    close_top(rig.app, CurtainEnd.LIFTED)
    rig.settle()
    rig.key(pygame.K_RIGHT)
    rig.key(pygame.K_SPACE)
    rig.key(pygame.K_RIGHT)
    rig.key(pygame.K_SPACE)
    own = {spoken(item.label) for item in rig.scene.view.widgets.items if item.in_hand}
    assert any(name in narrator_of.focus for name in own)
    voice.ended.clear()
    rig.key(pygame.K_RETURN)
    rig.settle()
    assert rig.opened == "curtain"
    shown = narrator_of.focus + narrator_of.news
    assert not any(name in shown for name in own)
    assert voice.ended
    rig.close()


@pytest.mark.parametrize(
    ("group", "said", "about"),
    [
        ("opponents 1", ("View **Vega**'s empire.",), ""),
        ("opponents 1", ("", "Vega's cup: 3 Home dice"), ""),
        ("opponents 1", ("Current score: 2 VP",), "Vega's empire"),
        ("opponents 1", ("Vegas",), "Vega's empire"),
        ("tableau", ("Alpha Centauri",), "your empire"),
        ("map", ("Aurelia",), ""),
    ],
)
def test_where_something_lies_is_said_unless_its_own_words_name_the_owner(
    group: str, said: tuple[str, ...], about: str
) -> None:
    assert place_of(group, ("Ada", "Vega"), "en").beside(*said) == about


def test_the_name_of_a_player_is_said_once(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="frontiers", games=find_games(), seed=1)
    names = [one.announce for one in rig.scene.view.widgets.items if one.item.id == "player:1"]
    assert names == ["View Vega's empire."]
    rig.close()
