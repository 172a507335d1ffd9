/** Animates a step of Top Hats: hops, falling hats, a sinking ring, drawn over the tray until the new scene is shown. */
import { tick } from "svelte";
import type { Board } from "../../lib/board";
import { SPRING, pause, placeOf, rectOf, run } from "../../lib/motion";
import { moves } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import type { Animator, Step } from "../../lib/table.svelte";
import { announce } from "../../lib/toasts.svelte";
import type { GameEvent, Scene } from "../../wire";
import type { Controller } from "./controller.svelte";
import { HAT, type Projection, MOVED, type Point, curvePoints, arcTop, between, centreOf, ringOf } from "./hex";
import { COLOURS, type Hat, type Tower, pathOf, towersOf, viewOf } from "./model";
import { summarizeEvents } from "./words";

const STEP = 200;
const JUMP = 300;
const FALL = 340;
const GAP = 90;
const SINK = 1200; // 700 for a cell, and 20 more for each that follows
const POINTS = 14;

export class SceneAnimation {
  /** the stack that moves, drawn above all others */
  mover = $state.raw<{ hats: readonly Hat[]; cell: string } | null>(null);
  /** cells whose stack is not drawn, because it moves or is gone */
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  /** a hat that falls from a stack */
  falling = $state.raw<{ hat: Hat; cell: string; height: number } | null>(null);
  /** the cells of the last move */
  lastPath = $state.raw<readonly string[]>([]);
  /** while it runs, moves that were offered before are not drawn */
  isRunning = $state(false);
  /** the viewer sees the known hats below the top; else only what everybody sees */
  showsKnown = $state(true);
  /** stacks that have lost their top in this animation */
  #changed = $state.raw<ReadonlyMap<string, readonly Hat[]>>(new Map());

  moverNode = $state<HTMLElement>();
  fallingNode = $state<HTMLElement>();
  trayNode = $state<SVGSVGElement>();
  projection: Projection = { tilt: 0.84, turned: false };
  band = 4;
  #hop = new AbortController();

  constructor(
    readonly board: () => Board,
    readonly controller: Controller,
  ) {}

  readonly #isPlain = $derived.by(() => !this.showsKnown && !this.board().revealed);
  /** the stacks as they are drawn: those of the view, changed by what was shown already */
  readonly towers = $derived.by(() => {
    const towers = this.#towersOf(this.board().scene);
    for (const [cell, hats] of this.#changed) {
      const tower = towers.get(cell);
      if (tower && hats.length > 0) towers.set(cell, { ...tower, hats: [...hats] });
      else if (hats.length === 0) towers.delete(cell);
    }
    return towers;
  });

  animate: Animator = async (step, commit, signal) => {
    if (step.after?.view.game !== "top_hats") return;
    const { controller } = this;
    announce(summarizeEvents(step.gameEvents, this.board()).lines.filter(Boolean).join(" "));
    const path = pathOf(step.gameEvents);
    if (controller.path.length > 1 && path?.cells.join() !== controller.path.join()) controller.cancel(); // another move was made
    const before = step.before && this.#towersOf(step.before);
    if (!before) return commit();
    this.band = viewOf(step.before!).band;
    this.isRunning = true;
    for (const gameEvent of step.gameEvents)
      if (gameEvent.code === "top-place") await this.#place(gameEvent, step, commit, signal);
    if (path) {
      this.lastPath = path.cells.slice(0, 1);
      const hats = before.get(path.cells[0]!)?.hats ?? [COLOURS[path.seat]!];
      this.hidden = new Set([path.cells[0]!]);
      if (controller.path.join() !== path.cells.join()) {
        for (const [at, cell] of path.cells.slice(1).entries()) {
          const from = path.cells[at]!;
          this.mover = { hats, cell };
          await this.#hopTo(from, cell, at, before.get(between(from, cell) ?? "")?.hats.length ?? 0, signal);
          this.lastPath = path.cells.slice(0, at + 2);
        }
      } else this.mover = { hats, cell: path.cells.at(-1)! }; // the player has seen it jump
      this.lastPath = path.cells;
      await this.#capture(path.fell, step, signal);
      commit();
      await tick();
    }
    if (step.gameEvents.some(({ code }) => code === "top-narrow")) {
      commit();
      sound("slide");
      await pause(moves() ? SINK : 0, signal);
    }
    this.#clear();
  };

  /** Let the stack in hand hop to its next landing. A quicker finger ends the hop before. */
  async hop(from: string, to: string, count: number): Promise<void> {
    this.stop();
    this.#hop = new AbortController();
    this.mover = { hats: this.towers.get(this.controller.origin!)?.hats ?? [], cell: to };
    const over = this.towers.get(between(from, to) ?? "")?.hats.length ?? 0;
    await this.#hopTo(from, to, count, over, this.#hop.signal);
  }

  /** End the hop of the stack in hand. */
  stop(): void {
    this.#hop.abort();
  }

  #clear(): void {
    this.isRunning = false;
    this.mover = null;
    this.falling = null;
    this.hidden = new Set();
    this.#changed = new Map();
  }

  /** Let the moving stack hop from a cell to the one where it is drawn now. */
  async #hopTo(from: string, to: string, count: number, over: number, signal: AbortSignal): Promise<void> {
    await tick();
    sound("hop", count);
    const node = this.moverNode;
    if (!node) return;
    const start = this.#at(from);
    const goal = this.#at(to);
    const pull = arcTop(start, goal, over === 0 ? 26 : 62 + 16 * over);
    const frames = curvePoints(start, pull, goal, POINTS).map(({ x, y }) => ({
      transform: shifted(node, x - goal.x, y - goal.y),
      easing: "linear",
    }));
    await run(node, frames, over === 0 ? STEP : JUMP, signal, { easing: "cubic-bezier(.4,.1,.6,1)" });
    await run(node, [{ transform: "scale(1.06,.92)" }, { transform: "none" }], 110, signal, { easing: SPRING });
  }

  async #capture(cells: readonly string[], step: Step, signal: AbortSignal): Promise<void> {
    const before = this.#towersOf(step.before!);
    const after = this.#towersOf(step.after!);
    for (const cell of cells) {
      const hats = before.get(cell)?.hats ?? [];
      this.#changed = new Map(this.#changed).set(cell, hats.slice(1));
      this.falling = { hat: hats[0] ?? null, cell, height: hats.length - 1 };
      await tick();
      sound("capture");
      if (this.fallingNode)
        await run(this.fallingNode, falls(this.fallingNode), FALL, signal, { easing: "cubic-bezier(.4,0,.9,.6)" });
      this.falling = null;
      this.#changed = new Map(this.#changed).set(cell, after.get(cell)?.hats ?? []);
      await pause(GAP, signal);
    }
  }

  async #place({ params = {} }: GameEvent, step: Step, commit: () => void, signal: AbortSignal): Promise<void> {
    const cell = String(params.cell);
    const hats = this.#towersOf(step.after!).get(cell)?.hats ?? [];
    const from = placeOf(`built:${String(params.seat)}`) ? this.#onTray(rectOf(`built:${String(params.seat)}`)!) : null;
    this.lastPath = [cell];
    this.mover = { hats, cell };
    commit();
    this.hidden = new Set([cell]);
    await tick();
    const goal = this.#at(cell);
    const start = from ?? { x: goal.x, y: goal.y - 160 };
    const pull = arcTop(start, goal, 60);
    const node = this.moverNode;
    if (node) {
      const frames = curvePoints(start, pull, goal, POINTS).map(({ x, y }) => ({
        transform: shifted(node, x - goal.x, y - goal.y),
        easing: "linear",
      }));
      await run(node, frames, 420, signal);
      sound("slide");
      await run(node, [{ transform: "scale(1.06,.92)" }, { transform: "none" }], 110, signal, { easing: SPRING });
    }
  }

  #towersOf(scene: Scene): Map<string, Tower> {
    return towersOf(viewOf(scene), this.#isPlain);
  }

  #at(cell: string): Point {
    return centreOf(cell, this.projection, ringOf(cell) > this.band);
  }

  /** Return the middle of a rectangle of the page in the tray's coordinates. */
  #onTray(rect: DOMRect): Point | null {
    const matrix = this.trayNode?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(rect.left + rect.width / 2, rect.top + rect.height / 2).matrixTransform(matrix);
    return { x, y };
  }
}

/** Translate by a distance in the tray's coordinates, in pixels of the moving element: with percentages the browser could not animate on its compositor. */
function shifted(node: HTMLElement, x: number, y: number): string {
  const scale = node.offsetWidth / MOVED.width;
  return `translate(${(x * scale).toFixed(2)}px,${(y * scale).toFixed(2)}px)`;
}

/** Keyframes of a hat that tips over and falls off to the side. */
const falls = (node: HTMLElement): Keyframe[] => [
  { transform: `${shifted(node, 3, -5)} rotate(14deg)`, opacity: 1 },
  { transform: `${shifted(node, 16, -HAT.rise)} rotate(48deg)`, opacity: 1, offset: 0.4 },
  { transform: `${shifted(node, 34, 34)} rotate(118deg)`, opacity: 0 },
];
