// The forms that work without scripts. The browser sends them to their own page; we ask the API for it and answer with
// the next page, or with the same one, its messages and what was typed.
import { localeOfRequest } from "../../src/i18n/locale-of-request.ts"
import { postedFormHeader, writePostedForm } from "../../src/session/posted-form.ts"
import { safePath } from "../../src/session/safe-path.ts"
import {
  forgotPassword,
  resendEmail,
  resetPassword,
  secondStep,
  signIn,
  signUp,
  verifyEmail,
} from "./account-forms.ts"
import { closeAnnouncement } from "./announcement-form.ts"
import { apiFor } from "./ask-api.ts"
import { contact } from "./contact-form.ts"
import type { FormHandler } from "./form-handler.ts"
import { isFromElsewhere, isPlainForm, readForm } from "./plain-form.ts"
import { changeSearch, saveSearch } from "./search-forms.ts"
import { chooseSending } from "./sending-form.ts"
import { chooseTheme } from "./theme-form.ts"

/** The account has a form in two of its sections. */
const account: FormHandler = (form) =>
  form.search.get("section") === "searches" ? changeSearch(form) : chooseSending(form)

const handlers = new Map<string, FormHandler>([
  ["/account", account],
  ["/save-search", saveSearch],
  ["/contact", contact],
  ["/signin", signIn],
  ["/second-step", secondStep],
  ["/signup", signUp],
  ["/forgot-password", forgotPassword],
  ["/reset-password", resetPassword],
  ["/auth/reset-password", resetPassword],
  ["/verify-email", verifyEmail],
  ["/signup-success", resendEmail],
  ["/theme", chooseTheme],
  ["/announcement", closeAnnouncement],
])
const pages = new Set(handlers.keys())

interface Options {
  draw: (request: Request) => Promise<Response>
  apiUrl: string
  uiUrl: string
}

export const takesForm = (request: Request) => isPlainForm(request, pages)

export function plainForms({ draw, apiUrl, uiUrl }: Options) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const handle = handlers.get(url.pathname)
    // Sent by a page of someone else: nothing is done, and the person sees the form.
    if (!handle || isFromElsewhere(request, uiUrl)) return leadTo(url.pathname + url.search)
    const form = await readForm(request)
    if (!form) return new Response(null, { status: 413, headers: { connection: "close" } })
    const answer = await handle({
      text: (name) => form.get(name) ?? "",
      search: url.searchParams,
      locale: localeOfRequest(request),
      ask: apiFor(request, { apiUrl, uiUrl }),
      cameFrom: pageBefore(request, uiUrl),
      isSecure: uiUrl.startsWith("https:"),
    })
    if ("to" in answer) return leadTo(answer.to, answer.cookies)
    const headers = new Headers(request.headers)
    for (const name of ["content-type", "content-length", "transfer-encoding"]) headers.delete(name)
    headers.set(postedFormHeader, writePostedForm(answer))
    const page = await draw(new Request(url, { headers, signal: request.signal }))
    // A guard leads elsewhere; the browser must not send the form there again.
    const isElsewhere = page.status >= 300 && page.status < 400
    const shown = new Response(page.body, { status: isElsewhere ? 303 : page.status, headers: page.headers })
    shown.headers.set("cache-control", "no-store")
    return shown
  }
}

function pageBefore({ headers }: Request, uiUrl: string): string {
  const url = URL.parse(headers.get("referer") ?? "")
  return url?.origin === new URL(uiUrl).origin ? safePath(url.pathname + url.search) : "/"
}

function leadTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": "no-store" })
  for (const cookie of cookies) headers.append("set-cookie", cookie)
  return new Response(null, { status: 303, headers })
}
