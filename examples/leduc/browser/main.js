/** The page: a person on seat 0, the search on seat 1, hand after hand. */
import { OVER, Rules, loadGame, randomSeed } from "./engine.js";

const YOU = 0;
const BOT = 1;
const NAMES = ["You", "The bot"];
const PAUSE = 600; // milliseconds before the bot's move, so that one can follow
const SUITS = { s: "♠", h: "♥" };
const RANKS = { J: "Jack", Q: "Queen", K: "King" };
const SUIT_NAMES = { s: "spades", h: "hearts" };

const part = (id) => document.getElementById(id);
const game = await loadGame().catch((error) => {
  part("status").textContent = `This browser can’t play here: ${error.message}`;
  throw error;
});
const rules = new Rules(game);
const bot = new Worker("bot.js", { type: "module" });
bot.postMessage({ game });

let hands = 0;
let balance = 0;
let states; // of this hand, from the deal on
let actions;
let movers;
let chips; // put in by each seat

// --- the search

const waiting = new Map();
bot.addEventListener("message", ({ data }) => {
  waiting.get(data.id)(data.estimates);
  waiting.delete(data.id);
});

/** What the search thinks of a seat's moves, from what that seat has seen. */
function ask(seat) {
  const views = states.map((state) => rules.observe(state, seat));
  const id = crypto.randomUUID?.() ?? String(Math.random());
  bot.postMessage({ id, seen: { seat, views, actions, movers } });
  return new Promise((resolve) => waiting.set(id, resolve));
}

// --- a hand

function deal() {
  hands += 1;
  states = [rules.deal(randomSeed(), hands % 2 ? YOU : BOT)]; // who begins alternates
  actions = [];
  movers = [];
  chips = rules.scores(rules.observe(states[0], YOU)).map((score) => -score); // the antes: what folding would cost
  part("log").replaceChildren();
  tell(`Hand ${hands}. Everybody puts in one chip. ${movesFirst()}`);
  next();
}

function movesFirst() {
  return rules.mover(states[0]) === YOU ? "You begin." : "The bot begins.";
}

function act(seat, action) {
  const before = states.at(-1);
  const after = rules.advance(before, action);
  for (const event of rules.events(rules.observe(before, YOU), action, rules.observe(after, YOU), seat)) {
    if (event.params.chips) chips[seat] += event.params.chips;
    tell(say(event));
  }
  states.push(after);
  actions.push(action);
  movers.push(seat);
  next();
}

async function next() {
  const state = states.at(-1);
  const mover = rules.mover(state);
  if (mover === OVER) {
    const won = rules.scores(rules.observe(state, YOU))[YOU];
    balance += won;
    tell(verdict(won));
  }
  show();
  if (mover !== BOT) return;
  const hand = states;
  const [[best]] = await Promise.all([ask(BOT), new Promise((resolve) => setTimeout(resolve, PAUSE))]);
  if (hand === states) act(BOT, best.action);
}

async function hint() {
  const moment = states.length;
  const hand = states;
  part("hint").disabled = true;
  const estimates = await ask(YOU);
  if (hand !== states || moment !== states.length) return;
  part("estimates").replaceChildren(...estimates.map(row));
  part("advice").hidden = false;
}

// --- words

function moveName(action) {
  const name = rules.binding.moves[action];
  if (name === "call") return chips[YOU] === chips[BOT] ? "Check" : "Call";
  return name === "fold" ? "Fold" : "Raise";
}

function say({ code, params }) {
  const who = NAMES[params.seat];
  const s = params.seat === YOU ? "" : "s";
  if (code === "leduc-board") return `The board is the ${cardName(params.card)}.`;
  if (code === "leduc-fold") return `${who} fold${s}.`;
  if (code === "leduc-call") return params.chips ? `${who} call${s} (${chipText(params.chips)}).` : `${who} check${s}.`;
  return `${who} raise${s} (${chipText(params.chips)}).`;
}

function verdict(won) {
  if (won === 0) return "A tie: everybody takes their chips back.";
  return won > 0 ? `You win ${chipText(won)}.` : `The bot wins ${chipText(-won)}.`;
}

function chipText(chips) {
  return `${chips} chip${chips === 1 ? "" : "s"}`;
}

function cardName(card) {
  return `${RANKS[card[0]]} of ${SUIT_NAMES[card[1]]}`;
}

function signed(chips, digits = 1) {
  return `${chips < 0 ? "−" : "+"}${Math.abs(chips).toFixed(digits)}`;
}

// --- the screen

function element(tag, className, text) {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function tell(text) {
  part("log").append(element("li", "", text));
  part("status").textContent = text;
}

/** A row of the table: a move, the chips it should bring, and how often it was tried. */
function row({ action, value, error, visits }) {
  const [least, most] = rules.binding.stakes; // chips for no share of the win, and for all of it
  const made = document.createElement("tr");
  const head = element("th", "", moveName(action));
  head.scope = "row";
  made.append(
    head,
    element("td", "", `${signed(least + value * (most - least))} ± ${(error * (most - least)).toFixed(1)}`),
    element("td", "", visits.toLocaleString("en")),
  );
  return made;
}

function card(name, label) {
  if (name === null) {
    const back = element("div", "card back", "");
    back.setAttribute("role", "img");
    back.setAttribute("aria-label", `${label}: face down`);
    return back;
  }
  const made = element("div", `card ${name[1] === "h" ? "red" : "black"}`, "");
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", `${label}: ${cardName(name)}`);
  made.append(element("span", "rank", name[0]), element("span", "suit", SUITS[name[1]]));
  return made;
}

function show() {
  const state = states.at(-1);
  const view = rules.view(rules.observe(state, YOU));
  const mover = rules.mover(state);
  const played = mover === OVER ? hands : hands - 1;
  part("bot-card").replaceChildren(card(view.hands[BOT], "The bot’s card"));
  part("board-card").replaceChildren(card(view.board, "The board"));
  part("your-card").replaceChildren(card(view.hands[YOU], "Your card"));
  part("bot-chips").textContent = chipText(chips[BOT]);
  part("your-chips").textContent = chipText(chips[YOU]);
  part("pot").textContent = chipText(chips[0] + chips[1]);
  part("balance").textContent = played
    ? `Balance: ${signed(balance, 0)} after ${played} hand${played === 1 ? "" : "s"}`
    : "";
  part("bot-seat").classList.toggle("acting", mover === BOT);
  part("your-seat").classList.toggle("acting", mover === YOU);
  part("thinking").hidden = mover !== BOT;
  part("advice").hidden = true;
  const legal = mover === YOU ? rules.legal(state) : [];
  const buttons = legal.map((action) => button(moveName(action), () => act(YOU, action)));
  if (mover === OVER) buttons.push(button("Next hand", deal));
  part("moves").replaceChildren(...buttons);
  part("hint").disabled = mover !== YOU;
  part("moves").querySelector(".primary")?.focus({ preventScroll: true });
}

function button(text, onclick) {
  const made = element("button", ["Call", "Check", "Next hand"].includes(text) ? "primary" : "", text);
  made.addEventListener("click", onclick);
  return made;
}

part("hint").addEventListener("click", hint);
part("table").hidden = false;
deal();
