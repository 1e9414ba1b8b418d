/** A picture of ours as lists and galleries show it: its small copy. What lies elsewhere is shown as it is. */
export function smallPicture(url: string): string {
  if (!/^https?:\/\/[^/]+\/files\//.test(url)) return url
  return `${url}${url.includes("?") ? "&" : "?"}size=small`
}
