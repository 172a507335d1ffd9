// Runs calls of a WebAssembly module (base64), in Node.js or in a page, with buffers (base64) as arrays: returns value and
// seconds of each call, and the buffers afterwards.
globalThis.runWasmCalls = async function runWasmCalls(module, buffers, calls) {
  const PAGE = 65536;
  const STACK = 1 << 20; // static data and the stack lie below it
  const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const toBase64 = (bytes) => {
    let text = "";
    for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
    return btoa(text);
  };
  const data = buffers.map(fromBase64);
  const starts = [];
  let end = STACK;
  for (const buffer of data) {
    starts.push(end);
    end += (buffer.length + 63) & ~63;
  }
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) });
  const stack = new WebAssembly.Global({ value: "i32", mutable: true }, STACK);
  const imports = { env: { __linear_memory: memory, __stack_pointer: stack } };
  const { exports } = (await WebAssembly.instantiate(fromBase64(module), imports)).instance;
  const bytes = new Uint8Array(memory.buffer);
  data.forEach((buffer, number) => bytes.set(buffer, starts[number]));
  const results = calls.map(([name, ...args]) => {
    const plain = args.flatMap((arg) =>
      arg.shape ? [starts[arg.buffer], ...arg.shape] : [typeof arg === "string" ? BigInt(arg) : arg],
    );
    const start = performance.now();
    const value = String(exports[name](...plain));
    return { value, seconds: (performance.now() - start) / 1000 };
  });
  return { results, buffers: data.map(({ length }, at) => toBase64(bytes.subarray(starts[at], starts[at] + length))) };
};
