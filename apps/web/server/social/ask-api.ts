import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client"
import type { AppRouter } from "@doable/api/router"
import type { Locale } from "@doable/domain/locale"
import { providerFacts, taskFacts } from "./picture-facts.ts"
import type { PictureOf } from "./social-pictures.ts"

/**
 * Asks as a visitor, so that everyone gets the same picture, with or without a cookie. Passes the address on, so that
 * a bot that has read the page doesn't count as a second view.
 */
export function askApi(url: string) {
  return async (kind: PictureOf, id: string, locale: Locale, request: Request) => {
    const headers = handedOn(request.headers)
    const api = createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url: `${url}/trpc`,
          headers,
          fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(5000) } as RequestInit),
        }),
      ],
    })
    try {
      return kind === "tasks"
        ? taskFacts((await api.task.getById.query({ id })).task, locale)
        : providerFacts((await api.provider.getById.query({ id })).provider, locale)
    } catch (error) {
      const data = error instanceof TRPCClientError ? (error.data as { httpStatus?: number } | null) : null
      if (data?.httpStatus === 404) return null
      throw error
    }
  }
}

function handedOn(headers: Headers): Record<string, string> {
  const names = ["x-forwarded-for", "x-request-id", "user-agent"]
  return Object.fromEntries(
    names.flatMap((name) => (headers.get(name) ? [[name, headers.get(name) ?? ""]] : [])),
  )
}
