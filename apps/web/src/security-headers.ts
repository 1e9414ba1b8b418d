import type { Env } from "./session/env.ts"

interface Page {
  nonce: string
  env: Pick<Env, "NODE_ENV" | "S3_ENDPOINT" | "SERVER_URL" | "UI_URL">
  path: string
}

/** Pages whose address carries a secret must not tell it to anyone. */
const secretPaths = [
  "/reset-password",
  "/auth/reset-password",
  "/verify-email",
  "/account-locked",
  "/dashboard",
]

/** What every answer carries: pages, files, health and robots. */
export function answerHeaders({ UI_URL }: Pick<Env, "UI_URL">): Record<string, string> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(self), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(UI_URL.startsWith("https:")
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
      : {}),
  }
}

export function securityHeaders({ nonce, env, path }: Page): Record<string, string> {
  const isSecret = secretPaths.some((secret) => path === secret || path.startsWith(`${secret}/`))
  return {
    ...answerHeaders(env),
    "content-security-policy": contentSecurityPolicy(nonce, env),
    ...(isSecret ? { "referrer-policy": "no-referrer" } : {}),
    "cache-control": "private, no-store",
    vary: "Cookie, Accept-Language",
  }
}

function contentSecurityPolicy(nonce: string, env: Page["env"]): string {
  // The development server injects styles and talks over a socket; the product never does.
  const isDevelopmentServer = import.meta.env?.DEV === true
  const calls = ["'self'", env.SERVER_URL, env.S3_ENDPOINT, isDevelopmentServer && "ws:"]
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Positions that follow content (popovers, progress) are style attributes; style elements need the nonce.
    isDevelopmentServer ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${env.SERVER_URL}`,
    "font-src 'self'",
    `connect-src ${calls.filter(Boolean).join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${env.SERVER_URL}`,
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join("; ")
}
