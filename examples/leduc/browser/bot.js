/** A worker that searches. The page posts the game once, then questions; each question is what a seat has seen. */
import { Search, randomSeed } from "./engine.js";

const SIMULATIONS = 20_000;

let search;

addEventListener("message", ({ data }) => {
  if (data.game) search = new Search(data.game);
  else
    postMessage({
      id: data.id,
      estimates: search.run(data.seen, SIMULATIONS, randomSeed()),
    });
});
