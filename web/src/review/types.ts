/** A game review, as `hatbox.review` makes it: what a seat could know, and what came of it. */

/** A legal move with the share of the win it leads to. */
export interface MoveEstimate {
  move: string;
  share: number;
  error: number;
  /** 0: never tried */
  visits: number;
}

export type Grade = "best" | "good" | "close" | "inaccuracy" | "mistake" | "blunder";

/** A written move of the reviewed seat where it had a choice. */
export interface Decision {
  /** the move in notation */
  played: string;
  /** the best move in notation; the one played if nothing is better */
  best: string;
  /** expectation after the played move, as could be known before making it */
  share: number;
  /** the same after the best move */
  best_share: number;
  /** best_share - share, 0 if too close to call */
  loss: number;
  /** 95 % error of that difference */
  error: number;
  /** best_share - mean over all legal moves: what a careless move would cost */
  stake: number;
  grade: Grade;
  /** exchange, black_hat, favourite, cookie …; peek, swap, open; build, place, jump, narrow */
  kind: string;
  /** every legal move, best first */
  moves: MoveEstimate[];
  /** why the best move is good: a message of i18n, as in hints */
  reason: { code: string; params: Record<string, unknown> };
}

/** A written move, a resignation, or chance. */
export interface Step {
  /** plies before and after: `moment` of a scene */
  ply: number;
  end: number;
  /** a seat, or CHANCE (-2) */
  mover: number;
  /** expectation of the reviewed seat */
  before: number;
  after: number;
  /** these add up to after - before */
  luck: number;
  skill: number;
  others: number;
  decision: Decision | null;
}

export interface SeatReview {
  seat: number;
  /** initial expectation: 1 / number of sides */
  fair: number;
  /** luck of the deal: first `before` - fair */
  deal: number;
  /** sums; luck includes deal. fair + luck + skill + others = result */
  luck: number;
  skill: number;
  others: number;
  /** share of the win in the end */
  result: number;
  /** result - luck */
  adjusted: number;
  /** percent; null: too few decisions */
  accuracy: number | null;
  /** sums from which accuracy is made: add them up over games or kinds */
  losses: number;
  stakes: number;
  /** with a choice */
  decisions: number;
  steps: Step[];
}

export interface Review {
  game: string;
  players: number;
  simulations: number;
  seats: SeatReview[];
  /** by ply boundary as in steps (`open[0]` before the first step), by seat: expectation with all cards open */
  open: number[][];
}

/** By place, such as `hands.1.0` or `stacks.C4.1`: the probability of each piece there, the likeliest first. */
export type Beliefs = Record<string, Record<string, number>>;
