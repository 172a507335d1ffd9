/** A bot's whole move, which may take several actions. */
import type { Match, Observations } from "../engine/match";

/** Let a seat that is on the move choose; `trial` is a copy of the match that is changed. An illegal action is replaced by a legal one. */
export async function chooseMove(
  trial: Match,
  seat: number,
  think: (observations: Observations, legal: readonly number[]) => Promise<number>,
): Promise<string> {
  const start = trial.ply;
  for (;;) {
    const legal = trial.legalActions();
    if (!trial.act(await think(trial.observations(seat), legal))) trial.act(legal[0]!);
    if (trial.mover !== seat || trial.engine.beginsMove(trial.legalActions()[0]!)) return trial.entries(start)[0]!.move;
  }
}
