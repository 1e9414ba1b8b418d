import type { Context as HonoContext } from "hono"
import type { ApiEnv } from "./api-env.ts"
import { escapeHtml } from "../mail/html-parts.ts"
import type { Kept, Mailbox } from "../mailbox/mailbox.ts"

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
    // A plus that wasn't encoded has arrived as a blank.
    const to = c.req.query("to")?.replace(/^ /, "+")
    const kept = await mailbox.find(to)
    c.header("Cache-Control", "no-store")
    if (!c.req.header("accept")?.includes("text/html")) return c.json(kept)
    c.header("Content-Security-Policy", policy)
    return c.html(mailboxPage(kept, to))
  }
}

const shown = 50

/** A plain page without scripts. Each letter stands in a frame that may run nothing and open only its links. */
export function mailboxPage(all: Kept[], to: string | undefined): string {
  const items = all.slice(0, shown).map(item).join("\n")
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mailbox</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:760px;padding:24px 16px}
summary{cursor:pointer;padding:10px 0;overflow-wrap:anywhere}
details{border-top:1px solid #8886}
iframe{width:100%;height:640px;border:1px solid #8886;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
input,button{font:inherit;padding:6px 10px}
</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Mails and text messages that did not leave this machine, the newest first. Only outside production.</p>
<form method="get"><label>To <input name="to" value="${escapeHtml(to ?? "")}"></label> <button>Show</button></form>
<p>${all.length} kept${all.length > shown ? `, the newest ${shown} shown` : ""}.</p>
${items}
</main>
</body>
</html>
`
}

function item({ to, subject, text, html, createdAt }: Kept, position: number) {
  const title = `${createdAt.slice(0, 19).replace("T", " ")} UTC · ${to} · ${subject || text.slice(0, 60)}`
  const body = html
    ? `<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(withLinksOpening(html))}"></iframe>`
    : `<pre>${escapeHtml(text)}</pre>`
  return `<details${position === 0 ? " open" : ""}><summary>${escapeHtml(title)}</summary>${body}</details>`
}

function withLinksOpening(html: string) {
  return html.replace("<head>", '<head><base target="_blank">')
}
