// Run calls of a WebAssembly module: standard input names the module, buffers (base64) and calls; standard output has the
// result and CPU seconds of each call, and the buffers afterwards.
import { readFileSync } from "node:fs";

const PAGE = 65536;
const STACK = 1 << 20; // static data and the stack lie below it
const { module, buffers, calls } = JSON.parse(readFileSync(0, "utf8"));
const data = buffers.map((text) => Buffer.from(text, "base64"));
const starts = [];
let end = STACK;
for (const buffer of data) {
  starts.push(end);
  end += (buffer.length + 63) & ~63;
}
const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) });
const stack = new WebAssembly.Global({ value: "i32", mutable: true }, STACK);
const bytes = new Uint8Array(memory.buffer);
const compiled = new WebAssembly.Module(readFileSync(module));
const instance = new WebAssembly.Instance(compiled, { env: { __linear_memory: memory, __stack_pointer: stack } });
data.forEach((buffer, number) => bytes.set(buffer, starts[number]));
const results = calls.map(([name, ...args]) => {
  const plain = args.flatMap((arg) =>
    arg.shape ? [starts[arg.buffer], ...arg.shape] : [typeof arg === "string" ? BigInt(arg) : arg],
  );
  const start = process.cpuUsage();
  const value = String(instance.exports[name](...plain));
  const { user, system } = process.cpuUsage(start);
  return { value, seconds: (user + system) / 1e6 };
});
const after = data.map((buffer, number) =>
  Buffer.from(memory.buffer, starts[number], buffer.length).toString("base64"),
);
process.stdout.write(JSON.stringify({ results, buffers: after }));
