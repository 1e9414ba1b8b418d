import { createHash } from "node:crypto"
import { and, desc, eq, inArray } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { pushRemovals } from "../platform/db/schema/push/subscription.ts"

const hashOf = (endpoint: string) => createHash("sha256").update(endpoint).digest("base64url")

/** More browsers than anyone takes off the list. */
const most = 50

/** The person took this browser off the list: it doesn't come back by logging in there. */
export async function noteRemoval(tx: Transaction, userId: string, endpoint: string, removedAt: Date) {
  const endpointHash = hashOf(endpoint)
  await tx.insert(pushRemovals).values({ userId, endpointHash, removedAt }).onConflictDoNothing()
  const oldest = tx
    .select({ hash: pushRemovals.endpointHash })
    .from(pushRemovals)
    .where(eq(pushRemovals.userId, userId))
    .orderBy(desc(pushRemovals.removedAt))
    .offset(most)
  await tx
    .delete(pushRemovals)
    .where(and(eq(pushRemovals.userId, userId), inArray(pushRemovals.endpointHash, oldest)))
}

const removalOf = (userId: string, endpoints: readonly string[]) =>
  and(eq(pushRemovals.userId, userId), inArray(pushRemovals.endpointHash, endpoints.map(hashOf)))

export async function isRemoved(tx: Transaction, userId: string, endpoints: readonly string[]) {
  const found = await tx.select().from(pushRemovals).where(removalOf(userId, endpoints))
  return found.length > 0
}

/** They have asked for pushes there again. */
export async function forgetRemoval(tx: Transaction, userId: string, endpoint: string) {
  await tx.delete(pushRemovals).where(removalOf(userId, [endpoint]))
}
