// Plays or idles at many tables of three from one process, with the wire protocol of boardgame.io's own client.
//
//   node client.mjs play --port P --pid SERVER --tables 20 --seconds 10 [--rate MOVES_A_SECOND]
//   node client.mjs idle --port P --pid SERVER --tables 200
//
// Prints one line of JSON. A table whose game is over begins a new match on the same connections. Matches are begun
// by their first "sync", without the lobby's create and join: the lightest way for the server.

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { io } from "socket.io-client";
import { legalMoves } from "./game.mjs";

const SEATS = [0, 1, 2];
const WARM_UP = 4; // seconds at full speed that are not counted: the server's code is compiled as it runs
const SETTLE = 1; // seconds at the given rate that are not counted either
const PATIENCE = 10; // seconds for the server's last answers
const AT_ONCE = 20; // tables that connect at the same time
const TICKS = 100; // a second of the clock in /proc

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string" },
    pid: { type: "string" },
    tables: { type: "string" },
    seconds: { type: "string", default: "10" },
    rate: { type: "string" },
  },
});
const tableCount = Number(options.tables);

let playing = false;
let pause = 0; // ms between two moves of a table
let games = 0; // ended
let latencies = []; // ms, one for each confirmed move

function fail(message) {
  console.error(message);
  process.exit(1);
}

class Table {
  constructor() {
    this.sockets = SEATS.map((seat) => this.connect(seat));
    this.sent = [null, null, null]; // by seat: the unconfirmed move's time and the state it was made in
    this.due = 0; // when the next move should be made, at a given rate
  }

  connect(seat) {
    const socket = io(`http://127.0.0.1:${options.port}/hats`, { transports: ["websocket"], forceNew: true });
    socket.on("sync", (match, { state }) => match === this.match && this.synced(seat, state));
    socket.on("update", (match, state) => match === this.match && this.updated(seat, state));
    socket.on("connect_error", (error) => fail(`no connection: ${error.message}`));
    return socket;
  }

  /** A new match; resolves when all seats have seen its first state. */
  begin() {
    this.match = randomUUID();
    this.states = [null, null, null];
    this.over = 0; // seats that have seen the end
    this.sync(0); // makes the match; the others follow when it stands
    return new Promise((resolve) => (this.complete = resolve));
  }

  sync(seat) {
    this.sockets[seat].emit("sync", this.match, String(seat), undefined, SEATS.length);
  }

  synced(seat, state) {
    this.states[seat] = state;
    if (seat === 0) SEATS.slice(1).forEach((other) => this.sync(other));
    if (this.states.every(Boolean)) this.complete();
  }

  play() {
    const mover = Number(this.states[0].ctx.currentPlayer);
    this.schedule(mover, this.states[mover]);
  }

  // A seat moves as soon as it sees that it may, even if the last mover has not yet been told: as people would.
  updated(seat, state) {
    if (this.sent[seat]) {
      const { time, stateID } = this.sent[seat];
      if (state._stateID === stateID) fail(`a move was refused: ${JSON.stringify(state)}`);
      latencies.push(performance.now() - time);
      this.sent[seat] = null;
    }
    if (state.ctx.gameover) {
      this.over += 1;
      if (this.over === SEATS.length) this.again();
    } else if (seat === Number(state.ctx.currentPlayer)) {
      this.schedule(seat, state);
    }
  }

  async again() {
    games += 1;
    await this.begin();
    this.play();
  }

  schedule(seat, state) {
    const now = performance.now();
    this.due = Math.max(this.due + pause, now);
    if (this.due === now) this.move(seat, state);
    else setTimeout(() => this.move(seat, state), this.due - now);
  }

  move(seat, state) {
    if (!playing) return;
    const moves = legalMoves(state.G, seat);
    const [type, ...args] = moves[Math.floor(Math.random() * moves.length)];
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: String(seat) } };
    this.sent[seat] = { time: performance.now(), stateID: state._stateID };
    this.sockets[seat].emit("update", action, state._stateID, this.match, String(seat));
  }
}

/** New tables, all seats connected and told their state. */
async function seated(count) {
  const tables = [];
  while (tables.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, () => new Table());
    await Promise.all(some.map((table) => table.begin()));
    tables.push(...some);
  }
  return tables;
}

/** CPU seconds the server has used: user and system time, the 14th and 15th field; the 2nd may contain blanks. */
function serverCpu() {
  const fields = readFileSync(`/proc/${options.pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** KB of memory the server holds once its garbage is collected. */
async function serverMemory() {
  for (let k = 0; k < 3; k++) {
    await sleep(500);
    process.kill(Number(options.pid), "SIGUSR2");
  }
  await sleep(500);
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${options.pid}/status`, "utf8"))[1]);
}

async function play() {
  const tables = await seated(tableCount);
  playing = true;
  tables.forEach((table) => table.play());
  await sleep(1000 * WARM_UP);
  if (options.rate) {
    pause = (1000 * tableCount) / Number(options.rate);
    const now = performance.now();
    tables.forEach((table, k) => (table.due = now - (pause * k) / tableCount)); // spread over one pause
    await sleep(Math.max(1000 * SETTLE, pause));
  }
  latencies = [];
  games = 0;
  const begin = { time: performance.now(), cpu: serverCpu(), own: process.cpuUsage() };
  await sleep(1000 * Number(options.seconds));
  const seconds = (performance.now() - begin.time) / 1000;
  const cpu = serverCpu() - begin.cpu;
  const { user, system } = process.cpuUsage(begin.own);
  const counted = { moves: latencies.length, games };
  if (counted.moves === 0) fail("no move was confirmed");
  playing = false;
  for (const end = performance.now() + 1000 * PATIENCE; tables.some(({ sent }) => sent.some(Boolean)); await sleep(50))
    if (performance.now() > end) fail("a table has stalled");
  const sorted = latencies.slice(0, counted.moves).sort((a, b) => a - b);
  const quantile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return {
    moves_per_second: counted.moves / seconds,
    cpu_seconds_per_1000_moves: (1000 * cpu) / counted.moves,
    p50_ms: quantile(0.5),
    p99_ms: quantile(0.99),
    ...counted,
    client_load: (user + system) / 1e6 / seconds,
  };
}

async function idle() {
  await seated(Math.ceil(tableCount / 3)); // so that what the first connections load is not counted
  const before = await serverMemory();
  await seated(tableCount);
  return { kb_per_connection: ((await serverMemory()) - before) / (tableCount * SEATS.length) };
}

console.log(JSON.stringify(await { play, idle }[positionals[0]]()));
process.exit(0);
