/** A worker of bots: `BotDesk` behind messages. */
import { BotDesk } from "./botDesk";
import { engineOf } from "./module";
import type { BotRequest } from "./botMessages";

const desk = new BotDesk(engineOf, (response) => postMessage(response));
addEventListener("message", ({ data }: MessageEvent<BotRequest>) => void desk.receive(data));
