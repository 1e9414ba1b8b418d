/**
 * Cross-site request forgery: a POST counts only if the browser says that our own page sent it.
 * Programs without cookies (no Origin, no Sec-Fetch-Site) have nothing that could be abused.
 */
export function isForeignPost(headers: Headers, uiOrigin: string): boolean {
  const origin = headers.get("origin")
  if (origin !== null) return origin !== uiOrigin
  const site = headers.get("sec-fetch-site")
  if (site !== null) return site !== "same-origin"
  return headers.has("cookie")
}

/** Everything but JSON can be sent by a plain HTML form without asking the browser's permission first. */
export function isJson(contentType: string | null): boolean {
  return contentType !== null && /^application\/json\s*(;|$)/i.test(contentType)
}
