/** What a reader tries out at a position: another move, playing on from here, and looking at what could be known. */
import type { Board } from "../../lib/board";
import type { BeliefGroup } from "../../lib/games";
import { attempt } from "../../lib/me.svelte";
import { router } from "../../lib/router.svelte";
import { StillBoard } from "../../lib/stillBoard";
import type { MoveEstimate } from "../../review/types";
import type { Reviewer } from "./reviewer.svelte";

/** Another move that is tried at a step. */
export interface Trial {
  step: number;
  move: string;
  /** the position after it */
  board: Board;
  /** null: being worked out */
  estimate: MoveEstimate | null;
}

export class Explorer {
  #trial = $state.raw<Trial | null>(null);
  /** what could be known is shown */
  believing = $state(false);
  /** the note over the board tells everything */
  unfolded = $state(false);
  #believer = $state<number | null>(null);
  groups = $state.raw<readonly BeliefGroup[]>([]);

  constructor(readonly reviewer: Reviewer) {}

  /** the move that is tried; null once another position is on the board */
  get trial(): Trial | null {
    return this.#trial !== null && this.#trial.step === this.reviewer.step ? this.#trial : null;
  }

  async tryMove(move: string): Promise<void> {
    const { step, analysis, board, snapshot } = this.reviewer;
    const { seat, session } = analysis!;
    await attempt(async () => {
      const scene = { ...board!.scene, view: session.viewAfter(seat, step!, move), legal: [] };
      const steps = board!.steps.slice(0, board!.at + 1);
      const trial = { step: step!, move, board: new StillBoard(snapshot!.info, scene, seat, steps), estimate: null };
      this.#trial = trial;
      const estimate = await session.whatIf(seat, step!, move);
      if (this.#trial === trial) this.#trial = { ...trial, estimate };
    });
  }
  endTrial(): void {
    this.#trial = null;
  }

  /** Play on from before this step, at a table of this device. */
  async tryAgain(): Promise<void> {
    const { step, analysis } = this.reviewer;
    await attempt(async () => router.go(`/t/${await analysis!.session.tryAgain(analysis!.seat, step!)}`));
  }

  /** the seat whose beliefs are shown: the reviewed one, or another that may know something about it */
  get believer(): number {
    return this.#believer ?? this.reviewer.analysis!.seat;
  }
  setBeliever(seat: number): void {
    this.#believer = seat;
  }

  /** Ask what could be known at this position; the returned function drops the answer. For an effect. */
  showBeliefs(): () => void {
    const { reviewer, believing } = this;
    const { step, analysis, board, game } = reviewer;
    let late = false;
    if (!believing || step === null || !analysis) this.groups = [];
    else {
      const { believer } = this;
      const perspective = {
        seat: believer,
        about: believer === analysis.seat ? null : analysis.seat,
        nameOf: (seat: number) => reviewer.nameOf(seat),
      };
      const { view } = board!.scene;
      analysis.session.beliefs(believer, step).then(
        (beliefs) => {
          if (!late) this.groups = game!.review.groupBeliefs(beliefs, view, perspective);
        },
        (error: unknown) => console.error(error),
      );
    }
    return () => (late = true);
  }
}
