import { readCookie } from "../../i18n/locale-of-request.ts"

/** Says that someone has logged in with this browser before, not who. It outlives the session. */
export const knownCookie = "known"
const lifetimeDays = 400

/** Where nobody has ever logged in, people first need an account. */
export const isKnownBrowser = () => readCookie(document.cookie, knownCookie) !== null

export function rememberBrowser() {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  document.cookie = `${knownCookie}=1; Max-Age=${lifetimeDays * 24 * 60 * 60}; Path=/; SameSite=Lax${secure}`
}
