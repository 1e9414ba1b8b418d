import { eq } from "../platform/db/drizzle.ts"
import type { AccountType } from "@doable/domain/user/status"
import type { Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"
import { record } from "../platform/outbox/record.ts"
import { lockedUser } from "./locked-user.ts"

/** Part of the command that makes someone a doer; to become what one is already is nothing. */
export async function changeAccountType(
  tx: Transaction,
  { userId, accountType, now }: { userId: string; accountType: AccountType; now: Date },
) {
  const { accountType: previousAccountType } = await lockedUser(tx, userId)
  if (previousAccountType === accountType) return
  await tx.update(users).set({ accountType, updatedAt: now }).where(eq(users.id, userId))
  const change = { previousAccountType, newAccountType: accountType }
  await record(tx, { type: "user.account-type-changed", userId, ...change })
}
