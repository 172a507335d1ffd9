/** What the host says in index.html: whether there is a server, and texts of its own: a title, and the addresses of an imprint and of what it says about privacy. */
export interface SiteInfo {
  title: string;
  about: string;
  privacy?: string;
}

/** False on a static site (`hatbox site`): nobody to play with but on this device, no ratings, no profile kept elsewhere. */
export const hasServer = document.querySelector<HTMLMetaElement>('meta[name="hatbox-server"]')?.content !== "none";

export function siteInfo(): SiteInfo {
  const content = document.querySelector<HTMLMetaElement>('meta[name="hatbox-host"]')?.content;
  return content ? (JSON.parse(content) as SiteInfo) : { title: "", about: "" };
}
