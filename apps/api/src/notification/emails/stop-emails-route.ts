import type { Context as HonoContext } from "hono"
import { problem } from "../../platform/server/problem.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { setEmails } from "./set-emails.ts"
import { createStopLinks } from "./stop-links.ts"

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
    if (c.req.method !== "POST") return c.redirect(pageOf({ token }), 303)
    const form = new URLSearchParams(await c.req.text())
    const isOneClick = form.get("List-Unsubscribe") === "One-Click"
    const letters = links.read(token)
    if (!letters) {
      return isOneClick ? problem(c, 400, "link_invalid") : c.redirect(pageOf({ state: "invalid" }), 303)
    }
    const isWanted = !isOneClick && form.get("letters") === "wanted"
    await setEmails(db, { ...letters, isWanted })
    if (isOneClick) return c.body(null, 200)
    return c.redirect(pageOf({ token, state: isWanted ? "resumed" : "stopped" }), 303)
  }
}
