import type { Context as HonoContext } from "hono"
import { problem } from "../../platform/server/problem.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { stopAlerts, type AlertWish } from "../../saved-search/stop-alerts.ts"
import { setEmails, type Extent } from "./set-emails.ts"
import { aboutOf, createStopLinks } from "./stop-links.ts"

/**
 * The token is all that counts here, and no cookie is read. Mailboxes POST by themselves (RFC 8058) and follow no
 * redirect; the form of our page does, and gets the page that says what has become of it.
 */
export function stopEmailsRoute({ db, config }: Pick<ServerDeps, "db" | "config">) {
  const links = createStopLinks(config.authSecret)
  const pageOf = (query: Record<string, string>) => {
    const page = new URL("/unsubscribe", config.uiUrl)
    for (const [name, value] of Object.entries(query)) page.searchParams.set(name, value)
    return page.href
  }

  return async (c: HonoContext<ApiEnv>) => {
    const token = c.req.query("token") ?? ""
    // Mail scanners open every link, so a visit changes nothing.
    const letters = links.read(token)
    const about = letters && aboutOf(letters)
    if (c.req.method !== "POST") return c.redirect(pageOf({ token, ...(about && { about }) }), 303)
    const form = new URLSearchParams(await c.req.text())
    const isOneClick = form.get("List-Unsubscribe") === "One-Click"
    if (!letters || !about) {
      if (isOneClick) return problem(c, 400, "link_invalid")
      return c.redirect(pageOf({ state: letters ? "kept" : "invalid" }), 303)
    }
    const { userId, searchId } = letters
    const wish = isOneClick ? "unwanted" : wishOf(form.get("letters"), searchId)
    let extent: Extent = "all"
    if (searchId) await stopAlerts(db, { userId, searchId, wish, now: new Date() })
    else extent = await setEmails(db, { ...letters, isWanted: wish === "wanted" })
    if (isOneClick) return c.body(null, 200)
    const state = wish === "wanted" ? resumed[extent] : states[wish]
    return c.redirect(pageOf({ token, about, state }), 303)
  }
}

const states = { unwanted: "stopped", daily: "daily" }
const resumed = { all: "resumed", some: "resumedSome", none: "resumedNone" }

/** Once a day is for alerts alone. */
function wishOf(said: string | null, searchId: string | undefined): AlertWish {
  if (said === "wanted" || (said === "daily" && searchId)) return said
  return "unwanted"
}
