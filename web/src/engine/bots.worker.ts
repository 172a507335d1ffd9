/** A worker of bots: `BotDesk` behind messages. */
import { BotDesk } from "./botDesk";
import { engineOf } from "./module";
import type { Request } from "./questions";

const desk = new BotDesk(engineOf, (response) => postMessage(response));
addEventListener("message", ({ data }: MessageEvent<Request>) => void desk.receive(data));
