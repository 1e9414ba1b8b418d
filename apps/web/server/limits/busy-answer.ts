import { locales } from "@doable/domain/locale"
import { readWords } from "@doable/words/read-words"
import { localeOfRequest } from "../../src/i18n/locale-of-request.ts"

const words = new Map(locales.map((locale) => [locale, readWords(locale, ["common", "refusal"])]))
const sentences = { 429: "refusal:rate_limited", 503: "common:error.busy" } as const
const codes = { 429: "rate_limited", 503: "busy" } as const

/** Instead of a page: so cheap that any number of them can be given. */
export function busyAnswer(request: Request, status: 429 | 503, retryAfterSec: number): Response {
  const headers = {
    "retry-after": String(retryAfterSec),
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  }
  if (!request.headers.get("accept")?.includes("text/html"))
    return Response.json({ code: codes[status] }, { status, headers })
  const locale = localeOfRequest(request)
  const sentence = words.get(locale)?.t(sentences[status]) ?? ""
  const body = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><p>${sentence}</p></html>`
  const policy = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'",
  }
  return new Response(request.method === "HEAD" ? null : body, { status, headers: { ...headers, ...policy } })
}
