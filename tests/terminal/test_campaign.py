"""`ninerealms campaign`: one file from the first saga to the last, and what becomes of a damaged one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.shell import Done, call, is_one_sentence

Shell = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder of the test, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NINEREALMS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def begin(capsys: Shell, name: str = "saga.json", words: str = "--players 3 --seats random --seed 4") -> Path:
    done = call(capsys, "campaign", "new", name, *words.split())
    assert done.code == 0, done.err
    return Path(name)


def kept(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def shown(capsys: Shell, path: Path, *words: str) -> str:
    """What `show` says, however it is folded."""
    return " ".join(call(capsys, "campaign", "show", str(path), *words).out.split())


def play(capsys: Shell, path: Path, words: str = "") -> Done:
    return call(capsys, "campaign", "play", str(path), *words.split())


def test_a_new_campaign_has_gods_charts_and_the_first_saga(capsys: Shell) -> None:
    """If a campaign begins, then the file holds named gods, drawn support gods, and saga 1 is next."""
    path = begin(capsys, words="--names Anna,Ben --gods thor,odin --seats random --seed 9")
    data = kept(path)
    assert [(chart["player"], chart["god"]) for chart in data["charts"]] == [("Anna", "thor"), ("Ben", "odin")]
    assert len(data["support"]) == 1
    assert (data["saga"], data["played"], data["seats"]) == (1, [], ["random", "random"])
    said = shown(capsys, path)
    assert "Games played: 0. Sagas won: 0 of 6." in said
    assert "Anna as Rowan plays Thor, 0 experience saved" in said
    assert "(house content, YGG-381 to YGG-401)" in said
    assert "To go on: ninerealms campaign play saga.json" in said


def test_the_same_seed_gives_the_same_campaign(capsys: Shell) -> None:
    """If two campaigns have the same seed and bots, then after two games their files are the same, byte for byte."""
    files = [begin(capsys, name) for name in ("one.json", "two.json")]
    for path in files:
        assert play(capsys, path, "--games 2").code == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(kept(files[0])["played"]) == 2


def test_bots_play_enter_the_result_and_spend(capsys: Shell) -> None:
    """If bots play some games, then each is entered, a lost saga comes again, and experience is spent or saved."""
    path = begin(capsys)
    done = play(capsys, path, "--games 4")
    data = kept(path)
    assert len(data["played"]) == 4
    assert done.out.count("The game is over: the team has ") == 4
    assert done.out.count("  The gods lose: ") + done.out.count("  The gods win: ") == 4
    assert data["saga"] == 1 + sum(game["won"] for game in data["played"])
    assert all(game["xp"] == [3, 3, 3] for game in data["played"] if not game["won"])
    assert "Acquired: I on the god die succeeds, for 3 experience (YGG-349)" in done.out
    assert (data["paused"], data["shopping"]) == ([], [])
    assert [path.name for path in Path().iterdir()] == ["saga.json"]


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_it_goes_on_in_any_language(lang: str, capsys: Shell) -> None:
    """If a campaign was begun in one language, then it is shown and played on in any other."""
    path = begin(capsys, words="--players 2 --seats random --seed 4 --lang fr")
    assert shown(capsys, path).startswith("Parties jouées : 0.")
    assert play(capsys, path, f"--lang {lang}").code == 0
    first = {"en": "Games played: 1.", "fr": "Parties jouées : 1.", "ja": "プレイしたゲーム：1。"}[lang]
    assert shown(capsys, path, "--lang", lang).startswith(first)
    assert kept(path)["lang"] == "fr"


def test_a_file_is_never_overwritten_by_a_new_campaign(capsys: Shell) -> None:
    """If the file exists, then a new campaign is refused and the old one stays."""
    path = begin(capsys)
    before = path.read_bytes()
    done = call(capsys, "campaign", "new", str(path), "--players", "2")
    assert (done.code, is_one_sentence(done.err)) == (2, True)
    assert "exists already" in done.err
    assert path.read_bytes() == before


BAD_WISHES = [
    ("--players 6", "A campaign is for 1 to 5 players with one god each, not 6. (YGG-316)"),
    ("--players 0", "not 0. (YGG-316)"),
    ("--players 3 --names Anna,Ben", "3 players need 3 names, not 2."),
    (f"--names {'x' * 41}", "A name must have 1 to 40 printable characters"),
    ("--players 2 --names Anna,", "A name must have 1 to 40 printable characters"),
    ("--players 2 --gods thor,baldr", "There is no god 'baldr'"),
    ("--players 2 --gods thor,thor", "Thor is there only once. (YGG-019)"),
    ("--players 3 --gods thor,odin", "For 3 players name 3 gods, not 2. (YGG-046)"),
    ("--players 2 --gods thor", "For 2 players name 2 gods, or 3 with the support gods, not 1. (YGG-046)"),
    ("--players 2 --seats random,random,random", "2 seats need 2 players, not 3"),
    ("--players 2 --seats wizard", "There is no player 'wizard'"),
    ("--option saga=3", "The option saga is decided by the campaign itself"),
    ("--option colour=red", "no option 'colour'"),
    ("--option brisingamen=none", "choose one of two, any. (YGG-240)"),
    ("--lang de", "no texts in 'de'"),
    ("--seed -1", "'--seed'"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD_WISHES, ids=[words[:30] for words, _ in BAD_WISHES])
def test_a_wrong_wish_is_one_sentence_and_no_file(words: str, sentence: str, capsys: Shell) -> None:
    """If a campaign cannot begin like this, then one sentence says why, with its rule, and nothing is written."""
    done = call(capsys, "campaign", "new", "saga.json", *words.split(" "))
    assert done.code == 2
    assert sentence in done.err
    assert is_one_sentence(done.err), done.err
    assert list(Path().iterdir()) == []


def test_an_option_of_the_players_choice_is_kept(capsys: Shell) -> None:
    """If a start option is chosen for the campaign, then every game of it has it."""
    path = begin(capsys, words="--players 3 --seats random --seed 4 --option brisingamen=any")
    assert kept(path)["rules"] == {"brisingamen": "any"}
    assert play(capsys, path).code == 0


def damage(data: dict[str, Any], place: str, value: object) -> str:
    """The file with one thing in it replaced; `charts.0.xp` names it."""
    *way, last = place.split(".")
    part: Any = data
    for step in way:
        part = part[int(step)] if step.isdigit() else part[step]
    part[last] = value
    return json.dumps(data)


DAMAGES: list[tuple[str, object, str]] = [
    ("format", "chess", "is no campaign of this game"),
    ("game", "northgard", "is no campaign of a game that has one"),
    ("version", 2, "is of version 2; this program reads version 1"),
    ("saga", 3, "the saga does not follow"),
    ("saga", "1", "a whole number is wanted"),
    ("seed", -4, "a whole number is wanted"),
    ("lang", "de", "its language or its seats"),
    ("seats", ["random"], "its language or its seats"),
    ("seats", "random", "texts are wanted"),
    ("shopping", [7], "who may still buy"),
    ("shopping", [1, 0], "who may still buy"),
    ("rules", {"brisingamen": 3}, "texts are wanted"),
    ("paused", [1], "texts are wanted"),
    ("played", [{"saga": 1, "won": True}], "is damaged"),
    ("played", [{"saga": 2, "won": True, "life": [1, 1, 1], "xp": [3, 3, 3]}], "do not follow one another"),
    ("charts", [], "A campaign is for 1 to 5 players"),
    ("charts.0.god", "baldr", "'baldr' is no god"),
    ("charts.0.xp", -1, "a whole number is wanted"),
    ("charts.0.god_die", 3, "the row god_die"),
    ("charts.0.elves", True, "a whole number is wanted"),
    ("charts.0.player", "x" * 41, "the name on the chart"),
    ("charts.0.relations", {}, "needs the rows"),
    ("charts.0.wings", 2, "player, god, god_die, vanir_die, elves, vanir, relations, xp belong together"),
    ("charts.0.relations.kin", "", "texts are wanted"),
    ("charts.0.relations.kin", {}, "texts are wanted"),
    ("charts.0.relations.kin", ["odin", "odin"], "the row kin"),
    ("charts.0.relations.kin", ["baldr"], "the row kin"),
    ("charts", [{"player": "", "god": "thor"}], "belong together"),
    ("charts", {}, "a list is wanted"),
    ("played", "", "a list is wanted"),
    ("played", [7], "saga, won, life, xp belong together"),
    ("played", [{"saga": 1, "won": 1, "life": [1, 1, 1], "xp": [3, 3, 3]}], "true or false is wanted, not 1"),
    ("played", [{"saga": 1, "won": False, "life": [1, 1, 1], "xp": [3, 3, -3]}], "a whole number is wanted"),
    ("played", [{"saga": 1, "won": False, "life": [1, 1, 1], "xp": [3, 3]}], "another number of players"),
    ("played", [{"saga": 1, "won": False, "life": [1, 1], "xp": [3, 3, 3]}], "another number of players"),
    ("shopping", {}, "a list is wanted"),
    ("support", ["odin"], "support gods"),
]


@pytest.mark.parametrize(
    ("place", "value", "sentence"), DAMAGES, ids=[f"{row[0]}-{n}" for n, row in enumerate(DAMAGES)]
)
def test_a_damaged_file_is_refused_and_kept(place: str, value: object, sentence: str, capsys: Shell) -> None:
    """If something in a file does not fit, then it is refused with one sentence and stays as it is."""
    path = begin(capsys)
    path.write_text(damage(kept(path), place, value), encoding="utf-8")
    before = path.read_bytes()
    done = play(capsys, path)
    assert done.code == 2
    assert sentence in done.err
    assert is_one_sentence(done.err), done.err
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("place", "value", "row"),
    [("charts.0.relations.comrade", ["tyr"], "comrade of odin"), ("charts.1.god_die", 1, "god_die of tyr")],
)
def test_a_chart_without_its_initial_ability_is_refused(place: str, value: object, row: str, capsys: Shell) -> None:
    """If a comrade of Odin's or a face of Tyr's is missing on their charts, then the file is refused."""
    path = begin(capsys, words="--players 3 --gods odin,tyr,thor --seats random --seed 4")
    path.write_text(damage(kept(path), place, value), encoding="utf-8")
    done = play(capsys, path)
    assert (done.code, done.err) == (2, f"saga.json is damaged: the row {row} does not fit.\n")


def test_a_file_cut_anywhere_is_refused_and_kept(capsys: Shell) -> None:
    """If a file was cut off at any place, then it is refused with one sentence and stays as it is."""
    path = begin(capsys)
    whole = path.read_bytes()
    for length in range(0, len(whole) - 2, len(whole) // 12):
        path.write_bytes(whole[:length])
        done = call(capsys, "campaign", "play", str(path))
        assert (done.code, is_one_sentence(done.err)) == (2, True), done.err
        assert path.read_bytes() == whole[:length]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"\xff\xfe\x00", "is not a text file"), (b"[1, 2]", "is no campaign"), (b"nine realms replay 1\n", "cut off")],
)
def test_a_foreign_file_is_refused(content: bytes, sentence: str, capsys: Shell) -> None:
    """If a file is something else, then it is refused with one sentence."""
    Path("other.json").write_bytes(content)
    done = call(capsys, "campaign", "show", "other.json")
    assert done.code == 2
    assert sentence in done.err
    assert is_one_sentence(done.err), done.err


def test_a_missing_file_and_a_folder_are_refused(capsys: Shell) -> None:
    """If there is no file, or a folder, then a sentence says so."""
    Path("folder").mkdir()
    assert call(capsys, "campaign", "play", "nothing.json").err == "There is no file nothing.json.\n"
    assert call(capsys, "campaign", "show", "folder").err == "folder cannot be read: it is a folder.\n"
    assert call(capsys, "campaign", "new", "folder").code == 2


def test_a_person_needs_a_terminal(capsys: Shell) -> None:
    """If a person is to play and nobody is at the keys, then a sentence says what to do, and nothing changes."""
    path = begin(capsys, words="--players 2 --seed 4")
    before = path.read_bytes()
    done = play(capsys, path)
    assert (done.code, is_one_sentence(done.err)) == (2, True)
    assert "with --seats bots can play" in done.err
    assert path.read_bytes() == before


def test_a_paused_game_of_another_campaign_is_refused(capsys: Shell) -> None:
    """If the paused game belongs elsewhere or is damaged, then it is refused; --restart begins it anew."""
    path = begin(capsys)
    assert call(capsys, "play", "yggdrasil", "--seats", "random,random,random", "--save", "x.replay").code == 0
    foreign = Path("x.replay").read_text(encoding="utf-8").splitlines()
    for paused, sentence in ((foreign, "is not one of this campaign"), (foreign[:3], "Line 3: the head ends without")):
        path.write_text(json.dumps({**kept(path), "paused": paused}), encoding="utf-8")
        before = path.read_bytes()
        done = play(capsys, path)
        assert done.code == 2
        assert sentence in done.err
        assert is_one_sentence(done.err), done.err
        assert path.read_bytes() == before
    assert play(capsys, path, "--restart").code == 0
    assert len(kept(path)["played"]) == 1


def test_without_a_command_the_help_is_shown(capsys: Shell) -> None:
    """If `campaign` stands alone, then it says what there is."""
    done = call(capsys, "campaign")
    assert done.code == 0
    assert all(command in done.out for command in ("new", "play", "show"))


def test_a_campaign_of_andor_is_begun_played_and_shown(capsys: Shell) -> None:
    """If another game with a campaign is named, then its heroes play its legends, and programs can read the file."""
    path = begin(capsys, "andor.json", "--game andor --heroes tenaya,grea --seats random --seed 4")
    assert play(capsys, path, "--games 2").code == 0
    figures = call(capsys, "campaign", "show", str(path), "--json")
    data = json.loads(figures.out)
    assert (figures.code, data["game"], data["heroes"], data["is_over"]) == (0, "andor", ["tenaya", "grea"], False)
    assert len(data["played"]) == 2
    assert "Games played: 2." in shown(capsys, path)


WRONG_FIGURES = [
    ("--game andor --gods thor", "andor has no gods; its players choose heroes with --heroes."),
    ("--heroes tenaya,grea", "yggdrasil has no heroes; its players choose gods with --gods."),
    ("--game andor --heroes tenaya,odin", "There is no hero 'odin'"),
    ("--game andor --heroes tenaya,teyan", "share one sheet"),
    ("--game northgard", "Northgard: Training Ground has no campaign; these have one: yggdrasil, andor."),
    ("--game chess", "There is no game 'chess'"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG_FIGURES)
def test_a_campaign_that_cannot_be_is_refused(words: str, sentence: str, capsys: Shell) -> None:
    """If game and figures do not go together, then one sentence says so, and no file is written."""
    done = call(capsys, "campaign", "new", "none.json", *words.split())
    assert (done.code, Path("none.json").exists()) == (2, False)
    assert sentence in done.err


IN_FRENCH = [
    ("campaign show c.json --lang fr", "c.json est endommagé : il y manque 'names'."),
    ("campaign play c.json --lang=fr", "c.json est endommagé : il y manque 'names'."),
    ("campaign show gone.json --lang fr", "Il n’y a pas de fichier gone.json."),
    (
        "campaign new c.json --game andor --lang fr",
        "c.json existe déjà ; une nouvelle campagne demande un fichier à elle.",
    ),
    (
        "campaign new d.json --players 9 --lang fr",
        "Une campagne se joue de 1 à 5, avec un dieu chacun, et non à 9. (YGG-316)",
    ),
    ("campaign new d.json --names a --players 2 --lang fr", "Pour 2 joueurs, il faut 2 noms, et non 1."),
    ("simulate andor --players 5 --lang fr", "se joue de 2 à 4, et non à 5. (AND-001)"),
]


@pytest.mark.parametrize(("words", "sentence"), IN_FRENCH)
def test_a_refusal_speaks_the_language_asked_for(words: str, sentence: str, capsys: Shell) -> None:
    """If a language is asked for, then what is wrong is said in it, with the rule, and the exit code is 2."""
    Path("c.json").write_text('{"format": "ninerealms-campaign", "game": "andor", "version": 1}', encoding="utf-8")
    done = call(capsys, *words.split())
    assert (done.code, is_one_sentence(done.err)) == (2, True), done.err
    assert done.err.endswith(f"{sentence}\n")
