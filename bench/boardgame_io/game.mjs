// Hats for three players as a boardgame.io game. The ids H1–H14 are those of the project's rules.

const INVALID_MOVE = "INVALID_MOVE"; // boardgame.io's own constant, here without importing it for the client

const PLAYERS = 3;
const POSITIONS = 6;
const HAND = 9;
const MAIN_ACTIONS = 8;
const COOKIE_POINTS = 5;

// H1: a card is a type letter and a value.
const CARDS = [..."BCDFKST"].flatMap((type) => [1, 2, 3, 4, 5, 6].map((value) => type + value));
const typeOf = (card) => card[0];
const valueOf = (card) => Number(card[1]);

// H2, H3: the table, three hands from the first player on, and nine cards left to draw.
function setup({ random }) {
  const deck = random.Shuffle(CARDS);
  const first = random.Die(PLAYERS) - 1;
  const table = deck.splice(0, POSITIONS);
  const hands = Array(PLAYERS);
  for (let k = 0; k < PLAYERS; k++) hands[(first + k) % PLAYERS] = deck.splice(0, HAND);
  return {
    first,
    table, // by position, the first is position 1
    hands, // by seat
    collections: [[], [], []], // face up
    black: [[], [], []], // face down
    deck, // next card first
    discards: [],
    cookie: null, // the holder's seat
    mainActions: [0, 0, 0],
    mainDone: false, // in this turn
    optionalDone: false,
  };
}

// H5: the same type, or strictly higher.
const mayExchange = (played, taken) => typeOf(played) === typeOf(taken) || valueOf(played) > valueOf(taken);

/** All legal moves of the seat whose turn it is, as [name, ...arguments]; needs no more than that seat's view. */
export function legalMoves(view, seat) {
  const moves = [];
  for (const card of view.hands[seat]) {
    if (!view.mainDone) {
      moves.push(["black", card]);
      view.table.forEach((taken, k) => {
        if (mayExchange(card, taken)) moves.push(["exchange", card, k + 1]);
      });
    }
    if (!view.optionalDone) moves.push(["discard", card]);
  }
  if (view.mainDone) moves.push(["end"]);
  return moves;
}

function takeFromHand(G, seat, card) {
  const k = G.hands[seat].indexOf(card);
  if (k >= 0) G.hands[seat].splice(k, 1);
  return k >= 0;
}

// H5
function exchange({ G, playerID, events }, card, position) {
  const seat = Number(playerID);
  const taken = G.table[position - 1];
  if (G.mainDone || taken === undefined || !G.hands[seat].includes(card) || !mayExchange(card, taken))
    return INVALID_MOVE;
  takeFromHand(G, seat, card);
  G.table[position - 1] = card;
  G.collections[seat].push(taken);
  afterMainAction(G, seat, events);
}

// H6
function black({ G, playerID, events }, card) {
  const seat = Number(playerID);
  if (G.mainDone || !takeFromHand(G, seat, card)) return INVALID_MOVE;
  G.black[seat].push(card);
  afterMainAction(G, seat, events);
}

// H7: an empty deck is made of all discards, the one just made included.
function discard({ G, playerID, events, random }, card) {
  const seat = Number(playerID);
  if (G.optionalDone || !takeFromHand(G, seat, card)) return INVALID_MOVE;
  G.discards.push(card);
  if (G.deck.length === 0) {
    G.deck = random.Shuffle([...G.discards]);
    G.discards = [];
  }
  G.hands[seat].push(G.deck.shift());
  G.optionalDone = true;
  if (G.mainDone) endTurn(G, events);
}

function end({ G, events }) {
  if (!G.mainDone) return INVALID_MOVE;
  endTurn(G, events);
}

function afterMainAction(G, seat, events) {
  G.mainDone = true;
  G.mainActions[seat] += 1;
  G.cookie = cookieHolder(G);
  if (G.optionalDone) endTurn(G, events);
}

// H4, H10
function endTurn(G, events) {
  G.mainDone = G.optionalDone = false;
  if (G.mainActions.every((count) => count === MAIN_ACTIONS)) events.endGame(result(G));
  else events.endTurn();
}

// H9: all black hats together are one further type.
function typesShown(G, seat) {
  return new Set(G.collections[seat].map(typeOf)).size + (G.black[seat].length > 0 ? 1 : 0);
}

// H9: below zero if the first list wins; at the first difference the lower value does, else the longer list.
function compareValues(a, b) {
  for (let k = 0; k < Math.min(a.length, b.length); k++) if (a[k] !== b[k]) return a[k] - b[k];
  return b.length - a.length;
}

// H9
function cookieHolder(G) {
  const shown = G.collections.map((_, seat) => typesShown(G, seat));
  const most = Math.max(...shown);
  const values = G.collections.map((cards) => cards.map(valueOf).sort((a, b) => a - b));
  const tied = [0, 1, 2].filter((seat) => shown[seat] === most);
  const best = tied.filter((seat) => tied.every((other) => compareValues(values[seat], values[other]) <= 0));
  return best.length === 1 ? best[0] : G.cookie;
}

// H11–H14
function result(G) {
  const types = G.table.map(typeOf);
  const scores = G.collections.map((cards, seat) => {
    // H11: the lowest position of a type counts; a type that is not there has index -1, so 0.
    const collection = cards.reduce((sum, card) => sum + types.indexOf(typeOf(card)) + 1, G.black[seat].length);
    const [favourite] = G.hands[seat]; // H10
    const alike = cards.filter((card) => typeOf(card) === typeOf(favourite));
    const favouritePoints = alike.reduce((sum, card) => sum + valueOf(card), 0) - valueOf(favourite); // H12
    return collection + favouritePoints + (G.cookie === seat ? COOKIE_POINTS : 0); // H13
  });
  // H14: points, then black hats, then the cookie.
  const keys = scores.map((score, seat) => score * 100 + G.black[seat].length * 2 + (G.cookie === seat ? 1 : 0));
  return { scores, winners: [0, 1, 2].filter((seat) => keys[seat] === Math.max(...keys)) };
}

// What a seat may know: the rest is told by its number only. After the end all is shown (H6).
function playerView({ G, ctx, playerID }) {
  if (ctx.gameover) return G;
  const own = (lists) => lists.map((cards, seat) => (String(seat) === playerID ? cards : cards.length));
  return { ...G, hands: own(G.hands), black: own(G.black), deck: G.deck.length, discards: G.discards.length };
}

export const Hats = {
  name: "hats",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true, // what was seen cannot be unseen; and it spares the server a second copy of the state
  setup,
  playerView,
  moves: {
    exchange: { move: exchange, client: false },
    black: { move: black, client: false, redact: true },
    discard: { move: discard, client: false, redact: true },
    end: { move: end, client: false },
  },
  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  events: { endTurn: false, endGame: false }, // for players: only moves end a turn
};
