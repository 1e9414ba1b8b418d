import { and, eq, isNull } from "drizzle-orm"
import type { Database } from "../../platform/db/client.ts"
import { unwantedLetters } from "../../platform/db/schema/notification.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { LettersOf } from "./stop-links.ts"

/** From the next letter on. The notices themselves come as ever. */
export function setLetters(
  db: Database,
  { userId, type, isWanted }: LettersOf & { isWanted: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for("share")
    if (!person) return
    const isThis = and(eq(unwantedLetters.userId, userId), eq(unwantedLetters.type, type))
    if (isWanted) await tx.delete(unwantedLetters).where(isThis)
    else await tx.insert(unwantedLetters).values({ userId, type }).onConflictDoNothing()
  })
}
