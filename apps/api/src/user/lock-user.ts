import { eq } from "drizzle-orm"
import type { Transaction } from "../db/client.ts"
import { users } from "../db/schema/user.ts"

/** The lock of everything that a person owns and that is counted or compared: such deeds queue here. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update")
}
