// Serves Hats:  node --expose-gc server.mjs memory | files FOLDER | postgres URL
// Prints its port as one line of JSON. On SIGUSR2 it collects garbage, so that memory can be read without it.

import { createRequire } from "node:module";
import { Hats } from "./game.mjs";

const require = createRequire(import.meta.url); // boardgame.io's entries are folders, which only require can find
const { FlatFile, Server } = require("boardgame.io/server");

const [storage, where] = process.argv.slice(2);

const storages = {
  memory: () => undefined, // boardgame.io's default
  files: () => new FlatFile({ dir: where }),
  postgres: () => new (require("bgio-postgres").PostgresStore)(where, { logging: false }),
};

process.on("SIGUSR2", () => globalThis.gc());

const server = Server({ games: [Hats], db: storages[storage](), origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(JSON.stringify({ port: appServer.address().port }));
