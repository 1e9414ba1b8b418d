import { inArray } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

/** Locks several people, always in one order, so that there's no deadlock. */
export async function lockPeople(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for("no key update")
}
