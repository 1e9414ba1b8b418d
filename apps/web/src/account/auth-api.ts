/** What the auth API answered: fine, or a status with its code. A silent server has status 0. */
export type AuthAnswer = { ok: true } | { ok: false; status: number; code: string | null; retryAfter: number | null }

/** One call of the auth API with the browser's cookies. */
export async function callAuth(serverUrl: string, path: string, body: object): Promise<AuthAnswer> {
  const answer = await fetch(`${serverUrl}/api/auth${path}`, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!answer) return { ok: false, status: 0, code: null, retryAfter: null }
  if (answer.ok) return { ok: true }
  const told: unknown = await answer.json().catch(() => null)
  const code = typeof told === "object" && told !== null && "code" in told ? String(told.code) : null
  const wait = answer.headers.get("retry-after") ?? answer.headers.get("x-retry-after")
  return { ok: false, status: answer.status, code, retryAfter: wait ? Number(wait) : null }
}
