/** The current screen, decided by the address so that links, reloads and the back button work. */
import { ROOT, at, here, screenAt } from "./addresses";

class Router {
  path = $state(here());
  screen = $derived(screenAt(this.path));

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", at(path));
    this.path = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();
addEventListener("popstate", () => (router.path = here()));

/** Follow links of our own without loading the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented) return; // handled elsewhere
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(ROOT) || link.pathname.startsWith(`${ROOT}api/`)) return;
  event.preventDefault();
  router.go(link.pathname.slice(ROOT.length - 1) + link.hash);
  if (link.hash) queueMicrotask(() => document.getElementById(link.hash.slice(1))?.scrollIntoView());
}
