/** What the host has written on the page: the name of the house, and the address of an imprint. */
export interface SiteInfo {
  title: string;
  about: string;
}

export function siteInfo(): SiteInfo {
  const told = document.querySelector<HTMLMetaElement>('meta[name="hatbox-host"]')?.content;
  return told ? (JSON.parse(told) as SiteInfo) : { title: "", about: "" };
}
