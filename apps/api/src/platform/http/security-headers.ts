import type { MiddlewareHandler } from "hono"

const always = {
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-site",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
}

/** The API answers with data alone, so nothing in an answer may run, be framed or be guessed at. */
export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor({ https }))
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) {
      // A route may have said something narrower.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}

export function securityHeadersFor({ https }: { https: boolean }): Record<string, string> {
  return https ? { ...always, "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : always
}
