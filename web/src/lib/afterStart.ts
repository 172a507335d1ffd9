/** Work that can wait until the first screen stands: offline copies, and what the server has to say to whoever is here. */
import { hasServer } from "./siteInfo";

export async function afterStart(): Promise<void> {
  // In development nothing is cached.
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    import("./serviceWorker").then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined);
  if (hasServer) (await import("./serverLife.svelte")).followServer();
}
