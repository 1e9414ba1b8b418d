import { and, eq, isNull } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

const { id, name, email, role, status, accountType } = users

/** Someone as administrators see them, whether they may come in or not; those who have left are nobody. */
export async function lockedUser(tx: Transaction, userId: string) {
  const [user] = await tx
    .select({ id, name, email, role, status, accountType })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("update")
  if (!user) throw new Refused("user_not_found")
  return user
}
