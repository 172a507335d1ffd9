import { describe, expect, test } from "vitest";
import type { Budget } from "../local/thinker";
import type { GameName } from "../wire";
import { turnsOf } from "./analysis";
import { BotDesk } from "./botDesk";
import type { State } from "./engine";
import { Match } from "./match";
import { type Answer, pack, packStates, type Question, type BotResponse } from "./botMessages";
import { engineFor } from "./testModules";

const BUDGET = { simulations: 300 };
const FOREVER = { seconds: 1e9 };

function deal(game: GameName, dealt?: State): Match {
  const engine = engineFor(game);
  if (dealt) engine.drawDeal = () => dealt;
  return Match.deal(engine, 2, engine.resolveOptions({}), 0, new Uint8Array(32).fill(1));
}

function question(match: Match, budget: Budget = BUDGET): Extract<Question, { kind: "think" }> {
  const observations = pack(match.observations(match.mover!));
  return { kind: "think", game: match.engine.game, observations, level: "mad_hatter", seed: 5, budget };
}

/** A desk for one game, and what it has answered. */
function open(game: GameName) {
  const responses: BotResponse[] = [];
  const engine = Promise.resolve(engineFor(game));
  const desk = new BotDesk(
    () => engine,
    (response) => responses.push(response),
  );
  return { desk, responses };
}

async function answer(desk: ReturnType<typeof open>, asked: Question): Promise<Answer> {
  await desk.desk.receive({ id: desk.responses.length, question: asked });
  const response = desk.responses.at(-1)!;
  if ("part" in response) throw new Error("no answer");
  return response.answer;
}

/** Two games that differ in what another seat chose in secret; seat 0 is on the move. */
function worldsByAction(game: GameName): [Match, Match] {
  const match = deal(game);
  for (;;) {
    const actions = match.legalActions();
    const seen = new Map<string, Match>();
    for (const action of match.mover === 0 ? [] : actions) {
      const world = match.clone();
      world.act(action);
      while (world.mover !== 0) world.act(world.legalActions()[0]!);
      const twin = seen.get(JSON.stringify(world.observations(0)));
      if (twin && String(twin.state) !== String(world.state)) return [twin, world];
      seen.set(JSON.stringify(world.observations(0)), world);
    }
    match.act(actions[0]!);
  }
}

/** Two games that differ in what was dealt face down; seat 0 is on the move. */
function worldsByDeal(game: GameName): [Match, Match] {
  const match = deal(game);
  const look = (state: State) => String(match.engine.observe(state, 0));
  for (let one = 0; ; one++)
    for (let other = 0; other < one; other++) {
      const swapped = match.state.slice();
      [swapped[one], swapped[other]] = [swapped[other]!, swapped[one]!];
      if (swapped[one] !== swapped[other] && look(swapped) === look(match.state)) return [match, deal(game, swapped)];
    }
}

describe("what a seat cannot see", () => {
  test.each([
    ["hats", worldsByAction],
    ["hats", worldsByDeal],
    ["magic_hat", worldsByDeal],
    ["top_hats", worldsByAction],
  ] as const)("changes neither question nor decision: %s", async (game, pair) => {
    const worlds = pair(game);
    expect(worlds[0].state).not.toEqual(worlds[1].state);
    const questions = worlds.map((match) => question(match));
    expect(questions[0]).toEqual(questions[1]);
    const answers = await Promise.all(questions.map((asked) => answer(open(game), asked)));
    expect(answers[0]).toHaveProperty("decision.action");
    expect(answers[0]).toEqual(answers[1]);
  });
});

/** A whole game, and its review by a desk. */
function played(game: GameName): Match {
  const match = deal(game);
  while (match.mover !== null) {
    const legal = match.legalActions();
    match.act(legal[match.ply % legal.length]!);
  }
  return match;
}

describe("a review", () => {
  const match = played("magic_hat");
  const turns = turnsOf(match);
  const common = { game: "magic_hat", turns, simulations: 20 } as const;
  const seen = { ...common, kind: "review", observations: pack(match.observations(0)) } as const;

  test("is told step by step", async () => {
    const { desk, responses } = open("magic_hat");
    await desk.receive({ id: 7, question: { ...seen, steps: [0, 2, 4] } });
    expect(responses.map((one) => ("part" in one ? one.part.step : one.answer))).toEqual([0, 2, 4, { complete: true }]);
    expect(responses[0]).toHaveProperty("part.analysis.before");
  });

  test("ends when it is asked to", async () => {
    const { desk, responses } = open("magic_hat");
    const reviewing = desk.receive({ id: 7, question: { ...seen, steps: [...turns.keys()] } });
    while (responses.length === 0) await new Promise((resolve) => setTimeout(resolve));
    void desk.receive({ id: 7, stop: true });
    await reviewing;
    expect(responses.length).toBeLessThan(turns.length);
    expect(responses.every((one) => "part" in one)).toBe(true);
  });

  test("of a seat goes before the line with open cards", async () => {
    const { desk, responses } = open("magic_hat");
    const steps = [0, 1];
    await Promise.all([
      desk.receive({ id: 1, question: { ...seen, steps } }),
      desk.receive({ id: 2, question: { ...common, kind: "open", states: packStates(match), steps } }),
    ]);
    expect(responses.map(({ id }) => id)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(responses.at(-2)).toHaveProperty("part.shares.length", 2);
  });

  test("answers what if, and what a seat may believe", async () => {
    match.rewindTo(turns.find(({ mover }) => mover === 0)!.ply);
    const now = { game: "magic_hat", observations: pack(match.observations(0)) } as const;
    const [move] = match.legalMoves();
    const desk = open("magic_hat");
    const estimate = await answer(desk, { ...now, kind: "what-if", move: move!, simulations: 30 });
    expect(estimate).toMatchObject({ estimate: { move, visits: 30 } });
    expect(await answer(desk, { ...now, kind: "beliefs" })).toHaveProperty(["beliefs", "hats.0"]);
  });
});

describe("a desk", () => {
  test("goes on in a bot's trees as the game goes on, and starts anew after an undo", async () => {
    const match = deal("top_hats");
    const desk = open("top_hats");
    const decide = async () => {
      const reply = await answer(desk, question(match));
      if (!("decision" in reply)) throw new Error("no decision");
      const { decision } = reply;
      return { decision, visits: decision.estimates.reduce((sum, { visits }) => sum + visits, 0) };
    };
    const first = await decide();
    expect(first.visits).toBe(first.decision.simulations);
    match.act(first.decision.action);
    expect(match.mover).toBe(0); // a seat begins with several actions
    const second = await decide();
    expect(second.visits).toBeGreaterThan(second.decision.simulations);
    const again = await decide(); // as after an undo to here
    expect(again.visits).toBe(again.decision.simulations);
    match.rewindTo(0);
    expect(await decide()).toEqual(first);
  });

  test("ends a search when it is asked to, and answers the next question", async () => {
    const match = deal("hats");
    const desk = open("hats");
    const expected = await answer(open("hats"), question(match));
    const endless = desk.desk.receive({ id: 1, question: question(match, FOREVER) });
    void desk.desk.receive({ id: 1, stop: true });
    await endless;
    expect(desk.responses).toEqual([]);
    expect(await answer(desk, question(match))).toEqual(expected);
  });

  test("searches for several seats at a time", async () => {
    const match = deal("hats");
    const desk = open("hats");
    const endless = desk.desk.receive({ id: 1, question: question(match, FOREVER) });
    const { observations, ...rest } = question(match);
    await desk.desk.receive({ id: 2, question: { ...rest, kind: "advise", observations } });
    expect(desk.responses.map(({ id }) => id)).toEqual([2]);
    void desk.desk.receive({ id: 1, stop: true });
    await endless;
  });

  test("keeps to a deadline", async () => {
    const reply = await answer(open("top_hats"), question(deal("top_hats"), { seconds: 0.02 }));
    expect(reply).toHaveProperty("decision.action");
  });

  test("reports what went wrong", async () => {
    const match = deal("hats");
    const observations = pack(match.observations(1)); // which is not on the move
    const reply = await answer(open("hats"), { ...question(match), observations });
    expect(reply).toEqual({ error: "Error: seat 1 is not on the move" });
  });
});
