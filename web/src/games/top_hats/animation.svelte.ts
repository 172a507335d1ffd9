/** Tells on the tray what has happened: hops, falling hats, a sinking ring. It draws over the picture until the new one takes its place. */
import { tick } from "svelte";
import { SPRING, pause, placeOf, rectOf, run } from "../../lib/motion";
import { moves } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import type { Step } from "../../lib/table.svelte";
import type { GameEvent, Scene } from "../../wire";
import { HAT, type Lie, MOVED, type Point, along, arch, between, centreOf, ringOf } from "./hex";
import { COLOURS, type Hat, type Tower, pathOf, towersOf, viewOf } from "./model";

const STEP = 200;
const JUMP = 300;
const FALL = 340;
const GAP = 90;
const SINK = 1200; // 700 for a cell, and 20 more for each that follows
const POINTS = 14;

export class Story {
  /** a stack on its way */
  mover = $state.raw<{ hats: readonly Hat[]; cell: string } | null>(null);
  /** where a stack is not drawn, because it is on its way or gone */
  gone = $state.raw<ReadonlySet<string>>(new Set());
  /** a hat that falls from a stack */
  falling = $state.raw<{ hat: Hat; cell: string; height: number } | null>(null);
  /** the last move's cells */
  last = $state.raw<readonly string[]>([]);
  /** stacks that have already lost their top in this story */
  changed = $state.raw<ReadonlyMap<string, readonly Hat[]>>(new Map());

  /** something is being shown: what was offered before is not drawn meanwhile */
  telling = $state(false);

  moverNode = $state<HTMLElement>();
  fallingNode = $state<HTMLElement>();
  trayNode = $state<SVGSVGElement>();
  /** only what all see is drawn */
  plain = false;
  lie: Lie = { tilt: 0.84, turned: false };
  band = 4;

  /** Show one update. `traced` is the way that the player has already been shown, if it was the own move. */
  async tell(step: Step, commit: () => void, signal: AbortSignal, traced: readonly string[]): Promise<void> {
    const before = step.before && this.#towers(step.before);
    if (!before || !step.after) return commit();
    this.band = viewOf(step.before!).band;
    this.telling = true;
    for (const gameEvent of step.gameEvents)
      if (gameEvent.code === "top-place") await this.#placed(gameEvent, step, commit, signal);
    const path = pathOf(step.gameEvents);
    if (path) {
      this.last = path.cells.slice(0, 1);
      const hats = before.get(path.cells[0]!)?.hats ?? [COLOURS[path.seat]!];
      if (traced.join() !== path.cells.join()) {
        this.gone = new Set([path.cells[0]!]);
        for (const [at, cell] of path.cells.slice(1).entries()) {
          this.mover = { hats, cell };
          await this.hop(
            path.cells[at]!,
            cell,
            at,
            before.get(between(path.cells[at]!, cell) ?? "")?.hats.length ?? 0,
            signal,
          );
          this.last = path.cells.slice(0, at + 2);
        }
      } else {
        this.mover = { hats, cell: path.cells.at(-1)! };
        this.gone = new Set([path.cells[0]!]);
      }
      this.last = path.cells;
      await this.#captures(path.fell, step, signal);
      commit();
      await tick();
    }
    if (step.gameEvents.some(({ code }) => code === "top-narrow")) {
      commit();
      sound("slide");
      await pause(moves() ? SINK : 0, signal);
    }
    this.clear();
  }

  clear(): void {
    this.telling = false;
    this.mover = null;
    this.falling = null;
    this.gone = new Set();
    this.changed = new Map();
  }

  /** Let the stack on its way hop from one cell to the one where it is drawn now. */
  async hop(from: string, to: string, count: number, over: number, signal: AbortSignal): Promise<void> {
    await tick();
    sound("hop", count);
    const node = this.moverNode;
    if (!node) return;
    const start = this.#at(from);
    const goal = this.#at(to);
    const pull = arch(start, goal, over === 0 ? 26 : 62 + 16 * over);
    const frames = along(start, pull, goal, POINTS).map(({ x, y }) => ({
      transform: shifted(node, x - goal.x, y - goal.y),
      easing: "linear",
    }));
    await run(node, frames, over === 0 ? STEP : JUMP, signal, { easing: "cubic-bezier(.4,.1,.6,1)" });
    await run(node, [{ transform: "scale(1.06,.92)" }, { transform: "none" }], 110, signal, { easing: SPRING });
  }

  async #captures(cells: readonly string[], step: Step, signal: AbortSignal): Promise<void> {
    const before = this.#towers(step.before!);
    const after = this.#towers(step.after!);
    for (const cell of cells) {
      const hats = before.get(cell)?.hats ?? [];
      this.changed = new Map(this.changed).set(cell, hats.slice(1));
      this.falling = { hat: hats[0] ?? null, cell, height: hats.length - 1 };
      await tick();
      sound("capture");
      if (this.fallingNode)
        await run(this.fallingNode, falls(this.fallingNode), FALL, signal, { easing: "cubic-bezier(.4,0,.9,.6)" });
      this.falling = null;
      this.changed = new Map(this.changed).set(cell, after.get(cell)?.hats ?? []);
      await pause(GAP, signal);
    }
  }

  async #placed({ params = {} }: GameEvent, step: Step, commit: () => void, signal: AbortSignal): Promise<void> {
    const cell = String(params.cell);
    const hats = this.#towers(step.after!).get(cell)?.hats ?? [];
    const from = placeOf(`built:${String(params.seat)}`) ? this.#onTray(rectOf(`built:${String(params.seat)}`)!) : null;
    this.last = [cell];
    this.mover = { hats, cell };
    commit();
    this.gone = new Set([cell]);
    await tick();
    const goal = this.#at(cell);
    const start = from ?? { x: goal.x, y: goal.y - 160 };
    const pull = arch(start, goal, 60);
    const node = this.moverNode;
    if (node) {
      const frames = along(start, pull, goal, POINTS).map(({ x, y }) => ({
        transform: shifted(node, x - goal.x, y - goal.y),
        easing: "linear",
      }));
      await run(node, frames, 420, signal);
      sound("slide");
      await run(node, [{ transform: "scale(1.06,.92)" }, { transform: "none" }], 110, signal, { easing: SPRING });
    }
  }

  #towers(scene: Scene): Map<string, Tower> {
    return towersOf(viewOf(scene), this.plain);
  }

  #at(cell: string): Point {
    return centreOf(cell, this.lie, ringOf(cell) > this.band);
  }

  /** Where a rectangle of the page lies in the tray's own measure. */
  #onTray(rect: DOMRect): Point | null {
    const matrix = this.trayNode?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(rect.left + rect.width / 2, rect.top + rect.height / 2).matrixTransform(matrix);
    return { x, y };
  }
}

/** So far in the tray's measure, in pixels of the thing that moves: in hundredths of its size the browser would have to work out every frame itself. */
function shifted(node: HTMLElement, x: number, y: number): string {
  const scale = node.offsetWidth / MOVED.width;
  return `translate(${(x * scale).toFixed(2)}px,${(y * scale).toFixed(2)}px)`;
}

/** A hat tips over, falls off to the side and is gone. */
const falls = (node: HTMLElement): Keyframe[] => [
  { transform: `${shifted(node, 3, -5)} rotate(14deg)`, opacity: 1 },
  { transform: `${shifted(node, 16, -HAT.rise)} rotate(48deg)`, opacity: 1, offset: 0.4 },
  { transform: `${shifted(node, 34, 34)} rotate(118deg)`, opacity: 0 },
];
