/** A review by the server, for a browser or a record that cannot do it here. */
import { rest } from "../lib/rest";
import type { GameName, TableInfo } from "../wire";
import type { PartialReview, ReviewSession } from "./session";
import type { Review, SeatReview } from "./types";

export class ServerSession implements ReviewSession {
  readonly game: GameName;
  readonly players: number;
  readonly bounds: readonly number[];
  readonly canExplore = false;
  /** key: seat; bound: seats */
  readonly #reviews = new Map<number, Promise<Review>>();

  private constructor(
    readonly table: string,
    { setup }: TableInfo,
    seat: number,
    first: Review,
  ) {
    this.game = setup.game;
    this.players = setup.players;
    const { steps } = first.seats[0]!;
    this.bounds = [...steps.map(({ ply }) => ply), steps.at(-1)!.end];
    this.#reviews.set(seat, Promise.resolve(first));
  }

  /** Only the server knows the steps: its first review, of the first person's seat, is waited for. */
  static async open(table: string, info: TableInfo): Promise<ServerSession> {
    const seat = Math.max(
      0,
      info.seats.findIndex(({ player }) => player),
    );
    return new ServerSession(table, info, seat, await rest.review(table, seat));
  }

  #review(seat: number): Promise<Review> {
    const known = this.#reviews.get(seat);
    if (known) return known;
    const asked = rest.review(this.table, seat);
    this.#reviews.set(seat, asked);
    asked.catch(() => this.#reviews.delete(seat));
    return asked;
  }

  async review(seat: number, onChange: (partial: PartialReview) => void, signal: AbortSignal): Promise<SeatReview> {
    const [review] = (await this.#review(seat)).seats;
    signal.throwIfAborted();
    const { steps } = review!;
    onChange({ steps, done: steps.length, total: steps.length });
    return review!;
  }

  async open(onChange: (rows: number[][]) => void, signal: AbortSignal): Promise<number[][]> {
    const [first] = this.#reviews.values();
    const { open } = await first!;
    signal.throwIfAborted();
    onChange(open);
    return open;
  }

  beliefs = unavailable;
  whatIf = unavailable;
  tryAgain = unavailable;
  legalMoves = (): string[] => [];
  viewAfter = (): never => {
    throw new Error(NOT_HERE);
  };
  viewBytes = this.viewAfter;
}

const NOT_HERE = "only a game on this device can be explored";

function unavailable(): Promise<never> {
  return Promise.reject(new Error(NOT_HERE));
}
