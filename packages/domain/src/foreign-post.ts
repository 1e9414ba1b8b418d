/**
 * Cross-site request forgery: a POST counts only if the browser says that our own page sent it.
 * Programs without cookies (no Origin, no Sec-Fetch-Site) have nothing that could be abused.
 */
export function isForeignPost(
  headers: { get: (name: string) => string | null; has: (name: string) => boolean },
  uiOrigin: string,
): boolean {
  const origin = headers.get("origin")
  const site = headers.get("sec-fetch-site")
  // A form on a page that hides its address says "null"; the browser still says whose page it was.
  if (origin !== null && !(origin === "null" && site !== null)) return origin !== uiOrigin
  if (site !== null) return site !== "same-origin"
  return headers.has("cookie")
}
