import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import type { Database, Transaction } from "../db/client.ts"
import { rateLimits } from "../db/schema/account.ts"

/** As long as the forms count down before they offer to send once more. */
const pauseMs = 60_000

/** One letter of a kind a minute per person, whoever asks for it: nobody's mailbox is flooded from here. */
export async function mayWriteTo(
  tx: Transaction | Database,
  userId: string,
  letter: string,
): Promise<boolean> {
  const now = Date.now()
  const row = { id: randomUUID(), key: `letter|${letter}|${userId}`, count: 1, lastRequest: now }
  const taken = await tx
    .insert(rateLimits)
    .values(row)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { lastRequest: now },
      setWhere: sql`${rateLimits.lastRequest} <= ${now - pauseMs}`,
    })
    .returning({ id: rateLimits.id })
  return taken.length > 0
}
