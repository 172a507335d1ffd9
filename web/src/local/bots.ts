/** The bots of this device. */
import { startThinker } from "../engine/workerThinker";

export const thinker = startThinker();
