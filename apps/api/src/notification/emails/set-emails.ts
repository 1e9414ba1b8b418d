import { and, eq, isNull } from "drizzle-orm"
import type { Database } from "../../platform/db/client.ts"
import { unwantedEmails } from "../../platform/db/schema/notification.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { EmailsOf } from "./stop-links.ts"

/** Takes effect from the next email on. Notifications themselves still arrive. */
export function setEmails(
  db: Database,
  { userId, type, isWanted }: EmailsOf & { isWanted: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for("share")
    if (!person) return
    const isThis = and(eq(unwantedEmails.userId, userId), eq(unwantedEmails.type, type))
    if (isWanted) await tx.delete(unwantedEmails).where(isThis)
    else await tx.insert(unwantedEmails).values({ userId, type }).onConflictDoNothing()
  })
}
