import type { Context as HonoContext } from "hono"
import type { ApiEnv } from "../http/api-env.ts"
import type { Mailbox } from "./mailbox.ts"
import { mailboxPage } from "./mailbox-page.ts"

export const mailboxPath = "/dev/mailbox"

/** Exists only where nobody's real mail can be: outside production, for what has no other way out. */
export function mailboxRoute(mailbox: Mailbox, uiUrl: string) {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${new URL(uiUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")

  return async (c: HonoContext<ApiEnv>) => {
    // A plus that was not encoded has arrived as a blank.
    const to = c.req.query("to")?.replace(/^ /, "+")
    const kept = await mailbox.find(to)
    c.header("Cache-Control", "no-store")
    if (!c.req.header("accept")?.includes("text/html")) return c.json(kept)
    c.header("Content-Security-Policy", policy)
    return c.html(mailboxPage(kept, to))
  }
}
