/** Pictures: SVG symbols in a few files, loaded when a screen first needs them and used by id. Icons are part of the page. */
const FILES = import.meta.glob<string>(
  ["../../art/*.svg", "!../../art/{social,app-icon,favicon,logo,mark,icons,brand}.svg"],
  { query: "?url", import: "default", eager: true },
);
const loaded = new Map<string, Promise<void>>();

/** Load files of symbols by name: "cards", "bots". Resolves when they can be drawn. */
export async function load(...names: string[]): Promise<void> {
  await Promise.all(names.map((name) => loaded.get(name) ?? fetchSymbols(name)));
}

function fetchSymbols(name: string): Promise<void> {
  const url = FILES[`../../art/${name}.svg`];
  if (!url) throw new Error(`no pictures called ${name}`);
  const done = fetch(url).then(async (answer) => insertSymbols(await answer.text()));
  loaded.set(name, done);
  done.catch(() => loaded.delete(name));
  return done;
}

/** Only the symbols are taken; a symbol that is there already is not put in twice. */
function insertSymbols(source: string): void {
  const file = new DOMParser().parseFromString(source, "image/svg+xml");
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("class", "symbols");
  holder.setAttribute("aria-hidden", "true");
  for (const symbol of file.querySelectorAll("symbol, defs > clipPath, defs > pattern"))
    if (!symbol.id || !document.getElementById(symbol.id)) holder.append(symbol);
  if (!lettered) mark(holder);
  document.body.append(holder);
}

let lettered = true;

/** Show or hide the letters on cards, also on those loaded later. They are part of the pictures. */
export function showLetters(shown: boolean): void {
  if (lettered === shown) return;
  lettered = shown;
  mark(document);
}

/** A letter is drawn on one disc or two. */
function mark(where: ParentNode): void {
  for (const text of where.querySelectorAll('symbol:is([id^="card-"], [id^="mini-"]) > text')) {
    if (!/^[A-Z]$/.test(text.textContent)) continue;
    for (
      let part: Element | null = text;
      part && (part === text || part.localName === "circle");
      part = part.previousElementSibling
    )
      if (lettered) part.removeAttribute("visibility");
      else part.setAttribute("visibility", "hidden");
  }
}

/** Run an action after the next paint. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

/** A symbol as an element, for what is made outside a component. */
export function picture(id: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${id}`);
  use.setAttribute("width", "100%");
  use.setAttribute("height", "100%");
  svg.append(use);
  return svg;
}
