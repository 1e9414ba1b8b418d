import { inArray } from "drizzle-orm"
import type { Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

/** Several at the same time, always in one order, so that nobody waits for the person who waits for them. */
export async function lockPeople(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for("no key update")
}
