import { countWithin, secondsLeft } from "./count-within.ts"
import { pathLimits } from "./path-limits.ts"
import type { Database } from "../db/client.ts"
import { addressGroup } from "./client-address.ts"

/** Counts one more call of a path of /api/auth by a network; says how long to wait if that was one too many. */
export async function overPathLimit(db: Database, path: string, clientAddress: string): Promise<number> {
  const limit = pathLimits[path]
  if (!limit) return 0
  const key = `${addressGroup(clientAddress)}|${path}`
  return (await countWithin(db, key, limit)) ? 0 : secondsLeft(db, key, limit)
}
