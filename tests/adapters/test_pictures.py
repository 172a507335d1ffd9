"""Pictures of games: well-formed, complete, and without anything that the viewer may not know."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

import hatbox as package
from hatbox.adapters.pictures import draw_match, draw_view
from hatbox.adapters.pictures.art import symbol
from hatbox.adapters.pictures.raster import to_array
from hatbox.adapters.pictures.replay import animate, scene_after, scenes_of
from hatbox.adapters.pictures.scene import moves_end_at
from hatbox.bots.hints import Hints
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.games.magic_hat.picture import HATS
from hatbox.i18n import languages, set_language
from hatbox.lab.arena import run_arena
from hatbox.records.record import record_of
from support.command import assert_refused, hatbox
from support.games import TABLES
from support.indistinguishable_games import random_match, twins

SVG = "{http://www.w3.org/2000/svg}"
LENGTHS = {"hats": (5, 15), "magic_hat": (8, 30), "top_hats": (12, 40)}  # in moves: early, and later
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def parse(svg: str) -> ElementTree.Element:
    """Read a picture; everything that it uses is in it, and every id is there once."""
    root = ElementTree.fromstring(svg)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    used = {element.attrib["href"].removeprefix("#") for element in root.iter(f"{SVG}use")}
    assert used <= {*ids}
    assert "var(" not in svg
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    return root


def drawn(svg: str) -> list[str]:
    """The pieces of the page's art in a picture, in the order in which they are painted."""
    root = parse(svg)
    defs = {element for holder in root.iter(f"{SVG}defs") for element in holder.iter()}
    return [element.attrib["href"][1:] for element in root.iter(f"{SVG}use") if element not in defs]


def in_play(game: str, players: int, length: int, seed: int = 0, **options: Any) -> Match[Any]:
    return random_match(game, players, seed, length, lambda match: not match.is_over, **options)


# --- what they hide


def pairs(game: str, players: int) -> Iterator[tuple[Match[Any], Match[Any], int | None]]:
    """Two games that look alike to a viewer: early, and later."""
    for viewer in (None, *range(players)):
        for length in LENGTHS[game]:
            match = in_play(game, players, length, seed=length)
            for twin in twins(match, viewer, 1):
                yield match, package.from_record(twin), viewer
                break


@every_table
def test_worlds_that_look_alike_to_a_viewer_give_the_same_bytes(game: str, players: int) -> None:
    differing = 0
    for match, twin, viewer in pairs(game, players):
        assert animate(scenes_of(match, viewer)) == animate(scenes_of(twin, viewer))
        assert draw_view(match.view(viewer)) == draw_view(twin.view(viewer))
        if viewer is None:
            assert match._repr_svg_() == twin._repr_svg_()
        others = [seat for seat in range(players) if seat != viewer]
        differing += any(draw_match(match, seat) != draw_match(twin, seat) for seat in others)
    assert differing, "no picture showed the difference to anybody"


def test_a_match_is_shown_to_spectators_and_a_view_to_its_seat() -> None:
    match = in_play("hats", 3, 12)
    own = {f"mini-{card}" for card in match.view(1).position()["hands"][1]}  # type: ignore[index, union-attr]
    assert own
    assert own <= {*drawn(match.view(1)._repr_svg_())}
    shown = drawn(match._repr_svg_())
    assert not own & {*shown}
    assert shown.count("card-back-mini") == sum(map(len, match.view(None).position()["hands"]))  # type: ignore[arg-type]


def test_a_replay_shows_no_more_than_was_seen_at_the_time() -> None:
    match = in_play("magic_hat", 2, 30)
    faces = {f"wear-{hat}" for hat in HATS.values()}
    at_the_time = {art for at in moves_end_at(match) for art in drawn(draw_match(match, at=at))}
    assert {*drawn(animate(scenes_of(match)))} & faces == at_the_time & faces


# --- what they show


@every_table
def test_every_moment_of_a_game_is_drawn(game: str, players: int) -> None:
    match = in_play(game, players, 6)
    whole = package.new(game, players=players, seed=1)
    while not whole.is_over:
        whole.act(whole.legal_actions()[-1])
    for svg in (draw_match(match), draw_match(match, 0), draw_match(whole), draw_view(match.view(players - 1))):
        root = parse(svg)
        assert root.attrib["viewBox"].startswith("0 0 720 ")
        assert root.find(f"{SVG}title") is not None
    texts = [element.text for element in parse(draw_match(whole)).iter(f"{SVG}text")]
    assert "The game is over" in texts
    heights = {parse(draw_match(whole, at=at)).attrib["height"] for at in (0, whole.ply // 2, whole.ply)}
    assert len(heights) == 1, "the frames of a video have one size"


def test_the_art_has_every_piece() -> None:
    hats = game_named("hats")
    cards = [name for name in hats.piece_names if len(name) == 2]
    assert len(cards) == 42
    for name in [f"{kind}-{card}" for card in cards for kind in ("card", "mini")]:
        assert symbol(name)
    for kind, worn in HATS.items():
        assert symbol(f"wear-{worn}")
        assert symbol(f"hatcard-{worn}")
        assert kind == "magic" or symbol(f"char-{kind}")


def test_the_partners_offer_is_shown_to_him_who_made_it() -> None:
    match = package.new("hats", players=4, seed=3, first=0)
    card = str(match.view(0).position()["hands"][0][0])  # type: ignore[index]
    match.play(f"offer {card}")
    assert drawn(draw_match(match, 0)).count(f"mini-{card}") == 1
    for viewer in (None, 1, 2, 3):
        assert f"mini-{card}" not in drawn(draw_match(match, viewer))
        assert "i-swap" in drawn(draw_match(match, viewer))


@pytest.mark.parametrize(("game", "options"), [("hats", {"size": "tiny"}), ("magic_hat", {"size": "small"})])
def test_small_games_are_drawn_too(game: str, options: dict[str, Any]) -> None:
    match = package.new(game, seed=2, **options)
    while not match.is_over:
        assert drawn(draw_match(match, 0))
        match.act(match.legal_actions()[-1])
    assert drawn(animate(scenes_of(match)))


def test_a_resigned_game_is_over() -> None:
    match = in_play("top_hats", 2, 30)
    match.resign(0)
    texts = [element.text or "" for element in parse(match._repr_svg_()).iter(f"{SVG}text")]
    assert any("Seat 0 resigns. Seat 1 wins." in text for text in texts)


def test_games_without_a_picture_are_drawn_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples" / "leduc"))
    package.add_game(import_module("leduc.game").GAME)
    match = package.new("leduc", seed=1)
    for svg in (match._repr_svg_(), match.view(0)._repr_svg_()):
        assert any((element.text or "").strip() for element in parse(svg).iter(f"{SVG}text"))
    assert match._repr_svg_() == package.new("leduc", seed=1)._repr_svg_()


@pytest.mark.parametrize("language", languages())
def test_words_are_in_the_language_of_the_process(language: str) -> None:
    match = in_play("top_hats", 2, 25)
    set_language(language)
    try:
        texts = " ".join(element.text or "" for element in parse(match._repr_svg_()).iter(f"{SVG}text"))
        assert ("hats lost" in texts) == (language == "en")
        assert ("\u200f" in texts) == (language == "he")
    finally:
        set_language("en")


# --- pixels and movement


def test_pixels_have_the_colours_of_the_picture() -> None:
    svg = draw_match(in_play("magic_hat", 2, 4))
    pixels = to_array(svg, 0.5)
    height = float(parse(svg).attrib["height"])
    assert pixels.shape == (int(height / 2), 360, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 500
    assert tuple(pixels[-4, 4]) == (0xF6, 0xF0, 0xFC)  # the floor


def test_a_replay_has_a_frame_for_the_deal_and_each_move() -> None:
    match = in_play("hats", 2, 9)
    root = parse(animate(scenes_of(match), 0.5, 2))
    frames = [group for group in root.iter(f"{SVG}g") if "data-at" in group.attrib]
    assert len(frames) == len(match.entries()) + 1
    assert [frame.attrib["visibility"] for frame in frames] == ["hidden"] * (len(frames) - 1) + ["visible"]
    with pytest.raises(package.BadInput, match=r"there is no move 99: choose 0, the deal, to 9"):
        scene_after(match, None, 99)


def test_hatbox_render_writes_every_format(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    match = in_play("hats", 2, 3)
    file.write_text(f"{package.to_record(match)}".replace("'", '"').replace("True", "true").replace("None", "null"))
    written = {}
    for kind, *more in (
        ("svg",),
        ("svg", "--move", "2", "--seat", "1"),
        ("png", "--width", "90"),
        ("gif", "--width", "90"),
    ):
        out = tmp_path / f"out.{kind}"
        result = hatbox("render", str(file), f"--{kind}", "--out", str(out), *more)
        assert result.returncode == 0, result.stderr
        assert "is ready" in result.stderr
        written[(kind, *more)] = out.read_bytes()
    assert written["svg",].decode() == animate(scenes_of(match))
    assert written["svg", "--move", "2", "--seat", "1"].decode() == draw_match(match, 1, moves_end_at(match)[2])
    width, _ = struct.unpack(">II", written["png", "--width", "90"][16:24])
    assert width == 90
    gif: Any = Image.open(BytesIO(written["gif", "--width", "90"]))
    assert gif.n_frames == 4


def test_hatbox_render_refuses(tmp_path: Path) -> None:
    file, out = tmp_path / "games.jsonl", tmp_path / "out.svg"
    file.write_text(hatbox("simulate", "hats").stdout)
    for args, named in (
        (("--svg", "--move", "9999"), "there is no move 9999"),
        (("--svg", "--seat", "2"), "the seats are 0 to 1"),
        (("--svg", "--game", "2"), "no game 2"),
    ):
        assert_refused(hatbox("render", str(file), *args, "--out", str(out)), named)
    for words, wanted in (("--png --width 5", "from 90 to 4320"), ("", "--svg"), ("--gif --seconds x", "0.1")):
        result = hatbox("render", str(file), *words.split())
        assert result.returncode == 2
        assert wanted in result.stderr
    assert not out.exists()


# --- notebooks


def rows_of(html: str) -> list[list[str]]:
    """The cells of all tables, as text."""
    root = ElementTree.fromstring(html)
    return [["".join(cell.itertext()) for cell in row] for row in root.iter("tr")]


def test_a_notebook_shows_hints_decisions_and_standings() -> None:
    match = package.new("magic_hat", seed=3, first=0)
    hints = package.evaluate(match.observations(0), simulations=60)
    assert isinstance(hints, Hints)
    rows = rows_of(hints._repr_html_())[1:]
    assert [row[0] for row in rows] == [hint.move for hint in hints[:20]]
    assert rows[0][1] == f"{hints[0].value:.1%}"
    decision = package.bot("cheshire_cat").think(match.observations(0), package.Budget(simulations=60), seed=1)
    assert f"Action {decision.action}, after {decision.simulations}" in decision._repr_html_()
    assert decision.estimates
    assert len(rows_of(decision._repr_html_())) == 1 + min(20, len(decision.estimates))
    plain_budget = package.Budget(simulations=1)
    plain = package.bot("random").think(match.observations(0), plain_budget, seed=1)
    assert rows_of(plain._repr_html_()) == []
    assert f">Action {plain.action}<" in plain._repr_html_()
    arena = run_arena(
        game_named("hats"), 2, ["greedy", "random"], games=4, seed=1, budget=package.Budget(simulations=1)
    )
    assert "0 games" in arena._repr_html_()
    for _ in arena:
        pass
    best, *_ = rows_of(arena.standings()._repr_html_())[1:]
    assert best[:2] == ["greedy", "4"]


def test_a_notebook_shows_a_record_as_a_replay() -> None:
    shown = ElementTree.fromstring(record_of(in_play("hats", 2, 4))._repr_html_())
    assert len([group for group in shown.iter(f"{SVG}g") if "data-at" in group.attrib]) == 5
