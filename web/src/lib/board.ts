/** `Board`, the interface every game's scene gets: a game as one viewer sees it, and a way to act. Live tables, lessons and replays implement it. */
import type { Problem, Refused, Scene, SeatInfo, ScorePreview, Value } from "../wire";
import type { StoredItem } from "./storage";
import type { Step, Animator } from "./table.svelte";

export interface Board {
  /** what is on the screen */
  readonly scene: Scene;
  /** the viewer's seat; null: a spectator */
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, Value>>;
  /** where this tab may store what the viewer has not sent yet; absent where others use the same device */
  readonly draft?: StoredItem;
  /** the present is shown and it is not over: what is legal may be done */
  readonly live: boolean;
  /** nothing can be done: a past step, or part of a lesson that is only read */
  readonly readOnly?: boolean;
  /** what may be done now; [] if it is not this viewer's turn, or not live */
  readonly legal: readonly string[];
  /** the end is counted here as in a game that is played, although nothing can be decided ahead: a lesson */
  readonly showsFinalCount?: boolean;
  /** where a move is made step by step: every path of every legal move, as docs/wire.md writes them; [] where nothing is legal */
  readonly paths: readonly string[];
  /** everything may be shown: the game is over, or it is a replay with open cards */
  readonly revealed: boolean;
  /** the steps so far, oldest first: for what a view does not contain, such as whom a seat has won */
  readonly steps?: readonly Step[];
  /** milliseconds that a seat has left now, null without a clock; what draws it is drawn again as time goes by */
  timeLeft(seat: number): number | null;
  /** what to call a seat, in the reader's language; "You" is for `isMe` */
  nameOf(seat: number): string;
  /** Make a move; asks for confirmation first if the player wants that and it is not `sure`. Null if it was made or cancelled, else why not. */
  move(text: string, sure?: boolean): Promise<Refused | null>;
  /** Why a move is not allowed; null if it is. A query: nothing is moved. It never fails, and the answer may come late. */
  why(text: string): Promise<Problem | null>;
  /** The score preview after a legal move; null where it is unknown. A query, as `why` is. Absent where there is no server. */
  preview?(text: string): Promise<ScorePreview | null>;
  /** Show that a tap does nothing while a move is in flight or waits for confirmation. */
  showBusy?(): void;
  /** Decide the next move ahead while another plays; null forgets it. It is shown in `scene.premove`. Absent where nothing is played. */
  premove?(text: string | null): Promise<Refused | null>;
  /** Add an animator of steps; the returned function removes it. */
  addAnimator(animator: Animator): () => void;
}
