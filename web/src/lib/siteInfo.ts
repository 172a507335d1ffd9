/** The host's own texts on the page: a title, and the address of an imprint. */
export interface SiteInfo {
  title: string;
  about: string;
}

export function siteInfo(): SiteInfo {
  const content = document.querySelector<HTMLMetaElement>('meta[name="hatbox-host"]')?.content;
  return content ? (JSON.parse(content) as SiteInfo) : { title: "", about: "" };
}
