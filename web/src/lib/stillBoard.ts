/** A board that shows one position and nothing else: what would have come of another move. */
import type { Problem, Refused, Scene, SeatInfo, TableInfo, Value } from "../wire";
import type { Board } from "./board";
import { nameAt } from "./liveBoard.svelte";
import type { Step } from "./table.svelte";

export class StillBoard implements Board {
  readonly live = false;
  readonly readOnly = true;
  readonly revealed = false;
  readonly legal: readonly string[] = [];
  readonly paths: readonly string[] = [];

  constructor(
    readonly info: TableInfo,
    readonly scene: Scene,
    readonly seat: number | null,
    /** what led here */
    readonly steps: readonly Step[],
  ) {}

  get seats(): readonly SeatInfo[] {
    return this.info.seats;
  }
  get options(): Readonly<Record<string, Value>> {
    return this.info.options;
  }
  timeLeft(): number | null {
    return null;
  }
  nameOf(seat: number): string {
    return nameAt(this.seats, seat);
  }
  move(): Promise<Refused | null> {
    return Promise.resolve(null);
  }
  why(): Promise<Problem | null> {
    return Promise.resolve(null);
  }
  addAnimator(): () => void {
    return () => undefined;
  }
}
