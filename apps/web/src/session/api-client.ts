import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client"
import { createIsomorphicFn } from "@tanstack/react-start"
import { getRequestHeader, setResponseHeader } from "@tanstack/react-start/server"
import type { AppRouter } from "@doable/api/router"
import type { Locale } from "@doable/domain/locale"
import { sessionCookie } from "./session-cookie.ts"
import { apiAddress, readEnv } from "./env.ts"
import { incompleteHeader, leavesGap } from "./incomplete-page.ts"

export type ApiClient = ReturnType<typeof createApiClient>

interface ApiClientOptions {
  serverUrl: string
  locale: () => Locale
  timeoutMs?: number
}

/** Made per request on the server and once per page in the browser, never at module level. */
export function createApiClient({ serverUrl, locale, timeoutMs = 5000 }: ApiClientOptions) {
  const transport = apiTransport(serverUrl, timeoutMs)
  const options = {
    url: `${transport.baseUrl}/trpc`,
    fetch: transport.fetch,
    // What the API says in words, it says in the language of the page and not of the browser.
    headers: () => ({ "accept-language": locale() }),
  }
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === "subscription" || operation.context["alone"] === true,
        true: httpLink(options),
        false: httpBatchLink({ ...options, maxItems: 10 }),
      }),
    ],
  })
}

interface Transport {
  baseUrl: string
  fetch: typeof fetch
}

/** The browser sends its cookie itself; the server hands on the visitor's session cookie, address and request id. */
const apiTransport = createIsomorphicFn()
  .client((serverUrl: string, _timeoutMs: number): Transport => ({
    baseUrl: serverUrl,
    fetch: (input, init) => fetch(input, { ...init, credentials: "include" }),
  }))
  .server((_serverUrl: string, timeoutMs: number): Transport => {
    const env = readEnv()
    const forwarded = forwardedHeaders()
    return {
      baseUrl: apiAddress(env),
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers)
        for (const [name, value] of Object.entries(forwarded)) headers.set(name, value)
        const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])]
        try {
          const answer = await fetch(input, { ...init, headers, signal: AbortSignal.any(signals) })
          if (leavesGap(answer)) markIncomplete()
          return answer
        } catch (error) {
          markIncomplete()
          throw error
        }
      },
    }
  })

function markIncomplete() {
  setResponseHeader(incompleteHeader as "x-frame-options", "1")
}

function forwardedHeaders(): Record<string, string> {
  const handedOn = {
    cookie: sessionCookie(),
    "x-forwarded-for": getRequestHeader("x-forwarded-for"),
    "x-request-id": getRequestHeader("x-request-id"),
    traceparent: getRequestHeader("traceparent"),
    "user-agent": getRequestHeader("user-agent"),
  }
  return Object.fromEntries(Object.entries(handedOn).filter((entry): entry is [string, string] => !!entry[1]))
}
