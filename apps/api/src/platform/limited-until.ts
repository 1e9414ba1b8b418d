import { eq } from "./db/drizzle.ts"
import type { Database } from "./db/client.ts"
import { users } from "./db/schema/user.ts"

/** When the limit of an account ends, set by a person or by a rule. */
export async function limitedUntil(db: Database, userId: string): Promise<string | undefined> {
  const { restrictedUntil, limitedUntil: byRule } = users
  const [row] = await db.select({ restrictedUntil, byRule }).from(users).where(eq(users.id, userId))
  return (row?.restrictedUntil ?? row?.byRule)?.toISOString()
}
