import { readCookie } from "../../i18n/locale-of-request.ts"
import type { PageFacts } from "../router-context.ts"

/** Says that someone has logged in with this browser before, not who. It outlives the session. */
export const knownCookie = "known"
const lifetimeDays = 400

export const isKnownRequest = (request: Request) =>
  readCookie(request.headers.get("cookie"), knownCookie) !== null

/** Where nobody has ever logged in, people first need an account. */
export function isKnownBrowser(page: PageFacts): boolean {
  if (typeof document === "undefined") return page.isKnownBrowser
  return readCookie(document.cookie, knownCookie) !== null
}

export function rememberBrowser() {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  document.cookie = `${knownCookie}=1; Max-Age=${lifetimeDays * 24 * 60 * 60}; Path=/; SameSite=Lax${secure}`
}
