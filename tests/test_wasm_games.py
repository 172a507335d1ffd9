"""Whole games in WebAssembly, in Node.js and in a real Chromium: the same states, views and JSON as native."""

from __future__ import annotations

import base64
import json
import random
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser

import hatbox
from hatbox.browser import whole_moves
from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.records import state_size, to_bytes, zeros
from hatbox.engine.game import CHANCE, SPECTATOR, Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.games.top_hats.state import CELL_NAMES
from support.games import GAMES
from support.wasm import Run, run_in, run_in_node
from test_perft import FOLDER as PERFT
from test_playthroughs import OPTIONS

MODULES = Path(__file__).parent.parent / "web" / "src" / "engine" / "modules"
SEEDS = range(4)
ROOM = 4096  # states
TRIES = 3  # illegal actions at each ply


def playthrough(game: Game[Any], players: int) -> Match[Any]:
    """The golden game of tests/playthroughs."""
    match: Match[Any] = hatbox.new(game.name, players=players, seed=players, **OPTIONS.get(game.name, {}))
    dice = np.random.default_rng(players)
    while not match.is_over:
        legal = match.legal_moves()
        match.play(legal[int(dice.integers(len(legal)))])
    return match


def random_match(game: Game[Any], players: int, seed: int) -> Match[Any]:
    chance = random.Random(seed)
    options = {option.name: chance.choice(option.values) for option in game.options if not option.number}
    match: Match[Any] = Match.new(game, players, {**options, **OPTIONS.get(game.name, {})}, seed)
    while not match.is_over:
        match.act(chance.choice(match.legal_actions()))
    return match


def describe(match: Match[Any], texts: list[str]) -> tuple[dict[str, Any], list[bytes]]:
    """A game for `wasm_games.js`, and the bytes that it must find on the way."""
    game, actions, movers = match.game, match.actions, match.movers
    loops, render, chance = loops_of(game), game.renderer, random.Random(match.ply)
    size = state_size(game.state_class)
    data = to_bytes(game.state_class, match.states[: match.ply + 1])
    viewers, tries, chunks = [SPECTATOR, *range(match.players)], [], [data[:size], render.deal(match.states)]
    views, out = zeros(game.state_class, 2), new_buffer(game.max_legal)
    for ply, mover in enumerate(movers):
        illegal: list[int] = []
        if mover != CHANCE:
            chunks += [render.moves(match.states, ply), render.paths(match.states, ply)]
            legal = {*out[: loops.legal_at(match.states, ply, out)].tolist()}
            drawn = chance.sample(range(game.action_count), TRIES)
            illegal = [number for number in drawn if number not in legal and texts[number]]
        tries.append(illegal)
        chunks += [render.refusal(match.states, ply, [number]) for number in illegal]
        chunks.append(data[(ply + 1) * size : (ply + 2) * size])
        for viewer in viewers:
            loops.observe_in_play_at(match.states, ply, viewer, views, 0)
            loops.observe_in_play_at(match.states, ply + 1, viewer, views, 1)
            (scene,) = match.scenes(ply, [viewer], until=ply + 1)
            chunks += [to_bytes(game.state_class, views), scene.events, scene.view, scene.scores]
    begins = [ply for ply in range(match.ply) if movers[ply] != CHANCE and match.begins_move(ply)]
    for begin, end in zip(begins, [*begins[1:], match.ply], strict=True):
        chunks.append(render.entry(match.states, begin, actions[begin:end], movers[begin]))
    chunks.append(render.result(match.states, match.ply))
    start = base64.b64encode(data[:size]).decode()
    played = {"start": start, "taken": actions, "movers": movers, "begins": begins, "viewers": viewers, "tries": tries}
    return played, chunks


def check(run: Run, name: str) -> None:
    game: Game[Any] = game_named(name)
    texts = list(whole_moves(game))
    matches = [playthrough(game, players) for players in game.players]
    matches += [random_match(game, players, seed) for players in game.players for seed in SEEDS]
    described = [describe(match, texts) for match in matches]
    tables = json.loads((PERFT / f"{name}.json").read_text())
    starts = [to_bytes(game.state_class, hatbox.from_position(table["position"]).states[:1]) for table in tables]
    perft = [
        {"start": base64.b64encode(start).decode(), "depths": len(table["counts"])}
        for start, table in zip(starts, tables, strict=True)
    ]
    job = {
        "stateSize": state_size(game.state_class),
        "texts": texts,
        "cells": CELL_NAMES,
        "room": ROOM,
        "games": [played for played, _ in described],
        "perft": perft,
    }
    module = base64.b64encode((MODULES / f"{name}.wasm").read_bytes()).decode()
    result = run("wasm_games.js", "runWasmGames", [module, job])
    assert result["counts"] == [table["counts"] for table in tables]
    assert result["crc"] == zlib.crc32(b"".join(chunk for _, chunks in described for chunk in chunks))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_perft_and_random_games_in_node(name: str) -> None:
    check(run_in_node, name)


@pytest.mark.browser
@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_perft_and_random_games_in_chromium(browser: Browser, name: str) -> None:
    check(run_in(browser), name)
