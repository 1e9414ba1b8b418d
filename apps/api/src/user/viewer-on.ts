import { createHmac, randomBytes } from "node:crypto"
import type { Caller } from "../platform/caller.ts"
import type { Context } from "../platform/context.ts"

export type Viewing = Pick<Context, "db" | "now" | "log" | "clientAddress"> & { user: Caller | null }

/** Dies with the process, so nobody can find out later whose address it was; a restart may count someone twice. */
const key = randomBytes(32)

/** The same when one person looks at one thing twice on one day, and different for everyone else. */
export function viewerOn({ user, clientAddress }: Viewing, id: string, day: string): string {
  const who = user ? `user ${user.id}` : `address ${clientAddress}`
  return createHmac("sha256", key).update(`${id} ${day} ${who}`).digest("base64url").slice(0, 16)
}
