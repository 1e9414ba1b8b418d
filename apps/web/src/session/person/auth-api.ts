/** What the auth API answered: fine, or a status with its code and the fields it didn't like. Silence is status 0. */
export type AuthAnswer = { ok: true; data?: unknown } | AuthProblem
export interface AuthProblem {
  ok: false
  status: number
  code: string | null
  fields: FieldProblem[]
  retryAfter: number | null
  /** What someone deactivated is told after the right password. */
  data?: unknown
}

/** A field and what the API has against it. */
export interface FieldProblem {
  path: string
  code: string
}

interface Call {
  method?: "GET" | "POST"
  /** "omit" for requests about an address, because they don't depend on who's logged in. */
  credentials?: RequestCredentials
}

/** One call of the auth API, with the browser's cookies unless told otherwise. */
export async function callAuth(
  serverUrl: string,
  path: string,
  body: object,
  { method = "POST", credentials = "include" }: Call = {},
): Promise<AuthAnswer> {
  // What the API then writes by email, it writes in the language of the page and not of the browser.
  const language = { "accept-language": document.documentElement.lang }
  const request: RequestInit =
    method === "GET"
      ? { headers: language }
      : { headers: { ...language, "content-type": "application/json" }, body: JSON.stringify(body) }
  return readAuthAnswer(
    await fetch(`${serverUrl}/api/auth${path}`, { method, credentials, ...request }).catch(() => null),
  )
}

/** Null where nobody answered. */
export async function readAuthAnswer(answer: Response | null): Promise<AuthAnswer> {
  if (!answer) return { ok: false, status: 0, code: null, fields: [], retryAfter: null }
  if (answer.ok) return { ok: true, data: await answer.json().catch(() => null) }
  const told = (await answer.json().catch(() => null)) as {
    code?: unknown
    fields?: { path?: unknown; code?: unknown }[]
    retryAfterSec?: unknown
    restriction?: unknown
  } | null
  const wait = answer.headers.get("retry-after") ?? told?.retryAfterSec
  return {
    ok: false,
    status: answer.status,
    code: told?.code === undefined ? null : String(told.code),
    fields: Array.isArray(told?.fields)
      ? told.fields.map(({ path, code }) => ({ path: String(path), code: String(code) }))
      : [],
    retryAfter: wait ? Number(wait) : null,
    ...(told?.restriction ? { data: told } : {}),
  }
}
