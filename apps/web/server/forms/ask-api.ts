import { localeOfRequest } from "../../src/i18n/locale-of-request.ts"
import { readAuthAnswer } from "../../src/session/person/auth-api.ts"
import type { AuthAnswer } from "../../src/session/person/auth-api.ts"

const timeoutMs = 10_000
const handedOn = ["cookie", "user-agent", "x-forwarded-for", "x-request-id"]

export interface Asked {
  answer: AuthAnswer
  /** Of a procedure: why it refused, or what it has against the first wrong field. */
  refusal: string | null
  /** What the API wants the browser to keep. */
  cookies: string[]
}

export type AskApi = (path: string, body?: object) => Promise<Asked>

/** Asks the API for a browser without scripts, as that browser would: with its cookies, address and language. */
export function apiFor(request: Request, { apiUrl, uiUrl }: { apiUrl: string; uiUrl: string }): AskApi {
  return async (path, body) => {
    const headers = new Headers({
      origin: new URL(uiUrl).origin,
      "accept-language": localeOfRequest(request),
    })
    for (const name of handedOn) {
      const value = request.headers.get(name)
      if (value) headers.set(name, value)
    }
    if (body) headers.set("content-type", "application/json")
    const init = body ? { method: "POST", body: JSON.stringify(body) } : {}
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(apiUrl + path, { ...init, headers, signal }).catch(() => null)
    const refusal = response && !response.ok ? await refusalIn(response.clone()) : null
    const answer = await readAuthAnswer(response)
    return { answer, refusal, cookies: response?.headers.getSetCookie() ?? [] }
  }
}

async function refusalIn(response: Response): Promise<string | null> {
  const told = (await response.json().catch(() => null)) as {
    error?: { data?: { refusal?: string | null; fields?: { code: string }[] | null } }
  } | null
  const { refusal, fields } = told?.error?.data ?? {}
  return refusal ?? fields?.[0]?.code ?? null
}
