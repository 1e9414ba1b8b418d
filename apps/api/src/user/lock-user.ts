import { eq } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

/**
 * The lock for everything that a person owns and that's counted or compared. Rows that only refer to the person don't
 * wait for it, or two people who write to each other would deadlock. If the account was deleted or closed while we
 * waited, there's nobody behind it.
 */
export async function lockUser(
  tx: Transaction,
  userId: string,
  strength: "update" | "no key update" = "no key update",
): Promise<void> {
  const [user] = await tx
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, userId))
    .for(strength)
  if (!user || user.status === "deactivated") throw new Refused("sign_in_needed")
}
