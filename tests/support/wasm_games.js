// Plays games in a WebAssembly module, in Node.js or in a page, and sums up (CRC-32) every state and every JSON text on the
// way: `games` are starts (base64) with their actions, `perft` are starts with depths whose move sequences are counted.
const PAGE = 65536;
const STACK = 1 << 20; // static data and the stack lie below it
const REFUSED = -3n;
const CHANCE = -2n;
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, number) => {
  for (let bit = 0; bit < 8; bit++) number = number & 1 ? 0xedb88320 ^ (number >>> 1) : number >>> 1;
  return number;
});

globalThis.runWasmGames = async function runWasmGames(module, { stateSize, texts, cells, room, games, perft }) {
  const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const states = STACK;
  const views = states + room * stateSize;
  const actions = (views + 2 * stateSize + 63) & ~63;
  const numbers = actions + 2048;
  const tape = numbers + 4096;
  const tapeLength = 1 << 16;
  const out = tape + 8 * tapeLength;
  const outLength = 1 << 18;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((out + outLength) / PAGE) });
  const stack = new WebAssembly.Global({ value: "i32", mutable: true }, STACK);
  const imports = { env: { __linear_memory: memory, __stack_pointer: stack } };
  const { exports: wasm } = (await WebAssembly.instantiate(fromBase64(module), imports)).instance;
  const bytes = new Uint8Array(memory.buffer);
  const all = [states, room];
  const seen = [views, 2];
  const buffers = [tape, tapeLength, out, outLength];
  let crc = 0xffffffff;

  const sum = (start, size) => {
    for (let at = start; at < start + size; at++) crc = CRC_TABLE[(crc ^ bytes[at]) & 255] ^ (crc >>> 8);
  };
  const rendered = (size) => {
    if (size < 0n) throw new Error("a buffer is too short");
    return Number(size);
  };
  const sumJson = (size) => sum(out, rendered(size));
  const sumState = (index) => sum(states + index * stateSize, stateSize);
  const putActions = (list) => new Int16Array(memory.buffer, actions, list.length).set(list);

  function play({ start, taken, movers, begins, viewers, tries }) {
    bytes.set(fromBase64(start), states);
    sumState(0);
    sumJson(wasm.render_deal(...all, 0n, ...buffers));
    taken.forEach((action, ply) => {
      const at = BigInt(ply);
      if (movers[ply] >= 0) {
        sumJson(wasm.render_moves(...all, at, actions, 1024, ...buffers));
        sumJson(wasm.render_paths(...all, at, ...buffers));
      }
      for (const illegal of tries[ply]) {
        putActions([illegal]);
        sumJson(wasm.render_refusal(...all, at, actions, 1024, 1n, ...buffers));
      }
      wasm.advance(...all, at, BigInt(action), actions, 1024);
      sumState(ply + 1);
      for (const viewer of viewers) {
        wasm.observe_in_play_at(...all, at, BigInt(viewer), ...seen, 0n);
        wasm.observe_in_play_at(...all, at + 1n, BigInt(viewer), ...seen, 1n);
        sum(views, 2 * stateSize);
        const glimpse = wasm.glimpse_at(...all, at, BigInt(action), BigInt(viewer));
        sumJson(wasm.render_events(...seen, 0n, glimpse, ...seen, 1n, BigInt(movers[ply]), ...buffers));
        sumJson(wasm.render_view(...seen, 1n, ...buffers));
        sumJson(wasm.render_scores(...seen, 1n, ...buffers));
      }
    });
    begins.forEach((begin, number) => {
      const move = taken.slice(begin, begins[number + 1]);
      putActions(move);
      const entry = [actions, 1024, BigInt(move.length), BigInt(movers[begin])];
      sumJson(wasm.render_entry(...all, BigInt(begin), ...entry, ...buffers));
    });
    sumJson(wasm.render_result(...all, BigInt(taken.length), ...buffers));
  }

  function actionsOf(index, text) {
    const action = texts.indexOf(text);
    if (action >= 0) return [action];
    const [way, captured = ""] = text.split("*");
    const list = [...way.split("-"), ...captured.split(",").filter(Boolean)].map((name) => BigInt(cells.indexOf(name)));
    new BigInt64Array(memory.buffer, numbers, list.length).set(list);
    const bits = list.slice(2).reduce((set, cell) => set | (1n << cell), 0n);
    const given = [numbers, list.length, BigInt(list.length), bits, 1n, actions, 1024, tape, tapeLength];
    const count = wasm.read_path_at(...all, BigInt(index), ...given);
    return [...new Int16Array(memory.buffer, actions, Number(count))];
  }

  function count(index, depth) {
    if (wasm.mover_at(...all, BigInt(index)) < 0n) return 0;
    const size = rendered(wasm.render_moves(...all, BigInt(index), actions, 1024, ...buffers));
    const moves = JSON.parse(new TextDecoder().decode(bytes.subarray(out, out + size)));
    if (depth === 1) return moves.length;
    let total = 0;
    for (const move of moves) {
      let at = index;
      for (const action of actionsOf(index, move)) {
        if (wasm.advance(...all, BigInt(at), BigInt(action), actions, 1024) === REFUSED) throw new Error(move);
        at++;
      }
      if (wasm.mover_at(...all, BigInt(at)) === CHANCE) {
        wasm.legal_at(...all, BigInt(at), actions, 1024);
        const [roll] = new Int16Array(memory.buffer, actions, 1);
        wasm.advance(...all, BigInt(at), BigInt(roll), actions, 1024);
        at++;
      }
      total += count(at, depth - 1);
    }
    return total;
  }

  games.forEach(play);
  const counts = perft.map(({ start, depths }) => {
    bytes.set(fromBase64(start), states);
    return Array.from({ length: depths }, (_, depth) => count(0, depth + 1));
  });
  return { crc: (crc ^ 0xffffffff) >>> 0, counts };
};
