import { fromJSON, type SerovalJSON } from "seroval"

const prefix = "/_serverFn/"
const longestPayload = 10_000

/**
 * What is wrong with a call of a server function before anyone looks for it, as a status; null if nothing is. The
 * framework answers 500 itself: https://github.com/TanStack/router/issues/7363 and its 8237.
 */
export function malformedCall({ pathname, searchParams }: URL): 400 | 404 | null {
  if (!pathname.startsWith(prefix)) return null
  // Names are hashes. Others find things that are no functions, or nothing, which the framework takes for its own fault.
  if (!/^[0-9a-f]{64}$/.test(pathname.slice(prefix.length))) return 404
  const payload = searchParams.get("payload")
  return payload === null || isReadable(payload) ? null : 400
}

/** Read as the framework reads it, which would answer what it can't read with a fault of its own. */
function isReadable(payload: string) {
  if (payload.length > longestPayload) return false
  try {
    return typeof fromJSON(JSON.parse(payload) as SerovalJSON) === "object"
  } catch {
    return false
  }
}
