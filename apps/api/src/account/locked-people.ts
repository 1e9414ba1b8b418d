import { and, eq, gt, inArray } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { newestFirst } from "../platform/db/lists/newest-first.ts"
import { signInGuards } from "../platform/db/schema/account.ts"
import { auditLogs } from "../platform/db/schema/audit-log.ts"
import { users } from "../platform/db/schema/user.ts"
import { emailKey } from "./email-key.ts"

const dayMs = 24 * 60 * 60 * 1000
/** The longest lock lasts a day; if there are more than this, we show the newest. */
const mostLocks = 2000

/** Guards know addresses only as hashes, so the locks of the last day are looked up where they are written down. */
export async function lockedPeople(db: Database, now: Date): Promise<string[]> {
  const dayAgo = new Date(now.getTime() - dayMs)
  const locks = db
    .select({ id: auditLogs.entityId })
    .from(auditLogs)
    .where(and(eq(auditLogs.action, "sign_in.lock"), gt(auditLogs.createdAt, dayAgo)))
    .orderBy(...newestFirst(auditLogs.createdAt, auditLogs.id))
    .limit(mostLocks)
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, locks))
  return [...(await lockedAmong(db, people, now))]
}

/** The ids of those whose login is closed at this moment, on whichever device. */
export async function lockedAmong(
  db: Database,
  people: readonly { id: string; email: string }[],
  now: Date,
): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const keys = new Map(people.map(({ id, email }) => [emailKey(email), id]))
  const rows = await db
    .select({ keyHash: signInGuards.keyHash })
    .from(signInGuards)
    .where(and(inArray(signInGuards.keyHash, [...keys.keys()]), gt(signInGuards.lockedUntil, now)))
  return new Set(rows.flatMap(({ keyHash }) => keys.get(keyHash) ?? []))
}
