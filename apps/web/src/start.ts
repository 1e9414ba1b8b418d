import { createCsrfMiddleware, createMiddleware, createStart } from "@tanstack/react-start"
import { setResponseHeader } from "@tanstack/react-start/server"
import { publicConfig, readEnv } from "./session/env.ts"
import { faultAdapter } from "./blocks/errors/fault-adapter.ts"
import { chosenLocale, localeCookieLine, localeOfRequest } from "./i18n/locale-of-request.ts"
import { postedFormHeader, readPostedForm } from "./session/posted-form.ts"
import { securityHeaders } from "./security-headers.ts"
import { serverFunctionFetch } from "./server-function-fetch.ts"
import { themeOfRequest } from "./theme/theme-cookie.ts"

/** Everything about the present request that the page needs, and the headers that guard the answer. */
const pageRequest = createMiddleware().server(async ({ next, request }) => {
  const env = readEnv()
  const nonce = crypto.randomUUID().replaceAll("-", "")
  const locale = localeOfRequest(request)
  const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID()

  const headers = securityHeaders({ nonce, env, path: new URL(request.url).pathname })
  for (const [name, value] of Object.entries(headers))
    setResponseHeader(name as "content-security-policy", value)
  setResponseHeader("x-request-id" as "x-frame-options", requestId)

  const chosen = chosenLocale(request)
  if (chosen) setResponseHeader("set-cookie", localeCookieLine(chosen, env.UI_URL.startsWith("https:")))

  const form = readPostedForm(request.headers.get(postedFormHeader))
  const theme = themeOfRequest(request)
  return next({ context: { nonce, locale, config: publicConfig(env), page: { requestId, form, theme } } })
})

/** With a start file of our own the framework no longer adds this on its own. */
const csrf = createCsrfMiddleware({ filter: (ctx) => ctx.handlerType === "serverFn" })

/** A page of an earlier version may call functions that this one no longer has: not found, and no fault. */
const unknownFunction = createMiddleware().server(async ({ next, request }) => {
  try {
    return await next()
  } catch (error) {
    const isUnknown = error instanceof Error && error.message.startsWith("Server function info not found")
    if (isUnknown && new URL(request.url).pathname.startsWith("/_serverFn/"))
      return Response.json({ code: "not_found" }, { status: 404 })
    throw error
  }
})

export const startInstance = createStart(() => ({
  requestMiddleware: [pageRequest, csrf, unknownFunction],
  serializationAdapters: [faultAdapter],
  serverFns: { fetch: serverFunctionFetch },
}))
