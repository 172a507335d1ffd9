/** A small game for tests of local tables: secret choices of all, then turns with a hidden card and chance. States are JSON. */
import { CHANCE, type Engine, OVER, type State } from "../engine/engine";
import type { Problem, View } from "../wire";

interface Content {
  players: number;
  turn: number;
  /** by seat: two secret choices each */
  built: (string | null)[][];
  /** by seat: cards drawn, in secret */
  hands: (number | null)[][];
  deck: (number | null)[];
  moves: number;
  rolling: boolean;
}

const TEXTS = ["build a", "build b", "take", "draw", "shuffle"];
const [TAKE, DRAW, SHUFFLE, ROLL, UNSEEN] = [2, 3, 4, 5, 6] as const;
const BUILT = 2; // choices of each seat
const TURNS = 6;

const write = (content: Content): State => new TextEncoder().encode(JSON.stringify(content));
const read = (state: State): Content => JSON.parse(new TextDecoder().decode(state)) as Content;

/** The seat that builds, one after another; as many as there are seats: none. */
function builder({ built, players }: Content): number {
  const seat = built.findIndex((choices) => choices.length < BUILT);
  return seat < 0 ? players : seat;
}

function legal(content: Content): number[] {
  if (content.rolling) return [ROLL];
  if (builder(content) < content.players) return [0, 1];
  if (content.moves === TURNS) return [];
  return content.deck.length > 0 ? [TAKE, DRAW, SHUFFLE] : [TAKE];
}

function shuffled(cards: readonly (number | null)[], words: Uint32Array): (number | null)[] | null {
  return words.length < cards.length ? null : cards.toSorted((a, b) => words[a!]! - words[b!]!);
}

function hide(content: Content, viewer: number): Content {
  const own = <Item>(rows: Item[][]) => rows.map((row, seat) => (seat === viewer ? row : row.map(() => null)));
  return { ...content, built: own(content.built), hands: own(content.hands), deck: content.deck.map(() => null) };
}

export const testGame: Engine = {
  game: "hats",
  rules: 1,
  resolveOptions: (given) => ({ cards: 4, ...given }),
  sides: (players) => Array.from({ length: players }, (_, seat) => [seat]),
  setUp: (players, options, first) =>
    write({
      players,
      turn: first,
      built: Array.from({ length: players }, () => []),
      hands: Array.from({ length: players }, () => []),
      deck: Array.from({ length: Number(options["cards"]) }, (_, card) => card),
      moves: 0,
      rolling: false,
    }),
  drawDeal(state, words) {
    const content = read(state);
    const deck = shuffled(content.deck, words);
    return deck && write({ ...content, deck });
  },
  drawChance(state, words) {
    const content = read(state);
    const deck = shuffled(content.deck, words);
    return deck && write({ ...content, deck, rolling: false });
  },
  mover(state) {
    const content = read(state);
    if (content.rolling) return CHANCE;
    if (builder(content) < content.players) return builder(content);
    return content.moves === TURNS ? OVER : content.turn;
  },
  legal: (state) => legal(read(state)),
  advance(state, action) {
    const content = read(state);
    if (!legal(content).includes(action)) return null;
    if (action < TAKE) content.built[builder(content)]!.push(TEXTS[action]!);
    else {
      if (action === DRAW) content.hands[content.turn]!.push(content.deck.shift()!);
      content.rolling = action === SHUFFLE;
      content.moves += 1;
      content.turn = (content.turn + 1) % content.players;
    }
    return write(content);
  },
  observe: (state, viewer) => (testGame.mover(state) === OVER ? state : testGame.observeInPlay(state, viewer)),
  observeInPlay: (state, viewer) => write(hide(read(state), viewer)),
  glimpse: (state, action, viewer) => (action < TAKE && builder(read(state)) !== viewer ? UNSEEN : action),
  reveals: (_, action) => action === DRAW || action === SHUFFLE || action === ROLL,
  payoff: (_, seat) => Number(seat === 0),
  isSimultaneous: (state) => builder(read(state)) < read(state).players,
  beginsMove: (action) => action !== ROLL,
  canPreview: (action) => action === TAKE,
  parse(_, text): number[] | Problem {
    const action = TEXTS.indexOf(text);
    return action < 0 ? { code: "unknown-move", params: { word: text } } : [action];
  },
  refusal: (state) => ({ code: testGame.mover(state) === OVER ? "test-over" : "test-illegal", rule: "X1" }),
  moves: (state) =>
    legal(read(state))
      .map((action) => TEXTS[action]!)
      .sort(),
  paths: () => [],
  entry(states, actions, seat) {
    const chance = actions.includes(ROLL) ? { order: read(states.at(-1)!).deck } : {};
    return { seat, move: TEXTS[actions[0]!]!, ...chance };
  },
  view: (observed) => ({ game: "hats", ...read(observed) }) as unknown as View,
  scores: (observed) => ({ scores: read(observed).hands.map((hand) => hand.length), details: [] }),
  events: (_, glimpse, after, mover) => {
    const card = glimpse === DRAW ? read(after).hands[mover]!.at(-1) : undefined;
    return [{ code: `test-${glimpse}`, params: { seat: mover, ...(card == null ? {} : { card }) } }];
  },
  result: (state) => ({ scores: read(state).hands.map((hand) => hand.length), winners: [0], ended: "complete" }),
  deal: (state) => ({ deck: read(state).deck }),
};
