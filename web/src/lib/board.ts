/** What every game's scene is given: a game as one viewer sees it, and a way to act. A table, a lesson and a replay all are one. */
import type { Problem, Refused, Scene, SeatInfo, ScorePreview, Value } from "../wire";
import type { StoredItem } from "./storage";
import type { Step, Animator } from "./table.svelte";

export interface Board {
  /** what is on the screen */
  readonly scene: Scene;
  /** whose eyes these are; null: a spectator's, who sits nowhere */
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, Value>>;
  /** where this tab may store what the viewer has not sent yet; absent where others use the same device */
  readonly draft?: StoredItem;
  /** the present is shown and it is not over: what is legal may be done */
  readonly live: boolean;
  /** nothing is asked of anybody: a moment of the past, or one of a lesson that is only read */
  readonly readOnly?: boolean;
  /** what may be done now; [] if it is not this viewer's turn, or not live */
  readonly legal: readonly string[];
  /** the end is counted here as in a game that is played, although nothing can be decided ahead: a lesson */
  readonly showsFinalCount?: boolean;
  /** where a move is made step by step: every path of every legal move, as docs/wire.md writes them; [] where nothing is legal */
  readonly paths: readonly string[];
  /** everything may be shown: the game is over, or it is a replay with open cards */
  readonly revealed: boolean;
  /** what was told so far, oldest first, where it is kept: for what a view does not hold, such as whom a seat has won */
  readonly steps?: readonly Step[];
  /** milliseconds that a seat has left now, null without a clock; what draws it is drawn again as time goes by */
  timeLeft(seat: number): number | null;
  /** what to call a seat, in the reader's language; "You" is for `isMe` */
  nameOf(seat: number): string;
  /** Make a move; asks first if the player wants that and it is not `sure`. Null if it was made or taken back, else why not. */
  move(text: string, sure?: boolean): Promise<Refused | null>;
  /** Ask why something is not allowed; null if it is. A question: whatever is asked, nothing is moved. It never fails, and an answer may come late. */
  why(text: string): Promise<Problem | null>;
  /** Ask what the standing would be after a legal move; null where nobody can tell. A question, as `why` is. Absent where nobody is asked. */
  preview?(text: string): Promise<ScorePreview | null>;
  /** Somebody has tapped while a move is on its way or waits for a yes: show that the tap does nothing. */
  showBusy?(): void;
  /** Decide the next move ahead while another plays; null forgets it. It stands in `scene.premove`. Absent where nothing is played. */
  premove?(text: string | null): Promise<Refused | null>;
  /** Be called to show what happens, until the returned function is called. */
  addAnimator(animator: Animator): () => void;
}
