/** A daily result for others: as text and as a picture. Neither gives a card away. */
import { FACTS } from "../games";
import type { GameName, Level } from "../wire";
import { at, dailyAt } from "./addresses";
import { load } from "./art";
import { type Outcome, beaten } from "./daily";
import { BOT_FACES } from "./faces";
import { plainText, t, words } from "./i18n.svelte";
import { LEVELS } from "./practice";

const WIDTH = 1200; // px, as links are previewed
const HEIGHT = 630;
const [BEATEN, NOT_BEATEN] = ["🎩", "⬜"];

/** A day as it is named: "18 Nov". */
export function dayName(day: string, length: "short" | "long" = "short"): string {
  const weekday = length === "long" ? ({ weekday: "long" } as const) : {};
  const format = { day: "numeric", month: length, timeZone: "UTC", ...weekday } as const;
  return new Intl.DateTimeFormat(words.locale, format).format(Date.parse(day));
}

/** A result in a few words: "34 : 31", or "won in 14 moves" where points are not counted. */
export function scoreText(game: GameName, { how, scores, moves }: Outcome, length: "short" | "long" = "long"): string {
  if (how === "gave-up" || !FACTS[game].countsPoints)
    return t(length === "short" ? "daily-moves-short" : "daily-moves", { how, count: moves });
  return t("daily-points", { own: scores[0]!, other: scores[1]! });
}

/** The address of a deal, for others. */
function dealLink(game: GameName, day: string): string {
  return new URL(at(dailyAt(game, day)), location.href).href;
}

const plain = (text: string) => text.replace(/[\u200F\u2066-\u2069]/g, ""); // marks of direction, which others need not read

/** The result as a few lines of text: a hat for every bot that did worse. */
export function shareText(game: GameName, day: string, own: Outcome, bots: readonly Outcome[]): string {
  const count = beaten(own, bots);
  const hats = BEATEN!.repeat(count) + NOT_BEATEN!.repeat(bots.length - count);
  const result = `${plain(scoreText(game, own))} · ${plainText("daily-better", { count, all: bots.length })}`;
  const title = plainText("daily-share-title", { game, day: dayName(day) });
  return [title, `${hats} ${result}`, dealLink(game, day)].join("\n");
}

// --- the picture

/** The symbols with these ids and all that they refer to, as SVG. */
function symbols(ids: readonly string[]): string {
  const found = new Map<string, string>();
  const collect = (id: string) => {
    const node = document.getElementById(id);
    if (!node || found.has(id)) return;
    const source = new XMLSerializer().serializeToString(node);
    found.set(id, source);
    for (const [, other] of source.matchAll(/#([\w-]+)[")]/g)) collect(other!);
  };
  ids.forEach(collect);
  return [...found.values()].join("");
}

/** Draw symbols at places: [id, x, y, width, height]. */
async function drawSymbols(
  canvas: CanvasRenderingContext2D,
  places: readonly (readonly [string, number, number, number, number])[],
): Promise<void> {
  const uses = places.map(
    ([id, x, y, width, height]) => `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
  );
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${symbols(places.map(([id]) => id))}${uses.join("")}</svg>`;
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  canvas.drawImage(image, 0, 0, WIDTH, HEIGHT);
}

/** Write a line in the middle of a place, smaller if it would be too wide. */
function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  [x, y, width]: readonly [number, number, number],
  [weight, size, family]: readonly [number, number, "--display" | "--text"],
  colour: string,
): void {
  const font = (px: number) =>
    `${weight} ${px}px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
  canvas.font = font(size);
  canvas.font = font(Math.min(size, (size * width) / canvas.measureText(text).width));
  canvas.fillStyle = colour;
  canvas.fillText(text, x, y);
}

const [INK, SOFT_INK, PAPER, GOLD, GOOD, ACCENT] = ["#241a33", "#5a4d6c", "#fffdf7", "#f2b02e", "#1c6b50", "#b3264e"];
const STRIPES = ["#f9dcd3", "#fbe6da"];

/** The result as a picture in PNG. */
export async function drawResult(
  game: GameName,
  day: string,
  own: Outcome,
  bots: Readonly<Record<Level, Outcome>>,
): Promise<Blob> {
  await Promise.all([load("badges", "bots"), document.fonts.ready]);
  const sheet = document.createElement("canvas");
  [sheet.width, sheet.height] = [WIDTH, HEIGHT];
  const canvas = sheet.getContext("2d")!;
  canvas.direction = words.dir;
  canvas.textAlign = "center";
  canvas.textBaseline = "alphabetic";

  for (let x = 0; x < WIDTH; x += 100) {
    canvas.fillStyle = STRIPES[(x / 100) % 2]!;
    canvas.fillRect(x, 0, 100, HEIGHT);
  }
  canvas.fillStyle = FACTS[game].band;
  canvas.fillRect(0, 0, WIDTH, 46);
  for (let x = 25; x < WIDTH; x += 50) {
    canvas.beginPath();
    canvas.arc(x, 46, 25, 0, Math.PI);
    canvas.fill();
  }
  canvas.shadowColor = "rgb(36 26 51 / 0.22)";
  canvas.shadowBlur = 24;
  canvas.shadowOffsetY = 10;
  canvas.fillStyle = PAPER!;
  canvas.beginPath();
  canvas.roundRect(70, 110, WIDTH - 140, HEIGHT - 160, 40);
  canvas.fill();
  canvas.shadowColor = "transparent";

  write(
    canvas,
    plainText("daily-share-title", { game, day: dayName(day) }),
    [600, 182, 860],
    [800, 46, "--display"],
    INK!,
  );
  write(
    canvas,
    plain(scoreText(game, own)),
    [600, 308, 640],
    [800, 112, "--display"],
    own.how === "won" ? ACCENT! : INK!,
  );
  const all = LEVELS.map((level) => bots[level]);
  const better = plainText("daily-better", { count: beaten(own, all), all: all.length });
  write(canvas, better, [600, 362, 900], [500, 32, "--text"], SOFT_INK!);

  const column = (place: number) => 600 + (place - (LEVELS.length - 1) / 2) * 230;
  LEVELS.forEach((level, place) => {
    const isBeaten = bots[level].value < own.value;
    canvas.beginPath();
    canvas.arc(column(place), 452, 66, 0, 2 * Math.PI);
    canvas.fillStyle = isBeaten ? "#ffe9ae" : "#f1e6d2";
    canvas.fill();
    canvas.lineWidth = 6;
    canvas.strokeStyle = isBeaten ? GOLD! : "#e2d5bf";
    canvas.stroke();
  });
  await drawSymbols(canvas, [
    [FACTS[game].badge, 110, 128, 96, 96],
    [FACTS[game].badge, WIDTH - 206, 128, 96, 96],
    ...LEVELS.map((level, place) => [BOT_FACES[level], column(place) - 58, 390, 116, 127] as const),
  ]);
  LEVELS.forEach((level, place) => {
    const isBeaten = bots[level].value < own.value;
    const line = `${isBeaten ? "✓ " : ""}${plain(scoreText(game, bots[level], "short"))}`;
    write(canvas, line, [column(place), 554, 215], [600, 27, "--text"], isBeaten ? GOOD! : SOFT_INK!);
  });
  return new Promise((resolve, reject) =>
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
