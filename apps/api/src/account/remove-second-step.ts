import { eq } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { secondStepRemovals, twoFactors } from "../platform/db/schema/account.ts"
import { users } from "../platform/db/schema/user.ts"
import { record } from "../platform/outbox/record.ts"
import { endSessions } from "./end-sessions.ts"

/** For someone who has lost it: the password is enough again, and everyone is logged out. Says whether it was on. */
export async function removeSecondStep(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ isOn: twoFactors.verified })
  await tx.delete(secondStepRemovals).where(eq(secondStepRemovals.userId, userId))
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
  if (!gone[0]?.isOn) return false
  await endSessions(tx, userId)
  await record(tx, { type: "second-step.removed", userId })
  return true
}
